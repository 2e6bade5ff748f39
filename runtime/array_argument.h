// Arrays that are made for a call: the arguments that pointers, spans and initializer lists lead to. Included by
// call.h.
#pragma once

#include "call.h"

#include <initializer_list>

namespace eclat::rt {

// An array that lives as long as the input. It has no byte to spare, so that AddressSanitizer notices who reads past
// the end.
template <class E> class Array {
public:
  Array(const Call &c, int k) : Array(c.arguments[k]) {}
  explicit Array(const ArgumentRef &a) : size_(a.length) {
    if constexpr (!std::is_default_constructible_v<E>) {
      auto &elements = held<std::vector<E>>();
      elements.reserve(size_);
      ListReader reader(a);
      while (elements.size() < size_)
        elements.push_back(reader.next<E>());
      first_ = elements.data();
    } else {
      fill(a);
    }
  }
  E *data() const { return first_; }
  E *end() const { return first_ + size_; }
  std::size_t size() const { return size_; }

private:
  void fill(const ArgumentRef &a) {
    first_ = held<std::unique_ptr<E[]>>(new E[size_]).get();
    if constexpr (std::is_same_v<E, char>) {
      if (a.tag == Tag::Text) {
        std::memcpy(first_, a.text, size_);
        return;
      }
    }
    ListReader reader(a);
    for (std::size_t i = 0; i < size_; ++i)
      first_[i] = reader.next<E>();
  }

  E *first_ = nullptr;
  std::size_t size_;
};

// A text with a zero behind it, as an array.
template <> class Array<const char> {
public:
  Array(const Call &c, int k) : first_(Kept<const char *>::from(c.arguments[k])), size_(c.arguments[k].length) {}
  const char *data() const { return first_; }
  const char *end() const { return first_ + size_; }
  std::size_t size() const { return size_; }

private:
  const char *first_;
  std::size_t size_;
};

// Makes an array that is passed by reference. Elements that the list does not reach are zero.
template <class E, std::size_t N> struct Kept<E[N]> {
  static auto &from(const ArgumentRef &a) {
    struct Whole {
      E elements[N];
    };
    ListReader reader(a);
    return fill<Whole>(reader, a.length, std::make_index_sequence<N>()).elements;
  }

private:
  template <class Whole, std::size_t... I>
  static Whole &fill(ListReader &reader, std::size_t length, std::index_sequence<I...>) {
    return held<Whole>(Whole{{element(reader, I < length)...}});  // braces evaluate from left to right
  }
  static E element(ListReader &reader, bool isGiven) {
    if constexpr (std::is_default_constructible_v<E>)
      return isGiven ? reader.next<E>() : E();
    else
      return reader.next<E>();
  }
};

// Makes a std::span, which C++17 does not know, or a view of a text; `T` is its type.
template <class T, class E> struct KeptSpan {
  static T &from(const ArgumentRef &a) {
    Array<std::remove_cv_t<E>> array(a);
    return held<T>(array.data(), array.size());
  }
};

// Makes a std::initializer_list. Only the compiler can, from a list in braces of a known length; but both standard
// libraries represent one as a pointer and a length, which are written here.
template <class T, class E> struct KeptInitializerList {
  static T &from(const ArgumentRef &a) {
    Array<std::remove_cv_t<E>> array(a);
    struct Parts {
      const E *first;
      std::size_t length;
    } parts{array.data(), array.size()};
    static_assert(sizeof(T) == sizeof(Parts) && std::is_trivially_copyable_v<T>);
    T &list = held<T>();
    std::memcpy(static_cast<void *>(&list), &parts, sizeof parts);
    return list;
  }
};

}  // namespace eclat::rt
