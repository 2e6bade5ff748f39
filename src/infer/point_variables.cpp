#include "infer/point_variables.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <span>

namespace eclat {

namespace {

const PathStep kFirst(StepKind::Member, "first"), kSecond(StepKind::Member, "second");

constexpr std::size_t kMaxVariables = 150;  // per point; pairs grow with the square

bool isEnumType(const std::string &type, const std::vector<EnumInfo> &enums) {
  return std::ranges::find(enums, type, &EnumInfo::name) != enums.end();
}

Role roleOf(const Variable &variable) {
  switch (variable.path.front().kind) {
  case StepKind::Result: return Role::Result;
  case StepKind::Parameter: return Role::Parameter;
  case StepKind::Static: return Role::Static;
  default: return Role::Receiver;
  }
}

// Fields of objects that an object points to are stated where those objects are at home, not here.
bool isForeign(const Variable &variable) {
  StepKind root = variable.path.front().kind;
  bool viaPointer = variable.path.size() > 1 && (root == StepKind::Parameter || root == StepKind::Result) &&
                    variable.path[1].kind == StepKind::Pointee;
  // What elements point to counts as part of them.
  auto whole = variable.path.begin() + static_cast<std::ptrdiff_t>(collectionStep(variable));
  return std::ranges::count(variable.path.begin(), whole, StepKind::Pointee, &PathStep::kind) > (viaPointer ? 1 : 0);
}

bool isKeys(const Variable &variable) {
  auto has = [&](StepKind kind) {
    return std::ranges::find(variable.path, kind, &PathStep::kind) != variable.path.end();
  };
  bool isEntries = has(StepKind::Entries) || has(StepKind::SortedEntries);
  return (isEntries && variable.path.back() == kFirst) || has(StepKind::SortedElements);
}

bool isObserver(const Variable &variable) {
  return std::ranges::find(variable.path, StepKind::Observer, &PathStep::kind) != variable.path.end();
}

Expr minusOne(Expr e) { return Expr::make(Op::Sub, {std::move(e), Expr::number(1)}); }

class Builder {
public:
  Builder(PointVariables &out, const std::vector<Variable> &variables, const Component &component, const Groups &groups,
          const Operation *operation)
      : out_(out), variables_(variables), component_(component), groups_(groups), operation_(operation) {}

  void addAll(std::size_t count) {
    // Observers come last, and index nothing: mostly they repeat what a member says.
    for (bool wantObservers : {false, true}) {
      std::size_t first = out_.all.size();
      for (std::size_t i = 0; i < count; ++i)
        if (!isForeign(variables_[i]) && isObserver(variables_[i]) == wantObservers && !isOwnResult(variables_[i]))
          add(static_cast<int>(i));
      std::size_t plain = out_.all.size();
      for (std::size_t s = first; s < plain; ++s)
        if (out_.all[s].rep == Rep::Sequence && !out_.all[s].isDerived())
          derive(s, wantObservers ? 0 : plain);
    }
  }

  void addOrigs(bool isConstructor) {
    std::size_t atExit = out_.all.size();
    for (std::size_t i = 0; i < atExit; ++i) {
      PointVariable v = out_.all[i];
      // A constructor's object has no past, a result none either.
      if (v.role == Role::Result || v.isIdentity || (isConstructor && v.role == Role::Receiver))
        continue;
      v.expr = atEntry(v.expr);
      v.isOrig = true;
      v.current = static_cast<int>(i);
      push(std::move(v));
    }
  }

private:
  void push(PointVariable v) {
    if (out_.all.size() >= kMaxVariables)
      ++out_.cut;
    else
      out_.all.push_back(std::move(v));
  }

  // The quantity that these steps lead to; nothing for what the analysis of the code does not name.
  std::optional<Quantity> quantityOf(std::span<const PathStep> path) const {
    const PathStep &root = path.front();
    for (auto it = path.rbegin(); it != path.rend(); ++it) {
      if (it->kind == StepKind::Field)
        return Quantity::field(it->what);
      if (it->kind == StepKind::Observer)
        return Quantity::result(it->what + "() const");
    }
    if (root.kind == StepKind::Static)
      return Quantity::field(root.what);
    if (operation_ && root.kind == StepKind::Result)
      return Quantity::result(operation_->signature);
    if (operation_ && root.kind == StepKind::Parameter)
      return Quantity::parameter(operation_->signature,
                                 operation_->parameters[static_cast<std::size_t>(root.number)].name);
    return std::nullopt;
  }
  // Of the outermost field: `elems` for `elems[]`, `origin` for `origin.x`.
  Treatment treatmentOf(const Variable &v) const {
    const PathStep *field = memberOfReceiver(v, StepKind::Field);
    if (!operation_ || !field)
      return Treatment::Unknown;
    std::string name = field->name();
    auto has = [&](const std::vector<std::string> &names) { return std::ranges::find(names, name) != names.end(); };
    return has(operation_->keeps) ? Treatment::Kept : has(operation_->writes) ? Treatment::Written : Treatment::Unknown;
  }
  // What an observer tells of the receiver where it is itself the operation: its result once more.
  bool isOwnResult(const Variable &v) const {
    return operation_ && isObserver(v) && startsAt(v, StepKind::Receiver) &&
           quantityOf(v.path) == Quantity::result(operation_->signature);
  }
  int groupOf(const std::optional<Quantity> &quantity, QuantityPart part) const {
    auto it = quantity ? groups_.find(quantity->partOf(part)) : groups_.end();
    return it == groups_.end() ? -1 : it->second;
  }

  int groupOf(const Variable &v, std::span<const PathStep> whole) {
    auto inside = std::span(v.path).subspan(std::min(whole.size() + 1, v.path.size()));
    auto isField = [](const PathStep &step) { return step.kind == StepKind::Field; };
    const PathStep &last = v.path.back();
    bool areElements = last == kFirst || (v.rep == Rep::Sequence && std::ranges::none_of(inside, isField));
    QuantityPart part = last == kSecond ? QuantityPart::Values
                        : areElements   ? QuantityPart::Elements
                                        : QuantityPart::Whole;
    bool isState = (last.kind == StepKind::Call && (last.what == "has_value" || last.what == "index")) ||
                   last.kind == StepKind::Truth;  // no quantity of the code's
    int group = isState ? -1 : groupOf(quantityOf(v.path), part);
    // A part that the code names nowhere is related with its own kind only. Truth values have no other.
    bool isPart = !inside.empty() ||
                  (v.path.size() > 1 && !isField(last) && last.kind != StepKind::Pointee && !last.isCollection());
    if (group >= 0 || !isPart || v.type == "bool")
      return group;
    return -2 - ownGroups_.try_emplace(v.type, static_cast<int>(ownGroups_.size())).first->second;
  }

  void add(int index) {
    const Variable &v = variables_[static_cast<std::size_t>(index)];
    auto whole = std::span(v.path).first(collectionStep(v));
    PointVariable p;
    p.expr = Expr::var(v.name);
    p.rep = v.rep;
    p.elementRep = v.elementRep;
    p.type = v.type;
    p.role = roleOf(v);
    p.variable = index;
    p.isEnum = isEnumType(v.type, component_.enums);
    p.isIdentity = v.name == VariableRef("this");
    p.treatment = treatmentOf(v);
    p.isKeys = isKeys(v);
    p.isObserver = isObserver(v);
    p.group = groupOf(v, whole);
    push(p);
    if (v.rep != Rep::Sequence && v.rep != Rep::Text)
      return;
    int sizeGroup = groupOf(quantityOf(whole), QuantityPart::Size);
    sizeGroups_[index] = sizeGroup;
    // Parts of the same elements are equally many.
    if (v.rep == Rep::Sequence) {
      auto container = std::span(v.path).first(std::min(whole.size() + 1, v.path.size()));
      if (!sized_.insert({container.begin(), container.end()}).second)
        return;
    }
    p.expr = Expr::size(v.name);
    p.derivation = Derivation::Size;
    p.rep = Rep::Int;
    p.type = "unsigned long";
    p.isEnum = false;
    p.ofText = v.rep == Rep::Text;
    p.group = sizeGroup;
    push(p);
  }

  // What a sequence of numbers or objects is usually talked about with.
  void derive(std::size_t s, std::size_t plain) {
    const PointVariable sequence = out_.all[s];
    bool isNumbers = (sequence.elementRep == Rep::Int || sequence.elementRep == Rep::Float) &&
                     sequence.type != "bool" && !sequence.isEnum;
    auto element = [&](Derivation how, Expr expr, Rep rep) {
      PointVariable v = sequence;
      v.derivation = how;
      v.expr = std::move(expr);
      v.rep = rep;
      push(std::move(v));
    };
    if (isNumbers)
      for (auto [how, op] : {
               std::pair{Derivation::Sum, Op::Sum},
               {Derivation::Min, Op::Min},
               {Derivation::Max, Op::Max}
      })
        element(how, Expr::make(op, {sequence.expr}), sequence.elementRep);
    if (sequence.elementRep == Rep::Sequence)
      return;
    Expr size = Expr::size(sequence.expr.variable);
    element(Derivation::First, Expr::make(Op::Index, {sequence.expr, Expr::number(0)}), sequence.elementRep);
    element(Derivation::Last, Expr::make(Op::Index, {sequence.expr, minusOne(size)}), sequence.elementRep);
    int sizeGroup = sizeGroups_[sequence.variable];
    for (std::size_t i = 0; i < plain; ++i) {
      const PointVariable index = out_.all[i];
      bool canIndex = index.isPlainInt() && !index.isDerived() && index.role != Role::Result &&
                      (sizeGroup < 0 || index.group == -1 || index.group == sizeGroup);
      if (!canIndex)
        continue;
      auto indexed = [&](Derivation how, int offset, Expr expr, Rep rep) {
        PointVariable v = sequence;
        v.derivation = how;
        v.index = index.variable;
        v.offset = offset;
        v.expr = std::move(expr);
        v.rep = rep;
        push(std::move(v));
      };
      indexed(Derivation::Slice, 0, Expr::make(Op::Slice, {sequence.expr, Expr::number(0), minusOne(index.expr)}),
              Rep::Sequence);
      indexed(Derivation::At, 0, Expr::make(Op::Index, {sequence.expr, index.expr}), sequence.elementRep);
      indexed(Derivation::At, -1, Expr::make(Op::Index, {sequence.expr, minusOne(index.expr)}), sequence.elementRep);
    }
  }

  PointVariables &out_;
  const std::vector<Variable> &variables_;
  const Component &component_;
  const Groups &groups_;
  const Operation *operation_;
  std::map<int, int> sizeGroups_;         // by index of a sequence or text
  std::set<Path> sized_;                  // paths of the containers whose size is there
  std::map<std::string, int> ownGroups_;  // by type
};

rt::Value elementAt(const rt::Value &sequence, std::int64_t at) {
  return sequence.kind == rt::Kind::Sequence && at >= 0 && at < sequence.held() ? sequence.elements[at] : rt::Value();
}

rt::Value derived(const PointVariable &v, const rt::Value *sample, rt::Arena &scratch) {
  const rt::Value &base = sample[v.variable];
  switch (v.derivation) {
  case Derivation::Plain: return base;
  case Derivation::Size:
    return base.kind == rt::Kind::Sequence || base.kind == rt::Kind::Text ? rt::Value::ofInt(base.length) : rt::Value();
  case Derivation::First: return elementAt(base, 0);
  case Derivation::Last:
    return base.kind == rt::Kind::Sequence ? elementAt(base, static_cast<std::int64_t>(base.length) - 1) : rt::Value();
  case Derivation::At: {
    const rt::Value &i = sample[v.index];
    return i.kind == rt::Kind::Int ? elementAt(base, i.i + v.offset) : rt::Value();
  }
  case Derivation::Slice: {
    const rt::Value &i = sample[v.index];
    bool inside = base.kind == rt::Kind::Sequence && i.kind == rt::Kind::Int && i.i >= 0 && i.i <= base.held();
    return inside ? rt::Value::ofSequence(base.elements, static_cast<std::size_t>(i.i)) : rt::Value();
  }
  default: {
    rt::Instr code[2];
    code[0].constant = base;
    code[1].op = v.derivation == Derivation::Sum ? Op::Sum : v.derivation == Derivation::Min ? Op::Min : Op::Max;
    return rt::evaluate(code, 2, nullptr, nullptr, scratch);
  }
  }
}

}  // namespace

// A trace of another tool has no code.
static const SourceLiterals *literalsOf(const Component &component) {
  return component.headers.empty() ? nullptr : &component.literals;
}

bool canMeet(const PointVariable &a, const PointVariable &b) {
  return a.group == -1 || b.group == -1 || a.group == b.group;
}

bool PointVariables::isMentioned(double number) const {
  if (!literals)
    return true;
  auto isNear = [&](double literal) { return std::abs(std::abs(number) - std::abs(literal)) <= 1; };
  return std::ranges::any_of(literals->integers, [&](std::int64_t x) { return isNear(static_cast<double>(x)); }) ||
         std::ranges::any_of(literals->floats, isNear);
}

void PointVariables::evaluate(const rt::Value *now, const rt::Value *entry, rt::Arena &scratch,
                              std::vector<rt::Value> &out) const {
  out.resize(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const rt::Value *sample = all[i].isOrig ? entry : now;
    out[i] = sample ? derived(all[i], sample, scratch) : rt::Value();
  }
}

Groups groupsOf(const Component &component) {
  Groups groups;
  for (std::size_t g = 0; g < component.comparable.size(); ++g)
    for (const Quantity &quantity : component.comparable[g])
      groups[quantity] = static_cast<int>(g);
  return groups;
}

PointVariables objectVariables(const ClassSchema &schema, const Component &component, const Groups &groups) {
  PointVariables out{
      {PointKind::Object, schema.name},
      {},
      &component.enums
  };
  Builder(out, schema.variables, component, groups, nullptr).addAll(schema.variables.size());
  out.literals = literalsOf(component);
  return out;
}

PointVariables classVariables(const ClassSchema &schema, const Component &component, const Groups &groups) {
  PointVariables out{
      {PointKind::Class, schema.name},
      {},
      &component.enums
  };
  Builder(out, schema.statics, component, groups, nullptr).addAll(schema.statics.size());
  out.literals = literalsOf(component);
  return out;
}

PointVariables operationVariables(PointKind kind, const Operation &operation, const OperationSchema &schema,
                                  const Component &component, const Groups &groups) {
  PointVariables out{
      {kind, operation.signature},
      {},
      &component.enums, !operation.mayChangeReceiver()
  };
  Builder builder(out, schema.variables, component, groups, &operation);
  builder.addAll(kind == PointKind::Exit ? schema.variables.size() : static_cast<std::size_t>(schema.entryCount));
  if (kind != PointKind::Entry)
    builder.addOrigs(operation.kind == OperationKind::Constructor);
  out.literals = literalsOf(component);
  return out;
}

Expr constantFor(const PointVariable &variable, const rt::Value &value, const std::vector<EnumInfo> &enums) {
  switch (value.kind) {
  case rt::Kind::Float: return Expr::ofFloat(value.d);
  case rt::Kind::Text: return Expr::ofText(std::string(value.text, value.length));
  case rt::Kind::Pointer: return Expr::null();
  case rt::Kind::Big: {
    Expr e = Expr::number(value.i);
    e.constant = ConstKind::Big;
    return e;
  }
  default: break;
  }
  if (variable.isBool())
    return Expr::boolean(value.i != 0);
  if (variable.isEnum && !variable.isSize())
    for (const EnumInfo &info : enums)
      if (info.name == variable.type)
        for (const Enumerator &enumerator : info.enumerators)
          if (enumerator.value == value.i)
            return Expr::enumerator(enumerator.name);
  return Expr::number(value.i);
}

}  // namespace eclat
