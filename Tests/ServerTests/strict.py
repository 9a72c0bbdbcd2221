"""The protocol's types, and no message that is not exactly theirs."""

import copy
import json
from typing import Any

import attrs
from lsprotocol import types
from pygls.protocol import default_converter
from pytest_lsp.protocol import LanguageClientProtocol


def converter_factory():
    """The protocol's converter, which takes an action with a command for a command alone."""

    def actions(values, _):
        return values and [
            converter.structure(
                value, types.Command if isinstance(value.get("command"), str) else types.CodeAction
            )
            for value in values
        ]

    converter = default_converter()
    results = attrs.fields(types.CodeActionResponse).result.type
    converter.register_structure_hook(results, actions)
    return converter


class StrictProtocol(LanguageClientProtocol):
    """Tells the editor of every message, and of what is wrong with it."""

    def structure_message(self, data: dict[str, Any]):
        if "jsonrpc" not in data:
            return data
        raw = copy.deepcopy(data)
        editor = self._server
        type_ = self.expected_type(raw)
        if type_ is None:
            editor.faults.append(f"a message of no known method: {raw}")
        try:
            message = super().structure_message(data)
            told = self._converter.unstructure(message, unstructure_as=type_)
            if type_ is not None and told != raw:
                editor.faults.append(f"sent: {json.dumps(raw)}\ntyped: {json.dumps(told)}")
        except Exception as error:
            editor.faults.append(f"{error!r}: {raw}")
            raise
        editor.note(message)
        return message

    def expected_type(self, raw: dict[str, Any]) -> Any:
        if "method" in raw:
            return self.get_message_type(raw["method"])
        if "error" in raw:
            return types.ResponseErrorMessage
        return self._result_types.get(raw["id"])
