// How programs use RapidJSON: write by events, read into a writer, streams and buffers.
#include <rapidjson/memorybuffer.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/prettywriter.h>
#include <rapidjson/reader.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <cstdio>
#include <string>

using namespace rapidjson;

namespace {

int failed = 0;

void check(bool holds, const char *what) {
  if (!holds) {
    std::printf("%s\n", what);
    ++failed;
  }
}

void writes() {
  StringBuffer buffer;
  Writer<StringBuffer> writer(buffer);
  writer.StartObject();
  writer.Key("name");
  writer.String("corner shop");
  writer.Key("open");
  writer.Bool(true);
  writer.Key("owner");
  writer.Null();
  writer.Key("prices");
  writer.StartArray();
  writer.Int(3);
  writer.Uint(5u);
  writer.Double(2.5);
  writer.EndArray();
  check(!writer.IsComplete(), "an open object is not complete");
  writer.EndObject();
  check(writer.IsComplete(), "a closed object is");
  std::string text = buffer.GetString();
  check(text == "{\"name\":\"corner shop\",\"open\":true,\"owner\":null,\"prices\":[3,5,2.5]}", text.c_str());
  check(buffer.GetSize() == text.size(), "size of the buffer");

  buffer.Clear();
  writer.Reset(buffer);
  writer.StartArray();
  for (int i = 0; i < 3; ++i) {
    writer.StartObject();
    writer.Key("id");
    writer.Int64(i);
    writer.EndObject();
  }
  writer.EndArray();
  check(std::string(buffer.GetString()) == "[{\"id\":0},{\"id\":1},{\"id\":2}]", "list of objects");

  StringBuffer text2;
  Writer<StringBuffer> rounded(text2);
  rounded.SetMaxDecimalPlaces(2);
  rounded.StartArray();
  rounded.Double(1.23456);
  rounded.Uint64(7);
  rounded.EndArray();
  check(std::string(text2.GetString()) == "[1.23,7]", "two places");
}

void writesPrettily() {
  StringBuffer buffer;
  PrettyWriter<StringBuffer> writer(buffer);
  writer.SetIndent(' ', 2);
  writer.StartObject();
  writer.Key("tea");
  writer.StartArray();
  writer.Int(1);
  writer.String("green");
  writer.EndArray();
  writer.Key("milk");
  writer.Bool(false);
  writer.EndObject();
  check(std::string(buffer.GetString()) == "{\n  \"tea\": [\n    1,\n    \"green\"\n  ],\n  \"milk\": false\n}",
        "pretty");

  StringBuffer line;
  PrettyWriter<StringBuffer> compact(line);
  compact.SetFormatOptions(kFormatSingleLineArray);
  compact.StartArray();
  compact.Int(1);
  compact.Null();
  compact.Double(0.5);
  compact.EndArray();
  check(std::string(line.GetString()) == "[1, null, 0.5]", "on a line");
}

void reads() {
  Reader reader;
  StringBuffer compact;
  Writer<StringBuffer> writer(compact);
  StringStream text(" { \"tea\" : [ 1 , 2.50, \"\\u00e9\" ] , \"milk\" : null } ");
  ParseResult result = reader.Parse(text, writer);
  check(!result.IsError() && !reader.HasParseError() && writer.IsComplete(), "read");
  check(std::string(compact.GetString()) == "{\"tea\":[1,2.5,\"\xc3\xa9\"],\"milk\":null}", "made compact");

  compact.Clear();
  writer.Reset(compact);
  StringStream wrong("[1, 2");
  result = reader.Parse(wrong, writer);
  check(result.IsError() && result.Offset() == 5, "no end of the list");
  check(result.Code() == kParseErrorArrayMissCommaOrSquareBracket, "which error");
  check(reader.GetParseErrorCode() == result.Code() && reader.GetErrorOffset() == 5, "the reader knows it, too");
  check(!writer.IsComplete(), "not complete");
  result.Clear();
  check(!result.IsError(), "forgotten");

  compact.Clear();
  PrettyWriter<StringBuffer> pretty(compact);
  pretty.SetIndent('\t', 1);
  StringStream again("{\"a\":{\"b\":[true,-7]}}");
  check(!reader.Parse(again, pretty).IsError(), "read again");
  check(std::string(compact.GetString()) == "{\n\t\"a\": {\n\t\t\"b\": [\n\t\t\ttrue,\n\t\t\t-7\n\t\t]\n\t}\n}",
        "made pretty");
}

void streams() {
  StringStream stream("ab");
  check(stream.Peek() == 'a' && stream.Take() == 'a' && stream.Tell() == 1, "first");
  check(stream.Take() == 'b' && stream.Peek() == '\0', "second");
  MemoryStream bytes("xyz", 3);
  check(bytes.Take() == 'x' && bytes.Peek() == 'y' && bytes.Tell() == 1, "bytes");
  MemoryBuffer memory;
  memory.Put('n');
  memory.Put('o');
  memory.Flush();
  check(memory.GetSize() == 2 && std::string(memory.GetBuffer(), 2) == "no", "memory");
  memory.Pop(1);
  check(memory.GetSize() == 1, "popped");
  memory.Clear();
  check(memory.GetSize() == 0, "cleared");
  StringBuffer text;
  text.Reserve(8);
  text.Put('y');
  text.Put('e');
  text.Put('s');
  text.ShrinkToFit();
  check(std::string(text.GetString()) == "yes", "text");
  text.Pop(1);
  check(text.GetSize() == 2, "shorter");
}

void memory() {
  MemoryPoolAllocator<> pool(64);
  check(pool.Size() == 0, "nothing yet");
  void *block = pool.Malloc(16);
  check(block && pool.Size() == 16, "a block");
  block = pool.Realloc(block, 16, 32);
  check(block && pool.Capacity() >= pool.Size(), "a larger block");
  pool.Clear();
  check(pool.Size() == 0 && pool.Capacity() == 0, "all free");
}

}  // namespace

int main() {
  writes();
  writesPrettily();
  reads();
  streams();
  memory();
  return failed ? 1 : 0;
}
