#include "describe/bodies/interactions.h"

#include "describe/collect_operations.h"
#include "describe/types/spelling.h"

namespace eclat {

void Interactions::addUnit(const std::vector<const clang::Decl *> &members) {
  declared_.startUnit();
  ValueFlow flow(quantities_, declared_, met_);
  for (const clang::Decl *member : members) {
    if (const clang::FunctionDecl *function = member->getAsFunction())
      note(*function);
    flow.addMember(*member);
  }
}

void Interactions::note(const clang::FunctionDecl &function) {
  const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(&function);
  if (function.isDeleted() || function.isDefaulted() || function.isPureVirtual() ||
      llvm::isa<clang::CXXDestructorDecl>(function))
    return;
  classOf_[signatureOf(function)] = method ? qualifiedName(*method->getParent()) : "";
}

std::vector<std::vector<Quantity>> Interactions::groups() {
  std::set<std::string> unknown;
  for (const auto &[signature, className] : classOf_)
    if (!met_.walked.contains(signature)) {
      unknown.insert(signature);
      unknown.insert(className);
    }
  for (const auto &[signature, passed] : met_.passed)
    if (!met_.walked.contains(signature))
      for (Quantities::Id id : passed)
        quantities_.lose(id);
  return quantities_.groups(unknown);
}

}  // namespace eclat
