"""Whole sessions, as clients of all kinds have them."""

import pytest
from lsprotocol import types
from pytest_lsp import client_capabilities

from conftest import UNBOUND, able

REAL = [
    "emacs",
    "neovim@v0.6",
    "neovim@v0.7",
    "neovim@v0.9",
    "neovim@v0.10",
    "neovim@v0.11",
    "visual_studio_code",
]
MADE = {
    "push": able(),
    "push-utf-8": able(encodings=["utf-8", "utf-16"]),
    "push-all": able(versions=False, progress=True, watch=True, documents=True),
    "pull": able(pull=True),
    "pull-utf-8": able(pull=True, encodings=["utf-8"], versions=False),
    "pull-all": able(pull=True, progress=True, watch=True, documents=True),
    "pull-without-refresh": able(pull=True, refresh=False),
    "nothing": types.ClientCapabilities(),
}


@pytest.mark.parametrize("client", REAL + list(MADE))
async def test_a_problem_is_shown_mended_and_gone(start, folder, client):
    capabilities = MADE.get(client) or client_capabilities(client)
    editor = await start()
    path = folder / "Search 検索.swift"
    path.write_text(UNBOUND)
    (folder / "Other.swift").write_text(UNBOUND.replace("isSearching", "isOther"))
    result = await editor.begin(capabilities, folder)
    pulls = result.capabilities.diagnostic_provider is not None
    document = editor.open(path)

    async def diagnostics():
        return await (editor.pulled(document) if pulls else editor.shown(document))

    [found] = await diagnostics()
    assert found.code == "missing-focused-binding"
    assert found.source == "focuslint"
    assert found.severity == types.DiagnosticSeverity.Warning
    assert document.text[slice(*document.span(found.range))] == "isSearching"

    # The same after Japanese and an emoji on the line, in two changes of one message.
    at = document.text.index("isSearching")
    changes = [document.edit(at, at, "/* 検索👩‍👩‍👧é */ "), document.edit(0, 0, "// ファイル\r\n")]
    editor.tell(document, *changes)
    [found] = await diagnostics()
    assert document.text[slice(*document.span(found.range))] == "isSearching"
    assert found.range.start.line == 5

    actions = await editor.actions(document, found.range)
    fix = next(action for action in actions if action.title.startswith("Remove"))
    assert fix.kind == types.CodeActionKind.QuickFix
    assert list(fix.diagnostics or []) == [found]
    editor.apply(fix.edit)
    assert "isSearching" not in document.text
    assert await diagnostics() == []


async def test_the_encoding_is_one_the_client_has(start, folder):
    for encodings, chosen in [
        (None, "utf-16"),
        (["utf-8"], "utf-8"),
        (["utf-32", "utf-16"], "utf-16"),
        (["utf-32"], "utf-16"),
    ]:
        editor = await start()
        await editor.begin(able(encodings=encodings), folder)
        assert editor.encoding == chosen


async def test_all_files_of_the_folder_are_told(start, folder):
    paths = [folder / f"View{n}.swift" for n in range(30)]
    for n, path in enumerate(paths):
        path.write_text(UNBOUND.replace("SearchField", f"Field{n}"))
    editor = await start()
    await editor.begin(able(progress=True), folder)
    await editor.until(lambda: len(editor.published) == 30, "30 published files")
    assert {p.as_uri() for p in paths} == set(editor.published)
    assert all(len(params.diagnostics) == 1 for params in editor.published.values())
    assert all(params.version is None for params in editor.published.values())


async def test_progress_begins_and_ends(start, folder):
    for n in range(600):
        (folder / f"View{n}.swift").write_text(UNBOUND.replace("SearchField", f"Field{n}"))
    editor = await start()
    await editor.begin(able(pull=True, progress=True), folder)
    report = await editor.workspace_diagnostic_async(types.WorkspaceDiagnosticParams([]))
    assert len(report.items) == 600
    [reports] = await editor.until(lambda: list(editor.progress_reports.values()))
    await editor.until(lambda: reports and reports[-1].kind == "end", "the end of the progress")
    assert reports[0].kind == "begin"
    assert [r.kind for r in reports[1:-1]] == ["report"] * (len(reports) - 2)


async def test_what_is_known_is_not_told_twice(start, folder):
    path = folder / "Search.swift"
    path.write_text(UNBOUND)
    editor = await start()
    await editor.begin(able(pull=True), folder)
    document = editor.open(path)
    identifier = types.TextDocumentIdentifier(document.uri)
    first = await editor.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(identifier)
    )
    again = types.DocumentDiagnosticParams(identifier, previous_result_id=first.result_id)
    same = await editor.text_document_diagnostic_async(again)
    assert isinstance(same, types.RelatedUnchangedDocumentDiagnosticReport)
    editor.type(document, "import SwiftUI", "\n")
    other = await editor.text_document_diagnostic_async(again)
    assert isinstance(other, types.RelatedFullDocumentDiagnosticReport)
    previous = [types.PreviousResultId(document.uri, other.result_id)]
    whole = await editor.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous))
    assert [item.kind for item in whole.items] == ["unchanged"]
    assert [item.version for item in whole.items] == [document.version]
    editor.erase(document, "  @FocusState private var isSearching: Bool\n")
    whole = await editor.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous))
    assert [list(item.items) for item in whole.items] == [[]]
