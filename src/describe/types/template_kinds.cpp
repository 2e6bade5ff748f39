// The class templates of the library of which a literal can be written down, and what their values are made of.
#include "describe/types/spelling.h"
#include "describe/types/types.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace eclat {
namespace {

using clang::QualType;
using clang::TemplateArgument;

constexpr std::uint64_t kLongestArray = 16;  // more than a person would write down
constexpr unsigned kNoPolicies = ~0u;

}  // namespace

// Which of the template arguments are the types of the elements.
enum class ElementsOf {
  First,
  Second,
  All,
  Twice,       // two of the first
  Repeated,    // as many of the first as the second says
  Entry,       // one pair of the first two: a key and a value
  Span,        // the first, unless the second says how many there are
  Characters,  // the first, where that is a kind of character
  Pointee,     // the first, as far as something can be made that a smart pointer leads to
  Bits,        // none: a number says which bits are set
};

namespace {

// How the values of one template of the library are made. The last arguments of many are policies: allocator, comparator,
// hash. These must be made of nothing, so that the elements alone make a value.
struct LibraryTemplate {
  std::string_view name;
  TypeKind kind;
  ElementsOf elements;
  unsigned policies = kNoPolicies;  // the first of them
};

// To add a template whose values are of a kind that there is you must: give it a line here.
constexpr LibraryTemplate kLibraryTemplates[] = {
    {"pair", TypeKind::Tuple, ElementsOf::All},
    {"tuple", TypeKind::Tuple, ElementsOf::All},
    {"array", TypeKind::Tuple, ElementsOf::Repeated},
    {"complex", TypeKind::Tuple, ElementsOf::Twice},
    {"optional", TypeKind::Optional, ElementsOf::First},
    {"bitset", TypeKind::Wrapped, ElementsOf::Bits},
    {"duration", TypeKind::Wrapped, ElementsOf::First},
    {"time_point", TypeKind::Wrapped, ElementsOf::Second},
    {"unique_ptr", TypeKind::Owned, ElementsOf::Pointee},
    {"shared_ptr", TypeKind::Owned, ElementsOf::Pointee},
    {"weak_ptr", TypeKind::Owned, ElementsOf::Pointee},
    {"basic_string", TypeKind::Range, ElementsOf::Characters, 1},
    {"span", TypeKind::Range, ElementsOf::Span},
    {"deque", TypeKind::Range, ElementsOf::First, 1},
    {"list", TypeKind::Range, ElementsOf::First, 1},
    {"forward_list", TypeKind::Range, ElementsOf::First, 1},
    {"valarray", TypeKind::Range, ElementsOf::First, 1},
    {"set", TypeKind::Range, ElementsOf::First, 1},
    {"multiset", TypeKind::Range, ElementsOf::First, 1},
    {"unordered_set", TypeKind::Range, ElementsOf::First, 1},
    {"unordered_multiset", TypeKind::Range, ElementsOf::First, 1},
    {"map", TypeKind::Range, ElementsOf::Entry, 2},
    {"multimap", TypeKind::Range, ElementsOf::Entry, 2},
    {"unordered_map", TypeKind::Range, ElementsOf::Entry, 2},
    {"unordered_multimap", TypeKind::Range, ElementsOf::Entry, 2},
};

bool hasPlainPolicies(const clang::ClassTemplateSpecializationDecl &record, unsigned from) {
  llvm::ArrayRef<TemplateArgument> arguments = record.getTemplateArgs().asArray();
  return std::ranges::all_of(
      arguments.drop_front(std::min<std::size_t>(from, arguments.size())), [](const TemplateArgument &argument) {
        if (argument.getKind() != TemplateArgument::Type)
          return true;
        const clang::CXXRecordDecl *policy = argument.getAsType()->getAsCXXRecordDecl();
        return policy && (policy->isInStdNamespace() || (canBeMadeFromNothing(*policy) && isPublicName(*policy)));
      });
}

// The extent of a span that is as long as it is made.
bool isDynamic(const TemplateArgument &extent) {
  return extent.getKind() == TemplateArgument::Integral && extent.getAsIntegral().isMaxValue();
}

}  // namespace

// Each of the arguments, and those in a pack of them.
std::vector<Type> TypeDescriber::describeEach(llvm::ArrayRef<TemplateArgument> arguments) {
  std::vector<Type> elements;
  for (const TemplateArgument &argument : arguments) {
    if (argument.getKind() == TemplateArgument::Pack)
      std::ranges::move(describeEach(argument.pack_elements()), std::back_inserter(elements));
    else if (argument.getKind() == TemplateArgument::Type && !argument.getAsType()->isReferenceType())
      elements.push_back(describeElement(argument.getAsType()));
    else
      elements.push_back({});
  }
  return elements;
}

// An object of the component, or a value that can be written down.
std::optional<std::vector<Type>> TypeDescriber::describePointee(const clang::ClassTemplateSpecializationDecl &pointer) {
  QualType pointee = pointer.getTemplateArgs()[0].getAsType();
  Type element = pointee->isArrayType() ? Type{} : describeElement(pointee.getUnqualifiedType());
  if ((!isObject(element) && !canMake(element)) || !hasPlainPolicies(pointer, 1))
    return std::nullopt;
  return std::vector{std::move(element)};
}

// Nothing where the arguments are not what they mostly are.
std::optional<std::vector<Type>> TypeDescriber::elementsOf(const clang::ClassTemplateSpecializationDecl &record,
                                                           ElementsOf which) {
  using Elements = std::vector<Type>;
  llvm::ArrayRef<TemplateArgument> arguments = record.getTemplateArgs().asArray();
  auto takesType = [&](unsigned i) { return i < arguments.size() && arguments[i].getKind() == TemplateArgument::Type; };
  if (which == ElementsOf::All)
    return describeEach(arguments);
  if (which == ElementsOf::Bits)
    return Elements{integerType("unsigned long long", 64, false)};
  if (!takesType(0))
    return std::nullopt;
  QualType first = arguments[0].getAsType();
  switch (which) {
  case ElementsOf::All:
  case ElementsOf::Bits: break;
  case ElementsOf::First: return Elements{describeElement(first)};
  case ElementsOf::Second:
    return takesType(1) ? std::optional(Elements{describeElement(arguments[1].getAsType())}) : std::nullopt;
  case ElementsOf::Twice: return Elements(2, describeElement(first));
  case ElementsOf::Repeated:
    if (arguments.size() != 2 || !arguments[1].getAsIntegral().ule(kLongestArray))
      return std::nullopt;
    return Elements(arguments[1].getAsIntegral().getZExtValue(), describeElement(first));
  case ElementsOf::Entry: {
    Elements pair = describeEach(arguments.take_front(2));
    std::string spelling = "std::pair<const " + pair[0].spelling + ", " + pair[1].spelling + ">";
    return Elements{
        {.kind = TypeKind::Tuple, .spelling = std::move(spelling), .elements = std::move(pair)}
    };
  }
  case ElementsOf::Span:
    return isDynamic(arguments[1]) ? std::optional(Elements{describeElement(first)}) : std::nullopt;
  case ElementsOf::Characters:
    return first->isAnyCharacterType() ? std::optional(Elements{describe(first)}) : std::nullopt;
  case ElementsOf::Pointee: return describePointee(record);
  }
  return std::nullopt;
}

Type TypeDescriber::describeLibraryType(const clang::ClassTemplateSpecializationDecl &record, Type type) {
  const auto *known = std::ranges::find(kLibraryTemplates, std::string_view(record.getName()), &LibraryTemplate::name);
  if (known == std::end(kLibraryTemplates) || !hasPlainPolicies(record, known->policies))
    return type;
  if (auto elements = elementsOf(record, known->elements)) {
    type.kind = known->kind;
    type.elements = std::move(*elements);
  }
  return type;
}

}  // namespace eclat
