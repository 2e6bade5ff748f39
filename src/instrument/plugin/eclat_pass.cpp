// The pass plugin for clang-19: renames each hooked definition `f` to `f.eclat` and leaves `f` as a weak alias of
// it, over which the generated hook file wins; a program that is linked without that file runs as ever. Runs at the
// start of the pipeline, at every -O level, before anything could be inlined.
//
// In the hook file the hook of `f` is called `f.hook` and becomes `f` here: Clang itself would refuse to compile a
// second `f`, and may have to emit an inline one, such as the destructor of what a hook returns.
//
// The names stand one per line in the file that $ECLAT_HOOKS names.
//
// It also tells the runtime of every variable with static storage, so that what one input leaves there does not reach
// the next (runtime/globals.h).

#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/PassPlugin.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

#include <cstdlib>

using namespace llvm;

namespace {

// What callers see from now on. That it is weak also keeps the optimizer from looking through it.
GlobalAlias *aliasInPlaceOf(Function &original, StringRef name) {
  original.setName(name + ".eclat");
  GlobalAlias *alias = GlobalAlias::create(original.getFunctionType(), original.getAddressSpace(),
                                           GlobalValue::WeakAnyLinkage, "", original.getParent());
  original.replaceAllUsesWith(alias);
  alias->setAliasee(&original);
  alias->setVisibility(GlobalValue::DefaultVisibility);
  alias->setDSOLocal(false);
  alias->setName(name);
  return alias;
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
  original.setDSOLocal(false);  // what was hidden was sure to be in the same library
}

void hook(Function &original, StringRef name) {
  SmallVector<GlobalAlias *> aliases;
  for (GlobalAlias &alias : original.getParent()->aliases())
    if (alias.getAliasee()->stripPointerCasts() == &original)
      aliases.push_back(&alias);
  GlobalAlias *hooked = aliasInPlaceOf(original, name);
  // An alias must name a definition; whoever calls it in this module goes to the hook instead.
  for (GlobalAlias *alias : aliases) {
    alias->replaceAllUsesWith(hooked);
    alias->setAliasee(&original);
  }
  keepRenamed(original);
}

constexpr StringRef kHookMark = ".hook";

// The place of `name` is free afterwards. A body in the hook file is the original, as it is in every other file.
void makeWay(Module &module, Function &hookFunction, StringRef name) {
  Function *taken = module.getFunction(name);
  if (!taken)
    return;
  if (taken->isDeclaration()) {
    taken->replaceAllUsesWith(&hookFunction);
    taken->eraseFromParent();
    return;
  }
  if (Function *declared = module.getFunction((name + ".eclat").str())) {
    declared->replaceAllUsesWith(taken);
    declared->eraseFromParent();
  }
  taken->setName(name + ".eclat");
  keepRenamed(*taken);
}

// True if this is the hook file.
bool nameHooks(Module &module) {
  SmallVector<Function *> hooks;
  for (Function &function : module)
    if (!function.isDeclaration() && function.getName().ends_with(kHookMark))
      hooks.push_back(&function);
  for (Function *function : hooks) {
    std::string name = function->getName().drop_back(kHookMark.size()).str();
    makeWay(module, *function, name);
    function->setName(name);
  }
  return !hooks.empty();
}

bool holdsPointers(Type *type) {
  if (type->isPointerTy())
    return true;
  return any_of(type->subtypes(), holdsPointers);
}

// As its author declared it. One that is made when it is first needed does not change for that.
bool isDeclaredConst(const GlobalVariable &variable) {
  SmallVector<DIGlobalVariableExpression *> told;
  variable.getDebugInfo(told);
  return any_of(told, [](const DIGlobalVariableExpression *expression) {
    const DIType *type = expression->getVariable()->getType();
    return type && type->getTag() == dwarf::DW_TAG_const_type;
  });
}

// Of a variable that is made when it is first needed: `_ZGVZ…` for `_ZZ…`.
bool guardsConst(const GlobalVariable &variable) {
  StringRef name = variable.getName();
  if (!name.consume_front("_ZGV"))
    return false;
  const GlobalVariable *guarded = variable.getParent()->getNamedGlobal(("_Z" + name).str());
  return guarded && isDeclaredConst(*guarded);
}

bool canChange(const GlobalVariable &variable) {
  bool isOurs = variable.getName().contains("eclat");
  bool isCompilers = variable.hasPrivateLinkage();  // such as what the checks of the sanitizers pass
  bool isElsewhere = variable.isDeclaration() || variable.hasAvailableExternallyLinkage();
  // A copy of it may win at link time, and nothing else may refer to this one then.
  bool isPrivateCopy = variable.hasLocalLinkage() && variable.hasComdat();
  if (isDeclaredConst(variable) || guardsConst(variable))
    return false;
  return !variable.isConstant() && !variable.isThreadLocal() && !isElsewhere && !isPrivateCopy && !isOurs &&
         !isCompilers && !variable.getName().starts_with("llvm.") && !variable.hasSection();
}

// A constructor calls eclat_globals(table, count), if the program has one.
bool announceVariables(Module &module) {
  LLVMContext &context = module.getContext();
  Type *word = Type::getInt64Ty(context), *pointer = PointerType::getUnqual(context);
  auto *entry = StructType::get(pointer, word, word);
  SmallVector<Constant *> entries;
  for (GlobalVariable &variable : module.globals())
    if (canChange(variable))
      entries.push_back(ConstantStruct::get(
          entry, &variable,
          ConstantInt::get(word, module.getDataLayout().getTypeAllocSize(variable.getValueType()).getFixedValue()),
          ConstantInt::get(word, holdsPointers(variable.getValueType()))));
  if (entries.empty())
    return false;
  auto *type = ArrayType::get(entry, entries.size());
  auto *table = new GlobalVariable(module, type, true, GlobalValue::PrivateLinkage, ConstantArray::get(type, entries),
                                   "eclat.globals");
  auto *receiver =
      cast<Function>(module.getOrInsertFunction("eclat_globals", Type::getVoidTy(context), pointer, word).getCallee());
  receiver->setLinkage(GlobalValue::ExternalWeakLinkage);
  auto *tell = Function::Create(FunctionType::get(Type::getVoidTy(context), false), GlobalValue::InternalLinkage,
                                "eclat.tell", module);
  auto *start = BasicBlock::Create(context, "", tell), *call = BasicBlock::Create(context, "", tell),
       *end = BasicBlock::Create(context, "", tell);
  IRBuilder<> builder(start);
  builder.CreateCondBr(builder.CreateIsNotNull(receiver), call, end);
  builder.SetInsertPoint(call);
  builder.CreateCall(receiver, {table, ConstantInt::get(word, entries.size())});
  builder.CreateBr(end);
  builder.SetInsertPoint(end);
  builder.CreateRetVoid();
  appendToGlobalCtors(module, tell, 65535);
  return true;
}

struct HookPass : PassInfoMixin<HookPass> {
  static bool isRequired() { return true; }

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &) {
    if (nameHooks(module))
      return PreservedAnalyses::none();
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
    bool changed = announceVariables(module);
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
