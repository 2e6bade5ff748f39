#include "flow/verdict.h"

#include <algorithm>
#include <utility>

namespace eclat {

namespace {

constexpr std::pair<Verdict, std::string_view> kVerdicts[] = {
    {Verdict::Fault,   "fault"  },
    {Verdict::Fine,    "fine"   },
    {Verdict::Illegal, "illegal"}
};

}  // namespace

const char *verdictId(Verdict verdict) {
  return std::ranges::find(kVerdicts, verdict, [](const auto &row) { return row.first; })->second.data();
}

std::optional<Verdict> findVerdict(std::string_view id) {
  auto it = std::ranges::find(kVerdicts, id, [](const auto &row) { return row.second; });
  return it == std::end(kVerdicts) ? std::nullopt : std::optional(it->first);
}

bool JudgedFinding::saysTheSame(const JudgedFinding &o) const {
  return id == o.id && verdict == o.verdict && ending == o.ending && broke == o.broke && asked == o.asked &&
         saw == o.saw && steps == o.steps;
}

const JudgedFinding *Verdicts::find(const std::string &id) const {
  auto it = std::ranges::find(findings, id, &JudgedFinding::id);
  return it == findings.end() ? nullptr : &*it;
}

void Verdicts::put(JudgedFinding finding) {
  auto it = std::ranges::find(findings, finding.id, &JudgedFinding::id);
  if (it == findings.end()) {
    findings.insert(std::ranges::upper_bound(findings, finding.id, {}, &JudgedFinding::id), std::move(finding));
    return;
  }
  finding.above = std::move(it->above);
  finding.inside = std::move(it->inside);
  *it = std::move(finding);
}

bool Verdicts::remove(const std::string &id) {
  return std::erase_if(findings, [&](const JudgedFinding &finding) { return finding.id == id; }) > 0;
}

}  // namespace eclat
