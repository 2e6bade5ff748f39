#include "emit/reports/sarif.h"

#include "emit/cpp/call_code.h"
#include "emit/cpp/code.h"
#include "emit/cpp/names.h"
#include "emit/reports/escape.h"
#include "emit/reports/explain.h"
#include "emit/reports/locations.h"
#include "emit/reports/report_words.h"
#include "emit/reports/rules.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace eclat {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char *kRoot = "SRCROOT";
constexpr std::size_t kLongestMessage = 4000;  // services cut longer ones, some in the middle of a character
constexpr std::size_t kLongestFlow = 1000;     // GitHub takes ten times as many, people do not

// Braces are placeholders, and brackets before a parenthesis a link, unless written so.
std::string message(const std::string &text) {
  std::string out;
  for (char c : cut(text, kLongestMessage)) {
    if (c == '{' || c == '}')
      out += c;
    if (c == '(' && out.ends_with(']'))
      out += ' ';
    out += c == '`' ? '\'' : c;
  }
  return out;
}

Json textOf(const std::string &text) {
  return {
      {"text", message(text)}
  };
}

class SarifLog {
public:
  explicit SarifLog(const EmitContext &context) : c_(context), locations_(context) {}

  std::string write() {
    Json results = Json::array();
    for (const Finding &finding : c_.report.findings)
      results.push_back(result(finding, "new"));
    for (const SetAside &aside : c_.report.setAside)
      results.push_back(suppressed(aside));
    Json run;
    run["tool"]["driver"] = driver();
    run["automationDetails"]["id"] = category();
    run["invocations"] = Json::array({invocation()});
    run["originalUriBaseIds"][kRoot]["description"]["text"] = "The root of the source tree.";
    run["columnKind"] = "utf16CodeUnits";
    run["results"] = results;
    Json log;
    log["$schema"] = "https://json.schemastore.org/sarif-2.1.0.json";
    log["version"] = "2.1.0";
    log["runs"] = Json::array({run});
    return log.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
  }

private:
  const Operation &operationOf(const Finding &finding) const {
    return c_.component.operations.at(static_cast<std::size_t>(finding.operation));
  }

  // Several uploads for one commit are told apart by this.
  std::string category() const {
    std::string names;
    for (const ClassInfo &info : c_.component.classes)
      if (info.isRequested)
        names += (names.empty() ? "" : "+") + readableLine(info.name);
    return "eclat/" + (names.empty() ? "functions" : names) + "/";
  }

  Json driver() const {
    Json driver;
    driver["name"] = "eclat";
    driver["fullName"] = "eclat " + readableLine(c_.report.version);
    driver["version"] = readableLine(c_.report.version);
    driver["semanticVersion"] = readableLine(c_.report.version);
    driver["rules"] = Json::array();
    for (const Rule *rule : used_)
      driver["rules"].push_back(ruleJson(*rule));
    return driver;
  }

  static Json ruleJson(const Rule &rule) {
    std::string help = std::string(rule.meaning) + " " + rule.advice;
    return {
        {"id",                   "eclat-" + std::string(rule.id)},
        {"name",                 rule.name                      },
        {"shortDescription",     textOf(rule.title)             },
        {"fullDescription",      textOf(rule.meaning)           },
        {"help",
         {{"text", message(help)},
          {"markdown", fmt::format("{}\n\n**What to do.** {}\n\n`eclat explain ID` tells the story of a finding.",
                                   rule.meaning, rule.advice)}} },
        {"defaultConfiguration", {{"level", levelOf(rule)}}     },
        {"properties",
         {{"tags", {"correctness", "test-generation", rule.id}},
          {"precision", rule.precision},
          {"problem.severity", rule.severity}}                  }
    };
  }

  static const char *levelOf(const Rule &rule) {
    return std::string_view(rule.severity) == "error" ? "error" : "warning";
  }

  std::size_t indexOf(const Rule &rule) {
    auto it = std::ranges::find(used_, &rule);
    if (it == used_.end())
      it = used_.insert(it, &rule);
    return static_cast<std::size_t>(it - used_.begin());
  }

  Json place(const Location &location) const {
    Json region = {
        {"startLine", std::max(location.line, 1)}
    };
    if (location.column > 0)
      region["startColumn"] = location.column;
    return {
        {"physicalLocation",
         {{"artifactLocation", {{"uri", uriOf(readableLine(location.file))}, {"uriBaseId", kRoot}}},
          {"region", region}}}
    };
  }

  Json result(const Finding &finding, const char *baseline) {
    const Rule &rule = ruleOf(finding);
    const Operation &operation = operationOf(finding);
    Json json;
    json["ruleId"] = "eclat-" + std::string(rule.id);
    json["ruleIndex"] = indexOf(rule);
    json["level"] = finding.doubt.empty() ? levelOf(rule) : "note";
    json["message"] = textOf(story(finding));
    Json primary = place(locations_.of(finding));
    primary["logicalLocations"] = Json::array({
        {{"fullyQualifiedName", readableLine(operation.signature)}, {"kind", "function"}}
    });
    json["locations"] = Json::array({primary});
    if (auto crash = locations_.ofCrash(finding), declared = locations_.of(operation); crash && declared) {
      Json related = place(*declared);
      related["message"] = textOf(fmt::format("'{}' is declared here.", operation.signature));
      json["relatedLocations"] = Json::array({related});
    }
    if (Json flow = flowOf(finding); !flow.empty())
      json["codeFlows"] = Json::array({{{"threadFlows", Json::array({{{"locations", flow}}})}}});
    json["partialFingerprints"]["eclatFindingId/v1"] = readableLine(finding.id);
    json["baselineState"] = baseline;
    json["occurrenceCount"] = finding.others + 1;
    json["properties"] = {
        {"findingId", readableLine(finding.id)         },
        {"operation", readableLine(operation.signature)},
        {"label",     labelId(finding.label)           }
    };
    return json;
  }

  Json suppressed(const SetAside &aside) {
    Json json = result(aside.finding, "unchanged");
    json["suppressions"] = Json::array({
        {{"kind", "external"},
         {"status", "accepted"},
         {"justification", withUpperFirst(readableLine(asideWords(aside)))}}
    });
    return json;
  }

  std::string story(const Finding &finding) const {
    FindingText text = describeFinding(finding, c_.component, c_.model);
    std::string out = text.summary + ".\n" + text.explanation + "\n";
    for (const ViolatedProperty &violated : finding.violated) {
      std::string values = describeValues(violated.values);
      out += fmt::format("Violated {}: '{}' ({}){}\n", describeViolationPlace(violated), violated.property,
                         describeSupport(violated, c_.model), values.empty() ? "." : "; " + values + ".");
    }
    out += "Input:\n";
    for (const std::string &line : inputCode(finding.input, c_.component, finding.outcome.claim).all())
      out += "    " + line + "\n";
    return out + fmt::format("Finding {}; 'eclat explain {}' tells more.", finding.id, finding.id);
  }

  // The calls of the input, if it is known of all where they are.
  Json flowOf(const Finding &finding) const {
    Json flow = Json::array();
    const std::vector<Step> &steps = finding.input.steps;
    if (steps.size() < 2 || steps.size() > kLongestFlow)
      return flow;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const Operation &operation = c_.component.operations.at(static_cast<std::size_t>(steps[i].operation));
      auto where = locations_.of(operation);
      if (!where)
        return Json::array();
      Json location = place(*where);
      location["message"] =
          textOf(fmt::format("{}{}", i + 1 == steps.size() ? "The tested call: " : "Calls ", operation.signature));
      flow.push_back({
          {"location", location}
      });
    }
    return flow;
  }

  Json invocation() const {
    Json notes = Json::array();
    if (c_.report.stats.stoppedEarly)
      notes.push_back({
          {"level",   "warning"                                                                                       },
          {"message", textOf(c_.report.stats.isCut ? "Partial results: the processes that run inputs died."
                                                   : "Stopped early: these are partial results.")}
      });
    for (const Skipped &skip : c_.component.skipped)
      notes.push_back({
          {"level",   "note"                                                                   },
          {"message", textOf("Not tested: " + skip.operation + ": " + skippedWords(skip) + ".")}
      });
    Json invocation;
    invocation["executionSuccessful"] = true;
    if (!notes.empty())
      invocation["toolExecutionNotifications"] = notes;
    return invocation;
  }

  const EmitContext &c_;
  Locations locations_;
  std::vector<const Rule *> used_;  // in the order of their first result
};

}  // namespace

std::string emitSarif(const EmitContext &context) { return SarifLog(context).write(); }

}  // namespace eclat
