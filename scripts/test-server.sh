#!/bin/sh
# Drives the built language server with a typed client (pytest-lsp) through whole sessions. The client comes
# from PyPI, pinned by hash, into .deps; with FOCUSLINT=program it is that program that is tried.
set -eu
cd "$(dirname "$0")/.."

say() { printf 'test-server: %s\n' "$*" >&2; }

tests=Tests/ServerTests
python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))' || {
  say "python3 is older than 3.10, which the client needs."
  say "Install a newer one and put it first on your PATH."
  exit 1
}

# A folder by itself needs neither venv nor the right to change the system's packages.
tag=$(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])')-$(cksum <"$tests/requirements.txt" | tr -d ' ')
client="$PWD/.deps/server-tests-$tag"
if [ ! -d "$client" ]; then
  say "fetching the client"
  rm -rf .deps/server-tests-*
  PIP_ROOT_USER_ACTION=ignore python3 -m pip install --quiet --disable-pip-version-check --no-input \
    --require-hashes --only-binary :all: -r "$tests/requirements.txt" --target "$client.part" >&2 \
    || { say "could not fetch the client from PyPI. Is there a network?"; exit 1; }
  mv "$client.part" "$client"
fi

[ -n "${FOCUSLINT:-}" ] || FOCUSLINT="$(swift build --show-bin-path)/focuslint"
export FOCUSLINT
# Nothing of the user's own Python: no packages, no plugins, no bytecode beside the tests.
PYTHONPATH="$client" PYTHONDONTWRITEBYTECODE=1 PYTEST_DISABLE_PLUGIN_AUTOLOAD=1 python3 -s -m pytest \
  -p pytest_asyncio.plugin -p pytest_lsp -p no:cacheprovider --quiet "$@" "$tests" >&2
