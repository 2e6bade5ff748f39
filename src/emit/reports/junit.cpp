#include "emit/reports/junit.h"

#include "emit/cpp/call_code.h"
#include "emit/cpp/code.h"
#include "emit/reports/escape.h"
#include "emit/reports/explain.h"
#include "emit/reports/locations.h"
#include "emit/reports/report_words.h"
#include "emit/reports/xml_nodes.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace eclat {

namespace {

struct Case {
  std::string name;
  const Finding *failure = nullptr;
  std::string skipped;  // why; empty: it was not
};

struct Suite {
  std::string name;
  std::vector<Case> cases;

  std::size_t failures() const {
    return static_cast<std::size_t>(std::ranges::count_if(cases, [](const Case &c) { return c.failure; }));
  }
  std::size_t skips() const {
    return static_cast<std::size_t>(std::ranges::count_if(cases, [](const Case &c) { return !c.skipped.empty(); }));
  }
};

class JunitReport {
public:
  explicit JunitReport(const EmitContext &context) : c_(context), locations_(context) {}

  std::string write() {
    collect();
    pugi::xml_document document;
    pugi::xml_node root = addElement(document, "testsuites");
    addAttribute(root, "name", "eclat");
    std::size_t tests = 0, failures = 0, skips = 0;
    for (const Suite &suite : suites_) {
      tests += suite.cases.size();
      failures += suite.failures();
      skips += suite.skips();
    }
    addFigures(root, tests, failures, skips);
    for (const Suite &suite : suites_)
      addSuite(root, suite);
    return print(document);
  }

private:
  static void addFigures(pugi::xml_node to, std::size_t tests, std::size_t failures, std::size_t skips) {
    addAttribute(to, "tests", std::to_string(tests));
    addAttribute(to, "failures", std::to_string(failures));
    addAttribute(to, "errors", "0");
    addAttribute(to, "skipped", std::to_string(skips));
    addAttribute(to, "time", "0");
  }

  Suite &suiteOf(const std::string &className) {
    std::string name = readableLine(className.empty() ? "Functions" : className);
    auto it = std::ranges::find(suites_, name, &Suite::name);
    return it == suites_.end() ? suites_.emplace_back(name) : *it;
  }

  const Operation &operation(int id) const { return c_.component.operations.at(static_cast<std::size_t>(id)); }

  // The class that a skipped operation is named after.
  std::string classOf(const std::string &signature) const {
    std::string best;
    for (const ClassInfo &info : c_.component.classes)
      if (signature.starts_with(info.name + "::") && info.name.size() > best.size())
        best = info.name;
    return best;
  }

  std::set<int> testedOperations() const {
    std::set<int> tested;
    for (const OperationFigures &figures : c_.report.operations)
      tested.insert(figures.operation);
    if (tested.empty())
      for (const Operation &operation : c_.component.operations)
        if (operation.kind != OperationKind::Factory)
          tested.insert(operation.id);
    for (const Finding &finding : c_.report.findings)
      tested.insert(finding.operation);
    return tested;
  }

  void collect() {
    for (int id : testedOperations()) {
      const Operation &tested = operation(id);
      Suite &suite = suiteOf(tested.className);
      std::size_t first = suite.cases.size();
      suite.cases.push_back({readableLine(tested.signature)});
      for (const Finding &finding : c_.report.findings) {
        if (finding.operation != id)
          continue;
        if (!suite.cases[first].failure)
          suite.cases[first].failure = &finding;
        else
          suite.cases.push_back({fmt::format("{} [{}]", readableLine(tested.signature), finding.id), &finding});
      }
    }
    for (const SetAside &aside : c_.report.setAside) {
      const Operation &tested = operation(aside.finding.operation);
      std::string why = asideWords(aside) + "; " + describeFinding(aside.finding, c_.component, c_.model).summary;
      suiteOf(tested.className)
          .cases.push_back(
              {fmt::format("{} [{}]", readableLine(tested.signature), aside.finding.id), nullptr, readableLine(why)});
    }
    for (const Skipped &skip : c_.component.skipped)
      suiteOf(classOf(skip.operation))
          .cases.push_back({readableLine(skip.operation), nullptr, readableLine("not tested: " + skippedWords(skip))});
  }

  void addSuite(pugi::xml_node to, const Suite &suite) {
    pugi::xml_node element = addElement(to, "testsuite");
    addAttribute(element, "name", suite.name);
    addFigures(element, suite.cases.size(), suite.failures(), suite.skips());
    for (const Case &one : suite.cases)
      addCase(element, suite, one);
  }

  void addCase(pugi::xml_node to, const Suite &suite, const Case &one) {
    pugi::xml_node element = addElement(to, "testcase");
    addAttribute(element, "name", one.name);
    addAttribute(element, "classname", suite.name);
    addAttribute(element, "time", "0");
    if (one.failure) {
      Location place = locations_.of(*one.failure);
      addAttribute(element, "file", place.file);
      addAttribute(element, "line", std::to_string(place.line));
      addFailure(element, *one.failure);
    } else if (!one.skipped.empty()) {
      addAttribute(addElement(element, "skipped"), "message", one.skipped);
    }
  }

  void addFailure(pugi::xml_node to, const Finding &finding) {
    FindingText text = describeFinding(finding, c_.component, c_.model);
    std::string body = join(inputCode(finding.input, c_.component, finding.outcome.claim).all(), "\n") + "\n\n";
    for (const ViolatedProperty &violated : finding.violated) {
      std::string values = describeValues(violated.values);
      body += fmt::format("Violated {}: {} ({}){}\n", describeViolationPlace(violated), violated.property,
                          describeSupport(violated, c_.model), values.empty() ? "" : "\n  " + values);
    }
    body += text.explanation + "\n";
    body += "Finding " + finding.id + ".";
    if (std::string others = othersWords(finding); !others.empty())
      body += " " + others;
    body += "\n";
    pugi::xml_node failure = addElement(to, "failure", readable(body));
    addAttribute(failure, "message", readableLine(text.summary));
    addAttribute(failure, "type", readableLine(finding.kind));
    if (!finding.outcome.output.empty())
      addElement(to, "system-out", readable(finding.outcome.output));
  }

  const EmitContext &c_;
  Locations locations_;
  std::vector<Suite> suites_;
};

}  // namespace

std::string emitJunit(const EmitContext &context) { return JunitReport(context).write(); }

}  // namespace eclat
