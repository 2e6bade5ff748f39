#include "emit/emitter.h"

#include "emit/reports/html.h"
#include "emit/reports/json.h"
#include "emit/reports/junit.h"
#include "emit/reports/markdown.h"
#include "emit/reports/sarif.h"
#include "emit/reports/text.h"
#include "emit/reports/xml.h"
#include "emit/tests/test_file.h"

#include <algorithm>

namespace eclat {

namespace {

constexpr Emitter kEmitters[] = {
    {"text",     "txt",   "report for reading in a terminal",                                              emitText    },
    {"html",     "html",  "the same report as one page for a browser, with the model and the coverage",    emitHtml    },
    {"markdown", "md",    "the same report for a comment on a pull request",                               emitMarkdown},
    {"xml",      "xml",   "the same report as XML; its schema is docs/reference/report.xsd",               emitXml     },
    {"json",     "json",  "the same report for programs; its schema is docs/reference/report.schema.json", emitJson    },
    {"sarif",    "sarif", "findings for code-scanning services and editors (SARIF 2.1.0)",                 emitSarif   },
    {"junit",    "xml",   "a test case per operation for CI services (JUnit XML)",                         emitJunit   },
    {"gtest",    "cpp",   "one GoogleTest case per finding",                                               emitGtest   },
    {"catch2",   "cpp",   "the same for Catch2, version 2 or 3",                                           emitCatch2  },
    {"doctest",  "cpp",   "the same for doctest",                                                          emitDoctest },
};

}  // namespace

std::span<const Emitter> emitters() { return kEmitters; }

const Emitter *findEmitter(std::string_view format) {
  auto it = std::ranges::find(kEmitters, format, &Emitter::format);
  return it == std::end(kEmitters) ? nullptr : it;
}

}  // namespace eclat
