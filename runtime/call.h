// What generated thunks use to turn the encoded arguments of a step into a C++ call.
#pragma once

#include "wire.h"

#include <cstddef>
#include <memory>
#include <new>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace eclat::rt {

constexpr std::size_t kMaxSteps = 1024;
constexpr std::size_t kMaxArguments = 32;

// The value a step made. Objects live on the heap, where AddressSanitizer surrounds them; scalars in place.
struct Slot {
  void *object = nullptr;
  void (*destroy)(void *) = nullptr;  // null for scalars and for what is borrowed
  int classId = -1;                   // of a component class
  alignas(16) unsigned char inPlace[16];
};

struct ArgumentRef {
  Tag tag = Tag::Null;
  std::int64_t i = 0;
  double d = 0;
  const char *text = nullptr;
  std::uint32_t length = 0;  // of text: bytes; of a list: elements
  const unsigned char *list = nullptr;
  Slot *slot = nullptr;
};

// Reads one argument; returns the first byte behind it.
const unsigned char *readArgument(const unsigned char *at, ArgumentRef &out, Slot *slots);

// An input needs a value that its steps did not make (a null result where an object is wanted).
struct MissingValue {};

// Generated: from an object of class `from` to its base class `to`.
void *upcast(void *object, int from, int to);

template <class T> struct Decode {
  static T from(const ArgumentRef &a) {
    if constexpr (std::is_floating_point_v<T>)
      return static_cast<T>(a.tag == Tag::Int ? static_cast<double>(a.i) : a.d);
    else
      return static_cast<T>(a.i);
  }
};
template <> struct Decode<std::string> {
  static std::string from(const ArgumentRef &a) { return a.text ? std::string(a.text, a.length) : std::string(); }
};
template <class E, class A> struct Decode<std::vector<E, A>> {
  static std::vector<E, A> from(const ArgumentRef &a) {
    std::vector<E, A> out;
    out.reserve(a.length);
    const unsigned char *at = a.list;
    for (std::uint32_t k = 0; k < a.length; ++k) {
      ArgumentRef element;
      at = readArgument(at, element, nullptr);
      out.push_back(Decode<E>::from(element));
    }
    return out;
  }
};

struct Call {
  ArgumentRef arguments[kMaxArguments];
  int count = 0;
  Slot *slot = nullptr;

  // An object of a component class; may be null for pointers.
  template <class T> T *pointer(int k, int classId) const {
    const ArgumentRef &a = arguments[k];
    if (a.tag != Tag::Step)
      return nullptr;
    void *object = a.slot->object;
    if (object && a.slot->classId != classId)
      object = upcast(object, a.slot->classId, classId);
    return static_cast<T *>(object);
  }
  template <class T> T &object(int k, int classId) const {
    T *p = pointer<T>(k, classId);
    if (!p)
      throw MissingValue{};
    return *p;
  }

  // Runs the call and keeps its result. `classId` is -1 for what is not of a component class.
  template <class R, class F> void keep(int classId, F call) {
    using V = std::remove_cv_t<std::remove_reference_t<R>>;
    slot->classId = classId;
    if constexpr (std::is_void_v<R>) {
      call();
    } else if constexpr (std::is_pointer_v<V>) {
      slot->object = const_cast<std::remove_cv_t<std::remove_pointer_t<V>> *>(call());
    } else if constexpr (std::is_reference_v<R> && std::is_class_v<V>) {
      auto &&result = call();
      slot->object = const_cast<V *>(std::addressof(result));
    } else if constexpr (std::is_trivially_copyable_v<V> && sizeof(V) <= sizeof(Slot::inPlace)) {
      slot->object = new (slot->inPlace) V(call());
    } else {
      slot->object = new V(call());
      slot->destroy = [](void *p) { delete static_cast<V *>(p); };
    }
  }
  // The result is of a type no later step can use.
  template <class F> void drop(F call) { static_cast<void>(call()); }
};

// An argument that is not an object of a component class: decoded for this call, or the value of a step.
template <class T> class Arg {
public:
  Arg(const Call &c, int k) {
    const ArgumentRef &a = c.arguments[k];
    if (a.tag == Tag::Step) {
      value_ = static_cast<T *>(a.slot->object);
      if (!value_)
        throw MissingValue{};
    } else {
      value_ = new (storage_) T(Decode<T>::from(a));
      owned_ = true;
    }
  }
  Arg(const Arg &) = delete;
  ~Arg() {
    if (owned_)
      value_->~T();
  }
  T &ref() { return *value_; }
  T copy() { return *value_; }

private:
  T *value_;
  bool owned_ = false;
  alignas(T) unsigned char storage_[sizeof(T)];
};

}  // namespace eclat::rt
