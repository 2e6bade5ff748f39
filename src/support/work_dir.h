#pragma once

#include "support/failure.h"

#include <string>

namespace eclat {

// Owns every path below the work directory; nobody else joins names to it.
class WorkDir {
public:
  explicit WorkDir(std::string root) : root_(std::move(root)) {}

  // Creates the directory, with a .gitignore of its own, and keeps other runs out of it. Fails if it cannot be written
  // or is in use.
  Result<void> prepare() const;

  // Removes what the stages behind this one made of its former result.
  void forgetAfter(const std::string &stage) const;

  // True if some process has prepared the directory and is still at work in it.
  bool isInUse() const;

  // Says that somebody wants to see what a run finds before it ends, until this process ends: the run then writes
  // interim().
  void watch() const;
  bool isWatched() const;

  const std::string &root() const { return root_; }
  // The name that debug information has for the work directory. The runtime's sources are below the same name, so that
  // all code below it is ours.
  static constexpr const char *kNameInObjects = "/eclat";
  std::string request() const { return root_ + "/request.json"; }
  std::string component() const { return root_ + "/component.json"; }
  std::string build() const { return root_ + "/build.json"; }
  std::string hooks() const { return root_ + "/glue/hooks.cpp"; }
  std::string calls() const { return root_ + "/glue/calls.cpp"; }
  std::string ownBlocks() const { return root_ + "/blocks.txt"; }
  std::string emptyMain() const { return root_ + "/glue/main.cpp"; }
  std::string hookList() const { return root_ + "/glue/hooks.txt"; }
  std::string object(const std::string &stem) const { return root_ + "/objects/" + stem + ".o"; }
  std::string linkPlan() const { return root_ + "/glue/link.json"; }
  std::string linkNote(const std::string &id) const { return root_ + "/glue/unlinked-" + id + ".txt"; }
  // The file that says how a test program of a project was linked; named after the program.
  std::string linkCommand(const std::string &program) const;
  std::string proof() const { return root_ + "/proof"; }  // where emitted tests are built and run
  std::string compiler(const std::string &name) const { return root_ + "/toolchain/" + name; }
  std::string project() const { return root_ + "/project"; }         // our own build tree of the user's project
  WorkDir symbolic() const { return WorkDir(root_ + "/symbolic"); }  // work directory of the symbolic flavour
  std::string binary() const { return root_ + "/hooked"; }
  std::string stamp() const { return root_ + "/stamp.txt"; }  // stamp of the build that the trace was made with
  std::string schemaText() const { return root_ + "/schema.txt"; }
  std::string traceFile() const { return root_ + "/trace.bin"; }
  std::string tracePart(std::size_t i) const { return root_ + "/scratch/trace-" + std::to_string(i) + ".bin"; }
  std::string joinedTrace() const { return root_ + "/trace-joined.bin"; }  // traces of examples and joined inputs
  std::string judged() const { return root_ + "/judged.txt"; }             // hash of the verdicts behind the model
  std::string trace() const { return root_ + "/trace.json"; }
  std::string model() const { return root_ + "/model.json"; }
  std::string graphs() const { return root_ + "/graphs.json"; }
  std::string wireModel() const { return root_ + "/model.bin"; }
  std::string journal() const { return root_ + "/journal.txt"; }
  std::string report() const { return root_ + "/report.json"; }
  std::string interim() const { return root_ + "/interim.json"; }  // a report of what a run has found so far
  std::string truth() const { return root_ + "/truth.json"; }      // how right a specification finds the report
  std::string foreign() const { return root_ + "/dtrace"; }        // what was inferred from another tool's trace
  std::string tests() const { return root_ + "/tests"; }
  std::string scratch() const { return root_ + "/scratch"; }
  std::string scratch(int worker) const { return scratch() + "/worker-" + std::to_string(worker); }

private:
  std::string root_;
};

}  // namespace eclat
