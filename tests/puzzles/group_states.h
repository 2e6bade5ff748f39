// FINDS: property in Tank::fill
// WITH: --class Tank
// BUDGET: rounds 4
// COUNT: 1
#pragma once

// Litres in a tank. Three ways to overfill it are one mistake.
class Tank {
public:
  explicit Tank(int room) : room_(room < 1 || room > 500 ? 500 : room) {}
  void fill(int litres) {
    if (litres > 0 && litres <= 100)
      litres_ += litres;
  }
  void rain() { litres_ += 5; }
  void top() { litres_ += 1; }
  void drain() { litres_ = 0; }
  int litres() const { return litres_; }
  int room() const { return room_; }

private:
  int room_, litres_ = 0;
};
