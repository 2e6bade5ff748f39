#include "emit/tests/child_test.h"

#include <algorithm>

namespace eclat {

namespace {

class Child {
public:
  Child(const Finding &finding, const Component &component, const CodeLines &code, Prelude &prelude)
      : finding_(finding), component_(component), code_(code), prelude_(prelude),
        operation_(component.operations.at(static_cast<std::size_t>(finding.operation))) {}

  ChildTest write() {
    open();
    if (finding_.outcome.inTeardown)
      teardown();
    else if (finding_.outcome.ending == Ending::Leaked)
      leak();
    else if (operation_.kind == OperationKind::Law)
      law();
    else
      call();
    line(finding_.outcome.ending == Ending::Leaked && !finding_.outcome.inTeardown ? "  std::exit(kReturned);"
                                                                                   : "  std::_Exit(kReturned);");
    line("};");
    return std::move(test_);
  }

private:
  void line(const std::string &text) { test_.lines.push_back(text); }

  void sanitizerNote() {
    Ending ending = finding_.outcome.ending;
    if (ending == Ending::BadMemory)
      test_.notes.emplace_back("Build with -fsanitize=address: without it the fault may stay unseen.");
    if (ending == Ending::Leaked)
      test_.notes.emplace_back(
          "Build with -fsanitize=address: LeakSanitizer looks for lost memory when the child ends.");
    if (ending == Ending::Undefined)
      test_.notes.emplace_back("Build with -fsanitize=undefined -fno-sanitize-recover=all: without it the fault may "
                               "stay unseen.");
  }

  void open() {
    prelude_.need(Piece::DeathTest);
    prelude_.needHeader("unistd.h");
    sanitizerNote();
    line("// In a child process, so that the other tests survive.");
    line("const auto testedCall = [&] {");
    if (finding_.outcome.ending == Ending::MemoryLimit) {
      prelude_.need(Piece::MemoryLimit);
      line("  limitMemory();");
    }
    if (finding_.outcome.ending == Ending::TimedOut)
      prelude_.need(Piece::Patience);
    line(finding_.outcome.ending == Ending::TimedOut ? "  alarm(kPatience);" : "  alarm(10);");
  }

  // The objects must have ended before anybody looks for what they lost.
  void leak() {
    line("  {");
    for (const std::string &setup : code_.setup)
      line("    " + setup);
    for (const std::string &text : code_.before)
      line("    " + text);
    if (operation_.kind != OperationKind::Law)
      line("    " + code_.statement);
    line("  }");
  }

  void teardown() {
    line("  {");
    for (const std::string &text : code_.all())
      line("    " + text);
    line("  }  // what these lines made is destroyed here");
  }

  void law() {
    line("  // Law: " + operation_.law.title + ".");
    for (const std::string &statement : code_.before)
      line("  " + statement);
    if (!code_.call.empty())
      line("  static_cast<void>(" + code_.call + ");");
  }

  void call() {
    bool isNew = operation_.kind == OperationKind::Constructor;
    bool hasValue = !isNew && !isVoid(operation_.result);
    const ClassInfo *own = component_.findClass(operation_.className);
    bool isAsked =
        own && (isNew || operation_.hasReceiver()) &&
        std::ranges::find(own->observers, finding_.outcome.observer, &Observer::name) != own->observers.end();
    if (hasValue || isAsked)
      prelude_.need(Piece::Keep);
    std::string statement = isNew && isAsked ? code_.declaration : code_.statement;
    line("  " + (hasValue ? "lookAt(" + code_.call + ");" : statement));
    if (!isAsked)
      return;
    // It died when the object was looked at after the call.
    std::string object = isNew ? code_.result : code_.receiver.object;
    if (object.starts_with('*'))
      object = "(" + object + ")";
    line("  lookAt(" + object + "." + finding_.outcome.observer + "());");
  }

  const Finding &finding_;
  const Component &component_;
  const CodeLines &code_;
  Prelude &prelude_;
  const Operation &operation_;
  ChildTest test_;
};

}  // namespace

ChildTest childTestOf(const Finding &finding, const Component &component, const CodeLines &code, Prelude &prelude) {
  return Child(finding, component, code, prelude).write();
}

}  // namespace eclat
