// The functions that generated hooks call. A hook has taken the place of an operation: it observes, calls the original,
// observes again, and passes on what the original returned or threw.
#pragma once

#include "shape.h"

#include <exception>

namespace eclat::rt {

// The receiver of a hooked call. A constructor's object does not exist at entry, nor after it threw.
template <class T> struct Receiver {
  const T *object;
  bool isConstructor = false;
};

// The static members of the operation's class, as an argument of a hook that is observed like the others.
template <class T> struct Statics {
  template <class F>
  using MemberShape = Shape<std::remove_cv_t<std::remove_reference_t<decltype(std::declval<F>()())>>, 1>;

  struct Declare {
    Declarer &d;
    template <class F> void field(const char *owner, const char *name, F) {
      std::string text = std::string(owner) + "::" + name, step = "static " + text;
      d.push(text.c_str(), step.c_str());
      MemberShape<F>::declare(d);
      d.pop();
    }
  };
  struct Record {
    Recorder &r;
    template <class F> void field(const char *, const char *, F get) { MemberShape<F>::record(r, get()); }
  };
  struct Count {
    int total = 0;
    template <class F> constexpr void field(const char *, const char *, F) { total += MemberShape<F>::kCount; }
  };
  static constexpr int count() {
    Count members;
    Fields<T>::statics(members);
    return members.total;
  }
  static void declare(Declarer &d) {
    Declare members{d};
    Fields<T>::statics(members);
  }
};

enum class When { Entry, Exit, Throw };

// One visit of a hooked operation. wanted() tells if anybody wants to see it.
class Visit {
public:
  explicit Visit(int operation) : operation_(operation) { begin(); }
  bool wanted() const { return wanted_; }

  Recorder &recorder(When when);                       // returns a recorder that fills a fresh sample
  void object(const volatile void *address, int kin);  // notes the identity of the receiver or an argument, in order
  void newObject(const volatile void *address, int kin);
  bool mayLook(const volatile void *address) const;  // false while another thread is in a call of the object
  void done(When when);                              // the sample is complete

  // Keeps a function that observes the objects again in the middle of the call, as at its entry; valid until the call
  // is over.
  template <class F> void keep(const F &observe) {
    observe_ = [](const void *f) { (*static_cast<const F *>(f))(); };
    context_ = &observe;
    begun();
  }
  bool isUnchanged();  // true if nothing that is observed differs from the entry

private:
  void begin();
  void begun();
  void endWay();

  int operation_;
  bool wanted_ = false;
  bool isNested_ = false;       // the visit is inside the tested call
  bool isHelper_ = false;       // the operation is a helper of the component
  bool isOnWay_ = false;        // the original operation is running
  bool isEntering_ = false;     // its entry is observed
  std::size_t way_ = 0;         // the result of beginPath (path.h)
  std::size_t busyBefore_ = 0;  // number of busy objects in the calls around this one
  std::uint64_t call_ = 0;
  Value *entry_ = nullptr;
  Value *now_ = nullptr;
  std::size_t entryCount_ = 0;
  void (*observe_)(const void *) = nullptr;
  const void *context_ = nullptr;
  alignas(Recorder) unsigned char recorder_[sizeof(Recorder)];
};

// Hooked destructors call these before and after the original: calls that it makes on the object are nobody's
// operations.
void objectEnds(const volatile void *address, int kin);
void objectIsGone(const volatile void *address, int kin);

template <class T> void observeArgument(Visit &visit, Recorder &r, When when, const T &x) {
  if constexpr (IsComponentClass<T>::value)
    visit.object(std::addressof(x), kinOf<T>());
  else if constexpr (isPointerLike<T>)
    visit.object(rawPointer(x), kinOf<std::remove_cv_t<typename PointeeOf<T>::type>>());
  else
    visit.object(nullptr, 0);
  // The call may have destroyed the object that it was passed a reference to: `names.erase(names.front())`.
  bool isGone = false;
  if constexpr (IsComponentClass<T>::value)
    isGone = when != When::Entry && !isReadable(std::addressof(x), sizeof(T));
  else if constexpr (std::is_class_v<T>)
    isGone = when != When::Entry && isPoisoned(std::addressof(x), sizeof(T));
  bool mayLook = true;
  if constexpr (IsComponentClass<T>::value)
    mayLook = visit.mayLook(std::addressof(x));
  else if constexpr (isPointerLike<T>)
    mayLook = visit.mayLook(rawPointer(x));
  if (isGone || !mayLook)
    r.skip(Shape<T, 0>::kCount);
  else
    Shape<T, 0>::record(r, x);
}

template <class T> void observeArgument(Visit &visit, Recorder &r, When when, const Receiver<T> &receiver) {
  bool exists = !receiver.isConstructor || when == When::Exit;
  if (receiver.isConstructor && when == When::Entry)
    visit.newObject(receiver.object, kinOf<T>());
  else
    visit.object(receiver.object, kinOf<T>());
  r.put(Value::ofPointer(receiver.object));
  bool readable = exists && isReadable(receiver.object, sizeof(T)) && visit.mayLook(receiver.object);
  Shape<T, 0>::recordObject(r, readable ? receiver.object : nullptr);
}

template <class T> void observeArgument(Visit &, Recorder &r, When, const Statics<T> &) {
  typename Statics<T>::Record members{r};
  Fields<T>::statics(members);
}

template <class... A> void observeAll(Visit &visit, When when, const A &...args) {
  Recorder &r = visit.recorder(when);
  (observeArgument(visit, r, when, args), ...);
}

template <class R, class Call, class... A> R hooked(int operation, Call original, const A &...args) {
  Visit visit(operation);
  if (!visit.wanted())
    return original();
  observeAll(visit, When::Entry, args...);
  visit.done(When::Entry);
  auto observeNow = [&] { observeAll(visit, When::Throw, args...); };
  visit.keep(observeNow);
  try {
    if constexpr (std::is_void_v<R>) {
      original();
      observeAll(visit, When::Exit, args...);
      visit.done(When::Exit);
    } else if constexpr (std::is_reference_v<R>) {
      R result = original();
      observeAll(visit, When::Exit, args..., std::as_const(result));
      visit.done(When::Exit);
      return static_cast<R>(result);
    } else {
      R result = original();
      observeAll(visit, When::Exit, args..., std::as_const(result));
      visit.done(When::Exit);
      return result;
    }
  } catch (...) {
    observeAll(visit, When::Throw, args...);
    visit.done(When::Throw);
    throw;
  }
}

template <class T> struct ValueCount {
  static constexpr int kCount = Shape<T, 0>::kCount;
};
template <class T> struct ValueCount<Receiver<T>> {
  static constexpr int kCount = 1 + Shape<T, 0>::kCount;
};
template <class T> struct ValueCount<Statics<T>> {
  static constexpr int kCount = Statics<T>::count();
};
template <> struct ValueCount<void> {
  static constexpr int kCount = 0;
};
template <class... T> constexpr int valueCount() { return (ValueCount<T>::kCount + ... + 0); }

// Finds the original of a hooked operation: the body that the plugin renamed or, in a library that was built without
// us, the next definition that the loader knows. Works before any constructor has run.
void *nextDefinition(const char *symbol);
template <class F> struct Original {
  const char *symbol;
  F *found = nullptr;
  F *get(F *renamed) {
    if (renamed)
      return renamed;
    if (!found)
      found = reinterpret_cast<F *>(nextDefinition(symbol));
    return found;
  }
};

// ---- Tables of the component in the hooked binary: generated code fills them, schema.cpp and worker.cpp read them.

struct Call;

struct OperationEntry {                    // one for each operation, by its id
  int family;                              // the same number for a method and those that override it
  void (*declare)(class PointDeclarer &);  // null if it is not hooked
  int valueCount;                          // number of variables of receiver, parameters and result
  bool (*isDefined)();                     // returns false if no definition of it was linked or loaded
  bool isHelper = false;                   // true: no input can call it; only traces show it
};
struct ClassEntry {
  const char *name;
  void (*declare)(Declarer &);
  void (*declareStatics)(Declarer &);  // null if the class has no static members
};
struct CallEntry {
  void (*call)(Call &);
};

extern const OperationEntry kOperations[];
extern const int kOperationCount;
extern const ClassEntry kClasses[];
extern const int kClassCount;
extern const CallEntry kCalls[];  // one for each operation, by its id
// True if static members are observed: each input must then find them as the program started, not as the input before
// left them.
extern const bool kHasStatics;
extern void (*const kSetup)();  // the user's statements before and after each input
extern void (*const kTeardown)();

// Declares the variables of an operation in the order `hooked` records them.
class PointDeclarer {
public:
  explicit PointDeclarer(Declarer &d) : d_(d) {}
  template <class T> void receiver() {
    object(Fields<T>::kName, 1, -1);
    d_.push("this", "this");
    d_.variable("", "pointer", "", "this", "");
    d_.pop();
    d_.push("", "this");
    Shape<T, 0>::declare(d_);
    d_.pop();
  }
  template <class T> void value(const char *name, const char *step, int parameter) {
    using Pointee = std::remove_cv_t<typename PointeeOf<T>::type>;
    if constexpr (IsComponentClass<T>::value)
      object(Fields<T>::kName, 0, parameter);
    else if constexpr (IsComponentClass<Pointee>::value)
      object(Fields<Pointee>::kName, 1, parameter);  // the object's variables stand behind the pointer's own
    d_.push(name, step);
    Shape<T, 0>::declare(d_);
    d_.pop();
  }
  template <class T> void statics() {
    staticsBegin();
    Statics<T>::declare(d_);
  }
  virtual void object(const char *className, int offset, int parameter) = 0;
  virtual void staticsBegin() = 0;
  virtual void entryEnds() = 0;  // variables declared from here on are the result's

protected:
  ~PointDeclarer() = default;
  Declarer &d_;
};

}  // namespace eclat::rt
