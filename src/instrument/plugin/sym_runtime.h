// Declares the functions and variables of runtime/sym that instrumented code uses.
#pragma once

#include "llvm/IR/Module.h"

namespace eclat::plugin {

constexpr llvm::StringLiteral kSymPrefix = "eclat_sym_";
constexpr unsigned kMostSlots = 32;  // the most handles for the arguments of a call, or for its result
constexpr unsigned kFlagBits = 22;   // as in runtime/sym/shadow.h

struct SymRuntime {
  explicit SymRuntime(llvm::Module &module);

  llvm::Module &module;
  llvm::Type *nothing, *byte, *handle, *word, *pointer;
  llvm::Constant *none;  // the handle of a plain value
  llvm::FunctionCallee apply, cast, choose, load, store, offset, branch, lose, pin, passed, copy, fill, local, globals;
  llvm::GlobalVariable *callee, *arguments, *returned, *results, *flags, *active;

private:
  llvm::FunctionCallee function(const char *name, llvm::Type *result, llvm::ArrayRef<llvm::Type *> parameters);
  llvm::GlobalVariable *variable(const char *name, llvm::Type *type, bool isThreadLocal);
};

}  // namespace eclat::plugin
