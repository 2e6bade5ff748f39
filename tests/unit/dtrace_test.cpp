#include "observe/dtrace_reader.h"
#include "observe/dtrace_writer.h"

#include "../support/temp_folder.h"
#include "../support/trace_writer.h"
#include "flow/files/trace_reader.h"
#include "infer/infer_model.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <set>

namespace eclat {
namespace {

using testing::number;
using testing::TempFolder;
using testing::TraceWriter;

// struct Stack { int *elems; int size; bool ok; std::string name; Stack(int max); void push(int size); int top() const;
// bool same(const Stack &other) const; }
enum : int { kCreate, kPush, kTop, kSame };

std::vector<Variable> fields() {
  return {
      {"elems",   Rep::Pointer,  Rep::Int,   "int *",       {"this", "field Stack::elems"}          },
      {"elems[]", Rep::Sequence, Rep::Int,   "int",         {"this", "field Stack::elems", "array"} },
      {"size",    Rep::Int,      Rep::Int,   "int",         {"this", "field Stack::size"}           },
      {"ok",      Rep::Int,      Rep::Int,   "bool",        {"this", "field Stack::ok"}             },
      {"name",    Rep::Text,     Rep::Int,   "std::string", {"this", "field Stack::name"}           },
      {"log[]",   Rep::Sequence, Rep::Float, "double",      {"this", "field Stack::log", "elements"}},
  };
}

Component component() {
  Component c;
  ClassInfo info;
  info.name = "Stack";
  c.classes = {info};
  auto add = [&](OperationKind kind, const std::string &name, const std::string &parameter, const std::string &tail) {
    Operation op;
    op.id = static_cast<int>(c.operations.size());
    op.kind = kind;
    op.name = name;
    op.className = "Stack";
    op.signature = "Stack::" + name + tail;
    op.isConst = tail.ends_with("const");
    if (!parameter.empty())
      op.parameters = {
          {parameter, {}, Passing::Value, "int", false, false}
      };
    c.operations.push_back(op);
  };
  add(OperationKind::Constructor, "Stack", "max", "(int)");
  add(OperationKind::Method, "push", "size", "(int)");
  add(OperationKind::Method, "top", "", "() const");
  add(OperationKind::Method, "same", "other", "(const Stack &) const");
  return c;
}

Schema schema() {
  Variable self{"this", Rep::Pointer, Rep::Int, "this", {"this"}};
  auto with = [&](std::vector<Variable> more, bool isHidden = false) {
    std::vector<Variable> all = {self};
    for (Variable v : fields()) {
      if (isHidden && v.name == "size")
        v.name = "this->size";
      all.push_back(v);
    }
    all.insert(all.end(), more.begin(), more.end());
    return all;
  };
  Variable max{"max", Rep::Int, Rep::Int, "int", {"param 0"}}, hidden = max, result = max, same = max, other = max;
  hidden.name = "size";
  result.name = same.name = "return";
  result.path = same.path = {"return"};
  same.type = "bool";
  other.name = "other.size";
  other.path = {"param 0", "field Stack::size"};
  std::vector<ObjectRange> objects = {
      {"Stack", 1, -1}
  };
  Schema s;
  s.classes = {
      {"Stack", fields()}
  };
  s.operations.push_back({kCreate, with({max}), 8, objects});
  s.operations.push_back({kPush, with({hidden}, true), 8, objects});
  s.operations.push_back({kTop, with({result}), 7, objects});
  s.operations.push_back({kSame, with({other, same}), 8, objects});
  return s;
}

// A state of the stack: `size` numbers of eight, named in a way that needs escapes.
struct State {
  explicit State(int n) : name("a\"\\\n" + std::to_string(n)) {
    for (int i = 0; i < 8; ++i)
      elems.push_back(number(i < n ? 10 * i + 1 : 0));
    for (int i = 0; i < n; ++i)
      log.push_back(rt::Value::ofFloat(i / 2.0));
    size = n;
  }
  TraceWriter::Values values(std::vector<rt::Value> more) const {
    static int object, array;
    TraceWriter::Values v = {rt::Value::ofPointer(&object),
                             rt::Value::ofPointer(&array),
                             rt::Value::ofSequence(elems.data(), elems.size()),
                             number(size),
                             number(size < 8),
                             testing::textValue(name),
                             rt::Value::ofSequence(log.data(), log.size())};
    v.insert(v.end(), more.begin(), more.end());
    return v;
  }
  std::vector<rt::Value> elems, log;
  std::string name;
  int size = 0;
};

std::string stackTrace() {
  TraceWriter trace;
  for (int round = 0; round < 40; ++round) {
    auto call = trace.enter(kCreate, {1, 0}, {rt::Value(), {}, {}, {}, {}, {}, {}, number(8 + round)});
    trace.exit(call, kCreate, {1, 0}, State(0).values({number(8 + round)}));
    for (int n = 0; n < 8; ++n) {
      call = trace.enter(kPush, {1, 0}, State(n).values({number(10 * n + 1)}));
      trace.exit(call, kPush, {1, 0}, State(n + 1).values({number(10 * n + 1)}));
      call = trace.enter(kTop, {1}, State(n + 1).values({}));
      trace.exit(call, kTop, {1, 0}, State(n + 1).values({number(10 * n + 1)}));
      call = trace.enter(kSame, {1, 0}, State(n + 1).values({number(round % 9)}));
      trace.exit(call, kSame, {1, 0, 0}, State(n + 1).values({number(round % 9), number(round % 9 == n + 1)}));
    }
  }
  return trace.bytes();
}

std::set<std::string> statements(const Model &model) {
  std::set<std::string> out;
  for (const Property &p : model.properties)
    out.insert(describePoint(p.point) + ": " + print(p.expr));
  return out;
}

TEST(Dtrace, ATraceWrittenAndReadBackSupportsTheSameProperties) {
  TempFolder folder;
  Trace trace{folder.write("trace", stackTrace()), schema(), 0, 0};
  auto written = writeDtrace(component(), trace, folder.file("s.decls"), folder.file("s.dtrace"));
  ASSERT_TRUE(written) << written.error().message;
  EXPECT_EQ(written->calls, 40u * 25);
  EXPECT_EQ(written->thrown, 0u);
  auto foreign = readDtrace({folder.file("s.decls"), folder.file("s.dtrace")}, folder.file("back"));
  ASSERT_TRUE(foreign) << foreign.error().message;
  EXPECT_EQ(foreign->trace.calls, written->calls);
  EXPECT_TRUE(foreign->notes.empty());
  ASSERT_EQ(foreign->component.operations.size(), 4u);
  EXPECT_EQ(foreign->component.operations[kCreate].kind, OperationKind::Constructor);
  EXPECT_EQ(foreign->component.operations[kTop].signature, "Stack::top() const");
  auto ours = inferModel(component(), trace), theirs = inferModel(foreign->component, foreign->trace);
  ASSERT_TRUE(ours && theirs);
  EXPECT_GT(ours->properties.size(), 10u);
  EXPECT_EQ(statements(*ours), statements(*theirs));
  EXPECT_TRUE(statements(*theirs).contains("object of Stack: size >= 0"));
}

TEST(Dtrace, CallsThatThrewHaveNoExitThereAndAreCounted) {
  TempFolder folder;
  TraceWriter events;
  auto call = events.enter(kTop, {1}, State(0).values({}));
  events.throws(call, kTop, {1}, State(0).values({}), "std::out_of_range");
  call = events.enter(kTop, {1}, State(1).values({}));
  events.exit(call, kTop, {1, 0}, State(1).values({number(1)}));
  events.objectEnds(1);
  auto written = writeDtrace(component(), {folder.write("trace", events.bytes()), schema(), 0, 0},
                             folder.file("s.decls"), folder.file("s.dtrace"));
  ASSERT_TRUE(written);
  EXPECT_EQ(written->thrown, 1u);
  auto foreign = readDtrace({folder.file("s.dtrace"), folder.file("s.decls")}, folder.file("back"));
  ASSERT_TRUE(foreign) << foreign.error().message;
  EXPECT_EQ(foreign->trace.calls, 1u);
  ASSERT_EQ(foreign->notes.size(), 1u);
  EXPECT_NE(foreign->notes[0].find("1 call was entered and never left"), std::string::npos);
}

TEST(Dtrace, AForeignTraceOfOursIsNotWritten) {
  TempFolder folder;
  TraceWriter events;
  events.enter(kTop, {1}, {number(1)});
  EXPECT_FALSE(writeDtrace(component(), {folder.write("trace", events.bytes()), schema(), 0, 0}, folder.file("d"),
                           folder.file("t")));
  EXPECT_FALSE(writeDtrace(component(), {folder.write("trace", stackTrace().substr(0, 500)), schema(), 0, 0},
                           folder.file("d"), folder.file("t")));
  EXPECT_FALSE(writeDtrace(component(), {folder.file("none"), schema(), 0, 0}, folder.file("d"), folder.file("t")));
}

// ---- What other tools write.

std::string variableText(const std::string &name, const std::string &kind, const std::string &enclosing,
                         const std::string &type, const std::string &rep, const std::string &more = "") {
  return "variable " + name + "\n\tvar-kind " + kind + "\n" +
         (enclosing.empty() ? "" : "\tenclosing-var " + enclosing + "\n") + (kind == "array" ? "\tarray 1\n" : "") +
         "\tdec-type " + type + "\n\trep-type " + rep + "\n" + more + "\tcomparability 22\n";
}

std::string javaThis() {
  return variableText("this", "variable", "", "ds.StackAr", "hashcode", "\tflags is_param nomod\n") +
         variableText("this.theArray", "field theArray", "this", "java.lang.Object[]", "hashcode") +
         variableText("this.theArray[..]", "array", "this.theArray", "java.lang.Object[]", "hashcode[]") +
         variableText("this.theArray.getClass().getName()", "function getClass().getName()", "this.theArray",
                      "java.lang.Class", "java.lang.String", "\tflags synthetic classname\n") +
         variableText("size(this.theArray[..])", "function size()", "this.theArray[..]", "int", "int") +
         variableText("this.topOfStack", "field topOfStack", "this", "int", "int");
}

std::string javaSample() {
  std::string decls = "// Declarations for ds.StackAr\ndecl-version 2.0\nvar-comparability implicit\n\n"
                      "ppt ds.StackAr:::CLASS\nppt-type class\n\nppt ds.StackAr:::OBJECT\nppt-type object\n" +
                      javaThis();
  decls += "\nppt ds.StackAr.isEmpty():::ENTER\nppt-type enter\nparent parent ds.StackAr:::OBJECT 1\n" + javaThis();
  for (const char *exit : {"78", "80"})
    decls += std::string("\nppt ds.StackAr.isEmpty():::EXIT") + exit + "\nppt-type subexit\n" + javaThis() +
             variableText("return", "return", "", "boolean", "boolean");
  std::string values = "this\n42\n1\nthis.theArray\n7\n1\nthis.theArray[..]\n[null 9 -3]\n1\n"
                       "this.theArray.getClass().getName()\n\"java.lang.Object[]\"\n1\nsize(this.theArray[..])\n3\n1\n"
                       "this.topOfStack\n";
  std::string records;
  for (int i = 0; i < 30; ++i) {
    std::string nonce = "\nthis_invocation_nonce\n" + std::to_string(i) + "\n",
                top = std::to_string(i % 10 - 1) + "\n1\n";
    records += "\nds.StackAr.isEmpty():::ENTER" + nonce + values + top;
    records += "\nds.StackAr.isEmpty():::EXIT" + std::string(i % 10 ? "78" : "80") + nonce + values + top + "return\n" +
               (i % 10 ? "false" : "true") + "\n1\n";
  }
  return decls + records + "\n# EOF\n";
}

TEST(Dtrace, ReadsATraceOfAJavaClassWithItsDeclarationsInside) {
  TempFolder folder;
  auto foreign = readDtrace({folder.write("StackAr.dtrace", javaSample())}, folder.file("trace"));
  ASSERT_TRUE(foreign) << foreign.error().message;
  ASSERT_EQ(foreign->component.operations.size(), 1u);
  EXPECT_EQ(foreign->component.operations[0].signature, "ds.StackAr.isEmpty()");
  EXPECT_EQ(foreign->component.operations[0].kind, OperationKind::Method);
  EXPECT_EQ(foreign->component.classes[0].name, "ds.StackAr");
  const ClassSchema *c = foreign->trace.schema.findClass("ds.StackAr");
  ASSERT_TRUE(c);
  std::vector<std::string> names;
  for (const Variable &v : c->variables)
    names.push_back(print(v.name));
  EXPECT_EQ(names, (std::vector<std::string>{"theArray", "theArray[]", "theArray.getClass().getName()", "topOfStack"}));
  auto model = inferModel(foreign->component, foreign->trace);
  ASSERT_TRUE(model);
  EXPECT_TRUE(statements(*model).contains("object of ds.StackAr: topOfStack >= -1"));
}

const char *kCppSample =
    "input-language C/C++\ndecl-version 2.0\nvar-comparability none\n\n"
    "ppt geo::Box<int>.grow(int,\\_long):::ENTER\n  ppt-type enter\n"
    "  variable this\n    var-kind variable\n    rep-type hashcode\n    dec-type Box*\n    flags is_param\n"
    "  variable this->w\n    var-kind field w\n    enclosing-var this\n    rep-type int\n    dec-type int\n"
    "  variable this->tags[..]\n    var-kind array\n    enclosing-var this\n    array 1\n"
    "    rep-type java.lang.String[]\n    dec-type std::string\n"
    "  variable d\n    var-kind variable\n    rep-type double\n    dec-type double\n    flags is_param\n"
    "  variable ::limit\n    var-kind variable\n    rep-type int\n    dec-type unsigned long\n"
    "  variable kind\n    var-kind variable\n    rep-type int\n    dec-type int\n    constant 7\n\n"
    "ppt geo::Box<int>.grow(int,\\_long):::EXIT0\n  ppt-type subexit\n"
    "  variable return\n    var-kind variable\n    rep-type boolean\n    dec-type bool\n\n"
    "ppt ..main():::ENTER\n  ppt-type enter\n\n"
    "..main():::ENTER\nthis_invocation_nonce\n1\n\n"
    "geo::Box<int>.grow(int,\\_long):::ENTER\nthis_invocation_nonce\n2\n"
    "this\n0x7ffe10\n1\nthis->w\n-9223372036854775808\n1\nthis->tags[..]\n[\"a b]\" null "
    "\"\\303\\244\\\"\\u00e4\"]\n1\n"
    "d\nNaN\n1\n::limit\n18446744073709551615\n1\n\n"
    "geo::Box<int>.grow(int,\\_long):::EXIT0\nthis_invocation_nonce\n2\nreturn\n1\n1\n";

TEST(Dtrace, ReadsATraceOfACppProgramAsItsFrontEndWritesIt) {
  TempFolder folder;
  auto foreign = readDtrace({folder.write("box.dtrace", kCppSample)}, folder.file("trace"));
  ASSERT_TRUE(foreign) << foreign.error().message;
  ASSERT_EQ(foreign->component.operations.size(), 2u);
  EXPECT_EQ(foreign->component.operations[0].signature, "geo::Box<int>::grow(int, long)");
  EXPECT_EQ(foreign->component.operations[0].className, "geo::Box<int>");
  EXPECT_EQ(foreign->component.operations[1].signature, "main()");
  EXPECT_EQ(foreign->component.operations[1].kind, OperationKind::Function);
  EXPECT_EQ(foreign->notes.size(), 1u);  // main never came back
  std::vector<std::string> names;
  for (const Variable &v : foreign->trace.schema.operations[0].variables)
    names.push_back(print(v.name));
  EXPECT_EQ(names, (std::vector<std::string>{"this", "w", "tags[]", "d", "kind", "limit", "return"}));

  auto reader = TraceReader::open(foreign->trace.file);
  ASSERT_TRUE(reader);
  TraceEvent event;
  ASSERT_TRUE(reader->next(event));
  EXPECT_EQ(event.objects.front(), 0x7ffe10u);
  ASSERT_EQ(event.values.size(), 6u);
  EXPECT_EQ(event.values[1].i, INT64_MIN);
  ASSERT_EQ(event.values[2].length, 3u);
  EXPECT_EQ(std::string(event.values[2].elements[0].text, event.values[2].elements[0].length), "a b]");
  EXPECT_FALSE(event.values[2].elements[1].defined());
  EXPECT_EQ(std::string(event.values[2].elements[2].text, event.values[2].elements[2].length), "\303\244\"\303\244");
  EXPECT_TRUE(std::isnan(event.values[3].d));
  EXPECT_EQ(event.values[4].i, 7);
  EXPECT_EQ(event.values[5].kind, rt::Kind::Big);
  ASSERT_TRUE(reader->next(event));
  EXPECT_EQ(event.kind, rt::Event::Exit);
  EXPECT_FALSE(event.values[1].defined());
  EXPECT_EQ(event.values[6].i, 1);
  EXPECT_FALSE(reader->next(event));
  EXPECT_EQ(reader->error(), "");
}

TEST(Dtrace, HugeArraysAndExtremeNumbersAreRead) {
  TempFolder folder;
  std::string huge = "[";
  for (int i = 0; i < 100'000; ++i)
    huge += std::to_string(i) + " ";
  std::string text = "decl-version 2.0\n\nppt f():::ENTER\n" + variableText("a[..]", "array", "a", "int[]", "int[]") +
                     variableText("x[..]", "array", "x", "double[]", "double[]") +
                     "\nppt f():::EXIT1\n\nf():::ENTER\na[..]\n" + huge +
                     "]\n1\nx[..]\n[-Infinity 1e999 4.9e-324 1e-999 nonsensical]\n0\n\nf():::EXIT1\n";
  auto foreign = readDtrace({folder.write("f.dtrace", text)}, folder.file("trace"));
  ASSERT_TRUE(foreign) << foreign.error().message;
  auto reader = TraceReader::open(foreign->trace.file);
  TraceEvent event;
  ASSERT_TRUE(reader && reader->next(event));
  EXPECT_EQ(event.values[0].length, 100'000u);
  EXPECT_EQ(event.values[0].elements[rt::kMaxElements - 1].i, rt::kMaxElements - 1);
  const rt::Value &x = event.values[1];
  ASSERT_EQ(x.length, 5u);
  EXPECT_EQ(x.elements[0].d, -INFINITY);
  EXPECT_EQ(x.elements[1].d, INFINITY);
  EXPECT_GT(x.elements[2].d, 0);
  EXPECT_EQ(x.elements[3].d, 0);
  EXPECT_FALSE(x.elements[4].defined());
  EXPECT_TRUE(inferModel(foreign->component, foreign->trace));
}

// ---- What is wrong with a file is said with its line.

std::string complaint(const std::string &text) {
  TempFolder folder;
  std::string file = folder.write("x.dtrace", text);
  auto foreign = readDtrace({file}, folder.file("trace"));
  if (foreign)
    return "";
  EXPECT_EQ(foreign.error().code, ExitCode::Usage);
  const std::string &message = foreign.error().message;
  EXPECT_TRUE(message.starts_with(file + ":")) << message;
  return message.substr(std::min(message.size(), file.size() + 1));
}

TEST(Dtrace, WhatIsWrongIsSaidWithItsLine) {
  std::string head = "decl-version 2.0\n\nppt f():::ENTER\n  variable n\n    rep-type int\n\n",
              record = "f():::ENTER\n";
  EXPECT_EQ(complaint(head + record + "n\n3\n1\n"), "");
  EXPECT_EQ(complaint("decl-version 3.0\n"), "1: error: declarations of version '3.0' are not understood, only 2.0");
  EXPECT_EQ(complaint("DECLARE\nf():::ENTER\n"), "1: error: declarations of version 1 are not understood, only 2.0");
  EXPECT_EQ(complaint("ppt f():::ENTER\n"), "1: error: a declaration without 'decl-version 2.0' before it");
  EXPECT_EQ(complaint(head + "g():::ENTER\n"), "7: error: the point 'g():::ENTER' is not declared");
  EXPECT_EQ(complaint(head + record + "n\nx\n1\n"), "9: error: the value of 'n': 'x' is not an integer of 64 bits");
  EXPECT_EQ(complaint(head + record + "n\n18446744073709551616\n1\n"),
            "9: error: the value of 'n': '18446744073709551616' is not an integer of 64 bits");
  EXPECT_EQ(complaint(head + record + "n\n3\n5\n"), "10: error: expected 0, 1 or 2 behind the value of 'n'");
  EXPECT_EQ(complaint(head + record + "m\n3\n1\n"), "8: error: expected the variable 'n' of 'f():::ENTER', found 'm'");
  EXPECT_EQ(complaint(head + record + "n\n3\n1\nm\n3\n1\n"),
            "11: error: expected a blank line behind the record of 'f():::ENTER'");
  EXPECT_EQ(complaint(head + record + "n\n3\n"), "9: error: the record of 'f():::ENTER' is cut off in 'n'");
  EXPECT_EQ(complaint(head + record + "this_invocation_nonce\n"), "8: error: expected the number of the invocation");
  EXPECT_EQ(complaint(head + "garbage\n"), "7: error: 'garbage' is neither a declaration nor the name of a point");
  EXPECT_EQ(complaint("decl-version 2.0\nppt f():::ENTER\nvariable n\nrep-type blob\n"),
            "4: error: rep-type 'blob' is not understood");
  EXPECT_EQ(complaint(head + "ppt f():::ENTER\nvariable n\nrep-type double\n").substr(0, 42),
            "7: error: 'f():::ENTER' was declared diffe");
  EXPECT_EQ(complaint("\x1f\x8b\x08"), "1: error: the file is compressed");
  EXPECT_EQ(complaint(""), "1: error: no declarations of points");
  TempFolder folder;
  EXPECT_FALSE(readDtrace({folder.file("none")}, folder.file("trace")));
  EXPECT_FALSE(readDtrace({folder.path()}, folder.file("trace")));
  EXPECT_FALSE(readDtrace({folder.write("ok", head)}, folder.path()));
}

TEST(Dtrace, AFileCutAnywhereIsReadOrRefusedWithItsLine) {
  std::string text = kCppSample;
  int refused = 0;
  for (std::size_t n = 0; n < text.size(); ++n) {
    std::string message = complaint(text.substr(0, n));
    refused += !message.empty();
    if (!message.empty()) {
      EXPECT_NE(message.find(": error: "), std::string::npos) << message;
    }
  }
  EXPECT_GT(refused, 300);
}

}  // namespace
}  // namespace eclat
