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

const Finding *Report::find(const std::string &id) const { return findIn(findings, id); }

}  // namespace eclat
