#pragma once

#include <cstddef>
#include <cstdio>
#include <fmt/format.h>
#include <functional>
#include <string>
#include <utility>

namespace eclat {

enum class ColourChoice { Auto, Always, Never };

// A function that looks up environment variables; it returns null if there is none with the name.
using Environment = std::function<const char *(const char *)>;
const Environment &ownEnvironment();

// True if output to a terminal, or to something else, is to be coloured. The choice on the command line counts first;
// then NO_COLOR, CLICOLOR_FORCE and a dumb terminal, in this order.
bool isColourWanted(ColourChoice choice, bool isTerminal, const Environment &environment = ownEnvironment());

// True for a terminal that can only print, so that no line can be drawn again.
bool isDumb(const Environment &environment = ownEnvironment());

// Returns how many columns the terminal behind a descriptor has now; 80 if it does not say.
std::size_t columnsOf(int descriptor);

// Count and cut the characters on the screen, as if each took one column; a text that is cut gets a mark at its end.
std::size_t shownWidth(const std::string &text);
std::string cutTo(const std::string &text, std::size_t width);

// Colours, named by what they mean.
enum class Ink { Strong, Good, Doubtful, Bad, Hint, Quiet };
std::string inked(Ink ink, const std::string &text, bool colour);

// Writes to standard error, whether or not anybody still reads it.
template <class... A> void tell(fmt::format_string<A...> format, A &&...arguments) {
  std::fputs(fmt::format(format, std::forward<A>(arguments)...).c_str(), stderr);
}

}  // namespace eclat
