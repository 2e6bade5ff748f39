// eclat-inside: the last step into the container. bubblewrap, which starts it, has made namespaces and a view of the
// file system; this sets up the walls within and becomes the program that is to be contained. It runs before a single
// instruction of the user's code does, static initialisers included.
#include "filter.h"
#include "walls.h"
#include "watch.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>
#include <unistd.h>

namespace {

using namespace eclat::inside;

constexpr int kCannot = 125;  // exit code: a wall that was asked for cannot be set up

struct Order {
  Bounds bounds;
  bool isProbe = false;
  bool isWatched = false;
  char **command = nullptr;
};

// eclat-inside [--probe] [--apart] [--watch] --scratch DIR [--result FILE]… [--debugged FILE] -- PROGRAM [ARGUMENT]…
bool readOrder(char **words, Order &order) {
  for (; *words; ++words) {
    std::string word = *words;
    if (word == "--") {
      order.command = words + 1;
      break;
    }
    if (word == "--probe")
      order.isProbe = true;
    else if (word == "--apart")
      order.bounds.isApart = true;
    else if (word == "--watch")
      order.isWatched = true;
    else if (word == "--scratch" && words[1])
      order.bounds.scratch = *++words;
    else if (word == "--result" && words[1])
      order.bounds.results.emplace_back(*++words);
    else if (word == "--debugged" && words[1])
      order.bounds.debugged = *++words;
    else
      return false;
  }
  if (!order.command || !*order.command || order.bounds.scratch.empty())
    return false;
  order.bounds.program = *order.command;
  return true;
}

// Of each wall its name, if it stands: the driver knows what is missing.
void tell(bool stands, const char *wall) {
  if (stands)
    std::puts(wall);
}

}  // namespace

int main(int, char **argv) {
  Order order;
  if (!readOrder(argv + 1, order)) {
    std::fputs("eclat-inside: this program is started by eclat\n", stderr);
    return kCannot;
  }
  const bool isFresh = !order.bounds.isApart || isInMemory(order.bounds.scratch);
  if (!order.isProbe && (!isFresh || chdir(order.bounds.scratch.c_str()) != 0)) {
    std::fprintf(stderr, "eclat-inside: %s: %s\n", order.bounds.scratch.c_str(),
                 isFresh ? std::strerror(errno) : "not in memory");
    return kCannot;
  }
  bool isLimited = limitResources(), isDropped = dropPrivileges(), isRestricted = restrictFiles(order.bounds);
  std::fflush(stdout);
  bool isFiltered = filterCalls(order.bounds.debugged.empty() ? Tracing::Refused : Tracing::Allowed);
  if (order.isProbe) {
    tell(order.bounds.isApart && isFresh && isDropped, "own");
    tell(isRestricted, "files");
    tell(isFiltered, "calls");
    tell(isLimited, "limits");
    return 0;
  }
  if (order.isWatched)
    if (int ended = watchProgram(); ended != kIsProgram)
      return ended;
  execv(order.command[0], order.command);
  std::fprintf(stderr, "eclat-inside: %s: %s\n", order.command[0], std::strerror(errno));
  return kCannot + 1;
}
