#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

// Reads a JSON report as a program would that knows nothing but the contract (docs/reference/report.schema.json).
namespace eclat::test {

struct ReportedFinding {
  std::string id, operation, kind;
};

// Adds a test failure for each part of the contract that is missing or has the wrong type.
void expectContract(const nlohmann::json &report);

// Parses the report and checks it against the contract; null, with a test failure, if it is no JSON.
nlohmann::json parseReport(const std::string &text);

// Returns the findings; an operation is named without its parameters: "bank::Account::withdraw".
std::vector<ReportedFinding> findingsOf(const nlohmann::json &report);
// True if the report has such a finding, also as a variant of another one.
bool hasFinding(const nlohmann::json &report, const std::string &kind, const std::string &operation);
// Returns the finding with this id; null if there is none.
nlohmann::json findingWithId(const nlohmann::json &report, const std::string &id);

// A test in an emitted file; its name is in the form that --gtest_filter takes.
struct EmittedTest {
  std::string name, finding;
  bool needsAsan = false;  // it is compiled only under AddressSanitizer, without which it could not fail
};
std::vector<EmittedTest> testsIn(const std::string &code);

// True if every tag is closed by its own and only known entities follow an ampersand.
bool isWellFormedXml(const std::string &text);

}  // namespace eclat::test
