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

// The report for programs is described as records that consist of rows, one row per field. The description itself is in
// the files *_rows.cpp. Four writers go over it: json.cpp and xml.cpp ask each row for its values, report_schema.cpp
// and report_xsd.cpp only for what these may be. So none of them knows any field by name.

// Holds what a row may look at beside its item: the names of operations, and where files lie.
struct RowScope {
  explicit RowScope(const EmitContext &context) : context(context), locations(context) {}

  const EmitContext &context;
  Locations locations;

  const Operation &operation(int id) const;
  const std::string &signature(int operation) const;
  std::string code(const Input &input, const Outcome &outcome) const;  // lines of C++
};

// The object whose values the rows of a record read: a Finding, a Coverage, … Only the rows know its type. It stands in
// the report, or was made for the record and belongs to the pointer.
using Item = std::shared_ptr<const void>;

// One value of a row. A row that is a list has several, a field that is missing has none.
struct Entry {
  std::string name;  // set only in rows whose values have names
  std::variant<std::string, std::uint64_t, bool, Item> value;

  bool isEmpty() const;  // "", 0 or false
};

enum class Content { Text, Count, Flag, Record };
enum class Amount { One, List, Named };
enum class XmlForm { Element, Attribute, Content };
enum class Format { Json, Xml };

// Says whether something holds for a row in JSON, in XML, in both or in neither.
struct Formats {
  bool json = false, xml = false;

  bool has(Format format) const { return format == Format::Json ? json : xml; }
};

// Says how a row looks in XML.
struct XmlLook {
  std::string name;  // name of the element or attribute; by default that of the row in kebab-case
  XmlForm form = XmlForm::Element;
  std::string eachIn;     // each text of a list goes into an attribute of this name, not between the tags
  std::string successor;  // the row stands before the row of this name; empty: in the order of the rows
  std::string rival;      // the row never occurs together with the row of this name
};

struct Record;

// A field of a record: its name and meaning, what its values may be, how to get them, and how it looks in XML.
// RecordOf<T>::row (record_of.h) makes it and takes most of this from the type of the getter's result; the methods
// below set the rest.
struct Row {
  static constexpr std::size_t kMany = std::numeric_limits<std::size_t>::max();

  std::string name;     // in JSON
  std::string meaning;  // for readers of the schemas
  Content content = Content::Text;
  Amount amount = Amount::One;
  std::function<std::vector<Entry>(const Item &, const RowScope &)> get;
  std::function<const Record &()> record;  // a function, as a record may contain itself: variants are findings
  std::vector<std::string> ids;            // of a text: the values it may have; empty: any
  std::uint64_t smallest = 0;              // of a count: the least it may be
  std::size_t least = 0, most = kMany;     // of a list: how many entries
  bool isOptional = false;                 // the field may be missing
  bool isNullable = false;                 // JSON has null where the field would be missing
  Formats in = {true, true};
  Formats inlinedIn;     // formats in which the fields of its record stand in the outer record
  Formats notIfEmptyIn;  // formats in which the field is missing if it is "", 0, false or an empty list
  XmlLook xml;

  bool mayBeMissing(Format format) const { return isOptional || notIfEmptyIn.has(format); }
  // Returns the values to write, in order.
  std::vector<Entry> entries(const Item &item, const RowScope &scope, Format format) const;

  // These say what its values may be.
  Row &oneOf(std::vector<std::string> allowed);
  Row &fromOne();
  Row &between(std::size_t fewest, std::size_t mostOfAll);
  // These say when the field is missing, apart from where its getter gives nothing.
  Row &unlessEmpty();
  Row &unlessEmptyInXml();
  Row &orNull();
  // These say where the field is. An inlined row has no name of its own.
  Row &onlyIn(Format format);
  Row &inlined(Format format);
  // These say how it looks in XML; by default it is an element with the text inside.
  Row &attribute();
  Row &insideElement();  // text of the element whose attributes the other rows of the record are
  Row &as(std::string name);
  Row &eachAttribute(std::string name);
  Row &before(std::string row);
  Row &insteadOf(std::string row);
};

// Fields that stand together: an object in JSON, an element in XML, a type in both schemas.
struct Record {
  std::string name;     // its name in the schemas
  std::string meaning;  // for readers of the schemas
  std::vector<Row> rows;
  bool isChoice = false;  // exactly one of its fields is present

  // The rows that XML has, in the order of XML.
  std::vector<const Row *> rowsInXml() const;
};

// Writes "newBranches" as "new-branches", for XML.
std::string kebabCase(const std::string &name);

}  // namespace eclat
