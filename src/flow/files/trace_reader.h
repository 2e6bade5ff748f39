#pragma once

#include "../../../runtime/bytes.h"
#include "../../../runtime/trace_format.h"
#include "support/failure.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace eclat {

// One event of a trace. It owns what its values point to, and keeps that memory when it is filled again.
struct TraceEvent {
  rt::Event kind = rt::Event::Entry;
  int operation = 0;
  std::uint64_t thread = 0;
  std::uint64_t call = 0;
  std::vector<std::uint64_t> objects;  // identities of the receiver, then of arguments and result by position; 0: none
  std::vector<rt::Value> values;
  std::unique_ptr<rt::Arena> arena = std::make_unique<rt::Arena>();
  std::string thrown;
};

// Reads a trace event by event, so that its memory does not depend on the length of the trace.
class TraceReader {
public:
  static Result<TraceReader> open(const std::string &path);
  TraceReader(TraceReader &&other) noexcept;
  TraceReader &operator=(TraceReader &&) = delete;
  ~TraceReader();

  // Fills the next event. False at the end, or if the trace is damaged: then error() says where.
  bool next(TraceEvent &event);
  const std::string &error() const { return error_; }

private:
  TraceReader() = default;
  bool parse(rt::ByteReader &in, TraceEvent &event);
  bool refill();

  std::FILE *file_ = nullptr;
  std::string buffer_;
  std::size_t at_ = 0;
  std::uint64_t consumed_ = 0;
  bool eof_ = false;
  std::string error_;
};

}  // namespace eclat
