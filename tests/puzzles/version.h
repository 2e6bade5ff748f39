// FINDS: nothing
// WITH: --class release::Version -- -std=c++20
// BUDGET: rounds 4
#pragma once

#include <charconv>
#include <compare>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <string_view>

namespace release {

enum class Part { Major, Minor, Patch };

// A version such as 2.10.3, ordered by its numbers.
class Version {
public:
  constexpr Version(std::uint16_t major, std::uint16_t minor, std::uint16_t patch = 0) noexcept
      : major_(major), minor_(minor), patch_(patch) {}

  static Version parse(std::string_view text) {
    Version made(0, 0);
    std::uint16_t *const parts[] = {&made.major_, &made.minor_, &made.patch_};
    const char *at = text.data(), *const end = at + text.size();
    for (std::uint16_t *part : parts) {
      if (part != parts[0] && (at == end || *at++ != '.'))
        throw std::invalid_argument("three numbers and two dots are expected");
      auto [stop, error] = std::from_chars(at, end, *part);
      if (error != std::errc() || (*at == '0' && stop - at > 1))
        throw std::invalid_argument("not a number from 0 to 65535");
      at = stop;
    }
    if (at != end)
      throw std::invalid_argument("the text goes on behind the version");
    return made;
  }

  std::uint16_t majorPart() const noexcept { return major_; }
  std::uint16_t minorPart() const noexcept { return minor_; }
  std::uint16_t patchPart() const noexcept { return patch_; }

  auto operator<=>(const Version &) const noexcept = default;

  std::string text() const {
    return std::to_string(major_) + '.' + std::to_string(minor_) + '.' + std::to_string(patch_);
  }

  // The next version; the parts behind the one that is raised become zero.
  Version next(Part part) const {
    switch (part) {
    case Part::Major: return Version(raised(major_), 0);
    case Part::Minor: return Version(major_, raised(minor_));
    case Part::Patch: return Version(major_, minor_, raised(patch_));
    }
    throw std::invalid_argument("no such part");
  }

  bool accepts(const Version &other) const noexcept { return major_ == other.major_ && other >= *this; }

private:
  static std::uint16_t raised(std::uint16_t number) {
    if (number == std::numeric_limits<std::uint16_t>::max())
      throw std::overflow_error("the number cannot be raised");
    return static_cast<std::uint16_t>(number + 1);
  }

  std::uint16_t major_, minor_, patch_;
};

}  // namespace release
