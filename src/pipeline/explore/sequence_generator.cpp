#include "pipeline/explore/sequence_generator.h"

namespace eclat {

std::vector<Input> SequenceGenerator::generate(const Operation &operation, const Pool &pool, int count) {
  SymbolicFigures &figures = search_.figures();
  std::uint64_t tooLong = sequences_.tooLong(), cutShort = sequences_.cutShort();
  std::vector<Input> sequences = sequences_.generate(operation, pool, count);
  if (operation.kind == OperationKind::Law)
    return sequences;
  figures.of(Bound::Length) += sequences_.tooLong() - tooLong;
  figures.of(Bound::Sequences) += sequences_.cutShort() - cutShort;
  return pathsOf(sequences);
}

std::vector<Input> SequenceGenerator::generateOne(const Operation &operation, const Pool &pool) {
  return pathsOf(sequences_.generate(operation, pool, 1));
}

std::vector<Input> SequenceGenerator::pathsOf(const std::vector<Input> &sequences) {
  std::vector<Input> out;
  for (const Input &sequence : sequences) {
    std::vector<Input> paths = search_.pathsOf(sequence);
    out.insert(out.end(), paths.begin(), paths.end());
  }
  return out;
}

}  // namespace eclat
