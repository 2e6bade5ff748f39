#include "emit/gtest.h"

#include "emit/explain.h"
#include "emit/names.h"
#include "emit/test_body.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <set>

namespace eclat {

namespace {

constexpr std::size_t kMaxNameLength = 80;  // longer ones do not fit beside their verdict on a terminal

// What broke, as the second half of a test's name.
std::string breakageTitle(const Finding &finding) {
  switch (finding.outcome.ending) {
  case Ending::Returned: {
    if (finding.outcome.claim >= 0)
      return "IsBroken";
    if (!finding.pattern.clauses.empty())
      return "BreaksItsSpecification";
    if (finding.violated.empty())
      return "BreaksTheModel";
    auto expr = parseExpr(finding.violated[0].property);
    return "Breaks" + (expr ? propertyTitle(*expr) : "AProperty");
  }
  case Ending::Threw: {
    std::string type = unqualified(finding.outcome.thrownType);
    return "Throws" + withUpperFirst(variableIdentifier(type.empty() ? "exception" : type));
  }
  case Ending::BadMemory: return "MisusesMemory";
  case Ending::Undefined: return "HasUndefinedBehaviour";
  case Ending::StackOverflow: return "ExhaustsTheStack";
  case Ending::Aborted: return "Aborts";
  case Ending::AssertionFailed: return "FailsAnAssertion";
  case Ending::Terminated: return "Terminates";
  case Ending::TimedOut: return "RunsTooLong";
  case Ending::MemoryLimit: return "UsesTooMuchMemory";
  case Ending::Leaked: return "LosesMemory";
  case Ending::Exited: return "EndsTheProcess";
  default: return "Crashes";
  }
}

// A backslash at the end of a line would draw the next one into the comment.
std::string comment(const std::string &text) {
  std::string out = wrapped(text, "// ", 110);
  for (std::size_t at; (at = out.find("\\\n")) != std::string::npos;)
    out.insert(at + 1, ".");
  return out;
}

// As the component's own sources include it: below one of its include directories, and only else by its bare name.
std::string includeName(const std::string &header, const std::vector<std::string> &flags) {
  namespace fs = std::filesystem;
  std::string best;
  for (std::size_t i = 0; i < flags.size(); ++i) {
    bool isApart = flags[i] == "-I" || flags[i] == "-isystem" || flags[i] == "-iquote";
    bool isJoined = flags[i].starts_with("-I") && flags[i].size() > 2;
    if (!isJoined && !(isApart && i + 1 < flags.size()))
      continue;
    std::string folder = isApart ? flags[i + 1] : flags[i].substr(2);
    std::string below =
        fs::path(header).lexically_normal().lexically_relative(fs::path(folder).lexically_normal()).string();
    bool isInside = !below.empty() && below != "." && !below.starts_with("..");
    if (isInside && (best.empty() || below.size() < best.size()))
      best = below;
  }
  return best.empty() ? fs::path(header).filename().string() : best;
}

class GtestFile {
public:
  explicit GtestFile(const EmitContext &context)
      : c_(context), checks_(context.component, context.schema, context.model, prelude_) {}

  std::string write() {
    std::string tests;
    for (const Finding &finding : c_.report.findings)
      tests += test(finding);
    std::string helpers = prelude_.text(), checks = checks_.text();
    std::string out = head(tests) + fixture();
    if (!helpers.empty() || !checks.empty())
      out += "\nnamespace {\n" + helpers + checks + "\n}  // namespace\n";
    return out + tests + "\n}  // namespace eclat_tests\n";
  }

private:
  std::string head(const std::string &tests) const {
    std::string out =
        fmt::format("// Written by eclat {}, seed {}: one test per finding. Each fails until its fault is "
                    "mended.\n",
                    c_.report.version, c_.report.seed);
    for (const std::string &header : c_.component.headers)
      out += header.starts_with('<') ? includeLine(header)
                                     : includeLine(c_.includePrefix + includeName(header, c_.component.flags));
    if (tests.find("eclat::spec::") != std::string::npos)
      for (const std::string &header : c_.component.specs)
        out += includeLine(c_.includePrefix + includeName(header, c_.component.flags));
    out += "\n#include <gtest/gtest.h>\n\n";
    std::set<std::string> headers = prelude_.headers();
    headers.insert({"limits", "string", "vector"});  // what literals may need
    if (tests.find("stringstream") != std::string::npos)
      headers.insert("sstream");
    if (tests.find("std::move(") != std::string::npos)
      headers.insert("utility");
    if (tests.find("std::distance(") != std::string::npos)
      headers.insert("iterator");
    if (tests.find("std::hash<") != std::string::npos)
      headers.insert("functional");
    if (tests.find("std::make_") != std::string::npos)
      headers.insert("memory");
    if (tests.find("std::invalid_argument(") != std::string::npos)
      headers.insert("stdexcept");
    for (const std::string &header : headers)
      out += "#include <" + header + ">\n";
    out += prelude_.declarations();
    out += "\n#ifdef __GNUC__\n#pragma GCC diagnostic ignored \"-Wunused-result\"  // some calls matter for what they "
           "do\n#pragma GCC diagnostic ignored \"-Wunused-function\"  // some checks serve under AddressSanitizer "
           "only\n#endif\n";
    // A namespace of their own, so that the functions of the file and those of the component never compete.
    out += "\nnamespace eclat_tests {\n";
    return out;
  }

  bool isPrepared() const { return !c_.component.setup.empty() || !c_.component.teardown.empty(); }

  // What the configuration wants done around each input.
  std::string fixture() const {
    if (!isPrepared())
      return "";
    std::string out = "\nclass EclatPrepared : public testing::Test {\nprotected:\n";
    for (auto [name, statements] :
         {std::pair("SetUp", &c_.component.setup), std::pair("TearDown", &c_.component.teardown)}) {
      if (statements->empty())
        continue;
      out += fmt::format("  void {}() override {{\n", name);
      for (const Noted &statement : *statements)
        out += "    " + statement.text +
               (statement.text.find_last_not_of(" \n;}") + 1 == statement.text.size() ? ";\n" : "\n");
      out += "  }\n";
    }
    return out + "};\n";
  }

  std::string story(const Finding &finding, const TestBody &body) const {
    FindingText text = describeFinding(finding, c_.component, c_.model);
    std::string out = comment(text.summary + ".") + comment(text.explanation);
    for (const ViolatedProperty &violated : finding.violated) {
      std::string values = describeValues(violated.values);
      out += comment("Violated " + describeViolationPlace(violated) + ": " + violated.property + " (" +
                     describeSupport(violated, c_.model) + ")" + (values.empty() ? "." : "; " + values + "."));
    }
    for (const std::string &note : body.notes)
      out += comment(note);
    return out + comment(fmt::format("Finding {}, seed {}.", finding.id, c_.report.seed));
  }

  std::string test(const Finding &finding) {
    const Operation &operation = c_.component.operations.at(static_cast<std::size_t>(finding.operation));
    TestBody body = testBody(finding, c_, checks_, prelude_);
    std::string suite = operation.className.empty() ? "Functions" : withUpperFirst(unqualified(operation.className));
    suite += body.isDeathTest ? "EclatDeathTest" : "Eclat";
    const char *macro = isPrepared() ? "TEST_F(" : "TEST(";
    std::string name = (operationTitle(operation) + "_" + breakageTitle(finding)).substr(0, kMaxNameLength);
    bool isFirst = isPrepared() && suites_.insert(suite).second;
    std::string out = isFirst ? "\nclass " + suite + " : public EclatPrepared {};\n" : "";
    out += body.needsAsan ? "\n#ifdef ECLAT_KNOWS_HEAP_ARRAYS\n" : "\n";
    out += story(finding, body) + macro + suite + ", " + names_.unique(name) + ") {\n";
    for (const std::string &line : body.lines)
      out += (line.empty() ? "" : "  ") + line + "\n";
    return out + (body.needsAsan ? "}\n#endif\n" : "}\n");
  }

  const EmitContext &c_;
  Prelude prelude_;
  CheckFunctions checks_;
  Identifiers names_;
  std::set<std::string> suites_;
};

}  // namespace

std::string emitGtest(const EmitContext &context) { return GtestFile(context).write(); }

}  // namespace eclat
