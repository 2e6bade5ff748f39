#include "compile/object_cache.h"

#include "../support/temp_folder.h"
#include "support/files.h"

#include <filesystem>
#include <gtest/gtest.h>

namespace eclat {
namespace {

namespace fs = std::filesystem;
using testing::TempFolder;

// A source with one header, and what a compiler would have left of it in a work directory.
class Compiled {
public:
  Compiled(const TempFolder &folder, const std::string &work) : root_(folder.file(work)) {
    fs::create_directories(root_);
    header = folder.write("part.h", "int part();");
    source = root_ + "/glue.cpp";
    EXPECT_TRUE(writeFile(source, "#include \"part.h\""));
    job = {source, root_ + "/glue.o", {}, root_};
    job.command = {"clang++", "-O1", "-c", source, "-o", job.object, "-MD", "-MF", job.object + ".d"};
  }
  void compile(const std::string &object) const {
    EXPECT_TRUE(writeFile(job.object, object));
    EXPECT_TRUE(writeFile(job.object + ".d", job.object + ": " + source + " \\\n  " + header + "\n"));
  }
  std::string object() const { return readFile(job.object).value_or("none"); }

  std::string header, source;
  CompileJob job;

private:
  std::string root_;
};

TEST(ObjectCache, GivesAnotherWorkDirectoryWhatWasCompiledInOne) {
  TempFolder folder;
  ObjectCache cache(folder.file("cache"));
  Compiled one(folder, "one"), other(folder, "other");
  one.compile("machine code");
  EXPECT_FALSE(cache.fetch(other.job, "hooks"));
  cache.keep(one.job, "hooks");
  EXPECT_TRUE(cache.fetch(other.job, "hooks"));
  EXPECT_EQ(other.object(), "machine code");
  EXPECT_EQ(filesOfRule(readFile(other.job.object + ".d").value_or("")),
            (std::vector<std::string>{other.source, other.header}));
}

TEST(ObjectCache, KnowsNothingOfOtherContentsCommandsOrSurroundings) {
  TempFolder folder;
  ObjectCache cache(folder.file("cache"));
  Compiled one(folder, "one"), other(folder, "other");
  one.compile("machine code");
  cache.keep(one.job, "hooks");
  EXPECT_FALSE(cache.fetch(other.job, "other hooks"));
  Compiled flags = other;
  flags.job.command[1] = "-O2";
  EXPECT_FALSE(cache.fetch(flags.job, "hooks"));
  ASSERT_TRUE(writeFile(one.header, "long part();"));
  EXPECT_FALSE(cache.fetch(other.job, "hooks"));
  EXPECT_EQ(other.object(), "none");
  ASSERT_TRUE(writeFile(one.header, "int part();"));
  EXPECT_TRUE(cache.fetch(other.job, "hooks")) << "as it was";
}

TEST(ObjectCache, AFileThatWasCutOffIsNoObject) {
  TempFolder folder;
  ObjectCache cache(folder.file("cache"));
  Compiled one(folder, "one"), other(folder, "other");
  one.compile("machine code");
  cache.keep(one.job, "");
  for (const auto &entry : fs::recursive_directory_iterator(folder.file("cache")))
    if (entry.path().extension() == ".o")
      fs::resize_file(entry.path(), entry.file_size() - 1);
  EXPECT_FALSE(cache.fetch(other.job, ""));
}

TEST(ObjectCache, DoesNotKeepWhatDependsOnWhereTheCompilerRan) {
  TempFolder folder;
  ObjectCache cache(folder.file("cache"));
  Compiled one(folder, "one"), other(folder, "other");
  one.compile("machine code");
  ASSERT_TRUE(writeFile(one.job.object + ".d", "glue.o: " + one.source + " relative.h\n"));
  cache.keep(one.job, "");
  EXPECT_FALSE(cache.fetch(other.job, ""));
}

TEST(ObjectCache, WhatWasNotUsedForLongestGoesFirst) {
  TempFolder folder;
  constexpr std::uint64_t kMost = 10000;
  ObjectCache cache(folder.file("cache"), kMost);
  Compiled other(folder, "other");
  auto named = [](Compiled of, int number) {
    of.job.command[1] = "-DNUMBER=" + std::to_string(number);
    return of;
  };
  for (int i = 0; i < 20; ++i) {
    Compiled one = named(Compiled(folder, "one"), i);
    one.compile(std::string(1000, 'x'));
    cache.keep(one.job, "");
    EXPECT_TRUE(cache.fetch(named(other, 0).job, "")) << "in use all the time, " << i;
  }
  EXPECT_FALSE(cache.fetch(named(other, 1).job, ""));
  EXPECT_TRUE(cache.fetch(named(other, 19).job, ""));
  std::uint64_t bytes = 0;
  for (const auto &entry : fs::recursive_directory_iterator(folder.file("cache")))
    bytes += entry.is_regular_file() ? entry.file_size() : 0;
  EXPECT_LE(bytes, kMost);
}

TEST(ObjectCache, ThereNeedBeNone) {
  TempFolder folder;
  Compiled one(folder, "one");
  one.compile("machine code");
  ObjectCache("").keep(one.job, "");
  EXPECT_FALSE(ObjectCache("").fetch(one.job, ""));
  ObjectCache unwritable("/proc/none");
  unwritable.keep(one.job, "");
  EXPECT_FALSE(unwritable.fetch(one.job, ""));
}

}  // namespace
}  // namespace eclat
