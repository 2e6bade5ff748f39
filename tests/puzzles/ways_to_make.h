// FINDS: property in Plan::Builder::build
// WITH: --no-learning --class Plan --class Plan::Builder --class Office --class Key --class Seal --class Desk
// BUDGET: rounds 2
#pragma once

#include <memory>
#include <utility>

// Its constructor is private: only the builder makes it, which forgets that a plan needs floors.
class Plan {
public:
  class Builder {
  public:
    Builder &rooms(short n) { return rooms_ = n, *this; }
    Builder &floors(short n) { return floors_ = n == 0 ? short(1) : n, *this; }
    Plan build() const { return Plan(rooms_, floors_); }

  private:
    short rooms_ = 0, floors_ = 0;
  };
  int roomsPerFloor() const { return rooms_ / floors_; }

private:
  Plan(int rooms, int floors) : rooms_(rooms), floors_(floors) {}
  int rooms_, floors_;
};

// Can only be moved, and is made of something.
class Key {
public:
  explicit Key(int teeth) : teeth_(std::make_unique<int>(teeth)) {}
  int teeth() const { return *teeth_; }

private:
  std::unique_ptr<int> teeth_;
};

// Can only be copied; its constructor is protected, and a static method stands for it.
class Seal {
public:
  static Seal of(char letter) { return Seal(letter); }
  Seal(const Seal &other) : letter_(other.letter_) {}
  Seal &operator=(const Seal &other) = default;
  char letter() const { return letter_; }

protected:
  explicit Seal(char letter) : letter_(letter) {}

private:
  char letter_;
};

// Stays where it was made.
class Desk {
public:
  explicit Desk(Seal seal) : seal_(seal) {}
  Desk(Desk &&) = delete;
  char mark() const { return seal_.letter(); }

private:
  Seal seal_;
};

// There is one.
class Office {
public:
  static Office &instance() {
    static Office office;
    return office;
  }
  Office(const Office &) = delete;
  void lock(Key key) { teeth_ = key.teeth(); }
  bool opens(const Key &key) const { return key.teeth() == teeth_; }
  void use(Desk &desk) { mark_ = desk.mark(); }
  void order(Desk desk) { mark_ = desk.mark(); }

private:
  Office() = default;
  int teeth_ = 0;
  char mark_ = ' ';
};
