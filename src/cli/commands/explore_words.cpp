#include "cli/commands/explore_words.h"

#include "flow/laws.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace eclat {

namespace {

constexpr std::pair<const char *, int Weights::*> kWeights[] = {
    {"nulls",     &Weights::null     },
    {"shared",    &Weights::shared   },
    {"aliased",   &Weights::aliased  },
    {"result",    &Weights::result   },
    {"lent",      &Weights::lent     },
    {"defaulted", &Weights::defaulted},
    {"example",   &Weights::example  },
    {"border",    &Weights::border   },
    {"near",      &Weights::near     },
    {"used",      &Weights::used     },
    {"fresh",     &Weights::fresh    },
    {"given",     &Weights::given    },
    {"mixed",     &Weights::mixed    },
    {"omitted",   &Weights::omitted  },
    {"inserted",  &Weights::inserted },
    {"general",   &Weights::general  },
};

std::string lawNames() {
  std::string names;
  for (const LawSwitch &law : lawSwitches())
    names += (names.empty() ? "" : ", ") + std::string(law.name);
  return names;
}

}  // namespace

std::string weightNames() {
  std::string names;
  for (auto [name, member] : kWeights)
    names += (names.empty() ? "" : ", ") + std::string(name);
  return names;
}

std::string lawHelp() {
  std::string help;
  for (const LawSwitch &law : lawSwitches())
    help += fmt::format("\n{:<17}{}{}", law.name, law.meaning, law.isOn ? "" : " (off)");
  return help;
}

std::string readLaws(const std::vector<std::string> &words, std::vector<LawKind> &lawsOff) {
  // Names alone mean these and no others; with a sign they change what is on anyway.
  bool isList = std::ranges::any_of(words, [](const std::string &word) {
    return word != "all" && word != "none" && !word.starts_with('-') && !word.starts_with('+');
  });
  std::vector<LawKind> off;
  for (const LawSwitch &law : lawSwitches())
    if (isList || !law.isOn)
      off.push_back(law.kind);
  for (std::string word : words) {
    if (word == "all" || word == "none") {
      off.clear();
      for (const LawSwitch &law : lawSwitches())
        if (word == "none")
          off.push_back(law.kind);
      continue;
    }
    bool isOff = word.starts_with('-');
    if (isOff || word.starts_with('+'))
      word.erase(0, 1);
    std::optional<LawKind> law = lawNamed(word);
    if (!law)
      return fmt::format("there is no law '{}', only all, none, {}", word, lawNames());
    std::erase(off, *law);
    if (isOff)
      off.push_back(*law);
  }
  lawsOff = std::move(off);
  return "";
}

std::string readWeight(const std::string &name, int percent, Weights &weights) {
  auto found = std::ranges::find_if(kWeights, [&](const auto &weight) { return weight.first == name; });
  if (found == std::end(kWeights))
    return fmt::format("there is no weight '{}', only {}", name, weightNames());
  if (percent < 0 || percent > 100)
    return fmt::format("the weight '{}' is a number from 0 to 100", name);
  weights.*found->second = percent;
  return "";
}

std::string readWeight(const std::string &word, Weights &weights) {
  std::size_t sign = word.find('=');
  int percent = -1;
  if (sign == std::string::npos)
    return fmt::format("'{}' is no weight: expected NAME=PERCENT", word);
  const char *end = word.data() + word.size();
  if (std::from_chars(word.data() + sign + 1, end, percent).ptr != end)
    percent = -1;
  return readWeight(word.substr(0, sign), percent, weights);
}

std::vector<std::pair<std::string, Strategy>> strategyNames() {
  return {
      {"random",     Strategy::Random    },
      {"exhaustive", Strategy::Exhaustive},
      {"symbolic",   Strategy::Symbolic  }
  };
}

std::vector<std::pair<std::string, Select>> selectNames() {
  std::vector<std::pair<std::string, Select>> out;
  for (Select select : {Select::Pattern, Select::Property, Select::Coverage, Select::Both})
    out.emplace_back(selectId(select), select);
  return out;
}

std::vector<std::pair<std::string, Preconditions>> preconditionNames() {
  std::vector<std::pair<std::string, Preconditions>> out;
  for (Preconditions mode : {Preconditions::Keep, Preconditions::Drop, Preconditions::Both})
    out.emplace_back(preconditionsId(mode), mode);
  return out;
}

}  // namespace eclat
