#include "infer/comments/comment_exceptions.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

using Types = std::vector<std::string>;

TEST(CommentExceptions, AreNamedBehindTheVerb) {
  EXPECT_EQ(exceptionsIn("Reads it. Throws std::runtime_error if the file is gone.", "read"),
            Types{"std::runtime_error"});
  EXPECT_EQ(exceptionsIn("May throw `Broken` or std::system_error.", "read"), (Types{"Broken", "std::system_error"}));
  EXPECT_EQ(exceptionsIn("Throws ParseError if it is not a DateTime.", "read"), Types{"ParseError"});
}

TEST(CommentExceptions, HaveCommandsOfTheirOwn) {
  EXPECT_EQ(exceptionsIn("\\throws Broken if it is so\n@exception std::runtime_error", "read"),
            (Types{"Broken", "std::runtime_error"}));
}

TEST(CommentExceptions, AreThoseOfTheOperationsThatAreNamed) {
  const char *comment = "hasNext(), peek() and skip() then throw std::runtime_error.";
  EXPECT_EQ(exceptionsIn(comment, "skip"), Types{"std::runtime_error"});
  EXPECT_EQ(exceptionsIn(comment, "size"), Types{});
}

TEST(CommentExceptions, AreNotAnnouncedByADenial) {
  EXPECT_EQ(exceptionsIn("Never throws std::runtime_error.", "read"), Types{});
  EXPECT_EQ(exceptionsIn("It doesn't throw std::runtime_error.", "read"), Types{});
  EXPECT_EQ(exceptionsIn("If it is not open, this throws std::runtime_error.", "read"), Types{"std::runtime_error"});
  EXPECT_EQ(exceptionsIn("A std::runtime_error tells more.", "read"), Types{});
  EXPECT_EQ(exceptionsIn("", "read"), Types{});
}

}  // namespace
}  // namespace eclat
