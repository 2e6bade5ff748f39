#pragma once

#include "describe/parse.h"

#include <clang/Parse/Parser.h>
#include <clang/Sema/Scope.h>
#include <clang/Sema/Sema.h>
#include <llvm/Support/SaveAndRestore.h>

namespace eclat {

// While it lives, templates can be instantiated after the parsing. Some statements ask for the scope that they stand
// in, which only a parser can set, and the unit's own parser is gone. So is the outermost scope, in which Clang
// declares builtins when it first meets them.
class SemaScope {
public:
  explicit SemaScope(const ParsedUnit &parsed)
      : parser_(parsed.unit->getPreprocessor(), parsed.unit->getSema(), /*SkipFunctionBodies=*/false),
        outermost_(parsed.unit->getSema().TUScope,
                   (parser_.EnterScope(clang::Scope::DeclScope), parser_.getCurScope())) {}

private:
  clang::Parser parser_;
  llvm::SaveAndRestore<clang::Scope *> outermost_;
};

}  // namespace eclat
