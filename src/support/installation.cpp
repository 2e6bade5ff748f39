#include "support/installation.h"

#include <filesystem>

namespace eclat {

namespace {

Installation find() {
  std::error_code error;
  auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  auto lib = program.parent_path().parent_path() / "lib" / "eclat";
  return {program.string(),
          (lib / "libeclat_rt.a").string(),
          (lib / "include").string(),
          (lib / "eclat_pass.so").string(),
          (lib / "libeclat_sym.a").string(),
          (lib / "eclat_sym_pass.so").string(),
          (lib / "eclat_solver.so").string(),
          (lib / "eclat-inside").string()};
}

}  // namespace

const Installation &installation() {
  static const Installation found = find();
  return found;
}

std::string clangProgram() { return ECLAT_LLVM_ROOT "/bin/clang++"; }
std::string clangCProgram() { return ECLAT_LLVM_ROOT "/bin/clang"; }
std::string symbolizerProgram() { return ECLAT_LLVM_ROOT "/bin/llvm-symbolizer"; }

}  // namespace eclat
