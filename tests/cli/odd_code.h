#pragma once

#include <csetjmp>
#include <cstdarg>
#include <cstdint>
#include <thread>

// Code that is not followed: what it is given goes on as the number that it was. What lies beside it is found all the
// same.
class Oddity {
public:
  unsigned assembled(unsigned x) {
    unsigned out = x;
    asm("roll $7, %0" : "+r"(out));
    return out == 12345u ? uses_ : ++uses_;
  }
  int wide(long a, long b) { return static_cast<int>((static_cast<__int128>(a) * b >> 64) % 1000) + (uses_ > 0); }
  int threaded(int x) {
    int out = 0;
    std::thread other([&] { out = x % 1000 + 1; });
    other.join();
    return out;
  }
  int varied(int x) { return sum(3, x % 100, 1, 2); }
  int jumped(int x) {
    std::jmp_buf here;
    volatile int kept = x;
    if (setjmp(here) == 0)
      leave(here, kept > 70);
    return kept > 70 ? 1 : 0;
  }
  int deep(unsigned x) { return down(x % 1500); }
  void guard(int code) {
    ++uses_;
    if (code > 0 && code % 46337 == 421 && code / 46337 * 7 % 46349 == 1421)
      guarded_ = -1;
    else
      ++guarded_;
  }
  int guarded() const { return guarded_; }

private:
  static int sum(int count, ...) {
    std::va_list all;
    va_start(all, count);
    int out = 0;
    for (int i = 0; i < count; ++i)
      out += va_arg(all, int);
    va_end(all);
    return out;
  }
  static void leave(std::jmp_buf &to, bool isWanted) {
    if (isWanted)
      std::longjmp(to, 1);
  }
  __attribute__((noinline)) static int down(unsigned x) { return x == 0 ? 0 : 1 + down(x - 1); }

  unsigned uses_ = 0;
  int guarded_ = 0;
};
