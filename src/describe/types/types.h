#pragma once

#include "describe/types/made_types.h"
#include "flow/component.h"
#include "flow/refusal.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclCXX.h>
#include <clang/AST/DeclTemplate.h>

#include <expected>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// A declared type: the type of the value, how it is passed, and the spelling of the whole.
struct PassedType {
  Type type;
  Passing passing = Passing::Value;
  std::string spelling;
};

// Says which arguments of a class template are the types of its elements (template_kinds.cpp).
enum class ElementsOf;

// Turns Clang's types into those of flow, and collects the enums that it meets.
class TypeDescriber {
public:
  TypeDescriber(const clang::ASTContext &ast, const std::vector<const clang::CXXRecordDecl *> &componentClasses);

  Type describe(clang::QualType declared);
  // Like `describe`, but also returns the kinds that only parameters have.
  Type describeArgument(clang::QualType declared);
  PassedType describePassed(clang::QualType declared);
  // Like `describePassed`, but the kind is Made where no literal can be written.
  PassedType describeResult(clang::QualType declared);
  // Returns the parameter, or why no argument can be made for it.
  std::expected<Parameter, Refusal> describeParameter(const clang::ParmVarDecl &declared, unsigned index);
  // Returns a parameter that no input gives an argument for, so that any type will do.
  Parameter describeUngiven(const clang::ParmVarDecl &declared, unsigned index);
  // Like `describeParameter`, but for a pointer to an array that is made for the call (array_parameters.h), or for its
  // end.
  std::expected<Parameter, Refusal> describeArray(const clang::ParmVarDecl &declared, unsigned index);

  const std::vector<EnumInfo> &enums() const { return enums_; }
  const std::vector<MadeType> &made() const { return made_; }
  // The types in made(), as Clang has them.
  const std::vector<clang::QualType> &madeDeclared() const { return madeDeclared_; }
  // The plain structs that arguments are made of.
  const std::vector<const clang::CXXRecordDecl *> &aggregates() const { return aggregates_; }

private:
  Type describeBuiltin(const clang::BuiltinType &builtin, Type type) const;
  Type describeEnum(const clang::EnumDecl &declared, Type type);
  Type describeRecord(const clang::CXXRecordDecl &record, Type type);
  Type describeElement(clang::QualType declared);
  Type describeLibraryType(const clang::ClassTemplateSpecializationDecl &record, Type type);
  std::optional<std::vector<Type>> elementsOf(const clang::ClassTemplateSpecializationDecl &record, ElementsOf which);
  std::optional<std::vector<Type>> describePointee(const clang::ClassTemplateSpecializationDecl &pointer);
  std::vector<Type> describeEach(llvm::ArrayRef<clang::TemplateArgument> arguments);
  Type describeAggregate(const clang::CXXRecordDecl &record, Type type);
  Type describeView(clang::QualType declared, Type type);
  Type describeArrayReference(const clang::ConstantArrayType &array, Type type);
  // Describes types that are no class: enums without enumerators, pointers to functions, __int128, nullptr.
  Type describeUncommon(clang::QualType value, Type type);
  // These describe Choices (choice_types.cpp, constructed_types.cpp). The Choice has no form if no value can be made.
  Type describeCallable(const clang::FunctionProtoType &function, Type type);
  Type describeLibraryChoice(const clang::CXXRecordDecl &record, Type type);
  Type describeConstructed(const clang::CXXRecordDecl &record, Type type);
  Type describeMembers(const clang::CXXRecordDecl &record, Type type);
  bool addConstructor(const clang::CXXConstructorDecl &constructor, Type &type);
  bool addForm(Type &choice, std::string form, std::vector<Type> holes);
  bool addMember(clang::QualType type, Type &choice);
  bool addMembersOf(const clang::CXXRecordDecl &record, Type &choice);
  bool isComponentClass(clang::QualType type) const;
  bool canMake(const Type &type) const;
  bool leadsNowhere(const Type &type, clang::QualType declared) const;
  bool makeMade(clang::QualType declared, Type &type);
  Refusal whyNoArgument(const std::string &name, const PassedType &passed, clang::QualType declared) const;

  const clang::ASTContext &ast_;
  std::set<const clang::CXXRecordDecl *> classes_;  // the component's classes, as canonical declarations
  std::vector<EnumInfo> enums_;
  std::set<std::string> privateEnums_;
  std::vector<MadeType> made_;
  std::vector<clang::QualType> madeDeclared_;
  std::vector<const clang::CXXRecordDecl *> aggregates_;
  std::vector<const clang::CXXRecordDecl *> open_;  // classes being described, to stop recursion
};

// True if the class has a public copy constructor, also one that Clang has not declared yet.
bool canBeCopied(const clang::CXXRecordDecl &record);

// True if an object can be made without arguments, as far as the class itself says.
bool canBeMadeFromNothing(const clang::CXXRecordDecl &record);

}  // namespace eclat
