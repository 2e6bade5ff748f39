#pragma once

#include "cli/options/command_line.h"
#include "pipeline/run.h"

#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

namespace eclat {

// in:  a work directory, in which a run may be under way, and verdicts from browsers
// out: the HTML report of what that run has found so far, or else of the last run that came to its end, with the
//      verdicts as they are now; a verdict file with the new verdicts
// why: several people judge in browsers at once; none may overwrite a verdict that he has not seen
// not here: HTTP (serve_command.h)
// Any thread may call these methods.
class LiveReport {
public:
  LiveReport(const CommandLine &line, const WorkDir &dir);

  std::string page();
  // Returns what pages ask for again and again: {"run": mark of what is shown, "isUnderWay": a run is under way,
  // "isCutOff": the last run did not come to its end, "isInterim": what is shown was found by a run so far, "verdicts":
  // {ID: {"verdict", "comment", "mark"}}}
  nlohmann::json state();

  struct Answer {
    int status = 200;  // status of HTTP; 409: somebody else has judged the finding meanwhile
    std::string text;  // JSON
  };
  // Takes {"id", "verdict", "because", "seen"}. "seen" is the mark of the verdict that the page showed; an empty
  // verdict withdraws it.
  Answer judge(const std::string &body);

private:
  void load();  // loads the report if it is another one than before
  std::string stampOf(const std::string &file) const;

  const CommandLine &line_;
  WorkDir dir_, copy_;  // `copy_` keeps the shown report while a run removes and makes its files anew
  std::mutex mutex_;
  std::string stamp_;          // tells the shown report from others
  std::string runMark_;        // names the run that made it, whatever was judged since
  bool isWhole_ = false;       // the last run has come to its end
  bool isShownWhole_ = false;  // the run that is shown had come to its end
  std::optional<RunResult> run_;
};

}  // namespace eclat
