#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

// A report in JSON, read as a program that knows the contract (DESIGN.md §5) would.
namespace eclat::test {

struct ReportedFinding {
  std::string id, operation, kind;
};

// Adds a test failure for each part of the contract that is missing or has the wrong type.
void expectContract(const nlohmann::json &report);

// The report, checked against the contract; null, with a test failure, if it is not JSON.
nlohmann::json parseReport(const std::string &text);

// The operation without its parameters: "bank::Account::withdraw".
std::vector<ReportedFinding> findingsOf(const nlohmann::json &report);
// Also as a variant of another finding.
bool hasFinding(const nlohmann::json &report, const std::string &kind, const std::string &operation);
// The finding with this id; null if there is none.
nlohmann::json findingWithId(const nlohmann::json &report, const std::string &id);

// A test in an emitted file; the name is as --gtest_filter takes it.
struct EmittedTest {
  std::string name, finding;
  bool needsAsan = false;  // it is there only under AddressSanitizer, without which it could not fail
};
std::vector<EmittedTest> testsIn(const std::string &code);

// Whether every tag is closed by its own and nothing but known entities follows an ampersand.
bool isWellFormedXml(const std::string &text);

}  // namespace eclat::test
