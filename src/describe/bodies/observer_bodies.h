#pragma once

#include <clang/AST/DeclCXX.h>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// What the bodies say of parameterless const methods: which of them can be called in any state of the object without
// harm. They consist of one return of an expression over fields, sizes and emptiness of library containers, constants,
// comparisons, logic and arithmetic that cannot overflow; or call one another. Pointers of the object itself may be
// followed if somebody looks at them first. Errs towards harm.
class ObserverBodies {
public:
  // All of a unit's members (see componentMembers), units in any order.
  void addUnit(const std::vector<const clang::Decl *> &members);

  bool isSeen(const std::string &signature) const { return bodies_.contains(signature); }
  // Why the method of this signature is not to be called by us; empty if it does no harm.
  std::string whyHarmful(const std::string &signature) const;
  // Pointers of the object that must lead somewhere before it is called. It must do no harm otherwise.
  std::set<std::string> followedFields(const std::string &signature) const;
  // The field that it returns a copy of, if that is all it does.
  std::string copiedField(const std::string &signature) const;

private:
  struct Body {
    std::string harm;
    std::vector<std::string> calls;  // signatures
    std::string copies;
    std::set<std::string> follows;  // fields
  };
  friend class BodyReader;

  // `known`: the answers so far.
  std::string whyHarmful(const std::string &signature, std::map<std::string, std::string> &known) const;

  std::map<std::string, Body> bodies_;  // by signature
};

}  // namespace eclat
