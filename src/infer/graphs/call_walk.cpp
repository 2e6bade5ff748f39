#include "infer/graphs/call_walk.h"

#include "support/try.h"

#include <map>
#include <utility>

namespace eclat {

namespace {

class Walk {
public:
  explicit Walk(CallVisitor &visitor) : visitor_(visitor) {}

  void take(TraceEvent &event) {
    if (event.kind == rt::Event::ObjectEnd) {
      if (!event.objects.empty())
        visitor_.objectEnded(event.objects.front());
      return;
    }
    std::vector<OpenCall> &stack = open_[event.thread];
    if (event.kind == rt::Event::Entry)
      return enter(event, stack);
    // Calls that never came back (longjmp, a thread that ended) are above ours.
    while (!stack.empty() && stack.back().call > event.call)
      lose(event.thread, stack);
    if (stack.empty() || stack.back().call != event.call || stack.back().operation != event.operation)
      return;
    OpenCall call = std::move(stack.back());
    stack.pop_back();
    visitor_.left(event.thread, call, event);
    spares_.push_back(std::move(call));
  }

  void end() {
    for (auto &[thread, stack] : open_)
      while (!stack.empty())
        lose(thread, stack);
  }

private:
  void enter(TraceEvent &event, std::vector<OpenCall> &stack) {
    OpenCall call;
    if (!spares_.empty()) {  // calls come and go by the million; their memory stays
      call = std::move(spares_.back());
      spares_.pop_back();
    }
    call.call = event.call;
    call.operation = event.operation;
    call.objects = event.objects;
    std::swap(call.values, event.values);
    std::swap(call.arena, event.arena);
    stack.push_back(std::move(call));
    visitor_.entered(event.thread, stack.back());
  }

  void lose(std::uint64_t thread, std::vector<OpenCall> &stack) {
    spares_.push_back(std::move(stack.back()));
    stack.pop_back();
    visitor_.lost(thread);
  }

  CallVisitor &visitor_;
  std::map<std::uint64_t, std::vector<OpenCall>> open_;  // by thread
  std::vector<OpenCall> spares_;
};

}  // namespace

Result<void> walkCalls(const Trace &trace, CallVisitor &visitor) {
  ECLAT_TRY(reader, TraceReader::open(trace.file));
  Walk walk(visitor);
  TraceEvent event;
  while (reader.next(event))
    walk.take(event);
  if (!reader.error().empty())
    return fail({ExitCode::Usage, "infer", reader.error(), "run `eclat observe` again", {}});
  walk.end();
  return {};
}

}  // namespace eclat
