#include "describe/collect_parts.h"

#include "describe/types/spelling.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclFriend.h>
#include <clang/AST/DeclTemplate.h>

#include <algorithm>
#include <utility>

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

  FoundParts run(const Records &arguments) {
    for (const CXXRecordDecl *record : arguments)
      if (!isAmong(record, known_))
        open(*record);
    for (std::size_t i = 0; i < known_.size(); ++i)
      addMembers(*known_[i], /*isUnderTest=*/i < classes_);
    return {
        {known_.begin() + static_cast<std::ptrdiff_t>(classes_), known_.end()},
        std::move(unopened_)
    };
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
      if (!isAmong(record, known_))
        open(*record);
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

  void open(const CXXRecordDecl &record) {
    std::string why = whyClosed(record);
    if (why.empty())
      known_.push_back(record.getDefinition());
    else if (std::string name = qualifiedName(record);
             std::ranges::find(unopened_, name, &Unopened::className) == unopened_.end())
      unopened_.push_back({std::move(name), std::move(why)});
  }

  // Empty if its fields can be read.
  std::string whyClosed(const CXXRecordDecl &declared) const {
    const CXXRecordDecl *record = declared.getDefinition();
    if (!record)
      return "it is only declared in the given headers";
    if (record->isUnion())
      return "nobody knows which member of a union is alive";
    if (record->isLambda() || !canBeSpelled(record->getASTContext().getRecordType(record)))
      return "it has no name that others could use";
    const auto *outer = llvm::dyn_cast<CXXRecordDecl>(record->getDeclContext());
    if ((outer && isAmong(outer, known_)) || hasOnlyPublicFields(*record) || trustsComponent(*record))
      return "";
    return "it has private fields or bases, and is not part of the component; add --class " + qualifiedName(*record);
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
  std::vector<Unopened> unopened_;
};

}  // namespace

FoundParts collectParts(const Records &classes, const Records &arguments) { return PartFinder(classes).run(arguments); }

}  // namespace eclat
