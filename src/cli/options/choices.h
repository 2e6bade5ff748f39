#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <utility>
#include <vector>

namespace eclat {

// Adds an option that takes one of a few words, each of which stands for a value; help and completions know the words.
template <class T>
CLI::Option *addChoice(CLI::App &app, const std::string &name, T &to, std::vector<std::pair<std::string, T>> choices,
                       const std::string &help) {
  std::vector<std::string> words;
  for (const auto &[word, value] : choices)
    words.push_back(word);
  auto choose = [&to, choices = std::move(choices)](const std::string &chosen) {
    for (const auto &[word, value] : choices)
      if (word == chosen)
        to = value;
  };
  return app.add_option_function<std::string>(name, choose, help)->check(CLI::IsMember(words))->type_name("NAME");
}

}  // namespace eclat
