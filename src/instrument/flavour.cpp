#include "instrument/flavour.h"

#include "instrument/instrument_component.h"
#include "support/installation.h"

namespace eclat {

namespace {

using Strings = std::vector<std::string>;

void add(Strings &to, const Strings &more) { to.insert(to.end(), more.begin(), more.end()); }

Strings runtimeArguments(bool hasAsan) {
  Strings arguments = {installation().library, "-Wl,--wrap=main", "-Wl,--wrap=_Znwm", "-Wl,--wrap=_Znam", "-rdynamic"};
#define ECLAT_UBSAN(name) arguments.emplace_back("-Wl,--wrap=__ubsan_handle_" #name);
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
  Flavour flavour{hookedFlags(), runtimeArguments(true), {installation().plugin}};
  add(flavour.link, sanitizerFlags());
  return flavour;
}

// The checks that the solver aims at: each is a branch of the program. Vector instructions would only be taken apart.
Flavour symbolicFlavour() {
  Flavour flavour;
  flavour.compile = {"-fsanitize=signed-integer-overflow,integer-divide-by-zero,shift,bounds",
                     "-fsanitize-recover=undefined",
                     "-D_GLIBCXX_ASSERTIONS",
                     "-fno-vectorize",
                     "-fno-slp-vectorize",
                     "-fpass-plugin=" + installation().plugin,
                     "-fpass-plugin=" + installation().symbolicPlugin,
                     "-Xclang",
                     "-mno-constructor-aliases"};
  flavour.link = {"-Wl,--whole-archive", installation().symbolicLibrary, "-Wl,--no-whole-archive"};
  add(flavour.link, runtimeArguments(false));
  flavour.link.emplace_back("-fsanitize=undefined");
  flavour.plugins = {installation().plugin, installation().symbolicPlugin};
  return flavour;
}

WorkDir symbolicDir(const WorkDir &dir) { return WorkDir(dir.root() + "/symbolic"); }

}  // namespace eclat
