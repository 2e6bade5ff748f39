#include "describe/templates/try_templates.h"

#include "describe/templates/sema_scope.h"
#include "describe/types/spelling.h"

#include <clang/Sema/Sema.h>
#include <clang/Sema/TemplateDeduction.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace eclat {
namespace {

using clang::FunctionDecl;
using clang::FunctionTemplateDecl;
using clang::QualType;
using clang::TemplateArgument;
using Arguments = std::vector<TemplateArgument>;

constexpr std::size_t kMaxInstances = 2;  // of one template
constexpr std::size_t kMaxTries = 120;

enum class Role { Value, Iterator, Range, Callable, Object };

std::string lowered(llvm::StringRef name) { return name.lower(); }

bool containsOneOf(const std::string &name, std::initializer_list<std::string_view> words) {
  return std::ranges::any_of(words, [&](std::string_view word) { return name.find(word) != std::string::npos; });
}

bool isOneOf(const std::string &name, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, name) != words.end();
}

// True if the parameter's type is the template parameter itself, or a reference to it.
bool isOf(const clang::ParmVarDecl &parameter, const clang::TemplateTypeParmDecl &type) {
  const auto *used = parameter.getType().getNonReferenceType()->getAs<clang::TemplateTypeParmType>();
  return used && used->getDepth() == type.getDepth() && used->getIndex() == type.getIndex();
}

// What a type parameter stands for, told from its name and from the names of the parameters that have it.
Role roleOf(const clang::TemplateTypeParmDecl &type, const FunctionDecl &function) {
  std::string name = lowered(type.getName());
  std::vector<std::string> uses;
  for (const clang::ParmVarDecl *parameter : function.parameters()) {
    if (!isOf(*parameter, type))
      continue;
    if (parameter->isExplicitObjectParameter())
      return Role::Object;
    uses.push_back(lowered(parameter->getName()));
  }
  auto isUsedAs = [&](std::initializer_list<std::string_view> names) {
    return std::ranges::any_of(uses, [&](const std::string &use) { return isOneOf(use, names); });
  };
  if (containsOneOf(name, {"iter"}) || name.ends_with("it") || isUsedAs({"first", "last", "begin", "end"}))
    return Role::Iterator;
  if (isOneOf(name, {"f", "fn", "fun"}) ||
      containsOneOf(name, {"func", "pred", "call", "comp", "visit", "action", "handler", "lambda"}) ||
      name.ends_with("op") ||
      isUsedAs({"f", "fn", "fun", "func", "function", "pred", "predicate", "comp", "compare", "cmp", "op", "callback",
                "cb", "visitor", "action", "handler", "callable"}))
    return Role::Callable;
  if (containsOneOf(name, {"range", "container", "rng"}) || isUsedAs({"range", "container"}))
    return Role::Range;
  return Role::Value;
}

std::vector<Arguments> alternatives(const std::vector<QualType> &types) {
  std::vector<Arguments> out;
  for (QualType type : types)
    out.push_back({TemplateArgument(type)});
  return out;
}

bool hasDefault(const clang::NamedDecl &parameter) {
  if (const auto *type = llvm::dyn_cast<clang::TemplateTypeParmDecl>(&parameter))
    return type->hasDefaultArgument();
  if (const auto *value = llvm::dyn_cast<clang::NonTypeTemplateParmDecl>(&parameter))
    return value->hasDefaultArgument();
  return llvm::cast<clang::TemplateTemplateParmDecl>(parameter).hasDefaultArgument();
}

class Trial {
public:
  Trial(const ParsedUnit &parsed, FunctionTemplateDecl &pattern, const CandidateTypes &candidates)
      : parsed_(parsed), ast_(parsed.ast()), sema_(parsed.unit->getSema()), pattern_(pattern), candidates_(candidates) {
  }

  std::vector<const FunctionDecl *> run() {
    for (const clang::ParmVarDecl *parameter : pattern_.getTemplatedDecl()->parameters())
      bind(parameter->getType());
    for (const clang::NamedDecl *parameter : *pattern_.getTemplateParameters()) {
      auto bound = bound_.find(static_cast<unsigned>(choices_.size()));
      if (hasDefault(*parameter) && bound == bound_.end())
        break;
      choices_.push_back(bound != bound_.end() ? std::vector<Arguments>{{bound->second}} : choicesFor(*parameter));
      if (choices_.back().empty())
        return {};
    }
    std::size_t total = 1;
    for (const auto &choices : choices_)
      total = std::min(total * choices.size(), kMaxTries);
    for (std::size_t i = 0; i < total && accepted_.size() < kMaxInstances; ++i)
      attempt(i);
    return std::move(accepted_);
  }

private:
  // Template parameters that the type of a parameter leaves no choice: the T and N of `const Ring<T, N> &`, where the
  // class is Ring<int, 8>.
  void bind(QualType type) {
    type = type.getNonReferenceType();
    if (type->isPointerType())
      type = type->getPointeeType();
    const auto *written = type->getAs<clang::TemplateSpecializationType>();
    const clang::TemplateDecl *of = written ? written->getTemplateName().getAsTemplateDecl() : nullptr;
    if (!of)
      return;
    for (const clang::ClassTemplateSpecializationDecl *instance : candidates_.instances)
      if (const auto *base = asInstanceOf(*of, *instance))
        return bindAll(written->template_arguments(), base->getTemplateArgs().asArray());
  }

  // The class itself or one of its bases, if that is an instantiation of the template.
  static const clang::ClassTemplateSpecializationDecl *asInstanceOf(const clang::TemplateDecl &of,
                                                                    const clang::CXXRecordDecl &record) {
    const auto *instance = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(&record);
    if (instance && instance->getSpecializedTemplate()->getCanonicalDecl() == of.getCanonicalDecl())
      return instance;
    if (!record.hasDefinition())
      return nullptr;
    for (const clang::CXXBaseSpecifier &base : record.getDefinition()->bases())
      if (const clang::CXXRecordDecl *next = base.getType()->getAsCXXRecordDecl())
        if (const auto *found = asInstanceOf(of, *next))
          return found;
    return nullptr;
  }

  void bindAll(llvm::ArrayRef<TemplateArgument> written, llvm::ArrayRef<TemplateArgument> given) {
    for (std::size_t i = 0; i < std::min(written.size(), given.size()); ++i) {
      const clang::NamedDecl *named = nullptr;
      if (written[i].getKind() == TemplateArgument::Type) {
        if (const auto *type = written[i].getAsType()->getAs<clang::TemplateTypeParmType>())
          bound_.emplace(type->getIndex(), given[i]);
      } else if (written[i].getKind() == TemplateArgument::Expression) {
        if (const auto *use = llvm::dyn_cast<clang::DeclRefExpr>(written[i].getAsExpr()->IgnoreParenImpCasts()))
          named = use->getDecl();
        if (const auto *value = llvm::dyn_cast_or_null<clang::NonTypeTemplateParmDecl>(named))
          bound_.emplace(value->getIndex(), given[i]);
      }
    }
  }

  static bool hasDefault(const clang::NamedDecl &parameter) {
    if (const auto *type = llvm::dyn_cast<clang::TemplateTypeParmDecl>(&parameter))
      return type->hasDefaultArgument();
    if (const auto *value = llvm::dyn_cast<clang::NonTypeTemplateParmDecl>(&parameter))
      return value->hasDefaultArgument();
    return false;
  }

  std::vector<Arguments> choicesFor(const clang::NamedDecl &parameter) const {
    if (const auto *value = llvm::dyn_cast<clang::NonTypeTemplateParmDecl>(&parameter))
      return value->isParameterPack() ? std::vector<Arguments>{{}} : constants(value->getType());
    const auto *type = llvm::dyn_cast<clang::TemplateTypeParmDecl>(&parameter);
    if (!type)
      return templates(llvm::cast<clang::TemplateTemplateParmDecl>(parameter));
    if (type->isParameterPack()) {
      std::vector<Arguments> packs;
      for (const auto &list : candidates_.packs)
        packs.emplace_back(list.begin(), list.end());
      return packs;
    }
    Role role = roleOf(*type, *pattern_.getTemplatedDecl());
    if (role == Role::Object)
      return objects();
    std::vector<Arguments> out, values = alternatives(candidates_.values), ranges = alternatives(candidates_.ranges),
                                iterators = alternatives(candidates_.iterators),
                                callables = alternatives(candidates_.callables);
    auto append = [&](const std::vector<Arguments> &more) { out.insert(out.end(), more.begin(), more.end()); };
    switch (role) {
    case Role::Iterator: append(iterators); break;
    case Role::Callable: append(callables); break;
    case Role::Range: append(ranges); [[fallthrough]];
    default:
      if (pattern_.getTemplatedDecl()->isOverloadedOperator() && !ranges.empty())
        append({ranges.back()});  // most operators combine objects of the class
      append(values);
      if (role != Role::Range)
        append(ranges);
      append(callables);
    }
    return out;
  }

  std::vector<Arguments> templates(const clang::TemplateTemplateParmDecl &parameter) const {
    if (parameter.isParameterPack())
      return {{}};
    std::vector<Arguments> out;
    for (const clang::TemplateName &name : candidates_.templates)
      out.push_back({TemplateArgument(name)});
    return out;
  }

  // Of an explicit object parameter: the object as others see it.
  std::vector<Arguments> objects() const {
    const auto *record = llvm::dyn_cast<clang::CXXRecordDecl>(pattern_.getTemplatedDecl()->getDeclContext());
    if (!record)
      return {};
    QualType self = ast_.getRecordType(record);
    if (!pattern_.getTemplatedDecl()->getParamDecl(0)->getType()->isRValueReferenceType())
      return alternatives({self});
    return alternatives({ast_.getLValueReferenceType(self), ast_.getLValueReferenceType(self.withConst())});
  }

  std::vector<Arguments> constants(QualType type) const {
    std::vector<Arguments> out;
    QualType value = type->isDependentType() || type->getContainedAutoType() ? QualType(ast_.IntTy) : type;
    if (const auto *enumType = value->getAs<clang::EnumType>()) {
      for (const clang::EnumConstantDecl *enumerator : enumType->getDecl()->enumerators())
        out.push_back({TemplateArgument(ast_, enumerator->getInitVal(), value.getCanonicalType())});
    } else if (value->isIntegerType()) {
      for (std::uint64_t number : {0, 1, 2})
        if (number < 2 || !value->isBooleanType())
          out.push_back({TemplateArgument(ast_, ast_.MakeIntValue(number, value), value.getCanonicalType())});
    }
    return out;
  }

  // The attempts count through the choices, the last parameter fastest.
  void attempt(std::size_t number) {
    std::vector<const Arguments *> chosen(choices_.size());
    for (std::size_t i = choices_.size(); i-- > 0; number /= choices_[i].size())
      chosen[i] = &choices_[i][number % choices_[i].size()];
    clang::TemplateArgumentListInfo list;
    for (const Arguments *arguments : chosen)
      for (const TemplateArgument &argument : *arguments)
        list.addArgument(sema_.getTrivialTemplateArgumentLoc(
            argument, argument.getKind() == TemplateArgument::Integral ? argument.getIntegralType() : QualType(),
            pattern_.getLocation()));
    FunctionDecl *instance = nullptr;
    clang::sema::TemplateDeductionInfo info(pattern_.getLocation());
    unsigned errors = parsed_.diagnostics->getNumErrors();
    auto deduced = sema_.DeduceTemplateArguments(&pattern_, &list, instance, info);
    if (deduced != clang::TemplateDeductionResult::Success || !instance || instance->isInvalidDecl() ||
        parsed_.diagnostics->getNumErrors() > errors || std::ranges::find(accepted_, instance) != accepted_.end())
      return;
    for (const clang::ParmVarDecl *parameter : instance->parameters())
      complete(parameter->getType());
    if (!instance->isDefaulted())
      sema_.InstantiateFunctionDefinition(pattern_.getLocation(), instance, /*Recursive=*/true);
    if (parsed_.diagnostics->getNumErrors() == errors && (instance->isDefined() || instance->isDefaulted()))
      accepted_.push_back(instance);
    else
      instance->setInvalidDecl();  // a second attempt would not hear of the errors again
  }

  void complete(QualType type) {
    type = type.getNonReferenceType();
    if (type->getAsCXXRecordDecl())
      sema_.isCompleteType(pattern_.getLocation(), type);
  }

  const ParsedUnit &parsed_;
  clang::ASTContext &ast_;
  clang::Sema &sema_;
  FunctionTemplateDecl &pattern_;
  const CandidateTypes &candidates_;
  std::map<unsigned, TemplateArgument> bound_;   // by index of the template parameter
  std::vector<std::vector<Arguments>> choices_;  // by template parameter; a pack takes several arguments
  std::vector<const FunctionDecl *> accepted_;
};

void addSpelling(const TemplateArgument &argument, const clang::ASTContext &ast, std::vector<std::string> &out) {
  if (argument.getKind() == TemplateArgument::Pack) {
    for (const TemplateArgument &inner : argument.pack_elements())
      addSpelling(inner, ast, out);
  } else if (argument.getKind() == TemplateArgument::Type) {
    out.push_back(spellType(argument.getAsType(), ast));
  } else if (argument.getKind() == TemplateArgument::Template) {
    out.push_back(qualifiedName(*argument.getAsTemplate().getAsTemplateDecl()));
  } else if (argument.getKind() == TemplateArgument::Integral) {
    if (const auto *enumType = argument.getIntegralType()->getAs<clang::EnumType>())
      out.push_back(fmt::format("static_cast<{}>({})", spellType(QualType(enumType, 0), ast),
                                argument.getAsIntegral().getExtValue()));
    else if (argument.getIntegralType()->isBooleanType())
      out.push_back(argument.getAsIntegral().getBoolValue() ? "true" : "false");
    else
      out.push_back(fmt::format("{}", argument.getAsIntegral().getExtValue()));
  }
}

}  // namespace

std::vector<const FunctionDecl *> tryTemplate(const ParsedUnit &parsed, FunctionTemplateDecl &pattern,
                                              const CandidateTypes &candidates) {
  if (!parsed.unit->hasSema())
    return {};
  SemaScope scope(parsed);
  return Trial(parsed, pattern, candidates).run();
}

std::string explicitArguments(const FunctionDecl &function) {
  const clang::TemplateArgumentList *arguments = function.getTemplateSpecializationArgs();
  const FunctionTemplateDecl *pattern = function.getPrimaryTemplate();
  bool isWrittenWithout =
      llvm::isa<clang::CXXConstructorDecl, clang::CXXConversionDecl>(function) || function.isOverloadedOperator();
  if (!arguments || !pattern || isWrittenWithout)
    return "";
  std::vector<std::string> spelled;
  for (unsigned i = 0; i < arguments->size(); ++i) {
    const clang::NamedDecl *parameter = pattern->getTemplateParameters()->getParam(i);
    if (hasDefault(*parameter))
      break;
    addSpelling(arguments->get(i), function.getASTContext(), spelled);
  }
  return fmt::format("<{}>", fmt::join(spelled, ", "));
}

}  // namespace eclat
