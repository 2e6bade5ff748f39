#include "support/keys.h"

#include <csignal>
#include <gtest/gtest.h>
#include <pty.h>
#include <termios.h>
#include <unistd.h>

namespace eclat {
namespace {

// A terminal with somebody at its keys.
class Terminal {
public:
  Terminal() { EXPECT_EQ(openpty(&person_, &program_, nullptr, nullptr, nullptr), 0); }
  ~Terminal() {
    close(person_);
    close(program_);
  }
  int program() const { return program_; }
  void type(const std::string &text) const {
    EXPECT_EQ(write(person_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  bool showsAndWaitsForEnter() const {
    termios mode{};
    EXPECT_EQ(tcgetattr(program_, &mode), 0);
    return (mode.c_lflag & ICANON) && (mode.c_lflag & ECHO);
  }

private:
  int person_ = -1, program_ = -1;
};

TEST(SingleKeys, ComeOneByOneWithoutEnter) {
  Terminal terminal;
  SingleKeys keys(terminal.program());
  ASSERT_TRUE(keys.isOn());
  EXPECT_FALSE(terminal.showsAndWaitsForEnter());
  terminal.type("fo");
  EXPECT_EQ(keys.next(), 'f');
  EXPECT_EQ(keys.next(), 'o');
  terminal.type("\x1b[A");
  EXPECT_EQ(keys.next(), SingleKeys::kOther) << "an arrow is one key, not three";
  terminal.type("\xc3\xa4");
  EXPECT_EQ(keys.next(), SingleKeys::kOther) << "and so is a letter of two bytes";
  terminal.type("q\x04");
  EXPECT_EQ(keys.next(), 'q');
  EXPECT_EQ(keys.next(), std::nullopt) << "Ctrl-D";
}

TEST(SingleKeys, GiveALineThatCanBeCorrected) {
  Terminal terminal;
  SingleKeys keys(terminal.program());
  terminal.type("F");
  EXPECT_EQ(keys.next(), 'F');
  // What is typed before the program asks is not lost; what is erased is.
  terminal.type("it");
  terminal.type(" crashes\n");
  EXPECT_EQ(keys.line(), "it crashes");
  EXPECT_FALSE(terminal.showsAndWaitsForEnter());
}

TEST(SingleKeys, LeaveTheTerminalAsItWas) {
  Terminal terminal;
  {
    SingleKeys keys(terminal.program());
    EXPECT_FALSE(terminal.showsAndWaitsForEnter());
  }
  EXPECT_TRUE(terminal.showsAndWaitsForEnter());
  {
    SingleKeys keys(terminal.program());
    restoreTerminal();  // as a handler of a signal does before the program dies
    EXPECT_TRUE(terminal.showsAndWaitsForEnter());
  }
  EXPECT_TRUE(terminal.showsAndWaitsForEnter());
}

TEST(SingleKeys, AreThereAgainAfterTheProgramWasStopped) {
  Terminal terminal;
  SingleKeys keys(terminal.program());
  restoreTerminal();
  SingleKeys again(terminal.program());
  raise(SIGCONT);
  EXPECT_EQ(again.next(), SingleKeys::kAgain) << "the screen is to be drawn again";
  EXPECT_FALSE(terminal.showsAndWaitsForEnter());
}

TEST(SingleKeys, AreOffWhereThereIsNoTerminal) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  EXPECT_FALSE(SingleKeys(ends[0]).isOn());
  close(ends[0]);
  close(ends[1]);
}

}  // namespace
}  // namespace eclat
