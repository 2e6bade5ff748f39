#pragma once

#include <cassert>
#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <unistd.h>
#include <vector>

class Endings {
public:
  int harmless(int k) { return k; }

  int null(int k) { return *where(k); }
  void wild(int k) { *reinterpret_cast<volatile int *>(0x123456789000) = k; }
  int heap(int k) {
    std::vector<int> v(4);
    volatile int *p = v.data();
    return p[4 + (k & 1)];
  }
  int freed(int k) {
    volatile int *p = new int(k);
    delete p;
    return *p;
  }
  int overflow(int k) { return (k | 1) * big; }
  void aborts(int) { std::abort(); }
  void asserts(int k) {
    int same = k + zero;
    assert(k != same);
  }
  void jumps(int) {
    marks();
    if (zero == 0)
      std::longjmp(mark, 1);
  }
  void leaks(int k) {
    lost = new int(k);
    lost = nullptr;
  }
  void terminates(int k) noexcept {
    if (zero == 0)
      throw std::runtime_error("nobody catches this");
  }
  int recursion(int k) { return zero == 0 ? recursion(k) + zero : k; }
  void loop(int) {
    while (zero == 0)
      ;
  }
  void memory(int) {
    std::vector<std::vector<char>> all;
    while (zero == 0)
      all.emplace_back(1 << 20, 'x');
  }
  void exits(int) { std::exit(3); }
  void exitsAtOnce(int) { _exit(0); }
  void raises(int) { std::raise(SIGKILL); }
  void prints(int k) {
    std::puts("the last words");
    std::abort();
  }

private:
  int *where(int k) { return zero == 0 ? nullptr : &big; }
  __attribute__((noinline)) void marks() { setjmp(mark); }

  std::jmp_buf mark;
  int *lost = nullptr;
  volatile int zero = 0;
  int big = 2147483647;
};
