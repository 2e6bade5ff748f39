// Three subjects for reports, as the values that emit consumes: the bounded stack of the Eclat paper, a class that
// crashes and meets the sandbox, and a template whose names and texts are hostile to every format.
#pragma once

#include "emit_subject.h"

namespace eclat::subject {

struct Staged {
  std::string name;
  Component component;
  Schema schema;
  Model model;
  Report report;

  EmitContext context(bool colour = false) const {
    EmitContext context{.component = component, .schema = schema, .model = model, .report = report};
    context.colour = colour;
    context.root = "/home/ann/shop";
    return context;
  }
};

inline SeenValue seen(const std::string &name, const std::string &before, const std::string &after) {
  SeenValue value;
  value.name = parseVariable(name);
  value.before = before;
  value.after = after;
  return value;
}

// Properties with their evidence, values before and after, variants, coverage, figures.
inline Staged stackStage() {
  Staged s{"bounded_stack", component(), schema(), model(), report()};
  for (Operation &operation : s.component.operations)
    operation.place = {"/home/ann/shop/src/bounded_stack.h", 6 + operation.id, 8};
  s.component.classes[0].place = {"/home/ann/shop/src/bounded_stack.h", 4, 7};
  Finding &pop = s.report.findings[0];
  pop.reason = "it leaves a broken object behind";
  pop.violated[0].states = 5;
  pop.violated[0].legal = 169;
  pop.violated[0].breaking = 30;
  pop.violated[0].sightings = {
      {"BoundedStack::BoundedStack()", 1, {{"numElems", "0"}}},
      {"BoundedStack::push(int)",      3, {{"numElems", "1"}}}
  };
  pop.outcome.seen = {seen("this", "not null", "not null"), seen("numElems", "0", "-1"), seen("max", "2", "2")};
  Finding variant = pop;
  variant.id = "pop-variant";
  variant.others = 0;
  pop.variants = {variant};
  s.report.findings[1].doubt =
      "4 of 9 legal inputs of the operation break this: more likely the examples show too little";
  s.report.findings[2].outcome.seen = {seen("numElems", "0", ""), seen("s", "null", "")};
  s.report.operations = {
      {Construct, 100, 100, 0,  0,  0 },
      {Pop,       206, 150, 10, 30, 16},
  };
  s.report.coverage = {64,
                       43,
                       53,
                       28,
                       24,
                       27,
                       {{"BoundedStack::pop()", "/home/ann/shop/src/bounded_stack.h", 14, 3, 2, 3}},
                       {{7, "BoundedStack::top()", "/home/ann/shop/src/bounded_stack.h", 20}}};
  s.report.stats.elsewhere = 1;
  return s;
}

inline Operation plainOperation(int id, OperationKind kind, const std::string &className, const std::string &name,
                                std::vector<Parameter> parameters, int line) {
  Operation o = operation(id, kind, name, std::move(parameters), kVoid);
  std::string list = o.signature.substr(o.signature.find('('));
  o.className = className;
  o.signature = (className.empty() ? "" : className + "::") + name + list;
  o.place = {"/home/ann/shop/src/cache/file_cache.h", line, 3};
  return o;
}

// Crashes, a hang, a leak, a refusal of the sandbox, what is skipped, what somebody has judged before, and techniques
// of selection.
inline Staged cacheStage() {
  Staged s{"file_cache"};
  Parameter n{"n", kInt, Passing::Value, "int", false, false};
  ClassInfo info;
  info.name = "FileCache";
  info.place = {"/home/ann/shop/src/cache/file_cache.h", 9, 7};
  s.component.classes = {info};
  s.component.operations = {plainOperation(0, OperationKind::Constructor, "FileCache", "FileCache", {}, 11),
                            plainOperation(1, OperationKind::Method, "FileCache", "grow", {n}, 14),
                            plainOperation(2, OperationKind::Method, "FileCache", "drop", {}, 17),
                            plainOperation(3, OperationKind::Function, "", "cache::wipe", {n}, 40)};
  s.component.headers = {"/home/ann/shop/src/cache/file_cache.h"};
  s.component.skipped = {
      {"FileCache::open(Socket &)", "nothing makes a Socket", "give a factory for Socket"},
      {"cache::raw(void *)",        "void * says nothing",    ""                         }
  };
  for (const Operation &o : s.component.operations)
    s.schema.operations.push_back({o.id});
  s.model.properties = {property(PointKind::Entry, "FileCache::grow(int)", "n >= 0", 12)};
  Report &r = s.report;
  r.version = "0.1.0";
  r.stats = {.generated = 400, .normal = 380, .illegal = 11, .fault = 9};
  r.stats.notRun = 3;
  r.stats.flaky = 1;
  r.stats.stoppedEarly = true;
  r.stats.examples = 12;
  r.stats.properties = 1;
  Finding grow = finding("grow-0a1b2c", 1,
                         {
                             {{0, {}}, {1, {ofStep(0), of(integer(2147483647))}}}
  });
  grow.kind = "address-sanitizer";
  grow.reason = "the process ends, and the caller kept the rules";
  grow.outcome.ending = Ending::BadMemory;
  grow.outcome.place = "cache::fill(int) (file_cache.cpp:33)";
  grow.outcome.detail = "heap-buffer-overflow on address";
  grow.outcome.blocked = "unlink '/etc/passwd'";
  grow.outcome.output = "growing\nto 2147483647\n";
  grow.outcome.changes = {"the locale", "the working folder"};
  grow.others = 1;
  grow.selectedBy = {"property", "coverage"};
  grow.newBranches = 2;
  grow.isEntryDropped = true;
  grow.iteration = 2;
  grow.dropped = {
      violated(PointKind::Entry, "FileCache::grow(int)", "n <= 4096", 12, {{"n", "2147483647"}}
          )
  };
  Finding drop = finding("drop-77aa00", 2,
                         {
                             {{0, {}}, {2, {ofStep(0)}}}
  });
  drop.kind = "timeout";
  drop.outcome.ending = Ending::TimedOut;
  Finding wipe = finding("wipe-123456", 3, {{{3, {of(integer(-1))}}}});
  wipe.kind = "leak";
  wipe.outcome.ending = Ending::Leaked;
  wipe.outcome.detail = "16 bytes";
  r.findings = {grow, drop};
  r.stats.reported = 2;
  r.blocked = {
      {1, "unlink '/etc/passwd'", 4}
  };
  Finding known = drop;
  known.id = "drop-known1";
  r.setAside = {
      {wipe,  false, "the pool frees it at exit"},
      {known, true,  "known.txt"                }
  };
  r.techniques = {
      "both", "both", {{1, 12, 3, 4, 5, 3, 2}, {2, 19, 2, 2, 1, 0, 0}}
  };
  r.setAside.push_back({wipe, false, "the caller's doing (eclat.verdicts:4)", "illegal"});
  r.setAside.back().finding.id = "wipe-judged";
  r.judged = {
      {"grow-fine01", "fine",  "changed", "size was 3, is 4"},
      {"drop-fault1", "fault", "fails",   ""                }
  };
  r.refined = {
      {{PointKind::Entry, "cache::wipe(int)"},    "n >= 0",    "illegal", "wipe-judged"},
      {{PointKind::Exit, "FileCache::grow(int)"}, "size == n", "fine",    "grow-fine01"}
  };
  r.unproved = {
      {"drop-77aa00", "it did not build: no main"}
  };
  r.regressions = {
      {"grow-r1", 1, {{{0, {}}, {1, {ofStep(0), of(integer(3))}}}}}
  };
  r.regressions[0].outcome.ending = Ending::Returned;
  r.operations = {
      {1, 200, 195, 0, 3, 2},
      {3, 200, 185, 0, 8, 7}
  };
  r.coverage.functions = {
      {"cache::fill(int)",                       "/home/ann/shop/src/cache/file_cache.cpp", 30, 8, 4, 8},
      {"cache::name[abi:cxx11](std::vector<std::__cxx11::basic_string<char, std::char_traits<char>, "
       "std::allocator<char>>, std::allocator<std::__cxx11::basic_string<char, std::char_traits<char>, "
       "std::allocator<char>>>> const&)", "/home/ann/shop/src/cache/file_cache.cpp", 50, 0, 0, 0}
  };
  r.coverage.blocks = 8;
  r.coverage.blocksByTests = 4;
  r.coverage.blocksInAll = 8;
  r.coverage.lines = r.coverage.linesInAll = 5;
  r.coverage.linesByTests = 3;
  return s;
}

// What ends elements, starts scripts, breaks tables, calls people and turns the direction of writing.
inline std::string hostileText() {
  return "</script><script>alert(1)</script> <img src=x onerror=alert(2)> \"q\" 'a' | `tick` @user ]]> -->\x01\x1b[31m"
         "\xff\xfe \xe2\x80\xae https://example.com {0} [x](y)\n# second line";
}

// A law, a specification, an exception; all in a template in a namespace, and nothing in it is tame.
inline Staged ringStage() {
  Staged s{"ring"};
  const std::string name = "box::Ring<std::pair<int, char>, 8>";
  Parameter k{"k", kInt, Passing::Value, "int", false, false};
  ClassInfo info;
  info.name = name;
  info.place = {"/opt/ring & co/ring.h", 5, 1};
  s.component.classes = {info};
  s.component.operations = {plainOperation(0, OperationKind::Constructor, name, "Ring", {}, 7),
                            plainOperation(1, OperationKind::Method, name, "operator[]", {k}, 9),
                            plainOperation(2, OperationKind::Method, name, "put", {k}, 12),
                            plainOperation(3, OperationKind::Law, name, "copy", {}, 0)};
  for (Operation &o : s.component.operations)
    o.place.file = o.kind == OperationKind::Law ? "" : "/opt/ring & co/ring.h";
  Operation &law = s.component.operations[3];
  law.signature = name + ": a copy equals its original";
  law.law = {LawKind::Copy, "a copy equals its original", {"{T} copy({0});"}, {"copy == {0}"}, "", ""};
  law.parameters = {
      {"original", {TypeKind::Class, name, 0, false, {}}, Passing::ConstRef, "const " + name + " &", false, false}
  };
  s.component.headers = {"/opt/ring & co/ring.h"};
  s.component.skipped = {
      {name + "::swap(" + hostileText() + ")", hostileText(), hostileText()}
  };
  s.model.properties = {property(PointKind::Object, name, "size in {0, 1}", 31),
                        property(PointKind::Exit, name + "::put(int)", "size == orig(size) + 1", 9)};
  Report &r = s.report;
  r.version = "0.1.0";
  r.seed = 3;
  r.seeds = 2;
  r.stats = {.generated = 90, .normal = 80, .novel = 1, .fault = 9};
  r.stats.reported = 3;
  r.stats.properties = 2;
  r.stats.examples = 31;
  Finding index = finding("operator-5e5e5e", 1,
                          {
                              {{0, {}}, {1, {ofStep(0), of(integer(9))}}}
  });
  index.kind = "threw";
  index.foundBy = "graphs";
  index.outcome.ending = Ending::Threw;
  index.outcome.thrownType = "box::Error<\"&\">";
  index.outcome.thrownWhat = hostileText();
  index.outcome.output = hostileText();
  index.outcome.seen = {seen("at|<0>", hostileText(), "`1`")};
  index.violated = {
      violated(PointKind::Object, name, "size in {0, 1}", 31, {{"size", hostileText()}}
          )
  };
  index.doubt = "it says " + hostileText();
  index.outcome.nested = {
      {2, 1, false}
  };
  Finding copy = finding("copy-aaaaaa", 3,
                         {
                             {{0, {}}, {3, {ofStep(0)}}}
  });
  copy.kind = "law";
  copy.outcome.claim = 0;
  Finding put = finding("put-bbbbbb", 2,
                        {
                            {{0, {}}, {2, {ofStep(0), of(integer(-1))}}}
  });
  put.kind = "specification";
  put.foundBy = "symbolic";
  put.outcome.isSpecified = true;
  put.pattern.clauses = {"size() <= 8"};
  put.violated = {
      {{PointKind::Exit, name + "::put(int)"}, "", "size() <= 8", 0, {}}
  };
  put.violated[0].law = "your specification, ring_spec.h:12";
  r.findings = {index, copy, put};
  r.learned = {
      {2, {PointKind::Exit, name + "::put(int)"}, "size == orig(size) + 1", 40, 39, hostileText()}
  };
  return s;
}

inline std::vector<Staged> reportStages() { return {stackStage(), cacheStage(), ringStage()}; }

}  // namespace eclat::subject
