#include "infer/infer_model.h"

#include "flow/trace_reader.h"
#include "infer/point_inference.h"
#include "infer/redundancy.h"

#include <algorithm>
#include <map>

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

class Inference {
public:
  Inference(const Component &component, const Schema &schema) : component_(component), schema_(schema) {
    Groups groups = groupsOf(component);
    for (const ClassSchema &c : schema.classes)
      points_.emplace(Point{PointKind::Object, c.name},
                      PointInference(objectVariables(c, component, groups), c.variables.size(), 0, {}));
    for (const OperationSchema &o : schema.operations)
      for (PointKind kind : {PointKind::Entry, PointKind::Exit, PointKind::Throw}) {
        const Operation &op = component.operations[static_cast<std::size_t>(o.operation)];
        PointVariables variables = operationVariables(kind, op, o, component, groups);
        std::vector<Predicate> predicates = predicatesFor(variables, op, o, component);
        auto entryCount = static_cast<std::size_t>(o.entryCount);
        std::size_t nowCount = kind == PointKind::Exit ? o.variables.size() : entryCount;
        points_.emplace(Point{kind, op.signature},
                        PointInference(std::move(variables), nowCount, entryCount, std::move(predicates)));
      }
  }

  // False if the event does not fit the schema.
  bool take(const TraceEvent &event) {
    if (event.kind == rt::Event::ObjectEnd)
      return true;
    const OperationSchema *schema = schema_.findOperation(event.operation);
    std::size_t expected = !schema                             ? 0
                           : event.kind == rt::Event::Exit ? schema->variables.size()
                                                               : static_cast<std::size_t>(schema->entryCount);
    if (!schema || event.values.size() != expected)
      return false;
    if (event.kind != rt::Event::Entry)
      return leave(event, *schema);
    enter(event, *schema);
    return true;
  }

  Model conclude() const {
    Model model;
    model.thrown = thrown_;
    for (const auto &[point, inference] : points_)
      inference.conclude(model);
    dropRedundant(model, component_);
    return model;
  }

private:
  const std::string &signature(int operation) const {
    return component_.operations[static_cast<std::size_t>(operation)].signature;
  }

  // What the class passes to itself is no evidence of what callers may pass, and a recursion is one call, not
  // many: the points of an operation see the calls that reach it from outside.
  void enter(const TraceEvent &event, const OperationSchema &schema) {
    bool internal = isInternal(event);
    if (!internal)
      points_.at({PointKind::Entry, signature(event.operation)}).visit(event.values.data(), nullptr);
    visitObjects(event, schema, rt::Event::Entry);
    std::vector<ActiveCall> &stack = active_[event.thread];
    ActiveCall call;
    call.call = event.call;
    call.operation = event.operation;
    call.isInternal = internal;
    call.objects = event.objects;
    for (const rt::Value &v : event.values)
      call.values.push_back(keep(v, *call.arena));
    stack.push_back(std::move(call));
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
    Point point{threw ? PointKind::Throw : PointKind::Exit, signature(event.operation)};
    if (!call.isInternal)
      points_.at(point).visit(event.values.data(), call.values.data());
    visitObjects(event, schema, event.kind);
    if (threw)
      if (auto &types = thrown_[point.subject]; std::ranges::find(types, event.thrown) == types.end())
        types.insert(std::ranges::upper_bound(types, event.thrown), event.thrown);
    return true;
  }

  // An object in the middle of one of its own operations need not be whole: only outermost calls count.
  void visitObjects(const TraceEvent &event, const OperationSchema &schema, rt::Event when) {
    const Operation &op = component_.operations[static_cast<std::size_t>(event.operation)];
    std::size_t first = op.hasReceiver() || op.kind == OperationKind::Constructor ? 1 : 0;
    for (const ObjectRange &range : schema.objects) {
      std::size_t position = range.parameter == -1   ? 0
                             : range.parameter == -2 ? event.objects.size() - 1
                                                     : first + static_cast<std::size_t>(range.parameter);
      bool isThere = (range.parameter != -2 || when == rt::Event::Exit) && position < event.objects.size();
      if (!isThere || isBusy(event.thread, event.objects[position]))
        continue;
      const rt::Value *fields = event.values.data() + range.base;
      const ClassSchema *c = schema_.findClass(range.className);
      bool exists = std::any_of(fields, fields + c->variables.size(), [](const rt::Value &v) { return v.defined(); });
      if (exists)
        points_.at({PointKind::Object, range.className}).visit(fields, nullptr);
    }
  }

  bool isInternal(const TraceEvent &event) const {
    const Operation &op = component_.operations[static_cast<std::size_t>(event.operation)];
    if (op.hasReceiver())
      return !event.objects.empty() && isBusy(event.thread, event.objects.front());
    auto it = active_.find(event.thread);
    return it != active_.end() && std::ranges::find(it->second, event.operation, &ActiveCall::operation) != it->second.end();
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
  std::map<Point, PointInference> points_;
  std::map<std::uint64_t, std::vector<ActiveCall>> active_;
  std::map<std::string, std::vector<std::string>> thrown_;
};

}  // namespace

Result<Model> inferModel(const Component &component, const Trace &trace) {
  auto reader = TraceReader::open(trace.file);
  if (!reader)
    return fail(reader.error());
  Inference inference(component, trace.schema);
  TraceEvent event;
  while (reader->next(event))
    if (!inference.take(event))
      return fail({ExitCode::Usage, "infer", "the trace does not belong to this component",
                   "run `eclat observe` again", {}});
  if (!reader->error().empty())
    return fail({ExitCode::Usage, "infer", reader->error(), "run `eclat observe` again", {}});
  return inference.conclude();
}

}  // namespace eclat
