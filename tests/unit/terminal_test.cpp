#include "support/progress_line.h"
#include "support/terminal.h"

#include <gtest/gtest.h>
#include <map>

namespace eclat {
namespace {

Environment withVariables(std::map<std::string, std::string> variables) {
  auto shared = std::make_shared<std::map<std::string, std::string>>(std::move(variables));
  return [shared](const char *name) -> const char * {
    auto it = shared->find(name);
    return it == shared->end() ? nullptr : it->second.c_str();
  };
}

TEST(Terminal, ColoursAreForTerminalsThatCanShowThem) {
  auto isWanted = [](bool isTerminal, std::map<std::string, std::string> variables) {
    return isColourWanted(ColourChoice::Auto, isTerminal, withVariables(std::move(variables)));
  };
  EXPECT_TRUE(isWanted(true, {}));
  EXPECT_FALSE(isWanted(false, {}));
  EXPECT_FALSE(isWanted(true, {
                                  {"NO_COLOR", "1"}
  }));
  EXPECT_TRUE(isWanted(true,
                       {
                           {"NO_COLOR", ""}
  }))
      << "an empty value says nothing";
  EXPECT_TRUE(isWanted(false, {
                                  {"CLICOLOR_FORCE", "1"}
  }));
  EXPECT_FALSE(isWanted(false, {
                                   {"CLICOLOR_FORCE", "0"}
  }));
  EXPECT_FALSE(isWanted(true, {
                                  {"CLICOLOR_FORCE", "1"},
                                  {"NO_COLOR",       "1"}
  }));
  EXPECT_FALSE(isWanted(true, {
                                  {"TERM", "dumb"}
  }));
}

TEST(Terminal, TheCommandLineDecidesAboutColours) {
  EXPECT_TRUE(isColourWanted(ColourChoice::Always, false,
                             withVariables({
                                 {"NO_COLOR", "1"}
  })));
  EXPECT_FALSE(isColourWanted(ColourChoice::Never, true,
                              withVariables({
                                  {"CLICOLOR_FORCE", "1"}
  })));
}

TEST(Terminal, CutsByCharactersNotBytes) {
  EXPECT_EQ(shownWidth("größer"), 6u);
  EXPECT_EQ(cutTo("größer", 6), "größer");
  EXPECT_EQ(cutTo("größer", 4), "grö…");
  EXPECT_EQ(cutTo("größer", 1), "…");
  EXPECT_EQ(cutTo("größer", 0), "");
}

const ProgressState kState{"explore", "round 2 of 4, push", 0.5, 332000, 4};

TEST(ProgressLine, TellsBarShareRateTimeAndWhatIsTried) {
  EXPECT_EQ(progressLine(kState, 100, false),
            "explore     [==========>         ]   50%  83k inputs/s  0:04  round 2 of 4, push");
  EXPECT_EQ(progressLine({"infer", "", -1, 0, 75}, 80, false), "infer       1:15");
  EXPECT_EQ(progressLine({"explore", "", 1, 5000000, 3723}, 80, false),
            "explore     [====================]  100%  1343 inputs/s  1:02:03");
}

TEST(ProgressLine, TellsLessWhereThereIsLessRoom) {
  EXPECT_EQ(progressLine(kState, 20, false), "explore  50%  0:04");
  EXPECT_EQ(progressLine(kState, 14, false), "explore  50%");
  EXPECT_EQ(progressLine(kState, 6, false), "expl…");
  EXPECT_EQ(progressLine(kState, 1, false), "");
}

TEST(ProgressLine, NeverReachesTheLastColumn) {
  ProgressState state = kState;
  for (const std::string &what : {std::string(), std::string("x"), std::string("größe"), std::string(300, 'x')})
    for (std::size_t width = 0; width < 200; ++width) {
      state.what = what;
      EXPECT_LE(shownWidth(progressLine(state, width, false)) + 1, std::max<std::size_t>(width, 1)) << width;
    }
}

TEST(ProgressLine, ColoursTakeNoRoom) {
  std::string coloured = progressLine(kState, 100, true);
  EXPECT_NE(coloured.find("\x1b[1mexplore"), std::string::npos);
  std::string plain;
  for (std::size_t i = 0; i < coloured.size(); ++i)
    if (coloured[i] == '\x1b')
      i = coloured.find('m', i);
    else
      plain += coloured[i];
  EXPECT_EQ(plain, progressLine(kState, 100, false));
}

}  // namespace
}  // namespace eclat
