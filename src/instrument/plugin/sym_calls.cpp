// Calls: expressions go to the callee and come back, and intrinsics are what they compute.
#include "sym_function.h"

#include "llvm/IR/InlineAsm.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;
using eclat::sym::Loss;
using eclat::sym::Op;

namespace eclat::plugin {

void SymFunction::visitCall(CallBase &call) {
  if (auto *intrinsic = dyn_cast<IntrinsicInst>(&call))
    return visitIntrinsic(*intrinsic);
  if (isa<InlineAsm>(call.getCalledOperand())) {
    SmallVector<Value *, 4> from;
    for (Value *argument : call.args())
      if (canBeSymbolic(argument->getType()) && !argument->getType()->isPointerTy())
        from.push_back(handleOf(argument));
    return countLoss(call, from, Loss::Instruction);
  }
  Function *called = call.getCalledFunction();
  if (called && called->getName().starts_with(kSymPrefix) && !called->getName().starts_with("eclat_sym_w_"))
    return;
  Value *isPassed = passArguments(call);
  if (!call.isMustTailCall())
    takeResult(call, isPassed);
}

Value *SymFunction::passArguments(CallBase &call) {
  SmallVector<Value *, 8> handles;
  for (Use &argument : call.args()) {
    Handles own = handlesOf(argument);
    bool isCopied = call.isByValArgument(call.getArgOperandNo(&argument));
    for (Value *handle : own)
      handles.push_back(isCopied ? runtime_.none : handle);
  }
  IRBuilder<> builder(&call);
  Value *any = handles.size() <= kMostSlots ? anyOf(builder, handles) : nullptr;
  // Who takes them leaves nothing behind, and nobody else asks by that name.
  if (!any)
    return nullptr;
  Value *isAny = isSome(builder, any);
  Value *callee = builder.CreatePtrToInt(call.getCalledOperand(), runtime_.word);
  unlikely(call, isAny, {}, [&](IRBuilder<> &inner) {
    inner.CreateStore(callee, runtime_.callee);
    for (unsigned i = 0; i < handles.size(); ++i)
      inner.CreateStore(handles[i], slot(inner, runtime_.arguments, i));
    return Handles();
  });
  return isAny;
}

void SymFunction::takeResult(CallBase &call, Value *isPassed) {
  Type *type = call.getType();
  unsigned count = leafCount(type);
  bool isWanted = count > 0 && count <= kMostSlots && !call.use_empty() && !type->isFPOrFPVectorTy() &&
                  !type->isVectorTy() && !call.hasFnAttr(Attribute::ReturnsTwice) && !isa<CallBrInst>(call);
  bool isAsked = isPassed && isa<CallInst>(call) && !call.doesNotReturn();
  if (!isWanted && !isAsked)
    return;
  Instruction *next = call.getNextNode();
  if (auto *invoke = dyn_cast<InvokeInst>(&call)) {
    BasicBlock *normal = invoke->getNormalDest();
    if (!normal->getSinglePredecessor() || isa<PHINode>(normal->front()))
      normal = SplitEdge(call.getParent(), normal);
    next = &*normal->getFirstInsertionPt();
  }
  IRBuilder<> builder(next);
  Value *callee = builder.CreatePtrToInt(call.getCalledOperand(), runtime_.word), *isMeant = builder.getFalse();
  if (isWanted)
    isMeant = builder.CreateICmpEQ(builder.CreateLoad(runtime_.word, runtime_.returned), callee);
  Handles taken = unlikely(*next, isAsked ? builder.CreateOr(isPassed, isMeant) : isMeant, {}, [&](IRBuilder<> &inner) {
    Handles out;
    if (isAsked)
      inner.CreateCall(runtime_.passed, {callee});  // whether somebody took them: it may be compiled without us
    if (isWanted)
      inner.CreateStore(ConstantInt::get(runtime_.word, 0), runtime_.returned);
    for (unsigned i = 0; isWanted && i < count; ++i) {
      Value *result = inner.CreateLoad(runtime_.handle, slot(inner, runtime_.results, i));
      out.push_back(isAsked ? inner.CreateSelect(isMeant, result, runtime_.none) : result);
    }
    return out;
  });
  if (isWanted)
    handles_[&call] = taken;
}

// The number, and whether it is too large.
void SymFunction::overflowing(IntrinsicInst &call, Op op, Op overflow) {
  Value *a = call.getArgOperand(0), *b = call.getArgOperand(1);
  if (!canBeSymbolic(a->getType()))
    return;
  defer(call, {a, b}, [this, a, b, op, overflow](IRBuilder<> &inner) {
    Value *width = number(widthOf(a->getType())), *x = word(inner, a), *y = word(inner, b);
    auto made = [&](Op wanted) {
      return inner.CreateCall(runtime_.apply,
                              {number(static_cast<unsigned>(wanted)), width, handleOf(a), x, handleOf(b), y});
    };
    return Handles{made(op), made(overflow)};
  });
}

void SymFunction::visitBlock(IntrinsicInst &call) {
  IRBuilder<> builder(&call);
  Value *length = call.getArgOperand(2), *bytes = builder.CreateZExtOrTrunc(length, runtime_.word);
  bool isFill = call.getIntrinsicID() == Intrinsic::memset || call.getIntrinsicID() == Intrinsic::memset_inline;
  Value *to = call.getArgOperand(0), *from = call.getArgOperand(1), *e = handleOf(length);
  Value *byte = isFill ? handleOf(from) : nullptr;
  unlikely(call, isActive(builder), {}, [&](IRBuilder<> &inner) {
    if (isFill)
      inner.CreateCall(runtime_.fill, {to, byte, bytes, e});
    else
      inner.CreateCall(runtime_.copy, {to, from, bytes, e});
    return Handles();
  });
}

void SymFunction::visitIntrinsic(IntrinsicInst &call) {
  auto operand = [&](unsigned i) { return call.getArgOperand(i); };
  auto binary = [&](Op op) { applied(call, op, operand(0), operand(1)); };
  auto unary = [&](Op op) { applied(call, op, operand(0), nullptr); };
  switch (call.getIntrinsicID()) {
  case Intrinsic::memcpy:
  case Intrinsic::memcpy_inline:
  case Intrinsic::memmove:
  case Intrinsic::memset:
  case Intrinsic::memset_inline: return visitBlock(call);
  case Intrinsic::smax: return binary(Op::SMax);
  case Intrinsic::smin: return binary(Op::SMin);
  case Intrinsic::umax: return binary(Op::UMax);
  case Intrinsic::umin: return binary(Op::UMin);
  case Intrinsic::usub_sat: return binary(Op::USubSat);
  case Intrinsic::uadd_sat: return binary(Op::UAddSat);
  case Intrinsic::abs: return unary(Op::Abs);
  case Intrinsic::ctpop: return unary(Op::CountOnes);
  case Intrinsic::cttz: return unary(Op::TrailingZeros);
  case Intrinsic::ctlz: return unary(Op::LeadingZeros);
  case Intrinsic::bswap: return unary(Op::SwapBytes);
  case Intrinsic::sadd_with_overflow: return overflowing(call, Op::Add, Op::AddOverflows);
  case Intrinsic::uadd_with_overflow: return overflowing(call, Op::Add, Op::UAddOverflows);
  case Intrinsic::ssub_with_overflow: return overflowing(call, Op::Sub, Op::SubOverflows);
  case Intrinsic::usub_with_overflow: return overflowing(call, Op::Sub, Op::USubOverflows);
  case Intrinsic::smul_with_overflow: return overflowing(call, Op::Mul, Op::MulOverflows);
  case Intrinsic::umul_with_overflow: return overflowing(call, Op::Mul, Op::UMulOverflows);
  case Intrinsic::expect:
  case Intrinsic::expect_with_probability: return keep(&call, handleOf(operand(0)));
  case Intrinsic::fshl:
  case Intrinsic::fshr:
    if (operand(0) == operand(1))  // a rotation
      return applied(call, call.getIntrinsicID() == Intrinsic::fshl ? Op::RotateLeft : Op::RotateRight, operand(0),
                     operand(2));
    break;
  case Intrinsic::lifetime_start: {
    auto *local = dyn_cast<AllocaInst>(operand(1)->stripPointerCasts());
    auto *size = cast<ConstantInt>(operand(0));
    if (!local || size->getSExtValue() <= 0)
      return;
    return beginLocal(*call.getNextNode(), local, size->getZExtValue());
  }
  default: break;
  }
  // What it computes of symbolic numbers is a plain one.
  if (call.getType()->isVoidTy() || isa<DbgInfoIntrinsic>(call))
    return;
  SmallVector<Value *, 4> from;
  for (Value *argument : call.args())
    if (canBeSymbolic(argument->getType()) && !argument->getType()->isPointerTy())
      from.push_back(handleOf(argument));
  countLoss(call, from, Loss::Instruction);
}

}  // namespace eclat::plugin
