"""A client that can send anything."""

import json
import os
import select
import subprocess
import time
from typing import Any


class Wire:
    """The bytes that go in and out of a server."""

    def __init__(self, program: str):
        self.process = subprocess.Popen(
            [program, "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.buffer = b""

    def send(self, data: bytes):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def say(self, method: str, params: Any = None, **more):
        message = {"jsonrpc": "2.0", "method": method, **more}
        if params is not None:
            message["params"] = params
        self.body(json.dumps(message).encode())

    def body(self, body: bytes):
        self.send(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))

    def hear(self, patience: float = 20) -> dict[str, Any] | None:
        """The next message; None where the server says no more."""
        end = time.monotonic() + patience
        while True:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if found:
                length = int(head.removeprefix(b"Content-Length: "))
                if len(rest) >= length:
                    self.buffer = rest[length:]
                    return json.loads(rest[:length])
            left = end - time.monotonic()
            assert left > 0, "the server says nothing"
            if select.select([self.process.stdout], [], [], left)[0]:
                more = os.read(self.process.stdout.fileno(), 1 << 16)
                if not more:
                    return None
                self.buffer += more

    def answer(self, id_: Any) -> dict[str, Any]:
        """The response to a request, whatever comes before it."""
        while (message := self.hear()) is not None:
            if message.get("id") == id_ and "method" not in message:
                return message
        raise AssertionError("the server ended")

    def error(self, id_: Any) -> int:
        return self.answer(id_)["error"]["code"]

    def begin(self, capabilities: dict[str, Any] | None = None, **more):
        params = {"processId": None, "rootUri": None, "capabilities": capabilities or {}, **more}
        self.say("initialize", params, id="first")
        assert "result" in self.answer("first")
        self.say("initialized", {})

    def lives(self) -> bool:
        """Whether the session goes on."""
        self.say("focuslint/nothing", id="alive")
        return self.error("alive") == -32601

    def status(self, patience: float = 20) -> int:
        return self.process.wait(patience)

    def memory(self) -> int:
        """What the process holds of memory, in kilobytes."""
        told = subprocess.run(
            ["ps", "-o", "rss=", "-p", str(self.process.pid)], capture_output=True, check=True
        )
        return int(told.stdout)
