#include "flow/finding.h"

namespace eclat {

namespace {

const Finding *findIn(const std::vector<Finding> &findings, const std::string &id) {
  for (const Finding &finding : findings) {
    if (finding.id == id)
      return &finding;
    if (const Finding *variant = findIn(finding.variants, id))
      return variant;
  }
  return nullptr;
}

}  // namespace

const Finding *Report::find(const std::string &id) const {
  if (const Finding *reported = findIn(findings, id))
    return reported;
  for (const SetAside &aside : setAside)
    if (aside.finding.id == id)
      return &aside.finding;
  return nullptr;
}

}  // namespace eclat
