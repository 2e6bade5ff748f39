// FINDS: law in Scoreboard::independence
// WITH: --class Scoreboard
// BUDGET: rounds 4
#pragma once

// Points of a game. Copies share them until one of them scores; a bonus is forgotten.
class Scoreboard {
public:
  Scoreboard() : shared_(new Shared) {}
  Scoreboard(const Scoreboard &other) : shared_(other.shared_) { ++shared_->users; }
  Scoreboard &operator=(const Scoreboard &) = delete;
  ~Scoreboard() { release(); }

  void score() {
    own();
    ++shared_->points;
  }
  void bonus() { shared_->points += 10; }
  int points() const { return shared_->points; }

private:
  struct Shared {
    int points = 0, users = 1;
  };
  void own() {
    if (shared_->users == 1)
      return;
    auto *own = new Shared;
    own->points = shared_->points;
    release();
    shared_ = own;
  }
  void release() {
    if (--shared_->users == 0)
      delete shared_;
  }
  Shared *shared_;
};
