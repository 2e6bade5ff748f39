// How programs use TCLAP: make arguments, add them to a command line, parse, ask what came.
#include <tclap/CmdLine.h>

#include <cstdio>
#include <string>
#include <vector>

using namespace TCLAP;

namespace {

int failed = 0;

void check(bool holds, const char *what) {
  if (!holds) {
    std::printf("%s\n", what);
    ++failed;
  }
}

template <typename Error> bool refuses(CmdLine &line, std::vector<std::string> words) {
  try {
    line.parse(words);
  } catch (const Error &) {
    return true;
  }
  return false;
}

void values() {
  CmdLine line("copies files", ' ', "1.2");
  line.setExceptionHandling(false);
  ValueArg<std::string> from("f", "from", "where from", true, "here", "path");
  ValueArg<int> count("n", "count", "how often", false, 1, "number");
  SwitchArg loud("v", "verbose", "tell more", false);
  line.add(from);
  line.add(count);
  line.add(loud);
  check(from.getName() == "from" && from.getFlag() == "f" && from.isRequired() && !count.isRequired(), "as made");
  std::vector<std::string> words{"copy", "--from", "there", "-n", "3", "-v"};
  line.parse(words);
  check(from.getValue() == "there" && count.getValue() == 3 && loud.getValue(), "values");
  check(from.isSet() && line.getProgramName() == "copy" && line.getVersion() == "1.2", "set");
  line.reset();
  check(!from.isSet() && count.getValue() == 1 && !loud.getValue(), "as before");
  words = {"copy", "-f", "x"};
  line.parse(words);
  check(from.getValue() == "x" && !count.isSet(), "one only");
  line.reset();
  check(refuses<CmdLineParseException>(line, {"copy", "-n", "3"}), "from is required");
  line.reset();
  check(refuses<ArgParseException>(line, {"copy", "-f", "x", "-n", "many"}), "no number");
  line.reset();
  check(refuses<CmdLineParseException>(line, {"copy", "-f", "x", "--to", "y"}), "unknown");
  check(from.shortID() == "-f <path>" && from.longID() == "-f <path>,  --from <path>", "for the help");
  check(loud.toString() == "-v (--verbose)" && loud.getDescription() == "tell more", "names");
}

void lists() {
  CmdLine line("adds", '=', "0.9");
  line.setExceptionHandling(false);
  MultiArg<int> numbers("n", "number", "what to add", false, "number");
  MultiSwitchArg loud("v", "verbose", "tell more", 0);
  UnlabeledValueArg<std::string> unit("unit", "of what", true, "apples", "unit");
  UnlabeledMultiArg<std::string> rest("rest", "others", false, "word");
  line.add(numbers);
  line.add(loud);
  line.add(unit);
  line.add(rest);
  std::vector<std::string> words{"add", "-n=3", "--number=4", "-v", "-v", "pears", "big", "green"};
  line.parse(words);
  check(numbers.getValue() == std::vector<int>({3, 4}) && numbers.allowMore() == false, "numbers");
  check(loud.getValue() == 2 && unit.getValue() == "pears", "twice");
  check(rest.getValue().size() == 2 && rest.acceptsMultipleValues(), "rest");
  line.reset();
  check(numbers.getValue().empty() && loud.getValue() == 0 && rest.getValue().empty(), "as before");
  check(refuses<CmdLineParseException>(line, {"add", "-n=3"}), "a unit is required");
  line.reset();
  check(refuses<ArgParseException>(line, {"add", "-n=x", "pears"}), "no number");
  Arg::setDelimiter(' ');
}

void choices() {
  std::vector<std::string> allowed{"red", "green"};
  ValuesConstraint<std::string> colours(allowed);
  check(colours.check("red") && !colours.check("blue"), "allowed");
  check(colours.shortID() == "red|green" && colours.description() == "red|green", "choices");
  CmdLine line("paints", ' ', "2.0", false);
  line.setExceptionHandling(false);
  ValueArg<std::string> colour("c", "colour", "which one", false, "red", &colours);
  ValueArg<int> width("w", "width", "how wide", true, 1, "number");
  SwitchArg full("a", "all", "all of it");
  line.add(colour);
  line.xorAdd(width, full);
  check(!line.hasHelpAndVersion() && line.getMessage() == "paints", "as made");
  std::vector<std::string> words{"paint", "-c", "green", "-w", "7"};
  line.parse(words);
  check(colour.getValue() == "green" && width.isSet() && !full.isSet(), "width");
  line.reset();
  check(refuses<CmdLineParseException>(line, {"paint", "-w", "7", "-a"}), "one of them");
  line.reset();
  check(refuses<CmdLineParseException>(line, {"paint", "-c", "blue", "-a"}), "no such colour");
  line.reset();
  line.ignoreUnmatched(true);
  words = {"paint", "-a", "--odd"};
  line.parse(words);
  check(full.getValue(), "all");
}

void alone() {
  SwitchArg quick("q", "quick", "fast", true);
  std::string combined = "-xqz";
  check(quick.getValue() && quick.argMatches("-q") && quick.argMatches("--quick") && !quick.argMatches("-x"), "names");
  check(quick.combinedSwitchesMatch(combined), "among others");
  ValueArg<int> depth("d", "depth", "how deep", false, 2, "number");
  std::vector<std::string> words{"-d", "5", "end"};
  int at = 0;
  check(depth.processArg(&at, words) && at == 1 && depth.getValue() == 5, "taken");
  at = 2;
  check(!depth.processArg(&at, words), "left");
  depth.reset();
  check(depth.getValue() == 2 && !depth.isSet(), "as before");
  XorHandler either;
  std::vector<Arg *> both{&quick, &depth};
  either.add(both);
  check(either.contains(&quick), "handled");
}

}  // namespace

int main() {
  values();
  lists();
  choices();
  alone();
  return failed ? 1 : 0;
}
