#include "support/nearest_name.h"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace eclat {
namespace {

std::size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      std::size_t replaced = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

std::string lower(std::string_view text) {
  std::string result(text);
  std::ranges::transform(result, result.begin(), [](unsigned char c) { return std::tolower(c); });
  return result;
}

std::string_view lastPart(std::string_view name) {
  std::size_t colon = name.rfind("::");
  return colon == std::string_view::npos ? name : name.substr(colon + 2);
}

}  // namespace

std::string nearestName(std::string_view wanted, const std::vector<std::string> &names) {
  // A third of the letters wrong is still a slip; more is another word.
  std::size_t limit = std::max<std::size_t>(1, lastPart(wanted).size() / 3) + 1;
  std::string nearest;
  for (const std::string &name : names) {
    std::string want = lower(wanted), have = lower(name);
    std::size_t distance = std::min(editDistance(want, have), editDistance(lastPart(want), lastPart(have)));
    if (distance < limit && distance < lastPart(want).size()) {
      limit = distance;
      nearest = name;
    }
  }
  return nearest;
}

}  // namespace eclat
