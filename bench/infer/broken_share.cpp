// Which share of the properties of a model a fresh run of the same workload breaks.
//   bench_infer_broken ECLAT SUBJECTS WORK_DIR [--list] [SUBJECT…]
// ECLAT is the program, SUBJECTS the folder of the subjects. --list prints every property instead, one a line:
// subject, calls, seed, point, family, text, visits at which it was broken and held. A property that the examples
// themselves contradict is counted apart: inference is wrong there, not unlucky.
#include "infer/infer_model.h"
#include "pipeline/stages.h"
#include "replay.h"
#include "support/process.h"

#include "../../runtime/wire.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <map>

namespace {

using namespace eclat;

struct Subject {
  std::string file;  // FILE.h is the class, FILE_workload.cpp what its users do with it
  std::string className;
  std::string kind;
};
const std::vector<Subject> kSubjects = {
    {"stack",         "Stack",        "stack over an array"},
    {"sorted_list",   "SortedList",   "sorted linked list" },
    {"string_table",  "StringTable",  "string table"       },
    {"ledger",        "Ledger",       "map of records"     },
    {"interval_list", "IntervalList", "list of intervals"  },
    {"ring",          "Ring",         "queue in a ring"    },
};

constexpr int kCalls[] = {50, 100, 200, 500};
constexpr int kSeeds = 10;
constexpr int kFreshSeed = 1000;  // added to the seed of the examples
constexpr int kFreshCalls = 2000;

// Measured on the reference detector, in percent of its plain properties (INFERENCE.md).
constexpr int kReference[] = {46, 30, 10, 5}, kReferenceComparable[] = {33, 19, 4, 0};

struct Share {
  std::uint64_t all = 0, broken = 0;
  void add(bool isBroken) {
    ++all;
    broken += isBroken;
  }
  void add(const Share &other) {
    all += other.all;
    broken += other.broken;
  }
  double percent() const { return all ? 100.0 * static_cast<double>(broken) / static_cast<double>(all) : 0; }
};

struct Tally {
  Share plain, implications;       // by a fresh run of kFreshCalls
  Share likeExamples;              // all of them, by a fresh run as long as the examples
  std::uint64_t contradicted = 0;  // by the very examples they were inferred from
  std::map<PointKind, Share> byPoint;
  std::map<std::string, Share> byFamily;

  Share both() const {
    Share sum = plain;
    sum.add(implications);
    return sum;
  }
  void add(const Tally &other) {
    plain.add(other.plain);
    implications.add(other.implications);
    likeExamples.add(other.likeExamples);
    contradicted += other.contradicted;
    for (const auto &[point, share] : other.byPoint)
      byPoint[point].add(share);
    for (const auto &[family, share] : other.byFamily)
      byFamily[family].add(share);
  }
};

[[noreturn]] void die(const std::string &message) {
  fmt::print(stderr, "{}\n", message);
  std::exit(1);
}

void require(const ProcessResult &result) {
  if (!result.succeeded())
    die(result.output);
}

template <class T> T require(Result<T> result) {
  if (!result)
    die(result.error().stage + ": " + result.error().message);
  return std::move(*result);
}

// What a split on a condition made: `a ==> b`, and `return == (b)`.
bool isImplication(const Expr &e) {
  auto isStatement = [](const Expr &x) { return x.op >= Op::Eq && x.op <= Op::Or; };
  return e.op == Op::Implies || (e.op == Op::Eq && (isStatement(e.kids[1]) || e.kids[1].op >= Op::Distinct));
}

// A subject that eclat has described and hooked.
class Prepared {
public:
  Prepared(const Subject &subject, const std::string &eclat, const std::string &sources, const std::string &work)
      : dir_(work + "/" + subject.file) {
    std::filesystem::create_directories(dir_.root());
    std::string stem = sources + "/" + subject.file;
    require(runProcess({eclat, "describe", "-q", "--work-dir", dir_.root(), "--class", subject.className, "--header",
                        stem + ".h", "--tests", stem + "_workload.cpp"}));
    require(runProcess({eclat, "instrument", "-q", "--work-dir", dir_.root()}));
    require(runProcess({eclat, "observe", "-q", "--work-dir", dir_.root()}));
    component_ = require(loadValue<Component>(dir_.component(), "describe"));
    trace_ = require(loadValue<Trace>(dir_.trace(), "observe"));
  }

  Trace run(int seed, int calls) const {
    ProcessOptions options;
    Trace trace = trace_;
    trace.file = fmt::format("{}/{}-{}.trace", dir_.root(), seed, calls);
    options.environment = {
        {rt::kEnvMode,   "trace"         },
        {rt::kEnvOutput, trace.file      },
        {"ASAN_OPTIONS", "detect_leaks=0"}
    };
    require(runProcess({dir_.binary(), std::to_string(seed), std::to_string(calls)}, options));
    return trace;
  }
  const Component &component() const { return component_; }

private:
  WorkDir dir_;
  Component component_;
  Trace trace_;
};

struct Options {
  bool list = false;
};

// Implications are told apart from what they are made of.
std::string familyWords(FamilyId family, bool implies) { return traitsOf(family).name + (implies ? " ==>" : ""); }

Tally tallyOf(const Subject &subject, const Prepared &prepared, int seed, int calls, const Trace &fresh,
              const Options &options) {
  Trace examples = prepared.run(seed, calls);
  Model model = require(inferModel(prepared.component(), examples));
  std::vector<bench::Fate> fates = require(bench::replay(model, prepared.component(), fresh));
  std::vector<bench::Fate> own = require(bench::replay(model, prepared.component(), examples));
  Trace likeExamples = prepared.run(kFreshSeed + seed, calls);
  std::vector<bench::Fate> asShort = require(bench::replay(model, prepared.component(), likeExamples));
  Tally tally;
  for (std::size_t i = 0; i < fates.size(); ++i) {
    const Property &p = model.properties[i];
    if (!fates[i].error.empty())
      die(fmt::format("{}: '{}': {}", describePoint(p.point), print(p.expr), fates[i].error));
    bool isBroken = fates[i].broken > 0, implies = isImplication(p.expr);
    (implies ? tally.implications : tally.plain).add(isBroken);
    tally.likeExamples.add(asShort[i].broken > 0);
    tally.byPoint[p.point.kind].add(isBroken);
    tally.byFamily[familyWords(p.family, implies)].add(isBroken);
    tally.contradicted += own[i].broken > 0;
    if (options.list)
      fmt::print("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}{}\n", subject.file, calls, seed, describePoint(p.point),
                 familyWords(p.family, implies), print(p.expr), fates[i].broken, fates[i].held,
                 own[i].broken ? "\tcontradicted by the examples" : "");
  }
  return tally;
}

void printTable(const std::string &title, const std::map<int, Tally> &byCalls, std::size_t models) {
  fmt::print("\n{}\n\n", title);
  fmt::print(
      "| calls | plain per model | ==> per model | plain broken | ==> broken | all broken | in a run as short |\n"
      "| ----: | --------------: | ------------: | -----------: | ---------: | ---------: | ----------------: |\n");
  for (const auto &[calls, tally] : byCalls)
    fmt::print("| {:>5} | {:>15.1f} | {:>13.1f} | {:>10.1f} % | {:>8.1f} % | {:>8.1f} % | {:>15.1f} % |\n", calls,
               static_cast<double>(tally.plain.all) / static_cast<double>(models),
               static_cast<double>(tally.implications.all) / static_cast<double>(models), tally.plain.percent(),
               tally.implications.percent(), tally.both().percent(), tally.likeExamples.percent());
}

void printSummary(const std::map<int, Tally> &byCalls) {
  fmt::print("\nNext to the reference detector (its plain properties on its own stack):\n\n");
  fmt::print(
      "| calls | eclat, all | eclat, plain | eclat, all, in a run as short | reference, comparability | reference |\n"
      "| ----: | ---------: | -----------: | ----------------------------: | -----------------------: | --------: "
      "|\n");
  std::size_t i = 0;
  for (const auto &[calls, tally] : byCalls) {
    fmt::print("| {:>5} | {:>8.1f} % | {:>10.1f} % | {:>27.1f} % | {:>22} % | {:>7} % |\n", calls,
               tally.both().percent(), tally.plain.percent(), tally.likeExamples.percent(), kReferenceComparable[i],
               kReference[i]);
    ++i;
  }
  std::uint64_t contradicted = 0;
  for (const auto &[calls, tally] : byCalls)
    contradicted += tally.contradicted;
  fmt::print("\nContradicted by the very examples they were inferred from (wanted: 0): {}\n", contradicted);
  const char *points[] = {"object", "entry", "exit", "throw"};
  fmt::print("\nWhere they were broken (broken / all):\n\n| calls | object | entry | exit | throw |\n"
             "| ----: | -----: | ----: | ---: | ----: |\n");
  for (auto [calls, tally] : byCalls) {
    fmt::print("| {:>5} |", calls);
    for (std::size_t kind = 0; kind < std::size(points); ++kind) {
      const Share &share = tally.byPoint[static_cast<PointKind>(kind)];
      fmt::print(" {} / {} |", share.broken, share.all);
    }
    fmt::print("\n");
  }
  std::map<std::string, std::map<int, Share>> families;
  for (const auto &[calls, tally] : byCalls)
    for (const auto &[family, share] : tally.byFamily)
      families[family][calls] = share;
  fmt::print(
      "\nBy family (broken / all):\n\n| family | 50 | 100 | 200 | 500 |\n| :--- | ---: | ---: | ---: | ---: |\n");
  for (auto &[family, shares] : families) {
    fmt::print("| {} |", family);
    for (int calls : kCalls)
      fmt::print(" {} / {} |", shares[calls].broken, shares[calls].all);
    fmt::print("\n");
  }
}

}  // namespace

int main(int argc, char **argv) {
  std::vector<std::string> arguments(argv + 1, argv + argc);
  Options options{std::erase(arguments, "--list") > 0};
  if (arguments.size() < 3)
    die("usage: bench_infer_broken ECLAT SUBJECTS WORK_DIR [--list] [SUBJECT…]");
  std::map<int, Tally> total;
  std::size_t models = 0;
  for (const Subject &subject : kSubjects) {
    bool isWanted =
        arguments.size() == 3 || std::find(arguments.begin() + 3, arguments.end(), subject.file) != arguments.end();
    if (!isWanted)
      continue;
    Prepared prepared(subject, arguments[0], arguments[1], arguments[2]);
    std::map<int, Tally> byCalls;
    for (int seed = 1; seed <= kSeeds; ++seed) {
      Trace fresh = prepared.run(kFreshSeed + seed, kFreshCalls);
      for (int calls : kCalls)
        byCalls[calls].add(tallyOf(subject, prepared, seed, calls, fresh, options));
      std::filesystem::remove(fresh.file);
    }
    models += kSeeds;
    for (const auto &[calls, tally] : byCalls)
      total[calls].add(tally);
    if (!options.list)
      printTable(fmt::format("{} ({})", subject.className, subject.kind), byCalls, kSeeds);
    std::fflush(stdout);
  }
  if (options.list)
    return 0;
  printTable("All subjects", total, models);
  printSummary(total);
}
