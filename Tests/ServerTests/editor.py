"""A typed client that is as strict as no editor is."""

import asyncio
from pathlib import Path
from typing import Any, Callable

from lsprotocol import types
from pygls.capabilities import get_capability
from pytest_lsp import LanguageClient
from pytest_lsp.client import register_lsp_features

from document import Document
from strict import StrictProtocol, converter_factory

PATIENCE = 20.0
"""How long anything may take before it counts as never, in seconds."""


class Editor(LanguageClient):
    """Keeps documents as an editor does, in the encoding that the server chose."""

    def __init__(self):
        super().__init__(protocol_cls=StrictProtocol, converter_factory=converter_factory)
        register_lsp_features(self)
        self.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda _: None)
        self.faults: list[str] = []
        """What the server sent that the protocol does not allow."""
        self.received: list[Any] = []
        """All messages, in order."""
        self.documents: dict[str, Document] = {}
        self.published: dict[str, types.PublishDiagnosticsParams] = {}
        self.registrations: list[types.Registration] = []
        self.encoding = "utf-16"
        self._news = asyncio.Event()

    def note(self, message: Any):
        self.received.append(message)
        if isinstance(message, types.PublishDiagnosticsNotification):
            self.published[message.params.uri] = message.params
            self.check_places(message.params)
        if isinstance(message, types.RegistrationRequest):
            self.registrations += message.params.registrations
        method = getattr(message, "method", None)
        if method and not self.allows(method):
            self.faults.append(f"this client cannot do {method}")
        self._news.set()

    def allows(self, method: str) -> bool:
        """Whether the client said that it can answer a request or hear a notification."""
        able = lambda name: get_capability(self.capabilities, name, False)
        return {
            types.CLIENT_REGISTER_CAPABILITY: able(
                "workspace.did_change_watched_files.dynamic_registration"
            ),
            types.PROGRESS: able("window.work_done_progress"),
            types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS: not able("text_document.diagnostic"),
            types.WINDOW_SHOW_DOCUMENT: able("window.show_document.support"),
            types.WINDOW_WORK_DONE_PROGRESS_CREATE: able("window.work_done_progress"),
            types.WORKSPACE_DIAGNOSTIC_REFRESH: able("workspace.diagnostics.refresh_support"),
        }.get(method, True)

    def check_places(self, params: types.PublishDiagnosticsParams):
        """Every range of an open document is one of its characters."""
        document = self.documents.get(params.uri)
        if document is None or params.version != document.version:
            return
        for diagnostic in params.diagnostics:
            try:
                document.span(diagnostic.range)
            except AssertionError as error:
                self.faults.append(f"{error}: {diagnostic}")

    def methods(self) -> list[str]:
        return [m.method for m in self.received if hasattr(m, "method")]

    async def until(self, condition: Callable[[], Any], what: str = "", patience=PATIENCE) -> Any:
        """Waits for messages until a condition holds."""
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        while not (result := condition()):
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), max(0.01, end - loop.time()))
            except asyncio.TimeoutError:
                raise AssertionError(f"waited in vain for {what or condition}") from None
        return result

    async def begin(self, capabilities: types.ClientCapabilities, *folders: Path, **more):
        """Initializes a session with folders."""
        result = await self.initialize_session(
            types.InitializeParams(
                capabilities=capabilities,
                root_uri=folders[0].as_uri() if folders else None,
                workspace_folders=[
                    types.WorkspaceFolder(folder.as_uri(), folder.name) for folder in folders
                ]
                or None,
                **more,
            )
        )
        self.encoding = str(result.capabilities.position_encoding or "utf-16")
        return result

    # What an editor does with documents

    def open(self, uri: str | Path, text: str | None = None) -> Document:
        if isinstance(uri, Path):
            if text is None:
                text = uri.read_bytes().decode()
            uri = uri.as_uri()
        document = self.documents[uri] = Document(uri, text or "", self.encoding)
        self.text_document_did_open(
            types.DidOpenTextDocumentParams(
                types.TextDocumentItem(uri, "swift", document.version, document.text)
            )
        )
        return document

    def tell(self, document: Document, *changes: types.TextDocumentContentChangeEvent):
        """Sends changes that the document has made already."""
        document.version += 1
        self.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(document.version, document.uri),
                list(changes),
            )
        )

    def edit(self, document: Document, start: int, end: int, text: str):
        self.tell(document, document.edit(start, end, text))

    def type(self, document: Document, after: str, text: str):
        """Writes something behind the first place that a text is at."""
        at = document.text.index(after) + len(after)
        self.edit(document, at, at, text)

    def erase(self, document: Document, text: str):
        at = document.text.index(text)
        self.edit(document, at, at + len(text), "")

    def replace(self, document: Document, text: str):
        """Sends a whole new text."""
        document.text = text
        self.tell(document, types.TextDocumentContentChangeWholeDocument(text))

    def close(self, document: Document):
        del self.documents[document.uri]
        self.text_document_did_close(
            types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(document.uri))
        )

    def watch(self, path: Path, kind: types.FileChangeType):
        """Says that something happened to a file."""
        self.workspace_did_change_watched_files(
            types.DidChangeWatchedFilesParams([types.FileEvent(path.as_uri(), kind)])
        )

    # What comes back

    async def shown(self, document: Document) -> list[types.Diagnostic]:
        """What is published for the present text."""
        params = await self.until(
            lambda: (params := self.published.get(document.uri))
            and params.version == document.version
            and params,
            f"diagnostics of version {document.version} of {document.uri}",
        )
        return list(params.diagnostics)

    async def pulled(self, document: Document) -> list[types.Diagnostic]:
        report = await self.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(types.TextDocumentIdentifier(document.uri))
        )
        assert isinstance(report, types.RelatedFullDocumentDiagnosticReport)
        return list(report.items)

    async def actions(
        self, document: Document, range_: types.Range | None = None, *only: str
    ) -> list[types.CodeAction]:
        found = await self.text_document_code_action_async(
            types.CodeActionParams(
                types.TextDocumentIdentifier(document.uri),
                range_ or document.range(0, len(document.text)),
                types.CodeActionContext([], list(only) or None),
            )
        )
        return [action for action in found or [] if isinstance(action, types.CodeAction)]

    def apply(self, edit: types.WorkspaceEdit):
        """Makes an edit, in open documents and in files."""
        for change in edit.document_changes or []:
            assert isinstance(change, types.TextDocumentEdit)
            document = self.documents.get(change.text_document.uri)
            assert change.text_document.version == (document and document.version)
        changed = {c.text_document.uri: c.edits for c in edit.document_changes or []}
        for uri, edits in (changed or edit.changes or {}).items():
            document = self.documents[uri]
            spans = sorted((*document.span(e.range), e.new_text) for e in edits)
            for (_, end, _), (start, _, _) in zip(spans, spans[1:]):
                assert end <= start, f"two edits of {uri} overlap"
            # From the end, so that each range still holds when it is made.
            self.tell(document, *[document.edit(*span) for span in reversed(spans)])
