// Inputs that joined the examples, observed as tests are.
#include "state.h"

#include <cstdio>
#include <cstdlib>
#include <vector>

namespace eclat::rt {

namespace {

bool readAll(const char *path, std::vector<unsigned char> &out) {
  std::FILE *file = path ? std::fopen(path, "rb") : nullptr;
  if (!file)
    return false;
  unsigned char buffer[4096];
  for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, file)) > 0;)
    out.insert(out.end(), buffer, buffer + n);
  std::fclose(file);
  return true;
}

}  // namespace

// The file: for each input its length, in four bytes, and the input in the form of wire.h.
int traceInputs(const char *inputs) {
  std::vector<unsigned char> bytes;
  if (!readAll(inputs, bytes)) {
    std::fprintf(stderr, "eclat: cannot read the inputs\n");
    return 1;
  }
  static Record record;
  bool isDone = true;
  for (std::size_t at = 0; at + sizeof(std::uint32_t) <= bytes.size();) {
    std::uint32_t length = 0;
    std::memcpy(&length, bytes.data() + at, sizeof length);
    at += sizeof length;
    record.reset();
    isDone = runUnwatched(bytes.data() + at, record) && isDone;
    at += length;
  }
  return isDone ? 0 : 1;
}

}  // namespace eclat::rt
