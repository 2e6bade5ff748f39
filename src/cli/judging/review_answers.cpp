#include "cli/judging/review_answers.h"

#include "support/terminal.h"
#include "support/text.h"

#include <cctype>
#include <cstdio>
#include <fmt/format.h>
#include <string_view>
#include <unistd.h>

namespace eclat {

namespace {

class LineAnswers : public ReviewAnswers {
public:
  explicit LineAnswers(std::istream &in) : in_(in) {}

  std::optional<ReviewAnswer> next() override {
    std::string line;
    if (!std::getline(in_, line))
      return std::nullopt;
    line = trimmed(line);
    return line.empty() ? ReviewAnswer{} : ReviewAnswer{line[0], trimmed(line.substr(1))};
  }
  bool isAtTerminal() const override { return false; }

private:
  std::istream &in_;
};

class KeyAnswers : public ReviewAnswers {
public:
  KeyAnswers() : keys_(STDIN_FILENO) {}

  bool isOn() const { return keys_.isOn(); }

  std::optional<ReviewAnswer> next() override {
    std::optional<char> key = keys_.next();
    constexpr std::string_view kWithReason = "FOI";
    if (!key || kWithReason.find(*key) == std::string_view::npos)
      return key ? std::optional(ReviewAnswer{*key, ""}) : std::nullopt;
    fmt::print("why: ");
    std::fflush(stdout);
    std::optional<std::string> why = keys_.line();
    if (!why)
      return std::nullopt;
    return ReviewAnswer{static_cast<char>(std::tolower(*key)), trimmed(*why)};
  }
  bool isAtTerminal() const override { return true; }

private:
  SingleKeys keys_;
};

}  // namespace

std::unique_ptr<ReviewAnswers> answersInLines(std::istream &in) { return std::make_unique<LineAnswers>(in); }

std::unique_ptr<ReviewAnswers> answersByKeys() {
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO) || isDumb())
    return nullptr;
  auto keys = std::make_unique<KeyAnswers>();
  return keys->isOn() ? std::move(keys) : nullptr;
}

}  // namespace eclat
