#include "cli/options/config_file.h"

#include "cli/commands/emit_words.h"
#include "cli/commands/explore_words.h"
#include "cli/options/limits.h"
#include "cli/options/yaml.h"
#include "support/files.h"
#include "support/nearest_name.h"
#include "support/try.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace eclat {

namespace {

constexpr const char *kHint = "the keys and their forms are in docs/reference/configuration.md";

// Reads one file; the first error wins, and what is read after it means nothing.
class ConfigReader {
public:
  ConfigReader(const std::string &file, const std::string &text) : file_(file), text_(text) {}

  Result<ConfigFile> read(const Written &root) {
    out_.advice.file = file_;
    if (root.kind != WrittenKind::Nothing)
      readKeys(root, kKeys, "key");
    if (failure_)
      return std::unexpected(*failure_);
    return std::move(out_);
  }

private:
  using Read = void (ConfigReader::*)(const Written &);
  struct Key {
    const char *name;
    Read read;
  };

  void refuse(const Written &at, const std::string &message, const std::string &hint = kHint) {
    if (!failure_)
      failure_ = errorAt(file_, text_, at.line, at.column, message, hint);
  }

  // Of the section that is being read.
  Advice &advice() { return className_.empty() ? out_.advice : out_.perClass.back().second; }

  std::string placeOf(const Written &at) const { return fmt::format("{}:{}:{}", file_, at.line, at.column); }
  Noted noted(const Written &word, const std::string &prefix = "") const { return {prefix + word.text, placeOf(word)}; }

  template <std::size_t N> void readKeys(const Written &map, const Key (&keys)[N], const char *what) {
    if (map.kind != WrittenKind::Pairs)
      return refuse(map, "expected keys and values, as in 'seed: 1'");
    for (std::size_t i = 0; i + 1 < map.items.size(); i += 2) {
      const Written &name = map.items[i];
      auto key = std::ranges::find_if(keys, [&](const Key &k) { return k.name == name.text; });
      if (key == std::end(keys))
        return refuseKey(name, keys, what);
      (this->*key->read)(map.items[i + 1]);
    }
  }

  template <std::size_t N> void refuseKey(const Written &name, const Key (&keys)[N], const char *what) {
    std::vector<std::string> names;
    for (const Key &key : keys)
      names.emplace_back(key.name);
    std::string near = nearestName(name.text, names);
    refuse(name,
           fmt::format("unknown {} '{}'{}", what, name.text,
                       near.empty() ? "" : fmt::format("; did you mean '{}'?", near)),
           near.empty()
               ? fmt::format("known here: {}", fmt::join(names, ", ")) + "; see docs/reference/configuration.md"
               : kHint);
  }

  std::string word(const Written &node, const char *expected) {
    if (node.kind != WrittenKind::Word || (node.text.empty() && !node.isQuoted))
      refuse(node, fmt::format("expected {}", expected));
    return node.text;
  }

  // One word stands for a list of one.
  std::vector<const Written *> words(const Written &node, const char *expected) {
    std::vector<const Written *> out;
    if (node.kind == WrittenKind::Word) {
      word(node, expected);
      return {&node};
    }
    if (node.kind != WrittenKind::List)
      refuse(node, fmt::format("expected {} or a list of them", expected));
    for (const Written &item : node.items) {
      word(item, expected);
      out.push_back(&item);
    }
    return out;
  }

  void texts(const Written &node, std::vector<std::string> &to, const char *expected) {
    for (const Written *item : words(node, expected))
      to.push_back(item->text);
  }

  void notes(const Written &node, std::vector<Noted> &to, const char *expected) {
    std::string prefix = className_.empty() ? "" : className_ + "::";
    for (const Written *item : words(node, expected))
      to.push_back(noted(*item, prefix));
  }

  template <class T> bool parseNumber(const Written &node, T &out) {
    const char *end = node.text.data() + node.text.size();
    auto [stop, error] = std::from_chars(node.text.data(), end, out);
    return node.kind == WrittenKind::Word && error == std::errc() && stop == end;
  }

  void number(const Written &node, std::optional<int> &to, Limits limits) {
    int value = 0;
    if (!parseNumber(node, value) || value < limits.least || value > limits.most)
      return refuse(node, fmt::format("expected a number from {} to {}", limits.least, limits.most));
    to = value;
  }

  void truth(const Written &node, std::optional<bool> &to) {
    if (node.kind != WrittenKind::Word || node.isQuoted || (node.text != "true" && node.text != "false"))
      return refuse(node, "expected true or false");
    to = node.text == "true";
  }

  void seconds(const Written &node, std::optional<double> &to, bool mayBeZero) {
    double value = 0;
    if (!parseNumber(node, value) || !std::isfinite(value) || value < 0 || (value == 0 && !mayBeZero))
      return refuse(node,
                    mayBeZero ? "expected a number of seconds, not negative" : "expected a positive number of seconds");
    to = value;
  }

  void readClasses(const Written &n) { texts(n, out_.classes, "the name of a class"); }
  void readFunctions(const Written &n) { texts(n, out_.functions, "the name of a function"); }
  void readHeaders(const Written &n) { texts(n, out_.headers, "a file"); }
  void readSources(const Written &n) { texts(n, out_.sources, "a file"); }
  void readTests(const Written &n) { texts(n, out_.tests, "a file"); }
  void readFlags(const Written &n) { texts(n, out_.flags, "a flag of the compiler"); }
  void readTestTargets(const Written &n) { texts(n, out_.testTargets, "the name of a target"); }
  void readTestPrograms(const Written &n) { texts(n, out_.testPrograms, "a file"); }
  void readBuildPath(const Written &n) { out_.buildPath = word(n, "a folder"); }
  void readBuildCommand(const Written &n) { out_.buildCommand = word(n, "a command"); }
  void readWorkDir(const Written &n) { out_.workDir = word(n, "a folder"); }
  void readTestFilter(const Written &n) { out_.testFilter = word(n, "a pattern"); }
  void readModel(const Written &n) { out_.model = word(n, "a file"); }
  void readBaseline(const Written &n) { out_.baseline = word(n, "a file"); }
  void readVerdicts(const Written &n) { out_.verdicts = word(n, "a file"); }
  void readRounds(const Written &n) { number(n, out_.rounds, kRounds); }
  void readInputs(const Written &n) { number(n, out_.inputs, kInputs); }
  void readTries(const Written &n) { number(n, out_.tries, kTries); }
  void readJobs(const Written &n) { number(n, out_.jobs, kJobs); }
  void readMemoryLimit(const Written &n) { number(n, out_.memoryLimit, kMemoryMb); }
  void readMaxSteps(const Written &n) { number(n, out_.maxSteps, kSteps); }
  void readTimeLimit(const Written &n) { seconds(n, out_.timeLimit, true); }
  void readInputTimeLimit(const Written &n) { seconds(n, out_.inputTimeLimit, false); }
  void readInclude(const Written &n) { texts(n, out_.advice.includes, "a file or <a header>"); }
  void readLeaveOut(const Written &n) { notes(n, advice().leaveOut, "a name, signature or pattern of operations"); }
  void readPure(const Written &n) { notes(n, advice().pure, "a name, signature or pattern of methods"); }
  void readSetup(const Written &n) { statements(n, out_.advice.setup); }
  void readTeardown(const Written &n) { statements(n, out_.advice.teardown); }

  void readGraphs(const Written &n) { number(n, out_.graphs, kPercent); }
  void readSymbolic(const Written &n) { number(n, out_.symbolic, kPercent); }
  void readSymbolicLength(const Written &n) { number(n, out_.symbolicLength, kSteps); }
  void readSeeds(const Written &n) { number(n, out_.seeds, kSeeds); }
  void readSpecs(const Written &n) { texts(n, out_.specs, "a file"); }

  template <class T>
  void choice(const Written &n, std::optional<T> &to, const std::vector<std::pair<std::string, T>> &choices) {
    std::vector<std::string> names;
    for (const auto &[name, value] : choices) {
      names.push_back(name);
      if (n.kind == WrittenKind::Word && n.text == name)
        to = value;
    }
    if (!to)
      refuse(n, fmt::format("expected one of {}", fmt::join(names, ", ")));
  }
  void readStrategy(const Written &n) { choice(n, out_.strategy, strategyNames()); }
  void readSelect(const Written &n) { choice(n, out_.select, selectNames()); }
  void readPreconditions(const Written &n) { choice(n, out_.preconditions, preconditionNames()); }
  void readIterations(const Written &n) { number(n, out_.iterations, kIterations); }

  void readLawList(const Written &n) {
    std::vector<std::string> names;
    std::vector<LawKind> off;
    texts(n, names, "all, none or the name of a law");
    if (std::string wrong = readLaws(names, off); !wrong.empty())
      return refuse(n, wrong);
    out_.lawsOff = std::move(off);
  }

  void readWeights(const Written &map) {
    if (map.kind != WrittenKind::Pairs)
      return refuse(map, "expected weights with percentages: {nulls: 20}");
    for (std::size_t i = 0; i + 1 < map.items.size(); i += 2) {
      std::optional<int> percent;
      number(map.items[i + 1], percent, kPercent);
      Weights ignored;
      if (std::string wrong = readWeight(map.items[i].text, percent.value_or(0), ignored); !wrong.empty())
        return refuse(map.items[i], wrong);
      out_.weights.emplace_back(map.items[i].text, percent.value_or(0));
    }
  }

  void readEmit(const Written &n) { readKeys(n, kEmitKeys, "setting of emit"); }
  void readProve(const Written &n) { truth(n, out_.prove); }
  void readRegression(const Written &n) { truth(n, out_.regression); }

  void readFramework(const Written &n) {
    std::vector<std::string> names = frameworkNames();
    if (n.kind != WrittenKind::Word || std::ranges::find(names, n.text) == names.end())
      return refuse(n, fmt::format("expected one of {}", fmt::join(names, ", ")));
    out_.framework = n.text;
  }

  void readOracle(const Written &n) {
    for (const auto &[name, oracle] : oracleNames())
      if (n.kind == WrittenKind::Word && n.text == name)
        out_.oracle = oracle;
    if (!out_.oracle)
      refuse(n, "expected violated or full");
  }

  void readSeed(const Written &n) {
    std::uint64_t value = 0;
    if (!parseNumber(n, value))
      return refuse(n, "expected a number that is not negative");
    out_.seed = value;
  }

  void readObservers(const Written &n) {
    bool isBool = n.kind == WrittenKind::Word && (n.text == "true" || n.text == "false") && !n.isQuoted;
    if (!isBool && n.kind != WrittenKind::List)
      return refuse(n, "expected true, false or a list of names");
    if (isBool)
      out_.useObservers = n.text == "true";
    else
      texts(n, out_.observers, "the name of a method");
  }

  void statements(const Written &node, std::vector<Noted> &to) {
    for (const Written *item : words(node, "a C++ statement"))
      to.push_back(noted(*item));
  }

  void readValues(const Written &map) {
    if (map.kind != WrittenKind::Pairs)
      return refuse(map, "expected types or parameters with their values: {int: [0, 7], Stack::push.x: [1]}");
    for (std::size_t i = 0; i + 1 < map.items.size(); i += 2)
      readGiven(map.items[i], map.items[i + 1]);
  }

  // `[0, 7]`, or `{only: [0, 7]}`.
  void readGiven(const Written &subject, const Written &values) {
    GivenValues given{noted(subject), className_, false, {}};
    const Written *list = &values;
    if (values.kind == WrittenKind::Pairs) {
      if (values.items.size() != 2 || values.items[0].text != "only")
        return refuse(values.items.empty() ? values : values.items[0], "expected a list of values, or {only: [...]}");
      given.only = true;
      list = &values.items[1];
    }
    if (list->kind != WrittenKind::List || list->items.empty())
      return refuse(*list, "expected a list of values, or {only: [...]}");
    given.values = list->items;
    advice().values.push_back(std::move(given));
  }

  void addFactories(const Noted &type, const Written &codes) {
    for (const Written *code : words(codes, "C++ that makes a value, with types in braces for its arguments"))
      advice().factories.push_back({type, noted(*code)});
  }

  void readFactories(const Written &map) {
    if (map.kind != WrittenKind::Pairs)
      return refuse(map, "expected types with C++ that makes them: {Widget: ['Widget::make({int})']}");
    for (std::size_t i = 0; i + 1 < map.items.size(); i += 2)
      addFactories(noted(map.items[i]), map.items[i + 1]);
  }

  void readClassFactories(const Written &codes) { addFactories(class_, codes); }

  void readPerClass(const Written &map) {
    if (map.kind != WrittenKind::Pairs)
      return refuse(map, "expected classes with their settings: {Stack: {leave-out: [clear]}}");
    for (std::size_t i = 0; i + 1 < map.items.size(); i += 2) {
      className_ = map.items[i].text;
      class_ = noted(map.items[i]);
      out_.perClass.emplace_back(className_, Advice{});
      readKeys(map.items[i + 1], kClassKeys, "setting of a class");
    }
    className_.clear();
  }

  static constexpr Key kKeys[] = {
      {"classes",          &ConfigReader::readClasses       },
      {"functions",        &ConfigReader::readFunctions     },
      {"headers",          &ConfigReader::readHeaders       },
      {"sources",          &ConfigReader::readSources       },
      {"tests",            &ConfigReader::readTests         },
      {"flags",            &ConfigReader::readFlags         },
      {"build-path",       &ConfigReader::readBuildPath     },
      {"test-targets",     &ConfigReader::readTestTargets   },
      {"build-command",    &ConfigReader::readBuildCommand  },
      {"test-programs",    &ConfigReader::readTestPrograms  },
      {"work-dir",         &ConfigReader::readWorkDir       },
      {"test-filter",      &ConfigReader::readTestFilter    },
      {"model",            &ConfigReader::readModel         },
      {"baseline",         &ConfigReader::readBaseline      },
      {"verdicts",         &ConfigReader::readVerdicts      },
      {"emit",             &ConfigReader::readEmit          },
      {"observers",        &ConfigReader::readObservers     },
      {"include",          &ConfigReader::readInclude       },
      {"leave-out",        &ConfigReader::readLeaveOut      },
      {"pure",             &ConfigReader::readPure          },
      {"values",           &ConfigReader::readValues        },
      {"factories",        &ConfigReader::readFactories     },
      {"setup",            &ConfigReader::readSetup         },
      {"teardown",         &ConfigReader::readTeardown      },
      {"per-class",        &ConfigReader::readPerClass      },
      {"seed",             &ConfigReader::readSeed          },
      {"seeds",            &ConfigReader::readSeeds         },
      {"graphs",           &ConfigReader::readGraphs        },
      {"symbolic",         &ConfigReader::readSymbolic      },
      {"symbolic-length",  &ConfigReader::readSymbolicLength},
      {"strategy",         &ConfigReader::readStrategy      },
      {"select",           &ConfigReader::readSelect        },
      {"preconditions",    &ConfigReader::readPreconditions },
      {"iterations",       &ConfigReader::readIterations    },
      {"laws",             &ConfigReader::readLawList       },
      {"weights",          &ConfigReader::readWeights       },
      {"specs",            &ConfigReader::readSpecs         },
      {"rounds",           &ConfigReader::readRounds        },
      {"inputs",           &ConfigReader::readInputs        },
      {"tries",            &ConfigReader::readTries         },
      {"jobs",             &ConfigReader::readJobs          },
      {"memory-limit",     &ConfigReader::readMemoryLimit   },
      {"max-steps",        &ConfigReader::readMaxSteps      },
      {"time-limit",       &ConfigReader::readTimeLimit     },
      {"input-time-limit", &ConfigReader::readInputTimeLimit},
  };
  static constexpr Key kEmitKeys[] = {
      {"framework",  &ConfigReader::readFramework },
      {"oracle",     &ConfigReader::readOracle    },
      {"prove",      &ConfigReader::readProve     },
      {"regression", &ConfigReader::readRegression},
  };
  static constexpr Key kClassKeys[] = {
      {"leave-out", &ConfigReader::readLeaveOut      },
      {"pure",      &ConfigReader::readPure          },
      {"values",    &ConfigReader::readValues        },
      {"factories", &ConfigReader::readClassFactories},
  };

  const std::string &file_;
  const std::string &text_;
  ConfigFile out_;
  std::string className_;  // of the section that is being read
  Noted class_;
  std::optional<Failure> failure_;
};

}  // namespace

Result<ConfigFile> readConfigFile(const std::string &file) {
  auto text = readFile(file);
  if (!text)
    return fail({ExitCode::Usage,
                 "configuration",
                 fmt::format("cannot read '{}'", file),
                 "give a file that you may read, or none",
                 {}});
  ECLAT_TRY(root, parseYaml(file, *text));
  return ConfigReader(file, *text).read(root);
}

}  // namespace eclat
