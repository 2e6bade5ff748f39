// FINDS: property in radio::Receiver::Channel::up
// WITH: --class radio::Station --class Reading
// BUDGET: rounds 2
#pragma once

namespace radio {

// A struct that holds a union, and says which part of it is meant.
struct Reading {
  Reading() : number(0), isLetter(false) {}
  void set(int to) {
    number = to;
    isLetter = false;
  }
  void set(char to) {
    letter = to;
    isLetter = true;
  }
  bool isBlank() const { return isLetter ? letter == ' ' : number == 0; }

  union {
    int number;
    char letter;
  };
  bool isLetter;
};

class Receiver {
public:
  // Nested, asked for by its alias, and counted. Its fields are bits: behind the highest number comes the lowest.
  struct Channel {
    static constexpr unsigned kHighest = 15;
    static int live() { return live_; }

    explicit Channel(unsigned n) : number(n % (kHighest + 1)), isMuted(false) { ++live_; }
    Channel(const Channel &other) : number(other.number), isMuted(other.isMuted) { ++live_; }
    ~Channel() { --live_; }
    void up(unsigned short by) { number += by; }
    void mute(bool on) { isMuted = on; }
    bool sounds(const Reading &reading) const { return !isMuted && !reading.isBlank(); }

    unsigned number : 4;
    bool isMuted : 1;

  private:
    static inline int live_ = 0;
  };
};

using Station = Receiver::Channel;

}  // namespace radio
