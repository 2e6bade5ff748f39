#include <cstdlib>
#include <gtest/gtest.h>

namespace {

// The tests are run in several processes, each of which runs its share. Programs of GoogleTest that a test starts shall run all
// of theirs.
class OwnShard : public testing::Environment {
public:
  void SetUp() override {
    for (const char *name : {"GTEST_TOTAL_SHARDS", "GTEST_SHARD_INDEX"})
      unsetenv(name);
  }
};

const testing::Environment *const kOwnShard = testing::AddGlobalTestEnvironment(new OwnShard);

}  // namespace
