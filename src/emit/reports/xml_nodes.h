#pragma once

#include <pugixml.hpp>
#include <string>

namespace eclat {

// How every XML document of ours is made: pugixml keeps the tree, escapes what is markup and indents. What no document
// can hold, bytes that are no UTF-8 and most control characters, becomes U+FFFD here.

void addAttribute(pugi::xml_node to, const std::string &name, const std::string &value);
void addText(pugi::xml_node to, const std::string &text);  // nothing if it is empty
pugi::xml_node addElement(pugi::xml_node to, const std::string &name, const std::string &text = {});
// The whole document, with its declaration.
std::string print(const pugi::xml_document &document);

}  // namespace eclat
