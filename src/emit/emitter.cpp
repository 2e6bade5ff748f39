#include "emit/emitter.h"

#include "emit/json.h"
#include "emit/test_file.h"
#include "emit/text.h"
#include "emit/xml.h"

#include <algorithm>

namespace eclat {

namespace {

constexpr Emitter kEmitters[] = {
    {"text",    "txt",  "report for reading in a terminal",                                              emitText   },
    {"xml",     "xml",  "the same report as XML",                                                        emitXml    },
    {"json",    "json", "the same report for programs; its schema is docs/reference/report.schema.json", emitJson   },
    {"gtest",   "cpp",  "one GoogleTest case per finding",                                               emitGtest  },
    {"catch2",  "cpp",  "the same for Catch2, version 2 or 3",                                           emitCatch2 },
    {"doctest", "cpp",  "the same for doctest",                                                          emitDoctest},
};

}  // namespace

std::span<const Emitter> emitters() { return kEmitters; }

const Emitter *findEmitter(std::string_view format) {
  auto it = std::ranges::find(kEmitters, format, &Emitter::format);
  return it == std::end(kEmitters) ? nullptr : it;
}

}  // namespace eclat
