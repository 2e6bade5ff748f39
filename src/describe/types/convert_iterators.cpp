#include "describe/types/convert_iterators.h"

#include "describe/templates/sema_scope.h"

#include <clang/Sema/Initialization.h>
#include <clang/Sema/Sema.h>

#include <algorithm>

namespace eclat {
namespace {

using clang::QualType;

bool canBePassed(clang::Sema &sema, QualType from, QualType to) {
  clang::SourceLocation nowhere;
  clang::Expr *value = new (sema.Context) clang::OpaqueValueExpr(nowhere, from, clang::VK_PRValue);
  auto entity = clang::InitializedEntity::InitializeParameter(sema.Context, to, /*Consumed=*/false);
  auto kind = clang::InitializationKind::CreateCopy(nowhere, nowhere);
  return !clang::InitializationSequence(sema, entity, kind, value).Failed();
}

class Converter {
public:
  Converter(clang::Sema &sema, const TypeDescriber &types, const std::vector<Operation> &operations)
      : sema_(sema), types_(types) {
    for (const MadeType &made : types.made()) {
      bool isReturned = std::ranges::any_of(operations, [&](const Operation &operation) {
        return isMade(operation.result) && operation.result.spelling == made.spelling;
      });
      isReturned_.push_back(isReturned);
    }
  }

  void convert(Parameter &parameter) const {
    auto wanted = std::ranges::find(types_.made(), parameter.type.spelling, &MadeType::spelling);
    if (wanted == types_.made().end() || !wanted->isIterator || isReturned_[indexOf(*wanted)])
      return;
    for (const MadeType &offered : types_.made()) {
      std::size_t i = indexOf(offered);
      if (isReturned_[i] && offered.isIterator && offered.isLent &&
          canBePassed(sema_, types_.madeDeclared()[i], types_.madeDeclared()[indexOf(*wanted)])) {
        parameter.type.spelling = offered.spelling;
        return;
      }
    }
  }

private:
  std::size_t indexOf(const MadeType &made) const { return static_cast<std::size_t>(&made - types_.made().data()); }

  clang::Sema &sema_;
  const TypeDescriber &types_;
  std::vector<bool> isReturned_;  // by index of the made type
};

}  // namespace

void takeConvertibleIterators(const ParsedUnit &parsed, const TypeDescriber &types,
                              std::vector<Operation> &operations) {
  if (!parsed.unit->hasSema())
    return;
  SemaScope scope(parsed);  // conversions may be templates
  Converter converter(parsed.unit->getSema(), types, operations);
  for (Operation &operation : operations)
    for (Parameter &parameter : operation.parameters)
      if (isMade(parameter.type) && parameter.passing != Passing::Ref)
        converter.convert(parameter);
}

}  // namespace eclat
