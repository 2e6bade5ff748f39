#include "emit/cpp/code.h"
#include "emit/cpp/names.h"
#include "emit/reports/escape.h"
#include "emit/reports/evidence.h"
#include "emit/reports/explain.h"
#include "emit/reports/html_parts.h"
#include "emit/reports/report_words.h"
#include "emit/reports/technique_words.h"
#include "support/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace eclat {

namespace {

class FindingCard {
public:
  FindingCard(const Finding &finding, const EmitContext &context, const Locations &locations)
      : f_(finding), c_(context), locations_(locations), text_(describeFinding(finding, c_.component, c_.model)),
        operation_(c_.component.operations.at(static_cast<std::size_t>(finding.operation))) {}

  std::string html(std::size_t number) const {
    std::string name = htmlName(f_.id);
    std::string out = fmt::format("<article class=\"finding\" id=\"finding-{0}\" tabindex=\"-1\" "
                                  "aria-labelledby=\"title-{0}\">\n<h3 id=\"title-{0}\"><a class=\"count\" "
                                  "href=\"#finding-{0}\" aria-label=\"Link to finding {1}\">{1}</a> {2}</h3>\n",
                                  name, number, htmlWords(text_.summary));
    out += chips() + code() + violated() + dropped() + values();
    out += "<h4>Why it is reported</h4>\n<p>" + htmlWords(reason()) + "</p>\n";
    if (!f_.doubt.empty())
      out += "<p class=\"doubt\"><strong>What speaks against a fault:</strong> " + htmlWords(f_.doubt) + ".</p>\n";
    out += nested() + surroundings() + rules() + evidence() + variants() + foot(number);
    return out + "</article>\n";
  }

private:
  // The doubt has a paragraph of its own.
  std::string reason() const {
    std::string doubt = " But " + f_.doubt + ".";
    bool isInText = text_.explanation.ends_with(doubt);
    return isInText ? text_.explanation.substr(0, text_.explanation.size() - doubt.size()) : text_.explanation;
  }

  std::string chips() const {
    Location place = locations_.of(f_);
    bool isSevere = f_.outcome.ending != Ending::Returned;
    std::string out = "<p class=\"chips\">" + htmlChip(f_.kind, isSevere ? "severe" : "broken");
    out += htmlChip("label " + std::string(labelId(f_.label)));
    if (std::string how = foundWords(f_); !how.empty())
      out += htmlChip(how);
    for (const std::string &technique : f_.selectedBy)
      out += htmlChip("by " + technique, "selected");
    if (f_.isEntryDropped)
      out += htmlChip("without entry properties", "selected");
    if (f_.iteration)
      out += htmlChip(fmt::format("iteration {}", f_.iteration), "selected");
    if (!f_.doubt.empty())
      out += htmlChip("doubtful", "doubtful");
    out += fmt::format("<code class=\"place\">{}</code>", escapeHtml(fmt::format("{}:{}", place.file, place.line)));
    return out + fmt::format("<code class=\"id\">{}</code></p>\n", escapeHtml(f_.id));
  }

  std::string code() const {
    CodeLines lines = inputCode(f_.input, c_.component, f_.outcome.claim);
    std::string out =
        "<div class=\"scroll code\" role=\"region\" tabindex=\"0\" aria-label=\"The input as C++\"><pre><code>";
    for (const auto *part : {&lines.setup, &lines.before})
      for (const std::string &line : *part)
        out += htmlCpp(readable(line)) + "\n";
    bool isLaw = operation_.kind == OperationKind::Law;
    out += fmt::format("<span class=\"tested\">{}  <span class=\"c\">{}</span></span>",
                       htmlCpp(readable(lines.statement)), isLaw ? "// the law" : "// the tested call");
    return out + "</code></pre></div>\n";
  }

  std::string violated() const {
    if (f_.violated.empty())
      return "";
    std::string out = "<h4>What broke</h4>\n<ul class=\"broken\">\n";
    for (const ViolatedProperty &violated : f_.violated) {
      out += fmt::format("<li><code class=\"property\">{}</code> <span class=\"muted\">{}; {}</span>",
                         escapeHtml(violated.property), escapeHtml(describeViolationPlace(violated)),
                         escapeHtml(describeSupport(violated, c_.model)));
      if (std::string values = describeValues(violated.values); !values.empty())
        out += "<br><span class=\"values\">" + escapeHtml(values) + "</span>";
      out += "</li>\n";
    }
    return out + "</ul>\n";
  }

  // Entry properties that were put aside for it: the caller may have broken the rules.
  std::string dropped() const {
    if (f_.dropped.empty())
      return "";
    std::string out = "<h4>Entry properties that were dropped, and that it breaks</h4>\n<ul class=\"dropped\">\n";
    for (const ViolatedProperty &rule : f_.dropped) {
      std::string values = describeValues(rule.values);
      out += fmt::format("<li>{} <span class=\"muted\">{}</span>{}</li>\n", htmlCode(rule.property),
                         escapeHtml(describeSupport(rule, c_.model)),
                         values.empty() ? "" : "<br><span class=\"values\">" + escapeHtml(values) + "</span>");
    }
    return out + "</ul>\n";
  }

  static std::string cell(const std::string &value) {
    return value.empty() ? "<span class=\"muted\">none</span>" : htmlCode(value);
  }

  std::string valueTable(const std::vector<const SeenValue *> &values, bool areChanged, bool isOver) const {
    std::vector<std::string> columns = {"value", "before"};
    if (isOver)
      columns.emplace_back("after");
    HtmlTable table(areChanged ? "Values that the call changed" : "Values of the call", columns);
    for (const SeenValue *value : values) {
      std::vector<std::string> cells = {htmlCode(print(value->name)), cell(value->before)};
      if (isOver)
        cells.push_back(
            areChanged ? fmt::format("<span class=\"now\"><span class=\"mark\" aria-hidden=\"true\">→</span> {}</span>",
                                     cell(value->after))
                       : cell(value->after));
      table.row(cells, areChanged ? "changed" : "");
    }
    return table.html();
  }

  std::string values() const {
    Changes changes = changesOf(f_.outcome);
    bool isOver = std::ranges::any_of(f_.outcome.seen, [](const SeenValue &v) { return !v.after.empty(); });
    if (changes.changed.empty() && changes.same.empty())
      return "";
    if (!isOver)
      return "<h4>Before the call</h4>\n" + valueTable(changes.same, false, false);
    std::string out = "<h4>Before and after the call</h4>\n";
    out += changes.changed.empty() ? "<p>It changed no value that is observed.</p>\n"
                                   : valueTable(changes.changed, true, true);
    if (!changes.same.empty())
      out += htmlFold(counted(changes.same.size(), "value") + " that stayed the same",
                      valueTable(changes.same, false, true));
    return out;
  }

  // What calls inside the tested call found or left broken.
  std::string nested() const {
    if (f_.outcome.nested.empty())
      return "";
    std::string out = "<ul>\n";
    for (const NestedViolation &nested : f_.outcome.nested) {
      const Operation &op = c_.component.operations.at(static_cast<std::size_t>(nested.operation));
      const Property &property = c_.model.properties.at(static_cast<std::size_t>(nested.property));
      out += fmt::format("<li>On {} of {}: {} was broken</li>\n", nested.atEntry ? "entry" : "exit",
                         htmlCode(op.signature), htmlCode(print(property.expr)));
    }
    return htmlFold(
        fmt::format("Inside the call: {} broken", counted(f_.outcome.nested.size(), "property", "properties")),
        out + "</ul>\n");
  }

  std::string surroundings() const {
    const Outcome &o = f_.outcome;
    std::string out;
    if (!o.changes.empty())
      out += "<p>It changed " + escapeHtml(fmt::format("{}", fmt::join(o.changes, ", "))) + ".</p>\n";
    if (!o.blocked.empty())
      out += "<p>The sandbox refused: " + htmlCode(o.blocked) + ".</p>\n";
    if (!o.output.empty())
      out += htmlFold("What it printed",
                      "<div class=\"scroll code\" role=\"region\" tabindex=\"0\" aria-label=\"Output\"><pre>" +
                          escapeHtml(o.output) + "</pre></div>\n");
    return out;
  }

  std::string rules() const {
    auto list = [&](const char *title, const std::vector<const Property *> &rules) {
      if (rules.empty())
        return std::string();
      std::string out = "<ul class=\"plain\">\n";
      for (const Property *rule : rules)
        out += fmt::format("<li>{} <span class=\"muted\">{}; held {}</span></li>\n", htmlCode(print(rule->expr)),
                           escapeHtml(describePoint(rule->point)), counted(rule->samples, "time"));
      return htmlFold(fmt::format("{} ({})", title, rules.size()), out + "</ul>\n");
    };
    return list("Rules for the caller that it broke", rulesBroken(f_, c_)) +
           list("Rules for the caller that it kept", rulesKept(f_, c_));
  }

  // What the examples and the inputs say about the properties that broke.
  std::string evidence() const {
    std::string out;
    for (const ViolatedProperty &violated : f_.violated) {
      if (!violated.law.empty())
        continue;
      out += fmt::format("<p>{} held in {} of the examples{}.", htmlCode(violated.property),
                         counted(violated.samples, "visit"),
                         violated.states ? ", in " + counted(violated.states, "different state") : "");
      if (violated.legal)
        out += fmt::format(" Of {} of {}, {} broke it.", counted(violated.legal, "legal input"),
                           htmlCode(operation_.signature), violated.breaking);
      out += "</p>\n";
      HtmlTable table("Visits of the examples", {"#call", "operation", "values"});
      for (const Sighting &sighting : violated.sightings)
        table.row(
            {std::to_string(sighting.call), htmlCode(sighting.operation), htmlCode(describeValues(sighting.values))});
      if (!table.isEmpty())
        out += table.html();
    }
    return out.empty() ? "" : htmlFold("Evidence from the examples", out);
  }

  std::string variants() const {
    if (f_.variants.empty())
      return "";
    std::string out = "<ul>\n";
    for (const Finding &variant : f_.variants)
      out += "<li>" + htmlWords(describeFinding(variant, c_.component, c_.model).summary) + " " +
             fmt::format("<code class=\"id\">{}</code>", escapeHtml(variant.id)) + "</li>\n";
    return htmlFold(counted(f_.variants.size(), "other way to fail that seems to have the same cause",
                            "other ways to fail that seem to have the same cause"),
                    out + "</ul>\n");
  }

  std::string foot(std::size_t number) const {
    std::string out = "<p class=\"foot\">";
    if (std::string others = othersWords(f_); !others.empty())
      out += others + " ";
    if (!f_.reason.empty())
      out += fmt::format("Ranked {}: {}. ", number, escapeHtml(f_.reason));
    return out + "The whole story: " + htmlCode("eclat explain " + f_.id) + "</p>\n";
  }

  const Finding &f_;
  const EmitContext &c_;
  const Locations &locations_;
  FindingText text_;
  const Operation &operation_;
};

std::string overview(const EmitContext &context) {
  HtmlTable table("Findings", {"#", "what broke", "kind"});
  std::size_t number = 0;
  for (const Finding &finding : context.report.findings) {
    FindingText text = describeFinding(finding, context.component, context.model);
    table.row({std::to_string(++number),
               fmt::format("<a href=\"#finding-{}\">{}</a>", htmlName(finding.id), htmlWords(text.summary)),
               escapeHtml(finding.kind)});
  }
  return table.html();
}

}  // namespace

std::string findingsHtml(const EmitContext &context, const Locations &locations) {
  std::string out =
      "<section id=\"findings\" aria-labelledby=\"h-findings\">\n<h2 id=\"h-findings\" tabindex=\"-1\">Findings</h2>\n";
  if (context.report.findings.empty())
    return out + "<p class=\"none\"><strong>" + nothingWords(context.report) + "</strong> " +
           escapeHtml(triedWords(context)) + "</p>\n</section>\n";
  if (context.report.findings.size() > 1)
    out += overview(context) + "<p class=\"muted keys\">The keys <kbd>j</kbd> and <kbd>k</kbd> go to the next and the "
                               "previous finding.</p>\n";
  std::size_t number = 0;
  for (const Finding &finding : context.report.findings)
    out += FindingCard(finding, context, locations).html(++number);
  return out + "</section>\n";
}

namespace {

std::string listHtml(const std::vector<std::string> &sentences) {
  std::string out;
  for (const std::string &words : sentences)
    out += "<li>" + htmlWords(words) + "</li>\n";
  return out.empty() ? "" : "<ul>\n" + out + "</ul>\n";
}

}  // namespace

std::string setAsideHtml(const EmitContext &context) {
  HtmlTable table("Known findings", {"id", "what broke", "why it is not counted"});
  for (const SetAside &aside : context.report.setAside)
    table.row({htmlCode(aside.finding.id),
               htmlWords(describeFinding(aside.finding, context.component, context.model).summary),
               escapeHtml(asideWords(aside))});
  std::string out = table.isEmpty() ? "" : table.html();
  out += listHtml(judgedWords(context.report));
  if (std::string refined = listHtml(refinedWords(context.report)); !refined.empty())
    out += "<p>What verdicts made of properties; findings that rest on them are gone:</p>\n" + refined;
  return out.empty() ? ""
                     : "<section id=\"set-aside\" aria-labelledby=\"h-set-aside\">\n<h2 id=\"h-set-aside\">Known, and "
                       "not counted</h2>\n" +
                           out + "</section>\n";
}

}  // namespace eclat
