#include "flow/language/variable_ref.h"

#include <algorithm>

namespace eclat {

namespace {

struct Opening {
  PartKind kind;
  std::string_view text;
};
constexpr Opening kOpenings[] = {
    {PartKind::Pointee,  "->"},
    {PartKind::Elements, "[]"},
    {PartKind::Question, "()"},
    {PartKind::Member,   "." },
};

// The part that begins here; null inside of a word, or of template arguments.
const Opening *openingAt(std::string_view text, std::size_t at) {
  for (const Opening &opening : kOpenings)
    if (text.substr(at).starts_with(opening.text))
      return &opening;
  return nullptr;
}

// Behind the word that begins here: `Box<std::pair<int, int>>::count` is one.
std::size_t endOfWord(std::string_view text, std::size_t at) {
  for (int depth = 0; at < text.size(); ++at) {
    bool isArrow = at > 0 && text[at - 1] == '-';
    depth += text[at] == '<' ? 1 : text[at] == '>' && !isArrow && depth > 0 ? -1 : 0;
    if (depth == 0 && openingAt(text, at))
      break;
  }
  return at;
}

Root rootOf(std::string_view word) {
  return word == "this"                                ? Root::This
         : word == "return"                            ? Root::Result
         : word.find("::") != std::string_view::npos ? Root::Static
                                                       : Root::Named;
}

}  // namespace

VariableRef::VariableRef(const char *written) : VariableRef(parseVariable(written)) {}

bool VariableRef::asks() const {
  return std::ranges::find(parts, PartKind::Question, &NamePart::kind) != parts.end();
}

const std::string &VariableRef::lastName() const {
  for (auto part = parts.rbegin(); part != parts.rend(); ++part)
    if (!part->name.empty())
      return part->name;
  return name;
}

VariableRef VariableRef::elements() const {
  VariableRef out = *this;
  if (!isElements())
    out.parts.push_back({PartKind::Elements, ""});
  return out;
}

VariableRef VariableRef::withoutElements() const {
  VariableRef out = *this;
  if (isElements())
    out.parts.pop_back();
  return out;
}

VariableRef VariableRef::ofObject() const {
  bool isPart = root == Root::This && !parts.empty() && parts.front().kind == PartKind::Pointee;
  if (!isPart)
    return *this;
  VariableRef out;
  out.name = parts.front().name;
  out.root = rootOf(out.name);
  out.parts.assign(parts.begin() + 1, parts.end());
  return out;
}

VariableRef VariableRef::ofReceiver() const {
  if (root == Root::This || root == Root::Result)
    return *this;
  VariableRef out;
  out.root = Root::This;
  out.name = "this";
  out.parts = parts;
  out.parts.insert(out.parts.begin(), {PartKind::Pointee, name});
  return out;
}

VariableRef parseVariable(std::string_view text) {
  VariableRef out;
  std::size_t at = endOfWord(text, 0);
  out.name = text.substr(0, at);
  out.root = rootOf(out.name);
  while (at < text.size()) {
    const Opening *opening = openingAt(text, at);
    at += opening ? opening->text.size() : 0;
    std::size_t end = endOfWord(text, at);
    bool isWhole = opening && (opening->kind == PartKind::Elements || opening->kind == PartKind::Question);
    if (opening)
      out.parts.push_back({opening->kind, isWhole ? "" : std::string(text.substr(at, end - at))});
    // Nothing that we write has a word right behind brackets; others may.
    if (isWhole && end > at)
      out.parts.back().name = text.substr(at, end - at);
    at = end;
  }
  return out;
}

std::string print(const VariableRef &variable) {
  std::string out = variable.name;
  for (const NamePart &part : variable.parts)
    for (const Opening &opening : kOpenings)
      if (opening.kind == part.kind)
        out.append(opening.text) += part.name;
  return out;
}

}  // namespace eclat
