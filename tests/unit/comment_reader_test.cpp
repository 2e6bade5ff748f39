#include "infer/comments/comment_reader.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

Variable variable(const VariableRef &name, Rep rep, const std::string &type, const PathStep &root) {
  return {
      name, rep, Rep::Int, type, {root, "part"}
  };
}

// A method of `Tape`, which has isEmpty(), isOffEnd(), size(), weight_ and cells[], with parameters of all kinds.
class CommentReader : public testing::Test {
protected:
  CommentReader() {
    component_.classes.push_back({.name = "Tape", .bases = {"Reel"}});
    component_.constants = {
        {"Tape",  "kMost",  40},
        {"Reel",  "kLeast", -3},
        {"Other", "kOther", 9 }
    };
    operation_.kind = OperationKind::Method;
    operation_.className = "Tape";
    scope_.variables = {variable("isEmpty()", Rep::Int, "bool", "this"),
                        variable("isOffEnd()", Rep::Int, "bool", "this"), variable("size()", Rep::Int, "int", "this"),
                        variable("weight_", Rep::Int, "int", "this"),
                        variable("cells_[]", Rep::Sequence, "int", "this")};
  }

  void pass(const std::string &name, Rep rep = Rep::Int, const std::string &type = "int") {
    operation_.parameters.push_back({.name = name});
    scope_.variables.push_back(variable(parseVariable(rep == Rep::Sequence ? name + "[]" : name), rep, type, "param"));
  }

  static std::string printed(const CommentReading &reading) {
    std::string out;
    auto add = [&](const std::string &text) { out += (out.empty() ? "" : "; ") + text; };
    for (const AskedRule &rule : reading.rules)
      add(print(rule.expr));
    for (const AskedRule &result : reading.results)
      add(print(result.expr));
    for (const ToldCase &told : reading.cases) {
      std::string outcome = told.isThrow ? "throws" : "";
      for (const Expr &after : told.outcome)
        outcome += (outcome.empty() ? "" : ", ") + print(after);
      add((outcome.empty() ? "allowed" : outcome) + " if " + print(told.when));
    }
    return out;
  }
  std::string read(const std::string &comment) const {
    return printed(readComment(comment, {operation_, component_, scope_}));
  }
  std::string readOfClass(const std::string &comment) const {
    return printed(readClassComment(comment, {operation_, component_, scope_}));
  }

  Component component_;
  Operation operation_;
  Scope scope_;
};

TEST_F(CommentReader, LimitsOfANamedParameter) {
  pass("count");
  EXPECT_EQ(read("`count` must be positive."), "count > 0");
  EXPECT_EQ(read("The count must not be negative."), "count >= 0");
  EXPECT_EQ(read("Adds some. The count must be at least 2."), "count >= 2");
  EXPECT_EQ(read("The count must not be 0."), "count != 0");
  EXPECT_EQ(read("The count must be from 1 to 1000."), "count >= 1; count <= 1000");
  EXPECT_EQ(read("The count must be within ±99."), "count >= -99; count <= 99");
  EXPECT_EQ(read("The count must be at least 0 and less than the size."), "count >= 0; count < size()");
  EXPECT_EQ(read("`count` must be in [0, size())."), "count >= 0; count < size()");
  EXPECT_EQ(read("The count must lie within the range (1, kMost]."), "count > 1; count <= 40");
}

TEST_F(CommentReader, LimitsOfAParameterThatAreSimplyStated) {
  pass("n");
  EXPECT_EQ(read("The product of 1, 2, ... n. n is from 0 to 12: greater products are not ints."), "n >= 0; n <= 12");
  EXPECT_EQ(read("`n` is at most kMost."), "n <= 40");
  EXPECT_EQ(read("n is in [0, size())."), "n >= 0; n < size()");
  EXPECT_EQ(read("Whether n is from 0 to 12."), "");
  EXPECT_EQ(read("n is zero-based."), "");
  EXPECT_EQ(read("n is at most 12 if there are so many."), "");
  EXPECT_EQ(read("The result is at least 0."), "");
  EXPECT_EQ(readOfClass("n is from 0 to 12."), "");
}

TEST_F(CommentReader, ConstantsOfTheClassAndItsBases) {
  pass("count");
  EXPECT_EQ(read("It must not be less than kLeast or more than kMost: the count."), "count >= -3; count <= 40");
  EXPECT_EQ(read("The count must be below Tape::kMost."), "count < 40");
  EXPECT_EQ(read("The count must be below kOther."), "");
  EXPECT_EQ(read("Callers keep the count within -kMost and kMost."), "count >= -40; count <= 40");
  EXPECT_EQ(read("\\pre -kMost <= count < kMost"), "-40 <= count; count < 40");
  EXPECT_EQ(read("The count must be at least -kOther."), "");
}

TEST_F(CommentReader, RelativeClausesSpeakOfTheNearestName) {
  pass("value");
  pass("times");
  EXPECT_EQ(read("Writes `value` onto the tape `times` times, which must not be negative."), "times >= 0");
}

TEST_F(CommentReader, OneParameterAgainstAnother) {
  pass("lo");
  pass("hi");
  EXPECT_EQ(read("`lo` must not be greater than `hi`."), "lo <= hi");
  EXPECT_EQ(read("New bounds, of which `lo` must not be more than `hi`."), "lo <= hi");
}

TEST_F(CommentReader, SeveralSubjectsInOneSentence) {
  pass("accountNumber");
  pass("overdraftLimit");
  EXPECT_EQ(read("The number must be positive, the overdraft limit from 0 to kMost."),
            "accountNumber > 0; overdraftLimit >= 0; overdraftLimit <= 40");
  EXPECT_EQ(read("Both must not be negative."), "accountNumber >= 0; overdraftLimit >= 0");
  EXPECT_EQ(read("Callers keep both within -kMost and kMost."),
            "accountNumber >= -40; accountNumber <= 40; overdraftLimit >= -40; overdraftLimit <= 40");
}

TEST_F(CommentReader, ThePronounMeansWhatWasNamedBefore) {
  pass("expected");
  pass("other");
  EXPECT_EQ(read("Room for `expected` elements. It must not be negative or more than kMost."),
            "expected >= 0; expected <= 40");
}

TEST_F(CommentReader, CallersAreAskedForTheOnlyNumber) {
  pass("capacity");
  EXPECT_EQ(read("Callers must not ask for less than 0 or more than kMost places."), "capacity >= 0; capacity <= 40");
}

TEST_F(CommentReader, ObjectsThatMustNotBeEmpty) {
  EXPECT_EQ(read("The last cell. The tape must not be empty."), "isEmpty() == false");
  EXPECT_EQ(read("The smallest cell. Callers must not ask an empty tape."), "isEmpty() == false");
  EXPECT_EQ(read("Takes out the first cell. There must be one."), "isEmpty() == false");
  EXPECT_EQ(read("Adds to the log. The text must not be empty."), "");
  EXPECT_EQ(read("Adds to the log, which must not be empty."), "");
}

TEST_F(CommentReader, WhatIsHeldTellsOfEmptinessWhereNoObserverDoes) {
  scope_.variables = {variable("cells_[]", Rep::Sequence, "int", "this")};
  EXPECT_EQ(read("The tape must not be empty."), "size(cells_) >= 1");
  scope_.variables.push_back(variable("marks_[]", Rep::Sequence, "int", "this"));
  EXPECT_EQ(read("The tape must not be empty."), "");
}

TEST_F(CommentReader, TextsListsAndPointers) {
  pass("name", Rep::Text, "std::string");
  pass("rows", Rep::Sequence);
  pass("next", Rep::Pointer, "Tape *");
  EXPECT_EQ(read("The name must not be empty."), "size(name) >= 1");
  EXPECT_EQ(read("`rows` must not be empty."), "size(rows) >= 1");
  EXPECT_EQ(read("\\param next must not be null."), "next != null");
}

TEST_F(CommentReader, AdjectivesAreNamesOfObservers) {
  EXPECT_EQ(read("Moves the cursor one cell on. It must not be off the end."), "isOffEnd() == false");
  EXPECT_EQ(read("The cell under the cursor, which must not be off the end and stays where it is."),
            "isOffEnd() == false");
  EXPECT_EQ(read("The tape must be blue."), "");
}

TEST_F(CommentReader, WhatIsOnIsNotOff) {
  scope_.variables.push_back(variable("isOffFront()", Rep::Int, "bool", "this"));
  EXPECT_EQ(read("The cell under the cursor, which must be on one and gets to the next, or off the end."),
            "isOffEnd() == false; isOffFront() == false");
}

TEST_F(CommentReader, SizesAndAges) {
  pass("name", Rep::Text, "std::string");
  pass("parts");
  scope_.variables.push_back(variable("age()", Rep::Int, "int", "this"));
  EXPECT_EQ(read("The name must not be longer than 80 characters."), "size(name) <= 80");
  EXPECT_EQ(read("The tape must be younger than kMost."), "age() < 40");
  EXPECT_EQ(read("There must be from 1 to 1000 parts."), "parts >= 1; parts <= 1000");
}

TEST_F(CommentReader, WhatFollowsAndIsNotDenied) {
  pass("count");
  EXPECT_EQ(read("The count must not be negative, and less than the size."), "count >= 0; count < size()");
}

TEST_F(CommentReader, StatementsAsInCode) {
  pass("index");
  EXPECT_EQ(read("\\pre 0 <= index < size()"), "0 <= index; index < size()");
  EXPECT_EQ(read("@pre index >= 0"), "index >= 0");
  EXPECT_EQ(read("Requires: index is not negative"), "index >= 0");
  EXPECT_EQ(read("Callers see to it that index >= 0."), "index >= 0");
  EXPECT_EQ(read("Callers keep it within 0 <= index < 360."), "0 <= index; index < 360");
  EXPECT_EQ(read("\\pre 0 <= nobody < size()"), "");
}

TEST_F(CommentReader, UpToTheCaller) {
  pass("hours");
  pass("minutes");
  EXPECT_EQ(read("Hours are from 0 to 23, minutes from 0 to 59: this is up to the caller."),
            "hours >= 0; hours <= 23; minutes >= 0; minutes <= 59");
}

TEST_F(CommentReader, WhatIsNoDutyOfCallersIsPassedOver) {
  pass("count");
  EXPECT_EQ(read("Returns the better one if the count is negative."), "");
  EXPECT_EQ(read("\\return a count that must be positive"), "");
  EXPECT_EQ(read("The count is at least 0 afterwards."), "");
  EXPECT_EQ(read("The list must outlive its iterators."), "");
  EXPECT_EQ(read(""), "");
}

TEST_F(CommentReader, WhenItThrows) {
  pass("index");
  EXPECT_EQ(read("Throws std::out_of_range unless 0 <= index < size()."),
            "throws if 0 > index; throws if index >= size()");
  EXPECT_EQ(read("The cell there; throws std::out_of_range if the index is negative."), "throws if index < 0");
  EXPECT_EQ(read("Goes to `index`. Throws if it is not below the size."), "throws if index >= size()");
  EXPECT_EQ(read("Throws std::logic_error if the tape is not off the end, or else something."),
            "throws if isOffEnd() == false");
  EXPECT_EQ(read("Throws Underflow if the tape is empty."), "throws if isEmpty() == true");
  EXPECT_EQ(read("The index must not be negative. Throws std::out_of_range if it is above the size."),
            "index >= 0; throws if index > size()");
  EXPECT_EQ(read("Throws if the index is negative and the tape is empty."), "");
  EXPECT_EQ(read("Throws if there is none."), "");
  EXPECT_EQ(read("other() throws std::out_of_range if the index is negative."), "");
  EXPECT_EQ(read("Throws if the weight would exceed kMost."), "");
}

TEST_F(CommentReader, ThrowsWhereThereIsNothing) {
  EXPECT_EQ(read("The first cell. Throws Underflow if there is none."), "throws if isEmpty() == true");
}

TEST_F(CommentReader, WhenNothingHappens) {
  scope_.variables = {variable("isEmpty()", Rep::Int, "bool", "this"), variable("size()", Rep::Int, "int", "this"),
                      variable("next_", Rep::Pointer, "Cell *", "this")};
  scope_.variables.push_back(variable("cells_[]", Rep::Sequence, "int", "this"));
  scope_.variables.back().path.emplace_back("[]");
  pass("count");
  const std::string kept = "isEmpty() == orig(isEmpty()), size() == orig(size()), cells_[] == orig(cells_[])";
  EXPECT_EQ(read("Winds on; does nothing if the tape is empty."), kept + " if isEmpty() == true");
  EXPECT_EQ(read("If the count is negative, nothing happens."), kept + " if count < 0");
  EXPECT_EQ(read("If the tape is empty, this function has no effect."), kept + " if isEmpty() == true");
  EXPECT_EQ(read("Has no effect unless the count is positive."), kept + " if count <= 0");
  EXPECT_EQ(read("Does nothing if it is there already."), "");
  EXPECT_EQ(read("Does nothing if the tape is empty and the count is negative."), "");
  EXPECT_EQ(read("Throws std::domain_error, and changes nothing, if the count is negative."), "throws if count < 0");
  EXPECT_EQ(read("Does nothing unless the count is positive or the tape is empty."), "");
  EXPECT_EQ(read("If the count is negative, the tape tears."), "");
  operation_.isConst = true;
  EXPECT_EQ(read("Does nothing if the count is negative."), "allowed if count < 0");
}

TEST_F(CommentReader, WhomTheSentenceNamedLast) {
  scope_.variables.clear();
  pass("value");
  pass("place");
  scope_.variables.push_back(variable("place.isPastEnd()", Rep::Int, "bool", "param"));
  EXPECT_EQ(read("Inserts `value` after `place`; nothing happens if that is past the end."),
            "allowed if place.isPastEnd() == true");
}

TEST_F(CommentReader, WhatIsReturnedSometimes) {
  pass("count");
  operation_.result.kind = TypeKind::Int;
  EXPECT_EQ(read("Returns -1 if the tape is empty."), "return == -1 if isEmpty() == true");
  EXPECT_EQ(read("How many there are; 0 if the count is negative."), "return == 0 if count < 0");
  EXPECT_EQ(read("\\return null if count > 5"), "return == null if count > 5");
  EXPECT_EQ(read("\\returns the cell, false when the count is 0"), "return == false if count == 0");
  EXPECT_EQ(read("If the tape is off the end, returns zero."), "return == 0 if isOffEnd() == true");
  EXPECT_EQ(read("Returns true if the count is negative."), "return == true if count < 0");
  EXPECT_EQ(read("Returns the cell if the tape is empty."), "");
  EXPECT_EQ(read("Returns true if all went well."), "");
  EXPECT_EQ(read("Goes back 5 if the tape is empty."), "");
  EXPECT_EQ(read("\\throws std::out_of_range if the count is negative"), "throws if count < 0");
}

TEST_F(CommentReader, WhatIsSaidOfEveryResult) {
  pass("count");
  operation_.result.kind = TypeKind::Int;
  EXPECT_EQ(read("Cells left; never negative."), "return >= 0");
  EXPECT_EQ(read("The least common multiple, which is never negative; 0 if the count is 0."),
            "return >= 0; return == 0 if count == 0");
  EXPECT_EQ(read("Tells the weight. The result is always at least 1."), "return >= 1");
  EXPECT_EQ(read("\\return the place, never more than kMost"), "return <= 40");
  EXPECT_EQ(read("The cells, always from 1 to 5."), "return >= 1; return <= 5");
  EXPECT_EQ(read("Takes a count, never negative."), "") << "the count is meant";
  EXPECT_EQ(read("Takes `count`, which is never negative."), "");
  EXPECT_EQ(read("The tape is never negative."), "");
  EXPECT_EQ(read("Cells left, never negative if the tape is on."), "");
  EXPECT_EQ(read("Cells left, never negative numbers."), "");
  EXPECT_EQ(read("Cells left, never more than the size."), "") << "before the call, or after it?";
  EXPECT_EQ(read("Cells left, never"), "");
  EXPECT_EQ(readOfClass("Never negative."), "");
  operation_.result.kind = TypeKind::String;
  EXPECT_EQ(read("Its name, never empty."), "size(return) >= 1");
  EXPECT_EQ(read("Its name, never negative."), "");
  operation_.result.kind = TypeKind::Class;
  EXPECT_EQ(read("The next tape, never null."), "return != null");
  operation_.result.kind = TypeKind::Void;
  EXPECT_EQ(read("Winds it; never negative."), "");
}

TEST_F(CommentReader, WhatIsPassedIsOfAKind) {
  pass("count");
  EXPECT_EQ(read("Winds a count that is not negative."), "count >= 0");
  EXPECT_EQ(read("Winds a count which is at most 5."), "count <= 5");
  EXPECT_EQ(read("Returns a count that is not negative."), "") << "of the result";
  EXPECT_EQ(read("Winds the count that is not negative."), "") << "one of several";
  EXPECT_EQ(read("Winds a count that is not negative if the tape is on."), "");
  EXPECT_EQ(read("Winds a reel that is not negative."), "");
  EXPECT_EQ(readOfClass("Winds a count that is not negative."), "");
}

TEST_F(CommentReader, WhatIsSaidOfTheObjectInOneWord) {
  operation_.result.kind = TypeKind::Int;
  EXPECT_EQ(read("The last cell. Returns 0 if empty."), "return == 0 if isEmpty() == true");
}

TEST_F(CommentReader, AlternativesAreNotAskedForOneByOne) {
  pass("count");
  EXPECT_EQ(read("The count must be negative or more than 5."), "");
}

TEST_F(CommentReader, ClassesAskForNamedParametersAlone) {
  pass("x");
  EXPECT_EQ(readOfClass("Callers must only use numbers that are there: 0 <= x < size()."), "0 <= x; x < size()");
  EXPECT_EQ(readOfClass("It must not be negative. The tape must not be empty."), "");
}

TEST_F(CommentReader, KeepsTheSentence) {
  pass("count");
  auto rules =
      readComment("Adds.\nThe count must\nbe positive. Else it throws.", {operation_, component_, scope_}).rules;
  ASSERT_EQ(rules.size(), 1U);
  EXPECT_EQ(rules[0].sentence, "The count must be positive.");
}

TEST_F(CommentReader, OddTextIsNoTrouble) {
  pass("count");
  for (const char *text : {"must", "must not", "`", "`count", "the must be", "must be from", "must be between 1 and",
                           "± must ±", "\\pre", "@", "must must must", "count must be 99999999999999999999999.",
                           "there must", "which must", ", must be ,,,", "< <= >", "\\pre <", "\\pre count <"})
    EXPECT_EQ(read(text), "") << text;
}

}  // namespace
}  // namespace eclat
