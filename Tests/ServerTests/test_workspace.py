"""What lies on the disk: other files, configurations, folders."""

import subprocess

import pytest
from lsprotocol import types

from conftest import UNBOUND, able

SHARED = UNBOUND.replace("private ", "")
BOUND = """\
import SwiftUI

extension SearchField {
  var field: some View { TextField("", text: .constant("")).focused($isSearching) }
}
"""
Change = types.FileChangeType


def count(editor, path) -> int:
    """How many problems a file is known to have."""
    params = editor.published.get(path.as_uri())
    return len(params.diagnostics) if params else 0


async def test_files_come_change_and_go(start, folder):
    editor = await start()
    await editor.begin(able(watch=True), folder)
    [registration] = await editor.until(lambda: editor.registrations, "a registration")
    assert registration.method == types.WORKSPACE_DID_CHANGE_WATCHED_FILES
    path = folder / "Search.swift"
    for text, kind, problems in [
        (UNBOUND, Change.Created, 1),
        ("", Change.Changed, 0),
        (UNBOUND, Change.Changed, 1),
        (None, Change.Deleted, 0),
    ]:
        path.write_text(text) if text is not None else path.unlink()
        editor.watch(path, kind)
        await editor.until(lambda: count(editor, path) == problems, f"{problems} problems")


@pytest.mark.parametrize("is_open", [True, False])
async def test_one_file_decides_anothers_problems(start, folder, is_open):
    search, body = folder / "Search.swift", folder / "Search+Body.swift"
    search.write_text(SHARED)
    body.write_text("")
    editor = await start()
    await editor.begin(able(), folder)
    document = editor.open(search)
    await editor.until(lambda: count(editor, search) == 1, "a problem")
    other = editor.open(body) if is_open else None
    for text, problems in [(BOUND, 0), ("// nothing\n", 1), (BOUND, 0)]:
        if other:
            editor.replace(other, text)
        else:
            body.write_text(text)
            editor.watch(body, Change.Changed)
        await editor.until(lambda: count(editor, search) == problems, f"{problems} problems")
    if other:  # The file on the disk is empty still.
        editor.close(other)
        await editor.until(lambda: count(editor, search) == 1, "the problem again")
    assert document.version == 1


@pytest.mark.parametrize("refresh", [True, False])
async def test_a_client_that_asks_is_told_to_ask_again(start, folder, refresh):
    (folder / "Search.swift").write_text(SHARED)
    editor = await start()
    await editor.begin(able(pull=True, refresh=refresh), folder)
    await editor.workspace_diagnostic_async(types.WorkspaceDiagnosticParams([]))
    search = editor.open(folder / "Search.swift")
    body = editor.open(folder / "Search+Body.swift", "")
    assert len(await editor.pulled(search)) == 1
    before = editor.diagnostic_refresh_count
    editor.replace(body, BOUND)
    if refresh:
        await editor.until(lambda: editor.diagnostic_refresh_count > before, "a refresh")
    assert await editor.pulled(search) == []


async def test_a_mistake_in_a_configuration_is_shown_and_goes(start, folder):
    search, settings = folder / "Search.swift", folder / ".focuslint.yml"
    search.write_text(UNBOUND)
    settings.write_text("# 設定\nrules:\n  missing-focused-bindin: off\n")
    editor = await start()
    await editor.begin(able(), folder)
    await editor.until(lambda: count(editor, settings) == 1, "the mistake")
    [mistake] = editor.published[settings.as_uri()].diagnostics
    assert mistake.range.start == types.Position(2, 2)
    assert "missing-focused-binding" in mistake.message
    settings.write_text("rules:\n  missing-focused-binding: off\n")
    editor.watch(settings, Change.Changed)
    await editor.until(lambda: count(editor, settings) == 0, "no mistake")
    document = editor.open(search)
    assert await editor.shown(document) == []
    settings.unlink()
    editor.watch(settings, Change.Deleted)
    await editor.until(lambda: count(editor, search) == 1, "the problem")


async def test_a_configuration_is_judged_as_it_is_written(start, folder):
    settings = folder / ".focuslint.yml"
    settings.write_text("")
    editor = await start()
    await editor.begin(able(), folder)
    document = editor.open(settings)
    assert await editor.shown(document) == []
    editor.replace(document, "languag: ja\n")
    [mistake] = await editor.shown(document)
    assert "language" in mistake.message
    editor.replace(document, "language: ja\n")
    assert await editor.shown(document) == []
    settings.write_text(document.text)
    editor.text_document_did_save(
        types.DidSaveTextDocumentParams(types.TextDocumentIdentifier(document.uri))
    )
    search = editor.open(folder / "Search.swift", UNBOUND)
    [found] = await editor.shown(search)
    assert "`isSearching`" in found.message and not found.message.isascii()


async def test_what_is_not_linted_has_no_problems(start, folder):
    subprocess.run(["git", "init", "-q", str(folder)], check=True)
    (folder / ".gitignore").write_text("Build/\n")
    (folder / ".focuslint.yml").write_text("exclude: [Vendor]\n")
    paths = [folder / name for name in ("Build/A.swift", "Vendor/B.swift", "C.pb.swift")]
    for path in paths:
        path.parent.mkdir(exist_ok=True)
        path.write_text(UNBOUND)
    editor = await start()
    await editor.begin(able(), folder)
    for path in paths:
        document = editor.open(path)
        assert await editor.shown(document) == []
        assert await editor.actions(document) == []
        editor.edit(document, 0, 0, "\n")
        assert await editor.shown(document) == []


async def test_folders_come_and_go(start, tmp_path):
    folders = [tmp_path / name for name in ("One", "Two", "Three")]
    paths = [folder / "Search.swift" for folder in folders]
    for folder, path in zip(folders, paths):
        folder.mkdir()
        (folder / "Package.swift").write_text("")
        path.write_text(UNBOUND)
    (folders[1] / ".focuslint.yml").write_text("language: ja\n")
    editor = await start()
    await editor.begin(able(), *folders[:2])
    await editor.until(lambda: all(count(editor, path) == 1 for path in paths[:2]))
    assert count(editor, paths[2]) == 0
    messages = [editor.published[path.as_uri()].diagnostics[0].message for path in paths[:2]]
    assert [message.isascii() for message in messages] == [True, False]

    def change(added, removed):
        [added, removed] = [
            [types.WorkspaceFolder(f.as_uri(), f.name) for f in folders]
            for folders in (added, removed)
        ]
        editor.workspace_did_change_workspace_folders(
            types.DidChangeWorkspaceFoldersParams(
                types.WorkspaceFoldersChangeEvent(added, removed)
            )
        )

    change([folders[2]], [folders[0]])
    await editor.until(lambda: count(editor, paths[2]) == 1 and count(editor, paths[0]) == 0)
    # An open document stays, whatever is round it.
    document = editor.open(paths[2])
    assert len(await editor.shown(document)) == 1
    change([], folders[1:])
    await editor.until(lambda: count(editor, paths[1]) == 0)
    editor.edit(document, 0, 0, "\n")
    assert len(await editor.shown(document)) == 1


async def test_a_client_that_asks_hears_of_new_files(start, folder):
    editor = await start()
    await editor.begin(able(pull=True), folder)
    await editor.workspace_diagnostic_async(types.WorkspaceDiagnosticParams([]))
    path = folder / "Search.swift"
    path.write_text(UNBOUND)
    editor.watch(path, Change.Created)
    await editor.until(lambda: editor.diagnostic_refresh_count, "a refresh", patience=3)


async def test_a_file_has_one_address(start, tmp_path):
    folder = tmp_path / "App (1)+@"
    folder.mkdir()
    path = folder / "Search.swift"
    path.write_text(UNBOUND)
    editor = await start()
    await editor.begin(able(), folder)
    await editor.until(lambda: editor.published)
    await editor.shown(editor.open(path))
    shown = [params for params in editor.published.values() if params.diagnostics]
    assert len(shown) == 1


RULE = """\
---
id: no-print
message: "`{name}` is called."
---

# A call of print

## Query

```scheme
((call_expression (simple_identifier) @name) @report (#eq? @name "print"))
```

## Bad

```swift
print(1)  // expect: no-print
```

## Good

```swift
log(1)
```
"""


@pytest.mark.parametrize("is_open", [True, False])
async def test_rules_of_ones_own_come_change_and_break(start, folder, is_open):
    rule, code = folder / "lint-rules" / "no-print.md", folder / "Code.swift"
    rule.parent.mkdir()
    rule.write_text(RULE)
    (folder / ".focuslint.yml").write_text("rule-folders: [lint-rules]\n")
    code.write_text("func f() { print(1); dump(2); dump(3) }\n")
    editor = await start()
    await editor.begin(able(watch=True), folder)
    if is_open:
        editor.open(code)
    for text, problems, mistakes in [
        (RULE, 1, 0),
        (RULE.replace('"print"', '"dump"'), 2, 0),
        (RULE.replace("call_expression", "call_expresion"), 0, 1),
        (RULE, 1, 0),
    ]:
        rule.write_text(text)
        editor.watch(rule, Change.Changed)
        await editor.until(
            lambda: (count(editor, code), count(editor, rule)) == (problems, mistakes),
            f"{problems} problems and {mistakes} mistakes in the rule",
        )
        if mistakes:
            [mistake] = editor.published[rule.as_uri()].diagnostics
            assert mistake.message.startswith("there is no node `call_expresion`")
            assert mistake.range.start == types.Position(10, 2)


async def test_a_page_of_ones_own_is_shown(start, folder):
    (folder / "lint-rules").mkdir()
    (folder / "lint-rules" / "no-print.md").write_text(RULE)
    (folder / ".focuslint.yml").write_text("rule-folders: [lint-rules]\n")
    code = folder / "Code.swift"
    code.write_text("func f() { print(1) }\n")
    editor = await start()
    await editor.begin(able(), folder)
    editor.open(code)
    await editor.until(lambda: count(editor, code) == 1, "a problem")
    params = types.HoverParams(types.TextDocumentIdentifier(code.as_uri()), types.Position(0, 12))
    hover = await editor.text_document_hover_async(params)
    assert hover.contents.value.startswith("# A call of print\n")
