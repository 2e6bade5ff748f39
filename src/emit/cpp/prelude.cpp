#include "emit/cpp/prelude.h"

#include "emit/cpp/names.h"
#include "emit/cpp/prelude_pieces.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

const std::vector<PieceRow> &rows() {
  static const std::vector<PieceRow> table = [] {
    std::vector<PieceRow> all = valuePieces();
    all.insert(all.end(), elementPieces().begin(), elementPieces().end());
    all.insert(all.end(), sequencePieces().begin(), sequencePieces().end());
    return all;
  }();
  return table;
}

const PieceRow &rowOf(Piece piece) { return *std::ranges::find(rows(), piece, &PieceRow::piece); }

// Outside the namespace, where C functions belong.
constexpr const char *kHeapArrayDeclarations = R"(
#if defined(__SANITIZE_ADDRESS__)
#define ECLAT_KNOWS_HEAP_ARRAYS
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ECLAT_KNOWS_HEAP_ARRAYS
#endif
#endif
#ifdef ECLAT_KNOWS_HEAP_ARRAYS
// Declared here because not every compiler brings the header that does.
extern "C" int __sanitizer_get_ownership(const volatile void *);
extern "C" std::size_t __sanitizer_get_allocated_size(const volatile void *);
#endif
)";

}  // namespace

bool isPreludeName(const std::string &name) {
  static const std::set<std::string> names = [] {
    // Beside the pieces: names that the check functions and the tests use themselves.
    std::set<std::string> all = {"alarm", "element", "node", "when", "before", "testedCall"};
    for (const PieceRow &row : rows())
      all.insert(row.names.begin(), row.names.end());
    return all;
  }();
  return names.contains(name);
}

void Prelude::need(Piece piece) {
  if (!pieces_.insert(piece).second)
    return;
  for (Piece called : rowOf(piece).calls)
    need(called);
  for (const char *header : rowOf(piece).headers)
    headers_.insert(header);
}

std::string Prelude::privateMember(const std::string &className, const std::string &field) {
  need(Piece::Reveal);
  auto it = std::ranges::find_if(fields_,
                                 [&](const PrivateField &f) { return f.className == className && f.field == field; });
  if (it != fields_.end())
    return "memberOf(" + it->tag + "())";
  Identifiers tags;
  for (const PrivateField &f : fields_)
    tags.reserve(f.tag);
  std::string tag = tags.unique(withUpperFirst(unqualified(className)) + withUpperFirst(identifierOf(field)));
  fields_.push_back({className, field, tag});
  return "memberOf(" + tag + "())";
}

std::set<std::string> Prelude::headers() const { return headers_; }

std::string Prelude::declarations() const { return pieces_.contains(Piece::HeapArray) ? kHeapArrayDeclarations : ""; }

std::string Prelude::text() const {
  std::string out;
  for (const PieceRow &row : rows()) {
    if (!pieces_.contains(row.piece))
      continue;
    out += row.text;
    if (row.piece != Piece::Reveal)
      continue;
    for (const PrivateField &f : fields_)
      out += fmt::format("struct {0} {{\n  friend constexpr auto memberOf({0});\n}};\n"
                         "template struct Reveal<{0}, &{1}::{2}>;\n",
                         f.tag, f.className, f.field);
  }
  return out;
}

}  // namespace eclat
