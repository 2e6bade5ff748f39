#include "emit/cpp/variable_code.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>

namespace eclat {

namespace {

const Field *findField(const Component &component, const std::string &className, const std::string &name) {
  const ClassInfo *info = component.findClassOrPart(className);
  if (!info)
    return nullptr;
  auto it = std::ranges::find_if(info->fields, [&](const Field &f) {
    return f.name == name && (f.declaredIn.empty() || f.declaredIn == className);
  });
  return it == info->fields.end() ? nullptr : &*it;
}

const Observer *findObserver(const Component &component, const std::string &className, const std::string &name) {
  for (const ClassInfo &info : component.classes)
    for (const Observer &observer : info.observers)
      if (observer.declaredIn == className && observer.name == name)
        return &observer;
  return nullptr;
}

// False if an access by pointer to member stands outside all parentheses.
bool isWhole(const std::string &expression) {
  int depth = 0;
  for (std::size_t i = 0; i < expression.size(); ++i) {
    depth += expression[i] == '(' ? 1 : expression[i] == ')' ? -1 : 0;
    if (depth == 0 && expression.compare(i, 9, "*memberOf") == 0)
      return false;
  }
  return true;
}

// Walks a variable's path, writing the C++ for it step by step.
class Walk {
public:
  Walk(const Variable &variable, const Roots &roots, const Component &component, Prelude &prelude)
      : variable_(variable), roots_(roots), component_(component), prelude_(prelude) {}

  std::expected<Reach, std::string> run() {
    if (variable_.path.empty())
      return std::unexpected("nothing says how to reach " + print(variable_.name));
    if (!start(variable_.path[0]))
      return std::unexpected(error_);
    for (std::size_t i = 1; i < variable_.path.size(); ++i)
      if (!step(variable_.path[i]))
        return std::unexpected(error_);
    reach_.isRoot = variable_.path.size() == 1 && reach_.root != kNoRoot;
    if (!finish() || (collection_.isInside() && !gather()))
      return std::unexpected(error_);
    return reach_;
  }

private:
  bool refuse(std::string reason) {
    error_ = std::move(reason);
    return false;
  }

  bool start(const PathStep &root) {
    if (root.kind == StepKind::Static) {
      reach_.root = kNoRoot;
      return field(root);
    }
    if (root.kind == StepKind::Receiver) {
      reach_.root = kReceiverRoot;
      reach_.expression = roots_.receiver;
    } else if (root.kind == StepKind::Result && roots_.operation) {
      reach_.root = kResultRoot;
      reach_.expression = roots_.result;
      take(roots_.operation->result, roots_.operation->resultSpelling);
    } else if (root.kind == StepKind::Parameter && roots_.operation) {
      auto index = static_cast<std::size_t>(root.number);
      if (index < roots_.parameters.size() && index < roots_.operation->parameters.size()) {
        reach_.root = static_cast<int>(index);
        reach_.expression = roots_.parameters[index];
        take(roots_.operation->parameters[index].type, roots_.operation->parameters[index].spelling);
      }
    }
    return !reach_.expression.empty() || refuse("it cannot be seen from outside the call");
  }

  bool step(const PathStep &step) {
    if (step.isCollection())
      return collection(step);
    switch (step.kind) {
    case StepKind::Field: return field(step);
    case StepKind::Observer: return observe(step);
    case StepKind::Pointee:
    case StepKind::PointedPart:
      reach_.guards.push_back(operand() + " != nullptr");
      return into("(*" + operand() + ")");
    case StepKind::Value:
      reach_.guards.push_back(operand() + ".has_value()");
      return into("(*" + operand() + ")");
    case StepKind::Text:
      reach_.guards.push_back(operand() + " != nullptr");
      return into("std::string(" + reach_.expression + ")");
    case StepKind::Truth: return into("static_cast<bool>(" + reach_.expression + ")");
    case StepKind::Adapted:
      prelude_.need(Piece::ContainerOf);
      return into("containerOf(" + reach_.expression + ")");
    case StepKind::Call: return into(operand() + "." + step.what + "()");
    case StepKind::Member: return into(operand() + "." + step.what);
    case StepKind::Alternative:
      prelude_.needHeader("variant");
      reach_.guards.push_back(fmt::format("{}.index() == {}", operand(), step.number));
      [[fallthrough]];
    case StepKind::Get: return into(fmt::format("std::get<{}>({})", step.number, reach_.expression));
    case StepKind::Other:
      if (step.what.empty())
        return true;  // a part that is the whole
      [[fallthrough]];
    default: return refuse("there is no plain C++ for '" + print(step) + "'");
    }
  }

  // The component says nothing of the type of what is inside; the variable does.
  bool into(std::string expression) {
    reach_.expression = std::move(expression);
    type_ = std::nullopt;
    spelling_ = variable_.type;
    return true;
  }

  bool collection(const PathStep &step) {
    if (collection_.isInside())
      return refuse("it lies inside the elements of a sequence");
    if (step.isUnordered())
      return refuse("its elements have no order that plain C++ knows");
    bool isOwner = step.kind == StepKind::OwnedArray;
    collection_ = {step, isOwner ? operand() + ".get()" : reach_.expression, std::exchange(reach_.guards, {})};
    reach_.expression = "element";
    return true;
  }

  bool observe(const PathStep &asked) {
    const Observer *found = findObserver(component_, asked.owner(), asked.name());
    if (!found)
      return refuse("it is no observer of the component");
    take(found->type, found->spelling);
    reach_.expression = member(found->name) + "()";
    return true;
  }

  bool field(const PathStep &step) {
    std::string className = step.owner(), name = step.name();
    if (className.empty())
      return refuse("its field has no class");
    const Field *found = findField(component_, className, name);
    type_ = std::nullopt;
    spelling_ = variable_.type;
    if (found)
      take(found->type, found->spelling);
    bool isStatic = found && found->isStatic;
    if (found && found->isPublic) {
      reach_.expression = isStatic ? step.what : member(name);
      return true;
    }
    if (found && (found->isBitField || found->spelling.ends_with("&")))
      return refuse("no pointer to a private bit-field or reference exists");
    std::string accessor = prelude_.privateMember(className, name);
    reach_.expression = isStatic      ? "(*" + accessor + ")"
                        : isPointee() ? pointerText() + "->*" + accessor
                                      : operand() + ".*" + accessor;
    return true;
  }

  // What is read so far, as the operand of something that binds more tightly than `.*`.
  std::string operand() const { return isWhole(reach_.expression) ? reach_.expression : "(" + reach_.expression + ")"; }

  // The object behind a plain pointer is written with an arrow.
  bool isPointee() const {
    const std::string &text = reach_.expression;
    return text.starts_with("(*") && text.ends_with(")") && text.find_first_of(" .>(", 1) == std::string::npos;
  }
  std::string pointerText() const { return reach_.expression.substr(2, reach_.expression.size() - 3); }

  std::string member(const std::string &name) const {
    return isPointee() ? pointerText() + "->" + name : operand() + "." + name;
  }

  void take(const Type &type, const std::string &spelling) {
    type_ = type;
    spelling_ = spelling;
  }

  std::expected<ValueShape, std::string> plainShape(const std::string &spelling) const {
    if (std::optional<Type> type = plainType(spelling, component_))
      return shapeOf(*type, component_);
    return std::unexpected("its type '" + spelling + "' has no plain value");
  }

  bool finish() {
    std::expected<ValueShape, std::string> shape = ValueShape{};
    if (variable_.rep == Rep::Pointer)
      return pointer();
    if (variable_.rep == Rep::Sequence)
      return sequence();
    bool isPlain = type_ && !isObject(*type_) && !isUnknown(*type_);
    bool isCString = variable_.rep == Rep::Text && strippedSpelling(spelling_).ends_with("char *");
    if (isCString) {
      reach_.guards.push_back(operand() + " != nullptr");
      shape->shape = Shape::Text;
    } else {
      shape = isPlain ? shapeOf(*type_, component_) : plainShape(variable_.type);
    }
    if (!shape)
      return refuse(shape.error());
    if ((shape->shape == Shape::Text) != (variable_.rep == Rep::Text))
      return refuse("its type '" + variable_.type + "' has no plain value");
    // An enumeration that only the class can name is compared by number.
    if (shape->shape == Shape::Enum && shape->enumName.empty()) {
      shape->shape = Shape::Int;
      reach_.expression = "static_cast<long long>(" + reach_.expression + ")";
    }
    reach_.value = *shape;
    return true;
  }

  bool pointer() {
    reach_.value.shape = Shape::Pointer;
    std::string name = spelling_.empty() ? variable_.type : spelling_;
    if (name.find("unique_ptr<") != std::string::npos || name.find("shared_ptr<") != std::string::npos)
      reach_.expression = operand() + ".get()";
    else if (name.find("(*)") != std::string::npos)
      return refuse("it points to a function");
    return true;
  }

  bool sequence() {
    if (!collection_.isInside())
      return refuse("nothing says how to read its elements");
    if (variable_.elementRep == Rep::Pointer) {
      spelling_ = variable_.type;
      return pointer() && asElements();
    }
    if (reach_.expression != "element") {
      auto inside = plainShape(variable_.type);
      reach_.value = inside.value_or(ValueShape{});
      return inside ? asElements() : refuse(inside.error());
    }
    Type element;
    if (type_ && isSequence(*type_) && !type_->elements.empty())
      element = type_->elements[0];
    else if (auto whole = plainType(variable_.type, component_))  // "std::basic_string<char>" is no sequence of char
      element = *whole;
    else if (auto type = plainType(elementSpelling(variable_.type), component_))
      element = *type;
    else if (auto declared = plainType(elementSpelling(spelling_), component_))
      element = *declared;
    auto shape = shapeOf(element, component_);
    if (!shape || shape->shape == Shape::Sequence)
      return refuse("its elements are no plain values");
    reach_.value = *shape;
    return asElements();
  }

  // The shape of an element becomes that of the sequence. elementsOf turns truth values and enumerators into numbers.
  bool asElements() {
    Shape element = reach_.value.shape;
    reach_.value.element = element == Shape::Bool || element == Shape::Enum ? Shape::Int : element;
    reach_.value.shape = Shape::Sequence;
    return true;
  }

  // From the expression for one element to that for all of them.
  bool gather() {
    const std::string element = std::exchange(reach_.expression, "");
    const std::vector<std::string> guards = std::exchange(reach_.guards, collection_.guards);
    std::string read = element == "element" ? "" : ", [](const auto &element) { return " + element + "; }";
    if (!guards.empty()) {
      read += fmt::format(", [](const auto &element) {{ return {}; }}", fmt::join(guards, " && "));
      reach_.isOptional = true;
    }
    bool isHeap = collection_.step.isHeapArray();
    if (isHeap && !read.empty())
      return refuse("it lies inside the elements of an array");
    reach_.isOptional |= isHeap;
    auto [piece, name] = collection_.step.kind == StepKind::Bits ? std::pair(Piece::Bits, "bitsOf")
                         : isHeap                   ? std::pair(Piece::HeapArray, "heapArray")
                         : read.empty()             ? std::pair(Piece::Elements, "elementsOf")
                         : guards.empty()           ? std::pair(Piece::Parts, "partsOf")
                                                    : std::pair(Piece::KnownParts, "knownPartsOf");
    prelude_.need(piece);
    reach_.expression = fmt::format("{}({}{})", name, range(), read);
    return true;
  }

  // What yields the elements in the order in which they were observed.
  std::string range() {
    const PathStep &step = collection_.step;
    if (step.isSorted()) {
      prelude_.need(Piece::Sorted);
      const char *key = step.isEntries() ? "element.first" : "element";
      return fmt::format("sortedBy({}, [](const auto &element) {{ return {}; }})", collection_.expression, key);
    }
    if (step.links.empty())
      return collection_.expression;
    bool isTree = step.kind == StepKind::Tree;
    prelude_.need(isTree ? Piece::Tree : Piece::List);
    std::string links;
    for (const std::string &link : step.links)
      links += ", [](const auto &node) -> const auto & { return " + linkOf(PathStep(StepKind::Field, link)) + "; }";
    return (isTree ? "treeFrom(" : "listFrom(") + collection_.expression + links + ")";
  }

  std::string linkOf(const PathStep &link) {
    std::string className = link.owner(), name = link.name();
    const Field *found = findField(component_, className, name);
    return found && found->isPublic ? "node." + name : "node.*" + prelude_.privateMember(className, name);
  }

  const Variable &variable_;
  const Roots &roots_;
  const Component &component_;
  Prelude &prelude_;
  Reach reach_;
  std::optional<Type> type_;  // of what the expression reads, where the component knows it
  std::string spelling_;
  struct {
    PathStep step;           // Other: outside of sequences
    std::string expression;  // of the whole
    std::vector<std::string> guards;

    bool isInside() const { return step.isCollection(); }
  } collection_;
  std::string error_;
};

}  // namespace

std::expected<Reach, std::string> reachVariable(const Variable &variable, const Roots &roots,
                                                const Component &component, Prelude &prelude) {
  return Walk(variable, roots, component, prelude).run();
}

}  // namespace eclat
