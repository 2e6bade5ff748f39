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

std::string withoutLine(const std::string &place) {
  std::size_t colon = place.rfind(':');
  std::size_t end = colon == std::string::npos ? colon : place.find_first_not_of("0123456789", colon + 1);
  bool isLine = colon != std::string::npos && colon + 1 < place.size() && end != colon + 1;
  return isLine ? place.substr(0, colon) + (end == std::string::npos ? "" : place.substr(end)) : place;
}

const Finding *Report::find(const std::string &id) const {
  if (const Finding *reported = findIn(findings, id))
    return reported;
  for (const SetAside &aside : setAside)
    if (aside.finding.id == id)
      return &aside.finding;
  return nullptr;
}

}  // namespace eclat
