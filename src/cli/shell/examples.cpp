#include "cli/shell/examples.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <vector>

namespace eclat {

namespace {

using Examples = std::vector<CommandExample>;

const std::map<std::string_view, Examples> &all() {
  static const std::map<std::string_view, Examples> examples = {
      {"",
       {{"eclat run --class BoundedStack --header bounded_stack.h --tests bounded_stack_test.cpp", ""},
        {"eclat run --class shop::Stock -p build", "in a CMake project"},
        {"eclat doctor", "is all there that eclat needs?"}}                                                        },
      {"run",
       {{"eclat run --class BoundedStack --header bounded_stack.h --tests bounded_stack_test.cpp", ""},
        {"eclat run --class shop::Stock -p build", "in a CMake project"},
        {"eclat run --class Ring --header ring.h --tests ring_test.cpp -- -std=c++20 -Iinclude",
         "flags for the compiler behind --"},
        {"eclat run --baseline known.txt --format json -o report.json", "in CI: only new findings fail"}}          },
      {"init",          {{"eclat init", "in the root of a CMake project"}, {"eclat init -p out/debug --force", ""}}},
      {"describe",
       {{"eclat describe --class BoundedStack --header bounded_stack.h", ""},
        {"eclat describe --class shop::Stock -p build --format json", "for programs"}}                             },
      {"instrument",    {{"eclat instrument", "after `eclat describe`"}}                                           },
      {"observe",
       {{"eclat observe", "after `eclat instrument`"}, {"eclat observe --dtrace-out stack.dtrace", "for Daikon"}}  },
      {"infer",
       {{"eclat infer --model stack.model", "from what `eclat observe` left in the work directory"},
        {"eclat infer --from-dtrace StackAr.dtrace", "from a trace of Daikon's front ends"}}                       },
      {"explore",
       {{"eclat explore --seed 7 --rounds 8", "again, longer, and otherwise"},
        {"eclat explore --baseline known.txt", "only what is new"}}                                                },
      {"emit",
       {{"eclat emit --format json -o report.json", ""},
        {"eclat emit --format gtest --oracle full", "tests that hold the code to the whole model"}}                },
      {"show",
       {{"eclat show model", ""},
        {"eclat show coverage", ""},
        {"eclat show input pop-d069fa", "the code of a finding"}}                                                  },
      {"graph",
       {{"eclat graph Connection", "after `eclat run` or `eclat observe`"},
        {"eclat graph Connection --format svg -o connection.svg", ""}}                                             },
      {"model",
       {{"eclat model show --point \"exit of Stack::push\"", ""},
        {"eclat model why-not \"size(elems) == n\"", ""},
        {"eclat model diff old.model .eclat", "exit code 0 if they say the same, 1 if not"}}                       },
      {"model show",    {{"eclat model show --point \"exit of Stack::push\"", ""}}                                 },
      {"model diff",    {{"eclat model diff old.model .eclat", "exit code 0 if they say the same, 1 if not"}}      },
      {"model explain", {{"eclat model explain \"numElems >= 0\"", ""}}                                            },
      {"model why-not", {{"eclat model why-not \"size(elems) == n\" --point \"exit of Stack::push\"", ""}}         },
      {"explain",       {{"eclat explain pop-d069fa", "why it is reported, and what speaks against it"}}           },
      {"replay",
       {{"eclat replay pop-d069fa", "exit code 1 if it happens again, 0 if not"},
        {"eclat replay pop-d069fa --gdb", "stop before the tested call"},
        {"eclat replay pop-d069fa --code > pop.cpp", ""}}                                                          },
      {"baseline",
       {{"eclat baseline known.txt", "what the last run found is known from now on"},
        {"eclat baseline known.txt --prune", "and what it did not find is forgotten"}}                             },
      {"accept",
       {{"eclat accept pop-d069fa --because \"no check for an empty stack\"", ""},
        {"eclat accept top-0a1b2c --as fine", "what it does is right: a test that passes"}}                        },
      {"reject",
       {{"eclat reject equals-5076e3 --as illegal --because \"never pass null\"", ""},
        {"eclat reject push-77aa01 size-0123ab", "what they do is right"}}                                         },
      {"withdraw",      {{"eclat withdraw pop-d069fa", ""}}                                                        },
      {"review",
       {{"eclat review", "after `eclat run`"}, {"printf 'f\\no\\ni\\n' | eclat review", "the same from a script"}} },
      {"serve",         {{"eclat serve", "prints the address to open; Ctrl-C ends it"}}                            },
      {"suite",         {{"eclat suite -o tests/eclat", "the files of accepted tests"}}                            },
      {"diff",
       {{"eclat diff before/.eclat .eclat", "exit code 0 if they say the same, 1 if not"},
        {"eclat diff before/.eclat .eclat --format markdown", "for a pull request"}}                               },
      {"doctor",        {{"eclat doctor", ""}, {"eclat doctor --format json", "for programs"}}                     },
      {"completions",
       {{"eclat completions bash > ~/.local/share/bash-completion/completions/eclat", ""},
        {"eclat completions fish > ~/.config/fish/completions/eclat.fish", ""}}                                    },
      {"c++",           {{"eclat c++ -c stack.cpp -o stack.o", ""}}                                                },
      {"cc",            {{"eclat cc -c tables.c -o tables.o", ""}}                                                 },
  };
  return examples;
}

}  // namespace

std::span<const CommandExample> examplesOf(std::string_view command) {
  auto it = all().find(command);
  return it == all().end() ? std::span<const CommandExample>() : it->second;
}

std::string exampleText(std::string_view command) {
  std::span<const CommandExample> examples = examplesOf(command);
  if (examples.empty())
    return "";
  constexpr std::size_t kWidest = 60;
  std::size_t width = 0;
  for (const CommandExample &example : examples)
    if (!example.what.empty())
      width = std::max(width, std::min(example.line.size(), kWidest));
  std::string out = examples.size() == 1 ? "Example:\n" : "Examples:\n";
  for (const CommandExample &example : examples)
    out += example.what.empty() ? fmt::format("  {}\n", example.line)
                                : fmt::format("  {:<{}}   # {}\n", example.line, width, example.what);
  out.pop_back();
  return out;
}

std::span<const CommandExample> exitCodeWords() {
  static const Examples words = {
      {"0",  "nothing found"                      },
      {"1",  "findings"                           },
      {"2",  "usage"                              },
      {"3",  "it does not build or its tests fail"},
      {"4",  "nothing to test"                    },
      {"5",  "stopped with partial results"       },
      {"70", "a bug of eclat"                     }
  };
  return words;
}

}  // namespace eclat
