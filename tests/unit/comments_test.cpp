#include "described.h"

#include <algorithm>

namespace eclat {
namespace {

using subject::described;

std::string commentOf(const Component &component, const std::string &name) {
  auto it = std::ranges::find(component.operations, name, &Operation::name);
  return it == component.operations.end() ? "no such operation" : it->comment.text;
}

TEST(Comments, BelongToWhatTheyStandAboveOfOrBehind) {
  Component c = described(R"(
    #pragma once
    // Of the class.
    class Box {
    public:
      // Above it,
      // in two lines.
      void two();
      /// For a documentation tool.
      void documented();
      /** In a block
       * of lines. */
      void block();
      void behind();  // Behind it.
      int none() const { return 0; }

      [[nodiscard]]
      int apart() const;

      // Before an attribute.
      [[nodiscard]]
      int attributed() const;
    };
  )",
                          {"Box"});
  EXPECT_EQ(c.classes.at(0).comment.text, "Of the class.");
  EXPECT_EQ(commentOf(c, "two"), "Above it,\nin two lines.");
  EXPECT_EQ(commentOf(c, "documented"), "For a documentation tool.");
  EXPECT_EQ(commentOf(c, "block"), "In a block\nof lines.");
  EXPECT_EQ(commentOf(c, "behind"), "Behind it.");
  EXPECT_EQ(commentOf(c, "apart"), "");
  EXPECT_EQ(commentOf(c, "attributed"), "Before an attribute.");
}

TEST(Comments, OfAGroupAreSharedByIt) {
  Component c = described(R"(
    class Box {
    public:
      // The least and the greatest.
      int least() const;
      int greatest() const { return 1; }

      int other() const;
    };
  )",
                          {"Box"});
  EXPECT_EQ(commentOf(c, "greatest"), "The least and the greatest.");
  EXPECT_EQ(commentOf(c, "other"), "");
}

TEST(Comments, OfTemplatesAreThoseOfTheirSource) {
  Component c = described(R"(
    // A ring.
    template <class T> class Ring {
    public:
      // Adds to it.
      void add(T value) {}
    };
  )",
                          {"Ring<int>"});
  EXPECT_EQ(c.classes.at(0).comment.text, "A ring.");
  EXPECT_EQ(commentOf(c, "add"), "Adds to it.");
}

TEST(Comments, ConstantsHaveTheirValues) {
  Component c = described(R"(
    namespace ns {
    constexpr int kBeside = 7;
    class Box {
    public:
      static constexpr int kMost = 3 * 4;
      static const unsigned kLeast = 2;
      static int live;
      void add();
    };
    }
  )",
                          {"ns::Box"});
  std::vector<NamedConstant> expected = {
      {"",        "kBeside", 7 },
      {"ns::Box", "kLeast",  2 },
      {"ns::Box", "kMost",   12}
  };
  EXPECT_EQ(c.constants, expected);
}

}  // namespace
}  // namespace eclat
