#include <tree_sitter/api.h>

#if !defined(TREE_SITTER_LANGUAGE_VERSION) || TREE_SITTER_LANGUAGE_VERSION < 15
#error "This libtree-sitter is too old (0.25 or newer is needed). Run `make setup`, then build with `make build`."
#endif
