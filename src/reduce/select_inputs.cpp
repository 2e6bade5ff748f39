#include "reduce/select_inputs.h"

#include "support/files.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <tuple>

namespace eclat {

namespace {

constexpr const char *kCoverageKind = "coverage";

// What a person would want to see once: each property and each clause, and each other way to end.
std::vector<std::string> symptomsOf(const Pattern &pattern) {
  std::vector<std::string> out;
  for (int property : pattern.properties)
    out.push_back(fmt::format("property {}", property));
  for (const std::string &clause : pattern.clauses)
    out.push_back("clause " + clause);
  if (pattern.claim >= 0)
    out.push_back(fmt::format("claim {} of {}", pattern.claim, pattern.operation));
  if (out.empty())
    out.push_back(
        fmt::format("{} {} {} in {}", endingId(pattern.ending), pattern.thrownType, pattern.place, pattern.operation));
  return out;
}

}  // namespace

void Selection::note(const Input &input, Label label, const Pattern &pattern, const std::set<int> &branches) {
  if (label == Label::Fault)
    for (const std::string &symptom : symptomsOf(pattern))
      firsts_.try_emplace(symptom, First{input, pattern});
  if (!branches.empty())
    covering_.push_back({input, label, pattern, branches});
}

void Selection::add(const Selection &other) {
  firsts_.insert(other.firsts_.begin(), other.firsts_.end());
  std::set<int> reached;
  for (const Covering &one : covering_)
    reached.insert(one.branches.begin(), one.branches.end());
  for (Covering one : other.covering_) {
    std::erase_if(one.branches, [&](int branch) { return !reached.insert(branch).second; });
    if (!one.branches.empty())
      covering_.push_back(std::move(one));
  }
}

Partition Selection::firsts() const {
  Partition out;
  std::set<Pattern> seen;
  for (const auto &[symptom, first] : firsts_)
    if (seen.insert(first.pattern).second)
      out.add(first.pattern, first.input);
  return out;
}

void orderSelected(std::vector<Finding> &findings) {
  auto key = [](const Finding &f) {
    return std::tuple(f.iteration, f.kind == kCoverageKind,
                      -static_cast<long>(f.pattern.properties.size() + f.pattern.clauses.size()), f.id);
  };
  std::ranges::sort(findings, {}, key);
}

std::string coveringId(const Input &input, const Component &component) {
  const Operation &op = component.operations[static_cast<std::size_t>(input.steps.back().operation)];
  std::string name;
  for (char c : op.name)
    if (std::isalnum(static_cast<unsigned char>(c)))
      name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return fmt::format("{}-{}", name, hexDigits(hashText("covers|" + op.signature, hashInput(input)), 6));
}

}  // namespace eclat
