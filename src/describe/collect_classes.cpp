#include "describe/collect_classes.h"

#include "describe/spelling.h"

#include <clang/AST/CXXInheritance.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/GlobalDecl.h>
#include <clang/AST/Mangle.h>
#include <fmt/format.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>
#include <memory>
#include <set>

namespace eclat {
namespace {

using clang::CXXRecordDecl;

const CXXRecordDecl *definitionOf(const clang::CXXBaseSpecifier &base) {
  const CXXRecordDecl *record = base.getType()->getAsCXXRecordDecl();
  return record ? record->getDefinition() : nullptr;
}

// A base that occurs twice cannot be reached by a conversion.
bool isAmbiguousBase(const CXXRecordDecl &derived, const CXXRecordDecl &base) {
  clang::ASTContext &ast = derived.getASTContext();
  clang::CXXBasePaths paths(/*FindAmbiguities=*/true, /*RecordPaths=*/false, /*DetectVirtual=*/false);
  derived.isDerivedFrom(&base, paths);
  return paths.isAmbiguous(ast.getCanonicalType(ast.getRecordType(&base)));
}

void addPublicBases(const CXXRecordDecl &record, const CXXRecordDecl &derived,
                    std::vector<const CXXRecordDecl *> &found) {
  for (const clang::CXXBaseSpecifier &specifier : record.bases()) {
    const CXXRecordDecl *base = definitionOf(specifier);
    if (!base || specifier.getAccessSpecifier() != clang::AS_public || isInSystemHeader(*base))
      continue;
    addPublicBases(*base, derived, found);
    if (std::ranges::find(found, base) == found.end() && !isAmbiguousBase(derived, *base))
      found.push_back(base);
  }
}

// A constant that is declared in the class but defined nowhere must not be referred to: that would not link.
bool mayLackDefinition(const clang::VarDecl &variable) {
  return variable.getType().isConstQualified() && variable.hasInit() && !variable.isInline();
}

// A specialization that nothing has used yet can be completed, and so does not count.
bool isIncomplete(clang::QualType type) {
  const CXXRecordDecl *record = type->getAsCXXRecordDecl();
  return type->isIncompleteType() && !(record && llvm::isa<clang::ClassTemplateSpecializationDecl>(record));
}

class FieldCollector {
public:
  FieldCollector(const CXXRecordDecl &owner, TypeDescriber &types) : owner_(owner), types_(types) {}

  std::vector<Field> collect() {
    addRecord(owner_, /*isPublicPath=*/true);
    return std::move(fields_);
  }

private:
  void addRecord(const CXXRecordDecl &record, bool isPublicPath) {
    for (const clang::CXXBaseSpecifier &specifier : record.bases()) {
      const CXXRecordDecl *base = definitionOf(specifier);
      if (!base || isInSystemHeader(*base) || !seen_.insert(base).second || isAmbiguousBase(owner_, *base))
        continue;
      addRecord(*base, isPublicPath && specifier.getAccessSpecifier() == clang::AS_public);
    }
    addMembers(record, record, isPublicPath);
  }

  void addMembers(const CXXRecordDecl &record, const CXXRecordDecl &declaring, bool isPublicPath) {
    for (const clang::Decl *member : record.decls()) {
      if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(member)) {
        if (field->isAnonymousStructOrUnion())
          addAnonymous(*field, declaring, isPublicPath);
        else if (field->getIdentifier())
          add(*field, declaring, isPublicPath).isBitField = field->isBitField();
      } else if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(member)) {
        if (variable->getIdentifier() && !isIncomplete(variable->getType()) && !mayLackDefinition(*variable))
          add(*variable, declaring, isPublicPath).isStatic = true;
      }
    }
  }

  // Of an unnamed union nobody knows which member is alive.
  void addAnonymous(const clang::FieldDecl &field, const CXXRecordDecl &declaring, bool isPublicPath) {
    const CXXRecordDecl *inner = field.getType()->getAsCXXRecordDecl();
    if (inner && !inner->isUnion())
      addMembers(*inner, declaring, isPublicPath && field.getAccess() == clang::AS_public);
  }

  Field &add(const clang::ValueDecl &member, const CXXRecordDecl &declaring, bool isPublicPath) {
    Field field;
    field.name = member.getNameAsString();
    field.type = types_.describe(member.getType());
    field.spelling = spellType(member.getType(), member.getASTContext());
    if (!canBeSpelled(member.getType()))
      field.spelling = field.type.spelling = fmt::format("decltype({}::{})", qualifiedName(declaring), field.name);
    if (&declaring != &owner_)
      field.declaredIn = qualifiedName(declaring);
    field.isPublic = isPublicPath && member.getAccess() == clang::AS_public;
    return fields_.emplace_back(std::move(field));
  }

  const CXXRecordDecl &owner_;
  TypeDescriber &types_;
  std::set<const CXXRecordDecl *> seen_;
  std::vector<Field> fields_;
};

std::string destructorSymbol(const CXXRecordDecl &record) {
  const clang::CXXDestructorDecl *destructor = record.getDestructor();
  if (!destructor || destructor->isDeleted() || destructor->isTrivial())
    return "";
  return symbolOf(*destructor);
}

// Without virtual bases the complete variant only forwards to the base one, which derived classes also call.
clang::GlobalDecl variantOf(const clang::FunctionDecl &function) {
  if (const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(&function))
    return {constructor, constructor->getParent()->getNumVBases() ? clang::Ctor_Complete : clang::Ctor_Base};
  if (const auto *destructor = llvm::dyn_cast<clang::CXXDestructorDecl>(&function))
    return {destructor, destructor->getParent()->getNumVBases() ? clang::Dtor_Complete : clang::Dtor_Base};
  return {&function};
}

}  // namespace

std::vector<const CXXRecordDecl *> publicBases(const CXXRecordDecl &record) {
  std::vector<const CXXRecordDecl *> found;
  addPublicBases(record, record, found);
  return found;
}

std::vector<ComponentClass> withBases(const std::vector<const CXXRecordDecl *> &requested) {
  std::vector<ComponentClass> classes;
  for (const CXXRecordDecl *record : requested)
    classes.push_back({record, true});
  for (const CXXRecordDecl *record : requested)
    for (const CXXRecordDecl *base : publicBases(*record))
      if (std::ranges::find(classes, base, &ComponentClass::record) == classes.end())
        classes.push_back({base, false});
  return classes;
}

ClassInfo describeClass(const ComponentClass &described, const std::vector<ComponentClass> &component,
                        TypeDescriber &types) {
  const CXXRecordDecl &record = *described.record;
  ClassInfo info;
  info.name = qualifiedName(record);
  for (const CXXRecordDecl *base : publicBases(record))
    if (std::ranges::find(component, base, &ComponentClass::record) != component.end())
      info.bases.push_back(qualifiedName(*base));
  info.fields = FieldCollector(record, types).collect();
  info.destructorSymbol = destructorSymbol(record);
  info.isRequested = described.isRequested;
  info.isAbstract = record.isAbstract();
  info.isCopyable = isCopyable(record);
  info.isMovable = isMovable(record);
  info.isLent = isLent(record);
  info.place = placeOf(record);
  return info;
}

std::string symbolOf(const clang::FunctionDecl &function) {
  if (!function.isExternallyVisible())
    return "";
  clang::ASTContext &ast = function.getASTContext();
  std::unique_ptr<clang::MangleContext> mangler(clang::ItaniumMangleContext::create(ast, ast.getDiagnostics()));
  if (!mangler->shouldMangleDeclName(&function))
    return function.getNameAsString();
  std::string symbol;
  llvm::raw_string_ostream out(symbol);
  mangler->mangleName(variantOf(function), out);
  // LLVM's mark for "take this label as it is".
  return symbol.starts_with('\1') ? symbol.substr(1) : symbol;
}

}  // namespace eclat
