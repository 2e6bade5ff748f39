#include "emit/reports/xml.h"

#include "emit/reports/report_rows.h"
#include "emit/reports/xml_nodes.h"

namespace eclat {

namespace {

std::string textOf(const Entry &entry) {
  if (const std::string *text = std::get_if<std::string>(&entry.value))
    return *text;
  if (const std::uint64_t *count = std::get_if<std::uint64_t>(&entry.value))
    return std::to_string(*count);
  return std::get<bool>(entry.value) ? "true" : "false";
}

void addFields(pugi::xml_node to, const Record &record, const Item &item, const RowScope &scope);

void addEntryElement(pugi::xml_node to, const Row &row, const Entry &entry, const RowScope &scope) {
  pugi::xml_node element = addElement(to, row.xml.name);
  if (row.amount == Amount::Named)
    addAttribute(element, "name", entry.name);
  if (const Item *item = std::get_if<Item>(&entry.value))
    addFields(element, row.record(), *item, scope);
  else if (!row.xml.eachIn.empty())
    addAttribute(element, row.xml.eachIn, textOf(entry));
  else
    addText(element, textOf(entry));
}

void addFields(pugi::xml_node to, const Record &record, const Item &item, const RowScope &scope) {
  for (const Row *row : record.rowsInXml())
    for (const Entry &entry : row->entries(item, scope, Format::Xml))
      if (row->inlinedIn.xml)
        addFields(to, row->record(), std::get<Item>(entry.value), scope);
      else if (row->xml.form == XmlForm::Attribute)
        addAttribute(to, row->xml.name, textOf(entry));
      else if (row->xml.form == XmlForm::Content)
        addText(to, textOf(entry));
      else
        addEntryElement(to, *row, entry, scope);
}

}  // namespace

std::string emitXml(const EmitContext &context) {
  pugi::xml_document document;
  addFields(addElement(document, kReportElement), reportRecord(), itemIn(context.report), RowScope(context));
  return print(document);
}

}  // namespace eclat
