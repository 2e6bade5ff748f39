#include "emit/reports/xml_nodes.h"

#include "emit/reports/escape.h"

#include <sstream>

namespace eclat {

void addAttribute(pugi::xml_node to, const std::string &name, const std::string &value) {
  to.append_attribute(name.c_str()) = allowedInXml(value).c_str();
}

void addText(pugi::xml_node to, const std::string &text) {
  if (!text.empty())
    to.append_child(pugi::node_pcdata).set_value(allowedInXml(text).c_str());
}

pugi::xml_node addElement(pugi::xml_node to, const std::string &name, const std::string &text) {
  pugi::xml_node element = to.append_child(name.c_str());
  addText(element, text);
  return element;
}

std::string print(const pugi::xml_document &document) {
  std::ostringstream out;
  out << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  document.save(out, "  ", pugi::format_indent | pugi::format_no_declaration, pugi::encoding_utf8);
  return out.str();
}

}  // namespace eclat
