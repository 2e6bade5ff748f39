#include "infer/trace_walk.h"

#include "flow/trace_reader.h"

#include <algorithm>
#include <map>
#include <memory>
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

rt::Value keep(const rt::Value &v, rt::Arena &arena) {
  rt::Value out = v;
  if (v.kind == rt::Kind::Text)
    out.text = arena.copy(v.text, v.length);
  if (v.kind == rt::Kind::Sequence) {
    rt::Value *elements = arena.values(v.held());
    for (std::uint32_t i = 0; i < v.held(); ++i)
      elements[i] = keep(v.elements[i], arena);
    out.elements = elements;
  }
  return out;
}

class Walk {
public:
  Walk(const Component &component, const Schema &schema, PointVisitor &visitor)
      : component_(component), schema_(schema), visitor_(visitor) {}

  // False if the event does not fit the schema.
  bool take(const TraceEvent &event) {
    if (event.kind == rt::Event::ObjectEnd)
      return true;
    const OperationSchema *schema = schema_.findOperation(event.operation);
    std::size_t expected = !schema                         ? 0
                           : event.kind == rt::Event::Exit ? schema->variables.size()
                                                           : static_cast<std::size_t>(schema->entryCount);
    if (!schema || event.values.size() != expected)
      return false;
    if (event.kind != rt::Event::Entry)
      return leave(event, *schema);
    enter(event, *schema);
    return true;
  }

private:
  void show(PointKind kind, std::size_t subject, const TraceEvent &event, const rt::Value *now,
            const rt::Value *entry) {
    visitor_.visit({kind, subject, event.call, event.operation, now, entry});
  }

  // What the class passes to itself is no evidence of what callers may pass, and a recursion is one call, not
  // many: the points of an operation see the calls that reach it from outside.
  void enter(const TraceEvent &event, const OperationSchema &schema) {
    bool internal = isInternal(event);
    if (!internal)
      show(PointKind::Entry, static_cast<std::size_t>(event.operation), event, event.values.data(), nullptr);
    visitObjects(event, schema);
    visitClass(event, schema);
    ActiveCall call;
    call.call = event.call;
    call.operation = event.operation;
    call.isInternal = internal;
    call.objects = event.objects;
    for (const rt::Value &v : event.values)
      call.values.push_back(keep(v, *call.arena));
    active_[event.thread].push_back(std::move(call));
  }

  bool leave(const TraceEvent &event, const OperationSchema &schema) {
    std::vector<ActiveCall> &stack = active_[event.thread];
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
    visitObjects(event, schema);
    visitClass(event, schema);
    if (threw)
      visitor_.threw(event.operation, event.thrown);
    return true;
  }

  // An object in the middle of one of its own operations need not be whole: only outermost calls count.
  void visitObjects(const TraceEvent &event, const OperationSchema &schema) {
    const Operation &op = component_.operations[static_cast<std::size_t>(event.operation)];
    std::size_t first = op.hasReceiver() || op.kind == OperationKind::Constructor ? 1 : 0;
    for (const ObjectRange &range : schema.objects) {
      std::size_t position = range.parameter == -1   ? 0
                             : range.parameter == -2 ? event.objects.size() - 1
                                                     : first + static_cast<std::size_t>(range.parameter);
      bool isThere = (range.parameter != -2 || event.kind == rt::Event::Exit) && position < event.objects.size();
      if (!isThere || isBusy(event.thread, event.objects[position]))
        continue;
      const rt::Value *fields = event.values.data() + range.base;
      const ClassSchema *c = schema_.findClass(range.className);
      bool exists = std::any_of(fields, fields + c->variables.size(), [](const rt::Value &v) { return v.defined(); });
      if (exists)
        show(PointKind::Object, static_cast<std::size_t>(c - schema_.classes.data()), event, fields, nullptr);
    }
  }

  // Static members are whole when no operation of the class is under way.
  void visitClass(const TraceEvent &event, const OperationSchema &schema) {
    const std::string &name = component_.operations[static_cast<std::size_t>(event.operation)].className;
    const ClassSchema *c = schema.statics < 0 ? nullptr : schema_.findClass(name);
    auto isOfClass = [&](const ActiveCall &call) {
      const std::string &other = component_.operations[static_cast<std::size_t>(call.operation)].className;
      return component_.isA(other, name) || component_.isA(name, other);
    };
    if (!c || std::ranges::any_of(active_[event.thread], isOfClass))
      return;
    // Few static members have few states. That they keep to them in calls of many kinds is the evidence.
    auto context = static_cast<std::uint64_t>(event.operation) + 1;
    for (const rt::Value &value : event.values)
      context = rt::hashValue(value, context);
    visitor_.visit({PointKind::Class, static_cast<std::size_t>(c - schema_.classes.data()), event.call, event.operation,
                    event.values.data() + schema.statics, nullptr, context});
  }

  bool isInternal(const TraceEvent &event) const {
    const Operation &op = component_.operations[static_cast<std::size_t>(event.operation)];
    if (op.hasReceiver())
      return !event.objects.empty() && isBusy(event.thread, event.objects.front());
    auto it = active_.find(event.thread);
    return it != active_.end() &&
           std::ranges::find(it->second, event.operation, &ActiveCall::operation) != it->second.end();
  }

  bool isBusy(std::uint64_t thread, std::uint64_t object) const {
    auto it = active_.find(thread);
    if (object == 0 || it == active_.end())
      return false;
    return std::ranges::any_of(it->second, [&](const ActiveCall &call) {
      return !call.objects.empty() && std::ranges::find(call.objects, object) != call.objects.end();
    });
  }

  const Component &component_;
  const Schema &schema_;
  PointVisitor &visitor_;
  std::map<std::uint64_t, std::vector<ActiveCall>> active_;
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
