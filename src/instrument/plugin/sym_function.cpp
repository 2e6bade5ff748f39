#include "sym_function.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Support/xxhash.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;
using eclat::sym::Loss;
using eclat::sym::Op;

namespace eclat::plugin {

SymFunction::SymFunction(SymRuntime &runtime, Function &function)
    : runtime_(runtime), function_(function), layout_(runtime.module.getDataLayout()),
      place_(static_cast<std::uint32_t>(xxh3_64bits(function.getName())) & 0x3fffff00u) {}

void SymFunction::instrument() {
  SmallVector<Instruction *, 64> work;
  for (BasicBlock *block : ReversePostOrderTraversal<Function *>(&function_))
    for (Instruction &instruction : *block)
      work.push_back(&instruction);
  findPlain();
  enter();
  for (Instruction *instruction : work)
    visit(*instruction);
  for (auto &[phi, shadows] : phis_)
    for (unsigned i = 0; i < phi->getNumIncomingValues(); ++i) {
      Handles incoming = handlesOf(phi->getIncomingValue(i));
      for (unsigned k = 0; k < shadows.size(); ++k)
        shadows[k]->addIncoming(incoming[k], phi->getIncomingBlock(i));
    }
}

// What is not computed of anything that may be symbolic, such as a variable that counts from a constant on.
void SymFunction::findPlain() {
  SmallVector<Value *, 64> found;
  auto add = [&](Value &value) {
    if (unsure_.insert(&value).second)
      found.push_back(&value);
  };
  for (Argument &argument : function_.args())
    add(argument);
  auto isComputed = [](const Instruction &i) {
    return isa<BinaryOperator, CmpInst, CastInst, GetElementPtrInst, SelectInst, PHINode, ExtractValueInst,
               InsertValueInst, FreezeInst, IntrinsicInst>(i);
  };
  for (Instruction &instruction : instructions(function_))
    if (!instruction.getType()->isVoidTy() && !isComputed(instruction) && !isa<AllocaInst>(instruction))
      add(instruction);
  while (!found.empty())
    for (User *user : found.pop_back_val()->users())
      if (auto *instruction = dyn_cast<Instruction>(user); instruction && isComputed(*instruction))
        add(*instruction);
}

// ---- Handles

Handles SymFunction::handlesOf(Value *value) const {
  auto it = handles_.find(value);
  return it != handles_.end() ? it->second : Handles(std::max(1u, leafCount(value->getType())), runtime_.none);
}

void SymFunction::keep(Value *value, Value *handle) {
  if (!isNone(handle))
    handles_[value] = Handles{handle};
}

Value *SymFunction::anyOf(IRBuilder<> &builder, ArrayRef<Value *> handles) const {
  Value *any = nullptr;
  for (Value *handle : handles)
    if (!isNone(handle))
      any = any ? builder.CreateOr(any, handle) : handle;
  return any;
}

Value *SymFunction::isSome(IRBuilder<> &builder, Value *handle) const {
  return builder.CreateICmpNE(handle, runtime_.none);
}

Value *SymFunction::isActive(IRBuilder<> &builder) const {
  return builder.CreateICmpNE(builder.CreateLoad(runtime_.byte, runtime_.active), ConstantInt::get(runtime_.byte, 0));
}

void SymFunction::countLoss(Instruction &before, ArrayRef<Value *> from, Loss loss) {
  IRBuilder<> builder(&before);
  if (Value *any = anyOf(builder, from))
    unlikely(before, isSome(builder, any), {}, [&](IRBuilder<> &b) {
      b.CreateCall(runtime_.lose, {number(static_cast<unsigned>(loss))});
      return Handles();
    });
}

void SymFunction::pin(Instruction &before, Value *handle, Loss loss) {
  if (isNone(handle))
    return;
  IRBuilder<> builder(&before);
  unlikely(before, isSome(builder, handle), {}, [&](IRBuilder<> &b) {
    b.CreateCall(runtime_.pin, {number(static_cast<unsigned>(loss)), handle});
    return Handles();
  });
}

Value *SymFunction::word(IRBuilder<> &builder, Value *value) const {
  if (value->getType()->isPointerTy())
    return builder.CreatePtrToInt(value, runtime_.word);
  if (canBeSymbolic(value->getType()))
    return builder.CreateZExt(value, runtime_.word);
  return ConstantInt::get(runtime_.word, 0);
}

Value *SymFunction::slot(IRBuilder<> &builder, GlobalVariable *array, unsigned index) const {
  return builder.CreateConstGEP2_32(array->getValueType(), array, 0, index);
}

// ---- Entry

// The expressions of the arguments are taken if the last call was meant for this function: code that was compiled
// without us may stand between.
void SymFunction::enter() {
  unsigned count = 0;
  bool isAny = false;
  for (Argument &argument : function_.args()) {
    if (argument.hasByValAttr())
      beginLocal(*function_.getEntryBlock().getFirstNonPHIOrDbgOrAlloca(), &argument,
                 layout_.getTypeAllocSize(argument.getParamByValType()));
    count += leafCount(argument.getType());
    isAny = isAny || canBeSymbolic(argument.getType());
  }
  if (!isAny || count > kMostSlots)
    return;
  Instruction &first = *function_.getEntryBlock().getFirstNonPHIOrDbgOrAlloca();
  IRBuilder<> builder(&first);
  Value *self = builder.CreatePtrToInt(&function_, runtime_.word);
  Value *isMeant = builder.CreateICmpEQ(builder.CreateLoad(runtime_.word, runtime_.callee), self);
  Handles taken = unlikely(first, isMeant, {}, [&](IRBuilder<> &b) {
    Handles out;
    b.CreateStore(ConstantInt::get(runtime_.word, 0), runtime_.callee);
    for (unsigned i = 0; i < count; ++i)
      out.push_back(b.CreateLoad(runtime_.handle, slot(b, runtime_.arguments, i)));
    return out;
  });
  unsigned at = 0;
  for (Argument &argument : function_.args())
    for (unsigned i = leafCount(argument.getType()); i > 0; --i)
      handles_[&argument].push_back(taken[at++]);
}

// ---- Instructions

void SymFunction::visit(Instruction &i) {
  if (!canWait(i))
    finishDeferred(i);
  if (auto *op = dyn_cast<BinaryOperator>(&i))
    visitBinary(*op);
  else if (auto *compare = dyn_cast<ICmpInst>(&i))
    visitCompare(*compare);
  else if (auto *cast = dyn_cast<CastInst>(&i))
    visitCast(*cast);
  else if (auto *select = dyn_cast<SelectInst>(&i))
    visitSelect(*select);
  else if (auto *load = dyn_cast<LoadInst>(&i))
    visitLoad(*load);
  else if (auto *store = dyn_cast<StoreInst>(&i))
    visitStore(*store);
  else if (auto *offset = dyn_cast<GetElementPtrInst>(&i))
    visitOffset(*offset);
  else if (auto *branch = dyn_cast<BranchInst>(&i))
    visitBranch(*branch);
  else if (auto *phi = dyn_cast<PHINode>(&i))
    visitPhi(*phi);
  else if (auto *extract = dyn_cast<ExtractValueInst>(&i))
    visitExtract(*extract);
  else if (auto *insert = dyn_cast<InsertValueInst>(&i))
    visitInsert(*insert);
  else if (auto *result = dyn_cast<ReturnInst>(&i))
    visitReturn(*result);
  else if (auto *call = dyn_cast<CallBase>(&i))
    visitCall(*call);
  else if (auto *local = dyn_cast<AllocaInst>(&i))
    visitLocal(*local);
  else if (isa<FreezeInst>(&i) && handles_.contains(i.getOperand(0)))
    handles_[&i] = Handles(handlesOf(i.getOperand(0)));
  else if (isa<AtomicRMWInst>(&i) || isa<AtomicCmpXchgInst>(&i) || isa<SwitchInst>(&i) || isa<IndirectBrInst>(&i)) {
    SmallVector<Value *, 4> from;
    for (Value *operand : i.operands())
      if (canBeSymbolic(operand->getType()))
        from.push_back(handleOf(operand));
    countLoss(i, from, Loss::Instruction);
  }
}

void SymFunction::applied(Instruction &to, Op op, Value *a, Value *b) {
  if (!canBeSymbolic(a->getType()))
    return;
  unsigned width = widthOf(a->getType());
  SmallVector<Value *, 2> operands{a};
  if (b)
    operands.push_back(b);
  defer(to, operands, [this, op, width, a, b](IRBuilder<> &builder) -> Handles {
    Value *y = b ? word(builder, b) : ConstantInt::get(runtime_.word, 0), *eb = b ? handleOf(b) : runtime_.none;
    return {builder.CreateCall(
        runtime_.apply, {number(static_cast<unsigned>(op)), number(width), handleOf(a), word(builder, a), eb, y})};
  });
}

void SymFunction::visitBinary(BinaryOperator &op) {
  static const DenseMap<unsigned, Op> ops = {
      {Instruction::Add,  Op::Add },
      {Instruction::Sub,  Op::Sub },
      {Instruction::Mul,  Op::Mul },
      {Instruction::UDiv, Op::UDiv},
      {Instruction::SDiv, Op::SDiv},
      {Instruction::URem, Op::URem},
      {Instruction::SRem, Op::SRem},
      {Instruction::Shl,  Op::Shl },
      {Instruction::LShr, Op::LShr},
      {Instruction::AShr, Op::AShr},
      {Instruction::And,  Op::And },
      {Instruction::Or,   Op::Or  },
      {Instruction::Xor,  Op::Xor }
  };
  if (auto it = ops.find(op.getOpcode()); it != ops.end())
    applied(op, it->second, op.getOperand(0), op.getOperand(1));
}

void SymFunction::visitCompare(ICmpInst &compare) {
  static const DenseMap<unsigned, Op> ops = {
      {CmpInst::ICMP_EQ,  Op::Eq },
      {CmpInst::ICMP_NE,  Op::Ne },
      {CmpInst::ICMP_ULT, Op::ULt},
      {CmpInst::ICMP_ULE, Op::ULe},
      {CmpInst::ICMP_UGT, Op::UGt},
      {CmpInst::ICMP_UGE, Op::UGe},
      {CmpInst::ICMP_SLT, Op::SLt},
      {CmpInst::ICMP_SLE, Op::SLe},
      {CmpInst::ICMP_SGT, Op::SGt},
      {CmpInst::ICMP_SGE, Op::SGe}
  };
  if (auto it = ops.find(compare.getPredicate()); it != ops.end())
    applied(compare, it->second, compare.getOperand(0), compare.getOperand(1));
}

void SymFunction::visitCast(CastInst &cast) {
  Value *from = cast.getOperand(0);
  if (!canBeSymbolic(from->getType()))
    return;
  if (!canBeSymbolic(cast.getType()) && cast.getType()->isFPOrFPVectorTy())
    return countLoss(cast, {handleOf(from)}, Loss::Float);
  if (!canBeSymbolic(cast.getType()))
    return pin(cast, handleOf(from), Loss::Wide);
  unsigned width = widthOf(cast.getType());
  bool isSame = width == widthOf(from->getType()), isSigned = isa<SExtInst>(cast);
  defer(cast, {from}, [this, from, width, isSame, isSigned](IRBuilder<> &builder) -> Handles {
    Value *e = handleOf(from);
    return {isSame ? e : builder.CreateCall(runtime_.cast, {number(isSigned), number(width), e})};
  });
}

// Between pointers it is a branch: an address that may be either of two is of little use.
void SymFunction::visitSelect(SelectInst &select) {
  Value *condition = select.getCondition(), *a = select.getTrueValue(), *b = select.getFalseValue();
  if (select.getType()->isVectorTy() || condition->getType()->isVectorTy())
    return;
  Handles first = handlesOf(a), second = handlesOf(b), out;
  Value *e = handleOf(condition);
  IRBuilder<> builder(&select);
  bool isAny = !isNone(e);
  for (unsigned i = 0; i < first.size(); ++i) {
    bool isPlain = isNone(first[i]) && isNone(second[i]);
    out.push_back(isPlain ? runtime_.none : builder.CreateSelect(condition, first[i], second[i]));
    isAny = isAny || !isPlain;
  }
  if (!isNone(e) && canBeSymbolic(select.getType()) && !select.getType()->isPointerTy()) {
    out[0] = unlikely(select, isSome(builder, e), {out[0]}, [&](IRBuilder<> &inner) {
      return Handles{inner.CreateCall(runtime_.choose, {number(widthOf(select.getType())), e, first[0], word(inner, a),
                                                        second[0], word(inner, b)})};
    })[0];
  } else if (!isNone(e)) {
    unsigned place = nextPlace();
    unlikely(select, isSome(builder, e), {}, [&](IRBuilder<> &inner) {
      inner.CreateCall(runtime_.branch, {e, inner.CreateZExt(condition, runtime_.handle), number(place), number(0)});
      return Handles();
    });
  }
  if (isAny)
    handles_[&select] = out;
}

// A block that does nothing but report undefined behaviour, or a failed assertion of the library.
static bool isTrap(const BasicBlock &block) {
  for (const Instruction &instruction : block)
    if (const auto *call = dyn_cast<CallBase>(&instruction))
      if (const Function *called = call->getCalledFunction())
        if (called->getName().starts_with("__ubsan_handle_") || called->getName().contains("__glibcxx_assert_fail") ||
            called->getName() == "__assert_fail" || called->getIntrinsicID() == Intrinsic::trap ||
            called->getIntrinsicID() == Intrinsic::ubsantrap)
          return true;
  return false;
}

void SymFunction::visitBranch(BranchInst &branch) {
  if (branch.isConditional()) {
    unsigned place = nextPlace(), traps = isTrap(*branch.getSuccessor(0)) * eclat::sym::kTrapIfTrue |
                                          isTrap(*branch.getSuccessor(1)) * eclat::sym::kTrapIfFalse;
    defer(branch, {branch.getCondition()}, [this, &branch, place, traps](IRBuilder<> &builder) {
      Value *condition = branch.getCondition(), *isTaken = builder.CreateZExt(condition, runtime_.handle);
      builder.CreateCall(runtime_.branch, {handleOf(condition), isTaken, number(place), number(traps)});
      return Handles();
    });
  }
  finishDeferred(branch);
}

void SymFunction::visitPhi(PHINode &phi) {
  if (phi.getType()->isFPOrFPVectorTy() || phi.getType()->isVectorTy() || !unsure_.contains(&phi))
    return;
  SmallVector<PHINode *, 2> shadows;
  Handles out;
  for (unsigned i = leafCount(phi.getType()); i > 0; --i) {
    shadows.push_back(PHINode::Create(runtime_.handle, phi.getNumIncomingValues(), "", phi.getIterator()));
    out.push_back(shadows.back());
  }
  handles_[&phi] = out;
  phis_.push_back({&phi, shadows});
}

void SymFunction::visitExtract(ExtractValueInst &extract) {
  Value *whole = extract.getAggregateOperand();
  auto part = [this, &extract, whole] {
    Handles all = handlesOf(whole);
    unsigned first = leafIndex(whole->getType(), extract.getIndices()), count = leafCount(extract.getType());
    return Handles(all.begin() + first, all.begin() + first + count);
  };
  if (isDeferred(whole))
    defer(extract, {whole}, [part](IRBuilder<> &) { return part(); });
  else if (handles_.contains(whole))
    handles_[&extract] = part();
}

void SymFunction::visitInsert(InsertValueInst &insert) {
  Value *part = insert.getInsertedValueOperand();
  Handles all = handlesOf(insert.getAggregateOperand()), parts = handlesOf(part);
  unsigned first = leafIndex(insert.getType(), insert.getIndices());
  for (unsigned i = 0; i < leafCount(part->getType()); ++i)
    all[first + i] = parts[i];
  handles_[&insert] = all;
}

void SymFunction::visitReturn(ReturnInst &result) {
  Value *value = result.getReturnValue();
  if (!value || value->getType()->isFPOrFPVectorTy() || value->getType()->isVectorTy())
    return;
  // What a tail call returned is returned as it is.
  if (function_.getEntryBlock().getTerminatingMustTailCall() || result.getParent()->getTerminatingMustTailCall())
    return;
  Handles handles = handlesOf(value);
  if (handles.size() > kMostSlots)
    return;
  IRBuilder<> builder(&result);
  Value *any = anyOf(builder, handles), *zero = ConstantInt::get(runtime_.word, 0);
  if (!any)
    return;  // nor can any other call of it have left something behind
  Value *isAny = isSome(builder, any);
  builder.CreateStore(builder.CreateSelect(isAny, builder.CreatePtrToInt(&function_, runtime_.word), zero),
                      runtime_.returned);
  unlikely(result, isAny, {}, [&](IRBuilder<> &inner) {
    for (unsigned i = 0; i < handles.size(); ++i)
      inner.CreateStore(handles[i], slot(inner, runtime_.results, i));
    return Handles();
  });
}

}  // namespace eclat::plugin
