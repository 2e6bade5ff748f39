#include "cli/options/source_root.h"
#include "emit_subject.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

namespace fs = std::filesystem;

TEST(SourceRoot, IsThatOfTheRepositoryOrTheCurrentFolder) {
  fs::path before = fs::current_path();
  std::string pattern = (fs::temp_directory_path() / "eclat-root-XXXXXX").string();
  fs::path folder = ::mkdtemp(pattern.data());
  fs::create_directories(folder / "inner/src");
  fs::current_path(folder / "inner/src");
  EXPECT_EQ(sourceRoot(), (folder / "inner/src").string());
  std::ofstream(folder / "inner/.git") << "gitdir: elsewhere\n";  // as in a submodule
  EXPECT_EQ(sourceRoot(), (folder / "inner").string());
  fs::current_path(before);
  fs::remove_all(folder);
}

}  // namespace
}  // namespace eclat
