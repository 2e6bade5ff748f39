#include "invariants.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <stdexcept>

namespace {

using Sample = std::pair<int, int>;

bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool isLetter(char c) { return c == '_' || std::isalpha(static_cast<unsigned char>(c)) != 0; }

bool isNumber(const std::string &text) { return !text.empty() && std::all_of(text.begin(), text.end(), isDigit); }

bool isWord(const std::string &text) {
  return !text.empty() && isLetter(text[0]) &&
         std::all_of(text.begin(), text.end(), [](char c) { return isLetter(c) || isDigit(c); });
}

std::vector<std::string> split(const std::string &text, char by) {
  std::vector<std::string> parts(1);
  for (char c : text)
    if (c == by)
      parts.emplace_back();
    else
      parts.back() += c;
  return parts;
}

// A word, and behind it perhaps indices.
bool isElement(std::string part) {
  while (!part.empty() && part.back() == ']') {
    const std::size_t open = part.rfind('[');
    if (open == std::string::npos || !isNumber(part.substr(open + 1, part.size() - open - 2)))
      return false;
    part.resize(open);
  }
  return isWord(part);
}

// package.Class.method(types)
bool isMethod(const std::string &text) {
  const std::size_t open = text.find('(');
  if (open == std::string::npos || text.back() != ')')
    return false;
  const std::vector<std::string> words = split(text.substr(0, open), '.');
  if (words.size() < 3 || !std::all_of(words.begin(), words.end(), isWord))
    return false;
  const std::string types = text.substr(open + 1, text.size() - open - 2);
  if (!types.empty())
    for (const std::string &type : split(types, ','))
      VarType::parse(type);
  return true;
}

long long cross(const Sample &a, const Sample &b, const Sample &c) {
  return (static_cast<long long>(b.first) - a.first) * (static_cast<long long>(c.second) - a.second) -
         (static_cast<long long>(c.first) - a.first) * (static_cast<long long>(b.second) - a.second);
}

// One whose x is another than that of the first.
const Sample &otherThanFirst(const std::vector<Sample> &samples) {
  return *std::find_if(samples.begin(), samples.end(), [&](const Sample &s) { return s.first != samples[0].first; });
}

bool isTooLarge(int value) { return value > ProgramPoint::kMost || value < -ProgramPoint::kMost; }

}  // namespace

VarName VarName::parse(const std::string &text) {
  const std::vector<std::string> parts = split(text, '.');
  if (!std::all_of(parts.begin(), parts.end(), isElement))
    throw std::invalid_argument("not the name of a variable: " + text);
  return VarName(text);
}

VarType VarType::parse(const std::string &text) {
  if (text != "short" && text != "int" && text != "long" && text != "String")
    throw std::invalid_argument("not a type: " + text);
  return VarType(text);
}

VarRole VarRole::parse(const std::string &text) {
  if (text != "parameter" && text != "field" && text != "result")
    throw std::invalid_argument("not a role: " + text);
  return VarRole(text);
}

ProgramPoint::ProgramPoint(const std::string &name)
    : name_(name), samples_(std::make_shared<std::vector<std::vector<int>>>()) {
  const std::size_t mark = name.find(":::");
  const std::string kind = mark == std::string::npos ? "" : name.substr(mark + 3);
  const bool isKnown = kind == "ENTER" || (kind.compare(0, 4, "EXIT") == 0 && isNumber(kind.substr(4)));
  if (!isKnown || !isMethod(name.substr(0, mark)))
    throw std::invalid_argument("not the name of a program point: " + name);
}

bool ProgramPoint::isExit() const { return isDigit(name_.back()); }

void ProgramPoint::add(VarInfo &variable) {
  if (isSealed_)
    throw std::logic_error("the program point is sealed: " + name_);
  if (variable.isAdded())
    throw std::logic_error("the variable belongs to a program point: " + variable.name().text());
  if (std::find(names_.begin(), names_.end(), variable.name()) != names_.end())
    throw std::logic_error("there are two variables of one name: " + variable.name().text());
  if (variable.role().isResult() && !isExit())
    throw std::logic_error("there is no result yet: " + variable.name().text());
  variable.index_ = size();
  names_.push_back(variable.name());
  variable.point_ = this;
}

void ProgramPoint::seal() {
  if (isSealed_ || size() < 2)
    throw std::logic_error("the program point cannot be sealed: " + name_);
  isSealed_ = true;
}

void ProgramPoint::addSample(const std::vector<int> &values) {
  if (!isSealed_ || values.size() != names_.size())
    throw std::logic_error("a sample has a value of each variable");
  if (std::any_of(values.begin(), values.end(), isTooLarge))
    throw std::invalid_argument("the value is too large");
  samples_->push_back(values);
}

PointSlice::PointSlice(ProgramPoint &point, const VarInfo &x, const VarInfo &y)
    : x_(x.name()), y_(y.name()), samples_(point.samples_) {
  if (!point.isSealed())
    throw std::logic_error("the program point is not sealed: " + point.name());
  if (!x.isOf(point) || !y.isOf(point))
    throw std::logic_error("the variables are not of the program point " + point.name());
  if (x.index() == y.index())
    throw std::logic_error("a slice has two variables");
  if (!x.type().isNumber() || !y.type().isNumber())
    throw std::logic_error("the variables are no numbers");
  if (!point.slices_.insert(std::minmax({x.index(), y.index()})).second)
    throw std::logic_error("there are two slices of the same variables");
  places_ = {static_cast<std::size_t>(x.index()), static_cast<std::size_t>(y.index())};
}

int PointSlice::distinctCount() const {
  std::set<int> values;
  for (const std::vector<int> &sample : *samples_)
    values.insert(sample[places_.first]);
  return static_cast<int>(values.size());
}

LinearBinary::LinearBinary(const PointSlice &slice) {
  if (slice.distinctCount() < 2)
    throw std::logic_error("too little is known of the slice");
  for (const std::vector<int> &sample : *slice.samples_)
    samples_.emplace_back(sample[slice.places_.first], sample[slice.places_.second]);
}

bool LinearBinary::isLine() const {
  const Sample &other = otherThanFirst(samples_);
  return std::all_of(samples_.begin(), samples_.end(),
                     [&](const Sample &s) { return cross(samples_[0], other, s) == 0; });
}

LinearCore::LinearCore(const LinearBinary &linear) {
  if (!linear.isJustified() || !linear.isLine())
    throw std::logic_error("there is no line");
  const Sample &from = linear.samples_[0], &to = otherThanFirst(linear.samples_);
  const int rise = to.second - from.second, run = to.first - from.first;
  const int divisor = run < 0 ? -std::gcd(rise, run) : std::gcd(rise, run);
  x_ = from.first;
  y_ = from.second;
  rise_ = rise / divisor;
  run_ = run / divisor;
  count_ = linear.sampleCount();
}

bool LinearCore::holds(int x, int y) const {
  return (static_cast<long long>(x) - x_) * rise_ == (static_cast<long long>(y) - y_) * run_;
}

long long LinearCore::at(int x) const {
  const long long risen = (static_cast<long long>(x) - x_) * rise_;
  if (isTooLarge(x) || risen % run_ != 0)
    throw std::invalid_argument("there is no whole number at this place of the line");
  return y_ + risen / run_;
}

void LinearCore::add(int x, int y) {
  if (!holds(x, y))
    throw std::invalid_argument("the sample does not lie on the line");
  ++count_;
}
