#include "stack_trace.h"

#include "../../tests/support/trace_writer.h"
#include "support/random.h"

#include <algorithm>

namespace eclat::bench {

namespace {

enum : int { kCreate, kPush, kPop, kTop, kIsMember, kSize };

const Type kInt{TypeKind::Int, "int", 32, true, {}};
const Type kBool{TypeKind::Bool, "bool", 8, false, {}};

Operation operation(int id, OperationKind kind, const std::string &name, const std::string &parameter,
                    const Type &result = {TypeKind::Void, "void"}, bool isConst = false) {
  Operation op;
  op.id = id;
  op.kind = kind;
  op.name = name;
  op.className = "Stack";
  op.signature = "Stack::" + name + (parameter.empty() ? "()" : "(int)") + (isConst ? " const" : "");
  if (!parameter.empty())
    op.parameters = {
        {parameter, kInt, Passing::Value, "int", false, false}
    };
  op.result = result;
  op.resultSpelling = result.spelling;
  op.isConst = isConst;
  return op;
}

std::string unrelatedName(int i) { return "other" + std::to_string(i); }

std::vector<Variable> fieldsOf(int unrelated) {
  std::vector<Variable> fields = {
      {"elems",    Rep::Pointer,  Rep::Int, "int *", {"this", "field Stack::elems"}         },
      {"elems[]",  Rep::Sequence, Rep::Int, "int",   {"this", "field Stack::elems", "array"}},
      {"numElems", Rep::Int,      Rep::Int, "int",   {"this", "field Stack::numElems"}      },
      {"max",      Rep::Int,      Rep::Int, "int",   {"this", "field Stack::max"}           }
  };
  for (int i = 0; i < unrelated; ++i)
    fields.push_back({
        parseVariable(unrelatedName(i)),
        Rep::Int,
        Rep::Int,
        "int",
        {"this", ("field Stack::" + unrelatedName(i)).c_str()}
    });
  return fields;
}

std::vector<std::vector<Quantity>> groupsOf(int unrelated) {
  std::vector<std::vector<Quantity>> groups = {
      {"elements Stack::elems", "param Stack::isMember(int) const k", "param Stack::push(int) k",
       "return Stack::top() const"},
      {"field Stack::elems"},
      {"field Stack::max", "field Stack::numElems", "param Stack::Stack(int) limit", "return Stack::size() const",
       "size Stack::elems"},
      {"return Stack::isMember(int) const"}
  };
  for (int i = 0; i < unrelated; ++i)
    groups.push_back({Quantity::field("Stack::" + unrelatedName(i))});
  return groups;
}

// One object at a time, its behaviour that of bench/infer/subjects/stack.h.
class Simulation {
public:
  Simulation(int unrelated, std::uint64_t seed) : random_(seed), others_(static_cast<std::size_t>(unrelated)) {}

  std::string run(int calls) {
    create();
    for (int call = 1; call < calls; ++call)
      random_.below(200) == 0 ? create() : step();
    return std::move(const_cast<std::string &>(trace_.bytes()));
  }

private:
  using Values = std::vector<rt::Value>;

  // The sample: this, the fields, then what is given.
  const Values &sample(bool exists, std::initializer_list<rt::Value> more) {
    sample_.clear();
    elements_.clear();
    for (int x : elems_)
      elements_.push_back(rt::Value::ofInt(x));
    sample_.push_back(address(0x1000 + 64 * identity_));
    sample_.push_back(exists ? address(0x800000 + 256 * identity_) : rt::Value());
    sample_.push_back(exists ? rt::Value::ofSequence(elements_.data(), elements_.size()) : rt::Value());
    sample_.push_back(exists ? rt::Value::ofInt(numElems_) : rt::Value());
    sample_.push_back(exists ? rt::Value::ofInt(max_) : rt::Value());
    for (int x : others_)
      sample_.push_back(exists ? rt::Value::ofInt(x) : rt::Value());
    sample_.insert(sample_.end(), more.begin(), more.end());
    return sample_;
  }
  static rt::Value address(std::uint64_t at) { return rt::Value::ofPointer(reinterpret_cast<const void *>(at)); }

  void create() {
    if (identity_)
      trace_.objectEnds(identity_);
    ++identity_;
    int limit = 4 + static_cast<int>(random_.below(13));
    std::uint64_t call = trace_.enter(kCreate, {identity_, 0}, sample(false, {rt::Value::ofInt(limit)}));
    elems_.assign(static_cast<std::size_t>(limit), 0);
    numElems_ = 0;
    max_ = limit;
    for (int &x : others_)
      x = static_cast<int>(random_.below(100));
    trace_.exit(call, kCreate, {identity_, 0}, sample(true, {rt::Value::ofInt(limit)}));
  }

  void step() {
    std::size_t dice = random_.below(100);
    int k = static_cast<int>(random_.below(1000));
    if (dice >= 55 && dice < 90 && numElems_ > 0 && random_.chance(50))
      k = elems_[random_.below(static_cast<std::size_t>(numElems_))];
    rt::Value given = rt::Value::ofInt(k);
    if (dice < 35) {
      std::uint64_t call = trace_.enter(kPush, {identity_, 0}, sample(true, {given}));
      push(k);
      walk();
      trace_.exit(call, kPush, {identity_, 0}, sample(true, {given}));
    } else if (dice < 55) {
      std::uint64_t call = trace_.enter(kPop, {identity_}, sample(true, {}));
      bool isEmpty = numElems_ == 0;
      numElems_ -= !isEmpty;
      walk();
      isEmpty ? trace_.throws(call, kPop, {identity_}, sample(true, {}), "std::out_of_range")
              : trace_.exit(call, kPop, {identity_}, sample(true, {}));
    } else if (dice < 70) {
      std::uint64_t call = trace_.enter(kTop, {identity_}, sample(true, {}));
      if (numElems_ == 0)
        trace_.throws(call, kTop, {identity_}, sample(true, {}), "std::out_of_range");
      else
        trace_.exit(call, kTop, {identity_, 0},
                    sample(true, {rt::Value::ofInt(elems_[static_cast<std::size_t>(numElems_) - 1])}));
    } else if (dice < 90) {
      std::uint64_t call = trace_.enter(kIsMember, {identity_, 0}, sample(true, {given}));
      bool isThere = std::find(elems_.begin(), elems_.begin() + numElems_, k) != elems_.begin() + numElems_;
      trace_.exit(call, kIsMember, {identity_, 0, 0}, sample(true, {given, rt::Value::ofInt(isThere)}));
    } else {
      std::uint64_t call = trace_.enter(kSize, {identity_}, sample(true, {}));
      trace_.exit(call, kSize, {identity_, 0}, sample(true, {rt::Value::ofInt(numElems_)}));
    }
  }

  void push(int k) {
    auto end = elems_.begin() + numElems_;
    auto at = std::find(elems_.begin(), end, k);
    if (at == end) {
      if (numElems_ == max_)
        return;
      elems_[static_cast<std::size_t>(numElems_++)] = k;
    } else {
      std::rotate(at, at + 1, end);
    }
  }
  void walk() {
    for (int &x : others_)
      x += static_cast<int>(random_.below(7)) - 3;
  }

  Random random_;
  testing::TraceWriter trace_;
  std::uint64_t identity_ = 0;
  std::vector<int> elems_;
  int numElems_ = 0, max_ = 0;
  std::vector<int> others_;
  Values sample_, elements_;
};

}  // namespace

StackSubject stackSubject(int unrelated, bool withGroups) {
  StackSubject subject;
  ClassInfo info;
  info.name = "Stack";
  Component &component = subject.component;
  component.classes = {info};
  component.operations = {operation(kCreate, OperationKind::Constructor, "Stack", "limit"),
                          operation(kPush, OperationKind::Method, "push", "k"),
                          operation(kPop, OperationKind::Method, "pop", ""),
                          operation(kTop, OperationKind::Method, "top", "", kInt, true),
                          operation(kIsMember, OperationKind::Method, "isMember", "k", kBool, true),
                          operation(kSize, OperationKind::Method, "size", "", kInt, true)};
  component.conditions = {
      {"Stack::push(int)",   "numElems == max"},
      {"Stack::pop()",       "numElems == 0"  },
      {"Stack::top() const", "numElems == 0"  }
  };
  if (withGroups)
    component.comparable = groupsOf(unrelated);
  subject.schema.classes = {
      {"Stack", fieldsOf(unrelated)}
  };
  for (const Operation &op : component.operations) {
    OperationSchema schema;
    schema.operation = op.id;
    schema.variables = fieldsOf(unrelated);
    schema.variables.insert(schema.variables.begin(), {"this", Rep::Pointer, Rep::Int, "this", {"this"}});
    for (const Parameter &parameter : op.parameters)
      schema.variables.push_back({parseVariable(parameter.name), Rep::Int, Rep::Int, "int", {"param 0"}});
    schema.entryCount = static_cast<int>(schema.variables.size());
    if (op.result.kind != TypeKind::Void)
      schema.variables.push_back({"return", Rep::Int, Rep::Int, op.resultSpelling, {"return"}});
    schema.objects = {
        {"Stack", 1, -1}
    };
    subject.schema.operations.push_back(std::move(schema));
  }
  return subject;
}

std::string stackTrace(int calls, int unrelated, std::uint64_t seed) { return Simulation(unrelated, seed).run(calls); }

}  // namespace eclat::bench
