#pragma once

#include <cstddef>
#include <string>

namespace eclat {

// in:  text of the code under test: any bytes
// out: well-formed UTF-8 that means itself in the format of that name
// why: values, messages and names must not end an element, start a script or drive a terminal
// not here: JSON, whose library does it

// What is no UTF-8, a control character (tab and newline are none) or turns the direction of writing becomes U+FFFD.
std::string readable(const std::string &text);
// The same on one line.
std::string readableLine(const std::string &text);
// The first bytes of what is readable, at most `most`, and a mark if there were more.
std::string cut(const std::string &text, std::size_t most);

// Keeps all that XML 1.0 allows; what is markup there is not escaped, as pugixml does that.
std::string allowedInXml(const std::string &text);
std::string escapeHtml(const std::string &text);

// Text of ours with `code` in it: each part through the function for its kind. A tick without its partner is a tick.
std::string withCode(const std::string &text, std::string (*code)(const std::string &),
                     std::string (*words)(const std::string &));

// For running text and table cells of GitHub's Markdown.
std::string escapeMarkdown(const std::string &text);
// `text` as code inside a line, also in a table cell.
std::string markdownCode(const std::string &text);
// Text of ours with `code` in it: the code stays code, the rest is escaped.
std::string markdownWords(const std::string &text);
// A block of code, whatever it holds.
std::string markdownBlock(const std::string &text, const std::string &language);

}  // namespace eclat
