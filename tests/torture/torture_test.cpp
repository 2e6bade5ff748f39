#include "tests/support/report.h"
#include "tests/support/run_eclat.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <linux/landlock.h>
#include <map>
#include <set>
#include <sstream>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace eclat::test {

namespace {

using Json = nlohmann::json;

// Runs eclat on the header of that name in this folder, with its suite.
Json torture(const TempDir &dir, const std::string &name, const Words &classes, const Words &flags = {},
             const Words &more = {}, const std::string &inputs = "10") {
  std::string folder = sourceDir() + "/tests/torture/";
  Words arguments = {
      "run",  "--quiet",        "--format", "json",     "--rounds",           "2",       "--inputs",
      inputs, "--memory-limit", "64",       "--header", folder + name + ".h", "--tests", folder + name + "_suite.cpp"};
  for (const std::string &c : classes)
    arguments.insert(arguments.end(), {"--class", c});
  arguments.insert(arguments.end(), more.begin(), more.end());
  arguments.push_back("--");
  arguments.insert(arguments.end(), flags.begin(), flags.end());
  Completed run = runEclatIn(dir.path(), arguments);
  EXPECT_LE(run.exitCode, 1) << testing::PrintToString(run);
  return parseReport(run.out);
}

Json findingAt(const Json &report, const std::string &operation) {
  auto isIt = [&](const Json &finding) {
    return finding["operation"].get<std::string>().find("::" + operation + "(") != std::string::npos;
  };
  for (const Json &finding : report["findings"]) {
    if (isIt(finding))
      return finding;
    for (const Json &variant : finding["variants"])
      if (isIt(variant))
        return variant;
  }
  return nullptr;
}

// What is refused of an operation, as the report tells it.
std::string refusalOf(const Json &report, const std::string &operation) {
  for (const Json &refused : report["refused"])
    if (refused["operation"].get<std::string>().find("::" + operation + "(") != std::string::npos)
      return refused["action"];
  return "";
}

}  // namespace

TEST(Torture, EveryWayToEndAProcessIsAnOutcome) {
  TempDir dir;
  Json report = torture(dir, "endings", {"Endings"}, {}, {"--check-leaks"});
  const std::pair<const char *, const char *> expected[] = {
      {"null",        "undefined-behaviour"},
      {"wild",        "crash"              },
      {"heap",        "address-sanitizer"  },
      {"freed",       "address-sanitizer"  },
      {"overflow",    "undefined-behaviour"},
      {"aborts",      "abort"              },
      {"asserts",     "assertion"          },
      {"jumps",       "crash"              },
      {"leaks",       "leak"               },
      {"terminates",  "terminate"          },
      {"recursion",   "stack-overflow"     },
      {"loop",        "timeout"            },
      {"memory",      "memory-limit"       },
      {"exits",       "exit"               },
      {"exitsAtOnce", "exit"               },
      {"raises",      "crash"              },
      {"prints",      "abort"              },
  };
  for (auto [operation, kind] : expected) {
    Json finding = findingAt(report, operation);
    ASSERT_FALSE(finding.is_null()) << operation << "\n" << report.dump(1);
    EXPECT_EQ(finding["kind"], kind) << operation;
  }
  EXPECT_TRUE(findingAt(report, "harmless").is_null());
  EXPECT_EQ(findingAt(report, "prints")["output"], "the last words\n");
  for (const char *placed : {"wild", "heap", "freed", "overflow", "aborts", "asserts", "leaks"})
    EXPECT_NE(findingAt(report, placed)["place"].get<std::string>().find("endings.h:"), std::string::npos) << placed;
}

using Kinds = std::map<std::string, std::set<std::string>>;

// The kinds of undefined behaviour by their place in the source, in all outcomes of a file of the work directory.
void collectKinds(const Json &node, Kinds &kinds) {
  if (node.is_object() && node.value("undefined", "") != "" && node.at("ending") == "undefined-behaviour")
    kinds[node.at("place")].insert(node.at("undefined"));
  for (const Json &below : node)
    if (below.is_structured())
      collectKinds(below, kinds);
}

TEST(Torture, KindsOfUndefinedBehaviourAreToldAlikeInABatchAndAlone) {
  TempDir dir;
  torture(dir, "undefined", {"Undefined"}, {}, {"--symbolic", "0", "--work-dir", dir.path("work"), "--no-reduce"},
          "200");
  Kinds alone, inBatch, expected;
  collectKinds(Json::parse(readText(dir.path("work/report.json"))), alone);
  std::istringstream journal(readText(dir.path("work/journal.txt")));
  for (std::string line; std::getline(journal, line);)
    if (line.starts_with('{'))
      collectKinds(Json::parse(line), inBatch);
  // The header says at the end of a line which kind it is of.
  std::istringstream header(readText(sourceDir() + "/tests/torture/undefined.h"));
  int number = 0;
  for (std::string line; std::getline(header, line);) {
    ++number;
    if (std::size_t at = line.find("  // is "); at != std::string::npos)
      expected["undefined.h:" + std::to_string(number)].insert(line.substr(at + 8));
  }
  EXPECT_EQ(inBatch, expected);
  EXPECT_GE(alone.size(), 5u);
  for (const auto &[place, kinds] : alone)
    EXPECT_EQ(kinds, expected[place.substr(place.find("undefined.h"))]) << place;
}

TEST(Torture, WhatAnInputChangesDoesNotReachTheNext) {
  TempDir dir;
  Json report = torture(dir, "changes", {"Changes", "Probe"});
  EXPECT_TRUE(report["findings"].empty()) << report.dump(1);
  EXPECT_GT(report["stats"]["normal"], 100);
  EXPECT_EQ(report["stats"]["flaky"], 0) << "an input met what another had changed";
}

TEST(Torture, TheSandboxRefusesAndTells) {
  bool hasLandlock = syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION) >= 3;
  if (!hasLandlock || prctl(PR_GET_SECCOMP) < 0)
    GTEST_SKIP() << "this kernel lacks parts of the sandbox; users are warned of that";
  TempDir dir;
  std::string victim = dir.write("victim.txt", "dear to me");
  Json report = torture(dir, "vandal", {"Vandal"}, {"-DVICTIM=\"" + victim + "\""});
  EXPECT_EQ(readText(victim), "dear to me");
  EXPECT_FALSE(std::filesystem::exists(victim + ".gone"));
  EXPECT_FALSE(std::filesystem::exists(victim + ".new"));
  const std::pair<const char *, const char *> expected[] = {
      {"deletes",     "unlink"          },
      {"overwrites",  "open for writing"},
      {"truncates",   "truncate"        },
      {"renames",     "rename"          },
      {"creates",     "open for writing"},
      {"chmods",      "chmod"           },
      {"connects",    "socket"          },
      {"starts",      "start a program" },
      {"multiplies",  "fork"            },
      {"killsParent", "send a signal"   },
      {"killsAll",    "send a signal"   },
      {"traces",      "ptrace"          },
  };
  for (auto [operation, action] : expected)
    EXPECT_TRUE(std::ranges::any_of(report["refused"],
                                    [&](const Json &refused) {
                                      return refused["operation"].get<std::string>().find(operation) !=
                                                 std::string::npos &&
                                             refused["action"].get<std::string>().starts_with(action);
                                    }))
        << operation << "\n"
        << report["refused"].dump(1);
}

TEST(Torture, LimitsAreThoseOfAllProcessesAndFilesTogether) {
  TempDir dir;
  Json report = torture(dir, "greedy", {"Greedy"}, {}, {"--symbolic", "0", "--laws", "none"});
  Json memory = findingAt(report, "multiplies");
  ASSERT_FALSE(memory.is_null()) << report.dump(1);
  EXPECT_EQ(memory["kind"], "memory-limit");
  for (const char *operation : {"fills", "fillsMemory", "digs", "looks", "staysBehind"})
    EXPECT_TRUE(findingAt(report, operation).is_null()) << operation << "\n" << report.dump(1);
  EXPECT_EQ(refusalOf(report, "fillsMemory"), "memfd_create");
  EXPECT_EQ(report["stats"]["notRun"], 0);
  EXPECT_EQ(processesUsing(dir.path()), std::vector<pid_t>());
}

TEST(Torture, TestsWithManyThreadsAreLearnedFrom) {
  for (int turn = 0; turn < 3; ++turn) {
    TempDir dir;
    Json report = torture(dir, "crowd", {"Crowd"}, {"-pthread"}, {"--symbolic", "0"});
    EXPECT_GT(report["stats"]["properties"], 0) << report.dump(1);
  }
}

// A folder that inputs can see: /tmp of the container is another one.
std::string visibleFolder() { return std::filesystem::path(eclatProgram()).parent_path().string(); }

TEST(Torture, AnIntruderStaysInTheContainer) {
  TempDir dir, theirs(visibleFolder());
  theirs.write("file", "dear to me");
  Started bystander({"sleep", "600"}, {theirs.path(), {}});
  Json report = torture(dir, "intruder", {"Intruder"},
                        {"-DVICTIM=\"" + theirs.path() + "\"", "-DVICTIM_PID=" + std::to_string(bystander.pid())},
                        {"--symbolic", "0"});
  EXPECT_TRUE(report["findings"].empty()) << "something succeeded: " << report["findings"].dump(1);
  EXPECT_TRUE(bystander.isRunning());
  EXPECT_EQ(filesEndingIn(theirs.path(), ""), Words{theirs.path("file")});
  EXPECT_EQ(readText(theirs.path("file")), "dear to me");
  const std::pair<const char *, const char *> expected[] = {
      {"connectsWithAMark",   "socket(2)"                 },
      {"unsharesWithAMark",   "unshare"                   },
      {"opensWithAMark",      "open for writing"          },
      {"queuesASignal",       "send a signal"             },
      {"killsTheVictim",      "send a signal"             },
      {"stopsItsWorker",      "send a signal"             },
      {"letsTheKernelSignal", "fcntl"                     },
      {"speaksToASocket",     "socketpair(1)"             },
      {"opensASocket",        "socket(1)"                 },
      {"setsFlags",           "ioctl"                     },
      {"setsAttributes",      "setxattr"                  },
      {"changesModes",        "chmod '"                   },
      {"sharesMemory",        "shmget"                    },
      {"sharesMemoryInAFile", "open for writing '/dev/shm"},
      {"slowsItsWorker",      "setpriority"               },
      {"idles",               "sched_setscheduler"        },
      {"limitsItsWorker",     "prlimit64"                 },
      {"makesNamespaces",     "clone"                     },
      {"mounts",              "mount"                     },
      {"removes",             "unlink"                    },
      {"renames",             "rename"                    },
      {"linksIn",             "link"                      },
  };
  for (auto [operation, action] : expected)
    EXPECT_TRUE(refusalOf(report, operation).starts_with(action)) << operation << ": " << refusalOf(report, operation);
}

TEST(Torture, WhatAnInputForgesIsAnOutcomeAndTheRestOfTheReportStands) {
  TempDir dir;
  Json report = torture(dir, "forger", {"Forger"}, {}, {"--symbolic", "0", "--laws", "none"});
  EXPECT_EQ(findingAt(report, "zz")["kind"], "undefined-behaviour") << report.dump(1);
  EXPECT_EQ(report["stats"]["notRun"], 0);
  EXPECT_EQ(report["stats"]["stoppedEarly"], false);
  EXPECT_EQ(report["stats"]["cut"], false);
  for (const char *operation : {"harmless", "fillsWithOnes", "fillsWithNoise", "answersForTheWorker"})
    EXPECT_TRUE(findingAt(report, operation).is_null()) << operation << "\n" << report.dump(1);
  EXPECT_EQ(report.dump().find("\\u001b[", 0), std::string::npos);
}

// The tests of the user run outside, once: then the program begins as "trace", and ends without a mode.
TEST(Torture, StaticObjectsAndProvedTestsAreContained) {
  TempDir dir, theirs(visibleFolder());
  const std::string folder = sourceDir() + "/tests/torture/";
  Completed run = runProgram({eclatProgram(), "run", "--quiet", "--format", "json", "--regression", "--class",
                              "Settler", "--header", folder + "settler.h", "--tests", folder + "settler_suite.cpp",
                              "--", "-DVICTIM=\"" + theirs.path() + "\""},
                             {dir.path(), {}});
  EXPECT_EQ(run.exitCode, 1) << testing::PrintToString(run);
  Json report = parseReport(run.out);
  EXPECT_FALSE(findingAt(report, "pop").is_null()) << run.out;
  EXPECT_EQ(report["unproved"], Json::array()) << run.out;
  Words left = filesEndingIn(theirs.path(), "");
  std::ranges::sort(left);
  EXPECT_EQ(left, (Words{theirs.path("begin-trace-hooked"), theirs.path("end-none-hooked")}));
}

// A link in place of a folder that is emptied leads nobody astray.
TEST(Torture, LinksInTheWorkDirectoryAreNotFollowed) {
  TempDir dir, theirs(visibleFolder());
  theirs.write("file", "dear to me");
  dir.write("work/README", "");
  std::filesystem::create_directory(dir.path("work/scratch"));
  for (const char *name : {"worker-0", "worker-1", "schema", "inputs", "symbolic"})
    std::filesystem::create_directory_symlink(theirs.path(), dir.path(std::string("work/scratch/") + name));
  torture(dir, "changes", {"Changes"}, {}, {"--work-dir", dir.path("work"), "--symbolic", "0"});
  EXPECT_EQ(filesEndingIn(theirs.path(), ""), Words{theirs.path("file")});
  EXPECT_EQ(readText(theirs.path("file")), "dear to me");
}

TEST(Torture, WhatIsHardToGetRidOfDisturbsNobody) {
  TempDir dir;
  const std::string folder = sourceDir() + "/tests/torture/";
  Completed run = runProgram({eclatProgram(), "run", "--quiet", "--format", "json", "--symbolic", "0", "--laws", "none",
                              "--rounds", "2", "--inputs", "20", "--class", "Squatter", "--header",
                              folder + "squatter.h", "--tests", folder + "squatter_suite.cpp"},
                             {dir.path(), {}});
  EXPECT_EQ(run.exitCode, 1) << testing::PrintToString(run);
  Json report = parseReport(run.out);
  EXPECT_FALSE(findingAt(report, "breaks").is_null()) << run.out;
  EXPECT_TRUE(findingAt(report, "looks").is_null()) << run.out;
  EXPECT_EQ(report["stats"]["stoppedEarly"], false);
  EXPECT_EQ(processesUsing(dir.path()), std::vector<pid_t>());
}

TEST(Torture, AnInputThatCannotBeObservedIsLeftOutAlone) {
  TempDir dir;
  Json report =
      torture(dir, "squatter", {"Closer"}, {}, {"--iterations", "2", "--select", "property", "--no-evidence"}, "40");
  EXPECT_GT(report["stats"]["generated"], 0) << report.dump(1);
}

}  // namespace eclat::test
