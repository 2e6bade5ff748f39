#include "emit/reports/report_row.h"

#include "emit/cpp/call_code.h"
#include "emit/cpp/code.h"

#include <algorithm>
#include <cassert>
#include <cctype>

namespace eclat {

const Operation &RowScope::operation(int id) const {
  return context.component.operations.at(static_cast<std::size_t>(id));
}

const std::string &RowScope::signature(int id) const { return operation(id).signature; }

std::string RowScope::code(const Input &input, const Outcome &outcome) const {
  return join(inputCode(input, context.component, outcome.claim).all(), "\n");
}

bool Entry::isEmpty() const {
  if (const std::string *text = std::get_if<std::string>(&value))
    return text->empty();
  if (const std::uint64_t *count = std::get_if<std::uint64_t>(&value))
    return *count == 0;
  const bool *flag = std::get_if<bool>(&value);
  return flag && !*flag;
}

std::vector<Entry> Row::entries(const Item &item, const RowScope &scope, Format format) const {
  std::vector<Entry> all = get(item, scope);
  if (notIfEmptyIn.has(format) && amount == Amount::One)
    std::erase_if(all, &Entry::isEmpty);
  return all;
}

Row &Row::oneOf(std::vector<std::string> allowed) {
  ids = std::move(allowed);
  return *this;
}

Row &Row::fromOne() {
  smallest = 1;
  return *this;
}

Row &Row::between(std::size_t fewest, std::size_t mostOfAll) {
  least = fewest;
  most = mostOfAll;
  return *this;
}

Row &Row::unlessEmpty() {
  notIfEmptyIn = {true, true};
  return *this;
}

Row &Row::unlessEmptyInXml() {
  notIfEmptyIn.xml = true;
  return *this;
}

Row &Row::orNull() {
  isNullable = true;
  return *this;
}

Row &Row::onlyIn(Format format) {
  in = {format == Format::Json, format == Format::Xml};
  return *this;
}

Row &Row::inlined(Format format) {
  inlinedIn = {format == Format::Json, format == Format::Xml};
  return *this;
}

Row &Row::attribute() {
  xml.form = XmlForm::Attribute;
  return *this;
}

Row &Row::insideElement() {
  xml.form = XmlForm::Content;
  return *this;
}

Row &Row::as(std::string inXml) {
  xml.name = std::move(inXml);
  return *this;
}

Row &Row::eachAttribute(std::string attribute) {
  xml.eachIn = std::move(attribute);
  return *this;
}

Row &Row::before(std::string row) {
  xml.successor = std::move(row);
  return *this;
}

Row &Row::insteadOf(std::string row) {
  xml.rival = std::move(row);
  return *this;
}

std::vector<const Row *> Record::rowsInXml() const {
  std::vector<const Row *> ordered;
  for (const Row &row : rows)
    if (row.in.xml)
      ordered.push_back(&row);
  for (const Row &row : rows) {
    if (row.xml.successor.empty() || !row.in.xml)
      continue;
    std::erase(ordered, &row);
    auto at = std::ranges::find(ordered, row.xml.successor, &Row::name);
    assert(at != ordered.end());
    ordered.insert(at, &row);
  }
  return ordered;
}

std::string kebabCase(const std::string &name) {
  std::string kebab;
  for (char c : name)
    if (std::isupper(static_cast<unsigned char>(c)))
      kebab += {'-', static_cast<char>(std::tolower(static_cast<unsigned char>(c)))};
    else
      kebab += c;
  return kebab;
}

}  // namespace eclat
