#pragma once

#include <pugixml.hpp>
#include <string>

namespace eclat {

// All XML documents of ours are made by these functions: pugixml keeps the tree, escapes markup and indents. Here bytes
// that are no UTF-8, and most control characters, which no document can hold, become U+FFFD.

void addAttribute(pugi::xml_node to, const std::string &name, const std::string &value);
void addText(pugi::xml_node to, const std::string &text);  // adds nothing if the text is empty
pugi::xml_node addElement(pugi::xml_node to, const std::string &name, const std::string &text = {});
// Prints the whole document, with its declaration.
std::string print(const pugi::xml_document &document);

}  // namespace eclat
