#pragma once

#include "emit/reports/escape.h"

#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

namespace eclat {

// Writes indented XML; all that it is given is escaped.
class XmlWriter {
public:
  using Attributes = std::vector<std::pair<const char *, std::string>>;

  void open(const char *name, const Attributes &attributes = {}) {
    start(name, attributes);
    out_ += ">\n";
    ++depth_;
  }
  void close(const char *name) {
    --depth_;
    out_ += std::string(depth_ * 2, ' ') + "</" + name + ">\n";
  }
  void element(const char *name, const Attributes &attributes, const std::string &content = {}) {
    start(name, attributes);
    out_ += content.empty() ? "/>\n" : ">" + escapeXml(content) + "</" + name + ">\n";
  }
  std::string take() { return std::move(out_); }

private:
  void start(const char *name, const Attributes &attributes) {
    out_ += std::string(depth_ * 2, ' ') + "<" + name;
    for (const auto &[key, value] : attributes) {
      // A newline or tab in an attribute would be read back as a space.
      std::string safe;
      for (char c : escapeXml(value))
        safe += c == '\n' ? "&#10;" : c == '\t' ? "&#9;" : std::string(1, c);
      out_ += fmt::format(" {}=\"{}\"", key, safe);
    }
  }

  std::string out_ = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  std::size_t depth_ = 0;
};

}  // namespace eclat
