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

namespace {

std::unexpected<Failure> cannotWrite(const std::string &path) {
  return fail({ExitCode::Usage,
               "files",
               fmt::format("cannot write '{}': {}", path, std::strerror(errno ? errno : EIO)),
               "check that the folder exists, is writable and that the disk is not full",
               {}});
}

// Renaming would put a file in the place of /dev/null.
bool isDevice(const std::string &path) {
  std::error_code ignored;
  auto status = std::filesystem::status(path, ignored);
  return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status) &&
         !std::filesystem::is_directory(status);
}

// On failure errno says why.
bool writeWhole(const std::string &path, const std::string &content) {
  errno = 0;
  std::ofstream out(path, std::ios::binary);
  out << content;
  out.flush();
  return static_cast<bool>(out);
}

std::string besideOf(const std::string &path) { return path + fmt::format(".{}.part", ::getpid()); }

void makeFolderOf(const std::string &path) {
  std::error_code ignored;
  if (auto parent = std::filesystem::path(path).parent_path(); !parent.empty())
    std::filesystem::create_directories(parent, ignored);
}

}  // namespace

Result<void> writeFile(const std::string &path, const std::string &content) {
  if (isDevice(path))
    return writeWhole(path, content) ? Result<void>() : cannotWrite(path);
  makeFolderOf(path);
  std::string beside = besideOf(path);
  if (writeWhole(beside, content) && std::rename(beside.c_str(), path.c_str()) == 0)
    return {};
  auto failure = cannotWrite(path);
  std::error_code ignored;
  std::filesystem::remove(beside, ignored);
  return failure;
}

Result<void> requireWritable(const std::string &path) {
  errno = 0;
  if (isDevice(path))
    return ::access(path.c_str(), W_OK) == 0 ? Result<void>() : cannotWrite(path);
  makeFolderOf(path);
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) {
    errno = EISDIR;
    return cannotWrite(path);
  }
  std::string beside = besideOf(path);
  if (!writeWhole(beside, ""))
    return cannotWrite(path);
  std::filesystem::remove(beside, ignored);
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
