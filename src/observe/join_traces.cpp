#include "observe/join_traces.h"

#include "flow/files/trace_reader.h"
#include "support/try.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>

namespace eclat {

namespace {

// The highest numbers given so far; those of the next run begin behind them.
struct Numbers {
  std::uint64_t calls = 0, objects = 0, threads = 0;
};

void renumber(TraceEvent &event, const Numbers &base, Numbers &top) {
  auto shift = [](std::uint64_t &number, std::uint64_t by, std::uint64_t &highest) {
    if (number == 0)
      return;  // none
    number += by;
    highest = std::max(highest, number);
  };
  shift(event.call, base.calls, top.calls);
  shift(event.thread, base.threads, top.threads);
  for (std::uint64_t &object : event.objects)
    shift(object, base.objects, top.objects);
}

void write(rt::ByteWriter &out, const TraceEvent &event) {
  out.u8(static_cast<std::uint8_t>(event.kind));
  out.varint(static_cast<std::uint64_t>(event.operation));
  out.varint(event.thread);
  out.varint(event.call);
  out.varint(event.objects.size());
  for (std::uint64_t object : event.objects)
    out.varint(object);
  out.varint(event.values.size());
  for (const rt::Value &value : event.values)
    out.value(value);
  if (event.kind == rt::Event::Throw)
    out.text(event.thrown.data(), event.thrown.size());
}

}  // namespace

Result<std::uint64_t> joinTraces(const std::vector<std::string> &parts, const std::string &whole, int end) {
  bool isOne = parts.size() == 1 && parts.front() == whole;
  std::ofstream file;
  if (!isOne)
    file.open(whole, std::ios::binary);
  rt::ByteWriter out;
  out.bytes() = rt::kTraceMagic;
  Numbers top;
  std::uint64_t entries = 0;
  for (const std::string &part : parts) {
    ECLAT_TRY(reader, TraceReader::open(part));
    Numbers base = top;
    for (TraceEvent event; reader.next(event);) {
      entries += event.kind == rt::Event::Entry && event.operation < end;
      if (isOne)
        continue;
      renumber(event, base, top);
      write(out, event);
      if (out.bytes().size() > 1u << 20) {
        file << out.bytes();
        out.bytes().clear();
      }
    }
    if (!reader.error().empty())
      return fail({ExitCode::CannotBuildOrTestsFail,
                   "observe",
                   reader.error(),
                   "does a test end the process with _exit()?",
                   {}});
    std::error_code ignored;
    if (!isOne)
      std::filesystem::remove(part, ignored);
  }
  if (isOne)
    return entries;
  file << out.bytes();
  file.close();
  if (!file)
    return fail({ExitCode::Usage, "observe", fmt::format("cannot write '{}'", whole), "is the disk full?", {}});
  return entries;
}

}  // namespace eclat
