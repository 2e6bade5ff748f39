// Loops over plain data, to tell what the symbolic flavour costs where nothing is symbolic. Prints milliseconds of CPU.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

volatile long sink;
unsigned state = 1;
unsigned next() { return state = state * 1664525u + 1013904223u; }

class Stack {
public:
  __attribute__((noinline)) void push(int k) {
    if (count_ < 8)
      elements_[count_++] = k;
  }
  __attribute__((noinline)) void pop() { count_ -= count_ > 0; }
  __attribute__((noinline)) bool has(int k) const {
    for (int i = 0; i < count_; ++i)
      if (elements_[i] == k)
        return true;
    return false;
  }

private:
  int elements_[8] = {}, count_ = 0;
};

void stack() {
  Stack s;
  long total = 0;
  for (int i = 0; i < 3'000'000; ++i) {
    unsigned choice = next() >> 30;
    if (choice == 0)
      s.push(i & 7);
    else if (choice == 1)
      s.pop();
    else
      total += s.has(i & 7);
  }
  sink = total;
}

void sort() {
  std::vector<int> v(300'000);
  for (int &x : v)
    x = static_cast<int>(next() >> 1);
  std::sort(v.begin(), v.end());
  sink = v[1000];
}

void tree() {
  std::map<int, int> m;
  for (int i = 0; i < 200'000; ++i)
    m[static_cast<int>(next() & 0xffff)] += i & 3;
  sink = static_cast<long>(m.size());
}

void hash() {
  std::unordered_map<int, int> m;
  for (int i = 0; i < 400'000; ++i)
    m[static_cast<int>(next() & 0xffff)] += i & 3;
  sink = static_cast<long>(m.size());
}

void matrix() {
  constexpr int kSize = 200;
  static unsigned a[kSize][kSize], b[kSize][kSize], c[kSize][kSize];
  for (int i = 0; i < kSize; ++i)
    for (int j = 0; j < kSize; ++j)
      a[i][j] = next(), b[i][j] = next();
  for (int i = 0; i < kSize; ++i)
    for (int j = 0; j < kSize; ++j) {
      unsigned sum = 0;
      for (int k = 0; k < kSize; ++k)
        sum += a[i][k] * b[k][j];
      c[i][j] = sum;
    }
  sink = c[7][9];
}

void text() {
  std::string s;
  unsigned mark = 5381;
  for (int i = 0; i < 2'000'000; ++i) {
    s += static_cast<char>('a' + (next() >> 28));
    if (s.size() > 40) {
      for (char c : s)
        mark = mark * 33 + static_cast<unsigned char>(c);
      s.clear();
    }
  }
  sink = mark;
}

__attribute__((noinline)) int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
void calls() { sink = fibonacci(31); }

struct Kernel {
  const char *name;
  void (*run)();
};
constexpr Kernel kKernels[] = {
    {"stack",  stack },
    {"sort",   sort  },
    {"tree",   tree  },
    {"hash",   hash  },
    {"matrix", matrix},
    {"text",   text  },
    {"calls",  calls }
};

}  // namespace

int main() {
  for (const Kernel &kernel : kKernels) {
    double best = 1e9;
    for (int turn = 0; turn < 15; ++turn) {
      state = 1;
      std::clock_t begin = std::clock();
      kernel.run();
      best = std::min(best, 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    }
    std::printf("%s %.3f\n", kernel.name, best);
  }
}
