#include "describe/bodies/library_flow.h"

#include <algorithm>
#include <set>

namespace eclat {
namespace {

using clang::QualType;
using Id = Quantities::Id;
using Names = std::set<std::string_view>;

// Methods.
const Names sizes = {"size", "length", "ssize", "use_count"};
const Names ends = {"front", "back", "top", "emplace_back", "emplace_front"};
const Names wholes = {"begin",   "end",   "cbegin", "cend",  "rbegin",  "rend",        "crbegin",    "crend",
                      "data",    "c_str", "get",    "base",  "str",     "release",     "lock",       "equal_range",
                      "extract", "find",  "insert", "erase", "emplace", "lower_bound", "upper_bound"};
const Names adders = {"push_back", "push_front", "push",   "insert",       "emplace",       "emplace_back",
                      "contains",  "count",      "find",   "erase",        "lower_bound",   "upper_bound",
                      "fill",      "remove",     "append", "emplace_hint", "emplace_front", "equal_range"};
const Names resizers = {"resize", "reserve", "assign"};
const Names mergers = {"swap", "merge", "splice", "reset"};
const Names keyed = {"emplace", "try_emplace", "insert_or_assign"};
const Names harmless = {"empty",     "clear",     "pop",           "pop_back",
                        "pop_front", "has_value", "operator bool", "shrink_to_fit"};

// Functions.
const Names passing = {"move", "forward", "as_const", "addressof", "ref",  "cref", "abs",    "labs", "fabs",    "next",
                       "prev", "begin",   "end",      "cbegin",    "cend", "data", "rbegin", "rend", "advance", "tie"};
const Names meetings = {"min",     "max",      "clamp",       "swap",      "exchange", "fmin", "fmax",     "strcmp",
                        "strncmp", "cmp_less", "cmp_greater", "cmp_equal", "minmax",   "lerp", "midpoint", "iter_swap"};
const Names distances = {"size", "ssize", "strlen", "distance"};
const Names overRanges = {"copy",           "copy_n", "copy_backward", "move_backward",
                          "copy_if",        "equal",  "swap_ranges",   "memcpy",
                          "memmove",        "memcmp", "includes",      "mismatch",
                          "is_permutation", "merge",  "search",        "lexicographical_compare",
                          "find_first_of"};
const Names withElement = {"find",       "count",  "lower_bound", "upper_bound", "equal_range", "binary_search",
                           "remove",     "fill",   "fill_n",      "replace",     "iota",        "contains",
                           "accumulate", "reduce", "erase",       "remove_copy", "search_n"};
const Names extremes = {"min_element", "max_element", "find_if",   "find_if_not",   "partition_point",
                        "unique",      "remove_if",   "partition", "adjacent_find", "rotate"};

const Names comparisons = {"==", "!=", "<", "<=", ">", ">=", "<=>"};
const Names sums = {"+", "-", "+=", "-="};

bool isInteger(const LibraryValue &value) { return shapeOf(value.type) == LibraryShape::Number; }
bool isScalarLike(LibraryShape shape) { return shape == LibraryShape::Number || shape == LibraryShape::Character; }

bool sameType(QualType a, QualType b) {
  return a.getNonReferenceType().getCanonicalType().getUnqualifiedType() ==
         b.getNonReferenceType().getCanonicalType().getUnqualifiedType();
}

bool canBeElement(QualType type, QualType element) {
  if (element.isNull() || type.isNull())
    return false;
  LibraryShape shape = shapeOf(type), wanted = shapeOf(element);
  return sameType(type, element) || (isScalarLike(shape) && isScalarLike(wanted)) ||
         (shape == LibraryShape::Text && wanted == LibraryShape::Text) ||
         (type->isPointerType() && element->isPointerType());
}

}  // namespace

Id LibraryFlow::element(Id range, QualType elementType) {
  return shapeOf(elementType) == LibraryShape::Pair ? range : quantities_.part(range, Part::Elements);
}

void LibraryFlow::index(Id range, Id index) { quantities_.unite(quantities_.part(range, Part::Size), index); }

Id LibraryFlow::unknown(const LibraryCall &call) {
  auto isTracked = [](const LibraryValue &value) { return value.id != Quantities::none; };
  if (std::ranges::count_if(call.arguments, isTracked) + isTracked(call.receiver) > 1) {
    quantities_.lose(call.receiver.id);
    for (const LibraryValue &argument : call.arguments)
      quantities_.lose(argument.id);
  }
  return quantities_.fresh();
}

Id LibraryFlow::uniteAll(const LibraryCall &call) {
  Id all = call.receiver.id;
  for (const LibraryValue &argument : call.arguments)
    if (shapeOf(argument.type) != LibraryShape::Object || call.arguments.size() < 3)  // the third may be a comparator
      all = quantities_.unite(all, argument.id);
  return all;
}

void LibraryFlow::uniteElements(const LibraryCall &call) {
  Id all = Quantities::none;
  for (const LibraryValue &argument : call.arguments)
    if (LibraryShape shape = shapeOf(argument.type); shape == LibraryShape::Range || shape == LibraryShape::Text)
      all = quantities_.unite(all, quantities_.part(argument.id, Part::Elements));
}

// Iterators, pointers of the library and texts: a number is a distance, a character an element.
Id LibraryFlow::arithmetic(const LibraryCall &call) {
  const LibraryValue &left = call.receiver;
  if (call.arguments.empty())
    return left.id;
  const LibraryValue &right = call.arguments.front();
  LibraryShape leftShape = shapeOf(left.type), rightShape = shapeOf(right.type);
  if (isScalarLike(leftShape)) {
    quantities_.unite(quantities_.part(right.id, leftShape == LibraryShape::Number ? Part::Size : Part::Elements),
                      left.id);
    return right.id;
  }
  if (isScalarLike(rightShape)) {
    quantities_.unite(quantities_.part(left.id, rightShape == LibraryShape::Number ? Part::Size : Part::Elements),
                      right.id);
    return left.id;
  }
  Id both = quantities_.unite(left.id, right.id);
  return call.name == "-" ? quantities_.part(both, Part::Size) : both;
}

Id LibraryFlow::at(const LibraryCall &call) {
  if (call.arguments.empty())
    return quantities_.fresh();
  if (libraryKindOf(call.receiver.type) == LibraryKind::Map) {
    quantities_.unite(quantities_.part(call.receiver.id, Part::Elements), call.arguments.front().id);
    return quantities_.part(call.receiver.id, Part::Second);
  }
  index(call.receiver.id, call.arguments.front().id);
  return element(call.receiver.id, call.result);
}

Id LibraryFlow::method(const LibraryCall &call) {
  if (comparisons.contains(call.name)) {
    uniteAll(call);
    return quantities_.fresh();
  }
  if (sums.contains(call.name))
    return arithmetic(call);
  if (call.name == "=" || call.name == "++" || call.name == "--") {
    // The argument of ++ only tells prefix from postfix.
    if (call.name == "=" && !call.arguments.empty())
      addToText(call, call.arguments.front());
    return call.receiver.id;
  }
  if (call.name == "[]" || call.name == "at")
    return at(call);
  switch (libraryKindOf(call.receiver.type)) {
  case LibraryKind::Text: return textMethod(call);
  case LibraryKind::Sequence:
  case LibraryKind::Map: return containerMethod(call);
  default: return handleMethod(call);
  }
}

// Whole texts meet; characters are elements and numbers positions.
void LibraryFlow::addToText(const LibraryCall &call, const LibraryValue &argument) {
  bool isText = libraryKindOf(call.receiver.type) == LibraryKind::Text;
  LibraryShape shape = shapeOf(argument.type);
  Id text = call.receiver.id;
  if (isText && isScalarLike(shape))
    text = quantities_.part(text, shape == LibraryShape::Number ? Part::Size : Part::Elements);
  quantities_.unite(text, argument.id);
}

Id LibraryFlow::textMethod(const LibraryCall &call) {
  if (sizes.contains(call.name))
    return quantities_.part(call.receiver.id, Part::Size);
  if (harmless.contains(call.name))
    return quantities_.fresh();
  for (const LibraryValue &argument : call.arguments)
    addToText(call, argument);
  if (ends.contains(call.name))
    return quantities_.part(call.receiver.id, Part::Elements);
  if (call.name.find("find") != std::string::npos)
    return quantities_.part(call.receiver.id, Part::Size);
  return shapeOf(call.result) == LibraryShape::Number ? quantities_.fresh() : call.receiver.id;
}

void LibraryFlow::addElement(const LibraryCall &call, const LibraryValue &argument) {
  Id range = call.receiver.id;
  LibraryShape shape = shapeOf(argument.type);
  if (shape == LibraryShape::Pair)
    quantities_.unite(range, argument.id);
  else if (canBeElement(argument.type, elementTypeOf(call.receiver.type)))
    quantities_.unite(quantities_.part(range, Part::Elements), argument.id);
  else if (shape == LibraryShape::Range)  // an iterator into it, or elements to copy
    quantities_.unite(quantities_.part(range, Part::Elements), quantities_.part(argument.id, Part::Elements));
}

void LibraryFlow::resize(const LibraryCall &call) {
  if (call.arguments.empty())
    return;
  if (isInteger(call.arguments[0]))
    index(call.receiver.id, call.arguments[0].id);
  else
    addElement(call, call.arguments[0]);
  for (std::size_t i = 1; i < call.arguments.size(); ++i)
    addElement(call, call.arguments[i]);
}

Id LibraryFlow::containerMethod(const LibraryCall &call) {
  Id range = call.receiver.id;
  bool isMap = libraryKindOf(call.receiver.type) == LibraryKind::Map;
  if (sizes.contains(call.name))
    return quantities_.part(range, Part::Size);
  if (resizers.contains(call.name))
    resize(call);
  else if (mergers.contains(call.name))
    uniteAll(call);
  else if (isMap && keyed.contains(call.name) && call.arguments.size() == 2) {
    quantities_.unite(quantities_.part(range, Part::Elements), call.arguments[0].id);
    quantities_.unite(quantities_.part(range, Part::Second), call.arguments[1].id);
  } else if (call.name == "insert" && call.arguments.size() == 3 && isInteger(call.arguments[1])) {
    addElement(call, call.arguments[2]);  // (position, count, value)
  } else if (adders.contains(call.name)) {
    for (const LibraryValue &argument : call.arguments)
      addElement(call, argument);
  } else if (!wholes.contains(call.name) && !ends.contains(call.name) && !harmless.contains(call.name)) {
    return unknown(call);
  }
  if (ends.contains(call.name))
    return element(range, call.result);
  return wholes.contains(call.name) ? range : quantities_.fresh();
}

// Optionals stand for their value; pointers and iterators lead to elements.
Id LibraryFlow::handleMethod(const LibraryCall &call) {
  bool isOptional = libraryKindOf(call.receiver.type) == LibraryKind::Optional;
  if (isOptional && !harmless.contains(call.name))
    return uniteAll(call);
  if (call.name == "*" || call.name == "->") {
    QualType pointee =
        call.name == "*" || call.result->getPointeeType().isNull() ? call.result : call.result->getPointeeType();
    return element(call.receiver.id, pointee);
  }
  if (mergers.contains(call.name))
    return uniteAll(call);
  if (sizes.contains(call.name))
    return quantities_.part(call.receiver.id, Part::Size);
  if (wholes.contains(call.name))
    return call.receiver.id;
  return harmless.contains(call.name) ? quantities_.fresh() : unknown(call);
}

Id LibraryFlow::function(const LibraryCall &call) {
  if (call.arguments.empty())
    return quantities_.fresh();
  const LibraryValue &first = call.arguments.front();
  if (call.name == "make_pair" || call.name == "make_unique" || call.name == "make_shared")
    return construct(call);
  if (call.name == "move" && call.arguments.size() == 3)
    return uniteElements(call), call.arguments.back().id;
  if (passing.contains(call.name)) {
    if (call.arguments.size() > 1)
      index(first.id, call.arguments[1].id);
    return first.id;
  }
  if (meetings.contains(call.name)) {
    bool isList = call.arguments.size() == 1;  // min({a, b})
    return isList ? element(first.id, call.result) : uniteAll(call);
  }
  if (distances.contains(call.name))
    return quantities_.part(uniteAll(call), Part::Size);
  if (overRanges.contains(call.name))
    return uniteElements(call), first.id;
  if (extremes.contains(call.name))
    return first.id;
  if (!withElement.contains(call.name))
    return unknown(call);
  for (const LibraryValue &argument : call.arguments)
    if (LibraryShape shape = shapeOf(argument.type);
        isScalarLike(shape) || shape == LibraryShape::Text || shape == LibraryShape::Object)
      quantities_.unite(quantities_.part(first.id, Part::Elements), argument.id);
  if (call.name == "accumulate" || call.name == "reduce")
    return quantities_.part(first.id, Part::Elements);
  return isScalarLike(shapeOf(call.result)) ? quantities_.fresh() : first.id;
}

// `receiver` is a new object of the result's type.
Id LibraryFlow::construct(const LibraryCall &call) {
  LibraryCall made = call;
  made.receiver = {quantities_.fresh(), call.result};
  if (call.arguments.empty())
    return made.receiver.id;
  const LibraryValue &first = call.arguments.front();
  LibraryKind kind = libraryKindOf(call.result);
  if (kind == LibraryKind::Pair && call.arguments.size() == 2) {
    quantities_.unite(quantities_.part(made.receiver.id, Part::Elements), first.id);
    quantities_.unite(quantities_.part(made.receiver.id, Part::Second), call.arguments[1].id);
  } else if (kind == LibraryKind::SmartPointer && isScalarLike(shapeOf(first.type))) {
    QualType pointee = elementTypeOf(call.result);
    bool isArray = !pointee.isNull() && pointee->isArrayType();
    quantities_.unite(quantities_.part(made.receiver.id, isArray ? Part::Size : Part::Elements), first.id);
  } else if ((kind == LibraryKind::Text || kind == LibraryKind::Sequence) && isInteger(first)) {
    resize(made);
  } else if (call.arguments.size() == 1) {
    return first.id;
  } else if (kind == LibraryKind::Sequence || kind == LibraryKind::Map || kind == LibraryKind::Text) {
    for (const LibraryValue &argument : call.arguments)
      addElement(made, argument);
  }
  return made.receiver.id;
}

}  // namespace eclat
