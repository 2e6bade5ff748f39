#include "flow/files/store.h"

#include "flow/laws.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace eclat {

using Json = nlohmann::json;

#define ECLAT_FIELDS NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE

constexpr const char *kKindIds[] = {
#define ECLAT_KIND(name, id) id,
#include "flow/type_kinds.def"
#undef ECLAT_KIND
};
void to_json(Json &j, TypeKind kind) { j = kKindIds[static_cast<std::size_t>(kind)]; }
void from_json(const Json &j, TypeKind &kind) {
  auto known = std::ranges::find_if(kKindIds, [&](const char *id) { return j == id; });
  kind = known == std::end(kKindIds) ? TypeKind::Other : static_cast<TypeKind>(known - kKindIds);
}
NLOHMANN_JSON_SERIALIZE_ENUM(Passing, {
                                          {Passing::Value,     "value"        },
                                          {Passing::ConstRef,  "const-ref"    },
                                          {Passing::Ref,       "ref"          },
                                          {Passing::RvalueRef, "rvalue-ref"   },
                                          {Passing::ConstPtr,  "const-pointer"},
                                          {Passing::Ptr,       "pointer"      }
})
NLOHMANN_JSON_SERIALIZE_ENUM(OperationKind, {
                                                {OperationKind::Method,       "method"     },
                                                {OperationKind::Constructor,  "constructor"},
                                                {OperationKind::StaticMethod, "static"     },
                                                {OperationKind::Function,     "function"   },
                                                {OperationKind::Factory,      "factory"    },
                                                {OperationKind::Law,          "law"        }
})
NLOHMANN_JSON_SERIALIZE_ENUM(PointKind, {
                                            {PointKind::Object, "object"},
                                            {PointKind::Entry,  "entry" },
                                            {PointKind::Exit,   "exit"  },
                                            {PointKind::Throw,  "throw" },
                                            {PointKind::Class,  "class" }
})
NLOHMANN_JSON_SERIALIZE_ENUM(DropKind, {
                                           {DropKind::Doubted,       "doubted"       },
                                           {DropKind::FewValues,     "few-values"    },
                                           {DropKind::Implied,       "implied"       },
                                           {DropKind::SaidElsewhere, "said-elsewhere"},
                                           {DropKind::Rejected,      "rejected"      },
                                           {DropKind::Replaced,      "replaced"      }
})
NLOHMANN_JSON_SERIALIZE_ENUM(Rep, {
                                      {Rep::Int,      "int"     },
                                      {Rep::Float,    "float"   },
                                      {Rep::Text,     "text"    },
                                      {Rep::Pointer,  "pointer" },
                                      {Rep::Sequence, "sequence"}
})
NLOHMANN_JSON_SERIALIZE_ENUM(LiteralKind, {
                                              {LiteralKind::Int,   "int"  },
                                              {LiteralKind::Float, "float"},
                                              {LiteralKind::Text,  "text" },
                                              {LiteralKind::List,  "list" },
                                              {LiteralKind::Null,  "null" }
})
NLOHMANN_JSON_SERIALIZE_ENUM(WrittenKind, {
                                              {WrittenKind::Nothing, "nothing"},
                                              {WrittenKind::Word,    "word"   },
                                              {WrittenKind::List,    "list"   },
                                              {WrittenKind::Pairs,   "pairs"  }
})
NLOHMANN_JSON_SERIALIZE_ENUM(
    Label, {
               {Label::Normal,  "normal" },
               {Label::New,     "new"    },
               {Label::Illegal, "illegal"},
               {Label::Fault,   "fault"  }
})
void to_json(Json &j, UndefinedKind kind) { j = undefinedId(kind); }
void from_json(const Json &j, UndefinedKind &kind) {
  auto known = undefinedNamed(j.get<std::string>());
  if (!known)
    throw std::runtime_error(fmt::format("there is no undefined behaviour '{}'", j.get<std::string>()));
  kind = *known;
}
void to_json(Json &j, Ending ending) { j = endingId(ending); }
void from_json(const Json &j, Ending &ending) {
  for (Ending candidate : kAllEndings)
    if (j.get<std::string>() == endingId(candidate)) {
      ending = candidate;
      return;
    }
  throw std::runtime_error("unknown ending " + j.dump());
}

ECLAT_FIELDS(Type, kind, spelling, bits, isSigned, elements, forms)
ECLAT_FIELDS(SourcePlace, file, line, column)
ECLAT_FIELDS(Comment, text, place)
ECLAT_FIELDS(Parameter, name, type, passing, spelling, hasDefault, indirect, ends)
void to_json(Json &j, LawKind law) { j = nameOf(law); }
void from_json(const Json &j, LawKind &law) {
  auto known = lawNamed(j.get<std::string>());
  if (!known)
    throw std::runtime_error(fmt::format("there is no law '{}'", j.get<std::string>()));
  law = *known;
}
void to_json(Json &j, FamilyId family) { j = traitsOf(family).name; }
void from_json(const Json &j, FamilyId &family) {
  auto known = familyNamed(j.get<std::string>());
  if (!known)
    throw std::runtime_error(fmt::format("there is no family '{}'", j.get<std::string>()));
  family = *known;
}
ECLAT_FIELDS(Law, kind, title, statements, claims, guard, condition)
ECLAT_FIELDS(Operation, id, kind, name, className, signature, symbol, completeSymbol, unhooked, parameters, result,
             resultPassing, resultSpelling, isConst, isRvalue, isPure, keeps, writes, place, comment, law, spec)
ECLAT_FIELDS(Field, name, type, spelling, declaredIn, isPublic, isStatic, isVariable, isBitField)
ECLAT_FIELDS(Observer, name, declaredIn, type, spelling, copies, follows)
void to_json(Json &j, const Quantity &quantity) { j = print(quantity); }
void from_json(const Json &j, Quantity &quantity) { quantity = parseQuantity(j.get<std::string>()); }
ECLAT_FIELDS(Skipped, operation, reason, remedy, isFactory)
ECLAT_FIELDS(ClassInfo, name, bases, fields, observers, unobserved, destructorSymbol, completeDestructorSymbol,
             isRequested, isAbstract, isCopyable, isMovable, isLent, place, comment)
ECLAT_FIELDS(Enumerator, name, value)
ECLAT_FIELDS(EnumInfo, name, enumerators)
ECLAT_FIELDS(MadeType, spelling, isCopyable, isLent, isIterator, isRandomAccess, request)
// JSON knows neither NaN nor infinity, and its texts must be UTF-8: both go through our own spelling.
void to_json(Json &j, const SourceLiterals &l) {
  std::vector<std::string> floats, strings;
  for (double x : l.floats)
    floats.push_back(printFloat(x));
  for (const std::string &s : l.strings)
    strings.push_back(quoteText(s));
  j = Json{
      {"integers", l.integers},
      {"floats",   floats    },
      {"strings",  strings   }
  };
}
void from_json(const Json &j, SourceLiterals &l) {
  auto constant = [](const std::string &text) {
    auto parsed = parseExpr(text);
    if (!parsed || parsed->op != Op::Const)
      throw std::runtime_error("bad literal " + text);
    return *parsed;
  };
  l = {};
  j.at("integers").get_to(l.integers);
  for (const auto &text : j.at("floats"))
    l.floats.push_back(constant(text.get<std::string>()).real);
  for (const auto &text : j.at("strings"))
    l.strings.push_back(constant(text.get<std::string>()).text);
}
void to_json(Json &j, const Literal &l) {
  j = Json{
      {"kind", l.kind}
  };
  switch (l.kind) {
  case LiteralKind::Int: j["value"] = l.integer; break;
  case LiteralKind::Float: j["value"] = printFloat(l.real); break;
  case LiteralKind::Text: j["value"] = quoteText(l.text); break;
  case LiteralKind::List: j["value"] = l.elements; break;
  case LiteralKind::Null: break;
  }
}
void from_json(const Json &j, Literal &l) {
  l = {};
  j.at("kind").get_to(l.kind);
  if (l.kind == LiteralKind::Int)
    j.at("value").get_to(l.integer);
  else if (l.kind == LiteralKind::List)
    j.at("value").get_to(l.elements);
  else if (l.kind != LiteralKind::Null) {
    auto parsed = parseExpr(j.at("value").get<std::string>());
    if (!parsed)
      throw std::runtime_error("bad literal");
    l.real = parsed->real;
    l.text = parsed->text;
  }
}
ECLAT_FIELDS(GivenLiterals, type, operation, parameter, only, literals)
ECLAT_FIELDS(Written, kind, text, isQuoted, items, line, column)
ECLAT_FIELDS(Noted, text, place)
ECLAT_FIELDS(GivenValues, subject, className, only, values)
ECLAT_FIELDS(GivenFactory, type, code)
ECLAT_FIELDS(Advice, file, leaveOut, pure, values, factories, setup, teardown, includes)
ECLAT_FIELDS(Condition, operation, text)
ECLAT_FIELDS(NamedConstant, className, name, value)
ECLAT_FIELDS(Unopened, className, reason)
ECLAT_FIELDS(PromisedLaws, className, laws)
ECLAT_FIELDS(Component, classes, parts, unopened, operations, helpers, enums, made, literals, given, skipped,
             comparable, conditions, constants, setup, teardown, specs, specified, promised, specsWait, headers,
             ignoresAccess, flags)
ECLAT_FIELDS(TestProgram, target, path)
ECLAT_FIELDS(Project, buildDir, command, directory, programs)
ECLAT_FIELDS(Example, program, arguments, directory, environment)
ECLAT_FIELDS(Request, classes, functions, headers, sources, tests, flags, buildPath, testTargets, buildCommand,
             testPrograms, project, workDir, testFilter, noTests, specs, trueLabels, readsComments, tracePercent,
             tracesHelpers, useObservers, observers, advice)
ECLAT_FIELDS(Build, binary, compiler, flags, objects, examples)
// Names and paths are stored as they are written everywhere else.
void to_json(Json &j, const VariableRef &variable) { j = print(variable); }
void from_json(const Json &j, VariableRef &variable) { variable = parseVariable(j.get<std::string>()); }
void to_json(Json &j, const PathStep &step) { j = print(step); }
void from_json(const Json &j, PathStep &step) { step = parseStep(j.get<std::string>()); }
ECLAT_FIELDS(Variable, name, rep, elementRep, type, path)
ECLAT_FIELDS(ClassSchema, name, variables, statics)
ECLAT_FIELDS(ObjectRange, className, base, parameter)
ECLAT_FIELDS(OperationSchema, operation, variables, entryCount, objects, statics)
ECLAT_FIELDS(Schema, classes, operations, helpers, missing)
ECLAT_FIELDS(Block, number, function, file, line)
ECLAT_FIELDS(Trace, file, schema, calls, tests, blocks, reached, paths, broken)
ECLAT_FIELDS(Point, kind, subject)
ECLAT_FIELDS(PointEvidence, point, samples, states)

// Properties are stored as people write them.
void to_json(Json &j, const Expr &e) { j = print(e); }
void from_json(const Json &j, Expr &e) {
  auto text = j.get<std::string>();
  auto parsed = parseExpr(text);
  if (!parsed)
    throw std::runtime_error(fmt::format("'{}': {}", text, parsed.error().message));
  e = std::move(*parsed);
}
ECLAT_FIELDS(DropReason, kind, words)
void to_json(Json &j, const Dropped &d) {
  j = Json{
      {"point",  d.point           },
      {"text",   d.text            },
      {"reason", d.reason          },
      {"parsed", d.expr.has_value()}
  };
}
void from_json(const Json &j, Dropped &d) {
  auto reason = j.at("reason").get<DropReason>();
  auto point = j.at("point").get<Point>();
  d = j.at("parsed").get<bool>() ? Dropped(point, j.at("text").get<Expr>(), reason)
                                 : Dropped(point, j.at("text").get<std::string>(), reason);
}
ECLAT_FIELDS(Property, point, expr, family, samples, states, isTrusted, broken, comment)
ECLAT_FIELDS(Suppression, id, reason)
ECLAT_FIELDS(Model, properties, territory, habits, evidence, thrown, announced, dropped, suppressed, outspoken,
             documented)

ECLAT_FIELDS(Argument, step, literal, isAlias)
ECLAT_FIELDS(Step, operation, arguments)
ECLAT_FIELDS(Input, steps)
ECLAT_FIELDS(PassedConstant, parameter, literal)
ECLAT_FIELDS(GraphEdge, from, to, operation, positions, count, isNested, arguments)
ECLAT_FIELDS(CallGraph, className, nodes, edges, objects, headless, cut)
ECLAT_FIELDS(Mutability, operation, position, calls, changing, isPreserving)
ECLAT_FIELDS(CallGraphs, classes, withHelpers, mutability)
ECLAT_FIELDS(NamedValue, name, value, isBefore)
ECLAT_FIELDS(SeenValue, name, before, after, variable, literal, isExact)
ECLAT_FIELDS(Violation, property, object, values)
ECLAT_FIELDS(Clause, text, place, step)
ECLAT_FIELDS(NestedViolation, operation, property, atEntry)
ECLAT_FIELDS(Outcome, ending, step, inTeardown, thrownType, thrownBase, thrownWhat, entry, exit, checked, undecided,
             isBeyondHabits, isBeyondTerritory, isDocumented, place, undefined, detail, assertedIn, line, isUntouched,
             changes, blocked, output, newBlocks, observer, path, state, numbers, claim, isSpecified, isDeclared, asked,
             promised, nested, seen)
ECLAT_FIELDS(Pattern, operation, ending, thrownType, place, properties, claim, clauses)
ECLAT_FIELDS(Sighting, operation, call, values)
ECLAT_FIELDS(ViolatedProperty, id, point, object, property, samples, values, isTrusted, broken, law, source, states,
             sightings, legal, breaking)
ECLAT_FIELDS(Finding, id, operation, kind, label, input, outcome, pattern, violated, others, reason, doubt, foundBy,
             solvedFor, dropped, selectedBy, newBranches, isEntryDropped, iteration, variants)
ECLAT_FIELDS(SymbolicFigures, runs, queries, known, found, unknown, inputs, diverged, sequences, states, same, covered,
             bounds, losses)
ECLAT_FIELDS(Stats, generated, normal, novel, illegal, fault, notRun, reported, flaky, unconfirmed, examples,
             properties, checked, undecided, elsewhere, accidents, known, symbolic, stoppedEarly, isCut)
ECLAT_FIELDS(Blocked, operation, action, inputs)
ECLAT_FIELDS(FunctionCoverage, function, file, line, blocks, blocksByTests, blocksInAll)
ECLAT_FIELDS(Coverage, blocks, blocksByTests, blocksInAll, lines, linesByTests, linesInAll, functions, unreached,
             reachedByInputs)
ECLAT_FIELDS(Learned, operation, point, property, inputs, against, verdict)
ECLAT_FIELDS(SetAside, finding, isBaseline, reason, verdict)
ECLAT_FIELDS(Regression, id, operation, input, outcome, newBlocks, isNewState)
ECLAT_FIELDS(Unproved, id, reason)
ECLAT_FIELDS(JudgedTest, id, verdict, state, words)
ECLAT_FIELDS(Refined, point, property, verdict, by)
ECLAT_FIELDS(OperationFigures, operation, inputs, normal, novel, illegal, fault)
ECLAT_FIELDS(IterationFigures, iteration, examples, properties, explorations, selected, joined, ended)
ECLAT_FIELDS(Techniques, select, preconditions, iterations)
ECLAT_FIELDS(Report, version, seed, seeds, stats, findings, blocked, learned, coverage, operations, setAside,
             regressions, unproved, judged, refined, techniques)
ECLAT_FIELDS(LabelTruth, label, normal, illegal, fault)
ECLAT_FIELDS(FindingTruth, id, kind, operation, truth, violation)
ECLAT_FIELDS(ViolationTruth, violation, inputs, asNormal, asNew, asIllegal, asFault)
ECLAT_FIELDS(Truth, labels, laws, findings, variants, violations)

// There are as many as inputs: as short as can be.
void to_json(Json &json, const PlainOutcome &o) { json = {o.step, o.checked, o.undecided, o.state, o.numbers}; }
void from_json(const Json &json, PlainOutcome &o) {
  o = {json.at(0).get<int>(), json.at(1).get<int>(), json.at(2).get<int>(), json.at(3).get<std::uint64_t>(),
       json.at(4).get<std::vector<std::int64_t>>()};
}
ECLAT_FIELDS(OtherOutcome, input, outcome)
ECLAT_FIELDS(JournalEntry, inputs, plain, others)

#undef ECLAT_FIELDS

template <class T> std::string toText(const T &value) {
  return Json(value).dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

template <class T> std::string toLine(const T &value) {
  return Json(value).dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

template <class T> Result<T> fromText(const std::string &text, const std::string &origin) {
  // The library reports by exception; it ends here.
  try {
    Json json = Json::parse(text);
    T value = json.get<T>();
    // Words and numbers the library would silently replace by others do not come back the same.
    if (Json(value).dump() != json.dump())
      throw std::runtime_error("it holds words or numbers that are not known here");
    return value;
  } catch (const std::exception &e) {
    return fail({ExitCode::Usage,
                 "work directory",
                 fmt::format("{}: cannot be read: {}", origin, e.what()),
                 "it is from another version or was damaged; run the stage that writes it again",
                 {}});
  }
}

#define ECLAT_STORE(T)                                                                                                 \
  template std::string toText<T>(const T &);                                                                           \
  template Result<T> fromText<T>(const std::string &, const std::string &);
ECLAT_STORE(Request)
ECLAT_STORE(Component)
ECLAT_STORE(Build)
ECLAT_STORE(Trace)
ECLAT_STORE(Model)
ECLAT_STORE(CallGraphs)
ECLAT_STORE(JournalEntry)
template std::string toLine<JournalEntry>(const JournalEntry &);
ECLAT_STORE(Input)
ECLAT_STORE(Report)
ECLAT_STORE(Truth)
#undef ECLAT_STORE

}  // namespace eclat
