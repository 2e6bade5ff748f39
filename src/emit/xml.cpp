#include "emit/xml.h"

#include "emit/call_code.h"
#include "emit/code.h"
#include "emit/explain.h"

#include <fmt/format.h>
#include <tuple>
#include <utility>
#include <vector>

namespace eclat {

namespace {

constexpr const char *kReplacement = "\xEF\xBF\xBD";  // U+FFFD

// Length of the well-formed UTF-8 character at `i`, 0 if there is none that XML 1.0 allows.
std::size_t characterAt(const std::string &text, std::size_t i) {
  auto byte = [&](std::size_t k) { return k < text.size() ? static_cast<unsigned char>(text[k]) : 0u; };
  unsigned first = byte(i);
  if (first < 0x80)
    return first >= 0x20 || first == '\t' || first == '\n' || first == '\r' ? 1 : 0;
  std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  unsigned lowest = length == 4 ? 0x10000u : length == 3 ? 0x800u : 0x80u;
  unsigned code = first & (0x7Fu >> length);
  for (std::size_t k = 1; k < length; ++k) {
    if ((byte(i + k) & 0xC0) != 0x80)
      return 0;
    code = code << 6 | (byte(i + k) & 0x3F);
  }
  bool isSurrogate = code >= 0xD800 && code < 0xE000;
  bool isForbidden = isSurrogate || code == 0xFFFE || code == 0xFFFF || code > 0x10FFFF;
  return first < 0xC0 || code < lowest || isForbidden ? 0 : length;
}

std::string escaped(const std::string &text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t length = characterAt(text, i);
    if (length == 0) {
      out += kReplacement;
      ++i;
      continue;
    }
    switch (text[i]) {
    case '&': out += "&amp;"; break;
    case '<': out += "&lt;"; break;
    case '>': out += "&gt;"; break;
    case '"': out += "&quot;"; break;
    case '\r': out += "&#13;"; break;  // a reader would turn it into a newline
    default: out += text.substr(i, length);
    }
    i += length;
  }
  return out;
}

class XmlReport {
public:
  explicit XmlReport(const EmitContext &context) : c_(context) {}

  std::string write() {
    out_ = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    open("eclat-report", {
                             {"version", c_.report.version              },
                             {"seed",    std::to_string(c_.report.seed) },
                             {"seeds",   std::to_string(c_.report.seeds)}
    });
    open("component", {});
    for (const ClassInfo &info : c_.component.classes)
      if (info.isRequested)
        element("class",
                {
                    {"name", info.name}
        },
                "");
    close("component");
    stats();
    if (const Coverage &c = c_.report.coverage; c.blocks)
      for (auto [name, all, tests, inAll] : {std::tuple("branches", c.blocks, c.blocksByTests, c.blocksInAll),
                                             std::tuple("lines", c.lines, c.linesByTests, c.linesInAll)})
        element("coverage",
                {
                    {"of",         name                 },
                    {"all",        std::to_string(all)  },
                    {"tests",      std::to_string(tests)},
                    {"and-inputs", std::to_string(inAll)}
        },
                "");
    for (const Skipped &skip : c_.component.skipped)
      element("skipped",
              {
                  {"operation", skip.operation},
                  {"remedy",    skip.remedy   }
      },
              skip.reason);
    for (const Finding &f : c_.report.findings)
      finding(f, "finding");
    close("eclat-report");
    return std::move(out_);
  }

private:
  using Attributes = std::vector<std::pair<const char *, std::string>>;

  void start(const char *name, const Attributes &attributes) {
    out_ += std::string(depth_ * 2, ' ') + "<" + name;
    for (const auto &[key, value] : attributes) {
      // A newline in an attribute would be read back as a space.
      std::string safe = escaped(value);
      for (std::size_t at; (at = safe.find('\n')) != std::string::npos;)
        safe.replace(at, 1, "&#10;");
      out_ += fmt::format(" {}=\"{}\"", key, safe);
    }
  }
  void open(const char *name, const Attributes &attributes) {
    start(name, attributes);
    out_ += ">\n";
    ++depth_;
  }
  void close(const char *name) {
    --depth_;
    out_ += std::string(depth_ * 2, ' ') + "</" + name + ">\n";
  }
  void element(const char *name, const Attributes &attributes, const std::string &content) {
    start(name, attributes);
    out_ += content.empty() ? "/>\n" : ">" + escaped(content) + "</" + name + ">\n";
  }

  void stats() {
    const Stats &s = c_.report.stats;
    auto n = [](std::uint64_t value) { return std::to_string(value); };
    element("stats",
            {
                {"generated",     n(s.generated)                   },
                {"normal",        n(s.normal)                      },
                {"new",           n(s.novel)                       },
                {"illegal",       n(s.illegal)                     },
                {"fault",         n(s.fault)                       },
                {"reported",      n(s.reported)                    },
                {"flaky",         n(s.flaky)                       },
                {"not-run",       n(s.notRun)                      },
                {"examples",      n(s.examples)                    },
                {"properties",    n(s.properties)                  },
                {"checked",       n(s.checked)                     },
                {"undecided",     n(s.undecided)                   },
                {"stopped-early", s.stoppedEarly ? "true" : "false"}
    },
            "");
  }

  void finding(const Finding &f, const char *name) {
    FindingText text = describeFinding(f, c_.component, c_.model);
    const Operation &operation = c_.component.operations.at(static_cast<std::size_t>(f.operation));
    open(name, {
                   {"id",        f.id                    },
                   {"operation", operation.signature     },
                   {"kind",      f.kind                  },
                   {"label",     labelId(f.label)        },
                   {"others",    std::to_string(f.others)}
    });
    element("summary", {}, text.summary);
    element("code", {}, join(inputCode(f.input, c_.component, f.outcome.claim).all(), "\n"));
    for (const ViolatedProperty &violated : f.violated)
      violation(violated);
    const Outcome &o = f.outcome;
    if (o.ending == Ending::Threw)
      element("thrown",
              {
                  {"type", o.thrownType}
      },
              o.thrownWhat);
    else if (o.ending != Ending::Returned)
      element("ending",
              {
                  {"id",    endingId(o.ending)},
                  {"place", o.place           }
      },
              o.detail);
    for (const std::string &change : o.changes)
      element("changed", {}, change);
    if (!o.blocked.empty())
      element("refused", {}, o.blocked);
    if (!o.output.empty())
      element("output", {}, o.output);
    element("explanation", {}, text.explanation);
    element("reason", {}, f.reason);
    if (!f.doubt.empty())
      element("doubt", {}, f.doubt);
    for (const NestedViolation &nested : o.nested)
      element("nested",
              {
                  {"operation", c_.component.operations.at(static_cast<std::size_t>(nested.operation)).signature},
                  {"at",        nested.atEntry ? "entry" : "exit"                                               }
      },
              print(c_.model.properties.at(static_cast<std::size_t>(nested.property)).expr));
    for (const Finding &variant : f.variants)
      finding(variant, "variant");
    close(name);
  }

  void violation(const ViolatedProperty &violated) {
    Attributes attributes = {
        {"point",   describePoint(violated.point)   },
        {"samples", std::to_string(violated.samples)}
    };
    if (!violated.object.empty())
      attributes.emplace_back("object", violated.object);
    if (!violated.law.empty())
      attributes.emplace_back("law", violated.law);
    if (violated.legal) {
      attributes.emplace_back("legal", std::to_string(violated.legal));
      attributes.emplace_back("breaking", std::to_string(violated.breaking));
    }
    if (violated.isTrusted) {
      attributes.emplace_back("trusted", "true");
      attributes.emplace_back("broken", std::to_string(violated.broken));
    }
    open("violated", attributes);
    element("property", {}, violated.property);
    for (const NamedValue &value : violated.values)
      element("value",
              {
                  {"name", value.name}
      },
              value.value);
    close("violated");
  }

  const EmitContext &c_;
  std::string out_;
  std::size_t depth_ = 0;
};

}  // namespace

std::string emitXml(const EmitContext &context) { return XmlReport(context).write(); }

}  // namespace eclat
