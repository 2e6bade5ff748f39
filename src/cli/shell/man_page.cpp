#include "cli/shell/man_page.h"

#include "cli/shell/examples.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace eclat {

namespace {

// A character that is not ASCII, by its number; `at` moves to its last byte.
std::string numbered(const std::string &text, std::size_t &at) {
  auto first = static_cast<unsigned char>(text[at]);
  int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
  unsigned number = first & (0x3fu >> more);
  for (; more > 0 && at + 1 < text.size(); --more)
    number = number << 6 | (static_cast<unsigned char>(text[++at]) & 0x3fu);
  constexpr unsigned kEllipsis = 0x2026;  // terminals without it get three dots
  return number == kEllipsis ? "..." : fmt::format("\\[u{:04X}]", number);
}

std::string escapedCharacter(char c) {
  switch (c) {
  case '\\': return "\\e";
  case '-': return "\\-";
  case '\'': return "\\(aq";
  case '`': return "\\(ga";
  case '^': return "\\(ha";
  case '~': return "\\(ti";
  default: return std::string(1, c);
  }
}

// Text as it is: no dash becomes a hyphen, no dot or quote at the start of a line a request.
std::string escaped(const std::string &text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    bool isLineStart = i == 0 || text[i - 1] == '\n';
    if (isLineStart && (text[i] == '.' || text[i] == '\''))
      out += "\\&";
    out += static_cast<unsigned char>(text[i]) < 0x80 ? escapedCharacter(text[i]) : numbered(text, i);
  }
  return out;
}

// Each line of it on a line of its own.
std::string lines(const std::string &text) {
  std::string out;
  for (std::size_t start = 0; start <= text.size();) {
    std::size_t end = std::min(text.find('\n', start), text.size());
    std::string line = text.substr(start, end - start);
    line.erase(0, line.find_first_not_of(' '));
    if (!line.empty())
      out += (out.empty() ? "" : ".br\n") + escaped(line) + "\n";
    start = end + 1;
  }
  return out;
}

std::string bold(const std::string &text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(const std::string &text) { return "\\fI" + escaped(text) + "\\fR"; }

class Page {
public:
  explicit Page(const CommandInfo &eclat) : eclat_(eclat) {}

  std::string write() {
    out_ = fmt::format(".\\\" Written by `eclat man` from the definitions of the commands.\n"
                       ".TH ECLAT 1 \"\" \"eclat {}\" \"User Commands\"\n",
                       ECLAT_VERSION);
    section("NAME");
    out_ += "eclat \\- find inputs that probably reveal faults in C++ classes\n";
    synopsis();
    description();
    commands();
    options();
    examples();
    surroundings();
    return std::move(out_);
  }

private:
  void section(const char *name) { out_ += fmt::format(".SH {}\n", name); }
  void item(const std::string &tag, const std::string &text) { out_ += ".TP\n" + tag + "\n" + lines(text); }

  void synopsis() {
    section("SYNOPSIS");
    out_ += bold("eclat") + " " + italic("COMMAND") + " [" + italic("OPTIONS") + "] [" + bold("--") + " " +
            italic("COMPILER FLAGS") + "]\n";
  }

  void description() {
    section("DESCRIPTION");
    out_ +=
        lines("eclat takes C++ classes that work and a test suite that passes. It watches the tests, learns what "
              "always holds, makes new inputs, and reports those that break what was learned although they keep the "
              "rules for callers, each with a test case and an explanation. Nobody writes a specification.");
    out_ +=
        ".PP\n" + lines("`eclat run` does everything. The other commands do one step each, on what the steps before "
                        "it left in the work directory.");
  }

  void commands() {
    section("COMMANDS");
    for (const CommandInfo &command : eclat_.commands)
      item(bold("eclat " + command.words), command.help);
  }

  static std::string tagOf(const OptionInfo &option) {
    std::string out;
    for (const std::string &name : option.names)
      out += (out.empty() ? "" : ", ") + bold(name);
    std::string value = option.takes == Takes::Nothing ? "" : italic(option.valueName);
    return out.empty() ? value : out + (value.empty() ? "" : " " + value);
  }

  void option(const OptionInfo &option) {
    std::string text = option.help;
    if (!option.choices.empty() && text.find('\n') == std::string::npos)
      text += fmt::format(" ({})", fmt::join(option.choices, ", "));
    if (!option.standard.empty())
      text += fmt::format("\nDefault: {}", option.standard);
    item(tagOf(option), text);
  }

  // What every command has is told once.
  bool isCommon(const OptionInfo &option) const {
    for (const CommandInfo &command : eclat_.commands)
      if (command.name == "instrument")  // it has no others
        for (const OptionInfo &common : command.options)
          if (common.names == option.names)
            return true;
    return false;
  }

  void optionsOf(const CommandInfo &command) {
    bool isTitled = false;
    auto tell = [&](const OptionInfo &one) {
      if (!std::exchange(isTitled, true))
        out_ += fmt::format(".SS \"Of eclat {}\"\n", escaped(command.words));
      option(one);
    };
    for (const OptionInfo &argument : command.arguments)
      tell(argument);
    for (const OptionInfo &one : command.options)
      if (!isCommon(one))
        tell(one);
    for (const CommandInfo &sub : command.commands)
      optionsOf(sub);
  }

  void options() {
    section("OPTIONS");
    out_ += ".SS \"Of every command\"\n";
    for (const CommandInfo &command : eclat_.commands)
      if (command.name == "instrument")
        for (const OptionInfo &common : command.options)
          option(common);
    for (const CommandInfo &command : eclat_.commands)
      optionsOf(command);
  }

  void examples() {
    section("EXAMPLES");
    for (const CommandInfo &command : eclat_.commands)
      for (const CommandExample &example : examplesOf(command.words)) {
        out_ += ".PP\n.nf\n" + bold(std::string(example.line)) + "\n.fi\n";
        if (!example.what.empty())
          out_ += ".RS 4\n" + lines(std::string(example.what)) + ".RE\n";
      }
  }

  void surroundings() {
    section("\"EXIT STATUS\"");
    for (const CommandExample &code : exitCodeWords())
      item(bold(std::string(code.line)), std::string(code.what));
    section("FILES");
    item(italic(".eclat.yaml"), "Options; found upwards from the folder of the first header. The command line wins.");
    item(italic(".eclat/"), "The work directory: what each step has made, and in tests/ the emitted tests.");
    section("ENVIRONMENT");
    item(bold("NO_COLOR"), "Set to anything: no colours.");
    item(bold("CLICOLOR_FORCE"), "Set to anything but 0: colours also where there is no terminal.");
    item(bold("TERM"), "dumb: plain lines instead of a progress bar.");
    item(bold("ECLAT_HOOKS"), "Of `eclat c++`: the file that lists what to hook.");
    item(bold("ECLAT_LINK"), "Of `eclat c++`: the file that tells which programs become hooked ones.");
    section("\"SEE ALSO\"");
    out_ += bold("clang++") + "(1), " + bold("ctest") + "(1), " + bold("gdb") + "(1)\n";
  }

  const CommandInfo &eclat_;
  std::string out_;
};

}  // namespace

std::string manPage(const CommandInfo &eclat) { return Page(eclat).write(); }

}  // namespace eclat
