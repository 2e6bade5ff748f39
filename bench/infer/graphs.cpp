// How long call graphs take, and how much memory, for traces of up to a million calls.
//   bench_graphs [CALLS]     without it the whole table
#include "infer/graphs/call_graphs.h"
#include "measure.h"
#include "support/random.h"

#include "../../tests/support/temp_folder.h"
#include "../../tests/support/trace_writer.h"

#include <cstdlib>

namespace {

using namespace eclat;
using bench::cpuSeconds, bench::inChild, bench::Measured;
using testing::number;
using testing::textValue;

constexpr int kMethods = 6;

// A class with a constructor and methods that take a text; the last one is const.
struct Subject {
  Component component;
  Schema schema;
};

Subject subject() {
  Subject s;
  ClassInfo info;
  info.name = "Session";
  s.component.classes = {info};
  Variable state{
      "state", Rep::Int, Rep::Int, "int", {"this", "field Session::state"}
  };
  Variable text{
      "text", Rep::Text, Rep::Int, "std::string", {"param 0", "text"}
  };
  s.schema.classes = {
      {"Session", {state}}
  };
  for (int i = 0; i <= kMethods; ++i) {
    Operation op;
    op.id = i;
    op.kind = i == 0 ? OperationKind::Constructor : OperationKind::Method;
    op.name = i == 0 ? "Session" : fmt::format("method{}", i);
    op.className = "Session";
    op.signature = "Session::" + op.name;
    op.isConst = i == kMethods;
    if (i > 0)
      op.parameters = {
          {"text", {TypeKind::String, "std::string"}, Passing::ConstRef, "const std::string &", false, false}
      };
    s.component.operations.push_back(op);
    std::vector<Variable> variables = i == 0 ? std::vector{state} : std::vector{state, text};
    s.schema.operations.push_back({i, variables, static_cast<int>(variables.size()), {{"Session", 0, -1}}});
  }
  return s;
}

// Sessions of 2 to 30 calls, a tenth of them inside another; every fifth object is never destroyed. `isInside`: all
// that in one call that does not end.
std::string trace(int calls, bool isInside) {
  testing::TraceWriter out;
  Random random(1);
  std::string words[8];
  for (std::size_t i = 0; i < 8; ++i)
    words[i] = fmt::format("statement {}", i);
  std::uint64_t object = 1;
  if (isInside)
    out.enter(1, {object, 0}, {number(0), textValue(words[0])});
  for (int made = 0; made < calls;) {
    ++object;
    std::int64_t state = 0;
    auto born = out.enter(0, {object}, {rt::Value()});
    out.exit(born, 0, {object}, {number(state)});
    ++made;
    auto call = [&](auto &self, int depth) -> void {
      int method = 1 + static_cast<int>(random.below(kMethods));
      rt::Value word = textValue(words[random.below(8)]);
      auto id = out.enter(method, {object, 0}, {number(state), word});
      ++made;
      if (depth < 2 && random.chance(10))
        self(self, depth + 1);
      state += method == kMethods ? 0 : 1;
      out.exit(id, method, {object, 0}, {number(state), word});
    };
    for (std::size_t n = 2 + random.below(29); n > 0 && made < calls; --n)
      call(call, 0);
    if (object % 5)
      out.objectEnds(object);
  }
  return out.bytes();
}

void row(int calls, bool isInside) {
  testing::TempFolder folder;
  inChild([&] {
    folder.write("trace.bin", trace(calls, isInside));
    return Measured{};
  });
  Measured m = inChild([&] {
    Subject s = subject();
    double before = cpuSeconds();
    auto graphs = inferCallGraphs(s.component, {folder.file("trace.bin"), s.schema, 0, 0});
    double after = cpuSeconds();
    if (!graphs)
      std::_Exit(1);
    return Measured{after - before, static_cast<std::size_t>(graphs->of("Session")->nodes)};
  });
  fmt::print("| {} | {} | {:.2f} | {:.2f} | {} | {} |\n", calls, isInside ? "yes" : "no", m.cpuSeconds,
             1e6 * m.cpuSeconds / calls, m.properties, m.peakKilobytes / 1024);
}

}  // namespace

int main(int argc, char **argv) {
  fmt::print("| calls | inside one call | CPU seconds | µs per call | nodes | peak MB |\n| ---: | --- | ---: | ---: | "
             "---: | ---: |\n");
  if (argc > 1) {
    row(std::atoi(argv[1]), false);
    return 0;
  }
  for (int calls : {10'000, 100'000, 1'000'000})
    row(calls, false);
  row(1'000'000, true);
}
