#include "prove/prove_tests.h"

#include "instrument/diagnostics.h"
#include "prove/junit_results.h"
#include "support/files.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <map>

namespace eclat {

namespace {

using Strings = std::vector<std::string>;

constexpr double kLongest = 120;  // seconds for all tests of a file

// GoogleTest keeps its main in a library, which loses against one of the user's.
constexpr const char *kGtestMain = "#include <gtest/gtest.h>\n"
                                   "int main(int argc, char **argv) {\n"
                                   "  testing::InitGoogleTest(&argc, argv);\n"
                                   "  return RUN_ALL_TESTS();\n"
                                   "}\n";

class Prover {
public:
  Prover(const WriteTests &write, const Framework &framework, const UserPrograms &programs, const WorkDir &dir)
      : write_(write), framework_(framework), programs_(programs), dir_(dir) {}

  Proof prove() {
    std::filesystem::remove_all(dir_.proof() + "/run");
    file_ = write_({});
    if (file_.tests.empty() || !compiles() || file_.tests.empty())
      return std::move(proof_);
    auto isPlain = [](const EmittedTest &test) { return !test.needsSanitizers; };
    bool areSome = std::ranges::any_of(file_.tests, isPlain), areAll = std::ranges::all_of(file_.tests, isPlain);
    // In a project everything is under the sanitizers anyway.
    if (areSome && !programs_.isProject())
      judge(false);
    if ((!areAll || programs_.isProject()) && proof_.whyNot.empty())
      judge(true);
    return std::move(proof_);
  }

private:
  Strings flags() const {
    Strings flags = framework_.mainFlags();
    flags.emplace_back("-DECLAT_PATIENCE=1");
    return flags;
  }

  std::string source() const { return dir_.proof() + "/eclat_test.cpp"; }

  void leaveOut(const EmittedTest &test, const std::string &reason) {
    proof_.unproved.push_back({test.id, reason});
    withheld_.insert(test.id);
  }

  // Leaves out the tests that do not compile. False if nothing does, whatever is left out.
  bool compiles() {
    static_cast<void>(writeFile(source(), file_.text));
    ProcessResult whole = programs_.check(source(), flags());
    if (whole.succeeded())
      return true;
    TestFile all = file_;
    Strings files;
    for (const EmittedTest &test : all.tests) {
      std::set<std::string> others;
      for (const EmittedTest &other : all.tests)
        if (other.id != test.id)
          others.insert(other.id);
      files.push_back(fmt::format("{}/alone-{}.cpp", dir_.proof(), test.id));
      static_cast<void>(writeFile(files.back(), write_(others).text));
    }
    std::vector<ProcessResult> results = programs_.checkAll(files, flags());
    bool isAny = false;
    for (std::size_t i = 0; i < results.size(); ++i) {
      std::error_code ignored;
      std::filesystem::remove(files[i], ignored);
      isAny |= results[i].succeeded();
    }
    if (!isAny && whole.output.find(" file not found") != std::string::npos) {
      proof_.whyNot = firstError(diagnostics(whole.output), "they do not compile here");
      return false;
    }
    for (std::size_t i = 0; i < results.size(); ++i)
      if (!results[i].succeeded())
        leaveOut(all.tests[i], "it does not compile: " + firstError(diagnostics(results[i].output), "no reason given"));
    file_ = write_(withheld_);
    return true;
  }

  // Builds the tests and runs them twice.
  void judge(bool isSanitized) {
    static_cast<void>(writeFile(source(), file_.text));
    ProgramPlan plan{{source()},
                     flags(),
                     framework_.libraries(),
                     isSanitized,
                     dir_.proof() + (isSanitized ? "/tests-san" : "/tests")};
    if (programs_.isProject() && framework_.name() == "gtest") {
      std::string main = dir_.proof() + "/main.cpp";
      static_cast<void>(writeFile(main, kGtestMain));
      plan.sources.push_back(main);
    }
    ProcessResult built = programs_.make(plan);
    if (!built.succeeded()) {
      proof_.whyNot = firstError(diagnostics(built.output), "they do not build here");
      return;
    }
    Strings names;
    for (const EmittedTest &test : file_.tests)
      if (isSanitized || !test.needsSanitizers)
        names.push_back(test.name);
    constexpr int kAnyOrder = 7;
    auto first = run(plan.output, names, 0), second = run(plan.output, names, kAnyOrder);
    for (const EmittedTest &test : file_.tests)
      if (std::ranges::find(names, test.name) != names.end() && !withheld_.contains(test.id))
        if (std::string reason = disproof(test, first, second); !reason.empty())
          leaveOut(test, reason);
  }

  using Verdicts = std::map<std::string, TestVerdict>;

  Verdicts run(const std::string &program, const Strings &names, int seed) const {
    std::string results = dir_.proof() + "/results.xml";
    std::error_code ignored;
    std::filesystem::remove(results, ignored);
    std::filesystem::create_directories(dir_.proof() + "/run", ignored);
    ProcessOptions options;
    options.timeLimit = kLongest;
    options.directory = dir_.proof() + "/run";
    options.environment["UBSAN_OPTIONS"] = "halt_on_error=1";
    Strings command = {program};
    Strings arguments = framework_.runArguments(names, seed, results);
    command.insert(command.end(), arguments.begin(), arguments.end());
    runProcess(command, options);
    return readJunit(readFile(results).value_or(""));
  }

  // Why a test is not worth its name; empty if it is.
  static std::string disproof(const EmittedTest &test, const Verdicts &first, const Verdicts &second) {
    auto one = first.find(test.name), two = second.find(test.name);
    if (one == first.end() || two == second.end())
      return "it did not run to its end";
    if (one->second.failed != two->second.failed)
      return "it fails at one time and passes at another";
    if (one->second.failed && !test.mustFail)
      return "it does not pass in a build of its own";
    if (!one->second.failed && test.mustFail)
      return "it passes in a build of its own";
    bool isStated = one->second.message.find(test.reason) != std::string::npos;
    return isStated ? "" : "it fails for another reason in a build of its own";
  }

  const WriteTests &write_;
  const Framework &framework_;
  const UserPrograms &programs_;
  const WorkDir &dir_;
  TestFile file_;
  std::set<std::string> withheld_;
  Proof proof_;
};

}  // namespace

Proof proveTests(const WriteTests &write, const Framework &framework, const UserPrograms &programs,
                 const WorkDir &dir) {
  return Prover(write, framework, programs, dir).prove();
}

}  // namespace eclat
