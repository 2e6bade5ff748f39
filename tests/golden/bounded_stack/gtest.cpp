// Written by eclat 0.1.0, seed 7: one test per finding. Each fails until its fault is mended.
#include "bounded_stack.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <sstream>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unistd.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Wunused-result"  // some calls matter for what they do
#endif

namespace eclat_tests {

namespace {

// Private fields are reached by explicit instantiation: there access is not checked, [temp.spec.general].
template <class Tag, auto Member> struct Reveal {
  friend constexpr auto memberOf(Tag) { return Member; }
};
struct BoundedStackNumElems {
  friend constexpr auto memberOf(BoundedStackNumElems);
};
template struct Reveal<BoundedStackNumElems, &BoundedStack::numElems>;

// A value as text: [1, 2], "a", null.
template <class T> std::string shown(const T &value) {
  std::ostringstream out;
  if constexpr (std::is_same_v<T, bool>)
    out << (value ? "true" : "false");
  else if constexpr (std::is_convertible_v<const T &, std::string>)
    out << '"' << std::string(value) << '"';
  else if constexpr (std::is_pointer_v<T>)
    out << (value ? "not null" : "null");
  else if constexpr (std::is_arithmetic_v<T>)
    out << value;
  else if constexpr (std::is_enum_v<T>)
    out << static_cast<long long>(value);
  else if constexpr (std::is_constructible_v<bool, const T &>)  // an optional
    out << (value ? shown(*value) : "nothing");
  else {
    out << '[';
    for (const auto &element : value)
      out << (out.tellp() > 1 ? ", " : "") << shown(element);
    out << ']';
  }
  return out.str();
}

// How a child process says that the tested call came back. Not 0: the call itself may end the process.
constexpr int kReturned = 77;

// An optimiser may leave out a call whose result nobody looks at.
template <class T> void lookAt(const T &value) { asm volatile("" : : "g"(&value) : "memory"); }

}  // namespace

// `pop()` broke `numElems >= 0`, which held in 57 of 57 visits of the examples.
// After the call: numElems was 0, is -1.
// Finding pop-1a2b, seed 7.
TEST(BoundedStackEclat, Pop_OnNewStack_LeavesNumElemsNegative) {
  BoundedStack stack;

  stack.pop();

  const long long numElems = stack.*memberOf(BoundedStackNumElems());
  EXPECT_GE(numElems, 0) << "numElems >= 0 held in 57 of 57 visits";
}

// `isMember()` broke `return == true`, which held in 4 of 4 visits of the examples.
// After the call: return is false.
// Doubtful: 4 of 9 legal inputs of the operation break this: more likely the examples show too little.
// Finding isMember-77, seed 7.
TEST(BoundedStackEclat, IsMember_WithNegativeK_ReturnsFalse) {
  BoundedStack stack;

  bool isMember = stack.isMember(-1);

  EXPECT_TRUE(isMember) << "return == true held in 4 of 4 visits";
}

// `equals()`: a signal ended the process (SIGSEGV), in BoundedStack::equals (bounded_stack.h:16).
// Finding equals-99, seed 7.
TEST(BoundedStackEclatDeathTest, Equals_WithNull_Crashes) {
  BoundedStack stack;

  // In a child process, so that the other tests survive.
  const auto testedCall = [&] {
    alarm(10);
    lookAt(stack.equals(nullptr));
    std::_Exit(kReturned);
  };
  EXPECT_EXIT(testedCall(), testing::ExitedWithCode(kReturned), "");
}

// `top()` threw std::logic_error ("empty, \"really\"").
// Finding top-5, seed 7.
TEST(BoundedStackEclat, Top_OnNewStack_ThrowsLogicError) {
  BoundedStack stack;

  EXPECT_NO_THROW(static_cast<void>(stack.top())) << "top() must not throw";
}

}  // namespace eclat_tests
