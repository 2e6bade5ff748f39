// FINDS: address-sanitizer in Board<int>::operator[]
// WITH: --class Board<int> -- -std=c++23
// BUDGET: rounds 2
#pragma once

#include <algorithm>
#include <compare>
#include <concepts>
#include <cstddef>
#include <expected>
#include <ranges>
#include <span>
#include <string>
#include <utility>
#include <vector>

enum class Trouble { Empty, Outside };

// A class of C++23. The subscript does not look whether there is such a place.
template <class T>
  requires std::regular<T>
class Board {
public:
  explicit Board(unsigned width = 1, unsigned height = 1)
      : width_(width % 8), height_(height % 8), cells_(new T[std::size_t(width_ * height_)]()) {}
  Board(const Board &other) : Board(other.width_, other.height_) { std::ranges::copy(other.cells(), cells_); }
  Board &operator=(const Board &) = delete;
  ~Board() { delete[] cells_; }

  auto operator[](this auto &&self, unsigned x, unsigned y) -> decltype(auto) {
    return (self.cells_[y * self.width_ + x]);
  }
  unsigned area(this const Board &self) { return self.width_ * self.height_; }
  std::expected<T, Trouble> at(unsigned x, unsigned y) const {
    if (area() == 0)
      return std::unexpected(Trouble::Empty);
    return x < width_ && y < height_ ? std::expected<T, Trouble>(cells_[y * width_ + x])
                                     : std::unexpected(Trouble::Outside);
  }
  std::span<const T> cells() const { return {cells_, area()}; }
  void fill(const T &value)
    requires std::integral<T>
  {
    std::ranges::fill(cells_, cells_ + area(), value);
  }
  void name(const T &value)
    requires std::same_as<T, std::string>
  {
    fill(value);
  }
  static bool operator()(std::same_as<T> auto value) { return value == T(); }
  auto odd() const {
    return cells() | std::views::filter([](T t) { return t % 2 != 0; });
  }
  std::strong_ordering operator<=>(const Board &other) const { return area() <=> other.area(); }
  bool operator==(const Board &other) const { return area() == other.area(); }

private:
  unsigned width_, height_;
  T *cells_;
};
