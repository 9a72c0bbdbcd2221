#!/bin/sh
# Tries what focuslint gives to other programs in those programs: its language server in Neovim and Emacs, its
# completion in zsh and fish, its manual in mandoc. Installs them with Homebrew or apt-get where they are missing.
set -eu
cd "$(dirname "$0")/.."

say() { printf 'test-editors: %s\n' "$*" >&2; }
stop() { say "$*"; exit 1; }

missing=
for program in zsh fish mandoc; do
  command -v "$program" >/dev/null 2>&1 || missing="$missing $program"
done
command -v nvim >/dev/null 2>&1 || missing="$missing neovim"
if ! emacs --batch -f package-initialize --eval "(require 'eglot)" >/dev/null 2>&1; then
  # Emacs has Eglot in it since 29; Debian 12 has 28.
  if command -v brew >/dev/null 2>&1; then missing="$missing emacs"
  else missing="$missing emacs-nox elpa-eglot"
  fi
fi
if [ -n "$missing" ]; then
  say "installing$missing"
  root=; [ "$(id -u)" = 0 ] || root=sudo
  if command -v brew >/dev/null 2>&1; then brew install $missing >&2
  else
    $root apt-get update -qq >&2
    $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing >/dev/null
  fi || stop "could not install:$missing"
fi

swift build --product focuslint >&2
PATH="$(swift build --show-bin-path):$PATH"
export PATH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
for shell in bash zsh fish; do focuslint completions $shell >"$work/focuslint.$shell"; done
cd "$work"
mkdir Sources

cat >Sources/検索.swift <<'SWIFT'
import SwiftUI

struct SearchField: View {
  @State private var text = ""
  @FocusState private var isSearching: Bool

  var body: some View {
    TextField("Search", text: $text)
  }
}
SWIFT
git init --quiet .
export SETUP

say "Neovim"
SETUP="$OLDPWD/editors/neovim/focuslint.lua"
nvim --headless -u NONE -i NONE -n -c "luafile $OLDPWD/scripts/test-neovim.lua" || stop "see above."

say "Emacs"
SETUP="$OLDPWD/editors/emacs/focuslint.el"
emacs --batch -f package-initialize -l "$OLDPWD/scripts/test-emacs.el" 2>emacs.log \
  || { cat emacs.log >&2; stop "see above."; }
rm -r Sources/* .git

say "zsh"
zsh -n focuslint.zsh
python3 - <<'PYTHON'
import os, pty, re, select, sys, time

child, terminal = pty.fork()
if child == 0:
    os.environ["TERM"] = "xterm"
    os.execvp("zsh", ["zsh", "-f", "-i"])

def shows(text, seconds=20):
    """Whether the terminal shows a text, at last."""
    seen, end = "", time.time() + seconds
    while time.time() < end:
        if select.select([terminal], [], [], 0.2)[0]:
            seen += os.read(terminal, 65536).decode(errors="replace")
            if text in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", seen):
                return True
    sys.stderr.write(f"zsh shows {seen!r}\n")
    return False

def send(text): os.write(terminal, text.encode())

send("PROMPT='> '; autoload -Uz compinit; compinit -u -D; source ./focuslint.zsh; echo rea''dy\n")
failed = not shows("ready")
for typed, expected in [
    ("focuslint ru", "focuslint rules "),
    ("focuslint So", "focuslint Sources/"),
    ("focuslint lint --form", "focuslint lint --format="),
    ("focuslint lint --format x", "focuslint lint --format xcode "),
    ("focuslint lint --format=x", "focuslint lint --format=xcode "),
    ("focuslint --only refocus-on-submit,missing-o",
     "focuslint --only refocus-on-submit,missing-one-shot-guard"),
    ("focuslint lint --config Sou", "focuslint lint --config Sources/"),
    ("focuslint rules --format m", "focuslint rules --format markdown "),
    ("focuslint explain ref", "focuslint explain refocus-on-submit "),
    ("focuslint debug t", "focuslint debug tree "),
    ("focuslint completions f", "focuslint completions fish "),
]:
    send("\x15" + typed + "\t")
    if not shows(expected):
        sys.stderr.write(f"zsh does not complete `{typed}` to `{expected}`.\n")
        failed = True
sys.exit(failed)
PYTHON

say "fish"
fish --no-execute focuslint.fish
completes() { # what is typed, then all that fish offers
  typed=$1; shift
  offered=$(fish --no-config -c "source focuslint.fish; complete -C '$typed'" | cut -f 1 | tr '\n' ' ')
  [ "$offered" = "$*${1:+ }" ] || stop "fish completes \`$typed\` to: $offered"
}
completes 'focuslint ru' rules
completes 'focuslint So' Sources/
completes 'focuslint lint --form' --format
completes 'focuslint lint --format x' xcode
completes 'focuslint lint --format=x' --format=xcode
completes 'focuslint --only refocus-on-submit,missing-o' refocus-on-submit,missing-one-shot-guard
completes 'focuslint lint --config Sou' Sources/
completes 'focuslint rules --format m' markdown
completes 'focuslint rules So'
completes 'focuslint explain ref' refocus-on-submit
completes 'focuslint debug ' facts grammar matches tree
completes 'focuslint debug tree So' Sources/
completes 'focuslint completions ' bash fish zsh

say "mandoc"
cd "$OLDPWD"
# It has no date: one would be of the last `make record`, not of the release.
if mandoc -T lint -W warning docs/focuslint.1 | grep -v 'missing date'; then
  stop "the manual is not what mandoc wants."
fi
say "all is well"
