#!/bin/sh
# Brings what focuslint is built from: libtree-sitter (0.25 or newer), libyaml and the Swift grammar.
# Everything of ours lands in ignored folders; a second run finds it there and does nothing.
set -eu
cd "$(dirname "$0")/.."

CORE=tree-sitter==0.26.1
CORE_HASH=9919cbaf02d17fa9a4cd0e6da496aecf901b758e6eacf122eee393e3ef08aacd
# Hidden symbols let the compiler inline across the core: 5 % fewer instructions a parse. Frame pointers cost
# nothing that can be measured, and profiles and sanitizers then know who called.
CORE_FLAGS='-std=c11 -O3 -fPIC -fno-omit-frame-pointer -fvisibility=hidden -DTREE_SITTER_HIDE_SYMBOLS -D_POSIX_C_SOURCE=200112L -D_DEFAULT_SOURCE'
GRAMMAR=tree-sitter-swift==0.7.4
GRAMMAR_HASH=1676a8ee04442993b84c239291d5976b823d22d25b02cfc5161a1bd644b390f5

deps="$PWD/.deps"
grammar=Sources/CTreeSitterSwift/grammar
stamp="$deps/ready-$(cksum <scripts/setup.sh | tr -d ' ')"
[ -f "$stamp" ] && [ -f "$grammar/src/parser.c" ] && exit 0

say() { printf 'setup: %s\n' "$*" >&2; }
stop() { say "$1"; [ $# -lt 2 ] || printf '       %s\n' "$2" >&2; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
mkdir -p "$deps/include" "$deps/lib/pkgconfig"

# --- Packages of the system -------------------------------------------------------------------
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"
  elif have sudo; then sudo "$@"
  else stop "installing packages needs root, and there is no sudo here." "As root, run: apt-get install -y $packages"
  fi
}

install_packages() {
  packages="$*"
  if have brew; then
    brew install "$@" >&2 || stop "brew could not install: $packages" "See the messages above, then run make setup again."
  elif have apt-get; then
    say "installing $packages with apt-get"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >"$work/apt.log" 2>&1 \
      || { as_root apt-get update -qq >"$work/apt.log" 2>&1 \
        && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >>"$work/apt.log" 2>&1; } \
      || { tail -5 "$work/apt.log" >&2; stop "apt-get could not install: $packages" "Is there a network, and are the package lists right? Then run make setup again."; }
  else
    stop "neither apt-get nor brew is here to install: $packages" "Install them your system's way, then run make setup again."
  fi
}

brew_package() { if have brew; then echo "$1"; else echo "$2"; fi; }

# Compiles a header with the flags that the build will use, and says whether that worked.
compiles() { # header, condition, flags…
  header=$1 condition=$2; shift 2
  printf '#include <%s>\n#if !(%s)\n#error old\n#endif\nint main(void){return 0;}\n' "$header" "$condition" >"$work/probe.c"
  cc -fsyntax-only "$@" "$work/probe.c" >/dev/null 2>&1
}

prefix_flags() { if have brew; then echo "-I$(brew --prefix)/include"; fi; }

have cc || stop "no C compiler (cc) here." "Install clang or gcc (on a Mac: xcode-select --install)."
have python3 || stop "no python3 here; it fetches the pinned sources from PyPI." "Install python3 with pip."
python3 -m pip --version >/dev/null 2>&1 || install_packages "$(brew_package python python3-pip)"

# --- libyaml ------------------------------------------------------------------------------------
compiles yaml.h 1 $(prefix_flags) || install_packages "$(brew_package libyaml libyaml-dev)"

# --- Sources from PyPI, pinned by version and hash ----------------------------------------------
fetch() { # requirement, hash, folder
  printf '%s --hash=sha256:%s\n' "$1" "$2" >"$work/requirement.txt"
  python3 -m pip download --quiet --disable-pip-version-check --no-deps --no-binary :all: --require-hashes \
    -r "$work/requirement.txt" -d "$work/download" >"$work/pip.log" 2>&1 \
    || { tail -5 "$work/pip.log" >&2; stop "could not fetch $1 from PyPI." "Is there a network? If the hash differs, do not build: report it."; }
  mkdir -p "$3"
  tar -xzf "$work"/download/*.tar.gz -C "$3" --strip-components 1
  rm -rf "$work/download"
}

# --- libtree-sitter: the system's where it is new enough, else the pinned core --------------------
new_enough='TREE_SITTER_LANGUAGE_VERSION >= 15'
compiles tree_sitter/api.h 1 $(prefix_flags) \
  || install_packages "$(brew_package tree-sitter libtree-sitter-dev)"
if compiles tree_sitter/api.h "$new_enough" $(prefix_flags); then
  core=system
else
  core=built
  built="$deps/built-$(printf '%s' "$CORE_HASH $CORE_FLAGS" | cksum | tr -d ' ')"
  if [ ! -f "$deps/lib/libtree-sitter.a" ] || [ ! -f "$built" ]; then
    say "the system's libtree-sitter is older than 0.25; building $CORE"
    fetch "$CORE" "$CORE_HASH" "$work/core"
    lib="$work/core/tree_sitter/core/lib"
    cc $CORE_FLAGS -I"$lib/include" -I"$lib/src" -c "$lib/src/lib.c" -o "$work/tree-sitter.o" \
      || stop "the tree-sitter core did not compile (see above)."
    rm -f "$deps/lib/libtree-sitter.a"
    ar -rcs "$deps/lib/libtree-sitter.a" "$work/tree-sitter.o"
    rm -rf "$deps/include/tree_sitter"
    cp -R "$lib/include/tree_sitter" "$deps/include/tree_sitter"
    : >"$built"
  fi
fi

# --- What to link: static archives in a folder of their own, so that nothing shared is taken ------
archive() { # name: the path of the system's static archive, if it has one
  for folder in $(have brew && brew --prefix || true) /usr; do
    for found in "$folder"/lib/"lib$1.a" "$folder"/lib/*/"lib$1.a" "$folder"/lib64/"lib$1.a"; do
      [ -f "$found" ] && { echo "$found"; return; }
    done
  done
}
pc_file() { # package, library
  libs="-L$deps/lib -l$2"
  if [ ! -f "$deps/lib/lib$2.a" ]; then
    found=$(archive "$2")
    if [ -n "$found" ]; then cp "$found" "$deps/lib/lib$2.a"
    elif have brew; then libs="-L$(brew --prefix)/lib -l$2"
    else libs="-l$2"
    fi
  fi
  printf 'Name: %s\nDescription: what focuslint links\nVersion: 1\nCflags: -I%s %s\nLibs: %s\n' \
    "$1" "$deps/include" "$(prefix_flags)" "$libs" >"$deps/lib/pkgconfig/$1.pc"
}
[ "$core" = built ] || rm -rf "$deps/lib/libtree-sitter.a" "$deps/include/tree_sitter"
pc_file tree-sitter tree-sitter
pc_file yaml-0.1 yaml

# --- The grammar ------------------------------------------------------------------------------------
if [ ! -f "$grammar/src/parser.c" ] || [ "$(cat "$grammar/hash" 2>/dev/null)" != "$GRAMMAR_HASH" ]; then
  say "fetching the Swift grammar, $GRAMMAR"
  fetch "$GRAMMAR" "$GRAMMAR_HASH" "$work/grammar"
  # The parser turns the optimizer off for its lexer; the release build wants it on (15 % faster, 40 s longer).
  sed 's|^#pragma clang optimize off|#if !defined(FOCUSLINT_OPTIMIZE_GRAMMAR)\
#pragma clang optimize off\
#endif|' "$work/grammar/src/parser.c" >"$work/parser.c"
  mv "$work/parser.c" "$work/grammar/src/parser.c"
  printf '%s\n' "$GRAMMAR_HASH" >"$work/grammar/hash"
  rm -rf "$grammar"
  mv "$work/grammar" "$grammar"
fi

rm -f "$deps"/ready-*
: >"$stamp"
say "ready"
