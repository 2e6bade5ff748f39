#include "emit/reports/junit.h"

#include "emit/cpp/call_code.h"
#include "emit/cpp/code.h"
#include "emit/reports/explain.h"
#include "emit/reports/locations.h"
#include "emit/reports/report_words.h"
#include "emit/reports/xml_writer.h"

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
    XmlWriter::Attributes totals = {
        {"name", "eclat"}
    };
    std::size_t tests = 0, failures = 0, skips = 0;
    for (const Suite &suite : suites_) {
      tests += suite.cases.size();
      failures += suite.failures();
      skips += suite.skips();
    }
    addFigures(totals, tests, failures, skips);
    xml_.open("testsuites", totals);
    for (const Suite &suite : suites_)
      writeSuite(suite);
    xml_.close("testsuites");
    return xml_.take();
  }

private:
  static void addFigures(XmlWriter::Attributes &to, std::size_t tests, std::size_t failures, std::size_t skips) {
    to.emplace_back("tests", std::to_string(tests));
    to.emplace_back("failures", std::to_string(failures));
    to.emplace_back("errors", "0");
    to.emplace_back("skipped", std::to_string(skips));
    to.emplace_back("time", "0");
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

  void writeSuite(const Suite &suite) {
    XmlWriter::Attributes attributes = {
        {"name", suite.name}
    };
    addFigures(attributes, suite.cases.size(), suite.failures(), suite.skips());
    xml_.open("testsuite", attributes);
    for (const Case &one : suite.cases)
      writeCase(suite, one);
    xml_.close("testsuite");
  }

  void writeCase(const Suite &suite, const Case &one) {
    XmlWriter::Attributes attributes = {
        {"name",      one.name  },
        {"classname", suite.name},
        {"time",      "0"       }
    };
    if (one.failure) {
      Location place = locations_.of(*one.failure);
      attributes.emplace_back("file", place.file);
      attributes.emplace_back("line", std::to_string(place.line));
    }
    if (!one.failure && one.skipped.empty())
      return xml_.element("testcase", attributes);
    xml_.open("testcase", attributes);
    if (one.failure)
      writeFailure(*one.failure);
    else
      xml_.element("skipped", {
                                  {"message", one.skipped}
      });
    xml_.close("testcase");
  }

  void writeFailure(const Finding &finding) {
    FindingText text = describeFinding(finding, c_.component, c_.model);
    std::string body = join(inputCode(finding.input, c_.component, finding.outcome.claim).all(), "\n") + "\n\n";
    for (const ViolatedProperty &violated : finding.violated) {
      std::string values = describeValues(violated.values);
      body += fmt::format("Violated {}: {} ({}){}\n", describeViolationPlace(violated), violated.property,
                          describeSupport(violated, c_.model), values.empty() ? "" : "\n  " + values);
    }
    body += text.explanation + "\n";
    body += "Finding " + finding.id + ".";
    if (finding.others)
      body += fmt::format(" {} more input{} did the same.", finding.others, finding.others == 1 ? "" : "s");
    body += "\n";
    xml_.element("failure",
                 {
                     {"message", readableLine(text.summary)},
                     {"type",    readableLine(finding.kind)}
    },
                 readable(body));
    if (!finding.outcome.output.empty())
      xml_.element("system-out", {}, readable(finding.outcome.output));
  }

  const EmitContext &c_;
  Locations locations_;
  XmlWriter xml_;
  std::vector<Suite> suites_;
};

}  // namespace

std::string emitJunit(const EmitContext &context) { return JunitReport(context).write(); }

}  // namespace eclat
