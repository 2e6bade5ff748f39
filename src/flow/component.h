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

// What the source says of a declaration, in words.
struct Comment {
  std::string text;  // without the marks of comments
  SourcePlace place;

  bool operator==(const Comment &) const = default;
};

struct Parameter {
  std::string name;  // as declared; "arg0", "arg1", … where the source names none
  Type type;
  Passing passing = Passing::Value;
  std::string spelling;  // the whole declared type, fully qualified: "const geo::Shape &"
  bool hasDefault = false;
  bool indirect = false;  // a by-value class that the ABI passes by address
  bool ends = false;      // says where the array of the Buffer before it ends: its length, or a pointer behind it

  bool operator==(const Parameter &) const = default;
};

// A Factory is code of the user's that makes a value; its name and signature are that code, its holes the parameters.
// A Law is code of ours that an object of the class must stand.
enum class OperationKind { Constructor, Method, StaticMethod, Function, Factory, Law };

// What must hold of every object of a class, as statements to run and claims that are true after them. Parameters are
// holes, {0}, {1}, …, and so is the class, {T}.
struct Law {
  LawKind kind = LawKind::Copy;
  std::string title;  // "a copy equals its original"
  std::vector<std::string> statements, claims;
  std::string guard;      // where this is false the law says nothing; empty: always
  std::string condition;  // the same, known when the code is compiled

  bool operator==(const Law &) const = default;
};

// Something an input can call. Its id is its index in Component::operations.
struct Operation {
  int id = 0;
  OperationKind kind = OperationKind::Method;
  std::string name;       // "push", "operator==", "Stack" for a constructor, "geo::area" for a free function
  std::string className;  // the declaring class, qualified; empty for free functions
  std::string signature;  // unique in the component: "geo::Stack::push(int) const"
  std::string symbol;     // mangled name that the hook takes over; empty if it cannot be hooked
  // Of a constructor, where `symbol` is its base variant: the complete one. What we compile ends in the base variant,
  // but a library that was built without us is entered by the complete one.
  std::string completeSymbol;
  std::string unhooked;  // why not, in that case
  std::vector<Parameter> parameters;
  Type result;
  Passing resultPassing = Passing::Value;
  std::string resultSpelling = "void";
  bool isConst = false;
  bool isRvalue = false;            // "&&": called on an object that is given away
  bool isPure = false;              // not const, but declared to leave its receiver as it is
  std::vector<std::string> keeps;   // fields that its body, as far as it can be seen, leaves alone
  std::vector<std::string> writes;  // fields that its body assigns; those in neither list are not known
  SourcePlace place;
  Comment comment;
  Law law;           // of a law
  std::string spec;  // the function of a specification that speaks of it; empty: none

  bool hasReceiver() const { return kind == OperationKind::Method; }
  bool mayChangeReceiver() const { return !isConst && !isPure; }
  bool operator==(const Operation &) const = default;
};

struct Field {
  std::string name;
  Type type;  // kind Class or Other for what is not a plain value
  std::string spelling;
  std::string declaredIn;  // the class that declares it, where it is inherited
  bool isPublic = false;
  bool isStatic = false;
  bool isBitField = false;
  bool isVariable = false;  // of a static one: it can change, is sure to be linked and may be read at any time

  bool operator==(const Field &) const = default;
};

// A public const method without parameters that is called to observe an object: it only reads, and does no harm in
// any state the object can be in.
struct Observer {
  std::string name;
  std::string declaredIn;            // the class that declares it
  Type type;                         // of its result
  std::string spelling;              // of its result, as declared: "const std::vector<int> &"
  std::string copies;                // the field that it returns a copy of; called only while that is short
  std::vector<std::string> follows;  // pointers of the object that must lead somewhere before it is called

  bool operator==(const Observer &) const = default;
};

// Before the code of a factory in the names of what is skipped.
inline constexpr const char *kFactoryMark = "factory ";

// A public operation that is left out, why, and what the user can do about it (flow/remedies.h).
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
  std::vector<std::string> bases;        // all public bases, direct and indirect, that the component knows
  std::vector<Field> fields;             // inherited ones first
  std::string destructorSymbol;          // mangled; empty if trivial or not to be hooked
  std::string completeDestructorSymbol;  // as Operation::completeSymbol
  bool isRequested = true;               // named by the user, not pulled in as a base
  bool isAbstract = false;
  bool isCopyable = false;
  bool isMovable = false;  // also by being copied
  bool isLent = false;     // its objects may refer to what belongs to others: see MadeType
  SourcePlace place;
  Comment comment;
  std::vector<Observer> observers;
  std::vector<Skipped> unobserved;  // methods that look like observers and are not called as such

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

// A type of kind Made: what must be known to keep its values and to pass them on.
struct MadeType {
  std::string spelling;
  bool isCopyable = false;  // else it is moved where it is passed by value, and then gone
  bool isLent = false;      // its values may refer to what belongs to the receiver of the call that made them
  bool isIterator = false;
  bool isRandomAccess = false;  // of an iterator
  std::string request;          // how --class would name it; empty for what cannot be requested

  bool operator==(const MadeType &) const = default;
};

// Constants in the bodies of the component: what its authors compare against.
struct SourceLiterals {
  std::vector<std::int64_t> integers;
  std::vector<double> floats;
  std::vector<std::string> strings;
  bool operator==(const SourceLiterals &) const = default;
};

// Constants that the user wants tried.
struct GivenLiterals {
  std::string type;       // for every value of this type, elements of others included
  std::string operation;  // or, if there is a signature here, for one parameter of it alone
  int parameter = 0;
  bool only = false;  // and no others
  std::vector<Literal> literals;
  bool operator==(const GivenLiterals &) const = default;
};

// A condition that an operation's body branches on, over what exists at its entry, in the property language:
// `numElems < max`, `s == null`.
struct Condition {
  std::string operation;  // signature
  std::string text;
  bool operator==(const Condition &) const = default;
};

// A whole number with a name: `kMost` of a class, or beside it (then without one).
struct NamedConstant {
  std::string className;
  std::string name;
  std::int64_t value = 0;
  bool operator==(const NamedConstant &) const = default;
};

// A class that objects consist of or lead to, of which nothing is observed, and why.
struct Unopened {
  std::string className;
  std::string reason;
  bool operator==(const Unopened &) const = default;
};

// The laws that a class keeps, by its specification.
struct PromisedLaws {
  std::string className;
  std::vector<LawKind> laws;
  bool operator==(const PromisedLaws &) const = default;
};

// What can be called, on what: the result of describe.
struct Component {
  std::vector<ClassInfo> classes;
  // What objects of these consist of or lead to (nodes, plain structs): observed with them, not under test.
  std::vector<ClassInfo> parts;
  std::vector<Unopened> unopened;
  std::vector<Operation> operations;
  // What no input can call but the component calls itself: private and protected members, free functions of its
  // headers. Numbered on behind the operations; only where they are wanted in the trace.
  std::vector<Operation> helpers;
  std::vector<EnumInfo> enums;
  std::vector<MadeType> made;
  SourceLiterals literals;
  std::vector<GivenLiterals> given;
  std::vector<Skipped> skipped;  // what no input can call
  // Quantities that meet in the component's code (assigned, compared, added, returned, passed, indexed with), as
  // groups. A quantity in no group was not understood; two in different groups never meet.
  std::vector<std::vector<Quantity>> comparable;
  std::vector<Condition> conditions;
  std::vector<NamedConstant> constants;
  std::vector<Noted> setup, teardown;  // the user's statements around each input
  std::vector<std::string> specs;      // headers with specifications, absolute
  std::vector<std::string> specified;  // classes that have one with an invariant
  std::vector<PromisedLaws> promised;  // by specifications
  bool specsWait = false;              // they are not for the run, but to tell afterwards how right it was
  std::vector<std::string> headers;    // to include, in this order: absolute, or <names>
  bool ignoresAccess = false;          // some types of its interface can only be spelled with names that are private
  std::vector<std::string> flags;      // to compile code that uses it: -std, -I, -D, … without -c, -o and file names

  // An operation or a helper.
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
