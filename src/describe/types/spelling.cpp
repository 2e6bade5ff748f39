#include "describe/types/spelling.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/PrettyPrinter.h>
#include <clang/Basic/SourceManager.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace eclat {
namespace {

using clang::QualType;

clang::PrintingPolicy policyOf(const clang::ASTContext &ast) {
  clang::PrintingPolicy policy(ast.getLangOpts());
  policy.SuppressTagKeyword = true;
  policy.SuppressUnwrittenScope = true;
  policy.SuppressDefaultTemplateArgs = true;
  policy.FullyQualifiedName = true;
  policy.Bool = true;
  return policy;
}

// The names people know these by; libstdc++ does not tell Clang of them.
constexpr std::array<std::pair<const char *, const char *>, 15> knownNames = {
    {
     {"std::basic_string<char>", "std::string"},
     {"std::basic_string<wchar_t>", "std::wstring"},
     {"std::basic_string_view<char>", "std::string_view"},
     {"std::basic_ostream<char>", "std::ostream"},
     {"std::basic_istream<char>", "std::istream"},
     {"std::basic_iostream<char>", "std::iostream"},
     {"std::chrono::duration<long, std::ratio<1, 1000000000>>", "std::chrono::nanoseconds"},
     {"std::chrono::duration<long, std::ratio<1, 1000000>>", "std::chrono::microseconds"},
     {"std::chrono::duration<long, std::ratio<1, 1000>>", "std::chrono::milliseconds"},
     {"std::chrono::duration<long>", "std::chrono::seconds"},
     {"std::chrono::duration<long, std::ratio<60>>", "std::chrono::minutes"},
     {"std::chrono::duration<long, std::ratio<3600>>", "std::chrono::hours"},
     {"std::mersenne_twister_engine<unsigned long, 32, 624, 397, 31, 2567483615, 11, 4294967295, 7, 2636928640, 15, "
         "4022730752, 18, 1812433253>",
         "std::mt19937"},
     {"std::mersenne_twister_engine<unsigned long, 64, 312, 156, 31, 13043109905998158313, 29, 6148914691236517205, "
         "17, 8202884508482404352, 37, 18444473444759240704, 43, 6364136223846793005>",
         "std::mt19937_64"},
     {"std::linear_congruential_engine<unsigned long, 48271, 0, 2147483647>", "std::minstd_rand"},
     }
};

std::string withKnownNames(std::string text) {
  for (auto [full, known] : knownNames) {
    std::string_view pattern = full;
    for (std::size_t at = text.find(pattern); at != std::string::npos; at = text.find(pattern, at + 1)) {
      char before = at == 0 ? ' ' : text[at - 1];
      if (!std::isalnum(static_cast<unsigned char>(before)) && before != '_' && before != ':')
        text.replace(at, pattern.size(), known);
    }
  }
  return text;
}

// As in "State State;", after which the name means the field.
bool isHiddenByMember(const clang::TagDecl &tag) {
  if (!tag.getDeclName() || !tag.getDeclContext()->isRecord())
    return false;
  return std::ranges::any_of(tag.getDeclContext()->lookup(tag.getDeclName()),
                             [](const clang::NamedDecl *named) { return llvm::isa<clang::ValueDecl>(named); });
}

// What is left of a type without references, pointers and arrays, if that has a declaration.
const clang::TagDecl *innermostTag(QualType type) {
  type = type.getNonReferenceType().getCanonicalType();
  while (type->isAnyPointerType() || type->isArrayType())
    type = QualType(type->getPointeeOrArrayElementType(), 0);
  return type->getAsTagDecl();
}

bool canSpellArgument(const clang::TemplateArgument &argument) {
  if (argument.getKind() == clang::TemplateArgument::Pack)
    return std::ranges::all_of(argument.pack_elements(), canSpellArgument);
  return argument.getKind() != clang::TemplateArgument::Type || canBeSpelled(argument.getAsType());
}

}  // namespace

std::string spellType(QualType type, const clang::ASTContext &ast) {
  QualType printed = type->isDependentType() ? type : type.getCanonicalType();
  return withKnownNames(printed.getAsString(policyOf(ast)));
}

std::string qualifiedName(const clang::NamedDecl &declaration) {
  const clang::ASTContext &ast = declaration.getASTContext();
  if (const auto *specialization = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(&declaration))
    return spellType(ast.getRecordType(specialization), ast);
  std::string name;
  llvm::raw_string_ostream out(name);
  declaration.printQualifiedName(out, policyOf(ast));
  return name;
}

SourcePlace placeOf(const clang::Decl &declaration) {
  const clang::SourceManager &sources = declaration.getASTContext().getSourceManager();
  clang::SourceLocation location = sources.getExpansionLoc(declaration.getLocation());
  clang::PresumedLoc place = sources.getPresumedLoc(location, /*UseLineDirectives=*/false);
  if (place.isInvalid())
    return {};
  return {place.getFilename(), static_cast<int>(place.getLine()), static_cast<int>(place.getColumn())};
}

bool isInSystemHeader(const clang::Decl &declaration) {
  const clang::SourceManager &sources = declaration.getASTContext().getSourceManager();
  return declaration.getLocation().isInvalid() ||
         sources.isInSystemHeader(sources.getExpansionLoc(declaration.getLocation()));
}

bool isPublicName(const clang::NamedDecl &declaration) {
  for (const clang::Decl *at = &declaration; at; at = llvm::dyn_cast<clang::CXXRecordDecl>(at->getDeclContext()))
    if (at->getAccess() == clang::AS_private || at->getAccess() == clang::AS_protected)
      return false;
  return true;
}

bool canBeSpelled(QualType type) {
  const clang::TagDecl *tag = innermostTag(type);
  if (!tag)
    return true;
  if (!tag->hasNameForLinkage() || tag->getParentFunctionOrMethod() || isHiddenByMember(*tag))
    return false;
  if (const auto *outer = llvm::dyn_cast<clang::RecordDecl>(tag->getDeclContext());
      outer && !canBeSpelled(tag->getASTContext().getRecordType(outer)))
    return false;
  const auto *specialization = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(tag);
  return !specialization || std::ranges::all_of(specialization->getTemplateArgs().asArray(), canSpellArgument);
}

}  // namespace eclat
