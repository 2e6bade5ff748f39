#include "emit/reports/html_parts.h"

#include "emit/reports/escape.h"
#include "support/text.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <set>

namespace eclat {

namespace {

const std::set<std::string> &languageWords() {
  static const std::set<std::string> words = {
      "auto",   "bool",     "catch",   "char",   "class",      "const",   "constexpr", "delete",   "double",
      "else",   "enum",     "false",   "float",  "for",        "if",      "int",       "long",     "namespace",
      "new",    "noexcept", "nullptr", "return", "short",      "signed",  "sizeof",    "static",   "static_cast",
      "struct", "template", "this",    "throw",  "true",       "try",     "typename",  "unsigned", "using",
      "void",   "volatile", "while",   "assert", "const_cast", "char8_t", "char16_t",  "char32_t", "wchar_t"};
  return words;
}

// How far a text or character constant reaches from its opening quote.
std::size_t endOfQuoted(const std::string &line, std::size_t at) {
  std::size_t end = at + 1;
  while (end < line.size() && line[end] != line[at])
    end += line[end] == '\\' ? 2 : 1;
  return std::min(end + 1, line.size());
}

std::size_t endOfWord(const std::string &line, std::size_t at, bool isNumber) {
  std::size_t end = at;
  while (end < line.size() && (isWord(line[end]) || (isNumber && (line[end] == '.' || line[end] == '\''))))
    ++end;
  return end;
}

// `stack` in "Stack stack(2);": a variable, although it looks like a call.
bool isDeclared(const std::string &line, std::size_t at) {
  return at > 1 && line[at - 1] == ' ' && (isWord(line[at - 2]) || line[at - 2] == '>');
}

const char *lookOfWord(const std::string &line, std::size_t at, std::size_t end) {
  std::string word = line.substr(at, end - at);
  if (languageWords().contains(word))
    return "k";
  if (end < line.size() && line[end] == '(' && !isDeclared(line, at))
    return "f";
  bool isScope = line.compare(end, 2, "::") == 0;
  return isScope || std::isupper(static_cast<unsigned char>(word[0])) ? "t" : "";
}

std::string coloured(const char *look, const std::string &text) {
  return *look ? fmt::format("<span class=\"{}\">{}</span>", look, escapeHtml(text)) : escapeHtml(text);
}

std::string plural(const std::string &column) { return column.starts_with('#') ? column.substr(1) : column; }

}  // namespace

std::string htmlCode(const std::string &text) { return "<code>" + escapeHtml(text) + "</code>"; }

std::string htmlWords(const std::string &text) { return withCode(text, htmlCode, escapeHtml); }

std::string htmlCpp(const std::string &line) {
  std::string out;
  for (std::size_t at = 0; at < line.size();) {
    std::size_t end = at + 1;
    const char *look = "";
    bool isDigit = std::isdigit(static_cast<unsigned char>(line[at]));
    if (line.compare(at, 2, "//") == 0) {
      end = line.size();
      look = "c";
    } else if (line[at] == '"' || line[at] == '\'') {
      end = endOfQuoted(line, at);
      look = "s";
    } else if (isWord(line[at])) {
      end = endOfWord(line, at, isDigit);
      look = isDigit ? "n" : lookOfWord(line, at, end);
    } else {
      while (end < line.size() && !isWord(line[end]) && line[end] != '"' && line[end] != '\'' &&
             line.compare(end, 2, "//") != 0)
        ++end;
    }
    out += coloured(look, line.substr(at, end - at));
    at = end;
  }
  return out;
}

std::string htmlChip(const std::string &text, const std::string &look) {
  return fmt::format("<span class=\"chip{}\">{}</span>", look.empty() ? "" : " " + look, escapeHtml(text));
}

std::string htmlName(const std::string &text) {
  std::string out;
  for (char c : text)
    out += std::isalnum(static_cast<unsigned char>(c)) ? c : '-';
  return out;
}

std::string htmlFold(const std::string &summaryHtml, const std::string &html, bool isOpen) {
  return fmt::format("<details{}><summary>{}</summary>\n<div class=\"fold\">\n{}</div>\n</details>\n",
                     isOpen ? " open" : "", summaryHtml, html);
}

std::string htmlBar(std::uint64_t tests, std::uint64_t inAll, std::uint64_t all) {
  auto width = [&](std::uint64_t part) { return all ? part * 100 / all : 0; };
  return fmt::format("<svg class=\"bar\" viewBox=\"0 0 100 8\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
                     "<rect class=\"all\" width=\"100\" height=\"8\"/><rect class=\"added\" width=\"{}\" height=\"8\"/>"
                     "<rect class=\"tests\" width=\"{}\" height=\"8\"/></svg>",
                     width(inAll), width(tests));
}

HtmlTable::HtmlTable(std::string label, std::vector<std::string> columns)
    : label_(std::move(label)), columns_(std::move(columns)) {}

void HtmlTable::row(const std::vector<std::string> &cellsHtml, const std::string &look) {
  rows_ += look.empty() ? "<tr>" : fmt::format("<tr class=\"{}\">", look);
  for (std::size_t i = 0; i < cellsHtml.size(); ++i)
    rows_ += fmt::format("<td{}>{}</td>", columns_[i].starts_with('#') ? " class=\"number\"" : "", cellsHtml[i]);
  rows_ += "</tr>\n";
}

std::string HtmlTable::html() const {
  std::string out =
      fmt::format("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"{}\">\n<table>\n<thead><tr>",
                  escapeHtml(label_));
  for (const std::string &column : columns_)
    out += fmt::format("<th scope=\"col\"{}>{}</th>", column.starts_with('#') ? " class=\"number\"" : "",
                       escapeHtml(plural(column)));
  return out + "</tr></thead>\n<tbody>\n" + rows_ + "</tbody>\n</table>\n</div>\n";
}

}  // namespace eclat
