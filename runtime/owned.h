// Makes the smart pointers that generated thunks pass.
#pragma once

#include "call.h"

#include <memory>
#include <type_traits>
#include <utility>

namespace eclat::rt {

// Makes a new object like that of a step: a copy, or, if it cannot be copied, one moved from it. Null for other
// classes. Generated for the classes that smart pointers of the component lead to.
template <class T> T *newLike(void *object, int classId);

template <class T> struct IsMadeLike : std::false_type {};  // true if newLike<T> was generated

template <class T> T *newCopy(void *object) { return new T(*static_cast<const T *>(object)); }
template <class T> T *newMoved(void *object) { return new T(std::move(*static_cast<T *>(object))); }

template <class P, class E> P owner(E *fresh) {
  if constexpr (std::is_constructible_v<P, E *>)
    return P(fresh);
  else  // a weak pointer: somebody must own the object
    return P(held<std::shared_ptr<E>>(fresh));
}

// Passes a smart pointer `P` to an `E`: null, the result of a step, or one that owns an object like that of a step or
// made from a constant.
template <class P, class E> class Owned {
public:
  Owned(const Call &c, int k) {
    const ArgumentRef &a = c.arguments[k];
    if (a.tag == Tag::Null)
      value_ = &held<P>();
    else if (a.tag == Tag::Step && a.slot->holder && a.slot->holderType == &typeTag<P>)
      value_ = static_cast<P *>(a.slot->holder);
    else if (a.tag != Tag::Step || a.slot->classId >= 0)
      value_ = &held<P>(owner<P>(fresh(a)));
    else
      value_ = static_cast<P *>(a.slot->object);
    if (!value_)
      throw MissingValue{};
  }
  P &ref() { return *value_; }
  P copy() { return *value_; }
  P &&move() { return static_cast<P &&>(*value_); }

private:
  static E *fresh(const ArgumentRef &a) {
    E *made = nullptr;
    if constexpr (IsMadeLike<E>::value)
      made = a.tag == Tag::Step && a.slot->object ? newLike<E>(a.slot->object, a.slot->classId) : nullptr;
    else
      made = new E(Decode<E>::from(a));
    if (!made)
      throw MissingValue{};
    return made;
  }

  P *value_;
};

}  // namespace eclat::rt
