#include "emit/test_body.h"

#include "emit/call_code.h"
#include "emit/explain.h"
#include "emit/names.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

// Macros end their argument at a comma that no parenthesis protects.
bool hasBareComma(const std::string &code) {
  int depth = 0;
  bool inText = false;
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (code[i] == '\\')
      ++i;
    else if (code[i] == '"')
      inText = !inText;
    else if (!inText)
      depth += code[i] == '(' ? 1 : code[i] == ')' ? -1 : 0;
    if (!inText && depth == 0 && code[i] == ',')
      return true;
  }
  return false;
}

class Body {
public:
  Body(const Finding &finding, const EmitContext &context, CheckFunctions &checks, Prelude &prelude)
      : finding_(finding), c_(context), checks_(checks), prelude_(prelude),
        operation_(context.component.operations.at(static_cast<std::size_t>(finding.operation))),
        code_(inputCode(finding.input, context.component, finding.outcome.claim)), label_(operationLabel(operation_)) {}

  TestBody write() {
    if (finding_.outcome.inTeardown || finding_.outcome.ending == Ending::Leaked) {
      finding_.outcome.inTeardown ? teardownTest() : leakTest();
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
    entryChecks();
    switch (finding_.outcome.ending) {
    case Ending::Returned: propertyTest(); break;
    case Ending::Threw: leavesObjectBroken() ? brokenObjectTest() : throwTest(); break;
    default: deathTest();
    }
    return std::move(body_);
  }

private:
  void line(const std::string &text) { body_.lines.push_back(text); }
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
    if (range.parameter == kResultRoot && operation_.result.kind == TypeKind::Owned)
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

  std::vector<std::string> objectChecks(bool atExit) {
    std::vector<std::string> lines;
    const OperationSchema *schema = c_.schema.findOperation(operation_.id);
    if (!schema)
      return lines;
    for (const ObjectRange &range : schema->objects) {
      Seen seen = objectOf(range, atExit);
      if (seen.object.empty() || checks_.object(range.className).name.empty())
        continue;
      std::string object = seen.className == range.className
                               ? seen.object
                               : "static_cast<const " + range.className + " &>(" + seen.object + ")";
      std::string call = fmt::format("checkObjectProperties({}, {});", object,
                                     quoteText(seen.object + (atExit ? " after " : " before ") + label_));
      if (seen.mayBeNull)
        call = "if (" + code_.result + " != nullptr)\n    " + call;
      if (std::ranges::find(lines, call) == lines.end())
        lines.push_back(call);
    }
    if (schema->statics >= 0)
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
    line("ASSERT_FALSE(HasFailure()) << \"the setup no longer makes a legal call\";");
  }

  // The exit properties to hold the call to, by index in the model.
  std::vector<int> exitProperties() const {
    Point exit{PointKind::Exit, operation_.signature};
    std::vector<int> all = checks_.propertiesAt(exit);
    if (c_.oracle == Oracle::Full)
      return all;
    std::erase_if(all, [&](int id) {
      bool inPattern = std::ranges::find(finding_.pattern.properties, id) != finding_.pattern.properties.end();
      return !inPattern &&
             std::ranges::find(finding_.outcome.exit, id, &Violation::property) == finding_.outcome.exit.end();
    });
    return all;
  }

  bool usesHeapArray(const ViolatedProperty &violated) const {
    const std::vector<Variable> *variables = nullptr;
    if (const ClassSchema *known = c_.schema.findClass(violated.point.subject))
      variables = violated.point.kind == PointKind::Class ? &known->statics : &known->variables;
    else if (const OperationSchema *operation = c_.schema.findOperation(operation_.id))
      variables = &operation->variables;
    auto expr = parseExpr(violated.property);
    if (!variables || !expr)
      return false;
    for (std::string name : variablesOf(*expr)) {
      if (name.starts_with("orig("))
        name = name.substr(5, name.size() - 6);
      if (name.starts_with('$'))
        name.erase(0, 1);
      for (const Variable &v : *variables)
        if ((v.name == name || v.name == name + "[]") && !v.path.empty() && v.path.back().ends_with("array"))
          return true;
    }
    return false;
  }

  void propertyTest() {
    const ExitChecks &exit = checks_.exit(operation_, code_.arguments.size(), exitProperties());
    std::vector<std::string> after;
    bool needsResult = operation_.kind == OperationKind::Constructor;
    if (!exit.check.name.empty()) {
      after.push_back(callOf(exit.check, exit.before.name.empty() ? "" : "before", "after " + label_) + ";");
      needsResult |= std::ranges::find(exit.check.roots, kResultRoot) != exit.check.roots.end();
    }
    for (const std::string &check : objectChecks(true)) {
      after.push_back(check);
      const OperationSchema *schema = c_.schema.findOperation(operation_.id);
      needsResult |= std::ranges::find(schema->objects, kResultRoot, &ObjectRange::parameter) != schema->objects.end();
    }
    gap();
    if (!exit.before.name.empty())
      line("const auto before = " + callOf(exit.before, "", "") + ";");
    line(needsResult ? code_.declaration : code_.statement);
    gap();
    line("// Exit: what held after every such call of the examples.");
    for (const std::string &check : after)
      line(check);
    if (after.empty())
      line("GTEST_SKIP() << \"the violated property cannot be checked in plain C++\";");
    body_.needsAsan = !finding_.violated.empty() &&
                      std::ranges::all_of(finding_.violated, [&](const auto &v) { return usesHeapArray(v); });
    if (std::ranges::any_of(finding_.violated, [&](const ViolatedProperty &v) { return usesHeapArray(v); }))
      body_.notes.push_back("Build with -fsanitize=address: only it knows the length of a heap array.");
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
    bool hasValue = isNew || operation_.result.kind != TypeKind::Void;
    if (!operation_.spec.empty())
      line(fmt::format("auto after = eclat::Spec<{}>::{}({});", subject, operation_.spec, join(arguments, ", ")));
    line(hasValue ? code_.declaration : code_.statement);
    if (!operation_.spec.empty())
      line(fmt::format("eclat::spec::finish(after{});", hasValue ? ", " + code_.result : ""));
    const std::vector<std::string> &specified = c_.component.specified;
    if (!own.empty() && std::ranges::find(specified, operation_.className) != specified.end())
      line(fmt::format("eclat::Spec<{}>::invariant({});", operation_.className, own));
    line("EXPECT_EQ(broken.text(), \"\");");
    body_.notes.push_back("Build with -fno-access-control if the specification looks at private members.");
  }

  void lawTest() {
    gap();
    line("// Law: " + operation_.law.title + ".");
    for (const std::string &statement : code_.before)
      line(statement);
    line("EXPECT_TRUE(" + (hasBareComma(code_.call) ? "(" + code_.call + ")" : code_.call) + ");");
  }

  // It may be right to throw, if only what it leaves behind is whole.
  bool leavesObjectBroken() const {
    bool hasOwnObjects = operation_.kind != OperationKind::Constructor && operation_.result.kind != TypeKind::Class;
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
    for (const std::string &check : objectChecks(true))
      line(check);
  }

  void throwTest() {
    gap();
    std::string message = " << " + quoteText(label_ + " must not throw") + ";";
    if (!hasBareComma(code_.call)) {
      bool isValue = operation_.result.kind != TypeKind::Void || operation_.kind == OperationKind::Constructor;
      line("EXPECT_NO_THROW(" + (isValue ? "static_cast<void>(" + code_.call + ")" : code_.call) + ")" + message);
      return;
    }
    line("const auto testedCall = [&] { " + code_.statement + " };");
    line("EXPECT_NO_THROW(testedCall())" + message);
  }

  void sanitizerNote() {
    Ending ending = finding_.outcome.ending;
    if (ending == Ending::BadMemory)
      body_.notes.push_back("Build with -fsanitize=address: without it the fault may stay unseen.");
    if (ending == Ending::Leaked)
      body_.notes.push_back("Build with -fsanitize=address: LeakSanitizer looks for lost memory when the child ends.");
    if (ending == Ending::Undefined)
      body_.notes.push_back("Build with -fsanitize=undefined -fno-sanitize-recover=all: without it the fault may stay "
                            "unseen.");
  }

  void openChild() {
    body_.isDeathTest = true;
    prelude_.need(Piece::DeathTest);
    prelude_.needHeader("unistd.h");
    sanitizerNote();
    gap();
    line("// In a child process, so that the other tests survive.");
    line("const auto testedCall = [&] {");
    if (finding_.outcome.ending == Ending::MemoryLimit) {
      prelude_.need(Piece::MemoryLimit);
      line("  limitMemory();");
    }
    line("  alarm(10);");
  }

  void closeChild() {
    line("  std::_Exit(kReturned);");
    line("};");
    line("EXPECT_EXIT(testedCall(), testing::ExitedWithCode(kReturned), \"\");");
  }

  // The objects must have ended before anybody looks for what they lost.
  void leakTest() {
    openChild();
    line("  {");
    for (const std::string &setup : code_.setup)
      line("    " + setup);
    for (const std::string &text : code_.before)
      line("    " + text);
    if (operation_.kind != OperationKind::Law)
      line("    " + code_.statement);
    line("  }");
    line("  std::exit(kReturned);");
    line("};");
    line("EXPECT_EXIT(testedCall(), testing::ExitedWithCode(kReturned), \"\");");
  }

  void deathTest() {
    openChild();
    if (operation_.kind == OperationKind::Law) {
      line("  // Law: " + operation_.law.title + ".");
      for (const std::string &statement : code_.before)
        line("  " + statement);
      if (!code_.call.empty())
        line("  static_cast<void>(" + code_.call + ");");
      return closeChild();
    }
    bool hasValue = operation_.kind != OperationKind::Constructor && operation_.result.kind != TypeKind::Void;
    if (hasValue)
      prelude_.need(Piece::Keep);
    bool isNew = operation_.kind == OperationKind::Constructor;
    const ClassInfo *own = c_.component.findClass(operation_.className);
    bool isAsked =
        own && (isNew || operation_.hasReceiver()) &&
        std::ranges::find(own->observers, finding_.outcome.observer, &Observer::name) != own->observers.end();
    std::string statement = isNew && isAsked ? code_.declaration : code_.statement;
    line("  " + (hasValue ? "lookAt(" + code_.call + ");" : statement));
    // It died when the object was looked at after the call.
    if (isAsked) {
      prelude_.need(Piece::Keep);
      std::string object = rootText(kReceiverRoot);
      if (object.starts_with('*'))
        object = "(" + object + ")";
      line("  lookAt(" + object + "." + finding_.outcome.observer + "());");
    }
    closeChild();
  }

  void teardownTest() {
    openChild();
    line("  {");
    for (const std::string &text : code_.all())
      line("    " + text);
    line("  }  // what these lines made is destroyed here");
    closeChild();
  }

  const Finding &finding_;
  const EmitContext &c_;
  CheckFunctions &checks_;
  Prelude &prelude_;
  const Operation &operation_;
  CodeLines code_;
  std::string label_;
  TestBody body_;
};

}  // namespace

TestBody testBody(const Finding &finding, const EmitContext &context, CheckFunctions &checks, Prelude &prelude) {
  return Body(finding, context, checks, prelude).write();
}

}  // namespace eclat
