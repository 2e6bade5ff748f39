#include "sym_leaves.h"

using namespace llvm;

namespace eclat::plugin {

bool canBeSymbolic(const Type *type) {
  if (const auto *integer = dyn_cast<IntegerType>(type))
    return integer->getBitWidth() <= 64;
  return type->isPointerTy();
}

unsigned widthOf(const Type *type) { return type->isPointerTy() ? 64 : cast<IntegerType>(type)->getBitWidth(); }

SmallVector<Type *, 4> leavesOf(Type *type) {
  SmallVector<Type *, 4> out;
  if (type->isVoidTy())
    return out;
  if (auto *structure = dyn_cast<StructType>(type)) {
    for (Type *element : structure->elements())
      out.append(leavesOf(element));
  } else if (auto *array = dyn_cast<ArrayType>(type)) {
    for (std::uint64_t i = 0; i < array->getNumElements(); ++i)
      out.append(leavesOf(array->getElementType()));
  } else {
    out.push_back(type);
  }
  return out;
}

unsigned leafCount(Type *type) { return leavesOf(type).size(); }

unsigned leafIndex(Type *type, ArrayRef<unsigned> path) {
  unsigned index = 0;
  for (unsigned step : path) {
    if (auto *structure = dyn_cast<StructType>(type)) {
      for (unsigned i = 0; i < step; ++i)
        index += leafCount(structure->getElementType(i));
      type = structure->getElementType(step);
    } else {
      type = cast<ArrayType>(type)->getElementType();
      index += step * leafCount(type);
    }
  }
  return index;
}

}  // namespace eclat::plugin
