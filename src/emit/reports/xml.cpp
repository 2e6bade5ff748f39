#include "emit/reports/xml.h"

#include "emit/cpp/call_code.h"
#include "emit/cpp/code.h"
#include "emit/reports/explain.h"
#include "emit/reports/locations.h"
#include "emit/reports/report_words.h"
#include "emit/reports/xml_writer.h"

#include <tuple>
#include <vector>

namespace eclat {

namespace {

class XmlReport {
public:
  explicit XmlReport(const EmitContext &context) : c_(context), locations_(context) {}

  std::string write() {
    xml_.open(
        "eclat-report",
        {
            {"version", c_.report.version      },
            {"seed",    number(c_.report.seed) },
            {"seeds",   number(c_.report.seeds)}
    });
    xml_.open("component");
    for (const ClassInfo &info : c_.component.classes)
      if (info.isRequested)
        xml_.element("class", {
                                  {"name", info.name}
        });
    xml_.close("component");
    stats();
    techniques();
    operations();
    coverage();
    for (const Skipped &skip : c_.component.skipped)
      xml_.element("skipped",
                   {
                       {"operation", skip.operation},
                       {"remedy",    skip.remedy   }
      },
                   skip.reason);
    for (const Finding &f : c_.report.findings)
      finding(f, "finding");
    results();
    xml_.close("eclat-report");
    return xml_.take();
  }

private:
  using Attributes = XmlWriter::Attributes;

  static std::string number(std::uint64_t value) { return std::to_string(value); }

  const Operation &operation(int id) const { return c_.component.operations.at(static_cast<std::size_t>(id)); }

  void stats() {
    const Stats &s = c_.report.stats;
    xml_.element("stats", {
                              {"generated",     number(s.generated)              },
                              {"normal",        number(s.normal)                 },
                              {"new",           number(s.novel)                  },
                              {"illegal",       number(s.illegal)                },
                              {"fault",         number(s.fault)                  },
                              {"reported",      number(s.reported)               },
                              {"flaky",         number(s.flaky)                  },
                              {"unconfirmed",   number(s.unconfirmed)            },
                              {"not-run",       number(s.notRun)                 },
                              {"known",         number(s.known)                  },
                              {"elsewhere",     number(s.elsewhere)              },
                              {"doubted",       number(s.doubted)                },
                              {"examples",      number(s.examples)               },
                              {"properties",    number(s.properties)             },
                              {"checked",       number(s.checked)                },
                              {"undecided",     number(s.undecided)              },
                              {"stopped-early", s.stoppedEarly ? "true" : "false"}
    });
  }

  void techniques() {
    const Techniques &t = c_.report.techniques;
    if (t.select.empty())
      return;
    xml_.open("techniques", {
                                {"select",        t.select       },
                                {"preconditions", t.preconditions}
    });
    for (const IterationFigures &f : t.iterations)
      xml_.element("iteration", {
                                    {"number",       std::to_string(f.iteration)},
                                    {"examples",     number(f.examples)         },
                                    {"properties",   number(f.properties)       },
                                    {"explorations", number(f.explorations)     },
                                    {"selected",     number(f.selected)         },
                                    {"joined",       number(f.joined)           },
                                    {"ended",        number(f.ended)            }
      });
    xml_.close("techniques");
  }

  void operations() {
    for (const OperationFigures &f : c_.report.operations)
      xml_.element("operation", {
                                    {"signature", operation(f.operation).signature},
                                    {"inputs",    number(f.inputs)                },
                                    {"normal",    number(f.normal)                },
                                    {"new",       number(f.novel)                 },
                                    {"illegal",   number(f.illegal)               },
                                    {"fault",     number(f.fault)                 }
      });
  }

  void coverage() {
    const Coverage &c = c_.report.coverage;
    if (!c.blocks)
      return;
    for (auto [name, all, tests, inAll] : {std::tuple("branches", c.blocks, c.blocksByTests, c.blocksInAll),
                                           std::tuple("lines", c.lines, c.linesByTests, c.linesInAll)})
      xml_.element("coverage",
                   {
                       {"of",         name         },
                       {"all",        number(all)  },
                       {"tests",      number(tests)},
                       {"and-inputs", number(inAll)}
      });
    for (const FunctionCoverage &f : c.functions)
      xml_.element("function-coverage", {
                                            {"function",   f.function                 },
                                            {"file",       locations_.relative(f.file)},
                                            {"line",       std::to_string(f.line)     },
                                            {"all",        number(f.blocks)           },
                                            {"tests",      number(f.blocksByTests)    },
                                            {"and-inputs", number(f.blocksInAll)      }
      });
  }

  // What else came of the run.
  void results() {
    for (const SetAside &aside : c_.report.setAside) {
      xml_.open("set-aside",
                {
                    {"by",     asideBy(aside)                                          },
                    {"reason", aside.verdict.empty() ? aside.reason : asideWords(aside)}
      });
      finding(aside.finding, "finding");
      xml_.close("set-aside");
    }
    for (const JudgedTest &test : c_.report.judged)
      xml_.element("judged",
                   {
                       {"id",      test.id     },
                       {"verdict", test.verdict},
                       {"state",   test.state  }
      },
                   test.words);
    for (const Refined &refined : c_.report.refined)
      xml_.element("refined",
                   {
                       {"point",   describePoint(refined.point)},
                       {"verdict", refined.verdict             },
                       {"by",      refined.by                  }
      },
                   refined.property);
    for (const Regression &regression : c_.report.regressions) {
      xml_.open("regression", {
                                  {"id",        regression.id                            },
                                  {"operation", operation(regression.operation).signature}
      });
      xml_.element("code", {}, codeOf(regression.input, regression.outcome));
      xml_.close("regression");
    }
    for (const Unproved &test : c_.report.unproved)
      xml_.element("unproved",
                   {
                       {"id", test.id}
      },
                   test.reason);
  }

  std::string codeOf(const Input &input, const Outcome &outcome) const {
    return join(inputCode(input, c_.component, outcome.claim).all(), "\n");
  }

  void finding(const Finding &f, const char *name) {
    FindingText text = describeFinding(f, c_.component, c_.model);
    Location place = locations_.of(f);
    Attributes attributes = {
        {"id",        f.id                            },
        {"operation", operation(f.operation).signature},
        {"kind",      f.kind                          },
        {"label",     labelId(f.label)                },
        {"others",    number(f.others)                },
        {"file",      place.file                      },
        {"line",      std::to_string(place.line)      }
    };
    if (!f.foundBy.empty())
      attributes.push_back({"found-by", f.foundBy});
    xml_.open(name, attributes);
    xml_.element("summary", {}, text.summary);
    xml_.element("code", {}, codeOf(f.input, f.outcome));
    for (const ViolatedProperty &violated : f.violated)
      violation(violated, "violated");
    selection(f);
    outcome(f.outcome);
    xml_.element("explanation", {}, text.explanation);
    xml_.element("reason", {}, f.reason);
    if (!f.doubt.empty())
      xml_.element("doubt", {}, f.doubt);
    for (const NestedViolation &nested : f.outcome.nested)
      xml_.element("nested",
                   {
                       {"operation", operation(nested.operation).signature},
                       {"at",        nested.atEntry ? "entry" : "exit"    }
      },
                   print(c_.model.properties.at(static_cast<std::size_t>(nested.property)).expr));
    for (const Finding &variant : f.variants)
      finding(variant, "variant");
    xml_.close(name);
  }

  // How the techniques came to it, and the entry properties that were put aside for it.
  void selection(const Finding &f) {
    Attributes attributes;
    if (f.iteration)
      attributes.emplace_back("iteration", std::to_string(f.iteration));
    if (f.isEntryDropped)
      attributes.emplace_back("preconditions", "drop");
    if (f.newBranches)
      attributes.emplace_back("new-branches", number(f.newBranches));
    if (attributes.empty() && f.selectedBy.empty())
      return;
    xml_.open("selected", attributes);
    for (const std::string &technique : f.selectedBy)
      xml_.element("by", {}, technique);
    for (const ViolatedProperty &rule : f.dropped)
      violation(rule, "dropped");
    xml_.close("selected");
  }

  void outcome(const Outcome &o) {
    for (const SeenValue &seen : o.seen) {
      Attributes attributes = {
          {"name", print(seen.name)}
      };
      if (!seen.before.empty())
        attributes.emplace_back("before", seen.before);
      if (!seen.after.empty())
        attributes.emplace_back("after", seen.after);
      xml_.element("seen", attributes);
    }
    if (o.ending == Ending::Threw)
      xml_.element("thrown",
                   {
                       {"type", o.thrownType}
      },
                   o.thrownWhat);
    else if (o.ending != Ending::Returned)
      xml_.element("ending",
                   {
                       {"id",    endingId(o.ending)},
                       {"place", o.place           }
      },
                   o.detail);
    for (const std::string &change : o.changes)
      xml_.element("changed", {}, change);
    if (!o.blocked.empty())
      xml_.element("refused", {}, o.blocked);
    if (!o.output.empty())
      xml_.element("output", {}, o.output);
  }

  void values(const std::vector<NamedValue> &values) {
    for (const NamedValue &value : values)
      xml_.element("value",
                   {
                       {"name", printName(value)}
      },
                   value.value);
  }

  void violation(const ViolatedProperty &violated, const char *name) {
    Attributes attributes = {
        {"point",   describePoint(violated.point)},
        {"samples", number(violated.samples)     }
    };
    if (violated.states)
      attributes.emplace_back("states", number(violated.states));
    if (!violated.object.empty())
      attributes.emplace_back("object", violated.object);
    if (!violated.law.empty())
      attributes.emplace_back("law", violated.law);
    if (violated.legal) {
      attributes.emplace_back("legal", number(violated.legal));
      attributes.emplace_back("breaking", number(violated.breaking));
    }
    if (violated.isTrusted) {
      attributes.emplace_back("trusted", "true");
      attributes.emplace_back("broken", number(violated.broken));
    }
    xml_.open(name, attributes);
    xml_.element("property", {}, violated.property);
    values(violated.values);
    for (const Sighting &sighting : violated.sightings) {
      xml_.open("sighting", {
                                {"operation", sighting.operation   },
                                {"call",      number(sighting.call)}
      });
      values(sighting.values);
      xml_.close("sighting");
    }
    xml_.close(name);
  }

  const EmitContext &c_;
  Locations locations_;
  XmlWriter xml_;
};

}  // namespace

std::string emitXml(const EmitContext &context) { return XmlReport(context).write(); }

}  // namespace eclat
