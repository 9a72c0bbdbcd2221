// The grammar's own sources are fetched by `make setup`, never committed.
#if __has_include("grammar/src/parser.c")
#include "grammar/src/parser.c"
#else
#error "The Swift grammar is missing. Run `make setup` first."
#endif
