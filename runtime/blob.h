// Reads what stands in the blob of a segment. Offsets and lengths come from the code under test: none is believed.
#pragma once

#include "wire.h"

#include <algorithm>
#include <string_view>

namespace eclat::rt {

inline std::string_view textInBlob(const Segment &segment, std::uint32_t offset, std::uint32_t length) {
  std::size_t at = std::min<std::size_t>(offset, kBlobBytes);
  return {segment.blob + at, std::min<std::size_t>(length, kBlobBytes - at)};
}

}  // namespace eclat::rt
