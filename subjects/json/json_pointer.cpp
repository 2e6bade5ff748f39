#include "json_pointer.h"

#include <algorithm>

namespace {

std::string replaceAll(std::string text, const std::string &old, const std::string &now) {
  for (std::size_t at = text.find(old); at != std::string::npos; at = text.find(old, at + now.size()))
    text.replace(at, old.size(), now);
  return text;
}

std::string escape(const std::string &step) { return replaceAll(replaceAll(step, "~", "~0"), "/", "~1"); }

// Slashes first, so that the tilde of ~01 makes no slash of the 1 behind it.
std::string unescape(const std::string &step) { return replaceAll(replaceAll(step, "~1", "/"), "~0", "~"); }

// The place in an array of so many items that a step means; -1 if none.
int indexOf(const std::string &step, int size) {
  if (step.empty() || (step[0] == '0' && step.size() > 1))
    return -1;
  long long index = 0;
  for (char c : step) {
    if (c < '0' || c > '9')
      return -1;
    index = index * 10 + (c - '0');
    if (index >= size)
      return -1;
  }
  return static_cast<int>(index);
}

}  // namespace

JsonPointer::JsonPointer(const std::string &path) {
  if (!path.empty() && path[0] != '/')
    throw std::invalid_argument("a path begins with a slash");
  for (std::size_t i = path.find('~'); i != std::string::npos; i = path.find('~', i + 1))
    if (i + 1 == path.size() || (path[i + 1] != '0' && path[i + 1] != '1'))
      throw std::invalid_argument("behind a tilde there must be 0 or 1");
  for (std::size_t begin = 0; begin < path.size();) {
    const std::size_t end = std::min(path.find('/', begin + 1), path.size());
    steps_.push_back(unescape(path.substr(begin + 1, end - begin - 1)));
    begin = end;
  }
}

const std::string &JsonPointer::step(int index) const {
  if (index < 0 || index >= size())
    throw std::out_of_range("there is no such step");
  return steps_[static_cast<std::size_t>(index)];
}

JsonPointer JsonPointer::child(const std::string &step) const {
  JsonPointer made(*this);
  made.steps_.push_back(step);
  return made;
}

JsonPointer JsonPointer::parent() const {
  if (isRoot())
    throw std::out_of_range("the whole value has no parent");
  JsonPointer made(*this);
  made.steps_.pop_back();
  return made;
}

std::string JsonPointer::toText() const {
  std::string path;
  for (const std::string &step : steps_)
    path += "/" + escape(step);
  return path;
}

JsonValue JsonPointer::resolve(const JsonValue &value) const {
  const JsonValue *found = find(value);
  if (!found)
    throw std::out_of_range("there is nothing at " + toText());
  return *found;
}

const JsonValue *JsonPointer::find(const JsonValue &value) const {
  const JsonValue *at = &value;
  for (const std::string &step : steps_) {
    if (at->kind() == JsonKind::Object && at->has(step)) {
      at = &at->get(step);
    } else if (at->kind() == JsonKind::Array && indexOf(step, at->size()) >= 0) {
      at = &at->at(indexOf(step, at->size()));
    } else {
      return nullptr;
    }
  }
  return at;
}
