#pragma once

#include "../../runtime/bytes.h"
#include "../../runtime/trace_format.h"

#include <cstdint>
#include <string>
#include <vector>

namespace eclat::testing {

// Writes traces as runtime/trace.cpp does, event by event.
class TraceWriter {
public:
  using Values = std::vector<rt::Value>;
  using Identities = std::vector<std::uint64_t>;

  TraceWriter() { out_.bytes() = rt::kTraceMagic; }

  // Writes the entry of a call; returns the number of the call, which its exit or throw repeats.
  std::uint64_t enter(int operation, const Identities &objects, const Values &values, std::uint64_t thread = 1) {
    event(rt::Event::Entry, operation, thread, ++calls_, objects, values);
    return calls_;
  }
  void exit(std::uint64_t call, int operation, const Identities &objects, const Values &values,
            std::uint64_t thread = 1) {
    event(rt::Event::Exit, operation, thread, call, objects, values);
  }
  void throws(std::uint64_t call, int operation, const Identities &objects, const Values &values,
              const std::string &type, std::uint64_t thread = 1) {
    event(rt::Event::Throw, operation, thread, call, objects, values);
    out_.text(type.data(), type.size());
  }
  void objectEnds(std::uint64_t identity) { event(rt::Event::ObjectEnd, 0, 1, 0, {identity}, {}); }

  const std::string &bytes() { return out_.bytes(); }

private:
  void event(rt::Event kind, int operation, std::uint64_t thread, std::uint64_t call, const Identities &objects,
             const Values &values) {
    out_.u8(static_cast<std::uint8_t>(kind));
    out_.varint(static_cast<std::uint64_t>(operation));
    out_.varint(thread);
    out_.varint(call);
    out_.varint(objects.size());
    for (std::uint64_t identity : objects)
      out_.varint(identity);
    out_.varint(values.size());
    for (const rt::Value &v : values)
      out_.value(v);
  }

  rt::ByteWriter out_;
  std::uint64_t calls_ = 0;
};

inline rt::Value number(std::int64_t x) { return rt::Value::ofInt(x); }
// The bytes must outlive the value.
inline rt::Value textValue(const std::string &bytes) { return rt::Value::ofText(bytes.data(), bytes.size()); }

}  // namespace eclat::testing
