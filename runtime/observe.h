// Flattens C++ values into variables: one description of each type, used to declare, count and record.
//
// To observe a further kind of type you must give `Shape` a specialisation (or a branch in `shapeOf`) with
//   kCount   how many variables it yields at this depth
//   declare  their names, representations and paths, in order
//   record   their values, in the same order; exactly kCount of them, undefined ones included
#pragma once

#include "memory.h"
#include "value.h"

#include <iterator>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>

namespace eclat::rt {

// Generated for every class of the component: `kName`, and
//   visit(visitor)    calls visitor.field("Class", "field", accessor) for each field, inherited ones first
//   observe(visitor)  calls visitor.observer("Class", "method", call, mayCall) for each observer
//   statics(visitor)  calls visitor.field("Class", "member", accessor) for each static member that can change
template <class T> struct Fields;

template <class T, class = void> struct IsComponentClass : std::false_type {};
template <class T> struct IsComponentClass<T, std::void_t<decltype(Fields<T>::kName)>> : std::true_type {};

// Objects inside objects are opened to this depth: 0 is the receiver or argument itself.
constexpr int kMaxDepth = 2;

class Declarer;

// True while the object is in the middle of one of its own operations: it need not be whole.
bool isBusy(const volatile void *object);
// Around each call of an observer, so that its death is not taken for that of the tested call.
void observerBegins(const char *name);
void observerEnds();

// Appends values to a sample. Never allocates once the arena is warm.
class Recorder {
public:
  Recorder(Value *out, Arena &arena) : out_(out), arena_(arena) {}
  void put(Value v) { *out_++ = v; }
  void skip(int n) {
    while (n-- > 0)
      put({});
  }
  Arena &arena() { return arena_; }
  Value *position() const { return out_; }
  void goBack(Value *position) { out_ = position; }

private:
  Value *out_;
  Arena &arena_;
};

// What is declared: implemented in schema.cpp, so that generated code stays small.
class Declarer {
public:
  virtual void variable(const char *suffix, const char *rep, const char *elementRep, const char *type,
                        const char *step) = 0;
  virtual void push(const char *suffix, const char *step) = 0;  // following names and paths lie below this one
  virtual void pop() = 0;

protected:
  ~Declarer() = default;
};

template <class T> constexpr bool isText = std::is_same_v<T, std::string>;

template <class T, class = void> struct IsRange : std::false_type {};
template <class T>
struct IsRange<T, std::void_t<decltype(std::declval<const T &>().begin() != std::declval<const T &>().end()),
                              decltype(std::declval<const T &>().size())>> : std::true_type {};

template <class T, class = void> struct PointeeOf {
  using type = void;
};
template <class T> struct PointeeOf<T *, void> {
  using type = T;
};
template <class T, class D> struct PointeeOf<std::unique_ptr<T, D>, void> {
  using type = T;
};
template <class T> struct PointeeOf<std::shared_ptr<T>, void> {
  using type = T;
};
template <class T> constexpr bool isPointerLike = !std::is_void_v<typename PointeeOf<T>::type>;

template <class T> auto *rawPointer(T *p) { return p; }
template <class T> auto *rawPointer(const T &smart) { return smart.get(); }

template <class T> constexpr bool isScalar = std::is_arithmetic_v<T> || std::is_enum_v<T>;

// Name of the type as the compiler spells it, cut out of a function signature.
template <class T> std::string typeName() {
  std::string text = __PRETTY_FUNCTION__;
  std::size_t start = text.find("T = ") + 4;
  return text.substr(start, text.size() - start - 1);
}

template <class T> Value scalarValue(T x) {
  if constexpr (std::is_enum_v<T>)
    return scalarValue(static_cast<std::underlying_type_t<T>>(x));
  else if constexpr (std::is_floating_point_v<T>)
    return Value::ofFloat(static_cast<double>(x));
  else if constexpr (sizeof(T) > 8)
    return {};
  else if constexpr (std::is_signed_v<T>)
    return Value::ofInt(static_cast<std::int64_t>(x));
  else
    return Value::ofUnsigned(static_cast<std::uint64_t>(x));
}

template <class T> const char *repOf() {
  if constexpr (std::is_floating_point_v<T>)
    return "float";
  else if constexpr (isScalar<T>)
    return "int";
  else if constexpr (isText<T>)
    return "text";
  else if constexpr (isPointerLike<T>)
    return "pointer";
  else
    return "sequence";
}

// A value as an element of a sequence; undefined for what has no single value.
template <class T> Value elementValue(const T &x, Arena &arena) {
  if constexpr (isScalar<T>) {
    return scalarValue(x);
  } else if constexpr (isText<T>) {
    return Value::ofText(arena.copy(x.data(), x.size()), x.size());
  } else if constexpr (isPointerLike<T>) {
    return Value::ofPointer(rawPointer(x));
  } else if constexpr (IsRange<T>::value) {
    auto it = x.begin();
    auto n = static_cast<std::size_t>(x.size());
    std::size_t held = n < kMaxElements ? n : kMaxElements;
    Value *elements = arena.values(held);
    for (std::size_t i = 0; i < held; ++i, ++it) {
      using Element = std::decay_t<decltype(*it)>;
      elements[i] = elementValue<Element>(static_cast<const Element &>(*it), arena);
    }
    return Value::ofSequence(elements, n);
  } else {
    return {};
  }
}

template <class T> Value arrayValue(const T *first, std::size_t n, Arena &arena) {
  std::size_t held = n < kMaxElements ? n : kMaxElements;
  Value *elements = arena.values(held);
  for (std::size_t i = 0; i < held; ++i)
    elements[i] = elementValue(first[i], arena);
  return Value::ofSequence(elements, n);
}

template <class T, int Depth> struct Shape;

// The fields of a component class, each in turn, for one purpose.
template <class T, int Depth> struct ClassShape {
  template <class F>
  using MemberShape =
      Shape<std::remove_cv_t<std::remove_reference_t<decltype(std::declval<F>()(std::declval<const T &>()))>>,
            Depth + 1>;

  struct DeclareFields {
    Declarer &d;
    template <class F> void field(const char *owner, const char *name, F) {
      std::string step = std::string("field ") + owner + "::" + name;
      d.push(name, step.c_str());
      MemberShape<F>::declare(d);
      d.pop();
    }
  };
  struct RecordFields {
    Recorder &r;
    const T &object;
    template <class F> void field(const char *, const char *, F get) { MemberShape<F>::record(r, get(object)); }
  };
  struct CountFields {
    int total = 0;
    template <class F> constexpr void field(const char *, const char *, F) { total += MemberShape<F>::kCount; }
  };

  // What an observer returns is not opened further.
  template <class F>
  using ResultShape =
      Shape<std::remove_cv_t<std::remove_reference_t<decltype(std::declval<F>()(std::declval<const T &>()))>>,
            kMaxDepth + 1>;

  struct DeclareObservers {
    Declarer &d;
    template <class F, class G> void observer(const char *owner, const char *name, F, G) {
      std::string text = std::string(name) + "()", step = std::string("call ") + owner + "::" + name;
      d.push(text.c_str(), step.c_str());
      ResultShape<F>::declare(d);
      d.pop();
    }
  };
  struct RecordObservers {
    Recorder &r;
    const T &object;
    template <class F, class G> void observer(const char *, const char *name, F call, G mayCall) {
      if (!mayCall(object)) {
        r.skip(ResultShape<F>::kCount);
        return;
      }
      Value *start = r.position();
      observerBegins(name);
      try {
        auto &&result = call(object);
        ResultShape<F>::record(r, result);
      } catch (...) {
        r.goBack(start);
        r.skip(ResultShape<F>::kCount);
      }
      observerEnds();
    }
  };
  struct CountObservers {
    int total = 0;
    template <class F, class G> constexpr void observer(const char *, const char *, F, G) {
      total += ResultShape<F>::kCount;
    }
  };

  // Only whole receivers, arguments and results are asked: what lies inside them is theirs to tell.
  static constexpr int observerCount() {
    CountObservers observers;
    if constexpr (Depth == 0)
      Fields<T>::observe(observers);
    return observers.total;
  }
  static constexpr int count() {
    CountFields fields;
    Fields<T>::visit(fields);
    return fields.total + observerCount();
  }
  static void declare(Declarer &d) {
    DeclareFields fields{d};
    Fields<T>::visit(fields);
    DeclareObservers observers{d};
    if constexpr (Depth == 0)
      Fields<T>::observe(observers);
  }
  static void record(Recorder &r, const T &object) {
    RecordFields fields{r, object};
    Fields<T>::visit(fields);
    if constexpr (observerCount() > 0) {
      RecordObservers observers{r, object};
      if (isBusy(&object))
        r.skip(observerCount());
      else
        Fields<T>::observe(observers);
    }
  }
};

template <class T, int Depth> struct Shape {
  using Pointee = std::remove_cv_t<typename PointeeOf<T>::type>;
  static constexpr bool kOpens = IsComponentClass<T>::value && Depth <= kMaxDepth;
  static constexpr bool kFollows = IsComponentClass<Pointee>::value && Depth < kMaxDepth;
  static constexpr bool kIsArray = std::is_pointer_v<T> && isScalar<Pointee> && !std::is_same_v<Pointee, char>;

  static constexpr int count() {
    if constexpr (kOpens)
      return ClassShape<T, Depth>::count();
    else if constexpr (isPointerLike<T>)
      return 1 + (kIsArray ? 1 : 0) + followed();
    else if constexpr (isScalar<T> || isText<T> || IsRange<T>::value || std::is_array_v<T>)
      return 1;
    else
      return 0;
  }
  static constexpr int followed() {
    if constexpr (kFollows)
      return ClassShape<Pointee, Depth>::count();
    else
      return 0;
  }
  static constexpr int kCount = count();

  static void declare(Declarer &d) {
    if constexpr (kOpens) {
      d.push(".", "");
      ClassShape<T, Depth>::declare(d);
      d.pop();
    } else if constexpr (isPointerLike<T>) {
      d.variable("", "pointer", "", typeName<T>().c_str(), "");
      if constexpr (kIsArray)
        d.variable("[]", "sequence", repOf<Pointee>(), typeName<Pointee>().c_str(), "array");
      if constexpr (kFollows) {
        d.push("->", "deref");
        ClassShape<Pointee, Depth>::declare(d);
        d.pop();
      }
    } else if constexpr (std::is_array_v<T>) {
      using Element = std::remove_cv_t<std::remove_extent_t<T>>;
      d.variable("[]", "sequence", repOf<Element>(), typeName<Element>().c_str(), "elements");
    } else if constexpr (isScalar<T> || isText<T>) {
      d.variable("", repOf<T>(), "", typeName<T>().c_str(), "");
    } else if constexpr (IsRange<T>::value) {
      using Element = std::decay_t<decltype(*std::declval<const T &>().begin())>;
      d.variable("[]", "sequence", repOf<Element>(), typeName<Element>().c_str(), "elements");
    }
  }

  static void record(Recorder &r, const T &x) {
    if constexpr (kOpens) {
      recordObject<T>(r, &x);
    } else if constexpr (isPointerLike<T>) {
      auto *p = rawPointer(x);
      r.put(Value::ofPointer(p));
      if constexpr (kIsArray) {
        std::size_t bytes = allocatedSize(p);
        r.put(bytes ? arrayValue(const_cast<const Pointee *>(p), bytes / sizeof(Pointee), r.arena()) : Value());
      }
      if constexpr (kFollows)
        recordObject<Pointee>(r, isReadable(p, sizeof(Pointee)) ? p : nullptr);
    } else if constexpr (std::is_array_v<T>) {
      r.put(arrayValue(&x[0], std::extent_v<T>, r.arena()));
    } else if constexpr (isScalar<T>) {
      r.put(scalarValue(x));
    } else if constexpr (isText<T> || IsRange<T>::value) {
      r.put(elementValue(x, r.arena()));
    }
  }

  template <class C> static void recordObject(Recorder &r, const C *object) {
    if (!object) {
      r.skip(ClassShape<C, Depth>::count());
      return;
    }
    ClassShape<C, Depth>::record(r, *object);
  }
};

}  // namespace eclat::rt
