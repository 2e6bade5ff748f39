// Carries handles of expressions beside the integers and pointers of one function. The runtime is entered only if an
// operand may be symbolic: a test in the code tells.
#pragma once

#include "../../../runtime/sym/trail.h"
#include "sym_leaves.h"
#include "sym_runtime.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

#include <functional>

namespace eclat::plugin {

using Handles = llvm::SmallVector<llvm::Value *, 2>;  // of a value: one for each leaf (sym_leaves.h)

class SymFunction {
public:
  SymFunction(SymRuntime &runtime, llvm::Function &function);
  void instrument();

private:
  void findPlain();
  using Build = llvm::function_ref<Handles(llvm::IRBuilder<> &)>;

  void enter();
  void visit(llvm::Instruction &instruction);
  void visitBinary(llvm::BinaryOperator &op);
  void visitCompare(llvm::ICmpInst &compare);
  void visitCast(llvm::CastInst &cast);
  void visitSelect(llvm::SelectInst &select);
  void visitLoad(llvm::LoadInst &load);
  void visitStore(llvm::StoreInst &store);
  void visitOffset(llvm::GetElementPtrInst &offset);
  void visitBranch(llvm::BranchInst &branch);
  void visitPhi(llvm::PHINode &phi);
  void visitExtract(llvm::ExtractValueInst &extract);
  void visitInsert(llvm::InsertValueInst &insert);
  void visitReturn(llvm::ReturnInst &result);
  void visitLocal(llvm::AllocaInst &local);
  void beginLocal(llvm::Instruction &before, llvm::Value *local, std::uint64_t size);
  // The next functions but `applied` are in sym_calls.cpp; the visits of memory, and beginLocal, are in sym_memory.cpp.
  void visitCall(llvm::CallBase &call);
  // Hands the handles of the arguments to the callee. Returns a flag that is true where one of them is symbolic; null
  // if none can be.
  llvm::Value *passArguments(llvm::CallBase &call);
  void takeResult(llvm::CallBase &call, llvm::Value *isPassed);
  void visitIntrinsic(llvm::IntrinsicInst &call);
  void visitBlock(llvm::IntrinsicInst &call);  // memcpy and its kin
  void applied(llvm::Instruction &to, sym::Op op, llvm::Value *a, llvm::Value *b);
  void overflowing(llvm::IntrinsicInst &call, sym::Op op, sym::Op overflow);

  Handles handlesOf(llvm::Value *value) const;
  llvm::Value *handleOf(llvm::Value *value) const { return handlesOf(value)[0]; }
  void keep(llvm::Value *value, llvm::Value *handle);
  bool isNone(const llvm::Value *handle) const { return handle == runtime_.none; }
  // Returns a handle that is not 0 if one of these is not; null if all are known to be plain.
  llvm::Value *anyOf(llvm::IRBuilder<> &builder, llvm::ArrayRef<llvm::Value *> handles) const;
  llvm::Value *isSome(llvm::IRBuilder<> &builder, llvm::Value *handle) const;
  llvm::Value *isActive(llvm::IRBuilder<> &builder) const;  // true while an input is being followed
  // The next functions are in sym_defer.cpp. `unlikely` returns the handles that `build` makes if the condition is
  // true, else `otherwise`, or none where that is missing.
  Handles unlikely(llvm::Instruction &before, llvm::Value *condition, llvm::ArrayRef<llvm::Value *> otherwise,
                   Build build);
  // Calls of the runtime are deferred: `build` makes the call for an instruction, which is run only if an operand is
  // symbolic. One test serves several instructions in a row; finishDeferred() puts it in, before an instruction that
  // does more than compute.
  using Later = std::function<Handles(llvm::IRBuilder<> &)>;
  void defer(llvm::Instruction &instruction, llvm::ArrayRef<llvm::Value *> operands, Later build);
  // Like defer, but the call is also made if `flags` is not 0.
  void deferWith(llvm::Value *flags, llvm::Instruction &instruction, llvm::ArrayRef<llvm::Value *> operands,
                 Later build);
  bool canWait(llvm::Instruction &instruction) const;
  bool isDeferred(const llvm::Value *value) const;
  void finishDeferred(llvm::Instruction &before);
  void countLoss(llvm::Instruction &before, llvm::ArrayRef<llvm::Value *> from, sym::Loss loss);
  // Like countLoss, for a handle on whose value too much depends: what is solved for from here on keeps that value.
  void pin(llvm::Instruction &before, llvm::Value *handle, sym::Loss loss);
  llvm::Value *word(llvm::IRBuilder<> &builder, llvm::Value *value) const;  // the bits of a value
  llvm::Value *number(std::uint64_t n) const { return llvm::ConstantInt::get(runtime_.handle, n); }
  llvm::Value *slot(llvm::IRBuilder<> &builder, llvm::GlobalVariable *array, unsigned index) const;
  // Returns flags that are not 0 where the memory may hold something symbolic.
  llvm::Value *flagsOf(llvm::IRBuilder<> &builder, llvm::Value *address, std::uint64_t bytes, llvm::Align) const;
  llvm::Value *flagAt(llvm::IRBuilder<> &builder, llvm::Value *address) const;
  std::uint32_t nextPlace() { return place_ += 2; }

  SymRuntime &runtime_;
  llvm::Function &function_;
  const llvm::DataLayout &layout_;
  llvm::DenseMap<llvm::Value *, Handles> handles_;
  llvm::DenseSet<const llvm::Value *> unsure_;  // values that may be symbolic; all others never are
  llvm::SmallVector<std::pair<llvm::PHINode *, llvm::SmallVector<llvm::PHINode *, 2>>, 16> phis_;
  struct Deferred {
    llvm::Instruction *instruction;
    Later build;  // makes its handles, if it has some
  };
  llvm::SmallVector<Deferred, 8> deferred_;
  llvm::SmallPtrSet<const llvm::Value *, 8> pending_;    // the instructions of deferred_
  llvm::SmallSetVector<llvm::Value *, 8> deferredFrom_;  // the handles that deferred_ depends on
  // The number of the last branch: it starts from a hash of the function's name, so that branches have the same numbers
  // in every build.
  std::uint32_t place_;
};

}  // namespace eclat::plugin
