#!/bin/sh
# Starts a rule: its page, the Japanese twin, and the Swift file that will hold its logic.
# usage: scripts/rule.sh my-new-rule   (or: make rule NAME=my-new-rule)
set -eu
cd "$(dirname "$0")/.."

stop() {
  printf 'rule: %s\n' "$1" >&2
  [ $# -lt 2 ] || printf '      %s\n' "$2" >&2
  exit 2
}

id=${1:-}
[ -n "$id" ] || stop "the name is missing." "For example: make rule NAME=focus-lost-on-scroll"
[ $# -eq 1 ] || stop "one name at a time, please."
printf '%s' "$id" | LC_ALL=C grep -Eqx '[a-z]+(-[a-z]+)+' \
  || stop "'$id' is no rule name." "Lower-case words joined by hyphens, two at least: focus-lost-on-scroll"

type=$(printf '%s' "$id" | LC_ALL=C awk -F- '{ for (i = 1; i <= NF; i++) printf "%s%s", toupper(substr($i, 1, 1)), substr($i, 2) }')
page=rules/$id.md
twin=rules/$id.ja.md
code=Sources/FocusLint/Rules/$type.swift
for file in "$page" "$twin" "$code"; do
  [ ! -e "$file" ] || stop "$file is there already." "Choose another name, or remove it first."
done

cat >"$page" <<END
---
id: $id
group: state
severity: warning
default: on
words: FocusState
messages:
  plain: "\`{name}\` … say what is wrong and what to do, in 100 characters."
---

# What is wrong, in a few words

Why it is wrong, in two or three sentences: what the user sees, and the mechanism behind it, with an
Apple page or an issue that says so.

## Bad

\`\`\`swift
import SwiftUI

let atFault = 1  // expect: $id
\`\`\`

## Good

\`\`\`swift
import SwiftUI

let lookAlike = 1
\`\`\`

## When to allow it

When it is right after all.

## Platforms

All.
END

cat >"$twin" <<END
---
messages:
  plain: "\`{name}\` …何が問題で、どうすればよいかを100字以内で書きます。"
---

# 何が問題か

なぜ問題なのかを2、3文で書きます。

## Bad

どんなコードが報告されるか。例は英語のページにあります。

## Good

似ていても正しいコード。

## When to allow it

残してよい場合。

## Platforms

すべて。
END

cat >"$code" <<END
/// The logic of \`$id\`; its page says what it finds and why.
enum $type {
  static func problems(in file: FileFacts, project: ProjectFacts) -> [Problem] {
    []
  }
}
END

cat <<END
rule: wrote $page, $twin and $code.
Next:
  1. Write the page: at least three Bad and three Good examples, as people really write them.
  2. Write $type.problems(in:project:) until the examples hold.
  3. Name \`$id\` in CHANGELOG.md.
  4. make record, then make check.
CONTRIBUTING.md has more.
END
