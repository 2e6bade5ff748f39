#pragma once

#include <string>
#include <utility>

namespace eclat {

// The reason why no input calls an operation, and what the user can do about it. If `remedy` is empty, the report gives
// the general advice of flow/remedies.h.
struct Refusal {
  std::string reason;
  std::string remedy = {};

  Refusal() = default;
  Refusal(const char *why) : reason(why) {}             // NOLINT(google-explicit-constructor)
  Refusal(std::string why) : reason(std::move(why)) {}  // NOLINT(google-explicit-constructor)
  Refusal(std::string why, std::string whatToDo) : reason(std::move(why)), remedy(std::move(whatToDo)) {}

  bool empty() const { return reason.empty(); }
};

}  // namespace eclat
