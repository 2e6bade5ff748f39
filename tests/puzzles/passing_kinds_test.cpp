#include "passing_kinds.h"

#include "plain_test.hpp"

TEST(Mailbox, TakesLetters) {
  for (std::size_t n = 0; n < 6; ++n) {
    Mailbox box;
    Letter letter(std::string(n, 'a'));
    box.byReference(letter);
    box.byRvalue(Letter("b"));
    box.insert(box.end(), letter);
    EXPECT_EQ(box.countTo(box.end()), 3u);
    std::size_t length = 0;
    std::string text;
    EXPECT_TRUE(box.longest(&length, text));
    EXPECT_EQ(length, std::max<std::size_t>(n, 1));
    if (n < 3)
      EXPECT_EQ(box.dropFirst().text, letter.text);
    EXPECT_EQ(box.begin()->text, n < 3 ? "b" : letter.text);
    box.erase(box.begin(), box.end());
    EXPECT_EQ(box.top(), nullptr);
  }
}
