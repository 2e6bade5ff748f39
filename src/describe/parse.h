#pragma once

#include "support/failure.h"

#include <clang/AST/DeclCXX.h>
#include <clang/Frontend/ASTUnit.h>

#include <memory>
#include <string>
#include <vector>

namespace eclat {

// A parsed translation unit. It owns the diagnostic consumer, because the unit refers to it.
struct ParsedUnit {
  std::unique_ptr<clang::DiagnosticConsumer> diagnostics;
  std::unique_ptr<clang::ASTUnit> unit;

  clang::ASTContext &ast() const { return unit->getASTContext(); }
};

// Parses a unit that includes these files (absolute paths) in this order. If they do not compile, the failure carries
// Clang's own diagnostics. `more` is code that stands behind the files.
Result<ParsedUnit> parseFiles(const std::vector<std::string> &files, const std::vector<std::string> &flags,
                              const std::string &more = "");

// Makes Clang declare the implicit constructors and destructor of the class, which it otherwise does only when code
// uses them: we ask about them all.
void declareImplicitMembers(const ParsedUnit &parsed, const clang::CXXRecordDecl &record);

}  // namespace eclat
