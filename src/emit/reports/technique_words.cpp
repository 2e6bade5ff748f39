#include "emit/reports/technique_words.h"

#include "support/words.h"

#include <fmt/format.h>

namespace eclat {

namespace {

std::string selectWords(const std::string &select) {
  if (select == "property")
    return "the first input to violate each property";
  if (select == "coverage")
    return "each input that reaches a new branch";
  if (select == "both")
    return "the first input to violate each property, and each that reaches a new branch";
  return "one input for each pattern";
}

std::string preconditionWords(const std::string &preconditions) {
  if (preconditions == "drop")
    return "without entry properties";
  return preconditions == "both" ? "with entry properties and then without them" : "with entry properties";
}

std::string iterationWords(const IterationFigures &f) {
  std::string inputs = f.iteration > 1 ? counted(f.selected, "more input") : counted(f.selected, "input");
  std::string out = fmt::format("Iteration {}: {} of {}; {} selected in {}.", f.iteration,
                                counted(f.properties, "property", "properties"), counted(f.examples, "call"), inputs,
                                counted(f.explorations, "exploration"));
  if (f.joined || f.ended)
    out += fmt::format(" {} joined the examples{}.", f.joined,
                       f.ended ? fmt::format(", {} cannot, as {} not come to {} end", f.ended,
                                             f.ended == 1 ? "it does" : "they do", f.ended == 1 ? "its" : "their")
                               : "");
  return out;
}

}  // namespace

std::string selectionWords(const Finding &finding) {
  std::string by;
  for (const std::string &technique : finding.selectedBy)
    by += (by.empty() ? "by " : " and ") + technique;
  for (const std::string &part : {std::string(finding.isEntryDropped ? "without entry properties" : ""),
                                  finding.iteration ? fmt::format("in iteration {}", finding.iteration) : ""})
    if (!part.empty())
      by += (by.empty() ? "" : ", ") + part;
  return by.empty() ? "" : "selected " + by;
}

std::vector<std::string> techniqueWords(const Techniques &techniques) {
  std::vector<std::string> out;
  if (techniques.select.empty())
    return out;
  out.push_back(
      fmt::format("Selected: {}, {}.", selectWords(techniques.select), preconditionWords(techniques.preconditions)));
  for (const IterationFigures &figures : techniques.iterations)
    out.push_back(iterationWords(figures));
  return out;
}

}  // namespace eclat
