#include "support/timings.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace eclat {

// What has passed so far belongs to the innermost part that is open.
void Timings::charge(Clock::time_point now) {
  if (open_.empty())
    return;
  Open &inner = open_.back();
  parts_[inner.part].seconds += std::chrono::duration<double>(now - inner.since).count();
  inner.since = now;
}

void Timings::start(const char *part) {
  Clock::time_point now = Clock::now();
  charge(now);
  auto it = std::ranges::find(parts_, part, &Part::name);
  if (it == parts_.end())
    it = parts_.insert(parts_.end(), {part, 0});
  open_.push_back({static_cast<std::size_t>(it - parts_.begin()), now});
}

void Timings::stop() {
  Clock::time_point now = Clock::now();
  charge(now);
  open_.pop_back();
  if (!open_.empty())
    open_.back().since = now;
}

std::string Timings::json() const {
  nlohmann::ordered_json json;
  json["parts"] = nlohmann::ordered_json::array();
  for (const Part &part : parts_)
    json["parts"].push_back({
        {"part",    part.name   },
        {"seconds", part.seconds}
    });
  json["counts"] = counts_;
  for (const auto &[what, all] : samples_) {
    std::vector<double> sorted = all;
    std::ranges::sort(sorted);
    json["samples"][what] = {
        {"count",  sorted.size()            },
        {"median", sorted[sorted.size() / 2]},
        {"most",   sorted.back()            }
    };
  }
  return json.dump(2) + "\n";
}

Timings &timings() {
  static Timings ofProcess;
  return ofProcess;
}

}  // namespace eclat
