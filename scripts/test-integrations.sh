#!/bin/sh
# Tries focuslint where others run it: in pre-commit, as SwiftPM's plugins, as GitHub's action lints, and
# from its archive. pre-commit comes from PyPI, into a folder that goes away.
set -eu
cd "$(dirname "$0")/.."
root=$PWD

say() { printf 'test-integrations: %s\n' "$*" >&2; }
stop() { say "$*"; [ ! -f "$work/log" ] || cat "$work/log" >&2; exit 1; }
holds() { grep -qF -- "$1" "$work/log" || stop "nothing says: $1"; }

swift build --product focuslint >&2
PATH="$(swift build --show-bin-path):$PATH"
export PATH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
export GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL="$work/gitconfig" HOME="$work"
git config --file "$work/gitconfig" user.name t
git config --file "$work/gitconfig" user.email t@example.com
git config --file "$work/gitconfig" init.defaultBranch main
git config --file "$work/gitconfig" protocol.file.allow always

view() { # type, states…
  printf 'import SwiftUI\n\nstruct %s: View {\n' "$1"; shift
  for state; do printf '  @FocusState private var %s: Bool\n' "$state"; done
  printf '  var body: some View { Text("") }\n}\n'
}

say "pre-commit"
unset GIT_DIR GIT_INDEX_FILE 2>/dev/null || true
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check pre-commit==4.3.0 >"$work/log" 2>&1 \
  || stop "pre-commit could not be installed."
PATH="$work/venv/bin:$PATH"
git init -q "$work/hooks"
cp .pre-commit-hooks.yaml "$work/hooks/"
git -C "$work/hooks" add -A
git -C "$work/hooks" commit -qm hooks
hooks() { # id: sets up a repository that uses this hook, with warnings failing
  rm -rf "$work/app"
  git init -q "$work/app"
  cd "$work/app"
  mkdir Vendor
  echo 'exclude: [Vendor]' >.focuslint.yml
  printf 'repos:\n- repo: file://%s/hooks\n  rev: %s\n  hooks:\n  - { id: %s, args: [--strict] }\n' \
    "$work" "$(git -C "$work/hooks" rev-parse HEAD)" "$1" >.pre-commit-config.yaml
  view A old >A.swift
  view V old >Vendor/V.swift
  git add -A
  git commit -qm one
  pre-commit install >"$work/log" 2>&1 || stop "pre-commit does not install its hook."
}
refuses() { ! git commit -qam "$1" >"$work/log" 2>&1 || stop "a commit went through: $1"; }
takes() { git commit -qam "$1" >"$work/log" 2>&1 || stop "a commit was refused: $1"; }
hooks focuslint
view V old new >Vendor/V.swift
takes "what is excluded"
view A old new >A.swift
refuses "what is wrong"
holds 'A.swift:5:27: warning: `new` is bound to no view'
echo 'let a = 1' >A.swift
takes "what is right"
hooks focuslint-changes
printf '// More.\n' >>A.swift
takes "an old problem in a changed file"
view A old new >A.swift
git add A.swift
view A old >A.swift
! git commit -qm new >"$work/log" 2>&1 || stop "what is staged was not looked at."
holds 'A.swift:5:27: warning: `new` is bound to no view'
! grep -qF '`old`' "$work/log" || stop "an old problem is reported."

say "the action's script"
cd "$work/app"
export FOCUSLINT=focuslint
"$root/scripts/action.sh" >"$work/log" 2>&1 || stop "warnings failed."
holds '::warning file=A.swift,'
if ARGUMENTS="--strict
A.swift" "$root/scripts/action.sh" >"$work/log" 2>&1; then stop "--strict did not fail."; fi
CHANGED_SINCE=HEAD SARIF=out.sarif "$root/scripts/action.sh" >"$work/log" 2>&1 || stop "changed lines failed."
grep -q '"version":"2.1.0"' out.sarif || stop "no SARIF report was written."
if grep -qF '::warning' "$work/log"; then stop "a line that is not changed was reported."; fi
python3 - "$root/action.yml" <<'PYTHON' || stop "action.yml puts what others wrote into a script."
import re, sys
text = open(sys.argv[1]).read()
for run in re.findall(r"^ +run: (?:\|\n((?:^ {8}.*\n)+)|(.*))", text, re.M):
    if "${{" in "".join(run): sys.exit(1)
PYTHON

say "the plugins"
mkdir -p "$work/package/Sources/App"
cd "$work/package"
cat >Package.swift <<END
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", dependencies: [.package(name: "FocusLintPlugins", path: "$root/Plugins")],
  targets: [.target(name: "App", plugins: [.plugin(name: "FocusLintBuild", package: "FocusLintPlugins")])])
END
{ echo '#if os(iOS)'; view A lost; echo '#endif'; } >Sources/App/A.swift
swift build >"$work/log" 2>&1 || stop "a package with the build plugin does not build."
holds 'A.swift:5:27: warning: `lost` is bound to no view'
swift package focuslint --format xcode >"$work/log" 2>&1 || stop "the command plugin failed."
holds 'A.swift:5:27: warning: `lost` is bound to no view'
if swift package focuslint --strict >"$work/log" 2>&1; then stop "the command plugin hides a failure."; fi
swift=$(command -v swift)
if PATH="$(dirname "$swift"):/usr/bin:/bin" "$swift" package focuslint >"$work/log" 2>&1; then
  stop "the command plugin ran without focuslint."
fi
holds 'focuslint is not installed'

say "the archive"
cd "$root"
archive=$(scripts/dist.sh "$(command -v focuslint)" "$work/dist") || stop "the archive was not made."
mkdir "$work/unpacked"
tar -xzf "$archive" -C "$work/unpacked" --strip-components 1
for file in LICENSE man/man1/focuslint.1 completions/focuslint.bash completions/_focuslint completions/focuslint.fish; do
  [ -s "$work/unpacked/$file" ] || stop "the archive lacks $file."
done
"$work/unpacked/focuslint" --version >/dev/null || stop "the packed program does not run."
say "all is well"
