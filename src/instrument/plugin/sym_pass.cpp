// Makes code symbolic, late in -O1: every integer and pointer is followed by the handle of its expression, 0 while it
// is plain. The expressions, and memory, are the business of runtime/sym.
#include "sym_function.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/PassPlugin.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Scalar/Scalarizer.h"
#include "llvm/Transforms/Utils/LowerSwitch.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace {

using eclat::plugin::kSymPrefix;
using eclat::plugin::SymFunction;
using eclat::plugin::SymRuntime;

// Functions of the libraries that runtime/sym/library.cpp stands before.
constexpr std::pair<const char *, const char *> kWrapped[] = {
    {"_Znwm",   "new"         },
    {"_Znam",   "new"         },
    {"_ZdlPv",  "delete"      },
    {"_ZdaPv",  "delete"      },
    {"_ZdlPvm", "delete_sized"},
    {"_ZdaPvm", "delete_sized"},
    {"malloc",  "malloc"      },
    {"calloc",  "calloc"      },
    {"realloc", "realloc"     },
    {"free",    "free"        },
    {"memcpy",  "memcpy"      },
    {"memmove", "memmove"     },
    {"memset",  "memset"      },
    {"memcmp",  "memcmp"      },
    {"bcmp",    "memcmp"      },
    {"memchr",  "memchr"      },
    {"strlen",  "strlen"      },
    {"strcmp",  "strcmp"      },
    {"strncmp", "strncmp"     }
};

bool isOurs(const GlobalValue &value) { return value.getName().starts_with(kSymPrefix); }

void wrapLibrary(Module &module) {
  for (auto [name, ours] : kWrapped)
    if (Function *function = module.getFunction(name); function && function->isDeclaration())
      function->replaceAllUsesWith(
          module.getOrInsertFunction((kSymPrefix + "w_" + ours).str(), function->getFunctionType()).getCallee());
}

// What was promised of a function says nothing of what is put into it.
void dropPromises(Module &module) {
  for (Function &function : module) {
    if (function.isIntrinsic() || isOurs(function))
      continue;
    for (Attribute::AttrKind kind : {Attribute::Memory, Attribute::WillReturn, Attribute::NoSync})
      function.removeFnAttr(kind);
    for (Instruction &instruction : instructions(function))
      if (auto *call = dyn_cast<CallBase>(&instruction); call && !isa<IntrinsicInst>(call))
        for (Attribute::AttrKind kind : {Attribute::Memory, Attribute::WillReturn, Attribute::NoSync})
          call->removeFnAttr(kind);
  }
}

// A constructor tells where the variables of the module are: an index may move in one of them.
void announceGlobals(SymRuntime &runtime) {
  Module &module = runtime.module;
  auto *entry = StructType::get(module.getContext(), {runtime.pointer, runtime.word});
  SmallVector<Constant *> entries;
  for (GlobalVariable &variable : module.globals()) {
    if (variable.isDeclaration() || variable.isThreadLocal() || isOurs(variable) || variable.hasSection() ||
        variable.getName().starts_with("llvm.") || variable.hasAvailableExternallyLinkage())
      continue;
    std::uint64_t size = module.getDataLayout().getTypeAllocSize(variable.getValueType());
    if (size >= 8)
      entries.push_back(ConstantStruct::get(entry, &variable, ConstantInt::get(runtime.word, size)));
  }
  if (entries.empty())
    return;
  auto *type = ArrayType::get(entry, entries.size());
  auto *table = new GlobalVariable(module, type, true, GlobalValue::PrivateLinkage, ConstantArray::get(type, entries),
                                   "eclat_sym_table");
  Function *tell = createSanitizerCtor(module, "eclat_sym_tell");
  IRBuilder<> builder(tell->getEntryBlock().getTerminator());
  builder.CreateCall(runtime.globals, {table, ConstantInt::get(runtime.word, entries.size())});
  appendToGlobalCtors(module, tell, 0);
}

struct SymPass : PassInfoMixin<SymPass> {
  static bool isRequired() { return true; }

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &) {
    wrapLibrary(module);
    SymRuntime runtime(module);
    dropPromises(module);
    SmallVector<Function *, 64> functions;
    for (Function &function : module)
      if (!function.isDeclaration() && !isOurs(function) && !function.hasAvailableExternallyLinkage() &&
          !function.hasFnAttribute(Attribute::Naked))
        functions.push_back(&function);
    for (Function *function : functions) {
      SymFunction(runtime, *function).instrument();
      if (verifyFunction(*function, &errs()))
        report_fatal_error(Twine("eclat: the symbolic flavour of ") + function->getName() + " is broken");
    }
    announceGlobals(runtime);
    return PreservedAnalyses::none();
  }
};

// The bodies of templates that a library has compiled already, such as those of std::string: ours are instrumented.
struct KeepBodies : PassInfoMixin<KeepBodies> {
  static bool isRequired() { return true; }

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &) {
    for (Function &function : module)
      if (function.hasAvailableExternallyLinkage() && !function.isDeclaration()) {
        function.setLinkage(GlobalValue::LinkOnceODRLinkage);
        function.setDSOLocal(false);
        function.setComdat(module.getOrInsertComdat(function.getName()));
      }
    return PreservedAnalyses::none();
  }
};

// Passes that we need leave alone what is not to be optimized.
struct StripOptNone : PassInfoMixin<StripOptNone> {
  static bool isRequired() { return true; }

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &) {
    for (Function &function : module)
      function.removeFnAttr(Attribute::OptimizeNone);
    return PreservedAnalyses::none();
  }
};

}  // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "eclat-symbolic", "1", [](PassBuilder &builder) {
            builder.registerPipelineStartEPCallback(
                [](ModulePassManager &passes, OptimizationLevel) { passes.addPass(KeepBodies()); });
            builder.registerOptimizerLastEPCallback([](ModulePassManager &passes, OptimizationLevel) {
              passes.addPass(StripOptNone());
              FunctionPassManager functions;
              functions.addPass(LowerSwitchPass());
              functions.addPass(ScalarizerPass());
              passes.addPass(createModuleToFunctionPassAdaptor(std::move(functions)));
              passes.addPass(SymPass());
            });
          }};
}
