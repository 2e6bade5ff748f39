#include "compile/compile_cache.h"

#include "compile/object_cache.h"
#include "support/files.h"
#include "support/timings.h"

#include <filesystem>

namespace eclat {

std::vector<std::string> filesOfRule(const std::string &rule) {
  std::vector<std::string> files;
  std::string word;
  auto flush = [&] {
    if (!word.empty() && word.back() != ':')
      files.push_back(word);
    word.clear();
  };
  for (std::size_t i = 0; i < rule.size(); ++i) {
    if (rule[i] == '\\' && i + 1 < rule.size() && (rule[i + 1] == '\n' || rule[i + 1] == ' ')) {
      if (rule[++i] == ' ')
        word += ' ';
      else
        flush();
    } else if (rule[i] == ' ' || rule[i] == '\n') {
      flush();
    } else {
      word += rule[i];
    }
  }
  flush();
  return files;
}

std::optional<std::string> contentsKey(const std::vector<std::string> &files, const std::string &more) {
  std::uint64_t h = hashText(more);
  for (const std::string &file : files) {
    // System headers change with the package that owns them; their time stamp is enough and spares reading them.
    if (file.starts_with("/usr/")) {
      std::error_code error;
      auto time = std::filesystem::last_write_time(file, error).time_since_epoch().count();
      h = hashText(file + std::to_string(error ? 0 : time), h);
      continue;
    }
    auto content = readFile(file);
    if (!content)
      return std::nullopt;
    h = hashText(*content, h);
  }
  return hexDigits(h, 16);
}

namespace {

std::string stampOf(const CompileJob &job, const std::string &environmentKey) {
  auto rule = readFile(job.object + ".d");
  if (!rule)
    return {};
  return contentsKey(filesOfRule(*rule), quoteCommand(job.command) + environmentKey).value_or("");
}

const ObjectCache &cacheOfUser() {
  static const ObjectCache cache(objectCacheFolder());
  return cache;
}

// A stamp that cannot be written only means that the object is compiled again.
void writeStamp(const CompileJob &job, const std::string &environmentKey) {
  static_cast<void>(writeFile(job.object + ".stamp", stampOf(job, environmentKey)));
}

}  // namespace

std::vector<CompileJob> staleJobs(const std::vector<CompileJob> &jobs, const std::string &environmentKey) {
  std::vector<CompileJob> out;
  for (const CompileJob &job : jobs) {
    auto stamp = readFile(job.object + ".stamp");
    bool fresh =
        stamp && !stamp->empty() && std::filesystem::exists(job.object) && *stamp == stampOf(job, environmentKey);
    if (!fresh)
      out.push_back(job);
  }
  return out;
}

void markFresh(const CompileJob &job, const std::string &environmentKey) {
  writeStamp(job, environmentKey);
  cacheOfUser().keep(job, environmentKey);
}

std::vector<CompileJob> jobsToRun(const std::vector<CompileJob> &jobs, const std::string &environmentKey) {
  std::vector<CompileJob> out;
  std::size_t fetched = 0;
  for (const CompileJob &job : staleJobs(jobs, environmentKey)) {
    if (!cacheOfUser().fetch(job, environmentKey)) {
      out.push_back(job);
      continue;
    }
    writeStamp(job, environmentKey);
    ++fetched;
  }
  timings().count("fetched", fetched);
  return out;
}

}  // namespace eclat
