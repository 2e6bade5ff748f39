#include "emit/cpp/program.h"

#include "emit/cpp/code.h"
#include "emit/reports/escape.h"
#include "emit/reports/explain.h"
#include "emit/tests/test_body.h"
#include "emit/tests/test_file.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

// Says what is broken and goes on.
class Printing : public Framework {
public:
  std::string_view name() const override { return "program"; }
  std::string title() const override { return "a program"; }
  std::string includes() const override { return "#include <iostream>\n"; }
  std::string fixture(const Lines &, const Lines &) const override { return ""; }
  std::string open(const TestTitle &) const override { return "int main() {"; }
  Lines expect(const std::string &condition, const std::string &message, bool) const override {
    return {"if (!(" + condition + "))",
            "  std::cout << \"Broken: \" << " + (message.empty() ? "\"what was claimed\"" : message) + " << \"\\n\";"};
  }
  Lines expectEqual(const std::string &actual, const std::string &) const override {
    return {"std::cout << " + actual + " << \"\\n\";"};
  }
  Lines expectNoThrow(const std::string &statement, const std::string &) const override { return {statement + ";"}; }
  Lines expectThrow(const std::string &statement, const std::string &) const override { return {statement + ";"}; }
  Lines expectReturn(const std::string &call, Prelude &) const override { return {call + ";"}; }
};

// What a check of the finding can see only after a normal return.
std::vector<std::string> bodyOf(const Finding &finding, const EmitContext &context, CheckFunctions &checks,
                                Prelude &prelude) {
  static const Printing printing;
  if (finding.outcome.ending == Ending::Returned && !finding.outcome.inTeardown)
    return testBody(finding, context, printing, checks, prelude).lines;
  CodeLines code = inputCode(finding.input, context.component, std::max(0, finding.outcome.claim));
  std::vector<std::string> lines = code.setup;
  lines.insert(lines.end(), code.before.begin(), code.before.end());
  const Operation &operation = context.component.operations[static_cast<std::size_t>(finding.operation)];
  bool hasValue =
      operation.kind != OperationKind::Constructor && operation.kind != OperationKind::Law && !isVoid(operation.result);
  if (hasValue)
    prelude.need(Piece::Keep);
  if (operation.kind != OperationKind::Law)
    lines.push_back(hasValue ? "lookAt(" + code.call + ");" : code.statement);
  return lines;
}

// The tested call is the last statement of the input: what follows looks at it.
int lineOf(const std::string &text, const std::vector<std::string> &candidates) {
  for (const std::string &wanted : candidates)
    if (std::size_t at = wanted.empty() ? std::string::npos : text.rfind("  " + wanted + "\n"); at != std::string::npos)
      return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
  return 0;
}

}  // namespace

Program findingProgram(const Finding &finding, const EmitContext &context) {
  static const Printing printing;
  Prelude prelude;
  CheckFunctions checks(context.component, context.schema, context.model, printing, prelude);
  std::vector<std::string> body = bodyOf(finding, context, checks, prelude);
  std::string helpers = prelude.text() + checks.text();
  std::string story = readableLine(describeFinding(finding, context.component, context.model).summary);
  Program program;
  program.text =
      wrapped(fmt::format("Finding {} of eclat {}: {}.", finding.id, context.report.version, story), "// ", 110);
  std::string lines;
  auto around = [&](const std::vector<Noted> &statements) {
    for (const Noted &statement : statements)
      lines += "  " + statement.text + "\n";
  };
  around(context.component.setup);
  for (const std::string &line : body)
    lines += (line.empty() ? "" : "  ") + line + "\n";
  around(context.component.teardown);
  program.text += fileHead(context, prelude, helpers + lines, printing.includes());
  if (!helpers.empty())
    program.text += "\nnamespace {\n" + helpers + "\n}  // namespace\n";
  program.text += "\nint main() {\n" + lines + "}\n";
  CodeLines code = inputCode(finding.input, context.component, std::max(0, finding.outcome.claim));
  program.testedLine =
      lineOf(program.text, {code.statement, code.declaration, "lookAt(" + code.call + ");", code.call + ";"});
  return program;
}

}  // namespace eclat
