#include "infer/comments/comment_terms.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <limits>

namespace eclat {

namespace {

constexpr std::array kPronouns = {"it", "this", "they", "both", "callers", "caller", "you", "these", "each", "that"};
constexpr std::array kSmallWords = {"the", "a", "an", "of", "at", "on", "in", "to", "be"};

bool isSmall(const std::string &word) {
  return std::ranges::any_of(kSmallWords, [&](const char *small) { return word == small; });
}

// "units" and "unit", "indices" and "index", "capacities" and "capacity".
std::string singular(const std::string &word) {
  if (word == "indices" || word == "indexes")
    return "index";
  if (word.size() > 4 && word.ends_with("ies"))
    return word.substr(0, word.size() - 3) + "y";
  return word.size() > 3 && word.ends_with("s") && !word.ends_with("ss") ? word.substr(0, word.size() - 1) : word;
}

bool isOfReceiver(const Variable &v) { return startsAt(v, StepKind::Receiver); }
bool isTruth(const Variable &v) { return v.type == "bool" && v.rep == Rep::Int; }
bool isNumber(const Variable &v) { return (v.rep == Rep::Int && v.type != "bool") || v.rep == Rep::Float; }

// "isOffEnd()" without what all such names begin with.
std::vector<std::string> wordsOfTruth(const VariableRef &name) {
  std::vector<std::string> words = wordsOfName(name.lastName());
  constexpr std::array kBeginnings = {"is", "has", "was", "are", "can"};
  bool hasBeginning =
      words.size() > 1 && std::ranges::any_of(kBeginnings, [&](const char *w) { return words[0] == w; });
  words.erase(words.begin(), words.begin() + (hasBeginning ? 1 : 0));
  std::erase_if(words, isSmall);
  return words;
}

}  // namespace

const Variable *CommentTerms::find(const VariableRef &name) const {
  auto it = std::ranges::find(scope_.variables.variables, name, &Variable::name);
  return it == scope_.variables.variables.end() ? nullptr : &*it;
}

std::vector<std::string> CommentTerms::parametersNamed(const std::vector<Token> &tokens, std::size_t at) const {
  const Token &token = tokens[at];
  if (token.kind != Token::Kind::Word && token.kind != Token::Kind::Name)
    return {};
  std::vector<std::string> exact, byLastWord;
  std::string word = singular(token.lower);
  for (const Parameter &p : scope_.operation.parameters) {
    // "a" is an article unless it is written as a name.
    if (token.text == p.name && (token.isQuoted || (p.name != "a" && p.name != "it")))
      return {p.name};
    std::vector<std::string> words = wordsOfName(p.name);
    if (token.isQuoted || words.empty() || token.text.size() < 2)
      continue;
    bool isWhole = words.size() == 1 && singular(words[0]) == word;
    // "overdraft limit" is overdraftLimit; so is "limit", if nothing else is.
    bool isLast = words.size() > 1 && singular(words.back()) == word;
    bool isSpelledOut = isLast && at > 0 && tokens[at - 1].lower == words[words.size() - 2];
    if (isWhole || isSpelledOut)
      exact.push_back(p.name);
    else if (isLast)
      byLastWord.push_back(p.name);
  }
  if (!exact.empty())
    return exact;
  return byLastWord.size() == 1 ? byLastWord : std::vector<std::string>();
}

Subject CommentTerms::receiver() const {
  Subject out;
  out.isReceiver = scope_.operation.hasReceiver();
  return out;
}

Subject CommentTerms::subject(const std::vector<Token> &tokens, std::size_t from, std::size_t to) const {
  Subject out;
  for (std::size_t i = from; i < to && i < tokens.size(); ++i) {
    for (std::string &name : parametersNamed(tokens, i))
      if (std::ranges::find(out.parameters, name) == out.parameters.end())
        out.parameters.push_back(std::move(name));
    bool isPronoun = std::ranges::any_of(kPronouns, [&](const char *w) { return tokens[i].is(w); });
    out.isVague = out.isVague || isPronoun;
    if (tokens[i].kind == Token::Kind::Word && !isPronoun && !isSmall(tokens[i].lower))
      out.nouns.push_back(tokens[i].lower);
  }
  out.isVague = out.isVague && out.parameters.empty();
  out.isReceiver = out.parameters.empty() && scope_.operation.hasReceiver();
  return out;
}

std::optional<Expr> CommentTerms::constant(const std::string &name) const {
  std::string last = name.substr(name.rfind(':') + 1);
  const ClassInfo *own = scope_.component.findClass(scope_.operation.className);
  auto isVisible = [&](const NamedConstant &c) {
    bool isInherited = own && std::ranges::find(own->bases, c.className) != own->bases.end();
    return c.name == last && (c.className.empty() || c.className == scope_.operation.className || isInherited ||
                              name.find("::") != std::string::npos);
  };
  auto it = std::ranges::find_if(scope_.component.constants, isVisible);
  return it == scope_.component.constants.end() ? std::nullopt : std::optional(Expr::number(it->value));
}

std::optional<Expr> CommentTerms::term(const Token &token) const {
  if (token.kind == Token::Kind::Number) {
    std::int64_t value = 0;
    auto [end, error] = std::from_chars(token.text.data(), token.text.data() + token.text.size(), value);
    return error == std::errc() ? std::optional(Expr::number(value)) : std::nullopt;
  }
  if (token.is("zero") || token.is("one"))
    return Expr::number(token.is("one"));
  if (token.is("null") || token.is("nullptr"))
    return Expr::null();
  if (auto known = constant(token.text))
    return known;
  if (token.text.starts_with('-')) {
    auto known = constant(token.text.substr(1));
    bool hasOpposite = known && known->integer != std::numeric_limits<std::int64_t>::min();
    return hasOpposite ? std::optional(Expr::number(-known->integer)) : std::nullopt;
  }
  if (const Variable *v = findText(token.text); v && v->rep != Rep::Sequence)
    return Expr::var(v->name);
  return std::nullopt;
}

const Variable *CommentTerms::quantity(const std::string &word) const {
  const Variable *field = nullptr;
  for (const Variable &v : scope_.variables.variables) {
    bool isOwn = isOfReceiver(v) && v.path.size() == 2 && v.name.root == Root::Named;
    if (!isOwn || !isNumber(v) || wordsOfName(v.name.name) != std::vector{word})
      continue;
    if (v.name.isQuestion())
      return &v;
    field = &v;
  }
  return field;
}

std::optional<Expr> CommentTerms::namedTerm(const Token &token) const {
  if (auto known = term(token))
    return known;
  std::vector<std::string> names = parametersNamed({token}, 0);
  if (const Variable *v = names.size() == 1 ? findText(names[0]) : nullptr)
    return Expr::var(v->name);
  const Variable *v = quantity(token.lower);
  return v ? std::optional(Expr::var(v->name)) : std::nullopt;
}

std::vector<Expr> CommentTerms::numbersOf(const Subject &subject) const {
  std::vector<Expr> out;
  auto add = [&](const std::string &name) {
    if (const Variable *v = findText(name); v && isNumber(*v))
      out.push_back(Expr::var(v->name));
  };
  for (const std::string &name : subject.parameters)
    add(name);
  if (!subject.parameters.empty())
    return out;
  for (const std::string &noun : subject.nouns)
    if (const Variable *v = quantity(noun))
      return {Expr::var(v->name)};
  // "Both", "it", "callers must not ask for less than 0": all numbers that are passed, or the only one.
  if (!subject.isVague)
    return {};
  for (const Parameter &p : scope_.operation.parameters)
    add(p.name);
  return out;
}

std::vector<Expr> CommentTerms::measured(const Subject &subject, const std::string &measure) const {
  std::vector<Expr> out;
  for (const std::string &name : subject.parameters) {
    VariableRef passed = parseVariable(name);
    const Variable *v = find(passed);
    if (measure == "size" && ((v && v->rep == Rep::Text) || find(passed.elements())))
      out.push_back(Expr::size(passed));
  }
  const Variable *own = subject.parameters.empty() ? quantity(measure) : nullptr;
  if (own)
    out.push_back(Expr::var(own->name));
  return out;
}

std::vector<Expr> CommentTerms::pointersOf(const Subject &subject) const {
  std::vector<Expr> out;
  std::vector<std::string> names = subject.parameters;
  if (names.empty() && subject.isVague)
    for (const Parameter &p : scope_.operation.parameters)
      names.push_back(p.name);
  for (const std::string &name : names)
    if (const Variable *v = findText(name); v && v->rep == Rep::Pointer)
      out.push_back(Expr::var(v->name));
  return out;
}

// "The queue" of a LevelPriorityQueue, or nobody in particular.
bool CommentTerms::meansReceiver(const Subject &subject) const {
  std::vector<std::string> names = {"object", "container", "collection"};
  auto add = [&](const std::string &name) { std::ranges::move(wordsOfName(name), std::back_inserter(names)); };
  add(scope_.operation.className);
  if (const ClassInfo *own = scope_.component.findClass(scope_.operation.className))
    std::ranges::for_each(own->bases, add);
  return subject.nouns.empty() || std::ranges::any_of(subject.nouns, [&](const std::string &noun) {
           return std::ranges::find(names, noun) != names.end();
         });
}

std::optional<Expr> CommentTerms::isEmpty(const Subject &subject, bool expected) const {
  auto sizeIs = [&](Expr size) {
    return Expr::make(expected ? Op::Eq : Op::Ge, {std::move(size), Expr::number(expected ? 0 : 1)});
  };
  auto ofObject = [&](const std::string &prefix) -> std::optional<Expr> {
    for (const char *name : {"isEmpty()", "empty()", "is_empty()"})
      if (const Variable *v = findText(prefix + name); v && isTruth(*v))
        return Expr::make(Op::Eq, {Expr::var(v->name), Expr::boolean(expected)});
    for (const char *name : {"size()", "length()", "count()"})
      if (const Variable *v = findText(prefix + name); v && isNumber(*v))
        return sizeIs(Expr::var(v->name));
    return std::nullopt;
  };
  for (const std::string &name : subject.parameters) {
    VariableRef passed = parseVariable(name);
    const Variable *v = find(passed);
    if ((v && v->rep == Rep::Text) || find(passed.elements()))
      return sizeIs(Expr::size(passed));
    for (const char *access : {".", "->"})
      if (auto found = ofObject(name + access))
        return found;
  }
  if (!scope_.operation.hasReceiver() || (!subject.isReceiver && !subject.isVague) || !meansReceiver(subject))
    return std::nullopt;
  if (auto found = ofObject(""))
    return found;
  // The only thing that it holds several of.
  const Variable *held = nullptr;
  for (const Variable &v : scope_.variables.variables)
    if (isOfReceiver(v) && v.rep == Rep::Sequence) {
      if (held)
        return std::nullopt;
      held = &v;
    }
  return held ? std::optional(sizeIs(Expr::size(held->name))) : std::nullopt;
}

std::vector<const Variable *> CommentTerms::truths(const std::vector<std::string> &words) const {
  std::vector<std::string> wanted = words;
  std::vector<const Variable *> out;
  std::erase_if(wanted, isSmall);
  for (const Variable &v : scope_.variables.variables)
    if (isTruth(v) && !wanted.empty() && wordsOfTruth(v.name) == wanted)
      out.push_back(&v);
  return out;
}

std::vector<const Variable *> CommentTerms::truthsFrom(const std::string &word) const {
  std::vector<const Variable *> out;
  for (const Variable &v : scope_.variables.variables)
    if (isTruth(v) && isOfReceiver(v) && v.name.isQuestion())
      if (std::vector<std::string> words = wordsOfTruth(v.name); !words.empty() && words.front() == word)
        out.push_back(&v);
  return out;
}

const Variable *CommentTerms::truthOf(const std::vector<std::string> &words, const Subject &subject) const {
  std::vector<const Variable *> known = truths(words);
  for (const std::string &parameter : subject.parameters)
    for (const Variable *v : known)
      if (v->name.isOf(parameter))
        return v;
  if (!subject.parameters.empty() && !subject.isVague)
    return nullptr;
  // An observer before a field of the same name.
  std::erase_if(known, [](const Variable *v) { return !isOfReceiver(*v); });
  auto observer = std::ranges::find_if(known, [](const Variable *v) { return v->name.isQuestion(); });
  if (observer != known.end())
    return *observer;
  return known.empty() ? nullptr : known.front();
}

}  // namespace eclat
