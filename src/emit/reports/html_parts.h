#pragma once

#include "emit/emitter.h"
#include "emit/reports/locations.h"

#include <string>
#include <vector>

namespace eclat {

// Pieces of the HTML report. What is called `html` is markup; everything else is text and is escaped here.

std::string htmlCode(const std::string &text);
// Text of ours with `code` in it.
std::string htmlWords(const std::string &text);
// Lines of C++, coloured by what is plain to see: words of the language, types, numbers, texts, calls.
std::string htmlCpp(const std::string &line);
std::string htmlChip(const std::string &text, const std::string &look = {});
// A name for a link: letters, digits and dashes.
std::string htmlName(const std::string &text);
// A part to unfold.
std::string htmlFold(const std::string &summaryHtml, const std::string &html, bool isOpen = false);
// A share of a whole, as a bar of two parts: what tests reached, and what inputs added.
std::string htmlBar(std::uint64_t tests, std::uint64_t inAll, std::uint64_t all);

// A table in a box of its own, which scrolls where the table is wider than the page.
class HtmlTable {
public:
  // Names of columns; those that start with '#' hold numbers.
  HtmlTable(std::string label, std::vector<std::string> columns);
  void row(const std::vector<std::string> &cellsHtml, const std::string &look = {});
  bool isEmpty() const { return rows_.empty(); }
  std::string html() const;

private:
  std::string label_;
  std::vector<std::string> columns_;
  std::string rows_;
};

// The sections of the page. Each is empty if there is nothing to tell.
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
