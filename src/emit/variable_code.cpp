#include "emit/variable_code.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <optional>

namespace eclat {

namespace {

const Field *findField(const Component &component, const std::string &className, const std::string &name) {
  const ClassInfo *info = component.findClass(className);
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

// Walks a variable's path, writing the C++ for it step by step.
class Walk {
public:
  Walk(const Variable &variable, const Roots &roots, const Component &component, Prelude &prelude)
      : variable_(variable), roots_(roots), component_(component), prelude_(prelude) {}

  std::expected<Reach, std::string> run() {
    if (variable_.path.empty())
      return std::unexpected("nothing says how to reach " + variable_.name);
    if (!start(variable_.path[0]))
      return std::unexpected(error_);
    for (std::size_t i = 1; i < variable_.path.size(); ++i)
      if (!step(variable_.path[i]))
        return std::unexpected(error_);
    reach_.isRoot = variable_.path.size() == 1 && reach_.root != kNoRoot;
    return finish() ? std::expected<Reach, std::string>(reach_) : std::unexpected(error_);
  }

private:
  bool refuse(std::string reason) {
    error_ = std::move(reason);
    return false;
  }

  bool start(const std::string &root) {
    if (root.starts_with("static ")) {
      reach_.root = kNoRoot;
      return field(root.substr(7));
    }
    if (root == "this") {
      reach_.root = kReceiverRoot;
      reach_.expression = roots_.receiver;
    } else if (root == "return" && roots_.operation) {
      reach_.root = kResultRoot;
      reach_.expression = roots_.result;
      take(roots_.operation->result, roots_.operation->resultSpelling);
    } else if (root.starts_with("param ") && roots_.operation) {
      std::size_t index = 0;
      std::from_chars(root.data() + 6, root.data() + root.size(), index);
      if (index < roots_.parameters.size() && index < roots_.operation->parameters.size()) {
        reach_.root = static_cast<int>(index);
        reach_.expression = roots_.parameters[index];
        take(roots_.operation->parameters[index].type, roots_.operation->parameters[index].spelling);
      }
    }
    return !reach_.expression.empty() || refuse("it cannot be seen from outside the call");
  }

  bool step(const std::string &step) {
    if (step.empty())
      return true;
    if (isCollection_)
      return refuse("it lies inside the elements of a sequence");
    if (step.starts_with("field "))
      return field(step.substr(6));
    if (step.starts_with("call "))
      return call(step.substr(5));
    if (step == "deref") {
      reach_.guards.push_back(operand() + " != nullptr");
      reach_.expression = "(*" + operand() + ")";
      return true;
    }
    if (step != "elements" && step != "array")
      return refuse("there is no plain C++ for '" + step + "'");
    isCollection_ = true;
    bool isHeap = step == "array";
    prelude_.need(isHeap ? Piece::HeapArray : Piece::Elements);
    reach_.isOptional = isHeap;
    reach_.expression = (isHeap ? "heapArray(" : "elementsOf(") + reach_.expression + ")";
    return true;
  }

  bool call(const std::string &qualified) {
    std::size_t at = qualified.rfind("::");
    const Observer *found =
        at == std::string::npos ? nullptr : findObserver(component_, qualified.substr(0, at), qualified.substr(at + 2));
    if (!found)
      return refuse("it is no observer of the component");
    take(found->type, found->spelling);
    reach_.expression = member(found->name) + "()";
    return true;
  }

  bool field(const std::string &qualified) {
    std::size_t at = qualified.rfind("::");
    if (at == std::string::npos)
      return refuse("its field has no class");
    std::string className = qualified.substr(0, at), name = qualified.substr(at + 2);
    const Field *found = findField(component_, className, name);
    type_ = std::nullopt;
    spelling_ = variable_.type;
    if (found)
      take(found->type, found->spelling);
    bool isStatic = found && found->isStatic;
    if (found && found->isPublic) {
      reach_.expression = isStatic ? qualified : member(name);
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
  std::string operand() const {
    bool isWhole = reach_.expression.find("*memberOf") == std::string::npos || reach_.expression.starts_with("(*");
    return isWhole ? reach_.expression : "(" + reach_.expression + ")";
  }

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
    bool isPlain = type_ && type_->kind != TypeKind::Class && type_->kind != TypeKind::Other;
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
    if (!isCollection_)
      return refuse("nothing says how to read its elements");
    Type element;
    if (type_ && type_->kind == TypeKind::Sequence && !type_->elements.empty())
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
    // elementsOf turns truth values and enumerators into numbers.
    bool isNumber = shape->shape == Shape::Bool || shape->shape == Shape::Enum;
    reach_.value = *shape;
    reach_.value.element = isNumber ? Shape::Int : shape->shape;
    reach_.value.shape = Shape::Sequence;
    return true;
  }

  const Variable &variable_;
  const Roots &roots_;
  const Component &component_;
  Prelude &prelude_;
  Reach reach_;
  std::optional<Type> type_;  // of what the expression reads, where the component knows it
  std::string spelling_;
  bool isCollection_ = false;
  std::string error_;
};

}  // namespace

std::expected<Reach, std::string> reachVariable(const Variable &variable, const Roots &roots,
                                                const Component &component, Prelude &prelude) {
  return Walk(variable, roots, component, prelude).run();
}

}  // namespace eclat
