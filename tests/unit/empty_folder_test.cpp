#include "../../runtime/empty_folder.h"

#include "../support/temp_folder.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <sys/stat.h>

namespace eclat {

namespace {

namespace fs = std::filesystem;

TEST(EmptyFolder, RemovesWhatIsDeepAndWhatKeepsOthersOut) {
  testing::TempFolder folder;
  const std::string root = folder.file("root");
  fs::create_directories(root + "/a/b/c/d");
  std::ofstream(root + "/a/b/file") << "x";
  fs::create_directories(root + "/locked/inner");
  fs::create_directories(root + "/outer/closed");
  std::ofstream(root + "/locked/inner/file") << "x";
  chmod((root + "/locked/inner").c_str(), 0);
  chmod((root + "/locked").c_str(), 0300);
  chmod((root + "/outer/closed").c_str(), 0555);
  EXPECT_TRUE(rt::emptyFolder(root.c_str()));
  EXPECT_TRUE(fs::is_empty(root));
}

TEST(EmptyFolder, FollowsNoLinks) {
  testing::TempFolder folder, other;
  std::ofstream(other.file("file")) << "dear to me";
  fs::create_directory(folder.file("root"));
  fs::create_directory_symlink(other.path(), folder.file("root/link"));
  chmod(other.path().c_str(), 0755);
  EXPECT_TRUE(rt::emptyFolder(folder.file("root").c_str()));
  EXPECT_TRUE(fs::is_empty(folder.file("root")));
  EXPECT_TRUE(fs::exists(other.file("file")));
}

TEST(EmptyFolder, OneThatIsNotThereIsNotEmpty) { EXPECT_FALSE(rt::emptyFolder("/nowhere/at/all")); }

}  // namespace

}  // namespace eclat
