#pragma once

#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <sys/socket.h>
#include <unistd.h>

// Writes over what it shares with others: memory, pipes, descriptors, handlers. Whatever comes of it, the report tells
// of all inputs and of the one fault that is not of this kind.
class Forger {
public:
  int harmless(int k) { return k; }
  // Comes after all others, in the order of their names: they must not keep it from being found.
  int zz(int k) { return k >= 0 && k < 5 ? k : *where(k); }

  void fillsWithOnes(int) { overwrite(0xff); }
  void fillsWithNoise(int k) {
    std::srand(static_cast<unsigned>(k));
    overwrite(-1);
  }
  void answersForTheWorker(int) {
    for (int descriptor = 3; descriptor < 64; ++descriptor)
      if (write(descriptor, "\1\1\1\1", 4) < 0)
        continue;
  }
  void listensForTheWorker(int) {
    for (int descriptor = 3; descriptor < 64; ++descriptor)
      shutdown(descriptor, SHUT_RDWR);
  }
  void closesAll(int) {
    for (int descriptor = 0; descriptor < 64; ++descriptor)
      close(descriptor);
  }
  void hangsWhenItEnds(int) {
    static Sleeper sleeper;
    std::exit(0);
  }
  void doesNotAbort(int) {
    std::signal(SIGABRT, [](int) {
      for (;;)
        pause();
    });
    std::abort();
  }
  void saysNothing(int) { throw Mute(); }
  void saysTooMuch(int) { throw std::runtime_error(std::string(1 << 20, '\033')); }

private:
  struct Sleeper {
    ~Sleeper() {
      for (;;)
        pause();
    }
  };
  struct Mute : std::exception {
    const char *what() const noexcept override { return nullptr; }
  };

  static void overwrite(int byte) {
    std::ifstream maps("/proc/self/maps");
    for (std::string line; std::getline(maps, line);) {
      if (line.find("eclat-") == std::string::npos || line.find(" rw-s ") == std::string::npos)
        continue;
      unsigned long from = 0, to = 0;
      std::sscanf(line.c_str(), "%lx-%lx", &from, &to);
      if (byte >= 0)
        std::memset(reinterpret_cast<void *>(from), byte, to - from);
      for (auto *at = reinterpret_cast<unsigned char *>(from); byte < 0 && at < reinterpret_cast<unsigned char *>(to);
           ++at)
        *at = static_cast<unsigned char>(std::rand());
    }
  }
  static const int *where(int k) { return k > 5 ? nullptr : &zero; }
  static inline int zero = 0;
};
