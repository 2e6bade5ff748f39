#include "describe/collect_classes.h"

#include "describe/comments.h"
#include "describe/types/spelling.h"

#include <clang/AST/CXXInheritance.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/GlobalDecl.h>
#include <clang/AST/Mangle.h>
#include <fmt/format.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>
#include <memory>
#include <set>
#include <tuple>

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

bool isDelegating(const clang::CXXConstructorDecl &constructor) {
  const clang::FunctionDecl *definition = constructor.getDefinition();
  return definition && llvm::cast<clang::CXXConstructorDecl>(definition)->isDelegatingConstructor();
}

// Without virtual bases the complete variant only forwards to the base one, which derived classes also call; that of a
// constructor that delegates has a body of its own.
clang::GlobalDecl variantOf(const clang::FunctionDecl &function) {
  if (const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(&function)) {
    bool isOwnBody = constructor->getParent()->getNumVBases() || isDelegating(*constructor);
    return {constructor, isOwnBody ? clang::Ctor_Complete : clang::Ctor_Base};
  }
  if (const auto *destructor = llvm::dyn_cast<clang::CXXDestructorDecl>(&function))
    return {destructor, destructor->getParent()->getNumVBases() ? clang::Dtor_Complete : clang::Dtor_Base};
  return {&function};
}

std::string mangled(const clang::FunctionDecl &function, const clang::GlobalDecl &variant) {
  if (!function.isExternallyVisible())
    return "";
  clang::ASTContext &ast = function.getASTContext();
  std::unique_ptr<clang::MangleContext> mangler(clang::ItaniumMangleContext::create(ast, ast.getDiagnostics()));
  if (!mangler->shouldMangleDeclName(&function))
    return function.getNameAsString();
  std::string symbol;
  llvm::raw_string_ostream out(symbol);
  mangler->mangleName(variant, out);
  // LLVM's mark for "take this label as it is".
  return symbol.starts_with('\1') ? symbol.substr(1) : symbol;
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
  if (const clang::CXXDestructorDecl *destructor = record.getDestructor();
      destructor && !destructor->isDeleted() && !destructor->isTrivial())
    std::tie(info.destructorSymbol, info.completeDestructorSymbol) = symbolsOf(*destructor);
  info.isRequested = described.isRequested;
  info.isAbstract = record.isAbstract();
  info.isCopyable = isCopyable(record);
  info.isMovable = isMovable(record);
  info.isLent = isLent(record);
  info.place = placeOf(record);
  info.comment = commentOf(record);
  return info;
}

std::string symbolOf(const clang::FunctionDecl &function) { return mangled(function, variantOf(function)); }

std::pair<std::string, std::string> symbolsOf(const clang::FunctionDecl &function) {
  std::string hooked = symbolOf(function), complete;
  if (const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(&function))
    complete = mangled(function, {constructor, clang::Ctor_Complete});
  else if (const auto *destructor = llvm::dyn_cast<clang::CXXDestructorDecl>(&function))
    complete = mangled(function, {destructor, clang::Dtor_Complete});
  return {hooked, complete == hooked ? "" : complete};
}

}  // namespace eclat
