"""Who can take focus in a file, as an editor asks for it."""

import json

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from conftest import able

LOGIN = """\
import SwiftUI

struct Login: View {
  @FocusState private var focus: Bool

  var body: some View {
    TextField("Name", text: $name).focused($focus)
    Button("Edit") { focus = true }
  }
}
"""


def ask(*arguments: str) -> types.ExecuteCommandParams:
    return types.ExecuteCommandParams("focuslint.map", list(arguments))


def plain(value):
    """What a client made of JSON, as JSON makes it."""
    return json.loads(json.dumps(value, default=lambda item: getattr(item, "_asdict", lambda: vars(item))()))


async def test_the_map_of_an_open_file_is_that_of_its_text(start, folder):
    path = folder / "Login.swift"
    path.write_text("")
    editor = await start()
    await editor.begin(able(), folder)
    document = editor.open(path, LOGIN)
    result = plain(await editor.workspace_execute_command_async(ask(document.uri)))
    assert result["version"] == 1
    [view] = result["views"]
    assert (view["name"], view["file"]) == ("Login", "Login.swift")
    assert view["stops"][0]["label"] == "Name"
    assert [move["target"]["stops"] for move in view["moves"]] == [[0]]
    editor.replace(document, LOGIN.replace("Edit", "Begin"))
    text = await editor.workspace_execute_command_async(ask(document.uri, "text"))
    assert "Button “Edit”" not in text and "Button “Begin”" in text


async def test_the_map_of_a_file_that_is_not_open(start, folder):
    path = folder / "Login.swift"
    path.write_text(LOGIN)
    editor = await start()
    await editor.begin(able(), folder)
    for kind, beginning in (("svg", "<svg "), ("mermaid", "```mermaid\n"), ("text", "Login  ")):
        text = await editor.workspace_execute_command_async(ask(path.as_uri(), kind))
        assert text.startswith(beginning)


async def test_a_text_without_a_file_has_a_map(start, folder):
    editor = await start()
    await editor.begin(able(), folder)
    document = editor.open("untitled:Untitled-1", LOGIN)
    result = plain(await editor.workspace_execute_command_async(ask(document.uri)))
    assert [view["name"] for view in result["views"]] == ["Login"]


async def test_what_cannot_be_is_refused(start, folder):
    editor = await start()
    await editor.begin(able(), folder)
    for arguments in ((), ("file:///elsewhere/A.swift",), ((folder / "A.swift").as_uri(), "png")):
        with pytest.raises(JsonRpcException):
            await editor.workspace_execute_command_async(ask(*arguments))
