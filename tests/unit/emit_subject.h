// The bounded stack of the Eclat paper as the values that emit consumes, built by hand.
#pragma once

#include "emit/emitter.h"
#include "flow/language/expr.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/wait.h>
#include <vector>

namespace eclat::subject {

inline const Type kInt{TypeKind::Int, "int", 32, true, {}};
inline const Type kBool{TypeKind::Bool, "bool", 8, false, {}};
inline const Type kVoid{TypeKind::Void, "void", 0, false, {}};
inline const Type kStack{TypeKind::Class, "BoundedStack", 0, false, {}};

enum StackOperation { Construct, Push, Pop, IsMember, Equals, GetNumberOfElements, Top };

inline const char *stackSource() {
  return R"(
#pragma once
#include <stdexcept>
class BoundedStack {
public:
  BoundedStack() : elems(new int[2]()), numElems(0), max(2) {}
  BoundedStack(const BoundedStack &) = delete;
  ~BoundedStack() { delete[] elems; }
  void push(int k) { if (numElems < max && !isMember(k)) elems[numElems++] = k; }
#ifdef MENDED
  void pop() { if (numElems > 0) --numElems; }
  bool equals(const BoundedStack *s) const { return s && s->numElems == numElems; }
  int top() const { return numElems ? elems[numElems - 1] : -1; }
#else
  void pop() { --numElems; }
  bool equals(const BoundedStack *s) const { return s->numElems == numElems; }
  int top() const { return numElems ? elems[numElems - 1] : throw std::logic_error("empty, \"really\""); }
#endif
  bool isMember(int k) const {
    for (int i = 0; i < numElems; ++i)
      if (elems[i] == k) return true;
    return false;
  }
  int getNumberOfElements() const { return numElems; }
private:
  int *elems;
  int numElems;
  int max;
};
)";
}

inline Operation operation(int id, OperationKind kind, const std::string &name, std::vector<Parameter> parameters,
                           Type result) {
  Operation o;
  o.id = id;
  o.kind = kind;
  o.name = name;
  o.className = "BoundedStack";
  std::string list;
  for (const Parameter &p : parameters)
    list += (list.empty() ? "" : ", ") + p.spelling;
  o.signature = "BoundedStack::" + name + "(" + list + ")";
  o.parameters = std::move(parameters);
  o.resultSpelling = result.spelling;
  o.result = std::move(result);
  return o;
}

inline Component component() {
  Parameter k{"k", kInt, Passing::Value, "int", false, false};
  Parameter s{"s", kStack, Passing::ConstPtr, "const BoundedStack *", false, false};
  Component c;
  ClassInfo info;
  info.name = "BoundedStack";
  info.fields = {
      {"elems",    {TypeKind::Other, "int *", 0, false, {}}, "int *", "BoundedStack"},
      {"numElems", kInt,                                     "int",   "BoundedStack"},
      {"max",      kInt,                                     "int",   "BoundedStack"}
  };
  c.classes.push_back(info);
  c.operations = {operation(Construct, OperationKind::Constructor, "BoundedStack", {}, kVoid),
                  operation(Push, OperationKind::Method, "push", {k}, kVoid),
                  operation(Pop, OperationKind::Method, "pop", {}, kVoid),
                  operation(IsMember, OperationKind::Method, "isMember", {k}, kBool),
                  operation(Equals, OperationKind::Method, "equals", {s}, kBool),
                  operation(GetNumberOfElements, OperationKind::Method, "getNumberOfElements", {}, kInt),
                  operation(Top, OperationKind::Method, "top", {}, kInt)};
  c.headers = {"/somewhere/else/bounded_stack.h"};
  c.skipped = {
      {"BoundedStack::BoundedStack(const BoundedStack &)", "it is deleted"}
  };
  return c;
}

inline std::vector<Variable> stackVariables(const std::string &prefix, const Path &root) {
  auto path = [&](const Path &more) {
    Path whole = root;
    whole.insert(whole.end(), more.begin(), more.end());
    return whole;
  };
  return {
      {parseVariable(prefix + "elems"),    Rep::Pointer,  Rep::Int, "int *", path({"field BoundedStack::elems"})         },
      {parseVariable(prefix + "elems[]"),  Rep::Sequence, Rep::Int, "int *", path({"field BoundedStack::elems", "array"})},
      {parseVariable(prefix + "numElems"), Rep::Int,      Rep::Int, "int",   path({"field BoundedStack::numElems"})      },
      {parseVariable(prefix + "max"),      Rep::Int,      Rep::Int, "int",   path({"field BoundedStack::max"})           }
  };
}

inline Schema schema() {
  Schema s;
  s.classes = {
      {"BoundedStack", stackVariables("", {"this"})}
  };
  for (int id = Construct; id <= Top; ++id) {
    OperationSchema o;
    o.operation = id;
    o.variables = stackVariables("", {"this"});
    o.objects = {
        {"BoundedStack", 0, -1}
    };
    if (id == Push || id == IsMember)
      o.variables.push_back({"k", Rep::Int, Rep::Int, "int", {"param 0"}});
    if (id == Equals) {
      o.variables.push_back({"s", Rep::Pointer, Rep::Int, "const BoundedStack *", {"param 0"}});
      for (const Variable &v : stackVariables("s->", {"param 0", "deref"}))
        o.variables.push_back(v);
      o.objects.push_back({"BoundedStack", 5, 0});
    }
    o.entryCount = static_cast<int>(o.variables.size());
    if (id == IsMember || id == Equals)
      o.variables.push_back({"return", Rep::Int, Rep::Int, "bool", {"return"}});
    if (id == GetNumberOfElements || id == Top)
      o.variables.push_back({"return", Rep::Int, Rep::Int, "int", {"return"}});
    s.operations.push_back(o);
  }
  return s;
}

inline Property property(PointKind kind, const std::string &subject, const std::string &text, std::uint64_t samples) {
  return {
      {kind, subject},
      *parseExpr(text), FamilyId::Comparison, samples, samples
  };
}

inline Model model() {
  Model m;
  for (const char *text :
       {"max == size(elems)", "elems != null", "numElems >= 0", "numElems in {0, 1}", "elems[] >= 0", "max == 2"})
    m.properties.push_back(property(PointKind::Object, "BoundedStack", text, 57));
  m.properties.push_back(property(PointKind::Entry, "BoundedStack::pop()", "numElems <= max", 8));
  m.properties.push_back(property(PointKind::Exit, "BoundedStack::pop()", "numElems == orig(numElems) - 1", 8));
  m.properties.push_back(property(PointKind::Exit, "BoundedStack::pop()", "elems == orig(elems)", 8));
  m.properties.push_back(property(PointKind::Exit, "BoundedStack::pop()", "elems[] == orig(elems[])", 8));
  m.properties.push_back(property(PointKind::Entry, "BoundedStack::push(int)", "k >= 0", 8));
  m.properties.push_back(property(PointKind::Exit, "BoundedStack::push(int)", "k in elems[]", 8));
  m.properties.push_back(property(PointKind::Exit, "BoundedStack::push(int)", "numElems <= size(elems)", 8));
  m.properties.push_back(property(PointKind::Exit, "BoundedStack::isMember(int)", "return == true", 4));
  m.properties.push_back(property(PointKind::Entry, "BoundedStack::equals(const BoundedStack *)", "s->max == max", 3));
  m.evidence = {
      {{PointKind::Object, "BoundedStack"}, 57, 5}
  };
  return m;
}

inline Literal integer(std::int64_t value) {
  Literal l;
  l.integer = value;
  return l;
}
inline Literal null() {
  Literal l;
  l.kind = LiteralKind::Null;
  return l;
}
inline Argument ofStep(int step) { return {step, {}}; }
inline Argument of(Literal literal) { return {-1, std::move(literal)}; }

inline Finding finding(const std::string &id, int operation, Input input) {
  Finding f;
  f.id = id;
  f.operation = operation;
  f.kind = "property";
  f.input = std::move(input);
  f.outcome.ending = Ending::Returned;
  return f;
}

inline ViolatedProperty violated(PointKind kind, const std::string &subject, const std::string &text,
                                 std::uint64_t samples, std::vector<NamedValue> values) {
  return {
      {kind, subject},
      kind == PointKind::Object ? "the receiver" : "", text, samples, std::move(values)
  };
}

// Pop of an empty stack, isMember of what is not there (a false report), equals of null, top of an empty stack.
inline Report report() {
  Report r;
  r.version = "0.1.0";
  r.seed = 7;
  r.stats.generated = 806;
  r.stats.normal = 700;
  r.stats.novel = 50;
  r.stats.illegal = 40;
  r.stats.fault = 16;
  r.stats.reported = 4;
  r.stats.examples = 57;
  r.stats.properties = 15;
  Finding pop = finding("pop-1a2b", Pop,
                        {
                            {{Construct, {}}, {Pop, {ofStep(0)}}}
  });
  pop.violated = {
      violated(PointKind::Object, "BoundedStack", "numElems >= 0", 57, {{"numElems", "-1"}, {"numElems", "0", true}}
          )
  };
  pop.pattern.properties = {2};
  pop.violated[0].id = 2;
  pop.outcome.exit = {
      {2, 0, {}}
  };
  pop.others = 5;
  Finding member = finding("isMember-77", IsMember,
                           {
                               {{Construct, {}}, {IsMember, {ofStep(0), of(integer(-1))}}}
  });
  member.violated = {
      violated(PointKind::Exit, "BoundedStack::isMember(int)", "return == true", 4, {{"return", "false"}}
          )
  };
  member.pattern.properties = {13};
  member.violated[0].id = 13;
  member.outcome.exit = {
      {13, -1, {}}
  };
  Finding equals = finding("equals-99", Equals,
                           {
                               {{Construct, {}}, {Equals, {ofStep(0), of(null())}}}
  });
  equals.kind = "crash";
  equals.outcome.ending = Ending::Crashed;
  equals.outcome.place = "BoundedStack::equals (bounded_stack.h:16)";
  equals.outcome.detail = "SIGSEGV";
  Finding top = finding("top-5", Top,
                        {
                            {{Construct, {}}, {Top, {ofStep(0)}}}
  });
  top.kind = "threw";
  top.outcome.ending = Ending::Threw;
  top.outcome.thrownType = "std::logic_error";
  top.outcome.thrownWhat = "empty, \"really\"";
  r.findings = {pop, member, equals, top};
  return r;
}

// A folder of its own for code that a test compiles; gone with the object.
class Folder {
public:
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "eclat-emit-XXXXXX").string();
    path_ = ::mkdtemp(pattern.data());
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder &) = delete;
  Folder &operator=(const Folder &) = delete;

  void write(const std::string &name, const std::string &text) const { std::ofstream(path_ / name) << text; }

  struct Ran {
    int exitCode = -1;
    std::string output;
  };
  Ran run(const std::string &command) const {
    std::string whole = "cd '" + path_.string() + "' && (" + command + ") 2>&1";
    Ran ran;
    FILE *pipe = ::popen(whole.c_str(), "r");
    char buffer[4096];
    while (std::size_t n = std::fread(buffer, 1, sizeof buffer, pipe))
      ran.output.append(buffer, n);
    int status = ::pclose(pipe);
    ran.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : 128;
    return ran;
  }
  // Emitted files must draw no warning at all.
  Ran compile(const std::string &compiler, const std::string &flags, const std::string &file) const {
    return run(compiler + " -std=c++17 -Wall -Wextra -Werror " + flags + " " + file +
               " -lgtest -lgtest_main -o test_program");
  }

private:
  std::filesystem::path path_;
};

}  // namespace eclat::subject
