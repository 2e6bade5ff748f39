#include "describe/collect_operations.h"

#include "describe/spelling.h"
#include "flow/remedies.h"

#include <clang/AST/DeclTemplate.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

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
  return llvm::isa<CXXMethodDecl>(function) ? function.getNameAsString() : qualifiedName(function);
}

bool isAllocation(const FunctionDecl &function) {
  clang::OverloadedOperatorKind kind = function.getOverloadedOperator();
  return kind == clang::OO_New || kind == clang::OO_Array_New || kind == clang::OO_Delete ||
         kind == clang::OO_Array_Delete;
}

Refusal whyNoObject(const CXXRecordDecl &record) {
  const clang::CXXDestructorDecl *destructor = record.getDestructor();
  if (record.isAbstract())
    return {"the class is abstract", "name a class that is derived from it with --class"};
  if (destructor && (destructor->isDeleted() || destructor->getAccess() != clang::AS_public))
    return {"the destructor cannot be called", noRemedy("no object of it could end")};
  return "";
}

Refusal whyNotCalledMethod(const CXXMethodDecl &method) {
  if (method.isExplicitObjectMemberFunction())
    return "explicit object parameters are not supported yet";
  if (method.isVolatile())
    return "volatile-qualified";
  if (llvm::isa<CXXConstructorDecl>(method))
    return whyNoObject(*method.getParent());
  return "";
}

// What rules a function out before its parameters are looked at; empty if nothing does.
Refusal whyNotCalled(const FunctionDecl &function) {
  bool isMember = llvm::isa<CXXMethodDecl>(function);
  if (function.getDescribedFunctionTemplate())
    return isMember ? "member templates are not supported yet" : "function templates are not supported yet";
  if (function.isDeleted())
    return {"deleted", noRemedy("its author forbids the call")};
  if (isAllocation(function))
    return {"allocation functions are not generated", noRemedy("they make no object")};
  if (function.isVariadic())
    return "variadic";
  if (function.isConsteval())
    return {"consteval", noRemedy("it does not exist at run time")};
  if (function.getReturnType()->isUndeducedType())
    return "the result type is not known without the body";
  return isMember ? whyNotCalledMethod(llvm::cast<CXXMethodDecl>(function)) : Refusal();
}

std::string whyNotHooked(const FunctionDecl &function) {
  if (!function.isExternallyVisible())
    return "internal linkage";
  if (function.isPureVirtual())
    return "pure virtual";
  if (function.isDefaulted() && function.isTrivial())
    return "trivial, so that no code is made for it";
  if (!canBeSpelled(function.getReturnType()))
    return "the result type has no name";
  return "";
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
  Collector(const std::vector<ComponentClass> &classes, const Unfit &unfit, TypeDescriber &types)
      : classes_(classes), unfit_(unfit), types_(types) {}

  void addClass(const ComponentClass &described) {
    // Clang declares an implicit constructor late or early as it needs it; here it always comes first.
    for (const CXXConstructorDecl *constructor : described.record->ctors())
      if (described.isRequested && constructor->isImplicit() && constructor->isDefaultConstructor() &&
          !constructor->isDeleted())
        addFunction(*constructor);
    for (const clang::Decl *member : described.record->decls())
      if (member->getAccess() == clang::AS_public)
        addMember(*member, described);
  }

  void addFunction(const FunctionDecl &function) {
    std::string signature = signatureOf(function);
    if (Refusal why = whyNotCalled(function); !why.empty())
      return skip(signature, why);
    if (auto it = unfit_.find(&function); it != unfit_.end())
      return skip(signature, {it->second, noRemedy("it does not fit the template arguments")});
    Operation operation;
    bool isCut = false;  // from here on every call takes the default arguments: an allocator, a comparator
    for (unsigned i = 0; i < function.getNumParams(); ++i) {
      auto parameter = types_.describeParameter(*function.getParamDecl(i), i);
      if (!parameter && function.getParamDecl(i)->hasDefaultArg()) {
        isCut = true;
        break;
      }
      if (!parameter)
        return skip(signature, parameter.error());
      operation.parameters.push_back(std::move(*parameter));
    }
    operation.id = static_cast<int>(collected_.operations.size());
    operation.kind = kindOf(function);
    operation.name = nameOf(function);
    operation.signature = std::move(signature);
    operation.unhooked = isCut ? "a parameter that always has its default argument" : whyNotHooked(function);
    if (operation.unhooked.empty())
      operation.symbol = symbolOf(function);
    operation.place = placeOf(function);
    if (const auto *method = llvm::dyn_cast<CXXMethodDecl>(&function)) {
      operation.className = qualifiedName(*method->getParent());
      operation.isConst = method->isConst();
      operation.isRvalue = method->getRefQualifier() == clang::RQ_RValue;
    }
    addResult(function, operation);
    collected_.operations.push_back(std::move(operation));
  }

  CollectedOperations take() { return std::move(collected_); }

private:
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
      addFunction(*method);
  }

  // What comes from a public base is an operation of that base already.
  void addUsing(const clang::UsingShadowDecl &shadow, const CXXRecordDecl &record) {
    const auto *method = llvm::dyn_cast<CXXMethodDecl>(shadow.getTargetDecl());
    if (!method)
      return;
    std::string signature = signatureOf(*method);
    if (llvm::isa<clang::ConstructorUsingShadowDecl>(shadow))
      skip(fmt::format("{}, inherited by {}", signature, qualifiedName(record)),
           "inherited constructors are not supported yet");
    else if (auto bases = publicBases(record);
             std::ranges::find(bases, method->getParent()) == bases.end() || method->getAccess() != clang::AS_public)
      skip(fmt::format("{}, used by {}", signature, qualifiedName(record)),
           "members of bases that are not public are not supported yet");
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

  void skip(std::string operation, Refusal why) {
    collected_.skipped.push_back(
        {std::move(operation), std::move(why.reason), why.remedy.empty() ? remedyOfWrapping() : std::move(why.remedy)});
  }

  const std::vector<ComponentClass> &classes_;
  const Unfit &unfit_;
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
  for (const clang::ParmVarDecl *parameter : function.parameters())
    types.push_back(spellType(parameter->getType().getUnqualifiedType(), function.getASTContext()));
  if (function.isVariadic())
    types.push_back("...");
  const auto *method = llvm::dyn_cast<CXXMethodDecl>(&function);
  std::string scope = method ? qualifiedName(*method->getParent()) + "::" : "";
  std::string signature = fmt::format("{}{}({})", scope, nameOf(function), fmt::join(types, ", "));
  if (method && method->isConst())
    signature += " const";
  if (method && method->isVolatile())
    signature += " volatile";
  if (method && method->getRefQualifier() == clang::RQ_RValue)
    signature += " &&";
  return signature;
}

CollectedOperations collectOperations(const std::vector<ComponentClass> &classes,
                                      const std::vector<const FunctionDecl *> &functions, const Unfit &unfit,
                                      TypeDescriber &types) {
  Collector collector(classes, unfit, types);
  for (const ComponentClass &described : classes)
    collector.addClass(described);
  for (const FunctionDecl *function : functions)
    collector.addFunction(*function);
  return collector.take();
}

}  // namespace eclat
