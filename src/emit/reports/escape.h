#pragma once

#include <cstddef>
#include <string>

namespace eclat {

// in:  text of the code under test: any bytes
// out: well-formed UTF-8 that means itself in the format of that name
// why: values, messages and names must not end an element, start a script or drive a terminal
// not here: JSON, whose library does it

// Replaces by U+FFFD what is no UTF-8, control characters other than tab and newline, and characters that turn the
// direction of writing.
std::string readable(const std::string &text);
// Makes text readable, and puts it on one line.
std::string readableLine(const std::string &text);
// Cuts readable text after at most `most` bytes and marks that there was more.
std::string cut(const std::string &text, std::size_t most);

// Replaces what XML 1.0 forbids. Markup is not escaped here, as pugixml does that.
std::string allowedInXml(const std::string &text);
std::string escapeHtml(const std::string &text);

// Formats a text of ours that has `code` in it: each part goes through the function for its kind. A tick without its
// partner is a plain tick.
std::string withCode(const std::string &text, std::string (*code)(const std::string &),
                     std::string (*words)(const std::string &));

// Escapes running text and table cells for GitHub's Markdown.
std::string escapeMarkdown(const std::string &text);
// Writes `text` as code inside a line, which may be in a table cell.
std::string markdownCode(const std::string &text);
// Formats a text of ours that has `code` in it: the code stays code, the rest is escaped.
std::string markdownWords(const std::string &text);
// Writes a block of code, whatever the text holds.
std::string markdownBlock(const std::string &text, const std::string &language);

}  // namespace eclat
