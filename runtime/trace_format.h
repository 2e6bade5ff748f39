// The trace of the examples: kTraceMagic, then events until the end of the file.
//
//   event   = kind:u8  operation:varint  thread:varint  call:varint  objects  values
//   objects = count:varint  { object identity:varint }     receiver first, then arguments and result by position; 0:
//   none values  = count:varint  { value }                      in the order of the operation's schema
//
// Throw events carry the type that was thrown as text behind the values; object-end events have no values.
//
// `call` numbers calls from 1 in the order in which they are entered; exit and throw repeat the number of their entry,
// so that nesting can be read off. Identities number objects from 1 in the order in which they were first seen. An
// object gets a new one when its constructor is entered, and gives it up when its destructor is entered, which
// therefore sees it as 0. An object and its first member have different ones although they have one address; an object
// and its first base share one.
#pragma once

#include <cstdint>

namespace eclat::rt {

constexpr char kTraceMagic[] = "eclat-trace-1\n";
enum class Event : std::uint8_t { Entry = 1, Exit = 2, Throw = 3, ObjectEnd = 4 };

}  // namespace eclat::rt
