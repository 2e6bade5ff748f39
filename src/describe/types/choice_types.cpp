// Types of the library whose values are one of a few expressions.
#include "describe/types/spelling.h"
#include "describe/types/types.h"
#include "kinds/kind.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace eclat {
namespace {

using clang::QualType;
using clang::TemplateArgument;

struct NamedForm {
  const char *type, *form;
};

// Values that people write down by name.
constexpr std::array<NamedForm, 12> kNamedForms = {
    {
     {"std::monostate", "std::monostate()"},
     {"std::error_code", "std::error_code()"},
     {"std::error_code", "std::make_error_code(std::errc::invalid_argument)"},
     {"std::error_code", "std::make_error_code(std::errc::timed_out)"},
     {"std::error_condition", "std::error_condition(std::errc::invalid_argument)"},
     {"std::__exception_ptr::exception_ptr", "std::exception_ptr()"},
     {"std::locale", "std::locale::classic()"},
     {"std::nothrow_t", "std::nothrow"},
     {"std::in_place_t", "std::in_place"},
     {"std::any", "std::any()"},
     {"std::thread::id", "std::thread::id()"},
     {"std::nullopt_t", "std::nullopt"},
     }
};

struct CalendarPart {
  const char *type;
  int bits;
  bool isSigned;
};

// Made from a number of so many bits, which is about the range that means something.
constexpr std::array<CalendarPart, 4> kCalendarParts = {
    {
     {"std::chrono::year", 12, true},
     {"std::chrono::month", 4, false},
     {"std::chrono::day", 5, false},
     {"std::chrono::weekday", 3, false},
     }
};

// What they do depends on nothing but their type.
constexpr std::array<const char *, 14> kPolicies = {
    "allocator", "less", "greater", "less_equal", "greater_equal",  "equal_to",   "not_equal_to",
    "hash",      "plus", "minus",   "identity",   "default_delete", "multiplies", "char_traits"};

// Random engines: what they do depends on the number they begin with.
constexpr std::array<const char *, 3> kEngines = {"mersenne_twister_engine", "linear_congruential_engine",
                                                  "subtract_with_carry_engine"};

template <class List> bool isIn(const List &list, llvm::StringRef name) {
  return std::ranges::any_of(list, [&](const char *known) { return name == known; });
}

std::vector<QualType> typesIn(llvm::ArrayRef<TemplateArgument> arguments) {
  std::vector<QualType> types;
  for (const TemplateArgument &argument : arguments) {
    if (argument.getKind() == TemplateArgument::Pack)
      for (QualType type : typesIn(argument.pack_elements()))
        types.push_back(type);
    else if (argument.getKind() == TemplateArgument::Type)
      types.push_back(argument.getAsType());
  }
  return types;
}

Type numberOf(int bits, bool isSigned) { return integerType(isSigned ? "int" : "unsigned int", bits, isSigned); }

}  // namespace

bool TypeDescriber::addForm(Type &choice, std::string form, std::vector<Type> holes) {
  if (!std::ranges::all_of(holes, [&](const Type &hole) { return canMake(hole) && !isView(hole); }))
    return false;
  choice.kind = TypeKind::Choice;
  choice.forms.push_back(std::move(form));
  choice.elements.insert(choice.elements.end(), holes.begin(), holes.end());
  return true;
}

Type TypeDescriber::describeLibraryChoice(const clang::CXXRecordDecl &record, Type type) {
  const auto *specialization = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(&record);
  std::string bare = type.spelling;
  for (const NamedForm &named : kNamedForms)
    if (bare == named.type)
      addForm(type, named.form, {});
  for (const CalendarPart &part : kCalendarParts)
    if (bare == part.type)
      addForm(type, bare + "($)", {numberOf(part.bits, part.isSigned)});
  if (bare == "std::chrono::year_month_day") {
    std::vector<Type> parts;
    for (std::size_t i = 0; i < 3; ++i) {
      Type part;
      part.spelling = kCalendarParts[i].type;
      addForm(part, part.spelling + "($)", {numberOf(kCalendarParts[i].bits, kCalendarParts[i].isSigned)});
      parts.push_back(std::move(part));
    }
    addForm(type, bare + "($, $, $)", std::move(parts));
  } else if (bare == "std::any") {
    addForm(type, "std::any($)", {describe(ast_.IntTy)});
    addForm(type, "std::any($)", {stringType()});
  }
  if (!specialization || !record.getIdentifier())
    return type;
  std::vector<QualType> types = typesIn(specialization->getTemplateArgs().asArray());
  llvm::StringRef name = record.getName();
  if (isIn(kPolicies, name)) {
    addForm(type, bare + "()", {});
  } else if (isIn(kEngines, name)) {
    addForm(type, bare + "($)", {numberOf(32, false)});
  } else if (name == "function" && types.size() == 1) {
    if (const auto *function = types[0]->getAs<clang::FunctionProtoType>())
      return describeCallable(*function, std::move(type));
  } else if (name == "variant") {
    std::set<QualType> different;
    for (QualType alternative : types)
      different.insert(alternative.getCanonicalType());
    for (std::size_t i = 0; i < types.size(); ++i)
      addForm(type,
              different.size() == types.size() ? bare + "($)" : fmt::format("{}(std::in_place_index<{}>, $)", bare, i),
              {describeElement(types[i])});
  } else if (name == "expected" && types.size() == 2) {
    if (types[0]->isVoidType())
      addForm(type, bare + "()", {});
    else
      addForm(type, bare + "($)", {describeElement(types[0])});
    addForm(type, bare + "(std::unexpect, $)", {describeElement(types[1])});
  } else if ((name == "stack" || name == "queue") && types.size() == 2) {
    addForm(type, bare + "($)", {describeElement(types[1])});
  } else if (name == "priority_queue" && types.size() == 3) {
    addForm(type, fmt::format("{}({}(), $)", bare, spellType(types[2], ast_)), {describeElement(types[1])});
  }
  return type;
}

namespace {

// The text of a lambda without captures, which serves as a std::function and as a pointer to a function.
class LambdaWriter {
public:
  LambdaWriter(const clang::FunctionProtoType &function, const clang::ASTContext &ast)
      : isNoexcept_(function.isNothrow()) {
    for (QualType parameter : function.param_types())
      parameters_.push_back(spellType(parameter, ast));
    result_ = spellType(function.getReturnType(), ast);
  }

  // Nothing can stand between the parts of these types and a name.
  bool canBeWritten() const {
    return result_.find("(*") == std::string::npos &&
           std::ranges::none_of(parameters_, [](const std::string &p) { return p.find("(*") != std::string::npos; });
  }

  std::string write(const std::string &body) const {
    std::string list;
    const char *names[] = {"first", "second"};
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
      bool isUsed = i < 2 && body.find(names[i]) != std::string::npos;
      list += (i ? ", " : "") + parameters_[i];
      if (isUsed)
        list += (list.ends_with('&') ? "" : " ") + std::string(names[i]);
    }
    std::string result = result_ == "void" ? "" : " -> " + result_;
    return fmt::format("[]({}){}{} {{{}}}", list, isNoexcept_ ? " noexcept" : "", result,
                       body.empty() ? "" : " " + body + " ");
  }

private:
  std::vector<std::string> parameters_;
  std::string result_;
  bool isNoexcept_;
};

}  // namespace

// Well-behaved ones: an order is strict, a predicate always says the same of the same value.
Type TypeDescriber::describeCallable(const clang::FunctionProtoType &function, Type type) {
  LambdaWriter lambda(function, ast_);
  std::vector<QualType> parameters(function.param_type_begin(), function.param_type_end());
  bool canBeNamed = canBeSpelled(function.getReturnType()) && std::ranges::all_of(parameters, canBeSpelled);
  if (function.isVariadic() || !lambda.canBeWritten() || !canBeNamed)
    return type;
  QualType result = function.getReturnType().getCanonicalType();
  auto bare = [](QualType t) { return t.getNonReferenceType().getCanonicalType().getUnqualifiedType(); };
  auto add = [&](const std::string &body) { addForm(type, lambda.write(body), {}); };
  Type made = describeElement(result), first = parameters.empty() ? Type() : describe(parameters[0]);
  bool isPair = parameters.size() == 2 && bare(parameters[0]) == bare(parameters[1]);
  if (result->isVoidType()) {
    add("");
  } else if (result->isBooleanType() && isPair) {
    if (traitsOf(first).isPlain) {
      add("return first < second;");
      add("return second < first;");
    } else {
      add("return false;");
    }
  } else if (result->isBooleanType()) {
    add("return true;");
    add("return false;");
    if (isInteger(first))
      add("return first % 2 == 0;");
  } else if (!result->isReferenceType() && canMake(made) && !isView(made)) {
    if (!isChoice(made))
      add("return {};");
    else if (made.forms.front().find('$') == std::string::npos)
      add("return " + made.forms.front() + ";");
    if (!parameters.empty() && bare(parameters[0]) == bare(result))
      add("return first;");
  } else if (!parameters.empty() && parameters[0].getCanonicalType() == result) {
    add("return first;");
  }
  if (!function.isNothrow() && !type.forms.empty())
    add("throw std::invalid_argument(\"refused\");");
  return type;
}

}  // namespace eclat
