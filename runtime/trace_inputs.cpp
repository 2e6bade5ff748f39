// Inputs that joined the examples, observed as tests are. What they may do to the machine is limited as in a worker.
#include "sandbox.h"
#include "state.h"

#include <cstdio>
#include <cstdlib>
#include <sys/mman.h>
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

// What is refused is noted in a segment; here nobody reads it.
void close(const char *scratch) {
  void *segment = mmap(nullptr, sizeof(Segment), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (segment == MAP_FAILED)
    return;
  closeFiles(scratch);
  closeCalls(static_cast<Segment *>(segment));
}

}  // namespace

// The file: for each input its length, in four bytes, and the input in the form of wire.h.
int traceInputs(const char *inputs) {
  std::vector<unsigned char> bytes;
  if (!readAll(inputs, bytes)) {
    std::fprintf(stderr, "eclat: cannot read the inputs\n");
    return 1;
  }
  if (const char *scratch = std::getenv(kEnvSandbox))
    close(scratch);
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
