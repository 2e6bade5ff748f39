// Written by eclat 0.1.0, seed 3: one test per finding. Each fails until its fault is mended.
#include "ring.h"

#include <doctest/doctest.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Wunused-result"  // some calls matter for what they do
#endif

namespace eclat_tests {

// Ring breaks a law: a copy equals its original.
// Finding copy-aaaaaa, seed 3.
TEST_CASE("LawACopyEqualsItsOriginal_IsBroken" * doctest::test_suite("eclat")) {
  box::Ring<std::pair<int, char>, 8> ring;

  // Law: a copy equals its original.
  box::Ring<std::pair<int, char>, 8> copy(ring);
  CHECK((copy == ring));
}

// `put()` broke `size() <= 8`: your specification, ring_spec.h:12.
// Build with -fno-access-control if the specification looks at private members.
// Finding put-bbbbbb, seed 3.
TEST_CASE("Put_WithNegativeK_BreaksItsSpecification" * doctest::test_suite("eclat")) {
  box::Ring<std::pair<int, char>, 8> ring;

  eclat::spec::Broken broken;
  ring.put(-1);
  CHECK(broken.text() == "");
}

}  // namespace eclat_tests
