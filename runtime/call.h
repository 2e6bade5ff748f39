// Turns the encoded arguments of a step into a C++ call; generated thunks use this.
#pragma once

#include "wire.h"

#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace eclat::rt {

constexpr std::size_t kMaxSteps = 1024;
constexpr std::size_t kMaxArguments = 32;

// The value that a step made. Objects live on the heap, where AddressSanitizer surrounds them; scalars in place.
struct Slot {
  void *object = nullptr;
  void (*destroy)(void *) = nullptr;  // null for scalars and for objects that the slot does not own
  int classId = -1;                   // number of its component class; -1: it has none
  void *holder = nullptr;             // the smart pointer that owns the object; `destroy` destroys it instead
  const void *holderType = nullptr;   // type of that smart pointer: the address of its typeTag
  void *referred = nullptr;           // the object that the call returned a reference to, if `object` is a copy of it
  alignas(16) unsigned char inPlace[16];
};

template <class T> inline const char typeTag = 0;

struct ArgumentRef {
  Tag tag = Tag::Null;
  std::int64_t i = 0;
  double d = 0;
  const char *text = nullptr;
  std::uint32_t length = 0;  // bytes of a text; elements of a list
  const unsigned char *list = nullptr;
  Slot *slot = nullptr;
};

// Returns the value of a step, or the object itself that the step returned a reference to; null for other arguments.
inline void *valueOf(const ArgumentRef &a) {
  return a.tag == Tag::Step ? a.slot->object : a.tag == Tag::Alias ? a.slot->referred : nullptr;
}
inline bool isMadeByStep(const ArgumentRef &a) { return a.tag == Tag::Step || a.tag == Tag::Alias; }

// Reads one argument, and returns the address of the first byte behind it.
const unsigned char *readArgument(const unsigned char *at, ArgumentRef &out, Slot *slots);

// Called by a law that is the tested call: it does not hold, and this claim is the first that is false.
void breakClaim(int claim);
void hasNoSuchLaw();  // called by a law: the class lacks what the law is about

// Thrown by thunks when an input needs a value that its steps did not make (a null result where an object is wanted).
struct MissingValue {};

// Generated: converts an object of class `from` to its base class `to`.
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

// Reads the elements of a list one after another.
class ListReader {
public:
  explicit ListReader(const ArgumentRef &list) : at_(list.list) {}
  template <class E> E next() {
    ArgumentRef element;
    at_ = readArgument(at_, element, nullptr);
    return Decode<E>::from(element);
  }

private:
  const unsigned char *at_;
};

// Decodes a type that braces make from one value of each type in `E`. Generated specializations of Decode derive from
// it.
template <class T, class... E> struct DecodeEach {
  static T from(const ArgumentRef &a) {
    [[maybe_unused]] ListReader reader(a);
    return T{reader.next<E>()...};  // braces evaluate from left to right
  }
};

template <class T, class = void> struct GrowsBehind : std::false_type {};  // true for std::forward_list
template <class T> struct GrowsBehind<T, std::void_t<decltype(std::declval<T &>().before_begin())>> : std::true_type {};

template <class T, class = void> struct TakesMore : std::false_type {};  // false for std::valarray alone
template <class T>
struct TakesMore<
    T, std::void_t<decltype(std::declval<T &>().insert(std::declval<T &>().end(), *std::declval<T &>().begin()))>>
    : std::true_type {};

// Decodes a container: it inserts the elements at the end, or wherever the container wants them.
template <class T, class E> struct DecodeRange {
  static T from(const ArgumentRef &a) {
    T out;
    ListReader reader(a);
    if constexpr (GrowsBehind<T>::value) {
      auto last = out.before_begin();
      for (std::uint32_t k = 0; k < a.length; ++k)
        last = out.insert_after(last, reader.next<E>());
    } else if constexpr (TakesMore<T>::value) {
      for (std::uint32_t k = 0; k < a.length; ++k)
        out.insert(out.end(), reader.next<E>());
    } else {
      out.resize(a.length);
      for (std::uint32_t k = 0; k < a.length; ++k)
        out[k] = reader.next<E>();
    }
    return out;
  }
};

template <class T, class E> struct DecodeOptional {
  static T from(const ArgumentRef &a) { return a.tag == Tag::Null ? T() : T(Decode<E>::from(a)); }
};

template <class T, class E> struct DecodeWrapped {
  static T from(const ArgumentRef &a) { return T(Decode<E>::from(a)); }
};

// Keeps an object until the objects of the input are gone: the component may still refer to it.
void hold(void *object, void (*destroy)(void *));

// Makes an object and holds it. `::new`, because a class may have an operator new of its own, which is not ours to
// call.
template <class T, class... A> T &held(A &&...arguments) {
  T *object = ::new T(std::forward<A>(arguments)...);
  hold(object, [](void *p) { ::delete static_cast<T *>(p); });
  return *object;
}

struct Call {
  ArgumentRef arguments[kMaxArguments];
  int count = 0;
  bool isTested = false;
  Slot *slot = nullptr;

  bool isNull(int k) const { return arguments[k].tag == Tag::Null; }

  // Returns an object of a component class; null if the argument is null.
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

  // Runs the call, which returns a reference, and keeps a copy of the referred value as well as its address.
  template <class V, class F> void keepReferred(F call) {
    auto &&result = call();
    slot->classId = -1;
    slot->referred = const_cast<V *>(std::addressof(result));
    slot->object = ::new V(result);
    slot->destroy = [](void *p) { ::delete static_cast<V *>(p); };
  }
  // Runs the call and keeps its result. `classId` is -1 if the result is not of a component class.
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
      slot->object = ::new (static_cast<void *>(slot->inPlace)) V(call());
    } else {
      slot->object = ::new V(call());
      slot->destroy = [](void *p) { ::delete static_cast<V *>(p); };
    }
  }
  // Runs the call and keeps its result, a smart pointer to an object of a component class.
  template <class P, class F> void keepOwner(int classId, F call) {
    P *owner = new P(call());
    slot->classId = classId;
    slot->object = const_cast<std::remove_const_t<typename P::element_type> *>(owner->get());
    slot->holder = owner;
    slot->holderType = &typeTag<P>;
    slot->destroy = [](void *p) { delete static_cast<P *>(p); };
  }
  // Runs the call and keeps its result as a value of its own, even if that is a pointer.
  template <class V, class F> void keepValue(F call) {
    slot->classId = -1;
    slot->object = ::new V(call());
    slot->destroy = [](void *p) { ::delete static_cast<V *>(p); };
  }
  // Runs the call and drops its result, whose type no later step can use.
  template <class F> void drop(F call) { static_cast<void>(call()); }
};

// Passes an argument that is no object of a component class: decoded for this call, or the value of a step.
template <class T> class Arg {
public:
  Arg(const Call &c, int k) {
    const ArgumentRef &a = c.arguments[k];
    if (isMadeByStep(a)) {
      value_ = static_cast<T *>(valueOf(a));
      if (!value_)
        throw MissingValue{};
    } else {
      value_ = ::new (static_cast<void *>(storage_)) T(Decode<T>::from(a));
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

// Passes an argument that only a step can have made.
template <class T> class Taken {
public:
  Taken(const Call &c, int k) {
    const ArgumentRef &a = c.arguments[k];
    value_ = a.tag == Tag::Step ? static_cast<T *>(a.slot->object) : nullptr;
    if (!value_)
      throw MissingValue{};
    if constexpr (std::is_pointer_v<T>)
      if (!*value_)
        throw MissingValue{};
  }
  T &ref() { return *value_; }
  T copy() { return *value_; }
  T &&move() { return static_cast<T &&>(*value_); }

private:
  T *value_;
};

// Makes the value of a `T` that only refers to its contents, such as a view, and keeps both with the input. Arrays have
// no byte to spare, so that AddressSanitizer notices who reads past the end.
template <class T> struct Kept {
  static T &from(const ArgumentRef &a) { return held<T>(Decode<T>::from(a)); }
};
template <> struct Kept<const char *> {
  static const char *&from(const ArgumentRef &a) {
    if (a.tag == Tag::Null)
      return held<const char *>(nullptr);
    auto &bytes = held<std::unique_ptr<char[]>>(new char[a.length + std::size_t{1}]);
    std::memcpy(bytes.get(), a.text, a.length);
    bytes[a.length] = 0;
    return held<const char *>(bytes.get());
  }
};
template <> struct Kept<std::string_view> {
  static std::string_view &from(const ArgumentRef &a) {
    auto &bytes = held<std::unique_ptr<char[]>>(new char[a.length]);
    std::memcpy(bytes.get(), a.text, a.length);
    return held<std::string_view>(bytes.get(), a.length);
  }
};
template <> struct Kept<std::ostream> {
  static std::ostream &from(const ArgumentRef &) { return held<std::ostringstream>(); }
};
template <> struct Kept<std::istream> {
  static std::istream &from(const ArgumentRef &a) { return held<std::istringstream>(Decode<std::string>::from(a)); }
};
template <> struct Kept<std::iostream> {
  static std::iostream &from(const ArgumentRef &a) { return held<std::stringstream>(Decode<std::string>::from(a)); }
};
// Passes an argument that the component may refer to after the call.
template <class T> class Lent {
public:
  Lent(const Call &c, int k) {
    const ArgumentRef &a = c.arguments[k];
    value_ = isMadeByStep(a) ? static_cast<T *>(valueOf(a)) : std::addressof(Kept<T>::from(a));
    if (!value_)
      throw MissingValue{};
    if constexpr (std::is_pointer_v<T>)  // a call returned a null text; the generator alone decides if null is tried
      if (isMadeByStep(a) && !*value_)
        throw MissingValue{};
  }
  T &ref() { return *value_; }
  auto copy() { return *value_; }

private:
  T *value_;
};

}  // namespace eclat::rt

#include "array_argument.h"
