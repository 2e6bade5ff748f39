// FINDS: property in Depot::take
// WITH: --class Depot --symbolic 30
// BUDGET: rounds 2
// CHANCE: none in a million
#pragma once

#include <cstdint>
#include <stdexcept>

// Counts parcels. One of 2^32 numbers is refused two calls deeper, and what catches that counts one too few.
class Depot {
public:
  void take(std::uint32_t number) {
    try {
      store(number);
      ++parcels_;
    } catch (const std::exception &) {
      --parcels_;
    }
  }
  int parcels() const { return parcels_; }

private:
  void store(std::uint32_t number) { last_ = shelfOf(number * 2654435761u + 97); }
  static std::uint32_t shelfOf(std::uint32_t mixed) {
    if ((mixed ^ mixed << 9) == 3405691582u)
      throw std::runtime_error("no such shelf");
    return mixed % 16;
  }

  int parcels_ = 0;
  std::uint32_t last_ = 0;
};
