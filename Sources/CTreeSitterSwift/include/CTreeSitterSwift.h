#ifndef FOCUSLINT_TREE_SITTER_SWIFT_H
#define FOCUSLINT_TREE_SITTER_SWIFT_H

typedef struct TSLanguage TSLanguage;

/// The published tree-sitter grammar of Swift.
const TSLanguage *tree_sitter_swift(void);

#endif
