// When the runtime is entered: rarely, and asked about once for what comes one after another.
#include "sym_function.h"

#include "llvm/IR/MDBuilder.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace eclat::plugin {

Handles SymFunction::unlikely(Instruction &before, Value *condition, ArrayRef<Value *> otherwise, Build build) {
  BasicBlock *head = before.getParent();
  MDNode *rarely = MDBuilder(head->getContext()).createBranchWeights(1, 2000);
  Instruction *end = SplitBlockAndInsertIfThen(condition, before.getIterator(), false, rarely);
  IRBuilder<> builder(end);
  builder.SetCurrentDebugLocation(before.getDebugLoc());
  Handles made = build(builder), out;
  for (unsigned i = 0; i < made.size(); ++i) {
    PHINode *phi = PHINode::Create(runtime_.handle, 2, "", before.getParent()->begin());
    phi->addIncoming(i < otherwise.size() ? otherwise[i] : runtime_.none, head);
    phi->addIncoming(made[i], builder.GetInsertBlock());
    out.push_back(phi);
  }
  return out;
}

void SymFunction::defer(Instruction &instruction, ArrayRef<Value *> operands, Later build) {
  auto mayBeSymbolic = [&](Value *operand) {
    return isDeferred(operand) || !all_of(handlesOf(operand), [&](Value *handle) { return isNone(handle); });
  };
  if (any_of(operands, mayBeSymbolic))
    deferWith(runtime_.none, instruction, operands, std::move(build));
}

void SymFunction::deferWith(Value *flags, Instruction &instruction, ArrayRef<Value *> operands, Later build) {
  if (!isNone(flags))
    deferredFrom_.insert(flags);
  for (Value *operand : operands)
    if (!isDeferred(operand))
      for (Value *handle : handlesOf(operand))
        if (!isNone(handle))
          deferredFrom_.insert(handle);
  deferred_.push_back({&instruction, std::move(build)});
  pending_.insert(&instruction);
}

bool SymFunction::isDeferred(const Value *value) const { return pending_.contains(value); }

void SymFunction::finishDeferred(Instruction &before) {
  if (deferred_.empty())
    return;
  IRBuilder<> builder(&before);
  Value *any = anyOf(builder, deferredFrom_.getArrayRef());
  SmallVector<std::size_t, 8> counts;
  Handles made = unlikely(before, isSome(builder, any), {}, [&](IRBuilder<> &inner) {
    Handles all;
    for (Deferred &d : deferred_) {
      Handles own = d.build(inner);
      counts.push_back(own.size());
      all.append(own);
      if (!own.empty())
        handles_[d.instruction] = own;  // for those behind it
    }
    return all;
  });
  auto next = made.begin();
  for (unsigned i = 0; i < deferred_.size(); next += counts[i++])
    if (counts[i])
      handles_[deferred_[i].instruction] = Handles(next, next + counts[i]);
  deferred_.clear();
  deferredFrom_.clear();
  pending_.clear();
}

// It knows itself when what was deferred before it must be done.
bool SymFunction::canWait(Instruction &i) const {
  return isa<BinaryOperator, ICmpInst, GetElementPtrInst, ExtractValueInst, LoadInst, StoreInst, BranchInst,
             WithOverflowInst, MinMaxIntrinsic, DbgInfoIntrinsic>(i) ||
         (isa<CastInst>(i) && canBeSymbolic(i.getType()));
}

}  // namespace eclat::plugin
