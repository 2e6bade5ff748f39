// What of a value can be symbolic: the integers and pointers that it consists of.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DerivedTypes.h"

namespace eclat::plugin {

// Integers of up to 64 bits, and pointers.
bool canBeSymbolic(const llvm::Type *type);
unsigned widthOf(const llvm::Type *type);

// A struct or array is the row of its scalars; a void has none.
unsigned leafCount(llvm::Type *type);
llvm::SmallVector<llvm::Type *, 4> leavesOf(llvm::Type *type);
// Number of the first leaf of a part of it.
unsigned leafIndex(llvm::Type *type, llvm::ArrayRef<unsigned> path);

}  // namespace eclat::plugin
