#include "emit/reports/escape.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <string_view>

namespace eclat {

namespace {

constexpr const char *kReplacement = "\xEF\xBF\xBD";  // U+FFFD

struct Character {
  unsigned code = 0;
  std::size_t length = 0;  // in bytes; 0: no well-formed UTF-8
};

Character characterAt(const std::string &text, std::size_t i) {
  auto byte = [&](std::size_t k) { return k < text.size() ? static_cast<unsigned char>(text[k]) : 0u; };
  unsigned first = byte(i);
  if (first < 0x80)
    return {first, 1};
  std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  unsigned lowest = length == 4 ? 0x10000u : length == 3 ? 0x800u : 0x80u;
  unsigned code = first & (0x7Fu >> length);
  for (std::size_t k = 1; k < length; ++k) {
    if ((byte(i + k) & 0xC0) != 0x80)
      return {};
    code = code << 6 | (byte(i + k) & 0x3F);
  }
  bool isSurrogate = code >= 0xD800 && code < 0xE000;
  bool isForbidden = isSurrogate || code == 0xFFFE || code == 0xFFFF || code > 0x10FFFF;
  return first < 0xC0 || code < lowest || isForbidden ? Character{} : Character{code, length};
}

bool isAllowedInXml(unsigned code) { return code >= 0x20 || code == '\t' || code == '\n' || code == '\r'; }

// Turns the direction of what follows: code could read otherwise than it runs.
bool turnsDirection(unsigned code) {
  return (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069) || code == 0x200E || code == 0x200F ||
         code == 0x061C;
}

bool isReadable(unsigned code) {
  bool isControl = (code < 0x20 && code != '\t' && code != '\n') || (code >= 0x7F && code < 0xA0);
  return !isControl && !turnsDirection(code);
}

// Each character that is allowed goes through `write`, each other one becomes U+FFFD.
template <class Allowed, class Write> std::string rewritten(const std::string &text, Allowed isAllowed, Write write) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    Character c = characterAt(text, i);
    if (c.length == 0 || !isAllowed(c.code))
      out += kReplacement;
    else
      write(out, std::string_view(text).substr(i, c.length));
    i += std::max<std::size_t>(c.length, 1);
  }
  return out;
}

void keep(std::string &out, std::string_view c) { out += c; }

void writeMarkup(std::string &out, std::string_view c) {
  switch (c[0]) {
  case '&': out += "&amp;"; break;
  case '<': out += "&lt;"; break;
  case '>': out += "&gt;"; break;
  case '"': out += "&quot;"; break;
  default: out += c;
  }
}

// The longest run of backticks in it.
std::size_t longestTicks(const std::string &text) {
  std::size_t longest = 0, run = 0;
  for (char c : text) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return longest;
}

}  // namespace

std::string readable(const std::string &text) {
  std::string unix;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] != '\r' || i + 1 == text.size() || text[i + 1] != '\n')
      unix += text[i];
  return rewritten(unix, isReadable, keep);
}

std::string readableLine(const std::string &text) {
  std::string line = readable(text);
  std::ranges::replace_if(line, [](char c) { return c == '\n' || c == '\t'; }, ' ');
  return line;
}

std::string cut(const std::string &text, std::size_t most) {
  std::string whole = readable(text);
  if (whole.size() <= most)
    return whole;
  std::size_t end = most;
  while (end > 0 && (static_cast<unsigned char>(whole[end]) & 0xC0) == 0x80)
    --end;
  return whole.substr(0, end) + "…";
}

std::string allowedInXml(const std::string &text) { return rewritten(text, isAllowedInXml, keep); }

std::string escapeHtml(const std::string &text) {
  return rewritten(readable(text), isReadable, [](std::string &out, std::string_view c) {
    if (c == "'")
      out += "&#39;";
    else
      writeMarkup(out, c);
  });
}

// Entities, not backslashes: they mean the same inside of HTML.
std::string escapeMarkdown(const std::string &text) {
  std::string line = readableLine(text), out;
  auto isWordAt = [&](std::size_t i) { return i < line.size() && std::isalnum(static_cast<unsigned char>(line[i])); };
  for (std::size_t i = 0; i < line.size(); ++i) {
    char c = line[i];
    bool isInWord = c == '_' && i > 0 && isWordAt(i - 1) && isWordAt(i + 1);
    bool isMark = std::string_view("\\`*_[]|~$").find(c) != std::string_view::npos && !isInWord;
    if (c == '&' || c == '<' || c == '>')
      writeMarkup(out, std::string_view(&c, 1));
    else if (isMark || (c == '#' && i == 0) || line.compare(i, 3, "://") == 0)
      out += fmt::format("&#{};", static_cast<int>(c));
    else
      out += c;
    // "@name" would call people and "#1" would link, however they are written.
    if (c == '@' || (c == '#' && isWordAt(i + 1)))
      out += "\u200B";
  }
  return out;
}

// Markdown takes no escapes inside of code, and GitHub takes no bar in a table cell; HTML knows both.
std::string markdownCode(const std::string &text) {
  std::string out = "<code>";
  std::string line = readableLine(text), html = escapeHtml(line);
  for (std::size_t i = 0; i < html.size(); ++i) {
    bool isAddress = html.compare(i, 3, "://") == 0;
    bool isMark = std::string_view("|`*_[]~\\@!$").find(html[i]) != std::string_view::npos;
    out += isAddress || isMark ? fmt::format("&#{};", static_cast<int>(html[i])) : std::string(1, html[i]);
  }
  return out + "</code>";
}

std::string withCode(const std::string &text, std::string (*code)(const std::string &),
                     std::string (*words)(const std::string &)) {
  std::string out;
  std::size_t start = 0;
  bool isCode = false;
  for (std::size_t at; (at = text.find('`', start)) != std::string::npos; start = at + 1) {
    if (!isCode && text.find('`', at + 1) == std::string::npos)
      break;
    out += (isCode ? code : words)(text.substr(start, at - start));
    isCode = !isCode;
  }
  return out + words(text.substr(start));
}

std::string markdownWords(const std::string &text) { return withCode(text, markdownCode, escapeMarkdown); }

std::string markdownBlock(const std::string &text, const std::string &language) {
  std::string body = readable(text);
  std::string fence(std::max<std::size_t>(3, longestTicks(body) + 1), '`');
  return fence + language + "\n" + body + (body.ends_with('\n') ? "" : "\n") + fence + "\n";
}

}  // namespace eclat
