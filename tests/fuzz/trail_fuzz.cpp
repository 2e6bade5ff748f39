#include "targets.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
  eclat::fuzz::trailTarget(std::string(reinterpret_cast<const char *>(data), size));
  return 0;
}
