#include "support/files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <sstream>
#include <unistd.h>

namespace eclat {

std::optional<std::string> readFile(const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  if (!in || std::filesystem::is_directory(path))
    return std::nullopt;
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

Result<void> writeFile(const std::string &path, const std::string &content) {
  auto refuse = [&] {
    return fail({ExitCode::Usage,
                 "files",
                 fmt::format("cannot write '{}': {}", path, std::strerror(errno)),
                 "check that the folder exists, is writable and that the disk is not full",
                 {}});
  };
  std::error_code ignored;
  if (auto parent = std::filesystem::path(path).parent_path(); !parent.empty())
    std::filesystem::create_directories(parent, ignored);
  std::string beside = path + fmt::format(".{}.part", ::getpid());
  errno = 0;
  {
    std::ofstream out(beside, std::ios::binary);
    out << content;
    out.flush();
    if (!out) {
      auto failure = refuse();
      std::filesystem::remove(beside, ignored);
      return failure;
    }
  }
  if (std::rename(beside.c_str(), path.c_str()) != 0) {
    auto failure = refuse();
    std::filesystem::remove(beside, ignored);
    return failure;
  }
  return {};
}

std::uint64_t hashText(const std::string &text, std::uint64_t seed) {
  std::uint64_t h = 0xcbf29ce484222325ull ^ seed;
  for (unsigned char c : text)
    h = (h ^ c) * 0x100000001b3ull;
  h ^= h >> 32;
  h *= 0x9e3779b97f4a7c15ull;
  return h ^ (h >> 29);
}

std::string hexDigits(std::uint64_t value, int digits) {
  return fmt::format("{:016x}", value).substr(0, static_cast<std::size_t>(digits));
}

}  // namespace eclat
