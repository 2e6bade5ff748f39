#pragma once

#include "flow/advice.h"
#include "flow/family.h"
#include "flow/input.h"
#include "flow/quantity.h"
#include "flow/type.h"

#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

struct SourcePlace {
  std::string file;
  int line = 0;
  int column = 0;

  bool operator==(const SourcePlace &) const = default;
};

// The comment that the source has for a declaration.
struct Comment {
  std::string text;  // the words alone, without `//`, `/*` and the like
  SourcePlace place;

  bool operator==(const Comment &) const = default;
};

struct Parameter {
  std::string name;  // its name as declared; "arg0", "arg1", … if the source names none
  Type type;
  Passing passing = Passing::Value;
  std::string spelling;  // the whole declared type, fully qualified: "const geo::Shape &"
  bool hasDefault = false;
  bool indirect = false;  // a class passed by value, for which the ABI passes an address
  // It says where the array of the Buffer parameter before it ends: by its length, or by a pointer behind it.
  bool ends = false;

  bool operator==(const Parameter &) const = default;
};

// A Factory is code of the user that makes a value: the code is its name and signature, its holes are the parameters. A
// Law is code of ours; every object of the class must pass it.
enum class OperationKind { Constructor, Method, StaticMethod, Function, Factory, Law };

// A rule that every object of a class must keep: statements to run, and claims that must be true after them. {0}, {1},
// … stand for the arguments of the law, {T} for the class.
struct Law {
  LawKind kind = LawKind::Copy;
  std::string title;  // "a copy equals its original"
  std::vector<std::string> statements, claims;
  std::string guard;      // evaluated first; where it is false the law does not apply. Empty: it always applies
  std::string condition;  // like `guard`, but a constant expression: it is known when the code is compiled

  bool operator==(const Law &) const = default;
};

// An operation: what an input can call. Its id is its index in Component::operations.
struct Operation {
  int id = 0;
  OperationKind kind = OperationKind::Method;
  std::string name;       // "push", "operator==", "Stack" for a constructor, "geo::area" for a free function
  std::string className;  // the declaring class, qualified; empty for free functions
  std::string signature;  // unique name in the component: "geo::Stack::push(int) const"
  std::string symbol;     // the mangled name that the hook takes over; empty if it cannot be hooked
  // For a constructor whose `symbol` is its base variant, the mangled name of its complete variant. What we compile
  // reaches the base variant in any case, but a library that was built without us is entered by the complete one.
  std::string completeSymbol;
  std::string unhooked;  // why the operation cannot be hooked, if it cannot
  std::vector<Parameter> parameters;
  Type result;
  Passing resultPassing = Passing::Value;
  std::string resultSpelling = "void";
  bool isConst = false;
  bool isRvalue = false;            // a method with `&&`: it is called on an object that is given away
  bool isPure = false;              // not const, but declared to leave its receiver as it is
  std::vector<std::string> keeps;   // fields that its body, as far as we can see it, leaves unchanged
  std::vector<std::string> writes;  // fields that its body assigns; of fields in neither list we know nothing
  SourcePlace place;
  Comment comment;
  Law law;           // filled for a Law only
  std::string spec;  // the function of the specification that is about it; empty: there is none

  bool hasReceiver() const { return kind == OperationKind::Method; }
  bool mayChangeReceiver() const { return !isConst && !isPure; }
  bool operator==(const Operation &) const = default;
};

struct Field {
  std::string name;
  Type type;  // its kind is Class or Other if the field is no plain value
  std::string spelling;
  std::string declaredIn;  // the class that declares it, which may be a base
  bool isPublic = false;
  bool isStatic = false;
  bool isBitField = false;
  bool isVariable = false;  // a static member that can change, is sure to be linked, and may be read at any time

  bool operator==(const Field &) const = default;
};

// A public const method without parameters that we call to observe an object. It only reads, and does no harm in any
// state that the object can be in.
struct Observer {
  std::string name;
  std::string declaredIn;            // the class that declares it
  Type type;                         // the type of its result
  std::string spelling;              // its result type as declared: "const std::vector<int> &"
  std::string copies;                // the field that it copies; it is called only while that field is short
  std::vector<std::string> follows;  // pointer fields that must lead to an object before the method may be called

  bool operator==(const Observer &) const = default;
};

// Stands before the code of a factory in Skipped::operation.
inline constexpr const char *kFactoryMark = "factory ";

// A public operation that no input calls, the reason, and what the user can do about it (flow/remedies.h).
struct Skipped {
  std::string operation;
  std::string reason;
  std::string remedy = {};
  bool isFactory = false;  // of the configuration: `operation` is kFactoryMark and its code
  bool operator==(const Skipped &) const = default;
};

inline Skipped skippedOf(const Operation &operation, std::string reason, std::string remedy = {}) {
  bool isFactory = operation.kind == OperationKind::Factory;
  return {(isFactory ? kFactoryMark : "") + operation.signature, std::move(reason), std::move(remedy), isFactory};
}

struct ClassInfo {
  std::string name;                      // qualified
  std::vector<std::string> bases;        // names of all public bases, direct and indirect, that the component has
  std::vector<Field> fields;             // inherited ones first
  std::string destructorSymbol;          // mangled name; empty if the destructor is trivial or cannot be hooked
  std::string completeDestructorSymbol;  // like Operation::completeSymbol
  bool isRequested = true;               // true: the user named the class; false: it came in as a base
  bool isAbstract = false;
  bool isCopyable = false;
  bool isMovable = false;  // a copy will do
  bool isLent = false;     // its objects may refer to memory of other objects: see MadeType::isLent
  SourcePlace place;
  Comment comment;
  std::vector<Observer> observers;
  std::vector<Skipped> unobserved;  // methods that look like observers but are not called, with the reason

  bool operator==(const ClassInfo &) const = default;
};

struct Enumerator {
  std::string name;  // qualified
  std::int64_t value = 0;
  bool operator==(const Enumerator &) const = default;
};

struct EnumInfo {
  std::string name;  // qualified
  std::vector<Enumerator> enumerators;
  bool operator==(const EnumInfo &) const = default;
};

// A type of kind Made, with all that is needed to keep its values and to pass them on.
struct MadeType {
  std::string spelling;
  bool isCopyable = false;  // false: a value that is passed by value is moved, and cannot be used again
  bool isLent = false;      // its values may refer to memory of the receiver of the call that made them
  bool isIterator = false;
  bool isRandomAccess = false;  // for iterators: it can jump and compare distances
  // The name to give to --class, so that the type becomes part of the component; empty if it cannot be.
  std::string request;

  bool operator==(const MadeType &) const = default;
};

// The constants in the bodies of the component. Its authors compare values with them, so inputs use them, too.
struct SourceLiterals {
  std::vector<std::int64_t> integers;
  std::vector<double> floats;
  std::vector<std::string> strings;
  bool operator==(const SourceLiterals &) const = default;
};

// Constants that the user wants tried as arguments.
struct GivenLiterals {
  std::string type;       // if set, they are tried for every value of this type, also for elements of other types
  std::string operation;  // else they are tried for one parameter of the operation with this signature
  int parameter = 0;
  bool only = false;  // true: no other constants are tried there
  std::vector<Literal> literals;
  bool operator==(const GivenLiterals &) const = default;
};

// A condition on which an operation's body branches, as a statement of the property language over the variables at its
// entry: `numElems < max`, `s == null`.
struct Condition {
  std::string operation;  // signature
  std::string text;
  bool operator==(const Condition &) const = default;
};

// A named integer constant, `kMost`; className is empty if it is declared beside a class and not in it.
struct NamedConstant {
  std::string className;
  std::string name;
  std::int64_t value = 0;
  bool operator==(const NamedConstant &) const = default;
};

// A class that objects consist of or lead to, but of which nothing is observed, with the reason.
struct Unopened {
  std::string className;
  std::string reason;
  bool operator==(const Unopened &) const = default;
};

// The laws that a class promises to keep in its specification.
struct PromisedLaws {
  std::string className;
  std::vector<LawKind> laws;
  bool operator==(const PromisedLaws &) const = default;
};

// The result of describe: what can be called, and on what.
struct Component {
  std::vector<ClassInfo> classes;
  // The parts: classes that objects of `classes` consist of or lead to (nodes, plain structs). They are observed with
  // the object and are not under test.
  std::vector<ClassInfo> parts;
  std::vector<Unopened> unopened;
  std::vector<Operation> operations;
  // The helpers: functions that the component calls itself and no input can, that is, private and protected members and
  // free functions of its headers. Their ids go on behind those of the operations. Filled only if helpers are traced.
  std::vector<Operation> helpers;
  std::vector<EnumInfo> enums;
  std::vector<MadeType> made;
  SourceLiterals literals;
  std::vector<GivenLiterals> given;
  std::vector<Skipped> skipped;  // public operations that no input can call
  // Groups of quantities that meet in the component's code: one is assigned to, compared with, added to or passed as
  // the other, or indexes it. A quantity in no group was not understood; two quantities in different groups never meet.
  std::vector<std::vector<Quantity>> comparable;
  std::vector<Condition> conditions;
  std::vector<NamedConstant> constants;
  std::vector<Noted> setup, teardown;  // the user's statements around each input
  std::vector<std::string> specs;      // headers with specifications, absolute
  std::vector<std::string> specified;  // classes whose specification has an invariant
  std::vector<PromisedLaws> promised;  // laws that specifications promise
  // True: the run does not use the specifications; they tell afterwards how right its labels were.
  bool specsWait = false;
  std::vector<std::string> headers;  // headers to include, in this order: absolute paths, or <names>
  bool ignoresAccess = false;        // true: some types of its interface can only be spelled with private names
  // Flags to compile code that uses it: -std, -I, -D, …, without -c, -o and file names.
  std::vector<std::string> flags;

  // Returns the operation or the helper with this id.
  const Operation &callee(int id) const;
  bool isHelper(int id) const { return id >= static_cast<int>(operations.size()); }
  const ClassInfo *findClass(const std::string &name) const;
  const ClassInfo *findClassOrPart(const std::string &name) const;
  const EnumInfo *findEnum(const std::string &name) const;
  const MadeType *findMade(const std::string &spelling) const;
  // True if an object of class `derived` can stand where a `base` is wanted.
  bool isA(const std::string &derived, const std::string &base) const;

  bool operator==(const Component &) const = default;
};

std::string includeLine(const std::string &header);

}  // namespace eclat
