"""What lies on the disk: other files, configurations, folders."""

import asyncio
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


async def test_a_new_file_of_a_repository_inside_is_not_linted(start, folder):
    for repository in (folder, folder / "Module"):
        subprocess.run(["git", "init", "-q", str(repository)], check=True)
    editor = await start()
    await editor.begin(able(), folder)
    assert len(await editor.shown(editor.open((folder / "A.swift").as_uri(), UNBOUND))) == 1
    document = editor.open((folder / "Module/A.swift").as_uri(), UNBOUND)
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


@pytest.mark.parametrize("pull", [False, True])
async def test_an_open_configuration_keeps_its_mistake_when_it_is_saved(start, folder, pull):
    settings = folder / ".focuslint.yml"
    settings.write_text("")
    (folder / "Search.swift").write_text(UNBOUND)
    editor = await start()
    await editor.begin(able(pull=pull), folder)
    document = editor.open(settings)
    editor.replace(document, "languag: ja\n")
    if not pull:
        assert len(await editor.shown(document)) == 1
    settings.write_text(document.text)
    editor.watch(settings, Change.Changed)
    if pull:
        assert len(await editor.pulled(document)) == 1
        return
    # The file has no problems any more since its configuration is broken.
    await editor.until(lambda: count(editor, folder / "Search.swift") == 0)
    assert count(editor, settings) == 1


@pytest.mark.parametrize("pull", [False, True])
async def test_a_mistake_without_a_place_is_said_once(start, folder, pull):
    (folder / "Search.swift").write_text(UNBOUND)
    settings, baseline = folder / ".focuslint.yml", folder / "known.json"
    settings.write_text("baseline: known.json\n")
    baseline.write_text("")
    editor = await start()
    await editor.begin(able(pull=pull), folder)
    [message] = await editor.until(lambda: editor.messages, "a message")
    assert message.type == types.MessageType.Error
    assert message.message.startswith("known.json: this is no baseline. `focuslint ")
    editor.watch(settings, Change.Changed)
    if pull:
        await editor.workspace_diagnostic_async(types.WorkspaceDiagnosticParams([]))
    settings.write_text("rulez: {}\n")
    editor.watch(settings, Change.Changed)
    if pull:
        await editor.until(lambda: editor.diagnostic_refresh_count, "a refresh")
    else:
        await editor.until(lambda: count(editor, settings) == 1, "a mistake")
    assert len(editor.messages) == 1


async def test_a_mistake_outside_the_folder_is_shown_and_goes(start, folder):
    (folder / ".git").mkdir()
    inner, settings = folder / "Inner", folder / ".focuslint.yml"
    inner.mkdir()
    (inner / "Search.swift").write_text(UNBOUND)
    settings.write_text("rulez: {}\n")
    editor = await start()
    await editor.begin(able(), inner)
    await editor.until(lambda: count(editor, settings) == 1, "a mistake")
    settings.write_text("rules: {}\n")
    editor.watch(settings, Change.Changed)
    await editor.until(lambda: count(editor, settings) == 0, "no mistake")
    await editor.until(lambda: count(editor, inner / "Search.swift") == 1, "the problem")


async def test_many_files_are_told_without_a_pause(start, folder):
    for n in range(300):
        (folder / f"View{n}.swift").write_text(UNBOUND.replace("SearchField", f"Field{n}"))
    editor = await start()
    await editor.begin(able(), folder)
    # With a moment of quiet after each few it would take a quarter of a minute.
    await editor.until(lambda: len(editor.published) == 300, "300 files", patience=8)
    assert editor.methods().count(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS) == 300
    (folder / ".focuslint.yml").write_text("rules: { missing-focused-binding: off }\n")
    editor.watch(folder / ".focuslint.yml", Change.Created)
    gone = lambda: not any(params.diagnostics for params in editor.published.values())
    await editor.until(gone, "no problems", patience=8)
    assert editor.methods().count(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS) == 600


@pytest.mark.parametrize("root, opened", [("Link", "App"), ("App", "Link"), ("Link", "Link")])
async def test_a_file_behind_a_link_is_the_same_file(start, folder, root, opened):
    (folder.parent / "Link").symlink_to(folder)
    root, opened = folder.parent / root, folder.parent / opened
    (folder / "Search.swift").write_text(SHARED)
    (folder / "Search+Body.swift").write_text("")
    editor = await start()
    await editor.begin(able(), root)
    await editor.until(lambda: count(editor, root / "Search.swift") == 1, "a problem")
    document = editor.open(opened / "Search.swift")
    assert len(await editor.shown(document)) == 1
    assert sum(len(params.diagnostics) for params in editor.published.values()) == 1
    editor.open(opened / "Search+Body.swift", BOUND)
    await editor.until(lambda: count(editor, opened / "Search.swift") == 0, "no problem")
    editor.close(document)
    assert sum(len(params.diagnostics) for params in editor.published.values()) == 0


@pytest.mark.parametrize("pull", [False, True])
async def test_an_address_that_is_written_otherwise_is_of_the_same_file(start, folder, pull):
    path = folder / "Search.swift"
    path.write_text(UNBOUND)
    editor = await start()
    await editor.begin(able(pull=pull), folder)
    written = path.as_uri().replace("Search", "%53earch")
    if pull:
        whole = await editor.workspace_diagnostic_async(types.WorkspaceDiagnosticParams([]))
        assert [item.uri for item in whole.items] == [path.as_uri()]
        previous = [types.PreviousResultId(path.as_uri(), whole.items[0].result_id)]
        editor.open(written, UNBOUND)
        whole = await editor.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous))
        found = {item.uri: len(item.items) for item in whole.items}
        assert found == {written: 1, path.as_uri(): 0}
        return
    await editor.until(lambda: count(editor, path) == 1, "a problem")
    document = editor.open(written, UNBOUND)
    assert len(await editor.shown(document)) == 1
    assert count(editor, path) == 0
    editor.close(document)
    await editor.until(lambda: count(editor, path) == 1, "the problem at its first address")
    assert not editor.published[written].diagnostics


@pytest.mark.parametrize("roots", [["", "Packages/Kit"], ["App", "Packages/Kit"], ["App"], []])
@pytest.mark.parametrize("is_open", [True, False])
async def test_a_project_that_lies_in_several_folders(start, folder, roots, is_open):
    search, body = folder / "App/Search.swift", folder / "Packages/Kit/Search+Body.swift"
    for path, text in [(search, SHARED), (body, "")]:
        path.parent.mkdir(parents=True)
        path.write_text(text)
    editor = await start()
    await editor.begin(able(), *[folder / root for root in roots])
    if not roots:
        editor.open(search)
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


@pytest.mark.parametrize("later", [False, True])
async def test_what_a_configuration_names_is_watched_whatever_its_name(start, folder, later):
    search, settings = folder / "Search.swift", folder / ".focuslint.yml"
    search.write_text(UNBOUND)
    named = "extends: ../App/shared.cfg\nbaseline: known[1].txt\n"
    baseline = '{"version": 1, "problems": []}'
    settings.write_text("" if later else named)
    (folder / "shared.cfg").write_text("")
    (folder / "known[1].txt").write_text(baseline)
    editor = await start()
    await editor.begin(able(watch=True), folder)
    await editor.until(lambda: count(editor, search) == 1, "the problem")
    if later:
        settings.write_text(named)
        editor.watch(settings, Change.Changed)
    await editor.until(lambda: len(editor.registrations) == 1 + later, "what to watch")
    globs = [w["globPattern"] for r in editor.registrations for w in r.register_options["watchers"]]
    assert len({r.id for r in editor.registrations}) == len(editor.registrations)
    assert len(set(globs)) == len(globs)
    assert {"**/*.swift", "**/.focuslint.yml", "**/shared.cfg", "**/known?1?.txt"} < set(globs)
    for name, text, problems in [
        ("shared.cfg", "rules: { missing-focused-binding: off }\n", 0),
        ("shared.cfg", "", 1),
        ("known[1].txt", "{", 0),
        ("known[1].txt", baseline, 1),
    ]:
        (folder / name).write_text(text)
        editor.watch(folder / name, Change.Changed)
        await editor.until(lambda: count(editor, search) == problems, f"{problems} problems")


async def test_many_files_change_at_once(start, folder):
    paths = [folder / f"View{n}.swift" for n in range(1000)]
    for n, path in enumerate(paths):
        path.write_text(SHARED.replace("SearchField", f"Field{n}"))
    editor = await start()
    await editor.begin(able(pull=True), folder)
    whole = types.WorkspaceDiagnosticParams([])
    assert len((await editor.workspace_diagnostic_async(whole)).items) == len(paths)
    for kind, problems in [(Change.Changed, 0), (Change.Deleted, 0), (Change.Created, 1000)]:
        for n, path in enumerate(paths):
            if kind == Change.Deleted:
                path.unlink()
            else:
                path.write_text(SHARED.replace("SearchField", f"Field{n}") if problems else "")
        events = [types.FileEvent(path.as_uri(), kind) for path in paths]
        # Editors send them in many messages.
        for first in range(0, len(events), 10):
            editor.workspace_did_change_watched_files(
                types.DidChangeWatchedFilesParams(events[first : first + 10])
            )
        reports = await asyncio.wait_for(editor.workspace_diagnostic_async(whole), 20)
        assert len(reports.items) == problems
