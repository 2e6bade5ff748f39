#include "judge/illegal_ends.h"

namespace eclat {

void IllegalEnds::note(const Outcome &outcome, IllegalEnd end) {
  bool endsProcess = !cameBack(outcome.ending) && outcome.ending != Ending::NotRun;
  if (endsProcess && !outcome.place.empty())
    all_[{outcome.ending, outcome.place}].push_back(end);
}

void IllegalEnds::add(const IllegalEnds &other, std::size_t labelledBefore) {
  for (const auto &[where, ends] : other.all_)
    for (IllegalEnd end : ends) {
      end.number += end.number ? labelledBefore : 0;
      all_[where].push_back(end);
    }
}

std::vector<std::pair<const Finding *, std::vector<IllegalEnd>>>
IllegalEnds::take(const std::vector<Finding> &confirmed) {
  std::vector<std::pair<const Finding *, std::vector<IllegalEnd>>> out;
  for (const Finding &finding : confirmed) {
    auto it = all_.find({finding.pattern.ending, finding.pattern.place});
    if (it == all_.end() || !finding.doubt.empty())
      continue;
    out.emplace_back(&finding, std::move(it->second));
    all_.erase(it);
  }
  return out;
}

}  // namespace eclat
