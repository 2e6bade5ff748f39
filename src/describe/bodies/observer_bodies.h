#pragma once

#include <clang/AST/DeclCXX.h>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// Finds out from their bodies which parameterless const methods can be called in any state of the object without harm.
// Such a body is one return of an expression over fields, sizes and emptiness of library containers, constants,
// comparisons, logic and arithmetic that cannot overflow, or calls of other such methods. It may follow pointers of the
// object itself, if these are checked first. In doubt a method is harmful.
class ObserverBodies {
public:
  // Takes all members of a unit (see componentMembers). Units may come in any order.
  void addUnit(const std::vector<const clang::Decl *> &members);

  bool isSeen(const std::string &signature) const { return bodies_.contains(signature); }
  // Returns why we must not call the method with this signature; empty if it does no harm.
  std::string whyHarmful(const std::string &signature) const;
  // Returns the pointer fields that must lead to an object before the method is called. Only for harmless methods.
  std::set<std::string> followedFields(const std::string &signature) const;
  // Returns the field that the method copies, if that is all it does; else an empty name.
  std::string copiedField(const std::string &signature) const;

private:
  struct Body {
    std::string harm;
    std::vector<std::string> calls;  // signatures of the methods that it calls
    std::string copies;
    std::set<std::string> follows;  // pointer fields that it follows
  };
  friend class BodyReader;

  // `known` holds the answers so far, so that each method is asked about once.
  std::string whyHarmful(const std::string &signature, std::map<std::string, std::string> &known) const;

  std::map<std::string, Body> bodies_;  // by signature
};

}  // namespace eclat
