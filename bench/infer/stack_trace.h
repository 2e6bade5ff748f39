#pragma once

#include "flow/component.h"
#include "flow/schema.h"

#include <cstdint>
#include <string>

namespace eclat::bench {

// A bounded stack of distinct ints with five methods (push, pop, top, isMember, size) and `unrelated` further int
// fields that walk at random: the class whose figures INFERENCE.md has for the reference detector.
struct StackSubject {
  Component component;
  Schema schema;
};

// `withGroups`: what Component::comparable would hold after describe; without it everything is compared.
StackSubject stackSubject(int unrelated, bool withGroups);

// A trace of so many calls, as the hooked binary would write it. The numbers come from a thousand, so that states
// seldom come back: hard for an engine that saves work on states it knows.
std::string stackTrace(int calls, int unrelated, std::uint64_t seed);

}  // namespace eclat::bench
