#pragma once

#include "flow/component.h"
#include "flow/schema.h"

#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

// An object of the component that takes part in the calls of an operation, and its place in their events.
struct Participant {
  int position = 0;  // see flow/call_graph.h
  std::string className;
  std::size_t base = 0, count = 0;  // the range of its variables in a sample

  // Returns the identity of the object in an event; 0: the event does not have it.
  std::uint64_t identityIn(const std::vector<std::uint64_t> &objects, bool isExit) const;

private:
  friend std::vector<std::vector<Participant>> participantsOf(const Component &component, const Schema &schema);
  std::size_t place_ = 0;  // its index among the identities of an event
  std::size_t most_ = 0;   // for a result: how many identities an exit event can have
};

// Returns the participants of each operation. Copies that are made for a call alone take no part.
std::vector<std::vector<Participant>> participantsOf(const Component &component, const Schema &schema);

}  // namespace eclat
