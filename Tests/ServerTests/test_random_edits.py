"""After any edits the server says what the command says of a folder with the same texts."""

import os
import random
import re
from pathlib import Path

import pytest
from lsprotocol import types

from conftest import able
from editor import Editor
from lint import Lint, fixes, name_of, problems

SESSIONS = int(os.environ.get("FOCUSLINT_SESSIONS", "20"))
"""Each has ten sequences of up to five edits."""

RULES = Path(__file__).resolve().parents[2] / "rules"
PIECES = [
    "  @FocusState private var extra: Bool\n",
    "  @FocusState var other: Field?\r\n",
    "\n    .focused($extra)",
    ".focused($field, equals: .name)",
    "    field.becomeFirstResponder()\n",
    "DispatchQueue.main.async { ",
    "// focuslint:disable:next all\n",
    "// focuslint:disable missing-focused-binding - 理由\n",
    "// focuslint:enable all\n",
    "#if os(macOS)\n",
    "#else\n",
    "#endif\n",
    "extension View {\n",
    "struct Extra: View { var body: some View { Text(\"\") } }\n",
    "{", "}", "(", ")", '"', '"""', "/*", "*/", "//", "\\(", "#", "\n", "\r\n", "\r", "\t",
    "検索", "👩‍👩‍👧", "e\u0301", "\u2028", "\u00a0", "private ", "$", ".", "?", "é",
]  # fmt: skip


def examples() -> list[str]:
    """The code of the rules' pages."""
    return [
        code
        for page in sorted(RULES.glob("*.md"))
        if page.name != "README.md" and not page.name.endswith(".ja.md")
        for code in re.findall(r"```swift\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    ]


class Writer:
    """Edits files as people and tools do, at random."""

    def __init__(self, seed: int, editor: Editor, folder: Path):
        self.random = random.Random(seed)
        self.editor = editor
        self.folder = folder
        self.examples = examples()
        self.names = [f"File{n}.swift" for n in range(4)]
        self.earlier: dict[str, list[str]] = {name: [] for name in self.names}

    def document(self, name: str):
        return self.editor.documents.get((self.folder / name).as_uri())

    def texts(self) -> dict[str, str]:
        """What an editor and the disk hold together."""
        texts = {p.name: p.read_bytes().decode() for p in self.folder.glob("File*.swift")}
        for document in self.editor.documents.values():
            texts[name_of(document.uri)] = document.text
        return texts

    def step(self):
        name = self.random.choice(self.names)
        document = self.document(name)
        if document is None:
            return self.touch(name)
        if self.random.random() < 0.06:
            self.editor.close(document)
            return self.editor.watch(self.folder / name, types.FileChangeType.Changed)
        if self.random.random() < 0.06:
            (self.folder / name).write_bytes(document.text.encode())
            return self.editor.watch(self.folder / name, types.FileChangeType.Changed)
        earlier = self.earlier[name]
        earlier.append(document.text)
        chance = self.random.random()
        if chance < 0.1:
            self.editor.replace(document, self.example())
        elif chance < 0.2 and len(earlier) > 1:
            self.editor.replace(document, self.random.choice(earlier))
        else:
            count = 1 if chance < 0.7 else self.random.randint(2, 4)
            self.editor.tell(document, *[self.change(document) for _ in range(count)])

    def touch(self, name: str):
        """Does something to a file that is not open."""
        path = self.folder / name
        if not path.exists():
            path.write_bytes(self.example().encode())
            self.editor.watch(path, types.FileChangeType.Created)
        elif self.random.random() < 0.6:
            self.editor.open(path)
        elif self.random.random() < 0.3:
            path.unlink()
            self.editor.watch(path, types.FileChangeType.Deleted)
        else:
            path.write_bytes(self.example().encode())
            self.editor.watch(path, types.FileChangeType.Changed)

    def example(self) -> str:
        text = self.random.choice(self.examples)
        if self.random.random() < 0.2:
            text += self.random.choice(self.examples)
        return text.replace("\n", "\r\n") if self.random.random() < 0.2 else text

    def change(self, document):
        text, chance = document.text, self.random.random()
        at = self.random.randint(0, len(text))
        if chance < 0.4:
            return document.edit(at, at, self.random.choice(PIECES))
        if chance < 0.6:
            return document.edit(at, min(len(text), at + self.random.randint(1, 12)), "")
        start, end = self.random.choice(document.lines())
        if chance < 0.75:
            return document.edit(start, end, "")
        if chance < 0.85:
            return document.edit(start, start, text[start:end] + "\n")
        end = min(len(text), at + self.random.randint(1, 300))
        return document.edit(at, end, self.random.choice(PIECES) if chance < 0.95 else "")


async def told(editor: Editor, pulls: bool, expected) -> dict:
    """All diagnostics, by file, once a pushing server has said what is expected, or has not in time."""
    if pulls:
        report = await editor.workspace_diagnostic_async(types.WorkspaceDiagnosticParams([]))
        return {name_of(item.uri): problems(list(item.items)) for item in report.items}

    def now():
        shown = {name_of(u): problems(list(p.diagnostics)) for u, p in editor.published.items()}
        return {name: found for name, found in shown.items() if found}

    try:
        await editor.until(lambda: now() == expected, patience=5)
    except AssertionError:
        pass
    return now()


@pytest.mark.parametrize("seed", range(SESSIONS))
async def test_it_says_what_the_command_says(start, program, folder, tmp_path, seed):
    pulls = seed % 4 != 0
    editor = await start()
    writer = Writer(seed, editor, folder)
    for name in writer.names[:3]:
        (folder / name).write_bytes(writer.example().encode())
    encodings = ["utf-8"] if seed % 3 == 0 else None
    await editor.begin(able(pull=pulls, encodings=encodings), folder)
    for name in writer.names[: 1 + seed % 3]:
        editor.open(folder / name)
    for sequence in range(10):
        for _ in range(writer.random.randint(1, 5)):
            writer.step()
        again = tmp_path / f"again{sequence}"
        again.mkdir()
        (again / "Package.swift").write_bytes((folder / "Package.swift").read_bytes())
        lint = Lint(program, again, writer.texts(), editor.encoding)
        expected = {name: found for name, found in lint.problems().items() if found}
        assert await told(editor, pulls, expected) == expected, f"sequence {sequence}"
        for document in editor.documents.values():
            name = name_of(document.uri)
            assert await fixes(editor, document) == lint.fixes()[name], f"sequence {sequence}"
