#include "cli/judging/live_report.h"

#include "emit/reports/escape.h"
#include "emit/reports/html.h"
#include "pipeline/verdicts/verdict_file.h"
#include "reduce/set_aside.h"
#include "support/files.h"
#include "support/installation.h"
#include "support/process.h"

#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>
#include <set>

namespace eclat {

namespace {

using Json = nlohmann::json;

std::set<std::string> countedIn(const Report &report) {
  std::set<std::string> out;
  for (const Finding &finding : report.findings)
    out.insert(finding.id);
  return out;
}

// Of a run that is under way: what there is to judge, so that pages are loaded again only for that.
std::string shownMark(const Report &report, const Model &model, bool isWhole) {
  const Stats &s = report.stats;
  std::string text =
      fmt::format("{} {} {} {} {} {}", report.seed, s.generated, s.normal, s.illegal, s.fault, model.properties.size());
  if (!isWhole) {
    std::set<std::string> ids = countedIn(report);
    for (const SetAside &aside : report.setAside)
      ids.insert(aside.finding.id);
    text = fmt::format("under way {}", fmt::join(ids, " "));
  }
  return hexDigits(hashText(text), 12);
}

LiveReport::Answer answer(int status, const Json &json) { return {status, json.dump()}; }

LiveReport::Answer refuse(int status, const std::string &message) {
  return answer(status, {
                            {"message", message}
  });
}

// The first line of what a command says when it refuses, without the name of the program.
std::string messageIn(const std::string &output) {
  std::string line = output.substr(0, output.find('\n'));
  std::size_t colon = line.find("error: ");
  return colon == std::string::npos ? line : line.substr(colon + 7);
}

}  // namespace

LiveReport::LiveReport(const CommandLine &line, const WorkDir &dir)
    : line_(line), dir_(dir), copy_(dir.root() + "/served") {
  dir_.watch();  // so that runs tell what they find as they find it
}

std::string LiveReport::stampOf(const std::string &file) const {
  std::string report = readFile(file).value_or("");
  return report.empty() ? "" : hexDigits(hashText(report), 12);
}

void LiveReport::load() {
  isWhole_ = !stampOf(dir_.report()).empty();
  std::string file = isWhole_ ? dir_.report() : dir_.interim();
  std::string stamp = stampOf(file), modelStamp = stampOf(dir_.model());
  if (stamp.empty() || stamp == stamp_)
    return;
  auto component = loadValue<Component>(dir_.component(), "run");
  auto trace = loadValue<Trace>(dir_.trace(), "run");
  auto model = loadValue<Model>(dir_.model(), "run");
  auto report = loadValue<Report>(file, "run");
  if (!component || !trace || !model || !report || stampOf(dir_.model()) != modelStamp)
    return;  // a run is about to replace them
  CallGraphs graphs = loadValue<CallGraphs>(dir_.graphs(), "run").value_or(CallGraphs());
  std::error_code ignored;
  std::filesystem::create_directories(copy_.root(), ignored);
  using Path = std::string (WorkDir::*)() const;
  constexpr auto kOverwrite = std::filesystem::copy_options::overwrite_existing;
  for (Path path : {&WorkDir::component, &WorkDir::build, &WorkDir::trace, &WorkDir::model})
    std::filesystem::copy_file((dir_.*path)(), (copy_.*path)(), kOverwrite, ignored);
  std::filesystem::copy_file(file, copy_.report(), kOverwrite, ignored);
  runMark_ = shownMark(*report, *model, isWhole_);
  run_ = RunResult{std::move(*component), std::move(*trace), std::move(*model), std::move(graphs), std::move(*report)};
  stamp_ = stamp;
  isShownWhole_ = isWhole_;
}

std::string LiveReport::page() {
  std::lock_guard lock(mutex_);
  load();
  if (!run_)
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><meta http-equiv=\"refresh\" "
           "content=\"2\">"
           "<title>Eclat</title></head>\n<body><h1>No report yet</h1>\n<p>This page shows what a run finds as soon as "
           "it "
           "finds it.</p></body>\n</html>\n";
  Report shown = run_->report;
  putBackJudged(shown);  // so that it can be judged again
  EmitContext context{
      .component = run_->component, .schema = run_->trace.schema, .model = run_->model, .report = shown};
  context.graphs = &run_->graphs;
  return emitLiveHtml(context);
}

Json LiveReport::state() {
  std::lock_guard lock(mutex_);
  Json verdicts = Json::object();
  auto file = readVerdicts(line_.options.verdicts);
  if (file)
    for (const JudgedFinding &judged : file->verdicts.findings)
      verdicts[judged.id] = {
          {"verdict", verdictId(judged.verdict)},
          {"comment", judged.comment           },
          {"mark",    markOf(&judged)          }
      };
  load();
  return {
      {"run",        runMark_                        },
      {"isUnderWay", !isWhole_ && dir_.isInUse()     },
      {"isCutOff",   !isWhole_ && !dir_.isInUse()    },
      {"isInterim",  run_ && !isShownWhole_          },
      {"verdicts",   verdicts                        },
      {"error",      file ? "" : file.error().message}
  };
}

LiveReport::Answer LiveReport::judge(const std::string &body) {
  std::lock_guard lock(mutex_);
  load();
  Json asked = Json::parse(body, nullptr, false);
  for (const char *key : {"id", "verdict", "because", "seen"})
    if (!asked.is_object() || !asked.contains(key) || !asked[key].is_string())
      return refuse(400, "expected id, verdict, because and seen");
  std::string id = asked["id"], word = asked["verdict"], seen = asked["seen"], because = asked["because"];
  for (const std::string *text : {&id, &word, &seen, &because})
    if (text->find('\0') != std::string::npos)
      return refuse(400, "a text holds a NUL character, and would end there");
  std::optional<Verdict> verdict = findVerdict(word);
  if (!run_ || !run_->report.find(id))
    return refuse(404, "there is no finding '" + id + "'");
  if (!verdict && !word.empty())
    return refuse(400, "expected fault, fine or illegal");
  auto file = readVerdicts(line_.options.verdicts);
  if (!file)
    return refuse(500, file.error().message);
  // A command of its own: it may need the hooked binary, which this process must not keep from runs.
  bool isCurrent = stampOf(dir_.report()) == stamp_;
  std::vector<std::string> command = {installation().program,
                                      word.empty()                ? "withdraw"
                                      : verdict == Verdict::Fault ? "accept"
                                                                  : "reject",
                                      id,
                                      "--work-dir",
                                      isCurrent ? dir_.root() : copy_.root(),
                                      "--verdicts",
                                      line_.options.verdicts};
  command.insert(command.end(), {"--seen", seen});
  if (!word.empty())
    command.insert(command.end(), {"--as", word});
  if (!word.empty() && !because.empty())
    command.push_back("--because=" + because);
  std::set<std::string> before = countedIn(run_->report);
  ProcessResult done = runProcess(command);
  if (!done.succeeded()) {
    bool isOthers = done.output.find("was judged") != std::string::npos ||
                    done.output.find("withdrawn meanwhile") != std::string::npos;
    return refuse(isOthers ? 409 : 500, messageIn(done.output));
  }
  Json gone = Json::array();
  if (auto report = loadValue<Report>(isCurrent ? dir_.report() : copy_.report(), "run")) {
    for (const std::string &other : before)
      if (other != id && !countedIn(*report).contains(other))
        gone.push_back(other);
    run_->report = std::move(*report);
    stamp_ = isCurrent ? stampOf(dir_.report()) : stamp_;
  }
  return answer(200, {
                         {"gone", gone}
  });
}

}  // namespace eclat
