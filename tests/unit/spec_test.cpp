#include "include/eclat/spec.h"

#include <gtest/gtest.h>
#include <new>
#include <stdexcept>

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

TEST(SpecBroken, WhatShouldHaveBeenThrownIsToldOnceTheCallHasReturned) {
  spec::Broken broken;
  ECLAT_THROWS(std::out_of_range, 1 > 2);
  ECLAT_MAY_THROW(std::bad_alloc);
  EXPECT_EQ(broken.text(), "");
  ECLAT_THROWS(std::out_of_range, 2 > 1);
  EXPECT_NE(broken.text().find("throws std::out_of_range if 2 > 1"), std::string::npos) << broken.text();
}

}  // namespace
}  // namespace eclat
