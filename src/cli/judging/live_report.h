#pragma once

#include "cli/options/command_line.h"
#include "pipeline/run.h"

#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

namespace eclat {

// in:  a work directory, in which a run may be under way
// out: the HTML report of what that run has found so far, or else of the last one that came to its end; the verdicts
//      of now, and verdicts written down
// why: several people judge in browsers; none of them overwrites what another said without having seen it
// not here: HTTP (serve_command.h). Any thread may call it.
class LiveReport {
public:
  LiveReport(const CommandLine &line, const WorkDir &dir);

  std::string page();
  // {"run": mark of what is shown, "isUnderWay": a run is, "isCutOff": the last one did not come to its end,
  // "isInterim": what is shown is what it has found so far, "verdicts": {ID: {"verdict", "comment", "mark"}}}
  nlohmann::json state();

  struct Answer {
    int status = 200;  // of HTTP: 409 if somebody else has judged it meanwhile
    std::string text;  // JSON
  };
  // {"id", "verdict", "because", "seen"}: "seen" is the mark of the verdict that was shown; an empty verdict withdraws
  // it.
  Answer judge(const std::string &body);

private:
  void load();  // the report, if there is another one
  std::string stampOf(const std::string &file) const;

  const CommandLine &line_;
  WorkDir dir_, copy_;  // a run removes what it makes anew; the copy stays until there is another report
  std::mutex mutex_;
  std::string stamp_;          // of the report that is shown
  std::string runMark_;        // of the run that made it, whatever was said of it since
  bool isWhole_ = false;       // the last run has come to its end
  bool isShownWhole_ = false;  // what is shown is of a run that has
  std::optional<RunResult> run_;
};

}  // namespace eclat
