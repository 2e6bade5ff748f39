// Memory: what is loaded, stored and pointed to.
#include "sym_function.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/IR/Operator.h"

using namespace llvm;
using eclat::sym::Loss;
using eclat::sym::Op;

namespace eclat::plugin {

Value *SymFunction::flagAt(IRBuilder<> &builder, Value *address) const {
  Value *index = builder.CreateAnd(builder.CreateLShr(address, 3), (1u << kFlagBits) - 1);
  return builder.CreateLoad(runtime_.byte, builder.CreateInBoundsGEP(runtime_.flags->getValueType(), runtime_.flags,
                                                                     {ConstantInt::get(runtime_.word, 0), index}));
}

Value *SymFunction::flagsOf(IRBuilder<> &builder, Value *address, std::uint64_t bytes, Align alignment) const {
  Value *flags = flagAt(builder, address);
  bool mayStraddle = bytes > 8 || alignment.value() < std::min<std::uint64_t>(bytes, 8);
  for (std::uint64_t at = 8; mayStraddle && at < bytes + 8; at += 8) {
    Value *there = builder.CreateAdd(address, ConstantInt::get(runtime_.word, std::min(at, bytes - 1)));
    flags = builder.CreateOr(flags, flagAt(builder, there));
  }
  return builder.CreateZExt(flags, runtime_.handle);
}

void SymFunction::visitLoad(LoadInst &load) {
  Value *from = load.getPointerOperand();
  if (!canBeSymbolic(load.getType())) {
    finishDeferred(load);
    return countLoss(load, {handleOf(from)}, Loss::Address);
  }
  IRBuilder<> builder(&load);
  std::uint64_t bytes = layout_.getTypeStoreSize(load.getType());
  Value *address = builder.CreatePtrToInt(from, runtime_.word);
  // A symbolic address makes conditions, which must be known before a load that may crash.
  bool hasNoConditions = load.isSimple() && !isDeferred(from) && isNone(handleOf(from));
  deferWith(flagsOf(builder, address, bytes, load.getAlign()), load, {from},
            [this, &load, from, address, bytes](IRBuilder<> &inner) -> Handles {
              return {inner.CreateCall(runtime_.load,
                                       {address, number(bytes), handleOf(from), number(widthOf(load.getType()))})};
            });
  if (!hasNoConditions)
    finishDeferred(load);
}

void SymFunction::visitStore(StoreInst &store) {
  Value *value = store.getValueOperand(), *to = store.getPointerOperand();
  std::uint64_t bytes = layout_.getTypeStoreSize(value->getType()).getKnownMinValue();
  IRBuilder<> builder(&store);
  Value *address = builder.CreatePtrToInt(to, runtime_.word);
  SmallVector<Value *, 2> operands{to};
  if (canBeSymbolic(value->getType()))
    operands.push_back(value);
  deferWith(flagsOf(builder, address, bytes, store.getAlign()), store, operands, [&](IRBuilder<> &inner) {
    Value *bits = word(inner, value), *e = canBeSymbolic(value->getType()) ? handleOf(value) : runtime_.none;
    if (value->getType()->isFloatTy() || value->getType()->isDoubleTy())
      bits = inner.CreateZExt(inner.CreateBitCast(value, inner.getIntNTy(static_cast<unsigned>(bytes) * 8)),
                              runtime_.word);
    inner.CreateCall(runtime_.store, {address, number(bytes), e, bits, handleOf(to)});
    return Handles();
  });
  finishDeferred(store);
}

void SymFunction::visitOffset(GetElementPtrInst &offset) {
  MapVector<Value *, APInt> scales;
  APInt constant(64, 0);
  if (offset.getType()->isVectorTy() || !cast<GEPOperator>(offset).collectOffset(layout_, 64, scales, constant))
    return;
  Value *base = offset.getPointerOperand();
  SmallVector<Value *, 4> operands{base};
  for (auto &[index, scale] : scales)
    operands.push_back(index);
  defer(offset, operands, [this, base, scales, constant](IRBuilder<> &builder) -> Handles {
    Value *e = handleOf(base), *address = builder.CreatePtrToInt(base, runtime_.word);
    for (auto &[index, scale] : scales) {
      Value *factor = ConstantInt::get(runtime_.word, scale);
      Value *symbolic = canBeSymbolic(index->getType()) ? handleOf(index) : runtime_.none;
      e = builder.CreateCall(runtime_.offset, {e, address, symbolic, word(builder, index),
                                               number(index->getType()->getIntegerBitWidth()), factor});
      Value *moved = builder.CreateMul(builder.CreateSExtOrTrunc(index, runtime_.word), factor);
      address = builder.CreateAdd(address, moved);
    }
    if (constant == 0)
      return {e};
    Value *more = ConstantInt::get(runtime_.word, constant);
    return {builder.CreateCall(runtime_.apply,
                               {number(static_cast<unsigned>(Op::Add)), number(64), e, address, runtime_.none, more})};
  });
}

// What an earlier call left on the stack says nothing of a new variable there.
void SymFunction::visitLocal(AllocaInst &local) {
  for (User *user : local.users())
    if (auto *call = dyn_cast<IntrinsicInst>(user); call && call->getIntrinsicID() == Intrinsic::lifetime_start)
      return;  // it begins there
  if (!local.isStaticAlloca() || !local.getAllocatedType()->isSized())
    return;
  beginLocal(*function_.getEntryBlock().getFirstNonPHIOrDbgOrAlloca(), &local, *local.getAllocationSize(layout_));
}

void SymFunction::beginLocal(Instruction &before, Value *local, std::uint64_t size) {
  IRBuilder<> builder(&before);
  unlikely(before, isActive(builder), {}, [&](IRBuilder<> &inner) {
    inner.CreateCall(runtime_.local, {local, ConstantInt::get(runtime_.word, size)});
    return Handles();
  });
}

}  // namespace eclat::plugin
