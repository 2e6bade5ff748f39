#include "describe/object_laws.h"

#include "flow/laws.h"
#include "flow/passing.h"
#include "kinds/kind.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>

namespace eclat {

namespace {

using Strings = std::vector<std::string>;

// Of such a type every value equals itself, as far as we can see.
bool equalsItself(const Type &type) {
  return traitsOf(type).equalsItself && std::ranges::all_of(type.elements, equalsItself);
}

class ClassLaws {
public:
  ClassLaws(const ClassInfo &info, Component &component) : info_(info), component_(component) {
    // What follows a pointer is asked by us alone, who look at it first.
    std::ranges::copy_if(info.observers, std::back_inserter(asked_),
                         [](const Observer &observer) { return observer.follows.empty(); });
    for (const Observer &observer : asked_)
      if (traitsOf(observer.type).equalsItself && observer.type.spelling != "const char *" &&
          !isMatterOfOne(observer.name))
        observers_.push_back(observer.name + "()");
    for (const Operation &op : component.operations)
      if (isQuery(op))
        queries_.push_back(op.name + "()");
    hasEqual_ = hasComparison("operator==");
    // An object with a NaN need not equal itself; of such objects nothing is said.
    bool isReflexive = !info.fields.empty() && std::ranges::all_of(info.fields, equalsItself, &Field::type);
    if (hasEqual_ && !isReflexive)
      guard_ = "{0} == {0}";
  }

  void add() {
    bool canCompare = hasEqual_ || !queries_.empty();
    if (info_.isAbstract)
      return;
    if (info_.isCopyable) {
      addCopies(canCompare);
      addSelves();
      addMoves();
      addIndependence();
    } else if (info_.isMovable) {
      addMovesOnly();
    }
    if (hasEqual_)
      addEquality();
    addOrder();
    addSizes();
  }

private:
  static constexpr const char *kAssignable = "std::is_copy_assignable_v<T>";
  static constexpr const char *kMoveAssignable = "std::is_copy_assignable_v<T> && std::is_move_assignable_v<T>";

  void addLaw(Law law, int objects, std::vector<Parameter> more = {}) {
    Operation op;
    op.id = static_cast<int>(component_.operations.size());
    op.kind = OperationKind::Law;
    op.className = info_.name;
    op.name = nameOf(law.kind);
    op.signature = fmt::format("{}: {}", info_.name, law.title);
    op.result = voidType();
    op.place = info_.place;
    for (int i = 0; i < objects; ++i)
      op.parameters.push_back({.name = std::string(1, static_cast<char>('a' + i)),
                               .type = objectType(info_.name),
                               .passing = Passing::ConstRef,
                               .spelling = "const " + info_.name + " &"});
    std::ranges::move(more, std::back_inserter(op.parameters));
    if (hasEqual_ && law.guard.empty())
      law.guard = guard_;
    op.law = std::move(law);
    component_.operations.push_back(std::move(op));
  }

  bool isObserver(const std::string &name) const {
    return std::ranges::find(asked_, name, &Observer::name) != asked_.end();
  }

  // What an object says of itself when it is asked, though perhaps not in every state. Where such a call fails a law
  // that asks it says nothing. A reference to what is not there, `front()` of an empty list, does not even fail.
  bool isQuery(const Operation &op) const {
    bool isReferring = op.resultPassing == Passing::Ref || op.resultPassing == Passing::ConstRef;
    if (isReferring && !isObserver(op.name))
      return false;
    return op.kind == OperationKind::Method && op.className == info_.name && op.isConst && !op.isRvalue &&
           op.parameters.empty() && traitsOf(op.result).equalsItself && op.result.spelling != "const char *" &&
           op.resultPassing != Passing::Ptr && op.resultPassing != Passing::ConstPtr &&
           !op.name.starts_with("operator") && !isMatterOfOne(op.name);
  }

  bool isOwn(const Type &type) const { return isObject(type) && type.spelling == info_.name; }

  // A comparison of two objects of the class.
  bool hasComparison(const std::string &name) const {
    return std::ranges::any_of(component_.operations, [&](const Operation &op) {
      bool isMember = op.hasReceiver() && op.className == info_.name && op.isConst && op.parameters.size() == 1 &&
                      isOwn(op.parameters[0].type);
      bool isFree = op.kind == OperationKind::Function && op.parameters.size() == 2 && isOwn(op.parameters[0].type) &&
                    isOwn(op.parameters[1].type);
      std::size_t colons = op.name.rfind("::operator");
      std::string last = colons == std::string::npos ? op.name : op.name.substr(colons + 2);
      return last == name && (isMember || isFree);
    });
  }

  bool hasMethod(const std::string &start) const {
    auto begins = [&](const std::string &signature) { return signature.starts_with(info_.name + "::" + start); };
    return std::ranges::any_of(component_.operations, begins, &Operation::signature) ||
           std::ranges::any_of(component_.skipped, begins, &Skipped::operation);
  }

  Strings same(const std::string &a, const std::string &b) const { return sameBy(observers_, a, b); }
  Strings sameBy(const Strings &calls, const std::string &a, const std::string &b) const {
    if (hasEqual_)
      return {fmt::format("{} == {}", a, b)};
    Strings claims;
    for (const std::string &call : calls)
      claims.push_back(fmt::format("{0}.{2} == {1}.{2}", a, b, call));
    return claims;
  }

  void addCopies(bool canCompare) {
    if (!canCompare)
      return;
    addLaw({LawKind::Copy, "a copy equals its original", {"const {T} copy({0});"}, sameBy(queries_, "copy", "{0}"), "", ""},
           1);
    addLaw(
        {
            LawKind::Copy,
            "an object equals what was assigned to it",
            {"{T} other({1});", "other = {0};"},
            sameBy(queries_, "other", "{0}"),
            "",
            kAssignable
    },
        2);
  }

  void addSelves() {
    Strings object = {"{T} object({0});", "{T} &same = object;"};
    auto with = [&](Strings more) {
      Strings all = object;
      std::ranges::move(more, std::back_inserter(all));
      return all;
    };
    addLaw({LawKind::SelfAssignment, "an object assigned to itself keeps its value", with({"object = same;"}),
            same("object", "{0}"), "", kAssignable},
           1);
    addLaw({LawKind::SelfAssignment, "an object moved to itself can still be assigned to",
            with({"object = std::move(same);", "object = {0};"}), same("object", "{0}"), "", kMoveAssignable},
           1);
    addLaw({LawKind::SelfAssignment, "swap() of an object with itself keeps its value",
            with({"using std::swap;", "swap(object, same);"}), same("object", "{0}"), "", "std::is_swappable_v<T>"},
           1);
    if (hasMethod("swap("))
      addLaw({LawKind::SelfAssignment, "an object swapped with itself keeps its value", with({"object.swap(same);"}),
              same("object", "{0}"), "", "eclat::rt::hasSwap<T>"},
             1);
  }

  void addMoves() {
    Strings moved = {"{T} source({0});", "const {T} target(std::move(source));"};
    if (!same("", "").empty())
      addLaw({LawKind::Move, "an object has the value of the one it was moved from", moved, same("target", "{0}"), "", ""}, 1);
    Strings claims = same("source", "{0}");
    for (const Observer &observer : asked_)
      moved.push_back(fmt::format("static_cast<void>(source.{}());", observer.name));
    if (isObserver("size") && isObserver("empty")) {
      moved.emplace_back("const bool agrees = source.empty() == (source.size() == 0);");
      claims.insert(claims.begin(), "agrees");
    }
    moved.emplace_back("source = {0};");
    addLaw({LawKind::Move, "an object that was moved from can be asked and assigned to", moved, claims, "", kAssignable}, 1);
  }

  // Of what cannot be copied: there and back again.
  void addMovesOnly() {
    Law law{LawKind::Move, "an object that was moved away and back keeps its value",         {}, {},
            "",     "std::is_move_constructible_v<T> && std::is_move_assignable_v<T>"};
    for (std::size_t k = 0; k < observers_.size(); ++k)
      law.statements.push_back(fmt::format("const auto before{} = {{0}}.{};", k + 1, observers_[k]));
    law.statements.emplace_back("{T} target(std::move({0}));");
    for (const Observer &observer : asked_)
      law.statements.push_back(fmt::format("static_cast<void>({{0}}.{}());", observer.name));
    law.statements.emplace_back("{0} = std::move(target);");
    for (std::size_t k = 0; k < observers_.size(); ++k)
      law.claims.push_back(fmt::format("{{0}}.{} == before{}", observers_[k], k + 1));
    addLaw(std::move(law), 1);
    Parameter &object = component_.operations.back().parameters.front();
    object.passing = Passing::Ref;
    object.spelling = info_.name + " &";
  }

  // Parameters that any call can be given, and that the original has no part in.
  bool isSimple(const Operation &op) const {
    return std::ranges::all_of(op.parameters, [&](const Parameter &p) {
      return traitsOf(p.type).equalsItself && !isSequence(p.type) && !isView(p.type) && !p.ends &&
             (p.passing == Passing::Value || p.passing == Passing::ConstRef);
    });
  }

  void addIndependence() {
    bool sharesOnPurpose = std::ranges::any_of(info_.fields, [](const Field &field) {
      return field.spelling.find("shared_ptr") != std::string::npos || field.spelling.find("&") != std::string::npos;
    });
    if (queries_.empty() || info_.isLent || sharesOnPurpose)
      return;
    for (std::size_t i = 0, count = component_.operations.size(); i < count; ++i) {
      const Operation op = component_.operations[i];
      bool isMutator = op.kind == OperationKind::Method && op.className == info_.name && op.mayChangeReceiver() &&
                       !op.isRvalue && !isAccessor(op, component_) && isSimple(op) && !op.name.starts_with("operator");
      if (!isMutator)
        continue;
      Law law{LawKind::Independence, fmt::format("`{}` of a copy leaves the original alone", op.name), {}, {}, "", ""};
      std::string arguments;
      for (std::size_t k = 0; k < op.parameters.size(); ++k)
        arguments += fmt::format("{}{{{}}}", k ? ", " : "", k + 1);
      law.statements.emplace_back("{T} copy({0});");
      for (std::size_t k = 0; k < queries_.size(); ++k)
        law.statements.push_back(fmt::format("const auto before{} = {{0}}.{};", k + 1, queries_[k]));
      law.statements.push_back(fmt::format("copy.{}({});", op.name, arguments));
      for (std::size_t k = 0; k < queries_.size(); ++k)
        law.claims.push_back(fmt::format("{{0}}.{} == before{}", queries_[k], k + 1));
      std::vector<Parameter> more = op.parameters;
      for (Parameter &p : more)
        p.hasDefault = false;
      addLaw(std::move(law), 1, std::move(more));
      component_.operations.back().signature += " (" + op.signature + ")";
    }
  }

  void addEquality() {
    Strings claims;
    if (guard_.empty())
      claims.emplace_back("{0} == {0}");
    claims.emplace_back("({0} == {1}) == ({1} == {0})");
    claims.emplace_back("!({0} == {1} && {1} == {2}) || {0} == {2}");
    if (hasComparison("operator!="))
      claims.emplace_back("({0} != {1}) == !({0} == {1})");
    addLaw({LawKind::Equality, "== is an equivalence", {}, claims, "", "eclat::rt::hasEqual<T>"}, 3);
    addLaw({LawKind::Hash,
            "equal objects have the same hash",
            {},
            {"!({0} == {1}) || std::hash<{T}>{}({0}) == std::hash<{T}>{}({1})"},
            "",
            "eclat::rt::hasHash<T>"},
           2);
  }

  void addOrder() {
    bool hasThreeWay = hasComparison("operator<=>");
    if (!hasThreeWay && !hasComparison("operator<"))
      return;
    Strings claims = {"!({0} < {0})", "!({0} < {1} && {1} < {0})", "!({0} < {1} && {1} < {2}) || {0} < {2}"};
    if (hasEqual_)
      claims.emplace_back("!({0} == {1} && {0} < {1})");
    if (hasThreeWay && hasEqual_)
      claims.emplace_back("(({0} <=> {1}) == 0) == ({0} == {1})");
    addLaw({LawKind::Order, "< is a strict order", {}, claims, "", "eclat::rt::hasLess<T>"}, 3);
  }

  void addSizes() {
    bool hasSize = hasMethod("size() const"), hasEmpty = hasMethod("empty() const");
    bool hasRange = hasMethod("begin() const") && hasMethod("end() const");
    Strings claims;
    if (hasSize && hasEmpty)
      claims.emplace_back("{0}.empty() == ({0}.size() == 0)");
    if (hasRange && hasSize)
      claims.emplace_back("std::distance({0}.begin(), {0}.end()) == static_cast<std::ptrdiff_t>({0}.size())");
    if (hasRange && hasEmpty)
      claims.emplace_back("{0}.empty() == ({0}.begin() == {0}.end())");
    if (!claims.empty())
      addLaw({LawKind::Size, "size(), empty() and the elements agree", {}, claims, "", "eclat::rt::isCounted<T>"}, 1);
  }

  const ClassInfo info_;
  Component &component_;
  std::vector<Observer> asked_;
  Strings observers_;  // calls that tell what an object holds, in every state
  Strings queries_;    // those, and others that may want a certain state
  bool hasEqual_ = false;
  std::string guard_;
};

}  // namespace

void addLaws(Component &component) {
  std::erase_if(component.operations, [](const Operation &op) { return op.kind == OperationKind::Law; });
  for (std::size_t i = 0; i < component.classes.size(); ++i)
    if (component.classes[i].isRequested)
      ClassLaws(component.classes[i], component).add();
  for (std::size_t i = 0; i < component.helpers.size(); ++i)
    component.helpers[i].id = static_cast<int>(component.operations.size() + i);
}

}  // namespace eclat
