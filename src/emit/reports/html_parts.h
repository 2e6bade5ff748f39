#pragma once

#include "emit/emitter.h"
#include "emit/reports/locations.h"

#include <string>
#include <vector>

namespace eclat {

// These functions make pieces of the HTML report. A parameter called `html` is markup; all other text is escaped here.

std::string htmlCode(const std::string &text);
// Formats a text of ours that has `code` in it.
std::string htmlWords(const std::string &text);
// Colours lines of C++ by what is plain to see: keywords, types, numbers, texts, calls.
std::string htmlCpp(const std::string &line);
std::string htmlChip(const std::string &text, const std::string &look = {});
// Makes a name that links can use: letters, digits and dashes.
std::string htmlName(const std::string &text);
// Makes a part of the page that readers can unfold.
std::string htmlFold(const std::string &summaryHtml, const std::string &html, bool isOpen = false);
// Draws a share of a whole as a bar of two parts: what tests reached, and what inputs added.
std::string htmlBar(std::uint64_t tests, std::uint64_t inAll, std::uint64_t all);

// A table in a box of its own, which scrolls where the table is wider than the page.
class HtmlTable {
public:
  // `columns`: their names; a column whose name starts with '#' holds numbers.
  HtmlTable(std::string label, std::vector<std::string> columns);
  void row(const std::vector<std::string> &cellsHtml, const std::string &look = {});
  bool isEmpty() const { return rows_.empty(); }
  std::string html() const;

private:
  std::string label_;
  std::vector<std::string> columns_;
  std::string rows_;
};

// The sections of the page. A section is empty if there is nothing to tell.
std::string findingsHtml(const EmitContext &context, const Locations &locations);
std::string setAsideHtml(const EmitContext &context);
std::string modelHtml(const EmitContext &context);
std::string graphsHtml(const EmitContext &context);
std::string coverageHtml(const EmitContext &context, const Locations &locations);
std::string techniquesHtml(const EmitContext &context);
std::string operationsHtml(const EmitContext &context);
std::string learnedHtml(const EmitContext &context);
std::string skippedHtml(const EmitContext &context);
std::string testsHtml(const EmitContext &context);

}  // namespace eclat
