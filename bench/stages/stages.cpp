// The share of each stage of a run, first and again, for a header-only template class and for a CMake project of 20
// sources, which it writes itself.
//   bench_stages ECLAT FOLDER
// ECLAT is the program; FOLDER is emptied. It fails if a second run compiles or links anything, looks at the source
// or the tests again, or if our own work (describe and glue) takes a second or more.
#include "support/files.h"
#include "support/process.h"

#include <filesystem>
#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace {

using namespace eclat;
namespace fs = std::filesystem;

constexpr const char *kParts[] = {"project", "resume",  "parse", "describe", "glue",
                                  "compile", "observe", "infer", "explore",  "emit"};
constexpr int kSources = 20;
constexpr double kOwnSeconds = 1;  // that describe and glue may take together

void write(const std::string &path, const std::string &text) {
  fs::create_directories(fs::path(path).parent_path());
  static_cast<void>(writeFile(path, text));
}

void writeTemplate(const std::string &folder) {
  write(folder + "/ring.h", R"(#pragma once
#include <array>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

template <class T, int N> class Ring {
public:
  bool push(const T &value) {
    if (size_ == N)
      return false;
    cells_[(first_ + size_++) % N] = value;
    return true;
  }
  std::optional<T> pop() {
    if (size_ == 0)
      return std::nullopt;
    T out = cells_[first_];
    first_ = (first_ + 1) % N;
    --size_;
    return out;
  }
  const T &at(int i) const {
    if (i < 0 || i >= size_)
      throw std::out_of_range("Ring");
    return cells_[(first_ + i) % N];
  }
  void assign(const std::vector<T> &values) {
    size_ = first_ = 0;
    for (const T &value : values)
      push(value);
  }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }

private:
  std::array<T, N> cells_{};
  int first_ = 0, size_ = 0;
};
)");
  write(folder + "/ring_test.cpp", R"(#include "ring.h"
#include <gtest/gtest.h>

TEST(Ring, KeepsItsOrder) {
  for (int n = 0; n < 40; n++) {
    Ring<int, 8> ring;
    ring.assign({n, n + 1, n + 2});
    for (int i = 0; i < n % 11; i++)
      ring.push(i * n);
    EXPECT_EQ(ring.at(0), n);
    while (!ring.empty())
      ring.pop();
    EXPECT_EQ(ring.size(), 0);
  }
}
)");
}

// Accounts that pay into each other, one per file.
void writeProject(const std::string &folder) {
  std::string list, uses, includes;
  for (int i = 0; i < kSources; ++i) {
    list += fmt::format(" src/account{}.cpp", i);
    includes += fmt::format("#include \"account{}.h\"\n", i);
    uses += fmt::format("  bank::Account{0} a{0}({0});\n  a{0}.pay(n);\n  EXPECT_GE(a{0}.balance(), n);\n", i);
    write(folder + fmt::format("/src/account{}.h", i),
          fmt::format("#pragma once\n#include <map>\n#include <string>\n#include <vector>\n"
                      "namespace bank {{\nclass Account{0} {{\npublic:\n  explicit Account{0}(int start);\n"
                      "  void pay(int sum);\n  int balance() const;\n  void note(const std::string &text);\n"
                      "  std::vector<std::string> notes() const;\n  bool owes() const;\n"
                      "private:\n  int balance_;\n  std::map<int, std::string> notes_;\n}};\n}}\n",
                      i));
    write(
        folder + fmt::format("/src/account{}.cpp", i),
        fmt::format("#include \"account{0}.h\"\nnamespace bank {{\nAccount{0}::Account{0}(int start) : "
                    "balance_(start) {{}}\nvoid Account{0}::pay(int sum) {{\n  if (sum > 0)\n    balance_ += sum;\n}}\n"
                    "int Account{0}::balance() const {{ return balance_; }}\n"
                    "void Account{0}::note(const std::string &text) {{ notes_[(int)notes_.size()] = text; }}\n"
                    "std::vector<std::string> Account{0}::notes() const {{\n  std::vector<std::string> out;\n"
                    "  for (auto &[i, text] : notes_)\n    out.push_back(text);\n  return out;\n}}\n"
                    "bool Account{0}::owes() const {{ return balance_ < 0; }}\n}}\n",
                    i));
  }
  write(folder + "/test/bank_test.cpp", includes +
                                            "#include <gtest/gtest.h>\nTEST(Bank, Pays) {\n for (int n = 0; n < 50; "
                                            "n++) {\n" +
                                            uses + " a7.note(\"x\");\n }\n}\n");
  write(folder + "/CMakeLists.txt",
        "cmake_minimum_required(VERSION 3.20)\nproject(bank CXX)\nset(CMAKE_CXX_STANDARD 17)\nfind_package(GTest "
        "REQUIRED)\nenable_testing()\nadd_library(bank" +
            list +
            ")\ntarget_include_directories(bank PUBLIC src)\nadd_executable(bank_test test/bank_test.cpp)\n"
            "target_link_libraries(bank_test bank GTest::gtest_main)\nadd_test(NAME bank_test COMMAND bank_test)\n");
}

struct Measured {
  std::map<std::string, double> seconds;
  std::map<std::string, std::size_t> counts;
  double total = 0;
  std::string failure;
};

Measured measure(const std::vector<std::string> &command, const std::string &folder) {
  Measured out;
  ProcessOptions options;
  options.directory = folder;
  std::vector<std::string> whole = command;
  whole.insert(whole.end(), {"--quiet", "--format", "json", "-o", "/dev/null", "--timings", folder + "/timings.json"});
  ProcessResult result = runProcess(whole, options);
  auto json = nlohmann::json::parse(readFile(folder + "/timings.json").value_or(""), nullptr, false);
  if (result.exitCode < 0 || result.exitCode > 1 || json.is_discarded()) {
    out.failure = fmt::format("{} ended with {}:\n{}", quoteCommand(whole), result.exitCode, result.output);
    return out;
  }
  for (const auto &part : json["parts"]) {
    out.seconds[part["part"]] = part["seconds"];
    out.total += part["seconds"].get<double>();
  }
  json["counts"].get_to(out.counts);
  return out;
}

// Objects and programs of the project's own build tree, with their times.
std::map<std::string, fs::file_time_type> madeFiles(const std::string &folder) {
  std::map<std::string, fs::file_time_type> files;
  for (const auto &entry : fs::recursive_directory_iterator(folder + "/.eclat"))
    if (entry.is_regular_file() && (entry.path().extension() == ".o" || entry.path().filename() == "bank_test" ||
                                    entry.path().filename() == "hooked"))
      files[entry.path()] = entry.last_write_time();
  return files;
}

bool check(bool holds, const std::string &what) {
  if (!holds)
    fmt::print(stderr, "FAILED: {}\n", what);
  return holds;
}

bool report(const std::string &title, const std::vector<std::string> &command, const std::string &folder) {
  Measured first = measure(command, folder);
  auto before = madeFiles(folder);
  Measured second = first.failure.empty() ? measure(command, folder) : first;
  if (!check(second.failure.empty(), second.failure))
    return false;
  fmt::print("\n{}\n\n| part | first run, s | share | second run, s | share |\n| --- | ---: | ---: | ---: | ---: |\n",
             title);
  for (const char *part : kParts) {
    double a = first.seconds[part], b = second.seconds[part];
    if (a + b > 0)
      fmt::print("| {} | {:.2f} | {:.0f} % | {:.2f} | {:.0f} % |\n", part, a, 100 * a / first.total, b,
                 100 * b / second.total);
  }
  double own = first.seconds["describe"] + first.seconds["glue"];
  fmt::print("| all | {:.2f} | | {:.2f} | |\n\nOur own work beyond Clang's parse (describe and glue): {:.2f} s. "
             "Objects compiled by us: {}, then {}.\n",
             first.total, second.total, own, first.counts["compiled"], second.counts["compiled"]);
  bool isGood = check(own < kOwnSeconds, fmt::format("our own work took {:.2f} s", own));
  isGood &= check(second.counts["compiled"] == 0 && second.counts["linked"] == 0, "the second run compiled or linked");
  isGood &= check(before == madeFiles(folder), "the second run made an object or a program again");
  for (const char *part : {"parse", "describe", "glue", "compile", "observe", "infer"})
    isGood &= check(!second.seconds.contains(part) || second.seconds[part] == 0,
                    fmt::format("the second run did not go straight to exploring: {}", part));
  return isGood;
}

}  // namespace

int main(int argc, char **argv) {
  if (argc != 3) {
    fmt::print(stderr, "usage: bench_stages ECLAT FOLDER\n");
    return 2;
  }
  std::string eclat = argv[1], folder = fs::absolute(argv[2]).string();
  fs::remove_all(folder);
  writeTemplate(folder + "/ring");
  writeProject(folder + "/bank");
  bool isGood = report("Header-only template class (`Ring<int, 8>`, GoogleTest)",
                       {eclat, "run", "--class", "Ring<int, 8>", "--header", "ring.h", "--tests", "ring_test.cpp"},
                       folder + "/ring");
  ProcessOptions options;
  options.directory = folder + "/bank";
  ProcessResult configured = runProcess({"cmake", "-S", ".", "-B", "build", "-G", "Ninja"}, options);
  isGood &= check(configured.succeeded(), configured.output);
  isGood &= report(fmt::format("CMake project of {} sources (`bank::Account7`, GoogleTest)", kSources),
                   {eclat, "run", "-p", "build", "--class", "bank::Account7"}, folder + "/bank");
  return isGood ? 0 : 1;
}
