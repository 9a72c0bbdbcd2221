#!/bin/sh
# Packs a built focuslint with its manual and completions: scripts/dist.sh PROGRAM FOLDER
set -eu
cd "$(dirname "$0")/.."
program=$1 folder=$2
name="focuslint-$("$program" --version | cut -d ' ' -f 2)-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)"
rm -rf "$folder/$name" "$folder/$name.tar.gz"
mkdir -p "$folder/$name/completions" "$folder/$name/man/man1"
cp "$program" LICENSE "$folder/$name/"
cp docs/focuslint.1 "$folder/$name/man/man1/"
"$program" completions bash >"$folder/$name/completions/focuslint.bash"
"$program" completions zsh >"$folder/$name/completions/_focuslint"
"$program" completions fish >"$folder/$name/completions/focuslint.fish"
tar -czf "$folder/$name.tar.gz" -C "$folder" "$name"
printf '%s\n' "$folder/$name.tar.gz"
