#include "describe/list_classes.h"

#include "describe/parse.h"
#include "describe/types/spelling.h"

#include <clang/AST/DeclTemplate.h>

#include <filesystem>

namespace eclat {
namespace {

int publicOperations(const clang::CXXRecordDecl &record) {
  int count = 0;
  for (const clang::CXXMethodDecl *method : record.methods())
    count += !method->isImplicit() && !method->isDeleted() && method->getAccess() == clang::AS_public &&
             !llvm::isa<clang::CXXDestructorDecl>(method);
  return count;
}

class Lister {
public:
  explicit Lister(std::string header) : header_(std::move(header)) {}

  void walk(const clang::DeclContext &context) {
    for (const clang::Decl *declaration : context.decls()) {
      if (isInSystemHeader(*declaration))
        continue;
      if (const auto *record = llvm::dyn_cast<clang::CXXRecordDecl>(declaration))
        add(*record);
      if (llvm::isa<clang::NamespaceDecl, clang::LinkageSpecDecl>(declaration))
        walk(*llvm::cast<clang::DeclContext>(declaration));
    }
  }

  std::vector<ClassCandidate> take() { return std::move(found_); }

private:
  void add(const clang::CXXRecordDecl &record) {
    std::error_code ignored;
    bool isOwn = record.isThisDeclarationADefinition() && record.getIdentifier() && !record.isImplicit() &&
                 !llvm::isa<clang::ClassTemplateSpecializationDecl>(record) &&
                 std::filesystem::equivalent(placeOf(record).file, header_, ignored);
    if (!isOwn)
      return;
    if (int operations = publicOperations(record))
      found_.push_back({qualifiedName(record), header_, operations, 0});
  }

  std::string header_;
  std::vector<ClassCandidate> found_;
};

}  // namespace

std::vector<ClassCandidate> listClasses(const std::string &header, const std::vector<std::string> &flags) {
  auto parsed = parseFiles({header}, flags);
  if (!parsed)
    return {};
  Lister lister(header);
  lister.walk(*parsed->ast().getTranslationUnitDecl());
  return lister.take();
}

}  // namespace eclat
