#include "instrument/compiler_wrapper.h"
#include "observe/join_traces.h"
#include "project/cmake_cache.h"
#include "project/find_class.h"
#include "tests/support/temp_folder.h"
#include "tests/support/trace_writer.h"

#include "flow/files/trace_reader.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace eclat::testing {

namespace {

constexpr const char *kCache = "# a comment\n"
                               "//What it is\n"
                               "CMAKE_BUILD_TYPE:STRING=Release\n"
                               "CMAKE_CXX_COMPILER:FILEPATH=/usr/bin/g++\n"
                               "CMAKE_CXX_COMPILER_LAUNCHER:STRING=ccache\n"
                               "CMAKE_GENERATOR:INTERNAL=Ninja\n"
                               "OUT:PATH=/user/build/bin\n"
                               "EXPRESSION:UNINITIALIZED=a=b:c\n"
                               "Foo_DIR:PATH=Foo_DIR-NOTFOUND\n"
                               "\"odd:name\":BOOL=ON\n";

TEST(Project, ReadsACMakeCache) {
  auto cache = parseCMakeCache(kCache);
  EXPECT_EQ(cacheValue(cache, "CMAKE_GENERATOR"), "Ninja");
  EXPECT_EQ(cacheValue(cache, "EXPRESSION"), "a=b:c");
  EXPECT_EQ(cacheValue(cache, "odd:name"), "ON");
  EXPECT_EQ(cacheValue(cache, "WHAT"), std::nullopt);
}

TEST(Project, TakesOverSettingsButNotTheCompilerNorPlacesInTheOtherTree) {
  std::string script = initialCache(parseCMakeCache(kCache), "/user/build", "/own");
  EXPECT_NE(script.find("set(CMAKE_BUILD_TYPE [==[Release]==] CACHE STRING \"\")"), std::string::npos) << script;
  EXPECT_NE(script.find("set(EXPRESSION [==[a=b:c]==] CACHE STRING"), std::string::npos) << script;
  EXPECT_NE(script.find("[==[/own/bin]==]"), std::string::npos) << script;
  for (const char *absent : {"g++", "ccache", "Ninja", "NOTFOUND", "/user/build/"})
    EXPECT_EQ(script.find(absent), std::string::npos) << absent << " in " << script;
}

TEST(Project, TellsTheDefinitionOfAClassFromItsMentions) {
  EXPECT_TRUE(definesClass("namespace a { class API(1) Ring final : public Base { int x; }; }", "a::Ring"));
  EXPECT_TRUE(definesClass("template <class T, int N>\nstruct Ring {\n};", "Ring<int, 8>"));
  EXPECT_FALSE(definesClass("class Ring;\nvoid f(Ring r) { }", "Ring"));
  EXPECT_FALSE(definesClass("class Rings { friend class Ring; };", "Ring"));
  EXPECT_FALSE(definesClass("enum class Ring { A };", "Ring"));
}

TEST(Project, NamesTheHeadersThatComeIntoQuestion) {
  TempFolder folder;
  std::string one = folder.write("one.h", "class Ring { };"), two = folder.write("two.h", "struct Ring { };");
  EXPECT_EQ(findHeader("Ring", {one}), one);
  EXPECT_EQ(findHeader("Ring", {one, two}).error().notes, (std::vector{one, two}));
  EXPECT_NE(findHeader("Wing", {one}).error().message.find("'Wing'"), std::string::npos);
}

TEST(CompilerWrapper, KnowsWhatIsAProgram) {
  EXPECT_EQ(linkedProgram({"a.o", "-o", "bin/tests", "-lfoo"}, "/b"), "/b/bin/tests");
  EXPECT_EQ(linkedProgram({"a.o", "-o/x/tests"}, "/b"), "/x/tests");
  EXPECT_EQ(linkedProgram({"-c", "a.cpp", "-o", "a.o"}, "/b"), "");
  EXPECT_EQ(linkedProgram({"-shared", "a.o", "-o", "a.so"}, "/b"), "");
}

TEST(CompilerWrapper, ReplacesSanitizersAndSilencesWarnings) {
  auto command = wrappedCommand({"-Werror", "-fsanitize=thread", "-c", "a.cpp"}, true);
  auto has = [&](const std::string &flag) { return std::ranges::find(command, flag) != command.end(); };
  EXPECT_FALSE(has("-fsanitize=thread"));
  EXPECT_TRUE(has("-fsanitize=address,undefined"));
  EXPECT_TRUE(has("-w"));
  EXPECT_TRUE(has("a.cpp"));
}

// Calls, objects and threads of the second run must not be taken for those of the first.
TEST(JoinTraces, KeepsTheRunsApart) {
  TempFolder folder;
  auto part = [&](const std::string &name, int value) {
    TraceWriter writer;
    auto call = writer.enter(2, {1, 0}, {number(value)});
    writer.throws(call, 2, {1, 0}, {number(value)}, "std::range_error");
    writer.objectEnds(1);
    return folder.write(name, writer.bytes());
  };
  std::string whole = folder.file("whole");
  EXPECT_EQ(joinTraces({part("a", 5), part("b", 6)}, whole), 2u);
  auto reader = TraceReader::open(whole);
  ASSERT_TRUE(reader);
  std::vector<std::uint64_t> calls, objects, threads;
  std::vector<std::int64_t> values;
  TraceEvent event;
  while (reader->next(event)) {
    if (event.kind == rt::Event::Throw)
      EXPECT_EQ(event.thrown, "std::range_error");
    objects.push_back(event.objects.front());
    if (event.kind != rt::Event::Entry)
      continue;
    calls.push_back(event.call);
    threads.push_back(event.thread);
    values.push_back(event.values.front().i);
    EXPECT_EQ(event.objects.back(), 0u);
  }
  EXPECT_EQ(reader->error(), "");
  EXPECT_EQ(calls, (std::vector<std::uint64_t>{1, 2}));
  EXPECT_EQ(threads, (std::vector<std::uint64_t>{1, 2}));
  EXPECT_EQ(objects, (std::vector<std::uint64_t>{1, 1, 1, 2, 2, 2}));
  EXPECT_EQ(values, (std::vector<std::int64_t>{5, 6}));
}

TEST(JoinTraces, SaysThatARunWasCutOff) {
  TempFolder folder;
  TraceWriter writer;
  writer.enter(0, {1}, {number(300)});
  std::string bytes = writer.bytes();
  bytes.pop_back();
  std::string file = folder.write("cut", bytes);
  EXPECT_FALSE(joinTraces({file}, file));
}

}  // namespace

}  // namespace eclat::testing
