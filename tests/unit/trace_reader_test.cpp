#include "flow/files/trace_reader.h"

#include "../support/temp_folder.h"
#include "../support/trace_writer.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <utility>

namespace eclat {
namespace {

using testing::number;
using testing::TempFolder;
using testing::TraceWriter;

// Reads all of it; the number of events, and what was complained about.
struct Read {
  std::vector<TraceEvent> events;  // without their values
  std::string error;
  bool opened = false;
};

Read readAll(const std::string &file) {
  Read read;
  auto reader = TraceReader::open(file);
  if (!reader)
    return read;
  read.opened = true;
  TraceEvent event;
  while (reader->next(event)) {
    read.events.push_back(std::exchange(event, TraceEvent()));
    read.events.back().values.clear();
  }
  read.error = reader->error();
  return read;
}

TEST(TraceReader, ReadsEventsAsTheyWereWritten) {
  TempFolder folder;
  std::string name = "alpha\0beta";
  std::vector<rt::Value> elements = {number(1), rt::Value(), rt::Value::ofFloat(0.5)};
  TraceWriter trace;
  auto call = trace.enter(3, {7, 0, 9}, {number(-5), testing::textValue(name)}, 2);
  trace.exit(call, 3, {7, 0, 9}, {rt::Value::ofSequence(elements.data(), elements.size())}, 2);
  call = trace.enter(4, {}, {});
  trace.throws(call, 4, {}, {}, "std::out_of_range");
  trace.objectEnds(7);

  auto reader = TraceReader::open(folder.write("trace", trace.bytes()));
  ASSERT_TRUE(reader);
  TraceEvent event;
  ASSERT_TRUE(reader->next(event));
  EXPECT_EQ(event.kind, rt::Event::Entry);
  EXPECT_EQ(event.operation, 3);
  EXPECT_EQ(event.thread, 2u);
  EXPECT_EQ(event.call, 1u);
  EXPECT_EQ(event.objects, (std::vector<std::uint64_t>{7, 0, 9}));
  ASSERT_EQ(event.values.size(), 2u);
  EXPECT_EQ(event.values[0].i, -5);
  EXPECT_TRUE(rt::same(event.values[1], testing::textValue(name)));
  ASSERT_TRUE(reader->next(event));
  EXPECT_EQ(event.kind, rt::Event::Exit);
  EXPECT_EQ(event.call, 1u);
  EXPECT_TRUE(rt::same(event.values[0], rt::Value::ofSequence(elements.data(), elements.size())));
  ASSERT_TRUE(reader->next(event));
  EXPECT_EQ(event.call, 2u);
  ASSERT_TRUE(reader->next(event));
  EXPECT_EQ(event.kind, rt::Event::Throw);
  EXPECT_EQ(event.thrown, "std::out_of_range");
  ASSERT_TRUE(reader->next(event));
  EXPECT_EQ(event.kind, rt::Event::ObjectEnd);
  EXPECT_TRUE(event.thrown.empty());
  EXPECT_EQ(event.objects, (std::vector<std::uint64_t>{7}));
  EXPECT_FALSE(reader->next(event));
  EXPECT_EQ(reader->error(), "");
}

TEST(TraceReader, ReadsTracesLongerThanItsBuffer) {
  TempFolder folder;
  TraceWriter trace;
  std::string large(700'000, 'x');
  for (int i = 0; i < 8; ++i) {  // events straddle every boundary of the buffer
    trace.enter(i, {1}, {testing::textValue(large)});
    for (int k = 0; k < 5000; ++k)
      trace.enter(k, {1}, {number(k)});
  }
  auto reader = TraceReader::open(folder.write("trace", trace.bytes()));
  ASSERT_TRUE(reader);
  TraceEvent event;
  std::size_t count = 0;
  for (; reader->next(event); ++count) {
    bool isLarge = count % 5001 == 0;
    ASSERT_EQ(event.values[0].kind, isLarge ? rt::Kind::Text : rt::Kind::Int);
    if (isLarge) {
      ASSERT_EQ(std::string(event.values[0].text, event.values[0].length), large);
    } else {
      ASSERT_EQ(event.values[0].i, static_cast<std::int64_t>(count % 5001) - 1);
    }
  }
  EXPECT_EQ(count, 8u * 5001);
  EXPECT_EQ(reader->error(), "");
}

TEST(TraceReader, RefusesWhatIsNoTrace) {
  TempFolder folder;
  auto missing = TraceReader::open(folder.file("none"));
  ASSERT_FALSE(missing);
  EXPECT_NE(missing.error().message.find(folder.file("none")), std::string::npos);
  EXPECT_FALSE(missing.error().hint.empty());
  for (const char *content : {"", "eclat", "ELF something else entirely"}) {
    auto reader = TraceReader::open(folder.write("other", content));
    ASSERT_FALSE(reader) << content;
    EXPECT_EQ(reader.error().code, ExitCode::Usage);
  }
  EXPECT_FALSE(TraceReader::open(folder.path()));
}

TEST(TraceReader, AnEmptyTraceHasNoEventsAndNoError) {
  TempFolder folder;
  Read read = readAll(folder.write("trace", rt::kTraceMagic));
  EXPECT_TRUE(read.opened);
  EXPECT_TRUE(read.events.empty());
  EXPECT_EQ(read.error, "");
}

TEST(TraceReader, ATraceCutAnywhereEndsAtAnEventOrWithAnErrorThatSaysWhere) {
  TempFolder folder;
  TraceWriter trace;
  std::string magic = rt::kTraceMagic;
  std::vector<std::size_t> ends = {magic.size()};
  for (int i = 0; i < 4; ++i) {
    auto call = trace.enter(1, {1, 2}, {number(1000 * i), rt::Value::ofFloat(i)});
    ends.push_back(trace.bytes().size());
    trace.throws(call, 1, {1}, {number(i)}, "std::bad_alloc");
    ends.push_back(trace.bytes().size());
  }
  for (std::size_t n = 0; n <= trace.bytes().size(); ++n) {
    Read read = readAll(folder.write("trace", trace.bytes().substr(0, n)));
    EXPECT_EQ(read.opened, n >= magic.size());
    if (!read.opened)
      continue;
    bool isWhole = std::ranges::find(ends, n) != ends.end();
    EXPECT_EQ(read.error.empty(), isWhole) << n;
    std::size_t last = 0, whole = 0;
    for (std::size_t k = 1; k < ends.size() && ends[k] <= n; ++k)
      whole = k;
    last = ends[whole];
    EXPECT_EQ(read.events.size(), whole) << n;
    if (!isWhole) {
      EXPECT_NE(read.error.find("byte " + std::to_string(last)), std::string::npos) << read.error;
    }
  }
}

TEST(TraceReader, DamagedBytesNeverCrashIt) {
  TempFolder folder;
  TraceWriter trace;
  std::string text = "text";
  std::vector<rt::Value> elements = {number(1), number(2)};
  for (int i = 0; i < 3; ++i) {
    auto call = trace.enter(1, {1, 2}, {number(i), testing::textValue(text)});
    trace.throws(call, 1, {1}, {rt::Value::ofSequence(elements.data(), 2)}, "E");
  }
  std::size_t start = std::string(rt::kTraceMagic).size();
  for (std::size_t at = start; at < trace.bytes().size(); ++at)
    for (unsigned char byte : {0x00, 0x01, 0x06, 0x7f, 0x80, 0xff}) {
      std::string damaged = trace.bytes();
      damaged[at] = static_cast<char>(byte);
      Read read = readAll(folder.write("trace", damaged));
      EXPECT_LE(read.events.size(), damaged.size());
    }
}

}  // namespace
}  // namespace eclat
