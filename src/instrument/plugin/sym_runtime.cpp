#include "sym_runtime.h"

#include "llvm/IR/Constants.h"

using namespace llvm;

namespace eclat::plugin {

FunctionCallee SymRuntime::function(const char *name, Type *result, ArrayRef<Type *> parameters) {
  FunctionCallee callee =
      module.getOrInsertFunction((kSymPrefix + name).str(), FunctionType::get(result, parameters, false));
  if (auto *declared = dyn_cast<Function>(callee.getCallee())) {
    declared->addFnAttr(Attribute::NoUnwind);
    declared->addFnAttr(Attribute::Cold);
  }
  return callee;
}

GlobalVariable *SymRuntime::variable(const char *name, Type *type, bool isThreadLocal) {
  auto *found = llvm::cast<GlobalVariable>(module.getOrInsertGlobal((kSymPrefix + name).str(), type));
  if (isThreadLocal)
    found->setThreadLocalMode(GlobalValue::InitialExecTLSModel);
  return found;
}

SymRuntime::SymRuntime(Module &m) : module(m) {
  LLVMContext &context = m.getContext();
  nothing = Type::getVoidTy(context);
  byte = Type::getInt8Ty(context);
  handle = Type::getInt32Ty(context);
  word = Type::getInt64Ty(context);
  pointer = PointerType::getUnqual(context);
  none = ConstantInt::get(handle, 0);
  apply = function("apply", handle, {handle, handle, handle, word, handle, word});
  cast = function("cast", handle, {handle, handle, handle});
  choose = function("choose", handle, {handle, handle, handle, word, handle, word});
  load = function("load", handle, {word, handle, handle, handle});
  store = function("store", nothing, {word, handle, handle, word, handle});
  offset = function("offset", handle, {handle, word, handle, word, handle, word});
  branch = function("branch", nothing, {handle, handle, handle, handle});
  lose = function("lose", nothing, {handle});
  pin = function("pin", nothing, {handle, handle});
  passed = function("passed", nothing, {word});
  copy = function("copy", nothing, {pointer, pointer, word, handle});
  fill = function("fill", nothing, {pointer, handle, word, handle});
  local = function("local", nothing, {pointer, word});
  globals = function("globals", nothing, {pointer, word});
  callee = variable("callee", word, true);
  arguments = variable("arguments", ArrayType::get(handle, kMostSlots), true);
  returned = variable("returned", word, true);
  results = variable("results", ArrayType::get(handle, kMostSlots), true);
  flags = variable("flags", ArrayType::get(byte, 1u << kFlagBits), false);
  active = variable("active", byte, false);
}

}  // namespace eclat::plugin
