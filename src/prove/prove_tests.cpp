#include "prove/prove_tests.h"

#include "compile/diagnostics.h"
#include "contain/container.h"
#include "prove/junit_results.h"
#include "support/files.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <map>

namespace eclat {

namespace {

using Strings = std::vector<std::string>;

constexpr const char *kPasses = "it passes in a build of its own";

// Seconds for all tests of a file, and more for each: a call that never comes back is given up after one
// (ECLAT_PATIENCE).
constexpr double kLongest = 20, kLongestEach = 4;

class Prover {
public:
  Prover(const WriteTests &write, const TestRunner &runner, const UserPrograms &programs, Sandbox sandbox,
         const WorkDir &dir)
      : write_(write), runner_(runner), programs_(programs), sandbox_(sandbox), dir_(dir) {}

  Proof prove() {
    std::filesystem::remove_all(dir_.proof() + "/run");
    file_ = write_({}, {});
    auto isPlain = [](const EmittedTest &test) { return !test.needsSanitizers; };
    // In a project everything is under the sanitizers anyway.
    if (!programs_.isProject() && std::ranges::any_of(file_.tests, isPlain))
      judge(false);
    if (programs_.isProject() || !std::ranges::all_of(file_.tests, isPlain))
      judge(true);
    return std::move(proof_);
  }

private:
  void leaveOut(const EmittedTest &test, const std::string &reason) {
    proof_.unproved.push_back({test.id, reason});
    withheld_.insert(test.id);
  }

  // Leaves out the tests that do not compile. False if all of them do, or none does for want of a header.
  bool leaveOutUncompiled(const std::string &output) {
    TestFile all = file_;
    Strings files;
    for (const EmittedTest &test : all.tests) {
      std::set<std::string> others;
      for (const EmittedTest &other : all.tests)
        if (other.id != test.id)
          others.insert(other.id);
      files.push_back(fmt::format("{}/alone-{}.cpp", dir_.proof(), test.id));
      static_cast<void>(writeFile(files.back(), write_(others, {}).text));
    }
    std::vector<ProcessResult> results = programs_.checkAll(files, flags_);
    bool isAny = false;
    for (std::size_t i = 0; i < results.size(); ++i) {
      std::error_code ignored;
      std::filesystem::remove(files[i], ignored);
      isAny |= results[i].succeeded();
    }
    if (!isAny && output.find(" file not found") != std::string::npos)
      return false;
    std::size_t before = withheld_.size();
    for (std::size_t i = 0; i < results.size(); ++i)
      if (!results[i].succeeded())
        leaveOut(all.tests[i], "it does not compile: " + firstError(diagnostics(results[i].output), "no reason given"));
    file_ = write_(withheld_, proof_.sanitized);
    return withheld_.size() > before;
  }

  ProcessResult build(const ProgramPlan &plan) const {
    static_cast<void>(writeFile(plan.sources[0], file_.text));
    return programs_.make(plan);
  }

  // Builds the tests and runs them twice.
  void judge(bool isSanitized) {
    std::string main = dir_.proof() + "/main.cpp";
    if (readFile(main) != runner_.mainSource())
      static_cast<void>(writeFile(main, runner_.mainSource()));
    ProgramPlan plan{.sources = {dir_.proof() + "/eclat_test.cpp"},
                     .support = {main},
                     .flags = flags_,
                     .libraries = runner_.libraries(),
                     .isSanitized = isSanitized,
                     .output = dir_.proof() + (isSanitized ? "/tests-san" : "/tests")};
    ProcessResult built = file_.tests.empty() ? ProcessResult{.exitCode = 0} : build(plan);
    if (!built.succeeded() && leaveOutUncompiled(built.output) && !file_.tests.empty())
      built = build(plan);
    if (file_.tests.empty())
      return;
    if (!built.succeeded()) {
      proof_.whyNot = firstError(diagnostics(built.output), "they do not build here");
      return;
    }
    Strings names;
    for (const EmittedTest &test : file_.tests)
      if (programs_.isProject() || isSanitized == test.needsSanitizers)
        names.push_back(test.name);
    const Strings asked = names;
    constexpr int kAnyOrder = 7;
    Verdicts first = runEach(plan.output, names, 0);
    std::erase_if(names, [&](const std::string &name) { return !first.contains(name); });
    Verdicts second = runEach(plan.output, names, kAnyOrder);
    for (const EmittedTest &test : file_.tests) {
      bool isRun = std::ranges::find(asked, test.name) != asked.end() && !withheld_.contains(test.id);
      std::string reason = isRun ? disproof(test, first, second) : "";
      // What stays unseen in a plain build may be for the sanitizers, or the library's own assertions, to see.
      if (reason == kPasses && !isSanitized)
        proof_.sanitized.insert(test.id);
      else if (!reason.empty())
        leaveOut(test, reason);
    }
    if (!isSanitized && !proof_.sanitized.empty())
      file_ = write_(withheld_, proof_.sanitized);
  }

  using Verdicts = std::map<std::string, TestVerdict>;

  // One that ends the program takes the verdicts on all others with it: then each runs alone.
  Verdicts runEach(const std::string &program, const Strings &names, int seed) const {
    Verdicts verdicts = run(program, names, seed);
    if (std::ranges::all_of(names, [&](const std::string &name) { return verdicts.contains(name); }))
      return verdicts;
    for (const std::string &name : names)
      verdicts.merge(run(program, {name}, seed));
    return verdicts;
  }

  Verdicts run(const std::string &program, const Strings &names, int seed) const {
    const std::string results = dir_.proof() + "/results.xml";
    ProcessOptions options;
    options.timeLimit = kLongest + kLongestEach * static_cast<double>(names.size());
    options.environment["UBSAN_OPTIONS"] = "halt_on_error=1";
    Strings command = {program};
    Strings arguments = runner_.runArguments(names, seed, results);
    command.insert(command.end(), arguments.begin(), arguments.end());
    runContained(command, {.scratch = dir_.proof() + "/run", .results = {results}, .visible = programs_.files()},
                 sandbox_, options);
    return readJunit(readFile(results).value_or(""));
  }

  // Why a test is not worth its name; empty if it is.
  static std::string disproof(const EmittedTest &test, const Verdicts &first, const Verdicts &second) {
    auto one = first.find(test.name), two = second.find(test.name);
    if (one == first.end() || two == second.end())
      return "it ends the test program";
    if (one->second.failed != two->second.failed)
      return "it fails at one time and passes at another";
    if (one->second.failed && !test.mustFail)
      return "it does not pass in a build of its own";
    if (!one->second.failed && test.mustFail)
      return kPasses;
    bool isStated = one->second.message.find(test.reason) != std::string::npos;
    return isStated ? "" : "it fails for another reason in a build of its own";
  }

  const WriteTests &write_;
  const TestRunner &runner_;
  const UserPrograms &programs_;
  Sandbox sandbox_;
  const WorkDir &dir_;
  const Strings flags_ = {"-DECLAT_PATIENCE=1"};
  TestFile file_;
  std::set<std::string> withheld_;
  Proof proof_;
};

}  // namespace

Proof proveTests(const WriteTests &write, const TestRunner &runner, const UserPrograms &programs, Sandbox sandbox,
                 const WorkDir &dir) {
  return Prover(write, runner, programs, sandbox, dir).prove();
}

}  // namespace eclat
