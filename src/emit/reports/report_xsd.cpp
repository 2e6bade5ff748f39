#include "emit/reports/report_rows.h"
#include "emit/reports/report_schema.h"
#include "emit/reports/xml_nodes.h"

#include <set>

namespace eclat {

namespace {

using pugi::xml_node;

void document(xml_node what, const std::string &meaning) {
  addElement(addElement(what, "xs:annotation"), "xs:documentation", meaning);
}

const char *typeName(const Row &row) {
  switch (row.content) {
  case Content::Text: return "xs:string";
  case Content::Count: return row.smallest ? "xs:positiveInteger" : "xs:nonNegativeInteger";
  case Content::Flag: return "xs:boolean";
  case Content::Record: break;
  }
  return row.record().name.c_str();
}

// Gives an element or attribute its type: the name of one, or the list of texts that it may be.
void addType(xml_node to, const Row &row) {
  if (row.ids.empty()) {
    addAttribute(to, "type", typeName(row));
    return;
  }
  xml_node restriction = addElement(addElement(to, "xs:simpleType"), "xs:restriction");
  addAttribute(restriction, "base", "xs:string");
  for (const std::string &id : row.ids)
    addAttribute(addElement(restriction, "xs:enumeration"), "value", id);
}

void addName(xml_node to, const std::string &name) { addAttribute(to, "name", name); }

void addOccurrence(xml_node element, const Row &row) {
  bool isMany = row.amount != Amount::One;
  std::size_t least = isMany ? row.least : row.mayBeMissing(Format::Xml) ? 0 : 1;
  if (least != 1)
    addAttribute(element, "minOccurs", std::to_string(least));
  if (isMany)
    addAttribute(element, "maxOccurs", row.most == Row::kMany ? "unbounded" : std::to_string(row.most));
}

void addAttributeOf(xml_node to, const Row &row) {
  xml_node attribute = addElement(to, "xs:attribute");
  addName(attribute, row.xml.name);
  document(attribute, row.meaning);
  addType(attribute, row);
  if (!row.mayBeMissing(Format::Xml))
    addAttribute(attribute, "use", "required");
}

// An attribute that every element of a list has, beside or instead of a text.
void addAttributeOfEach(xml_node to, const std::string &name) {
  xml_node attribute = addElement(to, "xs:attribute");
  addName(attribute, name);
  addAttribute(attribute, "type", "xs:string");
  addAttribute(attribute, "use", "required");
}

// `to` has elements of text and the attributes that are added to what this gives.
xml_node addTextWithAttributes(xml_node to, const Row &text) {
  xml_node extension = addElement(addElement(to, "xs:simpleContent"), "xs:extension");
  addAttribute(extension, "base", typeName(text));
  return extension;
}

// An element that is one of several has no occurrence of its own: the choice has it.
enum class Place { Sequence, Choice };

void addElementOf(xml_node to, const Row &row, Place place) {
  xml_node element = addElement(to, "xs:element");
  addName(element, row.xml.name);
  document(element, row.meaning);
  if (row.amount == Amount::Named)
    addAttributeOfEach(addTextWithAttributes(addElement(element, "xs:complexType"), row), "name");
  else if (!row.xml.eachIn.empty())
    addAttributeOfEach(addElement(element, "xs:complexType"), row.xml.eachIn);
  else
    addType(element, row);
  if (place == Place::Sequence)
    addOccurrence(element, row);
}

// The rows of a record by what they are in XML, those of inlined records among them.
struct Parts {
  std::vector<const Row *> attributes, elements;
  const Row *content = nullptr;

  void add(const Record &record) {
    for (const Row *row : record.rowsInXml())
      if (row->inlinedIn.xml)
        add(row->record());
      else if (row->xml.form == XmlForm::Content)
        content = row;
      else
        (row->xml.form == XmlForm::Attribute ? attributes : elements).push_back(row);
  }
};

void addElements(xml_node type, const Record &record, const std::vector<const Row *> &rows) {
  if (rows.empty())
    return;
  Place place = record.isChoice ? Place::Choice : Place::Sequence;
  xml_node group = addElement(type, record.isChoice ? "xs:choice" : "xs:sequence");
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (i + 1 == rows.size() || rows[i + 1]->xml.rival != rows[i]->name) {
      addElementOf(group, *rows[i], place);
      continue;
    }
    xml_node choice = addElement(group, "xs:choice");
    addAttribute(choice, "minOccurs", "0");
    addElementOf(choice, *rows[i], Place::Choice);
    addElementOf(choice, *rows[++i], Place::Choice);
  }
}

class Xsd {
public:
  std::string print() {
    addAttribute(schema_, "xmlns:xs", "http://www.w3.org/2001/XMLSchema");
    addAttribute(schema_, "elementFormDefault", "qualified");
    document(schema_, "What `eclat run --format xml` writes. Elements and attributes may be added; none is renamed or "
                      "removed.");
    xml_node root = addElement(schema_, "xs:element");
    addName(root, kReportElement);
    addAttribute(root, "type", reportRecord().name);
    define(reportRecord());
    return eclat::print(document_);
  }

private:
  void define(const Record &record) {
    if (!defined_.insert(record.name).second)
      return;
    Parts parts;
    parts.add(record);
    xml_node type = addElement(schema_, "xs:complexType");
    addName(type, record.name);
    document(type, record.meaning + (parts.content ? " Its text is this: " + parts.content->meaning : ""));
    addElements(type, record, parts.elements);
    xml_node attributes = parts.content ? addTextWithAttributes(type, *parts.content) : type;
    for (const Row *row : parts.attributes)
      addAttributeOf(attributes, *row);
    for (const Row *row : parts.elements)
      if (row->content == Content::Record)
        define(row->record());
  }

  pugi::xml_document document_;
  xml_node schema_ = addElement(document_, "xs:schema");
  std::set<std::string> defined_;
};

}  // namespace

std::string xsdOfReport() { return Xsd().print(); }

}  // namespace eclat
