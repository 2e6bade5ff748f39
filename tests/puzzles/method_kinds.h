// FINDS: undefined-behaviour in Cake::share
// WITH: --class Cake -- -std=c++20
// BUDGET: rounds 2
#pragma once

#include <initializer_list>
#include <string>
#include <utility>

// Methods of every kind. Who does not say how many guests there are divides by nobody.
class Cake {
public:
  Cake() = default;
  Cake(const Cake &) = default;
  Cake(Cake &&) noexcept = default;
  Cake &operator=(const Cake &) = default;
  Cake &operator=(Cake &&) noexcept = default;
  explicit Cake(std::initializer_list<short> pieces) : pieces_(static_cast<int>(pieces.size())) {}
  ~Cake() = default;

  const std::string &name() const & { return name_; }
  std::string &name() & { return name_; }
  std::string name() && { return std::move(name_); }
  std::string name() const && { return name_; }

  int pieces() const noexcept { return pieces_; }
  void cut(short pieces = 8, bool evenly = true) noexcept { pieces_ = evenly ? pieces & ~1 : pieces; }
  int share(short guests = 0) const { return pieces_ / guests; }
  constexpr bool isWhole() const { return pieces_ == 1; }
  static constexpr int sizeOf(short eggs) { return eggs * 2; }
  static consteval int largest() { return 64; }
  auto both() const { return std::pair(pieces_, isWhole()); }
  [[nodiscard]] bool isFor(const char *guest) const { return guest && name_ == guest; }

  void cut(double) = delete;
  void log(const char *format, ...) const;
  int watch() const volatile { return pieces_; }

private:
  std::string name_ = "cake";
  int pieces_ = 1;
};
