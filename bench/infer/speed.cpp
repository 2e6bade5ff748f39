// How fast inferModel is and how much memory it takes, on traces of a bounded stack.
//   bench_infer_speed [CALLS UNRELATED WITH_GROUPS]     one row; without arguments the whole table
#include "infer/infer_model.h"
#include "measure.h"
#include "stack_trace.h"

#include "../../tests/support/temp_folder.h"

#include <cstdlib>
#include <fmt/format.h>

namespace {

using namespace eclat;
using bench::cpuSeconds, bench::inChild, bench::Measured;

struct Row {
  int calls = 0;
  int unrelated = 0;
  bool withGroups = false;
};

Measured measureOnce(const Row &row, const std::string &file) {
  return inChild([&] {
    bench::StackSubject subject = bench::stackSubject(row.unrelated, row.withGroups);
    Trace trace{file, subject.schema, static_cast<std::uint64_t>(row.calls), 0};
    double before = cpuSeconds();
    Result<Model> model = inferModel(subject.component, trace);
    double after = cpuSeconds();
    if (!model) {
      fmt::print(stderr, "{}\n", model.error().message);
      std::_Exit(1);
    }
    return Measured{after - before, model->properties.size()};
  });
}

Measured measure(const Row &row) {
  testing::TempFolder folder;
  inChild([&] {
    folder.write("trace.bin", bench::stackTrace(row.calls, row.unrelated, 1));
    return Measured{};
  });
  // The least of up to three: other work on the machine only ever adds.
  constexpr double kEnoughSeconds = 6;
  Measured best;
  double spent = 0;
  for (int round = 0; round < 3 && spent < kEnoughSeconds; ++round) {
    Measured m = measureOnce(row, folder.file("trace.bin"));
    spent += m.cpuSeconds;
    if (round == 0 || m.cpuSeconds < best.cpuSeconds)
      best = m;
  }
  return best;
}

Measured print(const Row &row) {
  Measured m = measure(row);
  int samples = 2 * row.calls;
  fmt::print("| {:>6} | {:>7} | {:>9} | {:>6} | {:>8.2f} | {:>13.0f} | {:>8.1f} | {:>10} |\n", row.calls, samples,
             row.unrelated, row.withGroups ? "yes" : "no", m.cpuSeconds, samples / m.cpuSeconds,
             static_cast<double>(m.peakKilobytes) / 1024, m.properties);
  std::fflush(stdout);
  return m;
}

}  // namespace

int main(int argc, char **argv) {
  fmt::print("|  calls | samples | unrelated | groups | CPU in s | samples/CPU-s | RSS / MB | properties |\n"
             "| -----: | ------: | --------: | -----: | -------: | ------------: | -------: | ---------: |\n");
  std::fflush(stdout);
  if (argc == 4) {
    print({std::atoi(argv[1]), std::atoi(argv[2]), std::atoi(argv[3]) != 0});
    return 0;
  }
  for (bool withGroups : {false, true}) {
    for (int calls : {10'000, 100'000})
      print({calls, 0, withGroups});
    Measured none, most;
    for (int unrelated : {0, 5, 10, 20}) {
      most = print({300'000, unrelated, withGroups});
      if (unrelated == 0)
        none = most;
    }
    fmt::print(
        "  20 unrelated fields: {:.1f} times the cost (wanted: below 5), {:.1f} times the properties (at most 3)\n",
        most.cpuSeconds / none.cpuSeconds, static_cast<double>(most.properties) / static_cast<double>(none.properties));
  }
}
