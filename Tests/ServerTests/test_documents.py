"""Open documents: edits of all kinds, and where they lie."""

import pytest
from lsprotocol import types

from conftest import UNBOUND, able

ALL_ENCODINGS = pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])


async def problem(editor, document) -> str:
    """The text that the one problem is at."""
    [found] = await editor.shown(document)
    return document.text[slice(*document.span(found.range))]


@ALL_ENCODINGS
async def test_places_are_counted_as_agreed(start, folder, encoding):
    editor = await start()
    await editor.begin(able(encodings=[encoding]), folder)
    document = editor.open(folder / "Search.swift", UNBOUND)
    for text in ["検索", "👩‍👩‍👧", "e\u0301", "\u00e9", "\U0001f1ef\U0001f1f5"]:
        at = document.text.index("@FocusState")
        editor.edit(document, at, at, f"/* {text} */ ")
        assert await problem(editor, document) == "isSearching"
    editor.erase(document, "👩‍👩‍👧")
    editor.type(document, "isSearching", "検索👍")
    assert await problem(editor, document) == "isSearching検索👍"
    editor.erase(document, "👍")
    assert await problem(editor, document) == "isSearching検索"


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
@ALL_ENCODINGS
async def test_lines_end_as_they_like(start, folder, line_end, encoding):
    editor = await start()
    await editor.begin(able(encodings=[encoding]), folder)
    document = editor.open(folder / "Search.swift", UNBOUND.replace("\n", line_end))
    assert await problem(editor, document) == "isSearching"
    editor.type(document, "import SwiftUI", f"{line_end}// 検索{line_end}")
    assert await problem(editor, document) == "isSearching"
    # Other ends of lines in the same text, and one of two characters cut in half.
    editor.tell(document, *[document.edit(0, 0, "//\n"), document.edit(0, 0, "//\r\n")])
    assert await problem(editor, document) == "isSearching"


@ALL_ENCODINGS
async def test_a_byte_order_mark_that_is_sent_is_a_character(start, folder, encoding):
    editor = await start()
    await editor.begin(able(encodings=[encoding]), folder)
    text = "\ufeffstruct A: View { @FocusState var a: Bool; var body: some View { Text(\"\") } }\n"
    document = editor.open(folder / "A.swift", text)
    assert await problem(editor, document) == "a"
    editor.type(document, "@FocusState var ", "b")
    assert await problem(editor, document) == "ba"
    editor.erase(document, "\ufeff")
    assert await problem(editor, document) == "ba"


async def test_a_byte_order_mark_on_the_disk_is_no_character(start, folder):
    path = folder / "A.swift"
    text = "struct A: View { @FocusState var a: Bool; var body: some View { Text(\"\") } }\n"
    path.write_text("\ufeff" + text, "utf-8")
    editor = await start()
    await editor.begin(able(), folder)
    params = await editor.until(lambda: editor.published.get(path.as_uri()))
    document = editor.open(path, text)
    await editor.shown(document)
    assert params.diagnostics == editor.published[path.as_uri()].diagnostics


async def test_many_changes_in_one_message_are_made_in_order(start, folder):
    editor = await start()
    await editor.begin(able(), folder)
    document = editor.open(folder / "Search.swift", "")
    assert await editor.shown(document) == []
    editor.tell(document, *[document.edit(n, n, c) for n, c in enumerate(UNBOUND)])
    assert await problem(editor, document) == "isSearching"
    document.text = "let a = 1\n"
    whole = types.TextDocumentContentChangeWholeDocument(document.text)
    editor.tell(document, whole, document.edit(0, 0, UNBOUND))
    assert await problem(editor, document) == "isSearching"


async def test_places_that_are_not_there(start, folder):
    editor = await start()
    await editor.begin(able(), folder)
    document = editor.open(folder / "Search.swift", UNBOUND)

    def change(*numbers: int, text: str):
        start, end = types.Position(*numbers[:2]), types.Position(*numbers[2:])
        return types.TextDocumentContentChangePartial(types.Range(start, end), text)

    # Past the end of a line is its end, past the last line the end of the text.
    document.text = document.text.replace("SwiftUI\n", "SwiftUI // end\n") + "// last\n"
    past = change(0, 900, 0, 901, text=" // end"), change(900, 0, 901, 5, text="// last\n")
    editor.tell(document, *past)
    assert await problem(editor, document) == "isSearching"
    # One whose end comes first changes nothing, and the session goes on.
    editor.tell(document, change(3, 0, 2, 0, text="never"))
    await editor.until(lambda: editor.log_messages, "a message about the range")
    editor.edit(document, 0, 0, "\n")
    assert await problem(editor, document) == "isSearching"


@pytest.mark.parametrize("lone", ["\\ud83d", "\\udc69", "\\u0000", "\\u2028"])
async def test_odd_characters_of_json_are_text(start, folder, lone):
    """Editors written in JavaScript can send half a character."""
    editor = await start()
    await editor.begin(able(), folder)
    document = editor.open(folder / "Search.swift", UNBOUND)
    body = (
        '{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":'
        f'{{"uri":"{document.uri}","version":2}},"contentChanges":[{{"text":"// {lone}\\n"}}]}}}}'
    ).encode()
    editor.protocol.writer.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
    document.version = 2
    document.text = "// ?\n"
    assert await editor.shown(document) == []


async def test_documents_without_a_file(start, folder, tmp_path):
    editor = await start()
    await editor.begin(able(), folder)
    untitled = editor.open("untitled:Untitled-1", UNBOUND)
    assert await problem(editor, untitled) == "isSearching"
    outside = editor.open(tmp_path / "Outside.swift", UNBOUND)
    assert await problem(editor, outside) == "isSearching"
    for document in (untitled, outside):
        [action] = await editor.actions(document, None, "source.fixAll")
        editor.apply(action.edit)
        assert await editor.shown(document) == []
        editor.close(document)


async def test_no_folder_at_all(start, folder):
    (folder / "Search.swift").write_text(UNBOUND)
    (folder / "Search+Body.swift").write_text(
        "extension SearchField { var field: some View { Text(\"\").focused($isSearching) } }\n"
    )
    editor = await start()
    await editor.begin(able())
    # It is judged with the project round it, as the command does.
    open_text = UNBOUND.replace("private ", "")
    document = editor.open(folder / "Search.swift", open_text)
    await editor.shown(document)
    await editor.until(lambda: not editor.published[document.uri].diagnostics, "no problem")


async def test_a_document_is_its_text_not_its_file(start, folder):
    path = folder / "Search.swift"
    path.write_text(UNBOUND)
    editor = await start()
    await editor.begin(able(), folder)
    document = editor.open(path)
    path.unlink()
    editor.watch(path, types.FileChangeType.Deleted)
    editor.edit(document, 0, 0, "\n")
    assert await problem(editor, document) == "isSearching"
    editor.close(document)
    await editor.until(lambda: not editor.published[document.uri].diagnostics, "no diagnostics")
