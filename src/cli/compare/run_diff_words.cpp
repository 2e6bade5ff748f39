#include "cli/compare/run_diff.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace eclat {

namespace {

using Json = nlohmann::ordered_json;

// "5 of 8", "5 to 6 of 8", "5 of 8 to 6 of 9"
std::string moved(std::uint64_t was, std::uint64_t wasAll, std::uint64_t is, std::uint64_t isAll) {
  if (wasAll != isAll)
    return fmt::format("{} of {} to {} of {}", was, wasAll, is, isAll);
  return was == is ? fmt::format("{} of {}", is, isAll) : fmt::format("{} to {} of {}", was, is, isAll);
}

std::vector<std::string> coverageLines(const Coverage &was, const Coverage &is) {
  return {fmt::format("tests: {} branches, {} lines", moved(was.blocksByTests, was.blocks, is.blocksByTests, is.blocks),
                      moved(was.linesByTests, was.lines, is.linesByTests, is.lines)),
          fmt::format("tests and inputs: {} branches, {} lines",
                      moved(was.blocksInAll, was.blocks, is.blocksInAll, is.blocks),
                      moved(was.linesInAll, was.lines, is.linesInAll, is.lines))};
}

std::string reasonOf(const Skipped &skipped) {
  return skipped.reason + (skipped.remedy.empty() ? "" : "; " + skipped.remedy);
}

bool changesOperations(const RunDiff &d) {
  return !d.added.empty() || !d.removed.empty() || !d.skippedNow.empty() || !d.calledNow.empty();
}

std::string printText(const RunDiff &d) {
  if (d.isEmpty())
    return "no difference\n";
  std::string out;
  auto title = [&](const char *text) { out += (out.empty() ? "" : "\n") + std::string(text) + "\n"; };
  if (!d.newFindings.empty() || !d.goneFindings.empty())
    title("Findings, new (+) and gone (-)");
  for (const ToldFinding &finding : d.newFindings)
    out += fmt::format("  + {}  {}\n", finding.id, finding.summary);
  for (const ToldFinding &finding : d.goneFindings)
    out += fmt::format("  - {}  {}\n", finding.id, finding.summary);
  if (!d.properties.empty())
    title("Properties, new (+), no longer held (-), changed (~)");
  out += printModelDiff(d.properties, "  ");
  if (changesOperations(d))
    title("Operations, new (+) and gone (-)");
  for (const std::string &op : d.added)
    out += fmt::format("  + {}\n", op);
  for (const std::string &op : d.removed)
    out += fmt::format("  - {}\n", op);
  for (const Skipped &skipped : d.skippedNow)
    out += fmt::format("  skipped now: {}: {}\n", skipped.operation, reasonOf(skipped));
  for (const std::string &op : d.calledNow)
    out += fmt::format("  no longer skipped: {}\n", op);
  if (d.before != d.after) {
    title("Coverage");
    for (const std::string &line : coverageLines(d.before, d.after))
      out += "  " + line + "\n";
  }
  return out;
}

// A code span around any text.
std::string code(const std::string &text) {
  if (!text.contains('`'))
    return "`" + text + "`";
  return "`` " + text + " ``";
}

// Words with `code` in them; outside of it nothing may be taken for markup.
std::string escaped(const std::string &text) {
  std::string out;
  bool isCode = false;
  for (char c : text) {
    isCode = isCode != (c == '`');
    bool isMarkup = c == '<' || c == '*' || c == '_' || c == '[' || c == '\\';
    out += !isCode && isMarkup ? std::string("\\") + c : std::string(1, c);
  }
  return out;
}

class Markdown {
public:
  std::string print(const RunDiff &d) {
    if (d.isEmpty())
      return "### eclat: no difference\n";
    out_ = "### eclat: what changed\n";
    findings("New findings", d.newFindings);
    findings("Findings that are gone", d.goneFindings);
    properties("Properties that no longer hold", d.properties, false);
    properties("New and changed properties", d.properties, true);
    operations("New operations", d.added);
    operations("Operations that are gone", d.removed);
    operations("Operations that are no longer skipped", d.calledNow);
    if (!d.skippedNow.empty())
      title("Operations that are skipped now");
    for (const Skipped &skipped : d.skippedNow)
      item(code(skipped.operation) + ": " + escaped(reasonOf(skipped)));
    if (d.before != d.after) {
      title("Coverage");
      for (const std::string &line : coverageLines(d.before, d.after))
        item(line);
    }
    return std::move(out_);
  }

private:
  void title(const std::string &text) { out_ += "\n**" + text + "**\n\n"; }
  void item(const std::string &text) { out_ += "- " + text + "\n"; }

  void findings(const char *what, const std::vector<ToldFinding> &list) {
    if (!list.empty())
      title(what);
    for (const ToldFinding &finding : list)
      item(code(finding.id) + " " + escaped(finding.summary));
  }

  void properties(const char *what, const std::vector<PointDiff> &diff, bool isHeldNow) {
    bool isTitled = false;
    for (const PointDiff &at : diff)
      for (const PropertyChange &change : at.changes) {
        if ((change.fate != PropertyFate::Gone) != isHeldNow)
          continue;
        if (!std::exchange(isTitled, true))
          title(what);
        item(escaped(describePoint(at.point)) + ": " + code(change.property) +
             (change.was.empty() ? "" : fmt::format(" (was {}: {})", code(change.was), fateWord(change.fate))));
      }
  }

  void operations(const char *what, const std::vector<std::string> &list) {
    if (!list.empty())
      title(what);
    for (const std::string &op : list)
      item(code(op));
  }

  std::string out_;
};

Json findingsJson(const std::vector<ToldFinding> &findings) {
  Json out = Json::array();
  for (const ToldFinding &finding : findings)
    out.push_back({
        {"id",      finding.id     },
        {"summary", finding.summary}
    });
  return out;
}

Json coverageJson(const Coverage &c) {
  return {
      {"branches", {{"all", c.blocks}, {"tests", c.blocksByTests}, {"andInputs", c.blocksInAll}}},
      {"lines",    {{"all", c.lines}, {"tests", c.linesByTests}, {"andInputs", c.linesInAll}}   }
  };
}

std::string printJson(const RunDiff &d) {
  Json properties = Json::array(), skipped = Json::array();
  for (const PointDiff &at : d.properties)
    for (const PropertyChange &change : at.changes) {
      properties.push_back({
          {"point",    describePoint(at.point)},
          {"change",   fateWord(change.fate)  },
          {"property", change.property        }
      });
      if (!change.was.empty())
        properties.back()["was"] = change.was;
    }
  for (const Skipped &one : d.skippedNow)
    skipped.push_back({
        {"operation", one.operation},
        {"reason",    one.reason   },
        {"remedy",    one.remedy   }
    });
  Json json = {
      {"same",       d.isEmpty()                                                                   },
      {"findings",   {{"new", findingsJson(d.newFindings)}, {"gone", findingsJson(d.goneFindings)}}},
      {"properties", properties                                                                    }
  };
  json["operations"] = {
      {"added",     d.added    },
      {"removed",   d.removed  },
      {"skipped",   skipped    },
      {"calledNow", d.calledNow}
  };
  json["coverage"] = {
      {"before", coverageJson(d.before)},
      {"after",  coverageJson(d.after) }
  };
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string printDiff(const RunDiff &diff, const std::string &format) {
  if (format == "json")
    return printJson(diff);
  return format == "markdown" ? Markdown().print(diff) : printText(diff);
}

}  // namespace eclat
