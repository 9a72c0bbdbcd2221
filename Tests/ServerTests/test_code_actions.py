"""What can be done about a problem, and what is said of it."""

import os
from pathlib import Path

import pytest
from lsprotocol import types

from conftest import UNBOUND, able

GREEDY = """\
import SwiftUI

struct GreetingField: UIViewRepresentable {
  let autofocus: Bool

  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    if autofocus {
      field.becomeFirstResponder()
    }
  }
}
"""
"""A text with two problems at one place."""


async def test_each_problem_of_a_place_has_its_actions(start, folder):
    editor = await start()
    await editor.begin(able(), folder)
    document = editor.open(folder / "Greeting.swift", GREEDY)
    found = await editor.shown(document)
    assert {d.code for d in found} == {
        "first-responder-outside-main-queue",
        "missing-one-shot-guard",
    }
    actions = await editor.actions(document, found[0].range)
    for diagnostic in found:
        own = [a for a in actions if list(a.diagnostics or []) == [diagnostic]]
        assert f"Disable `{diagnostic.code}` for this line" in [a.title for a in own]
        assert f"Explain `{diagnostic.code}`" in [a.title for a in own]
    title = "Disable `first-responder-outside-main-queue` for this line"
    editor.apply(next(a for a in actions if a.title == title).edit)
    assert [d.code for d in await editor.shown(document)] == ["missing-one-shot-guard"]


async def test_disabling_hides_and_nothing_else_comes(start, folder):
    editor = await start()
    await editor.begin(able(encodings=["utf-8"]), folder)
    for where in ("for this line", "in this file"):
        text = UNBOUND.replace("@FocusState", "/* 検索 */ @FocusState").replace("\n", "\r\n")
        document = editor.open(folder / f"{where}.swift", text)
        [found] = await editor.shown(document)
        [action] = [a for a in await editor.actions(document, found.range) if where in a.title]
        editor.apply(action.edit)
        assert await editor.shown(document) == []
        assert "focuslint:disable" in document.text
        assert "\n" not in document.text.replace("\r\n", "")


async def test_only_what_is_asked_for(start, folder):
    editor = await start()
    await editor.begin(able(), folder)
    document = editor.open(folder / "Search.swift", UNBOUND)
    [found] = await editor.shown(document)
    nowhere = document.range(0, 0)
    assert [a.kind for a in await editor.actions(document, nowhere, "quickfix")] == []
    for only in ("source", "source.fixAll", "source.fixAll.focuslint"):
        assert [a.kind for a in await editor.actions(document, nowhere, only)] == [
            "source.fixAll.focuslint"
        ]
    assert await editor.actions(document, found.range, "refactor") == []
    kinds = {a.kind for a in await editor.actions(document, found.range, "quickfix")}
    assert kinds == {"quickfix"}


async def test_fix_all_makes_every_safe_fix(start, folder):
    editor = await start()
    await editor.begin(able(versions=False, encodings=["utf-8"]), folder)
    head, state, rest = UNBOUND.partition("  @FocusState private var isSearching: Bool\n")
    states = "".join(state.replace("isSearching", f"state{n}") for n in range(5))
    document = editor.open(folder / "検索.swift", head + states + "  // 検索👍\n" + rest)
    assert len(await editor.shown(document)) == 5
    [action] = await editor.actions(document, document.range(0, 0), "source.fixAll")
    editor.apply(action.edit)
    assert await editor.shown(document) == []
    assert document.text == head + "  // 検索👍\n" + rest
    assert await editor.actions(document, document.range(0, 0), "source.fixAll") == []


async def test_hover_tells_the_rule_in_the_clients_language(start, folder):
    for locale, word in [(None, "Focus state"), ("ja", "フォーカス"), ("ja-JP", "フォーカス")]:
        editor = await start()
        await editor.begin(able(), folder, locale=locale)
        document = editor.open(folder / "Search.swift", UNBOUND)
        [found] = await editor.shown(document)
        at = types.HoverParams(
            types.TextDocumentIdentifier(document.uri), found.range.start
        )
        hover = await editor.text_document_hover_async(at)
        assert hover.range == found.range
        assert hover.contents.kind == types.MarkupKind.Markdown
        assert word in hover.contents.value
        nowhere = types.HoverParams(at.text_document, types.Position(0, 0))
        assert await editor.text_document_hover_async(nowhere) is None
        editor.type(document, "import SwiftUI\n", "// focuslint:disable refocus-on-submit\n")
        ruled = types.HoverParams(at.text_document, types.Position(1, 25))
        hover = await editor.text_document_hover_async(ruled)
        assert document.text[slice(*document.span(hover.range))] == "refocus-on-submit"


async def test_a_page_is_shown(start, folder):
    command = types.ExecuteCommandParams("focuslint.explain", ["refocus-on-submit"])
    editor = await start()
    await editor.begin(able(documents=True), folder)
    await editor.workspace_execute_command_async(command)
    [shown] = await editor.until(lambda: editor.shown_documents, "a shown document")
    page = shown.uri.removeprefix("file://")
    assert open(page, encoding="utf-8").read().startswith("# ")
    editor = await start()
    await editor.begin(able(documents=False), folder)
    await editor.workspace_execute_command_async(command)
    [shown] = await editor.until(lambda: editor.messages, "a message")
    assert shown.type == types.MessageType.Info


async def test_pages_are_in_the_language_of_the_configuration(start, folder):
    (folder / ".focuslint.yml").write_text("language: ja\n")
    editor = await start()
    await editor.begin(able(documents=True), folder, locale="en")
    document = editor.open((folder / "Search.swift").as_uri(), UNBOUND)
    await editor.shown(document)
    [explain] = [a for a in await editor.actions(document) if a.command]
    command = types.ExecuteCommandParams(explain.command.command, explain.command.arguments)
    await editor.workspace_execute_command_async(command)
    [shown] = await editor.until(lambda: editor.shown_documents, "a shown document")
    title = Path(shown.uri.removeprefix("file://")).read_text("utf-8").split("\n")[0]
    assert not title.isascii()
    editor.edit(document, 0, 0, "// focuslint:disable \n")
    found = await editor.text_document_completion_async(
        types.CompletionParams(
            types.TextDocumentIdentifier(document.uri), types.Position(0, len("// focuslint:disable "))
        )
    )
    assert not any(item.detail.isascii() for item in found if item.detail)


@pytest.mark.parametrize("taken", ["link", "open"])
async def test_a_page_is_not_written_into_a_folder_of_somebody_else(
    start, folder, tmp_path, monkeypatch, taken
):
    name = tmp_path / f"focuslint-{os.geteuid()}"
    other = tmp_path / "other"
    other.mkdir(mode=0o700)
    if taken == "link":
        name.symlink_to(other)
    else:
        name.mkdir()
        name.chmod(0o777)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    editor = await start()
    await editor.begin(able(documents=True), folder)
    command = types.ExecuteCommandParams("focuslint.explain", ["refocus-on-submit"])
    await editor.workspace_execute_command_async(command)
    [shown] = await editor.until(lambda: editor.shown_documents, "a shown document")
    page = Path(shown.uri.removeprefix("file://"))
    assert page.read_text("utf-8").startswith("# ")
    assert page.parent.stat().st_mode & 0o777 == 0o700
    assert page.parent != name and list(name.iterdir()) == []


async def test_completion_names_rules_in_comments_alone(start, folder):
    editor = await start()
    await editor.begin(able(), folder)
    document = editor.open(folder / "A.swift", "let a = 1 // 検索👍 focuslint:\n/* b */ let b = 2\n")

    async def labels(behind: str) -> dict[str, types.CompletionItem]:
        at = document.position(document.text.index(behind) + len(behind))
        found = await editor.text_document_completion_async(
            types.CompletionParams(types.TextDocumentIdentifier(document.uri), at)
        )
        return {item.label: item for item in found}

    assert "disable:next" in await labels("focuslint:")
    assert await labels("let b = ") == {}
    editor.type(document, "focuslint:", "disable:next refocus-on")
    items = await labels("refocus-on")
    edit = items["refocus-on-submit"].text_edit
    assert document.text[slice(*document.span(edit.range))] == "refocus-on"
    assert "all" in items
    editor.type(document, "refocus-on", "-submit ")
    assert "refocus-on-submit" not in await labels("submit ")
    editor.type(document, "submit ", "- because ")
    assert await labels("because ") == {}
