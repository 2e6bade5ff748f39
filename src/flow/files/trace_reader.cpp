#include "flow/files/trace_reader.h"

#include <cstdio>
#include <fmt/format.h>
#include <utility>

namespace eclat {

namespace {

constexpr std::size_t kChunk = 1u << 20;
constexpr std::size_t kLongestEvent = 256u << 20;

}  // namespace

Result<TraceReader> TraceReader::open(const std::string &path) {
  TraceReader reader;
  reader.file_ = std::fopen(path.c_str(), "rb");
  if (!reader.file_)
    return fail(
        {ExitCode::Usage, "observe", fmt::format("cannot read the trace '{}'", path), "run `eclat observe` first", {}});
  reader.refill();
  std::string magic = rt::kTraceMagic;
  if (reader.buffer_.compare(0, magic.size(), magic) != 0)
    return fail({ExitCode::Usage, "observe", fmt::format("'{}' is not a trace of eclat", path), "", {}});
  reader.at_ = magic.size();
  return reader;
}

TraceReader::TraceReader(TraceReader &&other) noexcept
    : file_(std::exchange(other.file_, nullptr)), buffer_(std::move(other.buffer_)), at_(other.at_),
      consumed_(other.consumed_), eof_(other.eof_), error_(std::move(other.error_)) {}

TraceReader::~TraceReader() {
  if (file_)
    std::fclose(file_);
}

bool TraceReader::refill() {
  if (eof_)
    return false;
  buffer_.erase(0, at_);
  consumed_ += at_;
  at_ = 0;
  std::size_t before = buffer_.size();
  buffer_.resize(before + kChunk);
  std::size_t n = std::fread(buffer_.data() + before, 1, kChunk, file_);
  buffer_.resize(before + n);
  eof_ = n == 0;
  return n > 0;
}

bool TraceReader::parse(rt::ByteReader &in, TraceEvent &event) {
  event.kind = static_cast<rt::Event>(in.u8());
  event.operation = static_cast<int>(in.varint());
  event.thread = in.varint();
  event.call = in.varint();
  std::uint64_t objects = in.varint();
  if (!in.ok() || objects > in.left())
    return false;
  event.objects.clear();
  for (std::uint64_t i = 0; i < objects; ++i)
    event.objects.push_back(in.varint());
  std::uint64_t values = in.varint();
  if (!in.ok() || values > in.left())
    return false;
  event.values.resize(static_cast<std::size_t>(values));
  for (rt::Value &value : event.values)
    value = in.value(*event.arena);
  event.thrown.clear();
  if (event.kind == rt::Event::Throw) {
    rt::Value text = in.text();
    if (in.ok())
      event.thrown.assign(text.text, text.length);
  }
  return in.ok();
}

bool TraceReader::next(TraceEvent &event) {
  while (error_.empty()) {
    event.arena->reset();
    rt::ByteReader in(buffer_.data() + at_, buffer_.size() - at_);
    if (in.atEnd() && !refill())
      return false;
    in = rt::ByteReader(buffer_.data() + at_, buffer_.size() - at_);
    auto kind = static_cast<std::uint8_t>(buffer_[at_]);
    bool known =
        kind >= static_cast<std::uint8_t>(rt::Event::Entry) && kind <= static_cast<std::uint8_t>(rt::Event::ObjectEnd);
    if (known && parse(in, event)) {
      at_ = static_cast<std::size_t>(in.position() - buffer_.data());
      return true;
    }
    if (!known || buffer_.size() - at_ > kLongestEvent || !refill())
      error_ = fmt::format("the trace is damaged or cut off at byte {}", consumed_ + at_);
  }
  return false;
}

}  // namespace eclat
