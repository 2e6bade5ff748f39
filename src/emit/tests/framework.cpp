#include "emit/tests/framework.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>

namespace eclat {

namespace {

using Lines = Framework::Lines;

struct Sides {
  std::string left, sign, right;
};

// `a <= b`, taken apart; nothing if there is another operator around it.
std::optional<Sides> sidesOf(const std::string &condition) {
  int depth = 0;
  bool inText = false;
  std::optional<Sides> sides;
  for (std::size_t i = 0; i < condition.size(); ++i) {
    char c = condition[i];
    if (inText || c == '"') {
      i += c == '\\';
      inText = c == '"' ? !inText : inText;
      continue;
    }
    depth += c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
    if (depth != 0 || c != ' ')
      continue;
    std::string sign = condition.substr(i + 1, condition.find(' ', i + 1) - i - 1);
    if (sign == "&&" || sign == "||" || sign == "?")
      return std::nullopt;
    constexpr std::array kSigns = {"==", "!=", "<=", ">=", "<", ">"};
    if (std::ranges::find(kSigns, sign) == kSigns.end())
      continue;
    if (sides)
      return std::nullopt;
    sides = {condition.substr(0, i), sign, condition.substr(i + sign.size() + 2)};
  }
  return sides;
}

// Macros end their argument at a comma that no parenthesis protects.
std::string oneArgument(const std::string &code) {
  int depth = 0;
  bool inText = false;
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (code[i] == '\\')
      ++i;
    else if (code[i] == '"')
      inText = !inText;
    else if (!inText)
      depth += code[i] == '(' ? 1 : code[i] == ')' ? -1 : 0;
    if (!inText && depth == 0 && code[i] == ',')
      return "(" + code + ")";
  }
  return code;
}

// What follows the sign, if that is all there is.
std::optional<std::string> negated(const std::string &condition) {
  bool isOne = condition.starts_with('!') && condition.find(' ') == std::string::npos;
  return isOne ? std::optional(condition.substr(1)) : std::nullopt;
}

// Breaks a message that a page of code does not show, before its parts.
Lines broken(std::string line, const std::string &end) {
  constexpr std::size_t kWidth = 108;  // with the indentation, what a page of code shows
  Lines lines;
  for (std::size_t at; line.size() > kWidth && (at = line.rfind(" << ", kWidth)) != std::string::npos && at > 8;) {
    lines.push_back("    " + line.substr(0, at));
    line = line.substr(at + 1);
  }
  lines.push_back("    " + line + end);
  return lines;
}

Lines together(std::string first, const std::string &stream, const std::string &end) {
  if (stream.empty())
    return {first + end};
  if (first.size() + stream.size() < 100)
    return {first + (first.ends_with('(') ? "" : " ") + stream + end};
  Lines lines = broken(stream, end);
  lines.insert(lines.begin(), std::move(first));
  return lines;
}

std::string numbered(const Lines &lines, const char *indent) {
  std::string out;
  for (const std::string &line : lines)
    out += indent + line + "\n";
  return out;
}

class Gtest : public Framework {
public:
  std::string_view name() const override { return "gtest"; }
  std::string title() const override { return "GoogleTest"; }
  std::string includes() const override { return "#include <gtest/gtest.h>\n"; }

  std::string fixture(const Lines &setup, const Lines &teardown) const override {
    std::string out = "\nclass EclatPrepared : public testing::Test {\nprotected:\n";
    if (!setup.empty())
      out += "  void SetUp() override {\n" + numbered(setup, "    ") + "  }\n";
    if (!teardown.empty())
      out += "  void TearDown() override {\n" + numbered(teardown, "    ") + "  }\n";
    return out + "};\n";
  }
  std::string beforeSuite(const TestTitle &title) const override {
    return title.isPrepared ? "\nclass " + suiteOf(title) + " : public EclatPrepared {};\n" : "";
  }
  std::string open(const TestTitle &title) const override {
    return fmt::format("{}({}, {}) {{", title.isPrepared ? "TEST_F" : "TEST", suiteOf(title), title.name);
  }

  Lines expect(const std::string &condition, const std::string &message, bool isComparison) const override {
    std::string stream = message.empty() ? "" : "<< " + message;
    auto sides = isComparison ? sidesOf(condition) : std::nullopt;
    if (auto other = negated(condition))
      return together("EXPECT_FALSE(" + oneArgument(*other) + ")", stream, ";");
    if (!sides)
      return together("EXPECT_TRUE(" + oneArgument(condition) + ")", stream, ";");
    const char *macro = sides->sign == "=="   ? "EQ"
                        : sides->sign == "!=" ? "NE"
                        : sides->sign == "<"  ? "LT"
                        : sides->sign == "<=" ? "LE"
                        : sides->sign == ">"  ? "GT"
                                              : "GE";
    return together(fmt::format("EXPECT_{}({}, {})", macro, oneArgument(sides->left), oneArgument(sides->right)),
                    stream, ";");
  }
  Lines expectEqual(const std::string &actual, const std::string &wanted) const override {
    return {fmt::format("EXPECT_EQ({}, {});", oneArgument(actual), oneArgument(wanted))};
  }
  Lines expectNear(const std::string &actual, const std::string &wanted, Prelude &) const override {
    return {fmt::format("EXPECT_DOUBLE_EQ({}, {});", oneArgument(actual), wanted)};
  }
  Lines expectNoThrow(const std::string &statement, const std::string &message) const override {
    return together("EXPECT_NO_THROW(" + statement + ")", "<< " + message, ";");
  }
  Lines expectThrow(const std::string &statement, const std::string &type) const override {
    return {type.empty() ? "EXPECT_ANY_THROW(" + statement + ");" : "EXPECT_THROW(" + statement + ", " + type + ");"};
  }
  Lines expectReturn(const std::string &call, Prelude &) const override {
    return {"EXPECT_EXIT(" + call + ", testing::ExitedWithCode(kReturned), \"\");"};
  }
  std::string stopIfFailed(const std::string &message) const override {
    return "ASSERT_FALSE(HasFailure()) << " + message + ";";
  }

private:
  static std::string suiteOf(const TestTitle &title) {
    return (title.className.empty() ? "Functions" : title.className) + (title.isDeathTest ? "EclatDeathTest" : "Eclat");
  }
};

// What Catch2 and doctest have in common: CHECK shows both sides of a comparison, and neither has death tests.
class CheckFramework : public Framework {
public:
  std::string fixture(const Lines &setup, const Lines &teardown) const override {
    std::string out = "\nstruct EclatPrepared {\n";
    if (!setup.empty())
      out += "  EclatPrepared() {\n" + numbered(setup, "    ") + "  }\n";
    if (!teardown.empty())
      out += "  ~EclatPrepared() {\n" + numbered(teardown, "    ") + "  }\n";
    return out + "};\n";
  }
  Lines expectEqual(const std::string &actual, const std::string &wanted) const override {
    return {fmt::format("CHECK({} == {});", actual, wanted)};
  }
  Lines expectThrow(const std::string &statement, const std::string &type) const override {
    return {type.empty() ? "CHECK_THROWS(" + statement + ");" : "CHECK_THROWS_AS(" + statement + ", " + type + ");"};
  }
  Lines expectReturn(const std::string &call, Prelude &prelude) const override {
    prelude.need(Piece::EndOfChild);
    return {"CHECK(endOfChild(" + call.substr(0, call.size() - 2) + ") == \"returned\");"};
  }

protected:
  // A condition with an operator that CHECK cannot take apart.
  static std::string whole(const std::string &condition, bool isComparison) {
    bool isPlain = isComparison && sidesOf(condition);
    bool isWide = condition.find(' ') != std::string::npos || condition.find(',') != std::string::npos;
    return isPlain || !isWide ? condition : "(" + condition + ")";
  }
};

class Catch2 : public CheckFramework {
public:
  std::string_view name() const override { return "catch2"; }
  std::string title() const override { return "Catch2"; }
  std::string includes() const override {
    return "#if __has_include(<catch2/catch_test_macros.hpp>)\n"
           "#include <catch2/catch_test_macros.hpp>  // Catch2 version 3\n"
           "#else\n"
           "#include <catch2/catch.hpp>  // version 2\n"
           "#endif\n";
  }
  std::string open(const TestTitle &title) const override {
    std::string tags = "\"[eclat]" + (title.className.empty() ? "" : "[" + title.className + "]") + "\"";
    return title.isPrepared ? fmt::format("TEST_CASE_METHOD(EclatPrepared, \"{}\", {}) {{", title.name, tags)
                            : fmt::format("TEST_CASE(\"{}\", {}) {{", title.name, tags);
  }
  Lines expect(const std::string &condition, const std::string &message, bool isComparison) const override {
    Lines lines = info(message);
    auto other = negated(condition);
    lines.push_back(other ? "CHECK_FALSE(" + *other + ");" : "CHECK(" + whole(condition, isComparison) + ");");
    return lines;
  }
  Lines expectNoThrow(const std::string &statement, const std::string &message) const override {
    Lines lines = info(message);
    lines.push_back("CHECK_NOTHROW(" + statement + ");");
    return lines;
  }

private:
  // It is shown with the next assertion, and forgotten then.
  static Lines info(const std::string &message) {
    return message.empty() ? Lines{} : together("UNSCOPED_INFO(", message, ");");
  }
};

class Doctest : public CheckFramework {
public:
  std::string_view name() const override { return "doctest"; }
  std::string title() const override { return "doctest"; }
  std::string includes() const override { return "#include <doctest/doctest.h>\n"; }
  std::string open(const TestTitle &title) const override {
    std::string name = fmt::format("\"{}\" * doctest::test_suite(\"eclat\")", title.name);
    return title.isPrepared ? "TEST_CASE_FIXTURE(EclatPrepared, " + name + ") {" : "TEST_CASE(" + name + ") {";
  }
  Lines expect(const std::string &condition, const std::string &message, bool isComparison) const override {
    std::string text = whole(condition, isComparison);
    return message.empty() ? Lines{"CHECK(" + text + ");"} : together("CHECK_MESSAGE(" + text + ",", message, ");");
  }
  Lines expectNoThrow(const std::string &statement, const std::string &message) const override {
    return together("CHECK_NOTHROW_MESSAGE(" + statement + ",", message, ");");
  }
};

}  // namespace

Lines Framework::expectNear(const std::string &actual, const std::string &wanted, Prelude &prelude) const {
  prelude.need(Piece::Nearly);
  return expect("nearly(" + actual + ", " + wanted + ")", "", false);
}

std::span<const Framework *const> frameworks() {
  static const Gtest gtest;
  static const Catch2 catch2;
  static const Doctest doctest;
  static const std::array<const Framework *, 3> all = {&gtest, &catch2, &doctest};
  return all;
}

const Framework *findFramework(std::string_view name) {
  auto it = std::ranges::find(frameworks(), name, [](const Framework *f) { return f->name(); });
  return it == frameworks().end() ? nullptr : *it;
}

}  // namespace eclat
