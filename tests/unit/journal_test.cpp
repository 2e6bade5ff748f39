#include "execute/journal.h"

#include "support/files.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <unistd.h>

namespace eclat {
namespace {

class JournalTest : public testing::Test {
protected:
  void SetUp() override {
    path_ = (std::filesystem::temp_directory_path() / ("eclat-journal-" + std::to_string(getpid()) + "-" +
                                                       testing::UnitTest::GetInstance()->current_test_info()->name()))
                .string();
  }
  void TearDown() override { std::filesystem::remove(path_); }

  std::unique_ptr<Journal> open(const std::string &key, bool goOn) {
    auto journal = Journal::open(path_, key, goOn);
    EXPECT_TRUE(journal.has_value());
    return journal ? std::move(*journal) : nullptr;
  }

  std::string path_;
};

Outcome returned(int step) {
  Outcome outcome;
  outcome.ending = Ending::Returned;
  outcome.step = step;
  outcome.checked = 7;
  return outcome;
}

Outcome crashed() {
  Outcome outcome;
  outcome.ending = Ending::Crashed;
  outcome.place = "pop() (stack.cpp:7)";
  outcome.detail = "two\nlines";
  outcome.exit = {
      Violation{3, -1, {{"x", "1"}}}
  };
  return outcome;
}

TEST_F(JournalTest, GivesBackWhatItWasTold) {
  std::vector<Outcome> first = {returned(1), crashed(), returned(2)}, second = {crashed()};
  auto writer = open("key", false);
  ASSERT_TRUE(writer->add(11, first));
  ASSERT_TRUE(writer->add(12, second));
  writer.reset();
  auto reader = open("key", true);
  EXPECT_EQ(reader->next(11), first);
  auto again = reader->next(12);
  ASSERT_TRUE(again.has_value());
  EXPECT_EQ(again->front().exit.front().values, second.front().exit.front().values);
  EXPECT_EQ(reader->next(13), std::nullopt);
}

TEST_F(JournalTest, BeginsAnewWithoutBeingAskedOrUnderAnotherKey) {
  ASSERT_TRUE(open("key", false)->add(11, {crashed()}));
  EXPECT_EQ(open("other", true)->next(11), std::nullopt);
  ASSERT_TRUE(open("key", false)->add(11, {crashed()}));
  EXPECT_EQ(open("key", false)->next(11), std::nullopt);
}

TEST_F(JournalTest, DropsALineThatWasCutOff) {
  auto writer = open("key", false);
  ASSERT_TRUE(writer->add(11, {returned(1)}));
  ASSERT_TRUE(writer->add(12, {crashed()}));
  writer.reset();
  std::filesystem::resize_file(path_, std::filesystem::file_size(path_) - 5);
  auto reader = open("key", true);
  EXPECT_TRUE(reader->next(11).has_value());
  EXPECT_EQ(reader->next(12), std::nullopt);
  ASSERT_TRUE(reader->add(12, {returned(4)}));
  reader.reset();
  auto mended = open("key", true);
  EXPECT_TRUE(mended->next(11).has_value());
  EXPECT_EQ(mended->next(12), std::vector{returned(4)});
}

TEST_F(JournalTest, IsWorthlessBehindOtherInputs) {
  auto writer = open("key", false);
  ASSERT_TRUE(writer->add(11, {returned(1)}));
  ASSERT_TRUE(writer->add(12, {returned(2)}));
  writer.reset();
  auto reader = open("key", true);
  EXPECT_EQ(reader->next(99), std::nullopt);
  EXPECT_EQ(reader->next(11), std::nullopt);
}

}  // namespace
}  // namespace eclat
