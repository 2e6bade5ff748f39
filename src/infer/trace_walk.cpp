#include "infer/trace_walk.h"

#include "flow/files/trace_reader.h"
#include "flow/passing.h"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace eclat {

namespace {

// A call that has been entered and not yet left: its sample at entry, and who took part.
struct ActiveCall {
  std::uint64_t call = 0;
  int operation = 0;
  bool isInternal = false;
  std::vector<std::uint64_t> objects;
  std::vector<rt::Value> values;
  std::unique_ptr<rt::Arena> arena = std::make_unique<rt::Arena>();
};

// Where the objects are in the samples of an operation.
struct ObjectPlace {
  std::size_t subject;  // the class in Schema::classes
  std::size_t base, count;
  std::size_t position;  // among the identities
  bool isResult;
  bool isOnlyThereAtEntry;
};
struct OperationPlan {
  bool isKnown = false;
  bool hasReceiver = false;
  bool hasStatics = false;
  std::string className;
  std::size_t statics = 0, classNumber = 0;
  std::size_t entryCount = 0, exitCount = 0;
  std::vector<ObjectPlace> objects;
};

class Walk {
public:
  Walk(const Component &component, const Schema &schema, PointVisitor &visitor)
      : component_(component), visitor_(visitor) {
    for (const Operation &op : component.operations)
      plans_.push_back(planOf(op, schema));
  }

  // False if the event does not fit the schema.
  bool take(TraceEvent &event) {
    if (event.kind == rt::Event::ObjectEnd || isOfHelper(event))
      return true;
    auto number = static_cast<std::size_t>(event.operation);
    if (number >= plans_.size() || !plans_[number].isKnown)
      return false;
    const OperationPlan &plan = plans_[number];
    if (event.values.size() != (event.kind == rt::Event::Exit ? plan.exitCount : plan.entryCount))
      return false;
    if (event.kind != rt::Event::Entry)
      return leave(event, plan);
    enter(event, plan);
    return true;
  }

private:
  using Stack = std::vector<ActiveCall>;

  // Nobody is held to what helpers do.
  bool isOfHelper(const TraceEvent &event) const {
    auto number = static_cast<std::size_t>(event.operation);
    return number >= plans_.size() && number < plans_.size() + component_.helpers.size();
  }

  static OperationPlan planOf(const Operation &op, const Schema &schema) {
    OperationPlan plan;
    const OperationSchema *o = schema.findOperation(op.id);
    if (!o)
      return plan;
    plan.isKnown = true;
    plan.hasReceiver = op.hasReceiver();
    plan.className = op.className;
    if (const ClassSchema *c = o->statics < 0 ? nullptr : schema.findClass(op.className)) {
      plan.hasStatics = true;
      plan.statics = static_cast<std::size_t>(o->statics);
      plan.classNumber = static_cast<std::size_t>(c - schema.classes.data());
    }
    plan.entryCount = static_cast<std::size_t>(o->entryCount);
    plan.exitCount = o->variables.size();
    std::size_t first = op.hasReceiver() || op.kind == OperationKind::Constructor ? 1 : 0;
    for (const ObjectRange &range : o->objects)
      if (const ClassSchema *c = schema.findClass(range.className))
        plan.objects.push_back({static_cast<std::size_t>(c - schema.classes.data()),
                                static_cast<std::size_t>(range.base), c->variables.size(),
                                range.parameter < 0 ? 0 : first + static_cast<std::size_t>(range.parameter),
                                range.parameter == -2, isOnlyThereAtEntry(range, op)});
    return plan;
  }

  void show(PointKind kind, std::size_t subject, const TraceEvent &event, const rt::Value *now,
            const rt::Value *entry) {
    visitor_.visit({kind, subject, event.call, event.operation, now, entry});
  }

  // What the class passes to itself is no evidence of what callers may pass, and a recursion is one call, not
  // many: the points of an operation see the calls that reach it from outside.
  void enter(TraceEvent &event, const OperationPlan &plan) {
    Stack &stack = active_[event.thread];
    bool internal = isInternal(event, plan, stack);
    if (!internal)
      show(PointKind::Entry, static_cast<std::size_t>(event.operation), event, event.values.data(), nullptr);
    visitObjects(event, plan, stack);
    visitClass(event, plan, stack);
    ActiveCall call = spare();
    call.call = event.call;
    call.operation = event.operation;
    call.isInternal = internal;
    call.objects = event.objects;
    std::swap(call.values, event.values);  // nothing else needs them
    std::swap(call.arena, event.arena);
    stack.push_back(std::move(call));
  }

  bool leave(const TraceEvent &event, const OperationPlan &plan) {
    Stack &stack = active_[event.thread];
    // Calls that never came back (longjmp, a thread that ended) are above ours: they are gone.
    while (!stack.empty() && stack.back().call != event.call)
      stack.pop_back();
    if (stack.empty())
      return true;
    if (stack.back().operation != event.operation)
      return false;
    ActiveCall call = std::move(stack.back());
    stack.pop_back();
    bool threw = event.kind == rt::Event::Throw;
    if (!call.isInternal)
      show(threw ? PointKind::Throw : PointKind::Exit, static_cast<std::size_t>(event.operation), event,
           event.values.data(), call.values.data());
    visitObjects(event, plan, stack);
    visitClass(event, plan, stack);
    if (threw)
      visitor_.threw(event.operation, event.thrown);
    spares_.push_back(std::move(call));
    return true;
  }

  // Calls come and go by the million; their memory stays.
  ActiveCall spare() {
    if (spares_.empty())
      return {};
    ActiveCall call = std::move(spares_.back());
    spares_.pop_back();
    return call;
  }

  // An object in the middle of one of its own operations need not be whole: only outermost calls count.
  void visitObjects(const TraceEvent &event, const OperationPlan &plan, const Stack &stack) {
    for (const ObjectPlace &place : plan.objects) {
      if (event.objects.empty() || (place.isResult && event.kind != rt::Event::Exit) ||
          (place.isOnlyThereAtEntry && event.kind != rt::Event::Entry))
        continue;
      std::size_t position = place.isResult ? event.objects.size() - 1 : place.position;
      if (position >= event.objects.size() || isBusy(event.objects[position], stack))
        continue;
      const rt::Value *fields = event.values.data() + place.base;
      bool exists = std::any_of(fields, fields + place.count, [](const rt::Value &v) { return v.defined(); });
      if (exists)
        show(PointKind::Object, place.subject, event, fields, nullptr);
    }
  }

  // Static members are whole when no operation of the class is under way.
  void visitClass(const TraceEvent &event, const OperationPlan &plan, const Stack &stack) {
    auto isOfClass = [&](const ActiveCall &call) {
      const std::string &other = plans_[static_cast<std::size_t>(call.operation)].className;
      return component_.isA(other, plan.className) || component_.isA(plan.className, other);
    };
    if (!plan.hasStatics || std::ranges::any_of(stack, isOfClass))
      return;
    // Few static members have few states. That they keep to them in calls of many kinds is the evidence.
    auto context = static_cast<std::uint64_t>(event.operation) + 1;
    for (const rt::Value &value : event.values)
      context = rt::hashValue(value, context);
    visitor_.visit({PointKind::Class, plan.classNumber, event.call, event.operation, event.values.data() + plan.statics,
                    nullptr, context});
  }

  static bool isInternal(const TraceEvent &event, const OperationPlan &plan, const Stack &stack) {
    if (plan.hasReceiver)
      return !event.objects.empty() && isBusy(event.objects.front(), stack);
    return std::ranges::find(stack, event.operation, &ActiveCall::operation) != stack.end();
  }

  static bool isBusy(std::uint64_t object, const Stack &stack) {
    return object != 0 && std::ranges::any_of(stack, [&](const ActiveCall &call) {
             return std::ranges::find(call.objects, object) != call.objects.end();
           });
  }

  const Component &component_;
  PointVisitor &visitor_;
  std::vector<OperationPlan> plans_;  // by operation
  std::vector<ActiveCall> spares_;
  std::map<std::uint64_t, Stack> active_;
};

}  // namespace

Result<void> walkTrace(const Component &component, const Trace &trace, PointVisitor &visitor) {
  auto reader = TraceReader::open(trace.file);
  if (!reader)
    return fail(reader.error());
  Walk walk(component, trace.schema, visitor);
  TraceEvent event;
  while (reader->next(event))
    if (!walk.take(event))
      return fail(
          {ExitCode::Usage, "infer", "the trace does not belong to this component", "run `eclat observe` again", {}});
  if (!reader->error().empty())
    return fail({ExitCode::Usage, "infer", reader->error(), "run `eclat observe` again", {}});
  return {};
}

}  // namespace eclat
