"""What all sessions begin with: the built program, a folder, and a client."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
import pytest_asyncio
from lsprotocol import types

from editor import Editor

UNBOUND = """\
import SwiftUI

struct SearchField: View {
  @State private var text = ""
  @FocusState private var isSearching: Bool

  var body: some View {
    TextField("Search", text: $text)
  }
}
"""
"""A text with one problem, which has a safe fix."""


@pytest.fixture(scope="session")
def program() -> str:
    """The program under test, `focuslint` of the path where nothing else is said."""
    return os.environ.get("FOCUSLINT", "focuslint")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A project of no files."""
    folder = tmp_path / "App"
    folder.mkdir()
    (folder / "Package.swift").write_text("// swift-tools-version:6.0\n")
    return folder


@pytest_asyncio.fixture
async def start(program: str):
    """Starts editors, and ends their sessions as editors do; nothing may be wrong with what was sent."""
    editors: list[Editor] = []

    async def start() -> Editor:
        editor = Editor()
        await editor.start_io(program, "server")
        editors.append(editor)
        return editor

    yield start
    for editor in editors:
        if editor._server.returncode is None:
            await editor.shutdown_session()
            assert await editor._server.wait() == 0
        await editor.stop()
        assert editor.faults == []


Capabilities = Callable[..., types.ClientCapabilities]


def able(
    *,
    pull: bool = False,
    encodings: list[str] | None = None,
    versions: bool = True,
    progress: bool = False,
    watch: bool = False,
    documents: bool = False,
    refresh: bool = True,
) -> types.ClientCapabilities:
    """What a client can do: pull diagnostics, take versioned edits, show progress and documents…"""
    diagnostics = types.PublishDiagnosticsClientCapabilities(
        related_information=True,
        version_support=True,
        tag_support=types.ClientDiagnosticsTagOptions(list(types.DiagnosticTag)),
    )
    return types.ClientCapabilities(
        general=types.GeneralClientCapabilities(position_encodings=encodings),
        text_document=types.TextDocumentClientCapabilities(
            diagnostic=types.DiagnosticClientCapabilities() if pull else None,
            publish_diagnostics=None if pull else diagnostics,
        ),
        window=types.WindowClientCapabilities(
            work_done_progress=progress,
            show_document=types.ShowDocumentClientCapabilities(support=documents),
        ),
        workspace=types.WorkspaceClientCapabilities(
            did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(
                dynamic_registration=watch
            ),
            diagnostics=types.DiagnosticWorkspaceClientCapabilities(refresh) if pull else None,
            workspace_edit=types.WorkspaceEditClientCapabilities(document_changes=versions),
        ),
    )
