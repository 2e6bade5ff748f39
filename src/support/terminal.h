#pragma once

#include <cstddef>
#include <functional>
#include <string>

namespace eclat {

enum class ColourChoice { Auto, Always, Never };

// How variables of the environment are looked up; null if there is none of the name.
using Environment = std::function<const char *(const char *)>;
const Environment &ownEnvironment();

// Whether what goes to a terminal, or to something else, is to be coloured. Somebody who has to choose has chosen on
// the command line; then NO_COLOR, CLICOLOR_FORCE and a dumb terminal count, in this order.
bool isColourWanted(ColourChoice choice, bool isTerminal, const Environment &environment = ownEnvironment());

// One that can only print: no line can be drawn again.
bool isDumb(const Environment &environment = ownEnvironment());

// How wide the terminal behind a descriptor is now; 80 if it does not say.
std::size_t columnsOf(int descriptor);

// Characters on the screen, as far as each takes one column, and a text cut to as many, with a mark if it is.
std::size_t shownWidth(const std::string &text);
std::string cutTo(const std::string &text, std::size_t width);

// Colours by what they mean.
enum class Ink { Strong, Good, Doubtful, Bad, Hint, Quiet };
std::string inked(Ink ink, const std::string &text, bool colour);

}  // namespace eclat
