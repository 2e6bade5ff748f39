#include "describe/types/candidate_types.h"

#include "describe/types/library_types.h"
#include "describe/types/spelling.h"

#include <clang/AST/DeclTemplate.h>
#include <clang/Sema/Lookup.h>
#include <clang/Sema/Sema.h>

#include <algorithm>
#include <cstddef>
#include <initializer_list>

namespace eclat {
namespace {

using clang::CXXRecordDecl;
using clang::QualType;
using clang::TemplateArgument;
using Types = std::vector<QualType>;

constexpr std::size_t kMaxValues = 6;
constexpr std::ptrdiff_t kFew = 3;  // of these, to combine with each other

// Comparators, allocators and traits say how a class works, not what it is about.
bool isPolicy(QualType type) {
  const CXXRecordDecl *record = type->getAsCXXRecordDecl();
  return record && (!record->hasDefinition() || record->isEmpty());
}

void add(Types &types, QualType type) {
  type = type.getNonReferenceType().getCanonicalType().getUnqualifiedType();
  if (type->isDependentType() || type->isVoidType() || type->isFunctionType() || type->isArrayType() ||
      type->isAnyPointerType() || isPolicy(type) || !canBeSpelled(type))
    return;
  if (std::ranges::find(types, type) == types.end())
    types.push_back(type);
}

void addArguments(Types &types, llvm::ArrayRef<TemplateArgument> arguments) {
  for (const TemplateArgument &argument : arguments) {
    if (argument.getKind() == TemplateArgument::Type)
      add(types, argument.getAsType());
    else if (argument.getKind() == TemplateArgument::Pack)
      addArguments(types, argument.pack_elements());
  }
}

void addFields(Types &types, const CXXRecordDecl &record) {
  for (const clang::FieldDecl *field : record.fields()) {
    QualType type = field->getType().getCanonicalType();
    while (type->isArrayType())
      type = QualType(type->getPointeeOrArrayElementType(), 0);
    if (type->isPointerType() && !type->getPointeeType()->getAsCXXRecordDecl())
      add(types, type->getPointeeType());
    LibraryKind kind = libraryKindOf(type);
    const auto *container = llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(type->getAsCXXRecordDecl());
    if (container && (kind == LibraryKind::Sequence || kind == LibraryKind::Map || kind == LibraryKind::Optional))
      addArguments(types, container->getTemplateArgs().asArray());
  }
}

class Finder {
public:
  explicit Finder(const ParsedUnit &parsed) : ast_(parsed.ast()), sema_(parsed.unit->getSema()) {}

  CandidateTypes find(const CXXRecordDecl *record, bool withCommon) {
    CandidateTypes found;
    addTemplates(record, found.templates);
    if (record)
      addAbout(*record, found.values);
    if (withCommon) {
      add(found.values, ast_.IntTy);
      add(found.values, ast_.DoubleTy);
      if (QualType text = libraryType("string", {}); !text.isNull())
        add(found.values, text);
      add(found.values, ast_.ShortTy);
    }
    addInstances(record, found);
    if (found.values.empty())
      return found;
    if (found.values.size() > kMaxValues)
      found.values.resize(kMaxValues);
    for (QualType value : found.values)
      found.iterators.push_back(ast_.getPointerType(value.withConst()));
    for (std::size_t i = 0; i < 2 && i < found.values.size(); ++i)
      if (QualType vector = libraryType("vector", {found.values[i]}); !vector.isNull())
        found.ranges.push_back(vector);
    if (record)
      found.ranges.push_back(ast_.getRecordType(record));
    addCallables(found);
    if (record)  // and what asks the object itself
      found.callables.push_back(pointerTo(ast_.BoolTy, {constRef(ast_.getRecordType(record))}));
    addPacks(found);
    return found;
  }

private:
  void addAbout(const CXXRecordDecl &record, Types &types) {
    if (const auto *instance = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(&record))
      addArguments(types, instance->getTemplateArgs().asArray());
    for (const char *name : {"value_type", "key_type", "mapped_type", "element_type"})
      for (const clang::NamedDecl *named : record.lookup(&ast_.Idents.get(name)))
        if (const auto *alias = llvm::dyn_cast<clang::TypedefNameDecl>(named))
          add(types, alias->getUnderlyingType());
    addFields(types, record);
  }

  void addInstances(const CXXRecordDecl *record, CandidateTypes &found) {
    auto add = [&](const CXXRecordDecl *known) {
      if (const auto *instance = llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(known))
        found.instances.push_back(instance);
    };
    add(record);
    for (const clang::FieldDecl *field :
         record && record->hasDefinition() ? record->getDefinition()->fields() : CXXRecordDecl::field_range({}, {}))
      add(field->getType()->getAsCXXRecordDecl());
    for (const char *name : {"string", "ostream", "istream"})
      if (QualType type = libraryType(name, {}); !type.isNull())
        add(type->getAsCXXRecordDecl());
    for (QualType value : found.values)
      add(value->getAsCXXRecordDecl());
  }

  // std::NAME, or std::NAME<arguments>; null if the component does not include it.
  QualType libraryType(const char *name, const Types &arguments) {
    const clang::NamespaceDecl *library = sema_.getStdNamespace();
    if (!library)
      return {};
    for (clang::NamedDecl *named : library->lookup(&ast_.Idents.get(name))) {
      if (const auto *alias = llvm::dyn_cast<clang::TypedefNameDecl>(named); alias && arguments.empty())
        return alias->getUnderlyingType().getCanonicalType();
      auto *pattern = llvm::dyn_cast<clang::ClassTemplateDecl>(named);
      if (!pattern || arguments.empty())
        continue;
      clang::TemplateArgumentListInfo list;
      for (QualType argument : arguments)
        list.addArgument(sema_.getTrivialTemplateArgumentLoc(TemplateArgument(argument), QualType(), {}));
      QualType type = sema_.CheckTemplateIdType(clang::TemplateName(pattern), {}, list);
      if (!type.isNull() && sema_.isCompleteType(pattern->getLocation(), type))
        return type.getCanonicalType();
    }
    return {};
  }

  // Those that the class is made with, and the containers of one type that the component includes.
  void addTemplates(const CXXRecordDecl *record, std::vector<clang::TemplateName> &templates) {
    if (const auto *instance = llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(record))
      for (const TemplateArgument &argument : instance->getTemplateArgs().asArray())
        if (argument.getKind() == TemplateArgument::Template)
          templates.push_back(argument.getAsTemplate());
    const clang::NamespaceDecl *library = sema_.getStdNamespace();
    for (const char *name : {"vector", "deque", "list", "set"})
      if (library)
        for (clang::NamedDecl *named : library->lookup(&ast_.Idents.get(name)))
          if (auto *pattern = llvm::dyn_cast<clang::ClassTemplateDecl>(named))
            templates.emplace_back(pattern);
  }

  QualType pointerTo(QualType result, const Types &parameters) {
    return ast_.getPointerType(ast_.getFunctionType(result, parameters, {}));
  }

  QualType constRef(QualType type) { return ast_.getLValueReferenceType(type.withConst()); }

  void addCallables(CandidateTypes &found) {
    Types &out = found.callables;
    auto offer = [&](QualType result, const Types &parameters) {
      QualType type = pointerTo(result, parameters);
      if (std::ranges::find(out, type) == out.end())
        out.push_back(type);
    };
    Types few(found.values.begin(), found.values.begin() + std::min<std::ptrdiff_t>(std::ssize(found.values), kFew));
    for (QualType value : few) {
      QualType one = constRef(value);
      offer(ast_.BoolTy, {one});
      offer(ast_.BoolTy, {one, one});
      offer(value, {one});
      offer(ast_.VoidTy, {one});
      offer(value, {one, one});
    }
    for (QualType value : few)
      offer(ast_.VoidTy, {constRef(few.front()), constRef(value)});
    offer(ast_.VoidTy, {});
    offer(ast_.BoolTy, {});
    offer(few.front(), {});
    offer(ast_.VoidTy, {ast_.getLValueReferenceType(few.front())});
  }

  // The parameter lists of the constructors of what the class is about.
  void addPacks(CandidateTypes &found) {
    const CXXRecordDecl *record = found.values[0]->getAsCXXRecordDecl();
    record = record && !record->isInStdNamespace() ? record->getDefinition() : nullptr;
    for (const clang::CXXConstructorDecl *constructor :
         record ? llvm::iterator_range(record->ctor_begin(), record->ctor_end())
                : llvm::iterator_range<CXXRecordDecl::ctor_iterator>({}, {})) {
      if (constructor->getAccess() != clang::AS_public || constructor->isDeleted() ||
          constructor->isCopyOrMoveConstructor())
        continue;
      Types list;
      for (const clang::ParmVarDecl *parameter : constructor->parameters())
        list.push_back(parameter->getType().getNonReferenceType().getCanonicalType().getUnqualifiedType());
      found.packs.push_back(std::move(list));
    }
    for (QualType value : found.values)
      found.packs.push_back({value});
    found.packs.push_back({found.values.front(), found.values.back()});
    found.packs.push_back({});
  }

  clang::ASTContext &ast_;
  clang::Sema &sema_;
};

}  // namespace

CandidateTypes candidateTypes(const ParsedUnit &parsed, const CXXRecordDecl *record, bool withCommon) {
  return parsed.unit->hasSema() ? Finder(parsed).find(record, withCommon) : CandidateTypes();
}

}  // namespace eclat
