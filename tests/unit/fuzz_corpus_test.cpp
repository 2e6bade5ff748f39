#include "../fuzz/targets.h"

#include "support/files.h"

#include <filesystem>
#include <gtest/gtest.h>

namespace eclat {
namespace {

// Every input that ever broke something, and the seeds the fuzzers start from, in every run of the tests.
struct FuzzTarget {
  const char *folder;
  void (*run)(const std::string &);
};

class FuzzCorpus : public ::testing::TestWithParam<FuzzTarget> {};

TEST_P(FuzzCorpus, NothingBreaks) {
  int files = 0;
  for (const auto &entry :
       std::filesystem::directory_iterator(std::string(ECLAT_SOURCE_DIR "/tests/fuzz/corpus/") + GetParam().folder)) {
    SCOPED_TRACE(entry.path().string());
    auto bytes = readFile(entry.path().string());
    ASSERT_TRUE(bytes);
    EXPECT_LT(bytes->size(), 2048u);
    GetParam().run(*bytes);
    ++files;
  }
  EXPECT_GE(files, 10);
}

INSTANTIATE_TEST_SUITE_P(
    All, FuzzCorpus,
    ::testing::Values(FuzzTarget{"parse_expr", fuzz::parseExprTarget}, FuzzTarget{"dtrace", fuzz::dtraceTarget},
                      FuzzTarget{"trace", fuzz::traceTarget}, FuzzTarget{"segment", fuzz::segmentTarget},
                      FuzzTarget{"trail", fuzz::trailTarget}, FuzzTarget{"model_text", fuzz::modelTextTarget},
                      FuzzTarget{"baseline", fuzz::baselineTarget}, FuzzTarget{"verdicts", fuzz::verdictsTarget},
                      FuzzTarget{"config", fuzz::configTarget}),
    [](const auto &info) { return std::string(info.param.folder); });

}  // namespace
}  // namespace eclat
