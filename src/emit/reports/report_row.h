#pragma once

#include "emit/emitter.h"
#include "emit/reports/locations.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace eclat {

// How the report for programs is described: records that consist of rows, one row per field. The description itself is
// in the files *_rows.cpp. Four writers go over it: json.cpp and xml.cpp ask each row for its values, report_schema.cpp
// and report_xsd.cpp only for what these may be. So none of them knows any field by name.

// What a row may look at beside the item that it belongs to: the names of operations, and where files lie.
struct RowScope {
  explicit RowScope(const EmitContext &context) : context(context), locations(context) {}

  const EmitContext &context;
  Locations locations;

  const Operation &operation(int id) const;
  const std::string &signature(int operation) const;
  std::string code(const Input &input, const Outcome &outcome) const;  // lines of C++
};

// What the rows of a record take their values from: a Finding, a Coverage, … Only the rows know its type. It stands in
// the report, or was made for the record and belongs to the pointer.
using Item = std::shared_ptr<const void>;

// One value of a row. A text list has several, a field that is missing has none.
struct Entry {
  std::string name;  // only of rows whose values have names
  std::variant<std::string, std::uint64_t, bool, Item> value;

  bool isEmpty() const;  // "", 0 or false
};

enum class Content { Text, Count, Flag, Record };
enum class Amount { One, List, Named };
enum class XmlForm { Element, Attribute, Content };
enum class Format { Json, Xml };

// A property that a row has in one format, in both or in none.
struct Formats {
  bool json = false, xml = false;

  bool has(Format format) const { return format == Format::Json ? json : xml; }
};

// How a row looks in XML.
struct XmlLook {
  std::string name;  // of the element or attribute; that of the row in kebab-case, unless it is given another
  XmlForm form = XmlForm::Element;
  std::string eachIn;     // each text of a list is in an attribute of this name, not between the tags
  std::string successor;  // it stands before the row of this name; otherwise in the order of the rows
  std::string rival;      // it is never beside the row of this name
};

struct Record;

// A field of a record: its name and meaning, what its values may be, how to get them, and how it looks in XML. One is
// made by RecordOf<T>::row (record_of.h), which takes most of this from the type of what the getter gives, and with the
// methods below.
struct Row {
  static constexpr std::size_t kMany = std::numeric_limits<std::size_t>::max();

  std::string name;     // in JSON
  std::string meaning;  // for readers of the schemas
  Content content = Content::Text;
  Amount amount = Amount::One;
  std::function<std::vector<Entry>(const Item &, const RowScope &)> get;
  std::function<const Record &()> record;  // a function, as a record may contain itself: variants are findings
  std::vector<std::string> ids;            // of a text: what it may be; empty: anything
  std::uint64_t smallest = 0;              // of a count
  std::size_t least = 0, most = kMany;     // of a list: how many
  bool isOptional = false;                 // may be missing
  bool isNullable = false;                 // is null in JSON where it would be missing
  Formats in = {true, true};
  Formats inlinedIn;     // the fields of its record are fields of the outer record
  Formats notIfEmptyIn;  // missing where it is "", 0, false or an empty list
  XmlLook xml;

  bool mayBeMissing(Format format) const { return isOptional || notIfEmptyIn.has(format); }
  // What to write, in order.
  std::vector<Entry> entries(const Item &item, const RowScope &scope, Format format) const;

  // What its values may be.
  Row &oneOf(std::vector<std::string> allowed);
  Row &fromOne();
  Row &between(std::size_t fewest, std::size_t mostOfAll);
  // When it is missing, beside where its getter gives nothing.
  Row &unlessEmpty();
  Row &unlessEmptyInXml();
  Row &orNull();
  // Where it is. An inlined row has no name of its own.
  Row &onlyIn(Format format);
  Row &inlined(Format format);
  // How it looks in XML, if it is not an element with the text inside.
  Row &attribute();
  Row &insideElement();  // the text of the element that the other rows of the record are attributes of
  Row &as(std::string name);
  Row &eachAttribute(std::string name);
  Row &before(std::string row);
  Row &insteadOf(std::string row);
};

// Fields that stand together: an object in JSON, an element in XML, a type in both schemas.
struct Record {
  std::string name;     // in the schemas
  std::string meaning;  // for readers of the schemas
  std::vector<Row> rows;
  bool isChoice = false;  // exactly one of its fields is there

  // Those that XML has, in its order.
  std::vector<const Row *> rowsInXml() const;
};

// "newBranches" is "new-branches" in XML.
std::string kebabCase(const std::string &name);

}  // namespace eclat
