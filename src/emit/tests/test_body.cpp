#include "emit/tests/test_body.h"

#include "emit/cpp/call_code.h"
#include "emit/cpp/names.h"
#include "emit/tests/child_test.h"
#include "emit/tests/violated_checks.h"
#include "flow/given.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

class Body {
public:
  Body(const Finding &finding, const EmitContext &context, const Framework &framework, CheckFunctions &checks,
       Prelude &prelude)
      : finding_(finding), c_(context), framework_(framework), checks_(checks), prelude_(prelude),
        operation_(context.component.operations.at(static_cast<std::size_t>(finding.operation))),
        code_(inputCode(finding.input, context.component, finding.outcome.claim)), label_(operationLabel(operation_)) {}

  TestBody write() {
    if (finding_.outcome.inTeardown || finding_.outcome.ending == Ending::Leaked) {
      childTest();
      return std::move(body_);
    }
    for (const std::string &setup : code_.setup)
      line(setup);
    if (operation_.kind == OperationKind::Law && finding_.outcome.ending == Ending::Returned) {
      lawTest();
      return std::move(body_);
    }
    if (!finding_.pattern.clauses.empty()) {
      specTest();
      return std::move(body_);
    }
    if (c_.oracle == Oracle::Full)
      entryChecks();
    switch (finding_.outcome.ending) {
    case Ending::Returned: isToThrow() ? returnTest() : c_.oracle == Oracle::Full ? fullTest() : violatedTest(); break;
    case Ending::Threw: leavesObjectBroken() ? brokenObjectTest() : throwTest(); break;
    default: childTest();
    }
    return std::move(body_);
  }

private:
  void line(const std::string &text) { body_.lines.push_back(text); }
  void add(const std::vector<std::string> &lines) {
    for (const std::string &text : lines)
      line(text);
  }
  // Paragraphs, but no empty line at the start.
  void gap() {
    if (!body_.lines.empty() && !body_.lines.back().empty())
      line("");
  }

  std::string rootText(int root) const {
    bool isNew = operation_.kind == OperationKind::Constructor;
    if (root == kReceiverRoot)
      return isNew ? code_.result : code_.receiver.object;
    if (root == kResultRoot)
      return code_.result;
    return code_.arguments.at(static_cast<std::size_t>(root)).seen;
  }

  std::string callOf(const CheckFunction &function, const std::string &first, const std::string &when) const {
    std::vector<std::string> arguments;
    if (!first.empty())
      arguments.push_back(first);
    for (int root : function.roots)
      arguments.push_back(rootText(root));
    if (!when.empty())
      arguments.push_back(quoteText(when));
    return function.name + "(" + join(arguments, ", ") + ")";
  }

  struct Seen {
    std::string object, className;
    bool mayBeNull = false;
  };

  // The object of a range, as the test sees it at entry or at exit; nothing if it cannot.
  Seen objectOf(const ObjectRange &range, bool atExit) const {
    bool isNew = operation_.kind == OperationKind::Constructor;
    if (range.parameter == kReceiverRoot) {
      if (isNew)
        return atExit ? Seen{code_.result, operation_.className} : Seen{};
      if (atExit && operation_.isRvalue)
        return {};  // what was given away need not be whole
      return {code_.receiver.object, code_.receiver.className};
    }
    if (range.parameter == kResultRoot && isSmartPointer(operation_.result))
      return atExit ? Seen{"*" + code_.result, operation_.result.elements.at(0).spelling, true} : Seen{};
    if (range.parameter == kResultRoot)
      return atExit ? Seen{(code_.resultIsPointer ? "*" : "") + code_.result, operation_.result.spelling,
                           code_.resultIsPointer}
                    : Seen{};
    auto index = static_cast<std::size_t>(range.parameter);
    if (index >= code_.arguments.size() || index >= operation_.parameters.size())
      return {};
    Passing passing = operation_.parameters[index].passing;
    if (atExit && (passing == Passing::Value || passing == Passing::RvalueRef))
      return {};
    return {code_.arguments[index].object, code_.arguments[index].className};
  }

  // `some`: these properties alone; null: all.
  std::vector<std::string> objectChecks(bool atExit, const std::vector<int> *some = nullptr) {
    std::vector<std::string> lines;
    const OperationSchema *schema = c_.schema.findOperation(operation_.id);
    if (!schema)
      return lines;
    for (const ObjectRange &range : schema->objects) {
      Seen seen = objectOf(range, atExit);
      if (some && ofClass(*some, range.className).empty())
        continue;
      const CheckFunction &function =
          some ? checks_.object(range.className, ofClass(*some, range.className)) : checks_.object(range.className);
      if (seen.object.empty() || function.name.empty())
        continue;
      std::string object = seen.className == range.className
                               ? seen.object
                               : "static_cast<const " + range.className + " &>(" + seen.object + ")";
      std::string call = fmt::format("{}({}, {});", function.name, object,
                                     quoteText(seen.object + (atExit ? " after " : " before ") + label_));
      if (seen.mayBeNull)
        call = "if (" + code_.result + " != nullptr)\n    " + call;
      if (std::ranges::find(lines, call) == lines.end())
        lines.push_back(call);
    }
    if (schema->statics >= 0 && !some)
      if (const CheckFunction &statics = checks_.ofClass(operation_.className); !statics.name.empty())
        lines.push_back(callOf(statics, "", (atExit ? "after " : "before ") + label_) + ";");
    return lines;
  }

  void entryChecks() {
    std::vector<std::string> lines;
    const CheckFunction &entry = checks_.entry(operation_, code_.arguments.size());
    if (!entry.name.empty())
      lines.push_back(callOf(entry, "", "before " + label_) + ";");
    for (const std::string &check : objectChecks(false))
      lines.push_back(check);
    if (lines.empty())
      return;
    gap();
    line("// Entry: the caller keeps the rules.");
    for (const std::string &check : lines)
      line(check);
    if (std::string stop = framework_.stopIfFailed("\"the setup no longer makes a legal call\""); !stop.empty())
      line(stop);
  }

  bool usesHeapArray(const ViolatedProperty &violated) const {
    const std::vector<Variable> *variables = nullptr;
    if (const ClassSchema *known = c_.schema.findClass(violated.point.subject))
      variables = violated.point.kind == PointKind::Class ? &known->statics : &known->variables;
    else if (const OperationSchema *operation = c_.schema.findOperation(operation_.id))
      variables = &operation->variables;
    if (!variables || violated.id < 0)
      return false;
    const Expr &expr = c_.model.properties[static_cast<std::size_t>(violated.id)].expr;
    for (const Expr &named : variablesOf(expr))
      for (const Variable &v : *variables)
        if ((v.name == named.variable || v.name == named.variable.elements()) && !v.path.empty() &&
            v.path.back().isHeapArray())
          return true;
    return false;
  }

  std::vector<int> ofClass(const std::vector<int> &properties, const std::string &className) const {
    std::vector<int> out;
    for (int id : properties)
      if (c_.model.properties[static_cast<std::size_t>(id)].point == Point{PointKind::Object, className})
        out.push_back(id);
    return out;
  }

  bool returnsObject() const {
    const OperationSchema *schema = c_.schema.findOperation(operation_.id);
    return std::ranges::find(schema->objects, kResultRoot, &ObjectRange::parameter) != schema->objects.end();
  }

  void noteHeapArray() {
    body_.needsSanitizers = true;
    body_.notes.emplace_back("Build with -fsanitize=address: only it knows the length of a heap array.");
  }

  // The tested call between two groups of lines.
  void aroundCall(const std::vector<std::string> &before, bool needsResult, const std::vector<std::string> &after) {
    gap();
    add(before);
    line(needsResult ? code_.declaration : code_.statement);
    gap();
    add(after);
  }

  // What held after every such call of the examples: all of it.
  void fullTest() {
    const ExitChecks &exit =
        checks_.exit(operation_, code_.arguments.size(), checks_.propertiesAt({PointKind::Exit, operation_.signature}));
    std::vector<std::string> before, after = {"// Exit: what held after every such call of the examples."};
    bool needsResult = operation_.kind == OperationKind::Constructor;
    if (!exit.before.name.empty())
      before.push_back("const auto before = " + callOf(exit.before, "", "") + ";");
    if (!exit.check.name.empty()) {
      after.push_back(callOf(exit.check, exit.before.name.empty() ? "" : "before", "after " + label_) + ";");
      needsResult |= std::ranges::find(exit.check.roots, kResultRoot) != exit.check.roots.end();
    }
    for (const std::string &check : objectChecks(true)) {
      after.push_back(check);
      needsResult |= returnsObject();
    }
    aroundCall(before, needsResult, after);
    body_.isEmpty = after.size() == 1;
    body_.needsAsan = !finding_.violated.empty() &&
                      std::ranges::all_of(finding_.violated, [&](const auto &v) { return usesHeapArray(v); });
    if (std::ranges::any_of(finding_.violated, [&](const ViolatedProperty &v) { return usesHeapArray(v); }))
      noteHeapArray();
  }

  // What broke, and nothing else.
  void violatedTest() {
    auto objectAfter = [&](const ObjectRange &range) {
      Seen seen = objectOf(range, true);
      if (seen.mayBeNull)
        return LookedAt{};
      bool isOther = !seen.object.empty() && seen.className != range.className;
      return LookedAt{isOther ? "static_cast<const " + range.className + " &>(" + seen.object + ")" : seen.object,
                      range.className, range.parameter == kReceiverRoot};
    };
    ViolatedChecks checks = ViolatedCode(finding_, c_, framework_, code_, prelude_).write(objectAfter);
    bool needsResult = operation_.kind == OperationKind::Constructor || checks.usesResult;
    std::vector<int> atExit;
    for (int id : checks.left)
      if (c_.model.properties[static_cast<std::size_t>(id)].point == Point{PointKind::Exit, operation_.signature})
        atExit.push_back(id);
    std::ranges::sort(atExit);
    const ExitChecks &exit = checks_.exit(operation_, code_.arguments.size(), atExit);
    if (!exit.before.name.empty())
      checks.before.push_back("const auto before = " + callOf(exit.before, "", "") + ";");
    if (!exit.check.name.empty()) {
      checks.after.push_back(callOf(exit.check, exit.before.name.empty() ? "" : "before", "after " + label_) + ";");
      needsResult |= std::ranges::find(exit.check.roots, kResultRoot) != exit.check.roots.end();
      checks.needsHeapArrays = checks.needsHeapArrays && atExit.empty();
    }
    for (const std::string &check : objectChecks(true, &checks.left)) {
      checks.after.push_back(check);
      needsResult |= returnsObject();
    }
    if (checks.after.empty() && !finding_.violated.empty())
      return fullTest();  // perhaps another property sees it
    aroundCall(checks.before, needsResult, checks.after);
    bool areAllOnHeap = !finding_.violated.empty() && !exit.check.name.empty() &&
                        std::ranges::all_of(finding_.violated, [&](const auto &v) { return usesHeapArray(v); });
    body_.needsAsan = checks.needsHeapArrays || areAllOnHeap;
    if (checks.usesHeapArrays || areAllOnHeap)
      noteHeapArray();
  }

  // The clauses speak for themselves.
  void specTest() {
    bool isNew = operation_.kind == OperationKind::Constructor;
    std::string subject = operation_.kind == OperationKind::Function ? "eclat::Functions" : operation_.className;
    std::string own = operation_.hasReceiver() ? code_.receiver.object : isNew ? code_.result : "";
    std::vector<std::string> arguments;
    if (operation_.hasReceiver())
      arguments.push_back(own);
    for (const CallArgument &argument : code_.arguments)
      arguments.push_back(argument.seen);
    gap();
    line("eclat::spec::Broken broken;");
    bool hasValue = isNew || !isVoid(operation_.result);
    if (!operation_.spec.empty())
      line(fmt::format("auto after = eclat::Spec<{}>::{}({});", subject, operation_.spec, join(arguments, ", ")));
    line(hasValue ? code_.declaration : code_.statement);
    if (!operation_.spec.empty())
      line(fmt::format("eclat::spec::finish(after{});", hasValue ? ", " + code_.result : ""));
    const std::vector<std::string> &specified = c_.component.specified;
    if (!own.empty() && std::ranges::find(specified, operation_.className) != specified.end())
      line(fmt::format("eclat::Spec<{}>::invariant({});", operation_.className, own));
    add(framework_.expectEqual("broken.text()", "\"\""));
    body_.notes.push_back("Build with -fno-access-control if the specification looks at private members.");
  }

  void lawTest() {
    gap();
    line("// Law: " + operation_.law.title + ".");
    for (const std::string &statement : code_.before)
      line(statement);
    add(framework_.expect(code_.call, "", false));
  }

  // It may be right to throw, if only what it leaves behind is whole.
  bool leavesObjectBroken() const {
    bool hasOwnObjects = operation_.kind != OperationKind::Constructor && !isObject(operation_.result);
    return hasOwnObjects && std::ranges::any_of(finding_.violated, [](const ViolatedProperty &violated) {
             return violated.point.kind == PointKind::Object;
           });
  }

  void brokenObjectTest() {
    gap();
    line("try {");
    line("  " + code_.statement);
    line("} catch (...) {");
    line("  // It may refuse, as long as it leaves whole objects behind.");
    line("}");
    gap();
    std::vector<int> broken;
    for (const Violation &violation : finding_.outcome.exit)
      if (violation.object >= 0)
        broken.push_back(violation.property);
    std::ranges::sort(broken);
    broken.erase(std::ranges::unique(broken).begin(), broken.end());
    std::vector<std::string> checks = objectChecks(true, c_.oracle == Oracle::Full ? nullptr : &broken);
    add(checks);
    body_.isEmpty = checks.empty();
  }

  // The tested call as the argument of a macro, which ends at a comma that no parenthesis protects.
  std::string callForMacro() {
    gap();
    bool isValue = !isVoid(operation_.result) || operation_.kind == OperationKind::Constructor;
    if (code_.call.find(',') == std::string::npos)
      return isValue ? "static_cast<void>(" + code_.call + ")" : code_.call;
    line("const auto testedCall = [&] { " + code_.statement + " };");
    return "testedCall()";
  }

  void throwTest() {
    std::string call = callForMacro();
    add(framework_.expectNoThrow(call, quoteText(label_ + " must not throw")));
  }

  // A comment says that it throws here.
  bool isToThrow() const { return breaksPromiseToThrow(finding_.outcome, c_.model); }
  void returnTest() {
    std::string call = callForMacro();
    add(framework_.expectThrow(call, ""));
  }

  void childTest() {
    ChildTest child = childTestOf(finding_, c_.component, code_, prelude_);
    gap();
    add(child.lines);
    add(framework_.expectReturn("testedCall()", prelude_));
    body_.isDeathTest = true;
    body_.needsSanitizers = !child.notes.empty();
    body_.notes.insert(body_.notes.end(), child.notes.begin(), child.notes.end());
  }

  const Finding &finding_;
  const EmitContext &c_;
  const Framework &framework_;
  CheckFunctions &checks_;
  Prelude &prelude_;
  const Operation &operation_;
  CodeLines code_;
  std::string label_;
  TestBody body_;
};

}  // namespace

TestBody testBody(const Finding &finding, const EmitContext &context, const Framework &framework,
                  CheckFunctions &checks, Prelude &prelude) {
  return Body(finding, context, framework, checks, prelude).write();
}

}  // namespace eclat
