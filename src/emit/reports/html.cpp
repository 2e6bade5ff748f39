#include "emit/reports/html.h"

#include "emit/reports/escape.h"
#include "emit/reports/html/assets.h"
#include "emit/reports/html_parts.h"
#include "emit/reports/report_words.h"
#include "support/words.h"

#include <fmt/format.h>
#include <utility>
#include <vector>

namespace eclat {

namespace {

// Nothing is fetched, and no script or style runs but those that are part of the program. A live page asks the server
// that it comes from.
std::string policy(bool isLive) {
  std::string scripts = fmt::format("'{}'", kReportJsHash);
  if (isLive)
    scripts += fmt::format(" '{}'; connect-src 'self'", kLiveJsHash);
  return fmt::format("default-src 'none'; script-src {}; style-src '{}'; base-uri 'none'; form-action 'none'", scripts,
                     kReportCssHash);
}

std::string head(const EmitContext &context, bool isLive) {
  std::string title = "Eclat report for " + componentTitle(context.component);
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n<meta name=\"referrer\" content=\"no-referrer\">\n"
      "<meta name=\"generator\" content=\"eclat {}\">\n<title>{}</title>\n<style>{}</style>\n"
      "<script>{}</script>\n{}</head>\n",
      policy(isLive), escapeHtml(context.report.version), escapeHtml(title), kReportCss, kReportJs,
      isLive ? fmt::format("<script>{}</script>\n", kLiveJs) : "");
}

std::string percent(std::uint64_t part, std::uint64_t all) { return fmt::format("{} %", all ? part * 100 / all : 0); }

std::string figure(const std::string &value, const std::string &name, const std::string &look = {}) {
  return fmt::format("<div{}><dt>{}</dt><dd>{}</dd></div>\n", look.empty() ? "" : " class=\"" + look + "\"",
                     escapeHtml(name), escapeHtml(value));
}

// How the inputs were labelled, as one bar with its words below it.
std::string labelBar(const Stats &s) {
  const std::pair<const char *, std::uint64_t> parts[] = {
      {"normal",  s.normal },
      {"new",     s.novel  },
      {"illegal", s.illegal},
      {"fault",   s.fault  }
  };
  std::uint64_t all = s.normal + s.novel + s.illegal + s.fault;
  if (!all)
    return "";
  std::string bar = "<svg class=\"labels\" viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">",
              words;
  std::uint64_t at = 0;
  for (auto [name, count] : parts) {
    std::uint64_t end = at + count;
    std::uint64_t left = at * 1000 / all, right = end * 1000 / all;
    bar += fmt::format("<rect class=\"{}\" x=\"{}\" width=\"{}\" height=\"10\"/>", name, left, right - left);
    words += fmt::format("<span class=\"key {}\">{} {}</span> ", name, count,
                         std::string_view(name) == "fault" ? "fault-revealing" : name);
    at = end;
  }
  return bar + "</svg>\n<p class=\"legend\">" + words + "</p>\n";
}

std::string summary(const EmitContext &context) {
  const Report &r = context.report;
  std::string out = "<section id=\"summary\" aria-labelledby=\"h-summary\">\n<h2 id=\"h-summary\">Summary</h2>\n<dl "
                    "class=\"figures\">\n";
  out += figure(std::to_string(r.findings.size()), r.findings.size() == 1 ? "finding" : "findings",
                r.findings.empty() ? "good" : "bad");
  out += figure(std::to_string(r.stats.generated), "inputs tried");
  out += figure(std::to_string(r.stats.examples), "calls in the tests");
  out += figure(std::to_string(r.stats.properties), "properties checked");
  if (r.coverage.blocks) {
    out += figure(percent(r.coverage.blocksByTests, r.coverage.blocks), "of branches by tests");
    out += figure(percent(r.coverage.blocksInAll, r.coverage.blocks), "with the inputs");
  }
  out += "</dl>\n" + labelBar(r.stats);
  for (const std::string &remark : remarks(r.stats))
    out += "<p class=\"remark\">" + escapeHtml(remark) + "</p>\n";
  return out + "</section>\n";
}

std::string navigation(const std::vector<std::pair<const char *, const char *>> &sections) {
  std::string out = "<nav aria-label=\"Sections\">\n<ul>\n";
  for (auto [name, title] : sections)
    out += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", name, title);
  return out + "</ul>\n</nav>\n";
}

std::string page(const EmitContext &context, bool isLive) {
  Locations locations(context);
  struct Section {
    const char *name, *title;
    std::string html;
  };
  const Section sections[] = {
      {"summary", "Summary", summary(context)},
      {"findings", "Findings", findingsHtml(context, locations)},
      {"set-aside", "Known", setAsideHtml(context)},
      {"techniques", "Techniques", techniquesHtml(context)},
      {"operations", "Inputs by operation", operationsHtml(context)},
      {"coverage", "Coverage", coverageHtml(context, locations)},
      {"skipped", "Not tested", skippedHtml(context)},
      {"model", "Model", modelHtml(context)},
      {"graphs", "Call graphs", graphsHtml(context)},
      {"learned", "What exploring taught", learnedHtml(context)},
      {"tests", "Tests", testsHtml(context)},
  };
  std::string body;
  std::vector<std::pair<const char *, const char *>> linked;
  for (const Section &section : sections)
    if (!section.html.empty()) {
      linked.emplace_back(section.name, section.title);
      body += section.html;
    }
  return head(context, isLive) +
         fmt::format(
             "<body>\n<a class=\"skip\" href=\"#h-findings\">Skip to the findings</a>\n<header>\n<div>\n"
             "<h1>{}</h1>\n<p class=\"muted\">Eclat report, {}</p>\n</div>\n"
             "<button id=\"theme\" type=\"button\" hidden>Dark theme</button>\n</header>\n<div class=\"frame\">\n{}"
             "<main>\n{}</main>\n</div>\n<footer><p>Written by eclat {}.</p></footer>\n</body>\n</html>\n",
             escapeHtml(componentTitle(context.component)), escapeHtml(seedWords(context.report)), navigation(linked),
             body, escapeHtml(context.report.version));
}

}  // namespace

std::string emitHtml(const EmitContext &context) { return page(context, false); }

std::string emitLiveHtml(const EmitContext &context) { return page(context, true); }

}  // namespace eclat
