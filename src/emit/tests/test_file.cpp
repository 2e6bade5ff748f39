#include "emit/tests/test_file.h"

#include "emit/cpp/names.h"
#include "emit/reports/escape.h"
#include "emit/reports/explain.h"
#include "emit/tests/regression_body.h"
#include "emit/tests/test_body.h"
#include "emit/tests/test_names.h"
#include "flow/given.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <set>

namespace eclat {

namespace {

// A backslash at the end of a line would draw the next one into the comment.
std::string comment(const std::string &text) {
  std::string out = wrapped(readableLine(text), "// ", 110);
  for (std::size_t at; (at = out.find("\\\n")) != std::string::npos;)
    out.insert(at + 1, ".");
  return out;
}

// The folders that headers are included from.
std::vector<std::string> includeFolders(const std::vector<std::string> &flags) {
  std::vector<std::string> folders = {"/usr/include", "/usr/local/include"};
  for (std::size_t i = 0; i < flags.size(); ++i) {
    bool isApart = flags[i] == "-I" || flags[i] == "-isystem" || flags[i] == "-iquote";
    bool isJoined = flags[i].starts_with("-I") && flags[i].size() > 2;
    if (isJoined || (isApart && i + 1 < flags.size()))
      folders.push_back(isApart ? flags[i + 1] : flags[i].substr(2));
  }
  return folders;
}

// As the component's own sources include it: below one of its include directories, and only else by its bare name.
std::string includeName(const std::string &header, const std::vector<std::string> &flags) {
  namespace fs = std::filesystem;
  std::string best;
  for (const std::string &folder : includeFolders(flags)) {
    std::string below =
        fs::path(header).lexically_normal().lexically_relative(fs::path(folder).lexically_normal()).string();
    bool isInside = !below.empty() && below != "." && !below.starts_with("..");
    if (isInside && (best.empty() || below.size() < best.size()))
      best = below;
  }
  return best.empty() ? fs::path(header).filename().string() : best;
}

// Standard headers for what tests say outright.
constexpr std::pair<const char *, const char *> kWords[] = {
    {"std::numeric_limits",   "limits"    },
    {"std::string",           "string"    },
    {"std::vector",           "vector"    },
    {"stringstream",          "sstream"   },
    {"std::move(",            "utility"   },
    {"std::distance(",        "iterator"  },
    {"std::hash<",            "functional"},
    {"std::make_",            "memory"    },
    {"std::invalid_argument", "stdexcept" },
    {"std::out_of_range",     "stdexcept" },
    {"std::logic_error",      "stdexcept" },
    {"std::domain_error",     "stdexcept" },
    {"std::length_error",     "stdexcept" },
    {"std::runtime_error",    "stdexcept" },
    {"std::range_error",      "stdexcept" },
    {"std::overflow_error",   "stdexcept" },
    {"std::underflow_error",  "stdexcept" },
    {"std::bad_alloc",        "new"       },
};

class TestWriter {
public:
  TestWriter(const EmitContext &context, const Framework &framework)
      : c_(context), framework_(framework),
        checks_(context.component, context.schema, context.model, framework, prelude_) {}

  TestFile faults() {
    for (const Finding &finding : c_.report.findings)
      if (!c_.withheld.contains(finding.id))
        fault(finding);
    return finish("one test per finding. Each fails until its fault is mended.");
  }

  TestFile regressions() {
    for (const Regression &regression : c_.report.regressions)
      if (!c_.withheld.contains(regression.id))
        regressionTest(regression);
    return finish("what the code does today. Each test passes, and reaches what those before it do not.");
  }

private:
  TestFile finish(const std::string &purpose) {
    std::string helpers = prelude_.text(), checks = checks_.text();
    // A namespace of their own, so that the functions of the file and those of the component never compete.
    file_.text = fmt::format("// Written by eclat {}, seed {}: {}\n", c_.report.version, c_.report.seed, purpose) +
                 fileHead(c_, prelude_, helpers + checks + tests_, framework_.includes()) +
                 "\nnamespace eclat_tests {\n" + fixture();
    if (!helpers.empty() || !checks.empty())
      file_.text += "\nnamespace {\n" + helpers + checks + "\n}  // namespace\n";
    file_.text += tests_ + "\n}  // namespace eclat_tests\n";
    return std::move(file_);
  }

  bool isPrepared() const { return !c_.component.setup.empty() || !c_.component.teardown.empty(); }

  // What the configuration wants done around each input.
  std::string fixture() const {
    if (!isPrepared())
      return "";
    auto linesOf = [](const std::vector<Noted> &statements) {
      std::vector<std::string> lines;
      for (const Noted &statement : statements)
        lines.push_back(statement.text +
                        (statement.text.find_last_not_of(" \n;}") + 1 == statement.text.size() ? ";" : ""));
      return lines;
    };
    return framework_.fixture(linesOf(c_.component.setup), linesOf(c_.component.teardown));
  }

  // The summary names the first broken property and its support; its values and what else broke follow.
  std::string story(const Finding &finding, const TestBody &body) const {
    FindingText text = describeFinding(finding, c_.component, c_.model);
    std::string out = comment(text.summary + ".");
    for (std::size_t i = 0; i < finding.violated.size(); ++i) {
      const ViolatedProperty &violated = finding.violated[i];
      std::string values = describeValues(violated.values);
      if (i == 0)
        out += values.empty() ? "" : comment("After the call: " + values + ".");
      else
        out += comment("Also violated " + describeViolationPlace(violated) + ": " + violated.property + " (" +
                       describeSupport(violated, c_.model) + ")" + (values.empty() ? "." : "; " + values + "."));
    }
    if (!finding.doubt.empty())
      out += comment("Doubtful: " + finding.doubt + ".");
    for (const std::string &note : body.notes)
      out += comment(note);
    return out + comment(fmt::format("Finding {}, seed {}.", finding.id, c_.report.seed));
  }

  TestTitle titleOf(int operation, const std::string &name, bool isDeathTest) {
    const Operation &op = c_.component.operations.at(static_cast<std::size_t>(operation));
    std::string className = op.className.empty() ? "" : withUpperFirst(unqualified(op.className));
    return {className, names_.unique(name), isDeathTest, isPrepared()};
  }

  void add(const TestTitle &title, const std::string &story, const std::vector<std::string> &lines, bool needsAsan) {
    std::string before = framework_.beforeSuite(title);
    tests_ += suites_.insert(before).second ? before : "";
    tests_ += needsAsan ? "\n#ifdef ECLAT_KNOWS_HEAP_ARRAYS\n" : "\n";
    tests_ += story + framework_.open(title) + "\n";
    for (const std::string &line : lines)
      tests_ += (line.empty() ? "" : "  ") + line + "\n";
    tests_ += needsAsan ? "}\n#endif\n" : "}\n";
  }

  void fault(const Finding &finding) {
    TestBody body = testBody(finding, c_, framework_, checks_, prelude_);
    if (body.isEmpty) {
      file_.leftOut.push_back({finding.id, "what it breaks cannot be checked in plain C++"});
      return;
    }
    if (c_.sanitized.contains(finding.id) && !body.needsSanitizers) {
      body.needsSanitizers = true;
      body.notes.emplace_back("Build with -fsanitize=address,undefined -fno-sanitize-recover=all "
                              "-D_GLIBCXX_ASSERTIONS: without them it passes.");
    }
    TestTitle title = titleOf(finding.operation, testName(finding, c_.component, c_.model), body.isDeathTest);
    add(title, story(finding, body), body.lines, body.needsAsan);
    bool isOfProperty = finding.outcome.ending == Ending::Returned && finding.outcome.claim < 0 &&
                        finding.pattern.clauses.empty() && !finding.violated.empty() &&
                        !breaksPromiseToThrow(finding.outcome, c_.model);
    std::string reason = isOfProperty ? finding.violated[0].property : "";
    file_.tests.push_back({finding.id, title.name, true, reason, body.needsSanitizers});
  }

  void regressionTest(const Regression &regression) {
    std::vector<std::string> lines = regressionBody(regression, c_, framework_, prelude_);
    if (lines.empty()) {
      file_.leftOut.push_back({regression.id, "nothing it does can be asked for in public"});
      return;
    }
    std::string gain = regression.newBlocks == 1 ? "Reaches a branch that no test before it does."
                       : regression.newBlocks > 1
                           ? fmt::format("Reaches {} branches that no test before it does.", regression.newBlocks)
                           : "Ends in a state that no test before it ends in.";
    std::string end = regression.outcome.ending == Ending::Threw
                          ? "_Throws" + withUpperFirst(identifierOf(unqualified(regression.outcome.thrownType)))
                          : "_DoesAsBefore";
    TestTitle title =
        titleOf(regression.operation, callName(regression.input, regression.outcome, c_.component) + end, false);
    add(title, comment(gain) + comment(fmt::format("Regression {}, seed {}.", regression.id, c_.report.seed)), lines,
        false);
    file_.tests.push_back({regression.id, title.name, false, "", false});
  }

  const EmitContext &c_;
  const Framework &framework_;
  Prelude prelude_;
  CheckFunctions checks_;
  Identifiers names_;
  std::set<std::string> suites_;
  std::string tests_;
  TestFile file_;
};

}  // namespace

std::string fileHead(const EmitContext &context, const Prelude &prelude, const std::string &code,
                     const std::string &framework) {
  const Component &component = context.component;
  std::string out;
  for (const std::string &header : component.headers)
    out += header.starts_with('<') ? includeLine(header)
                                   : includeLine(context.includePrefix + includeName(header, component.flags));
  if (code.find("eclat::spec::") != std::string::npos)
    for (const std::string &header : component.specs)
      out += includeLine(context.includePrefix + includeName(header, component.flags));
  out += "\n" + framework;
  std::set<std::string> headers = prelude.headers();
  for (auto [word, header] : kWords)
    if (code.find(word) != std::string::npos)
      headers.insert(header);
  out += headers.empty() ? "" : "\n";
  for (const std::string &header : headers)
    out += "#include <" + header + ">\n";
  out += prelude.declarations();
  out += "\n#ifdef __GNUC__\n#pragma GCC diagnostic ignored \"-Wunused-result\"  // some calls matter for what they "
         "do\n";
  if (out.find("ECLAT_KNOWS_HEAP_ARRAYS") != std::string::npos)
    out += "#pragma GCC diagnostic ignored \"-Wunused-function\"  // some checks serve under AddressSanitizer only\n";
  return out + "#endif\n";
}

TestFile faultTests(const EmitContext &context, const Framework &framework) {
  return TestWriter(context, framework).faults();
}

TestFile regressionTests(const EmitContext &context, const Framework &framework) {
  return TestWriter(context, framework).regressions();
}

namespace {

std::string emitWith(const EmitContext &context, const char *framework) {
  return (context.regression ? regressionTests : faultTests)(context, *findFramework(framework)).text;
}

}  // namespace

std::string emitGtest(const EmitContext &context) { return emitWith(context, "gtest"); }
std::string emitCatch2(const EmitContext &context) { return emitWith(context, "catch2"); }
std::string emitDoctest(const EmitContext &context) { return emitWith(context, "doctest"); }

}  // namespace eclat
