#include "instrument/flavour.h"

#include "instrument/instrument_component.h"
#include "support/installation.h"

#include <cstdlib>

namespace eclat {

namespace {

using Strings = std::vector<std::string>;

void add(Strings &to, const Strings &more) { to.insert(to.end(), more.begin(), more.end()); }

Strings runtimeArguments(bool hasAsan) {
  Strings arguments = {installation().library, "-Wl,--wrap=main", "-Wl,--wrap=_Znwm", "-Wl,--wrap=_Znam", "-rdynamic"};
#define ECLAT_UBSAN(name, kind) arguments.emplace_back("-Wl,--wrap=__ubsan_handle_" #name);
#define ECLAT_ASAN(name)                                                                                               \
  if (hasAsan)                                                                                                         \
    arguments.emplace_back("-Wl,--wrap=__asan_report_" #name);
#include "../../runtime/reports.def"
#undef ECLAT_UBSAN
#undef ECLAT_ASAN
  return arguments;
}

}  // namespace

Flavour ordinaryFlavour() {
  Flavour flavour;
  flavour.compile = hookedFlags();
  flavour.compileC = sanitizerFlags();
  flavour.link = runtimeArguments(true);
  add(flavour.link, sanitizerFlags());
  flavour.plugins = {installation().plugin};
  return flavour;
}

Flavour symbolicFlavour() {
  Flavour flavour;
  flavour.name = "symbolic";
  flavour.plugins = {installation().plugin, installation().symbolicPlugin};
  // The checks that the solver aims at: each is a branch of the program. Vector instructions would only be taken apart.
  // The pass comes late in -O1, whatever the project asks for, and before anything is linked. Nobody debugs it.
  const Strings checks = {"-fsanitize=signed-integer-overflow,integer-divide-by-zero,shift,bounds",
                          "-fsanitize-recover=undefined",
                          "-fno-vectorize",
                          "-fno-slp-vectorize",
                          "-O1",
                          "-fno-lto",
                          "-g0"};
  const std::string follow = "-fpass-plugin=" + installation().symbolicPlugin;
  flavour.compileC = checks;
  add(flavour.compileC, {follow});
  flavour.compile = checks;
  add(flavour.compile, {"-D_GLIBCXX_ASSERTIONS", "-fpass-plugin=" + installation().plugin, follow, "-Xclang",
                        "-mno-constructor-aliases"});
  flavour.link = {"-Wl,--whole-archive", installation().symbolicLibrary, "-Wl,--no-whole-archive"};
  add(flavour.link, runtimeArguments(false));
  flavour.link.emplace_back("-fsanitize=undefined");
  // Everything that was compiled so needs the functions that the pass calls; where `-x` stands before them, only what
  // is meant for the linker is not taken for a source.
  flavour.linkOther = {"-Wl,--whole-archive," + installation().symbolicLibrary + ",--no-whole-archive", "-rdynamic",
                       "-fsanitize=undefined", "-Wl,-lstdc++,-lm,-ldl,-lpthread"};
  return flavour;
}

Flavour flavourOfEnvironment() {
  const char *name = std::getenv(kEnvFlavour);
  Flavour symbolic = symbolicFlavour();
  return name && name == symbolic.name ? symbolic : ordinaryFlavour();
}

}  // namespace eclat
