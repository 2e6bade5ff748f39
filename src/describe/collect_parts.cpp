#include "describe/collect_parts.h"

#include "describe/spelling.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclFriend.h>
#include <clang/AST/DeclTemplate.h>

#include <algorithm>

namespace eclat {
namespace {

using clang::CXXRecordDecl;
using clang::QualType;
using Records = std::vector<const CXXRecordDecl *>;

bool isAmong(const CXXRecordDecl *record, const Records &records) {
  return std::ranges::any_of(
      records, [&](const CXXRecordDecl *known) { return known->getCanonicalDecl() == record->getCanonicalDecl(); });
}

bool hasOnlyPublicFields(const CXXRecordDecl &record) {
  auto isPublic = [](const clang::FieldDecl *field) { return field->getAccess() == clang::AS_public; };
  return std::ranges::all_of(record.fields(), isPublic) && record.getNumBases() == 0;
}

class PartFinder {
public:
  explicit PartFinder(const Records &classes) : known_(classes), classes_(classes.size()) {}

  Records run() {
    for (std::size_t i = 0; i < known_.size(); ++i)
      addMembers(*known_[i], /*isUnderTest=*/i < classes_);
    return {known_.begin() + static_cast<std::ptrdiff_t>(classes_), known_.end()};
  }

private:
  void addMembers(const CXXRecordDecl &record, bool isUnderTest) {
    for (const clang::FieldDecl *field : record.fields())
      add(field->getType());
    for (const clang::CXXBaseSpecifier &base : record.bases())
      if (const CXXRecordDecl *inherited = base.getType()->getAsCXXRecordDecl();
          inherited && inherited->hasDefinition() && !isInSystemHeader(*inherited))
        addMembers(*inherited->getDefinition(), false);
    if (!isUnderTest)
      return;
    for (const clang::CXXMethodDecl *method : record.methods())
      if (method->getAccess() == clang::AS_public)
        add(method->getReturnType());
  }

  // Whatever stands behind references, pointers and arrays, or in a container of the library.
  void add(QualType declared) {
    QualType type = declared.getNonReferenceType().getCanonicalType();
    while (type->isAnyPointerType() || type->isArrayType())
      type = QualType(type->getPointeeOrArrayElementType(), 0);
    const CXXRecordDecl *record = type->isDependentType() ? nullptr : type->getAsCXXRecordDecl();
    if (!record)
      return;
    if (!isInSystemHeader(*record)) {
      record = record->getDefinition();
      if (record && !isAmong(record, known_) && canBeOpened(*record))
        known_.push_back(record);
      return;
    }
    if (const auto *container = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(record))
      for (const clang::TemplateArgument &argument : container->getTemplateArgs().asArray())
        addArgument(argument);
  }

  void addArgument(const clang::TemplateArgument &argument) {
    if (argument.getKind() == clang::TemplateArgument::Type)
      add(argument.getAsType());
    else if (argument.getKind() == clang::TemplateArgument::Pack)
      for (const clang::TemplateArgument &inner : argument.pack_elements())
        addArgument(inner);
  }

  bool canBeOpened(const CXXRecordDecl &record) const {
    if (record.isUnion() || record.isLambda() || !canBeSpelled(record.getASTContext().getRecordType(&record)))
      return false;
    const auto *outer = llvm::dyn_cast<CXXRecordDecl>(record.getDeclContext());
    return (outer && isAmong(outer, known_)) || hasOnlyPublicFields(record) || trustsComponent(record);
  }

  bool trustsComponent(const CXXRecordDecl &record) const {
    return std::ranges::any_of(record.friends(), [&](const clang::FriendDecl *declared) {
      const clang::TypeSourceInfo *type = declared->getFriendType();
      const CXXRecordDecl *trusted = type ? type->getType()->getAsCXXRecordDecl() : nullptr;
      return trusted && isAmong(trusted, known_);
    });
  }

  Records known_;  // the classes under test, then the parts
  std::size_t classes_;
};

}  // namespace

Records collectParts(const Records &classes) { return PartFinder(classes).run(); }

}  // namespace eclat
