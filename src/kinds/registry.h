#pragma once

#include "kinds/kind.h"

namespace eclat {

// The kinds, each beside the file that has it. Others ask kindOf.

// booleans_and_characters.cpp
const Kind &boolKind();
const Kind &charKind();
// integers.cpp
const Kind &intKind();
// floats.cpp
const Kind &floatKind();
// enums.cpp
const Kind &enumKind();
// texts.cpp
const Kind &stringKind();
const Kind &streamKind();
// lists.cpp
const Kind &sequenceKind();
const Kind &rangeKind();
const Kind &bufferKind();
// tuples.cpp
const Kind &tupleKind();
// wrappers.cpp
const Kind &optionalKind();
const Kind &wrappedKind();
// choices.cpp
const Kind &choiceKind();
// objects.cpp
const Kind &classKind();
const Kind &madeKind();
const Kind &ownedKind();
const Kind &voidKind();
const Kind &otherKind();

}  // namespace eclat
