#pragma once

#include <string>
#include <vector>

namespace eclat::inside {

// What a contained process may write, start and use up.
struct Bounds {
  std::string scratch;               // the folder that it may write below, and starts in
  bool isApart = false;              // bubblewrap has set it apart: scratch is a small file system in memory
  std::vector<std::string> results;  // files that it may write besides
  std::string program;               // the only program that it may become
  std::string debugged;              // but for this one, if it is a debugger
};

constexpr unsigned long long kFileBytes = 64ull << 20;
constexpr unsigned long kOpenFiles = 256;
constexpr unsigned long kProcesses = 1024;  // with threads, of the whole container

bool isInMemory(const std::string &folder);
// Each returns false if the kernel does not do it.
bool limitResources();
bool dropPrivileges();
bool restrictFiles(const Bounds &bounds);

}  // namespace eclat::inside
