#include "observe/sound_trace.h"

#include "flow/files/trace_reader.h"

#include <algorithm>
#include <map>
#include <vector>

namespace eclat {

namespace {

class TraceCheck {
public:
  TraceCheck(const Component &component, const Schema &schema)
      : schema_(schema), operations_(component.operations.size()), helpers_(component.helpers.size()) {}

  bool take(const TraceEvent &event) {
    if (event.kind == rt::Event::ObjectEnd)
      return true;
    if (event.operation < 0 || static_cast<std::size_t>(event.operation) >= operations_ + helpers_)
      return false;
    return static_cast<std::size_t>(event.operation) >= operations_ || (hasItsValues(event) && isInOrder(event));
  }

private:
  bool hasItsValues(const TraceEvent &event) const {
    const OperationSchema *operation = schema_.findOperation(event.operation);
    if (!operation)
      return false;
    const bool isAfter = event.kind == rt::Event::Exit;
    return event.values.size() ==
           (isAfter ? operation->variables.size() : static_cast<std::size_t>(operation->entryCount));
  }

  // A call ends as the one that began.
  bool isInOrder(const TraceEvent &event) {
    std::vector<Begun> &begun = begun_[event.thread];
    if (event.kind == rt::Event::Entry) {
      begun.push_back({event.call, event.operation});
      return true;
    }
    auto same = std::ranges::find(begun.rbegin(), begun.rend(), event.call, &Begun::call);
    if (same == begun.rend())
      return true;
    const bool isSame = same->operation == event.operation;
    begun.erase(std::next(same).base(), begun.end());
    return isSame;
  }

  struct Begun {
    std::uint64_t call;
    int operation;
  };
  const Schema &schema_;
  std::size_t operations_, helpers_;
  std::map<std::uint64_t, std::vector<Begun>> begun_;  // by thread
};

}  // namespace

bool isSoundTrace(const std::string &file, const Component &component, const Schema &schema) {
  auto reader = TraceReader::open(file);
  if (!reader)
    return false;
  TraceCheck check(component, schema);
  for (TraceEvent event; reader->next(event);)
    if (!check.take(event))
      return false;
  return reader->error().empty();
}

}  // namespace eclat
