#include "cli/shell/completions.h"
#include "flow/files/baseline.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>
#include <set>

namespace eclat {

namespace {

// Finds out which command is being typed and what stands before the cursor; the tables between are ours.
constexpr const char *kHead = R"sh(# Completions of eclat for bash, written by `eclat completions bash`.

_eclat_ids() {
  local i folder=()
  for ((i = 1; i < COMP_CWORD; ++i)); do
    [[ ${COMP_WORDS[i]} == --work-dir ]] && folder=(--work-dir "${COMP_WORDS[i + 1]}")
  done
  "${COMP_WORDS[0]}" ids "${folder[@]}" 2>/dev/null
}

_eclat_files() {
  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen -f -- "$1")
}

_eclat_folders() {
  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen -d -- "$1")
}

_eclat_words() {
  mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2")
}

_eclat() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command= i
  COMPREPLY=()
  # bash splits --format=json at the sign.
  if [[ $current == = ]]; then
    current=
  elif [[ $before == = ]]; then
    before=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for ((i = 1; i < COMP_CWORD; ++i)); do
    if [[ ${COMP_WORDS[i]} == -- ]]; then
      _eclat_files "$current" # of the compiler
      return
    fi
    case "$command ${COMP_WORDS[i]}" in
)sh";

constexpr const char *kTail = R"sh(  esac
}

complete -F _eclat eclat
)sh";

std::string wordList(const std::vector<std::string> &words) { return fmt::format("{}", fmt::join(words, " ")); }

std::string actionOf(const OptionInfo &option) {
  switch (option.takes) {
  case Takes::Choice: return fmt::format("_eclat_words \"{}\" \"$current\"", wordList(option.choices));
  case Takes::File: return "_eclat_files \"$current\"";
  case Takes::Folder: return "_eclat_folders \"$current\"";
  case Takes::FindingId: return "_eclat_words \"$(_eclat_ids)\" \"$current\"";
  case Takes::Text: return ":";
  case Takes::Nothing: break;
  }
  return "";
}

class Script {
public:
  void write(const CommandInfo &command) {
    std::vector<std::string> names, subs;
    for (const CommandInfo &sub : command.commands) {
      subs.push_back(sub.name);
      commands_ += fmt::format("    \"{} {}\") command=\"{}\" ;;\n", command.words, sub.name, sub.words);
    }
    for (const OptionInfo &option : command.options)
      for (const std::string &name : option.names) {
        names.push_back(name);
        if (option.takes != Takes::Nothing)
          values_[actionOf(option)].push_back(fmt::format("\"{} {}\"", command.words, name));
      }
    plain_ += fmt::format("  \"{}\")\n", command.words);
    plain_ +=
        fmt::format("    if [[ $current == -* ]]; then\n      _eclat_words \"{}\" \"$current\"\n    else\n      {}\n"
                    "    fi\n    ;;\n",
                    wordList(names), subs.empty() ? argumentsOf(command) : actionOfWords(subs));
    for (const CommandInfo &sub : command.commands)
      write(sub);
  }

  std::string text() const {
    std::string out = kHead + commands_ + "    esac\n  done\n  case \"$command $before\" in\n";
    for (const auto &[action, options] : values_)
      out += fmt::format("  {})\n    {}\n    return\n    ;;\n", fmt::join(options, " | "), action);
    return out + "  esac\n  case $command in\n" + plain_ + kTail;
  }

private:
  static std::string actionOfWords(const std::vector<std::string> &words) {
    return fmt::format("_eclat_words \"{}\" \"$current\"", wordList(words));
  }

  // Behind `show input` an id is wanted, and so on: the words and the ids together.
  static std::string argumentsOf(const CommandInfo &command) {
    std::string out;
    for (const OptionInfo &argument : command.arguments)
      out = argument.takes == Takes::Choice && argument.valueName == "WHAT"
                ? fmt::format("_eclat_words \"{} $(_eclat_ids)\" \"$current\"", wordList(argument.choices))
                : actionOf(argument);
    return out.empty() ? ":" : out;
  }

  std::string commands_, plain_;
  std::map<std::string, std::vector<std::string>> values_;  // by what is done
};

}  // namespace

std::string bashCompletions(const CommandInfo &eclat) {
  Script script;
  script.write(eclat);
  return script.text();
}

std::vector<std::string> idsIn(const std::string &report) {
  constexpr std::string_view kKey = "\"id\": \"";
  std::set<std::string> ids;
  for (const char *list : {"\n \"findings\": [\n", "\n \"setAside\": [\n"}) {
    std::size_t start = report.find(list);
    if (start == std::string::npos)
      continue;
    std::size_t last = std::min(report.find("\n ]", start), report.size());
    for (std::size_t at = report.find(kKey, start); at < last; at = report.find(kKey, at + 1)) {
      std::size_t from = at + kKey.size(), to = report.find('"', from);
      if (std::string id = report.substr(from, to - from); to != std::string::npos && isFindingId(id))
        ids.insert(id);
    }
  }
  return {ids.begin(), ids.end()};
}

}  // namespace eclat
