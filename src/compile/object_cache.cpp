#include "compile/object_cache.h"

#include "support/files.h"
#include "support/installation.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>

namespace eclat {

namespace {

namespace fs = std::filesystem;
using Strings = std::vector<std::string>;

constexpr const char *kRoot = "{work}";  // stands for a work directory in what is kept

std::string replaced(std::string text, const std::string &what, const std::string &by) {
  if (what.empty())
    return text;
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
    text.replace(at, what.size(), by);
  return text;
}

// Two directories compile the same if their commands differ in nothing but where the object goes.
std::string commandKey(const CompileJob &job, const std::string &environmentKey) {
  std::string key = environmentKey;
  for (std::size_t i = 0; i < job.command.size(); ++i)
    if (job.command[i] == "-o" || job.command[i] == "-MF")
      ++i;
    else
      key += '\n' + replaced(job.command[i], job.forgottenRoot, kRoot);
  std::error_code error;
  fs::path compiler = fs::canonical(clangProgram(), error);
  auto time = error ? 0 : fs::last_write_time(compiler, error).time_since_epoch().count();
  return hexDigits(hashText(fmt::format("{}\n{}\n{}", ECLAT_VERSION, time, key)), 16);
}

// What a relative name means depends on where the compiler ran.
bool areAbsolute(const Strings &files) {
  return std::ranges::all_of(files, [](const std::string &file) { return file.starts_with('/'); });
}

// Whether all of a file is there is told by its first line.
std::string sealed(const std::string &bytes) { return hexDigits(hashText(bytes), 16) + "\n" + bytes; }

std::optional<std::string> unsealed(const std::optional<std::string> &file) {
  std::size_t line = file ? file->find('\n') : std::string::npos;
  if (line == std::string::npos)
    return std::nullopt;
  std::string bytes = file->substr(line + 1);
  return hexDigits(hashText(bytes), 16) == file->substr(0, line) ? std::optional(bytes) : std::nullopt;
}

void touch(const std::string &file) {
  std::error_code ignored;
  fs::last_write_time(file, fs::file_time_type::clock::now(), ignored);
}

}  // namespace

std::string ObjectCache::pathOf(const std::string &key, const char *ending) const {
  return folder_ + "/" + key.substr(0, 2) + "/" + key.substr(2) + ending;
}

bool ObjectCache::fetch(const CompileJob &job, const std::string &environmentKey) const {
  if (folder_.empty())
    return false;
  std::string command = commandKey(job, environmentKey);
  auto rule = unsealed(readFile(pathOf(command, ".d")));
  if (!rule)
    return false;
  std::string here = replaced(*rule, kRoot, job.forgottenRoot);
  auto contents = contentsKey(filesOfRule(here), command);
  if (!contents)
    return false;
  std::string kept = pathOf(*contents, ".o");
  auto object = unsealed(readFile(kept));
  if (!object || !writeFile(job.object, *object) || !writeFile(job.object + ".d", here))
    return false;
  touch(kept);
  touch(pathOf(command, ".d"));
  return true;
}

void ObjectCache::keep(const CompileJob &job, const std::string &environmentKey) const {
  if (folder_.empty())
    return;
  auto rule = readFile(job.object + ".d");
  auto object = readFile(job.object);
  if (!rule || !object || !areAbsolute(filesOfRule(*rule)) || object->size() > mostBytes_ / 4)
    return;
  std::string command = commandKey(job, environmentKey);
  auto contents = contentsKey(filesOfRule(*rule), command);
  if (!contents)
    return;
  std::error_code ignored;
  for (const std::string &file : {pathOf(command, ".d"), pathOf(*contents, ".o")})
    fs::create_directories(fs::path(file).parent_path(), ignored);
  fs::permissions(folder_, fs::perms::owner_all, ignored);
  // One that cannot be written is compiled again, as ever.
  static_cast<void>(writeFile(pathOf(*contents, ".o"), sealed(*object)));
  static_cast<void>(writeFile(pathOf(command, ".d"), sealed(replaced(*rule, job.forgottenRoot, kRoot))));
  makeRoom();
}

void ObjectCache::makeRoom() const {
  struct Kept {
    fs::file_time_type used;
    std::uint64_t bytes;
    fs::path path;
  };
  std::vector<Kept> all;
  std::uint64_t bytes = 0;
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder_, error), end; !error && it != end; it.increment(error)) {
    std::error_code gone;  // another process may take it away meanwhile
    if (!it->is_regular_file(gone) || gone)
      continue;
    Kept one{it->last_write_time(gone), it->file_size(gone), it->path()};
    if (gone)
      continue;
    bytes += one.bytes;
    all.push_back(std::move(one));
  }
  if (bytes <= mostBytes_)
    return;
  std::ranges::sort(all, {}, &Kept::used);
  for (const Kept &one : all) {
    if (bytes <= mostBytes_ / 5 * 4)
      return;
    fs::remove(one.path, error);
    bytes -= one.bytes;
  }
}

std::string objectCacheFolder() {
  auto value = [](const char *name) {
    const char *text = std::getenv(name);
    return std::string(text ? text : "");
  };
  if (std::string given = value("ECLAT_CACHE"); !given.empty())
    return given == "off" ? "" : fs::absolute(given).string();
  if (std::string caches = value("XDG_CACHE_HOME"); caches.starts_with('/'))
    return caches + "/eclat";
  std::string home = value("HOME");
  return home.starts_with('/') ? home + "/.cache/eclat" : "";
}

}  // namespace eclat
