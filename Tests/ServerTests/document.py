"""A text as an editor holds it, with the protocol's positions."""

import re

from lsprotocol import types

LINE_END = re.compile("\r\n|\n|\r")


class Document:
    """An open text. Positions count what was negotiated: UTF-16 code units or bytes."""

    def __init__(self, uri: str, text: str, encoding: str = "utf-16", version: int = 1):
        self.uri = uri
        self.text = text
        self.encoding = encoding
        self.version = version

    def width(self, text: str) -> int:
        """How many units a text takes."""
        if self.encoding == "utf-8":
            return len(text.encode())
        return len(text.encode("utf-16-le")) // 2

    def lines(self) -> list[tuple[int, int]]:
        """Where each line starts and ends, without what ends it."""
        lines, start = [], 0
        for end in LINE_END.finditer(self.text):
            lines.append((start, end.start()))
            start = end.end()
        return lines + [(start, len(self.text))]

    def position(self, index: int) -> types.Position:
        """The position of a place in the text, which may be inside a line's end."""
        lines = self.lines()
        number = max(n for n, (start, _) in enumerate(lines) if start <= index)
        start, end = lines[number]
        return types.Position(number, self.width(self.text[start : min(index, end)]))

    def index(self, position: types.Position) -> int:
        """The place of a position; an error where no character starts or ends there."""
        lines = self.lines()
        assert position.line < len(lines), f"{self.uri} has no line {position.line}"
        start, end = lines[position.line]
        units = 0
        for index in range(start, end + 1):
            if units == position.character:
                return index
            units += self.width(self.text[index]) if index < end else 0
        raise AssertionError(f"{self.uri} has no character at {position}")

    def span(self, range_: types.Range) -> tuple[int, int]:
        start, end = self.index(range_.start), self.index(range_.end)
        assert start <= end, f"{range_} ends before it starts"
        return start, end

    def range(self, start: int, end: int) -> types.Range:
        return types.Range(self.position(start), self.position(end))

    def edit(self, start: int, end: int, text: str) -> types.TextDocumentContentChangePartial:
        """Changes the text, and says how to tell the server."""
        change = types.TextDocumentContentChangePartial(range=self.range(start, end), text=text)
        # A place inside a line's end is told as the end of the line.
        start, end = self.span(change.range)
        self.text = self.text[:start] + text + self.text[end:]
        return change
