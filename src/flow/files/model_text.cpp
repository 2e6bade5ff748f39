#include "flow/files/model_text.h"

#include "flow/files/baseline.h"
#include "flow/files/text_lines.h"
#include "flow/laws.h"
#include "support/files.h"

#include <algorithm>
#include <fmt/format.h>
#include <regex>

namespace eclat {

namespace {

constexpr const char *kHeadingStart = "# The model of ";
constexpr const char *kHeadingEnd = " Lines marked + or - and lines you change are yours:";
constexpr const char *kLegend = "# + is trusted, - is rejected, and neither is ever inferred away.";
constexpr std::string_view kSuppress = "suppress";

constexpr std::pair<PointKind, std::string_view> kKinds[] = {
    {PointKind::Object, "object"},
    {PointKind::Entry,  "entry" },
    {PointKind::Exit,   "exit"  },
    {PointKind::Throw,  "throw" },
    {PointKind::Class,  "class" }
};

class Reader {
public:
  explicit Reader(std::vector<TextError> &errors) : errors_(errors) {}

  void read(const std::string &source) {
    ++line_;
    std::string line = source.ends_with('\r') ? source.substr(0, source.size() - 1) : source;
    if (line.substr(0, line.find_first_of(kBlank)) == kSuppress)
      return suppression(line);
    std::size_t end = commentStart(line);
    std::string code = line.substr(0, end);
    std::size_t start = code.find_first_not_of(kBlank);
    if (start == std::string::npos) {
      if (end < line.size() && !isHeading(line)) {
        indented_ += end > 0 && indented_ == pending_.size();
        pending_.push_back(trimmed(line));
      }
      return;
    }
    std::string comment = end < line.size() ? trimmed(line.substr(end + 1)) : "";
    bool isMarked = (code[start] == '+' || code[start] == '-') && start + 1 < code.size() &&
                    std::string(kBlank).find(code[start + 1]) != std::string::npos;
    if (start == 0 && !isMarked)
      point(code, comment);
    else
      property(code, start, isMarked, comment);
  }

  ModelText finish() {
    keepBelow();
    model_.trailing = std::move(pending_);
    return std::move(model_);
  }

private:
  bool isHeading(const std::string &line) const {
    return line == kLegend || (line.starts_with(kHeadingStart) && line.ends_with(kHeadingEnd));
  }
  // Indented comments behind a point without properties are about that point.
  void keepBelow() {
    if (!model_.sections.empty() && model_.sections.back().lines.empty()) {
      auto end = pending_.begin() + static_cast<std::ptrdiff_t>(indented_);
      std::vector<std::string> &below = model_.sections.back().below;
      below.insert(below.end(), pending_.begin(), end);
      pending_.erase(pending_.begin(), end);
    }
    indented_ = 0;
  }
  void complain(std::size_t at, std::string message) { errors_.push_back({line_, at + 1, std::move(message)}); }

  // All behind the colon is the reason, also a '#': reasons name issues by number.
  void suppression(const std::string &line) {
    std::size_t start = std::min(line.find_first_not_of(kBlank, kSuppress.size()), line.size());
    std::size_t end = std::min(line.find_first_of(" \t\r:#", start), line.size());
    SuppressionLine out;
    out.suppression.id = line.substr(start, end - start);
    out.line = line_;
    if (!isFindingId(out.suppression.id))
      return complain(start, "expected the id of a finding, as in 'suppress pop-d069fa: why'");
    std::size_t colon = std::min(line.find_first_not_of(kBlank, end), line.size());
    if (colon == line.size() || line[colon] != ':')
      return complain(colon, "expected ':' and the reason, as in 'suppress pop-d069fa: why'");
    out.suppression.reason = trimmed(line.substr(colon + 1));
    if (out.suppression.reason.empty())
      return complain(colon, "why is it suppressed? A reason is needed behind the colon");
    keepBelow();
    out.above = std::move(pending_);
    pending_.clear();
    model_.suppressions.push_back(std::move(out));
  }

  void point(const std::string &code, const std::string &comment) {
    std::size_t space = std::min(code.find_first_of(kBlank), code.size());
    std::string word = code.substr(0, space), subject = trimmed(code.substr(space));
    auto kind = std::ranges::find(kKinds, word, [](const auto &k) { return std::string(k.second); });
    hasPoint_ = kind != std::end(kKinds) && !subject.empty();
    if (kind == std::end(kKinds))
      return complain(
          0, fmt::format("expected class, object, entry, exit, throw or suppress, not '{}'; properties are indented",
                         word));
    if (subject.empty())
      return complain(space, fmt::format("'{}' of what?", word));
    keepBelow();
    ModelSection section;
    section.point = {kind->first, subject};
    section.above = std::move(pending_);
    pending_.clear();
    if (!comment.empty())
      section.below.push_back("# " + comment);
    section.line = line_;
    section.column = code.find_first_not_of(kBlank, space) + 1;
    model_.sections.push_back(std::move(section));
  }

  void property(const std::string &code, std::size_t start, bool isMarked, const std::string &comment) {
    if (model_.sections.empty() && !hasPoint_ && errors_.empty())
      return complain(start, "a property needs a point above it: a line such as 'object Stack'");
    ModelLine line;
    std::size_t at = isMarked ? code.find_first_not_of(kBlank, start + 1) : start;
    if (at == std::string::npos)
      return complain(start, "expected a property");
    line.text = trimmed(code.substr(at));
    line.line = line_;
    line.column = at + 1;
    auto expr = parseExpr(line.text);
    if (!expr)
      return complain(at + expr.error().column, expr.error().message);
    line.expr = std::move(*expr);
    if (!hasPoint_)
      return;  // the line that should name it was complained about
    remark(line, comment);
    if (isMarked)
      line.mark = code[start] == '+' ? Mark::Trusted : Mark::Rejected;
    std::vector<std::string> &place = line.mark == Mark::Inferred ? model_.sections.back().below : line.above;
    place.insert(place.end(), pending_.begin(), pending_.end());
    pending_.clear();
    indented_ = 0;
    model_.sections.back().lines.push_back(std::move(line));
  }

  // Splits the comment into what we wrote, which is the last of its kind, and what a person did. Only a line we wrote
  // and nobody touched is inferred.
  static void remark(ModelLine &line, const std::string &comment) {
    static const std::regex evidence(R"((.*)held (\d{1,18}) times?, in (\d{1,18}) states? \[([0-9a-f]{4})\](.*))");
    static const std::regex replacement(R"((.*)instead of \[([0-9a-f]{4})\](.*))");
    line.mark = Mark::Trusted;
    line.comment = comment;
    std::smatch match;
    if (comment.size() > 2000)  // the library's matcher recurses
      return;
    if (std::regex_match(comment, match, replacement)) {
      line.replaces = match[2];
      line.comment = trimmed(trimmed(match[1]) + " " + trimmed(match[3]));
    } else if (std::regex_match(comment, match, evidence)) {
      line.samples = std::stoull(match[2]);
      line.states = std::stoull(match[3]);
      line.comment = trimmed(trimmed(match[1]) + " " + trimmed(match[5]));
      bool isChanged = match[4] != fingerprintOf(line.text);
      line.replaces = isChanged ? match[4].str() : "";
      line.mark = !isChanged && line.comment.empty() ? Mark::Inferred : Mark::Trusted;
    }
  }

  std::vector<TextError> &errors_;
  ModelText model_;
  std::vector<std::string> pending_;  // lines of comment
  std::size_t indented_ = 0;          // of them, how many from the first on
  int line_ = 0;
  bool hasPoint_ = false;
};

std::string counted(std::uint64_t n, const char *one) { return fmt::format("{} {}{}", n, one, n == 1 ? "" : "s"); }

std::string commentOf(const ModelLine &line) {
  if (line.mark == Mark::Inferred)
    return fmt::format("held {}, in {} [{}]", counted(line.samples, "time"), counted(line.states, "state"),
                       fingerprintOf(line.text));
  if (line.mark == Mark::Rejected || line.replaces.empty())
    return line.comment;
  return line.comment + (line.comment.empty() ? "" : " ") + "instead of [" + line.replaces + "]";
}

std::string printLine(const ModelLine &line, std::size_t width) {
  std::string comment = commentOf(line);
  const char *mark = line.mark == Mark::Trusted ? "  + " : line.mark == Mark::Rejected ? "  - " : "    ";
  std::string out;
  for (const std::string &above : line.above)
    out += "    " + above + "\n";
  if (comment.empty())
    return out + mark + line.text + "\n";
  return out + fmt::format("{}{:<{}}  # {}\n", mark, line.text, width, comment);
}

}  // namespace

ModelText parseModelText(const std::string &text, std::vector<TextError> &errors) {
  Reader reader(errors);
  for (std::size_t start = 0; start < text.size();) {
    std::size_t end = std::min(text.find('\n', start), text.size());
    reader.read(text.substr(start, end - start));
    start = end + 1;
  }
  return reader.finish();
}

std::string printModelText(const ModelText &model, const std::string &heading) {
  constexpr std::size_t kWidest = 48;
  std::size_t width = 0;
  for (const ModelSection &section : model.sections)
    for (const ModelLine &line : section.lines)
      width = std::max(width, std::min(line.text.size(), kWidest));
  std::string out = "# " + heading + kHeadingEnd + "\n" + kLegend + "\n";
  for (const SuppressionLine &line : model.suppressions) {
    out += &line == &model.suppressions.front() ? "\n" : "";
    for (const std::string &above : line.above)
      out += above + "\n";
    out += fmt::format("{} {}: {}\n", kSuppress, line.suppression.id, line.suppression.reason);
  }
  for (const ModelSection &section : model.sections) {
    out += "\n";
    for (const std::string &above : section.above)
      out += above + "\n";
    auto kind = std::ranges::find(kKinds, section.point.kind, [](const auto &k) { return k.first; });
    out += fmt::format("{} {}\n", kind->second, section.point.subject);
    for (const std::string &below : section.below)
      out += "    " + below + "\n";
    for (const ModelLine &line : section.lines)
      out += printLine(line, width);
  }
  for (const std::string &line : model.trailing)
    out += (&line == &model.trailing.front() ? "\n" : "") + line + "\n";
  return out;
}

}  // namespace eclat
