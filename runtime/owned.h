// What generated thunks pass where a smart pointer is wanted.
#pragma once

#include "call.h"

#include <memory>
#include <type_traits>
#include <utility>

namespace eclat::rt {

// A new object like the one of a step: a copy, or if there is none the object itself, moved. Null for other classes.
// Generated for the classes that smart pointers of the component lead to.
template <class T> T *newLike(void *object, int classId);

template <class T> struct IsMadeLike : std::false_type {};  // true where newLike<T> was generated

template <class T> T *newCopy(void *object) { return new T(*static_cast<const T *>(object)); }
template <class T> T *newMoved(void *object) { return new T(std::move(*static_cast<T *>(object))); }

template <class P, class E> P owner(E *fresh) {
  if constexpr (std::is_constructible_v<P, E *>)
    return P(fresh);
  else  // it only watches: somebody must own the object
    return P(held<std::shared_ptr<E>>(fresh));
}

// `P` leads to an `E`: it is null, the result of a step, around an object like the one of a step, or around a constant.
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
