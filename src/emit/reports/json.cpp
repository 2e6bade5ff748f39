#include "emit/reports/json.h"

#include "emit/cpp/call_code.h"
#include "emit/cpp/code.h"
#include "emit/reports/explain.h"
#include "emit/reports/locations.h"
#include "emit/reports/report_words.h"
#include "kinds/literal_code.h"

#include <filesystem>
#include <nlohmann/json.hpp>

namespace eclat {

namespace {

// Keeps the order of insertion: the same bytes for the same report, and the important fields first.
using Json = nlohmann::ordered_json;

const std::string &signature(int operation, const Component &component) {
  return component.operations.at(static_cast<std::size_t>(operation)).signature;
}

Json componentJson(const Component &component) {
  Json json = {
      {"classes",    Json::array()},
      {"operations", Json::array()},
      {"laws",       Json::array()},
      {"headers",    Json::array()}
  };
  for (const ClassInfo &info : component.classes)
    if (info.isRequested)
      json["classes"].push_back(info.name);
  for (const Operation &operation : component.operations)
    json[operation.kind == OperationKind::Law ? "laws" : "operations"].push_back(operation.signature);
  for (const std::string &header : component.headers)
    json["headers"].push_back(std::filesystem::path(header).filename().string());
  return json;
}

Json statsJson(const Stats &s) {
  return {
      {"generated",    s.generated   },
      {"normal",       s.normal      },
      {"new",          s.novel       },
      {"illegal",      s.illegal     },
      {"fault",        s.fault       },
      {"reported",     s.reported    },
      {"flaky",        s.flaky       },
      {"unconfirmed",  s.unconfirmed },
      {"notRun",       s.notRun      },
      {"known",        s.known       },
      {"elsewhere",    s.elsewhere   },
      {"doubted",      s.doubted     },
      {"examples",     s.examples    },
      {"properties",   s.properties  },
      {"checked",      s.checked     },
      {"undecided",    s.undecided   },
      {"stoppedEarly", s.stoppedEarly}
  };
}

Json symbolicJson(const SymbolicFigures &figures) {
  Json lost = Json::object();
  for (std::size_t i = 0; i < figures.losses.size(); ++i)
    lost[lossId(i)] = figures.losses[i];
  Json bounds = Json::object();
  std::uint64_t untried = 0;
  for (std::size_t i = 0; i < figures.bounds.size(); ++i) {
    bounds[boundId(i)] = figures.bounds[i];
    untried += figures.bounds[i];
  }
  Json states = {
      {"sequences", figures.sequences},
      {"left",      figures.states   },
      {"same",      figures.same     },
      {"covered",   figures.covered  }
  };
  return {
      {"runs",     figures.runs    },
      {"queries",  figures.queries },
      {"found",    figures.found   },
      {"unknown",  figures.unknown },
      {"repeated", figures.known   },
      {"untried",  untried         },
      {"inputs",   figures.inputs  },
      {"diverged", figures.diverged},
      {"states",   states          },
      {"bounds",   bounds          },
      {"lost",     lost            }
  };
}

Json coverageJson(const Coverage &coverage, const Locations &locations) {
  auto part = [](std::uint64_t all, std::uint64_t tests, std::uint64_t inAll) {
    return Json{
        {"all",       all  },
        {"tests",     tests},
        {"andInputs", inAll}
    };
  };
  Json unreached = Json::array();
  for (const Block &block : coverage.unreached)
    unreached.push_back({
        {"file",     std::filesystem::path(block.file).filename().string()},
        {"line",     block.line                                           },
        {"function", block.function                                       }
    });
  Json functions = Json::array();
  for (const FunctionCoverage &f : coverage.functions)
    functions.push_back({
        {"function", f.function},
        {"file", locations.relative(f.file)},
        {"line", f.line},
        {"branches", part(f.blocks, f.blocksByTests, f.blocksInAll)}
    });
  return {
      {"branches", part(coverage.blocks, coverage.blocksByTests, coverage.blocksInAll)},
      {"lines", part(coverage.lines, coverage.linesByTests, coverage.linesInAll)},
      {"functions", functions},
      {"unreached", unreached}
  };
}

Json operationsJson(const EmitContext &context) {
  Json json = Json::array();
  for (const OperationFigures &f : context.report.operations)
    json.push_back({
        {"operation", signature(f.operation, context.component)},
        {"inputs", f.inputs},
        {"normal", f.normal},
        {"new", f.novel},
        {"illegal", f.illegal},
        {"fault", f.fault}
    });
  return json;
}

Json valuesJson(const std::vector<NamedValue> &values) {
  Json json = Json::object();
  for (const NamedValue &value : values)
    json[printName(value)] = value.value;
  return json;
}

// A value that is not there has no field.
Json seenJson(const std::vector<SeenValue> &seen) {
  Json json = Json::array();
  for (const SeenValue &value : seen) {
    Json one = {
        {"name", print(value.name)}
    };
    if (!value.before.empty())
      one["before"] = value.before;
    if (!value.after.empty())
      one["after"] = value.after;
    json.push_back(one);
  }
  return json;
}

Json stepsJson(const Input &input, const Component &component) {
  Json steps = Json::array();
  for (const Step &step : input.steps) {
    const Operation &operation = component.operations.at(static_cast<std::size_t>(step.operation));
    Json arguments = Json::array();
    for (std::size_t i = 0; i < step.arguments.size(); ++i) {
      const Argument &argument = step.arguments[i];
      std::size_t parameter = i - (operation.hasReceiver() && i ? 1 : 0);
      bool isKnown = parameter < operation.parameters.size();
      if (argument.isStep())
        arguments.push_back({
            {"step", argument.step}
        });
      else
        arguments.push_back({
            {"literal", literalCode(argument.literal, isKnown ? operation.parameters[parameter].type : Type{},
             component, false)}
        });
    }
    steps.push_back({
        {"operation", operation.signature},
        {"arguments", arguments          }
    });
  }
  return steps;
}

Json violatedJson(const ViolatedProperty &violated) {
  Json json = {
      {"point",    describePoint(violated.point)},
      {"property", violated.property            },
      {"values",   valuesJson(violated.values)  },
      {"samples",  violated.samples             },
      {"states",   violated.states              }
  };
  json["sightings"] = Json::array();
  for (const Sighting &sighting : violated.sightings)
    json["sightings"].push_back({
        {"operation", sighting.operation         },
        {"call",      sighting.call              },
        {"values",    valuesJson(sighting.values)}
    });
  if (!violated.object.empty())
    json["object"] = violated.object;
  if (!violated.law.empty())
    json["law"] = violated.law;
  if (violated.legal) {
    json["legal"] = violated.legal;
    json["breaking"] = violated.breaking;
  }
  if (violated.isTrusted) {
    json["trusted"] = true;
    json["broken"] = violated.broken;
  }
  return json;
}

Json findingJson(const Finding &finding, const EmitContext &context, const Locations &locations) {
  const Component &component = context.component;
  FindingText text = describeFinding(finding, component, context.model);
  Json json;
  json["id"] = finding.id;
  json["operation"] = signature(finding.operation, component);
  Location place = locations.of(finding);
  json["location"] = {
      {"file", place.file},
      {"line", place.line}
  };
  json["kind"] = finding.kind;
  if (const Operation &op = component.operations.at(static_cast<std::size_t>(finding.operation));
      op.kind == OperationKind::Law)
    json["law"] = {
        {"name",  op.law.name },
        {"class", op.className},
        {"title", op.law.title}
    };
  json["label"] = labelId(finding.label);
  json["steps"] = stepsJson(finding.input, component);
  json["code"] = join(inputCode(finding.input, component, finding.outcome.claim).all(), "\n");
  json["violated"] = Json::array();
  for (const ViolatedProperty &violated : finding.violated)
    json["violated"].push_back(violatedJson(violated));
  json["seen"] = seenJson(finding.outcome.seen);
  json["thrown"] = nullptr;
  if (finding.outcome.ending == Ending::Threw)
    json["thrown"] = {
        {"type", finding.outcome.thrownType},
        {"what", finding.outcome.thrownWhat}
    };
  json["ending"] = endingId(finding.outcome.ending);
  json["place"] = finding.outcome.place;
  json["detail"] = finding.outcome.detail;
  json["changes"] = finding.outcome.changes;
  json["refused"] = finding.outcome.blocked;
  json["output"] = finding.outcome.output;
  json["summary"] = text.summary;
  json["explanation"] = text.explanation;
  json["reason"] = finding.reason;
  json["doubt"] = finding.doubt;
  for (const ViolatedProperty &rule : finding.dropped)
    json["dropped"].push_back(violatedJson(rule));
  if (!finding.selectedBy.empty()) {
    json["selectedBy"] = finding.selectedBy;
    json["newBranches"] = finding.newBranches;
  }
  if (finding.isEntryDropped)
    json["preconditions"] = "drop";
  if (finding.iteration)
    json["iteration"] = finding.iteration;
  if (!finding.foundBy.empty())
    json["foundBy"] = finding.foundBy;
  if (!finding.solvedFor.empty())
    json["solvedFor"] = finding.solvedFor;
  json["nested"] = Json::array();
  for (const NestedViolation &nested : finding.outcome.nested)
    json["nested"].push_back({
        {"operation", signature(nested.operation, component)},
        {"property", print(context.model.properties.at(static_cast<std::size_t>(nested.property)).expr)},
        {"at", nested.atEntry ? "entry" : "exit"}
    });
  json["others"] = finding.others;
  json["variants"] = Json::array();
  for (const Finding &variant : finding.variants)
    json["variants"].push_back(findingJson(variant, context, locations));
  return json;
}

Json techniquesJson(const Techniques &techniques) {
  Json iterations = Json::array();
  for (const IterationFigures &f : techniques.iterations)
    iterations.push_back({
        {"iteration",    f.iteration   },
        {"examples",     f.examples    },
        {"properties",   f.properties  },
        {"explorations", f.explorations},
        {"selected",     f.selected    },
        {"joined",       f.joined      },
        {"ended",        f.ended       }
    });
  return {
      {"select",        techniques.select       },
      {"preconditions", techniques.preconditions},
      {"iterations",    iterations              }
  };
}

Json setAsideJson(const EmitContext &context, const Locations &locations) {
  Json json = Json::array();
  for (const SetAside &aside : context.report.setAside) {
    json.push_back({
        {"by", asideBy(aside)},
        {"reason", aside.reason},
        {"finding", findingJson(aside.finding, context, locations)}
    });
    if (!aside.verdict.empty())
      json.back()["verdict"] = aside.verdict;
  }
  return json;
}

Json judgedJson(const Report &report) {
  Json json = Json::array();
  for (const JudgedTest &test : report.judged)
    json.push_back({
        {"id",      test.id     },
        {"verdict", test.verdict},
        {"state",   test.state  },
        {"words",   test.words  }
    });
  return json;
}

Json regressionsJson(const EmitContext &context) {
  Json json = Json::array();
  for (const Regression &r : context.report.regressions)
    json.push_back({
        {"id", r.id},
        {"operation", signature(r.operation, context.component)},
        {"code", join(inputCode(r.input, context.component, r.outcome.claim).all(), "\n")}
    });
  return json;
}

Json unprovedJson(const Report &report) {
  Json json = Json::array();
  for (const Unproved &test : report.unproved)
    json.push_back({
        {"id",     test.id    },
        {"reason", test.reason}
    });
  return json;
}

}  // namespace

std::string emitJson(const EmitContext &context) {
  Locations locations(context);
  Json json;
  json["version"] = context.report.version;
  json["seed"] = context.report.seed;
  json["seeds"] = context.report.seeds;
  json["component"] = componentJson(context.component);
  json["stats"] = statsJson(context.report.stats);
  if (context.report.stats.symbolic.runs)
    json["symbolic"] = symbolicJson(context.report.stats.symbolic);
  if (!context.report.techniques.select.empty())
    json["techniques"] = techniquesJson(context.report.techniques);
  json["coverage"] = coverageJson(context.report.coverage, locations);
  json["operations"] = operationsJson(context);
  json["skipped"] = Json::array();
  for (const Skipped &skip : context.component.skipped)
    json["skipped"].push_back({
        {"operation", skip.operation},
        {"reason",    skip.reason   },
        {"remedy",    skip.remedy   }
    });
  json["refused"] = Json::array();
  for (const Blocked &blocked : context.report.blocked)
    json["refused"].push_back({
        {"operation", signature(blocked.operation, context.component)},
        {"action", blocked.action},
        {"inputs", blocked.inputs}
    });
  json["learned"] = Json::array();
  for (const Learned &learned : context.report.learned)
    json["learned"].push_back({
        {"operation", signature(learned.operation, context.component)},
        {"point", describePoint(learned.point)},
        {"property", learned.property},
        {"inputs", learned.inputs},
        {"against", learned.against},
        {"verdict", learned.verdict}
    });
  json["findings"] = Json::array();
  for (const Finding &finding : context.report.findings)
    json["findings"].push_back(findingJson(finding, context, locations));
  json["setAside"] = setAsideJson(context, locations);
  if (!context.report.judged.empty())
    json["judged"] = judgedJson(context.report);
  for (const Refined &refined : context.report.refined)
    json["refined"].push_back({
        {"point",    describePoint(refined.point)},
        {"property", refined.property            },
        {"verdict",  refined.verdict             },
        {"by",       refined.by                  }
    });
  json["regressions"] = regressionsJson(context);
  json["unproved"] = unprovedJson(context.report);
  // Texts of the subject may hold any bytes; what is no UTF-8 becomes U+FFFD.
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace eclat
