#include "include/eclat/spec.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

// Several emitted tests stand in one program: none may be blamed for what another found.
TEST(SpecBroken, EachOneTellsOfItsOwnClausesAlone) {
  {
    spec::Broken first;
    ECLAT_ENSURES(1 > 2);
    EXPECT_NE(first.text().find("1 > 2"), std::string::npos);
  }
  spec::Broken second;
  ECLAT_ENSURES(2 > 1);
  EXPECT_EQ(second.text(), "");
}

}  // namespace
}  // namespace eclat
