#include "pipeline/explore/explore.h"

namespace eclat {

void Origin::tell(Finding &finding) const {
  finding.foundBy = foundBy;
  finding.solvedFor = solvedFor;
}

void Explored::add(const Explored &other) {
  faults.add(other.faults);
  selection.add(other.selection);
  stats.generated += other.stats.generated;
  stats.normal += other.stats.normal;
  stats.novel += other.stats.novel;
  stats.illegal += other.stats.illegal;
  stats.fault += other.stats.fault;
  stats.notRun += other.stats.notRun;
  stats.checked += other.stats.checked;
  stats.undecided += other.stats.undecided;
  stats.known += other.stats.known;
  stats.stoppedEarly = stats.stoppedEarly || other.stats.stoppedEarly;
  stats.isCut = stats.isCut || other.stats.isCut;
  reached.insert(other.reached.begin(), other.reached.end());
  origins.insert(other.origins.begin(), other.origins.end());
  promising.insert(promising.end(), other.promising.begin(), other.promising.end());
  for (const auto &[operation, figures] : other.operations) {
    OperationFigures &sum = operations[operation];
    sum.inputs += figures.inputs;
    sum.normal += figures.normal;
    sum.novel += figures.novel;
    sum.illegal += figures.illegal;
    sum.fault += figures.fault;
  }
  illegalEnds.add(other.illegalEnds, labelled.size());
  labelled.insert(labelled.end(), other.labelled.begin(), other.labelled.end());
  for (const auto &[what, inputs] : other.blocked)
    blocked[what] += inputs;
}

void Explored::holdAgainstClass(const std::vector<Finding> &confirmed) {
  for (const auto &[finding, ends] : illegalEnds.take(confirmed))
    for (const IllegalEnd &end : ends) {
      --stats.illegal, ++stats.fault;
      OperationFigures &figures = operations[end.operation];
      --figures.illegal, ++figures.fault;
      if (end.number) {
        labelled[end.number - 1].label = Label::Fault;
        labelled[end.number - 1].pattern = finding->pattern;
      }
    }
}

}  // namespace eclat
