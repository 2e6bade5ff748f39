// The pass plugin for clang-19: renames each hooked definition `f` to `f.eclat` and leaves `f` as a
// declaration, which the generated hook file defines. Runs at the start of the pipeline, at every -O level,
// before anything could be inlined.
//
// The names stand one per line in the file that $ECLAT_HOOKS names.

#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/PassPlugin.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cstdlib>

using namespace llvm;

namespace {

// The declaration that callers see from now on.
Function *declareInPlaceOf(Function &original, StringRef name) {
  Function *declaration = Function::Create(original.getFunctionType(), GlobalValue::ExternalLinkage,
                                           original.getAddressSpace(), "", original.getParent());
  declaration->copyAttributesFrom(&original);
  declaration->setLinkage(GlobalValue::ExternalLinkage);
  declaration->setVisibility(GlobalValue::DefaultVisibility);
  declaration->setDSOLocal(false);
  declaration->setComdat(nullptr);
  declaration->setPersonalityFn(nullptr);
  // The hook does more than the original promised.
  declaration->removeFnAttr(Attribute::AlwaysInline);
  declaration->removeFnAttr(Attribute::Memory);
  original.setName(name + ".eclat");
  declaration->setName(name);
  return declaration;
}

// The renamed body must survive although this module may no longer use it, and be found by the hook file.
void keepRenamed(Function &original) {
  if (Comdat *old = original.getComdat()) {
    Comdat *renamed = original.getParent()->getOrInsertComdat(original.getName());
    renamed->setSelectionKind(old->getSelectionKind());
    original.setComdat(renamed);
  }
  if (original.hasLinkOnceLinkage())
    original.setLinkage(original.hasLinkOnceODRLinkage() ? GlobalValue::WeakODRLinkage : GlobalValue::WeakAnyLinkage);
  original.setVisibility(GlobalValue::DefaultVisibility);
}

void hook(Function &original, StringRef name) {
  SmallVector<GlobalAlias *> aliases;
  for (GlobalAlias &alias : original.getParent()->aliases())
    if (alias.getAliasee()->stripPointerCasts() == &original)
      aliases.push_back(&alias);
  Function *declaration = declareInPlaceOf(original, name);
  original.replaceAllUsesWith(declaration);
  // An alias must name a definition; whoever calls it in this module goes to the hook instead.
  for (GlobalAlias *alias : aliases) {
    alias->replaceAllUsesWith(declaration);
    alias->setAliasee(&original);
  }
  keepRenamed(original);
}

struct HookPass : PassInfoMixin<HookPass> {
  static bool isRequired() { return true; }

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &) {
    const char *file = std::getenv("ECLAT_HOOKS");
    if (!file)
      return PreservedAnalyses::all();
    auto buffer = MemoryBuffer::getFile(file);
    if (!buffer) {
      errs() << "eclat: cannot read the list of hooks '" << file << "'\n";
      return PreservedAnalyses::all();
    }
    SmallVector<StringRef> names;
    (*buffer)->getBuffer().split(names, '\n', -1, false);
    bool changed = false;
    for (StringRef name : names) {
      Function *function = module.getFunction(name);
      if (!function || function->isDeclaration() || function->hasLocalLinkage() ||
          function->hasAvailableExternallyLinkage())
        continue;
      hook(*function, name);
      changed = true;
    }
    return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
  }
};

}  // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "eclat", "1", [](PassBuilder &builder) {
            builder.registerPipelineStartEPCallback(
                [](ModulePassManager &passes, OptimizationLevel) { passes.addPass(HookPass()); });
          }};
}
