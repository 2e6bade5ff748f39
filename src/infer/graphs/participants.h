#pragma once

#include "flow/component.h"
#include "flow/schema.h"

#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

// An object of the component in the calls of an operation, and where it is in their events.
struct Participant {
  int position = 0;  // see flow/call_graph.h
  std::string className;
  std::size_t base = 0, count = 0;  // its variables in a sample

  // 0: it is not there.
  std::uint64_t identityIn(const std::vector<std::uint64_t> &objects, bool isExit) const;

private:
  friend std::vector<std::vector<Participant>> participantsOf(const Component &component, const Schema &schema);
  std::size_t place_ = 0;  // among the identities
  std::size_t most_ = 0;   // identities at exit, of a result
};

// By operation. Copies that are made for a call alone take no part.
std::vector<std::vector<Participant>> participantsOf(const Component &component, const Schema &schema);

}  // namespace eclat
