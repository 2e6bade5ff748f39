#include "prove/user_program.h"

#include "compile/clean_flags.h"
#include "compile/compile_cache.h"
#include "compile/test_runner.h"
#include "support/files.h"
#include "support/installation.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

namespace eclat {

namespace {

namespace fs = std::filesystem;
using Strings = std::vector<std::string>;

void add(Strings &to, const Strings &more) { to.insert(to.end(), more.begin(), more.end()); }

const Strings kSanitized = {"-fsanitize=address,undefined", "-fno-sanitize=vptr,function",
                            "-fno-sanitize-recover=undefined", "-D_GLIBCXX_ASSERTIONS", "-fno-omit-frame-pointer"};

// Of an entry of compile_commands.json, which has its words in a list or in one text.
Strings wordsOf(const nlohmann::json &entry) {
  if (entry.contains("arguments"))
    return entry["arguments"].get<Strings>();
  return splitCommand(entry.value("command", ""));
}

}  // namespace

UserPrograms::UserPrograms(const Component &component, const Build &build, const Request &request, const WorkDir &dir,
                           int jobs)
    : component_(component), build_(build), request_(request), dir_(dir), jobs_(jobs) {
  if (!isProject())
    return;
  auto entries = nlohmann::json::parse(readFile(dir.project() + "/compile_commands.json").value_or(""), nullptr, false);
  if (!entries.is_array())
    return;
  for (const auto &entry : entries) {
    std::string directory = entry.value("directory", "");
    std::string file = (fs::path(directory) / entry.value("file", "")).lexically_normal().string();
    if (!testRunnerOf(readFile(file).value_or("")))
      continue;
    testSources_.push_back(file);
    Strings words = wordsOf(entry);
    if (testFlags_.empty() && words.size() > 1)
      testFlags_ = cleanFlags(Strings(words.begin() + 1, words.end()), directory);
  }
}

Strings UserPrograms::testSources() const { return isProject() ? testSources_ : request_.tests; }

Strings UserPrograms::files() const {
  Strings out = component_.headers;
  add(out, request_.sources);
  add(out, testSources());
  return out;
}

Strings UserPrograms::compileCommand(const std::string &source, const Strings &flags, bool isSanitized) const {
  Strings command = {build_.compiler};
  add(command, component_.flags);
  add(command, testFlags_);
  if (isSanitized || isProject())
    add(command, kSanitized);
  // Where the headers are, should the component's own flags not say it. Not for <names>: a library's folder may have a
  // regex.h of its own.
  for (const std::string &header : component_.headers)
    if (header.starts_with('/'))
      add(command, {"-iquote", fs::path(header).parent_path().string()});
  // A specification includes our header, and may look at private members.
  if (!component_.specs.empty())
    add(command, {"-I" + installation().include, "-fno-access-control"});
  for (const std::string &spec : component_.specs)
    add(command, {"-iquote", fs::path(spec).parent_path().string()});
  add(command, {"-g", "-Qunused-arguments"});
  add(command, flags);
  command.push_back(source);
  return command;
}

std::vector<ProcessResult> UserPrograms::checkAll(const Strings &sources, const Strings &flags) const {
  std::vector<Strings> commands;
  for (const std::string &source : sources) {
    commands.push_back(compileCommand(source, flags, true));
    commands.back().emplace_back("-fsyntax-only");
  }
  return runProcesses(commands, {}, jobs_);
}

ProcessResult UserPrograms::make(const ProgramPlan &plan) const {
  std::error_code ignored;
  fs::create_directories(dir_.proof(), ignored);
  std::vector<CompileJob> jobs;
  Strings objects;
  auto plannedJob = [&](const std::string &source, const Strings &flags, bool isSanitized) {
    std::string stem = fs::path(source).stem().string() + "-" + hexDigits(hashText(source), 6);
    CompileJob job{.source = source, .object = dir_.proof() + "/" + stem + (isSanitized ? "-san.o" : ".o")};
    job.command = compileCommand(source, flags, isSanitized);
    add(job.command, {"-c", "-o", job.object, "-MD", "-MF", job.object + ".d"});
    objects.push_back(job.object);
    jobs.push_back(std::move(job));
  };
  for (const std::string &source : plan.sources)
    plannedJob(source, plan.flags, plan.isSanitized);
  for (const std::string &source : plan.support)
    plannedJob(source, {"-O0", "-g0", "-w", "-fno-sanitize=all"}, false);
  if (!isProject())
    for (const std::string &source : request_.sources)
      plannedJob(source, {}, plan.isSanitized);
  std::vector<CompileJob> stale = jobsToRun(jobs, "");
  std::vector<Strings> commands;
  for (const CompileJob &job : stale)
    commands.push_back(job.command);
  std::vector<ProcessResult> results = runProcesses(commands, {}, jobs_);
  for (std::size_t i = 0; i < stale.size(); ++i) {
    if (!results[i].succeeded())
      return results[i];
    markFresh(stale[i], "");
  }
  return link(plan, objects);
}

ProcessResult UserPrograms::link(const ProgramPlan &plan, const Strings &objects) const {
  if (!isProject()) {
    Strings command = {build_.compiler};
    add(command, objects);
    if (plan.isSanitized)
      add(command, kSanitized);
    add(command, component_.flags);
    add(command, plan.libraries);
    add(command, {"-Qunused-arguments", "-o", plan.output});
    return runProcess(command);
  }
  auto linked = nlohmann::json::parse(readFile(dir_.linkCommand(build_.binary)).value_or(""), nullptr, false);
  if (!linked.is_object())
    return {.output = "it is not known how the project links " + build_.binary};
  Strings command = linked["command"].get<Strings>();
  for (std::size_t i = 0; i + 1 < command.size(); ++i)
    if (command[i] == "-o")
      command[i + 1] = plan.output;
  // Ours come first, so that ours is the main of the program.
  Strings first = objects;
  first.emplace_back("-Wl,--allow-multiple-definition");
  command.insert(command.begin() + 1, first.begin(), first.end());
  add(command, plan.libraries);
  ProcessOptions options;
  options.directory = linked.value("directory", "");
  return runProcess(command, options);
}

}  // namespace eclat
