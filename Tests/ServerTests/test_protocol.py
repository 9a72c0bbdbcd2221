"""Nothing that a client sends ends a session."""

import os

import pytest

from conftest import UNBOUND
from wire import Wire

INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS = -32600, -32601, -32602
PARSE_ERROR, NOT_INITIALIZED, CANCELLED = -32700, -32002, -32800
PUSHED = "textDocument/publishDiagnostics"


@pytest.fixture
def wire(program):
    wire = Wire(program)
    yield wire
    wire.process.kill()
    wire.process.communicate()


def opened(uri: str, text: str = UNBOUND, version: int = 1):
    item = {"uri": uri, "languageId": "swift", "version": version, "text": text}
    return "textDocument/didOpen", {"textDocument": item}


@pytest.mark.parametrize(
    "body, code",
    [
        (b"", PARSE_ERROR),
        (b"{", PARSE_ERROR),
        (b"\xff\xfe\x00", PARSE_ERROR),
        (b"nonsense", PARSE_ERROR),
        (b"[" * 100_000, PARSE_ERROR),
        (b"[]", INVALID_REQUEST),
        (b"1", INVALID_REQUEST),
        (b"null", INVALID_REQUEST),
        (b'{"jsonrpc":"2.0","id":{},"method":"shutdown"}', INVALID_REQUEST),
        (b'{"jsonrpc":"2.0","id":1,"method":7}', INVALID_REQUEST),
    ],
)
def test_bodies_that_are_no_messages(wire, body, code):
    wire.begin()
    wire.body(body)
    message = wire.hear()
    assert message["error"]["code"] == code
    assert message["id"] is None
    assert wire.lives()


@pytest.mark.parametrize(
    "data",
    [
        b"hello\r\n\r\n",
        b"Content-Length: many\r\n\r\n",
        b"Content-Length: -5\r\n\r\n{}",
        b"Content-Length: 99999999999999999999\r\n\r\n{}",
        b"Content-Length: 3\r\n\r\n{}",
        b"Content-Length: 1\r\n\r\n{}",
        b"\x00" * 5000,
        b"\r\n\r\n\r\n",
        b"Content-Length\r\n\r\n",
        b"Content-Length: 0\r\n\r\n",
        b"X: " + b"y" * 10_000 + b"\r\n\r\n",
    ],
)
def test_bytes_that_are_no_messages(wire, data):
    wire.begin()
    wire.send(data)
    assert wire.lives()


@pytest.mark.parametrize(
    "head",
    [
        "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: {}\r\n\r\n",
        "Content-Length: {}\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n",
        "content-length:{}\r\n\r\n",
    ],
)
def test_heads_as_others_write_them(wire, head):
    body = '{"jsonrpc":"2.0","id":1,"method":"検索"}'.encode()
    wire.begin()
    wire.send(head.format(len(body)).encode() + body)
    assert wire.error(1) == METHOD_NOT_FOUND


def test_a_message_in_many_pieces_and_many_in_one(wire):
    wire.begin()
    body = b'{"jsonrpc":"2.0","id":%d,"method":"a"}'
    frame = b"Content-Length: %d\r\n\r\n" % len(body % 1) + body
    for byte in frame % 1:
        wire.send(bytes([byte]))
    assert wire.error(1) == METHOD_NOT_FOUND
    wire.send(b"".join(frame % number for number in range(2, 10)))
    assert [wire.error(number) for number in range(2, 10)] == [METHOD_NOT_FOUND] * 8


def test_fifty_megabytes_of_garbage(wire):
    wire.begin()
    for _ in range(50):
        wire.send(os.urandom(1 << 20).replace(b"C", b"D").replace(b"c", b"d"))
    wire.send(b"\r\n")
    assert wire.lives()
    assert wire.memory() < 400_000


def test_before_initialize_and_after_shutdown(wire):
    wire.say(*opened("untitled:1"))
    for method in ("textDocument/hover", "shutdown"):
        wire.say(method, {}, id=method)
        assert wire.error(method) == NOT_INITIALIZED
    wire.begin()
    wire.say("initialize", {"processId": None, "rootUri": None, "capabilities": {}}, id=2)
    assert wire.error(2) == INVALID_REQUEST
    wire.say("shutdown", id=3)
    assert wire.answer(3)["result"] is None
    wire.say("textDocument/hover", {}, id=4)
    assert wire.error(4) == INVALID_REQUEST
    wire.say("exit")
    assert wire.status() == 0


@pytest.mark.parametrize("process", [2**31, 2**62, 2**70, -5, 0, 1.5, "1", True])
def test_processes_that_cannot_be(wire, process):
    params = {"processId": process, "rootUri": None, "capabilities": {}}
    wire.say("initialize", params, id=1)
    message = wire.answer(1)
    if "result" in message:
        assert wire.lives()
    else:
        assert message["error"]["code"] == INVALID_PARAMS
        wire.begin()


def test_the_ways_to_end(program):
    def status(act) -> int:
        wire = Wire(program)
        act(wire)
        return wire.status()

    def leave(wire):
        wire.process.stdin.close()

    def half(wire):
        wire.begin()
        wire.send(b"Content-Length: 10\r\n\r\n{")
        leave(wire)

    def shut(wire):
        wire.begin()
        wire.say("shutdown", id=1)
        wire.answer(1)
        leave(wire)

    assert status(lambda wire: wire.say("exit")) == 1
    assert status(lambda wire: (wire.begin(), wire.say("exit"))) == 1
    assert status(leave) == 1
    assert status(lambda wire: (wire.begin(), leave(wire))) == 1
    assert status(half) == 1
    assert status(shut) == 1
    # The last messages are answered though nothing comes after them.
    wire = Wire(program)
    wire.begin()
    wire.say("shutdown", id=1)
    wire.say("exit")
    leave(wire)
    assert wire.answer(1)["result"] is None
    assert wire.status() == 0


def test_parameters_that_are_not_as_they_should_be(wire):
    wire.begin({"textDocument": {"diagnostic": {}}})
    methods = ["hover", "completion", "codeAction", "diagnostic"]
    requests = [f"textDocument/{method}" for method in methods]
    for method in [*requests, "workspace/diagnostic", "workspace/executeCommand"]:
        for params in (None, [], 7, {}, {"textDocument": {"uri": 7}, "position": {}}):
            wire.say(method, params, id=method)
            assert wire.error(method) == INVALID_PARAMS
    for command in ("focuslint.other", "focuslint.explain"):
        wire.say("workspace/executeCommand", {"command": command, "arguments": ["no"]}, id=1)
        assert wire.error(1) == INVALID_PARAMS
    for method in ("didOpen", "didChange", "didClose", "didSave", "other"):
        wire.say(f"textDocument/{method}", {"textDocument": 7})
    wire.say("$/unknown", {"a": 1})
    wire.say("workspace/didChangeConfiguration", {"settings": {}})
    assert wire.lives()


def test_positions_of_all_kinds(wire):
    wire.begin()
    wire.say(*opened("untitled:1"))
    numbers = (-1, 0, 5, 10**6, 2**31 - 1, 2**53)
    for number, (line, character) in enumerate((a, b) for a in numbers for b in numbers):
        at = {"line": line, "character": character}
        for method in ("hover", "completion", "codeAction"):
            params = {"textDocument": {"uri": "untitled:1"}, "position": at}
            params |= {"range": {"start": at, "end": at}, "context": {"diagnostics": []}}
            wire.say(f"textDocument/{method}", params, id=f"{method}-{number}")
            assert "id" in wire.answer(f"{method}-{number}")
        change = {"range": {"start": at, "end": at}, "text": "/**/"}
        document = {"uri": "untitled:1", "version": number}
        wire.say(
            "textDocument/didChange", {"textDocument": document, "contentChanges": [change]}
        )
    assert wire.lives()


def test_what_is_cancelled_is_not_done(wire):
    wire.begin()
    requests = [b'{"jsonrpc":"2.0","id":%d,"method":"textDocument/hover"}' % n for n in range(50)]
    cancel = b'{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":49}}'
    frames = [b"Content-Length: %d\r\n\r\n%s" % (len(b), b) for b in [*requests, cancel]]
    wire.send(b"".join(frames))
    assert [wire.error(n) for n in range(50)] == [INVALID_PARAMS] * 49 + [CANCELLED]
    # One that is over, or never was, does no harm, and its number can come again.
    for id_ in (3, "never", None, {}):
        wire.say("$/cancelRequest", {"id": id_})
    assert wire.lives()


def test_what_is_cancelled_too_late_is_forgotten(wire):
    wire.begin()
    request = b'{"jsonrpc":"2.0","id":3,"method":"textDocument/hover"}'
    wire.body(request)
    assert wire.error(3) == INVALID_PARAMS
    wire.say("$/cancelRequest", {"id": 3})
    assert wire.lives()
    wire.body(request)
    assert wire.error(3) == INVALID_PARAMS


def test_ten_thousand_edits_leave_nothing_behind(wire):
    wire.begin()
    wire.say(*opened("untitled:1"))
    place = {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}

    def edit(first: int, last: int):
        for version in range(first, last):
            texts = ["/", "\n", "struct A {}\n"] if version % 50 else [None]
            changes = [{"text": t, "range": place} if t else {"text": UNBOUND} for t in texts]
            document = {"uri": "untitled:1", "version": version}
            wire.say(
                "textDocument/didChange", {"textDocument": document, "contentChanges": changes}
            )
            if version % 25 == 0:
                while (message := wire.hear())["params"].get("version") != version:
                    assert message["method"] == PUSHED

    edit(2, 2001)
    before = wire.memory()
    edit(2001, 10_001)
    assert wire.memory() < before + 8_000
