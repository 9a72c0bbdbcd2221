"""What the command says of a folder, in the words in which an editor hears of it."""

import json
import subprocess
from pathlib import Path
from typing import Any

from lsprotocol import types

from document import Document
from editor import Editor

SEVERITIES = {"error": 1, "warning": 2, "info": 3}


def numbers(range_: types.Range) -> tuple[int, int, int, int]:
    return (range_.start.line, range_.start.character, range_.end.line, range_.end.character)


class Lint:
    """A run of `focuslint lint --format json` over a folder that holds some texts."""

    def __init__(self, program: str, folder: Path, texts: dict[str, str], encoding: str):
        self.encoding = encoding
        self.texts = texts
        for name, text in texts.items():
            (folder / name).write_bytes(text.encode())
        run = subprocess.run(
            [program, "lint", "--format", "json", "--fail-on", "never"],
            cwd=folder,
            capture_output=True,
            check=True,
        )
        self.report = json.loads(run.stdout)["diagnostics"]

    def place(self, told: dict[str, Any]) -> tuple[str, tuple[int, int, int, int]]:
        """A file, and a range in the editor's numbers."""
        text = self.texts[told["file"]]
        document = Document(told["file"], text, self.encoding)
        start, end = (
            document.position(len(text.encode()[: told["range"][side]["offset"]].decode()))
            for side in ("start", "end")
        )
        return told["file"], numbers(types.Range(start, end))

    def problems(self) -> dict[str, list[Any]]:
        """By file: rule, severity, message, range, related places."""
        problems: dict[str, list[Any]] = {name: [] for name in self.texts}
        for told in self.report:
            file, range_ = self.place(told)
            related = [(*self.place(place), place["message"]) for place in told["related"]]
            severity = SEVERITIES[told["severity"]]
            problems[file].append((told["rule"], severity, told["message"], range_, related))
        return {file: sorted(found) for file, found in problems.items()}

    def fixes(self) -> dict[str, list[Any]]:
        """By file: rule, range, title, whether it is safe, edits."""
        fixes: dict[str, list[Any]] = {name: [] for name in self.texts}
        for told in self.report:
            file, range_ = self.place(told)
            for fix in told["fixes"]:
                edits = sorted((*self.place(edit), edit["newText"]) for edit in fix["edits"])
                safe = fix["safety"] == "safe"
                fixes[file].append((told["rule"], range_, fix["title"], safe, edits))
        return {file: sorted(found) for file, found in fixes.items()}


def name_of(uri: str) -> str:
    return Path(uri).name


def problems(diagnostics: list[types.Diagnostic]) -> list[Any]:
    """What an editor shows, as `Lint.problems` puts it."""
    return sorted(
        (
            diagnostic.code,
            int(diagnostic.severity or 0),
            diagnostic.message,
            numbers(diagnostic.range),
            [
                (name_of(related.location.uri), numbers(related.location.range), related.message)
                for related in diagnostic.related_information or []
            ],
        )
        for diagnostic in diagnostics
    )


async def fixes(editor: Editor, document: Document) -> list[Any]:
    """The fixes that an editor offers, as `Lint.fixes` puts them."""
    found = []
    for action in await editor.actions(document, None, "quickfix"):
        if action.edit is None or action.title.startswith("Disable `"):
            continue
        [diagnostic] = action.diagnostics or []
        edits = sorted(
            (name_of(change.text_document.uri), numbers(edit.range), edit.new_text)
            for change in action.edit.document_changes or []
            for edit in change.edits
        )
        range_ = numbers(diagnostic.range)
        found.append((diagnostic.code, range_, action.title, bool(action.is_preferred), edits))
    return sorted(found)
