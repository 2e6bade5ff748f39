#include "tests/support/report.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <regex>

namespace eclat::test {

using nlohmann::json;

namespace {

void expectField(const json &object, const char *name, std::initializer_list<json::value_t> types) {
  auto at = object.find(name);
  ASSERT_NE(at, object.end()) << "no '" << name << "' in " << object.dump(1).substr(0, 400);
  EXPECT_TRUE(std::ranges::find(types, at->type()) != types.end()) << "'" << name << "' is of type " << at->type_name();
}

void expectStrings(const json &object, std::initializer_list<const char *> names) {
  for (const char *name : names)
    expectField(object, name, {json::value_t::string});
}

void expectNumbers(const json &object, std::initializer_list<const char *> names) {
  for (const char *name : names)
    expectField(object, name, {json::value_t::number_unsigned, json::value_t::number_integer});
}

void expectFinding(const json &finding) {
  expectStrings(finding, {"id", "operation", "kind", "label", "code", "explanation"});
  expectField(finding, "steps", {json::value_t::array});
  expectField(finding, "violated", {json::value_t::array});
  expectField(finding, "thrown", {json::value_t::null, json::value_t::object});
  expectNumbers(finding, {"others"});
  if (testing::Test::HasFailure())
    return;
  EXPECT_FALSE(finding["steps"].empty());
  for (const json &violated : finding["violated"]) {
    expectStrings(violated, {"point", "property"});
    expectField(violated, "values", {json::value_t::object});
  }
}

}  // namespace

void expectContract(const json &report) {
  ASSERT_TRUE(report.is_object());
  expectStrings(report, {"version"});
  expectNumbers(report, {"seed"});
  for (const char *name : {"component", "stats"})
    expectField(report, name, {json::value_t::object});
  for (const char *name : {"skipped", "findings"})
    expectField(report, name, {json::value_t::array});
  if (testing::Test::HasFailure())
    return;
  expectNumbers(report["stats"], {"generated", "normal", "new", "illegal", "fault", "reported", "flaky"});
  for (const json &skipped : report["skipped"])
    expectStrings(skipped, {"operation", "reason", "remedy"});
  for (const json &finding : report["findings"])
    expectFinding(finding);
  EXPECT_EQ(report["stats"]["reported"], report["findings"].size());
}

json parseReport(const std::string &text) {
  json report;
  try {
    report = json::parse(text);
  } catch (const json::parse_error &error) {
    ADD_FAILURE() << "not JSON: " << error.what() << "\n" << text.substr(0, 400);
    return {};
  }
  expectContract(report);
  return report;
}

// Template arguments may have parentheses of their own: the parameters are in the last pair.
static std::string withoutParameters(const std::string &signature) {
  int depth = 0;
  for (std::size_t i = signature.rfind(')'); i != std::string::npos && i < signature.size(); --i) {
    depth += signature[i] == ')' ? 1 : signature[i] == '(' ? -1 : 0;
    if (depth == 0)
      return signature.substr(0, i);
  }
  return signature;
}

std::vector<ReportedFinding> findingsOf(const json &report) {
  std::vector<ReportedFinding> out;
  for (const json &finding : report.value("findings", json::array())) {
    std::string operation = finding.value("operation", "");
    out.push_back({finding.value("id", ""), withoutParameters(operation), finding.value("kind", "")});
  }
  return out;
}

bool hasFinding(const json &report, const std::string &kind, const std::string &operation) {
  auto isIt = [&](const json &finding) {
    std::string name = withoutParameters(finding.value("operation", ""));
    if (auto law = finding.find("law"); law != finding.end())
      name = law->value("class", "") + "::" + law->value("name", "");
    return finding.value("kind", "") == kind && name == operation;
  };
  return std::ranges::any_of(report.value("findings", json::array()), [&](const json &finding) {
    return isIt(finding) || std::ranges::any_of(finding.value("variants", json::array()), isIt);
  });
}

json findingWithId(const json &report, const std::string &id) {
  for (const json &finding : report.value("findings", json::array()))
    if (finding.value("id", "") == id)
      return finding;
  return {};
}

std::vector<EmittedTest> testsIn(const std::string &code) {
  static const std::regex header(R"(// Finding ([\w-]+), seed \d+\.\nTEST(?:_F)?\((\w+), (\w+)\))");
  std::vector<EmittedTest> tests;
  for (std::sregex_iterator at(code.begin(), code.end(), header), end; at != end; ++at) {
    std::string before = code.substr(0, static_cast<std::size_t>(at->position()));
    std::size_t opened = before.rfind("#ifdef ECLAT_KNOWS_HEAP_ARRAYS"), closed = before.rfind("#endif");
    bool needsAsan = opened != std::string::npos && (closed == std::string::npos || opened > closed);
    tests.push_back({(*at)[2].str() + "." + (*at)[3].str(), (*at)[1], needsAsan});
  }
  return tests;
}

bool isWellFormedXml(const std::string &text) {
  static const std::regex piece(R"(<\?[^>]*\?>|<!--[^]*?-->|<(/?)([\w:.-]+)(?:\s+[\w:.-]+="[^"<]*")*\s*(/?)>|<)");
  static const std::regex badEntity(R"(&(?!(amp|lt|gt|quot|apos|#x?[0-9A-Fa-f]+);))");
  std::vector<std::string> open;
  bool hasRoot = false;
  for (std::sregex_iterator at(text.begin(), text.end(), piece), end; at != end; ++at) {
    const std::smatch &found = *at;
    if (found.str() == "<")
      return false;
    std::string name = found[2];
    if (name.empty() || found[3].length())
      continue;
    if (!found[1].length()) {
      hasRoot = true;
      open.push_back(name);
    } else if (open.empty() || open.back() != name) {
      return false;
    } else {
      open.pop_back();
    }
  }
  return hasRoot && open.empty() && !std::regex_search(text, badEntity);
}

}  // namespace eclat::test
