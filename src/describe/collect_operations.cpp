#include "describe/collect_operations.h"

#include "describe/bodies/interface_functions.h"
#include "describe/bodies/refusals.h"
#include "describe/comments.h"
#include "describe/templates/try_templates.h"
#include "describe/types/array_parameters.h"
#include "describe/types/spelling.h"
#include "flow/language/form.h"
#include "flow/remedies.h"

#include <clang/AST/DeclTemplate.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <tuple>

namespace eclat {
namespace {

using clang::CXXConstructorDecl;
using clang::CXXMethodDecl;
using clang::CXXRecordDecl;
using clang::FunctionDecl;

std::string nameOf(const FunctionDecl &function) {
  if (const auto *constructor = llvm::dyn_cast<CXXConstructorDecl>(&function))
    return constructor->getParent()->getNameAsString();
  if (const auto *conversion = llvm::dyn_cast<clang::CXXConversionDecl>(&function))
    return "operator " + spellType(conversion->getConversionType(), function.getASTContext());
  bool isMember = llvm::isa<CXXMethodDecl>(function) || isHiddenFriend(function);
  return (isMember ? function.getNameAsString() : qualifiedName(function)) + explicitArguments(function);
}

bool leavesObjectAlone(const CXXMethodDecl &method) {
  const clang::ParmVarDecl *object = explicitObject(method);
  return object ? !object->getType()->isReferenceType() || object->getType()->getPointeeType().isConstQualified()
                : method.isConst();
}

// An exception of ours that leaves a noexcept function would end the program, and be nobody's fault.
void dropThrowingForms(Type &type) {
  if (std::ranges::all_of(type.forms, throwsInForm))
    return;
  std::erase_if(type.forms, throwsInForm);  // these have no holes
}

bool isNothrow(const FunctionDecl &function) {
  const auto *type = function.getType()->getAs<clang::FunctionProtoType>();
  return type && !clang::isUnresolvedExceptionSpec(type->getExceptionSpecType()) && type->isNothrow();
}

OperationKind kindOf(const FunctionDecl &function) {
  if (llvm::isa<CXXConstructorDecl>(function))
    return OperationKind::Constructor;
  const auto *method = llvm::dyn_cast<CXXMethodDecl>(&function);
  if (!method)
    return OperationKind::Function;
  return method->isStatic() ? OperationKind::StaticMethod : OperationKind::Method;
}

class Collector {
public:
  Collector(const std::vector<ComponentClass> &classes, const Unfit &unfit, const Instantiate &instantiate,
            TypeDescriber &types)
      : classes_(classes), unfit_(unfit), instantiate_(instantiate), types_(types) {}

  void addClass(const ComponentClass &described) {
    // Clang declares an implicit constructor late or early as it needs it; here it always comes first.
    for (const CXXConstructorDecl *constructor : described.record->ctors())
      if (described.isRequested && constructor->isImplicit() && constructor->isDefaultConstructor() &&
          !constructor->isDeleted())
        addFunction(*constructor);
    for (const clang::Decl *member :
         std::vector<const clang::Decl *>(described.record->decls_begin(), described.record->decls_end()))
      if (member->getAccess() == clang::AS_public)
        addMember(*member, described);
  }

  // A function, or the instantiations of a template.
  void addFunction(const FunctionDecl &function, const CXXRecordDecl *about = nullptr) {
    if (clang::FunctionTemplateDecl *pattern = function.getDescribedFunctionTemplate()) {
      std::vector<const FunctionDecl *> instances = instantiate_(*pattern, about);
      for (const FunctionDecl *instance : instances)
        addFunction(*instance);
      if (!instances.empty())
        return;
    }
    if (auto operation = describeFunction(function, signatureOf(function)))
      add(std::move(*operation));
  }

  // One that is observed, and never called by an input.
  void addHelper(const FunctionDecl &function) {
    if (function.getDescribedFunctionTemplate() || function.isImplicit() || !whyNotCalled(function).empty() ||
        !whyNotHooked(function).empty() || llvm::isa<clang::CXXDestructorDecl>(function))
      return;
    Operation helper;
    for (unsigned i = explicitObject(function) ? 1 : 0; i < function.getNumParams(); ++i) {
      if (!canBeSpelled(function.getParamDecl(i)->getType()))
        return;
      helper.parameters.push_back(types_.describeUngiven(*function.getParamDecl(i), i));
    }
    describeCallee(function, helper);
    std::tie(helper.symbol, helper.completeSymbol) = symbolsOf(function);
    helper.signature = signatureOf(function);
    add(std::move(helper));
  }

  CollectedOperations take() { return std::move(collected_); }

private:
  void add(Operation operation) {
    bool isKnown = std::ranges::find(collected_.operations, operation.signature, &Operation::signature) !=
                   collected_.operations.end();
    if (isKnown)  // two templates may have the same instantiation
      return;
    operation.id = static_cast<int>(collected_.operations.size());
    collected_.operations.push_back(std::move(operation));
  }

  // Nothing if it cannot be called, which is then noted under `signature`. A constructor makes an object of `made`.
  std::optional<Operation> describeFunction(const FunctionDecl &function, const std::string &signature,
                                            const CXXRecordDecl *made = nullptr) {
    if (Refusal why = whyNotCalled(function); !why.empty())
      return skip(signature, why);
    if (const auto *constructor = llvm::dyn_cast<CXXConstructorDecl>(&function))
      if (Refusal why = whyNoObject(made ? *made : *constructor->getParent()); !why.empty())
        return skip(signature, why);
    if (auto it = unfit_.find(&function); it != unfit_.end())
      return skip(signature, {it->second, noRemedy("it does not fit the template arguments")});
    Operation operation;
    bool isCut = false;  // from here on every call takes the default arguments
    for (unsigned i = explicitObject(function) ? 1 : 0; i < function.getNumParams() && !isCut; ++i) {
      const clang::ParmVarDecl &declared = *function.getParamDecl(i);
      auto parameter = describeParameter(function, i);
      isCut = !parameter && declared.hasDefaultArg();
      if (!parameter && !isCut)
        return skip(signature, parameter.error());
      if (parameter)
        operation.parameters.push_back(std::move(*parameter));
    }
    operation.signature = signature;
    operation.unhooked = isCut ? "a parameter that always has its default argument" : whyNotHooked(function);
    if (operation.unhooked.empty())
      std::tie(operation.symbol, operation.completeSymbol) = symbolsOf(function);
    describeCallee(function, operation);
    return operation;
  }

  // All but its parameters.
  void describeCallee(const FunctionDecl &function, Operation &operation) {
    operation.kind = kindOf(function);
    operation.name = nameOf(function);
    operation.place = placeOf(function);
    operation.comment = commentOf(function);
    if (const auto *method = llvm::dyn_cast<CXXMethodDecl>(&function)) {
      operation.className = qualifiedName(*method->getParent());
      operation.isConst = leavesObjectAlone(*method);
      operation.isRvalue = method->getRefQualifier() == clang::RQ_RValue;
    } else if (const CXXRecordDecl *trusting = hidingClass(function)) {
      operation.className = qualifiedName(*trusting);
    }
    addResult(function, operation);
  }

  std::expected<Parameter, Refusal> describeParameter(const FunctionDecl &function, unsigned index) {
    const clang::ParmVarDecl &declared = *function.getParamDecl(index);
    bool ends = index > 0 && isArrayWithEnd(function, index - 1);
    bool isPointer = declared.getType()->isPointerType();
    auto parameter = isArrayWithEnd(function, index) || (ends && isPointer) ? types_.describeArray(declared, index)
                                                                            : types_.describeParameter(declared, index);
    if (parameter) {
      parameter->ends = ends;
      if (isNothrow(function))
        dropThrowingForms(parameter->type);
    }
    return parameter;
  }

  // A constructor of a base that makes objects of the derived class. The code for it is made where it is called.
  void addInheritedConstructor(const CXXConstructorDecl &constructor, const CXXRecordDecl &record) {
    if (constructor.isCopyOrMoveConstructor() || constructor.isDefaultConstructor() ||
        constructor.getAccess() != clang::AS_public)
      return;
    std::string own = qualifiedName(record), signature = signatureOf(constructor);
    std::string name = record.getNameAsString();
    signature =
        own + "::" + name + signature.substr(signature.find('(', qualifiedName(*constructor.getParent()).size()));
    auto operation = describeFunction(constructor, signature, &record);
    if (!operation)
      return;
    operation->className = std::move(own);
    operation->name = std::move(name);
    operation->symbol.clear();
    operation->unhooked = "an inherited constructor";
    operation->result = types_.describe(record.getASTContext().getRecordType(&record));
    add(std::move(*operation));
  }

  // A member of a base that is not public, which a using-declaration shows.
  void addShownMember(const CXXMethodDecl &method, const CXXRecordDecl &record) {
    std::string own = qualifiedName(record), signature = signatureOf(method);
    signature = own + signature.substr(qualifiedName(*method.getParent()).size());
    auto operation = describeFunction(method, signature);
    if (!operation)
      return;
    operation->className = std::move(own);
    operation->symbol.clear();
    operation->unhooked = "a member of a base that is not public";
    add(std::move(*operation));
  }

  void addMember(const clang::Decl &member, const ComponentClass &described) {
    if (const auto *shadow = llvm::dyn_cast<clang::UsingShadowDecl>(&member))
      return addUsing(*shadow, *described.record);
    if (member.isImplicit())
      return;
    const auto *pattern = llvm::dyn_cast<clang::FunctionTemplateDecl>(&member);
    const auto *method = llvm::dyn_cast<CXXMethodDecl>(pattern ? pattern->getTemplatedDecl() : &member);
    if (!method || llvm::isa<clang::CXXDestructorDecl>(method))
      return;
    if (described.isRequested || (!llvm::isa<CXXConstructorDecl>(method) && isSeenByRequested(*method)))
      addFunction(*method, described.record);
  }

  // What comes from a public base is an operation of that base already.
  void addUsing(const clang::UsingShadowDecl &shadow, const CXXRecordDecl &record) {
    const auto *method = llvm::dyn_cast<CXXMethodDecl>(shadow.getTargetDecl());
    if (!method)
      return;
    if (const auto *constructor = llvm::dyn_cast<CXXConstructorDecl>(method))
      return addInheritedConstructor(*constructor, record);
    auto bases = publicBases(record);
    if (std::ranges::find(bases, method->getParent()) == bases.end() || method->getAccess() != clang::AS_public)
      addShownMember(*method, record);
  }

  bool isSeenByRequested(const CXXMethodDecl &method) const {
    return std::ranges::any_of(classes_, [&](const ComponentClass &user) {
      auto bases = publicBases(*user.record);
      return user.isRequested && std::ranges::find(bases, method.getParent()) != bases.end() &&
             !isHidden(method, *user.record);
    });
  }

  // A constructor's result is the object; as a function it returns nothing.
  void addResult(const FunctionDecl &function, Operation &operation) {
    if (const auto *constructor = llvm::dyn_cast<CXXConstructorDecl>(&function)) {
      operation.result = types_.describe(function.getASTContext().getRecordType(constructor->getParent()));
      return;
    }
    PassedType result = types_.describeResult(function.getReturnType());
    operation.result = std::move(result.type);
    operation.resultPassing = result.passing;
    operation.resultSpelling = std::move(result.spelling);
  }

  std::nullopt_t skip(std::string operation, Refusal why) {
    collected_.skipped.push_back(
        {std::move(operation), std::move(why.reason), why.remedy.empty() ? remedyOfWrapping() : std::move(why.remedy)});
    return std::nullopt;
  }

  const std::vector<ComponentClass> &classes_;
  const Unfit &unfit_;
  const Instantiate &instantiate_;
  TypeDescriber &types_;
  CollectedOperations collected_;
};

}  // namespace

bool isHidden(const CXXMethodDecl &method, const CXXRecordDecl &derived) {
  auto redeclares = [&](const CXXRecordDecl *record) {
    const CXXRecordDecl *declaring = method.getParent();
    if (record == declaring || !record->isDerivedFrom(declaring))
      return false;
    auto found = record->lookup(method.getDeclName());
    return !found.empty() && std::ranges::none_of(found, [&](const clang::NamedDecl *name) {
      return name->getUnderlyingDecl()->getCanonicalDecl() == method.getCanonicalDecl();
    });
  };
  return redeclares(&derived) || std::ranges::any_of(publicBases(derived), redeclares);
}

std::string signatureOf(const FunctionDecl &function) {
  std::vector<std::string> types;
  for (const clang::ParmVarDecl *parameter : function.parameters().drop_front(explicitObject(function) ? 1 : 0))
    types.push_back(spellType(parameter->getType().getUnqualifiedType(), function.getASTContext()));
  if (function.isVariadic())
    types.push_back("...");
  const auto *method = llvm::dyn_cast<CXXMethodDecl>(&function);
  const CXXRecordDecl *owner = method ? method->getParent() : hidingClass(function);
  std::string scope = owner ? qualifiedName(*owner) + "::" : "";
  std::string signature = fmt::format("{}{}({})", scope, nameOf(function), fmt::join(types, ", "));
  if (method && (explicitObject(function) ? leavesObjectAlone(*method) : method->isConst()))
    signature += " const";
  if (method && method->isVolatile())
    signature += " volatile";
  if (method && method->getRefQualifier() == clang::RQ_RValue)
    signature += " &&";
  return signature;
}

CollectedOperations collectOperations(const std::vector<ComponentClass> &classes,
                                      const std::vector<const FunctionDecl *> &functions, const Unfit &unfit,
                                      const Instantiate &instantiate, TypeDescriber &types) {
  Collector collector(classes, unfit, instantiate, types);
  for (const ComponentClass &described : classes)
    collector.addClass(described);
  for (const FunctionDecl *function : functions)
    collector.addFunction(*function);
  return collector.take();
}

std::vector<Operation> collectHelpers(const std::vector<ComponentClass> &classes,
                                      const std::vector<const FunctionDecl *> &functions, TypeDescriber &types) {
  const Unfit unfit;
  const Instantiate instantiate;
  Collector collector(classes, unfit, instantiate, types);
  for (const ComponentClass &described : classes)
    for (const CXXMethodDecl *method : described.record->methods())
      if (method->getAccess() != clang::AS_public)
        collector.addHelper(*method);
  for (const FunctionDecl *function : functions)
    collector.addHelper(*function);
  return collector.take().operations;
}

}  // namespace eclat
