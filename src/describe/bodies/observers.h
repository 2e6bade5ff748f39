#pragma once

#include "describe/bodies/observer_bodies.h"
#include "describe/collect_classes.h"
#include "flow/request.h"
#include "support/failure.h"

namespace eclat {

// Collects every method of the class that could observe its objects, judged by its declaration alone, in
// ClassInfo::observers and ClassInfo::unobserved.
void collectObservers(const clang::CXXRecordDecl &record, TypeDescriber &types, ClassInfo &info);

// Keeps the observers that the request wants and the bodies show to be harmless, those that tell most per call first.
Result<void> chooseObservers(const Request &request, const ObserverBodies &bodies, Component &component);

}  // namespace eclat
