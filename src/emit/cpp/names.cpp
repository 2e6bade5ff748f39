#include "emit/cpp/names.h"

#include "emit/cpp/prelude.h"
#include "support/text.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <utility>

namespace eclat {

namespace {

bool isUpper(char c) { return std::isupper(static_cast<unsigned char>(c)); }
char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }
char upper(char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); }

// The words of a CamelCase or snake_case name begin at these places.
bool startsWord(const std::string &name, std::size_t i) {
  if (i == 0 || name[i - 1] == '_')
    return true;
  bool nextIsLower = i + 1 < name.size() && std::islower(static_cast<unsigned char>(name[i + 1]));
  return isUpper(name[i]) && (!isUpper(name[i - 1]) || nextIsLower);
}

const std::set<std::string> &keywords() {
  static const std::set<std::string> words = {
      "alignas",  "alignof",   "and",      "asm",      "auto",      "bitand",    "bitor",    "bool",      "break",
      "case",     "catch",     "char",     "class",    "compl",     "concept",   "const",    "constexpr", "continue",
      "co_await", "co_return", "co_yield", "decltype", "default",   "delete",    "do",       "double",    "else",
      "enum",     "explicit",  "export",   "extern",   "false",     "float",     "for",      "friend",    "goto",
      "if",       "inline",    "int",      "long",     "mutable",   "namespace", "new",      "noexcept",  "not",
      "nullptr",  "operator",  "or",       "private",  "protected", "public",    "register", "requires",  "return",
      "short",    "signed",    "sizeof",   "static",   "struct",    "switch",    "template", "this",      "throw",
      "true",     "try",       "typedef",  "typeid",   "typename",  "union",     "unsigned", "using",     "virtual",
      "void",     "volatile",  "wchar_t",  "while",    "xor",       "main",      "std",      "testing",   "linux",
      "unix"};
  return words;
}

// Names of operators in identifiers.
constexpr std::pair<const char *, const char *> kOperators[] = {
    {"==",  "Equals"        },
    {"!=",  "Differs"       },
    {"<",   "Less"          },
    {"<=",  "LessOrEqual"   },
    {">",   "Greater"       },
    {">=",  "GreaterOrEqual"},
    {"<=>", "Compare"       },
    {"+",   "Plus"          },
    {"-",   "Minus"         },
    {"*",   "Star"          },
    {"/",   "Divide"        },
    {"%",   "Modulo"        },
    {"+=",  "PlusAssign"    },
    {"-=",  "MinusAssign"   },
    {"*=",  "TimesAssign"   },
    {"/=",  "DivideAssign"  },
    {"%=",  "ModuloAssign"  },
    {"=",   "Assign"        },
    {"[]",  "Index"         },
    {"()",  "Call"          },
    {"++",  "Increment"     },
    {"--",  "Decrement"     },
    {"!",   "Not"           },
    {"~",   "Complement"    },
    {"<<",  "ShiftLeft"     },
    {">>",  "ShiftRight"    },
    {"&",   "And"           },
    {"|",   "Or"            },
    {"^",   "Xor"           },
    {"->",  "Arrow"         },
    {"&&",  "LogicalAnd"    },
    {"||",  "LogicalOr"     },
    {"&=",  "AndAssign"     },
    {"|=",  "OrAssign"      },
    {"^=",  "XorAssign"     },
};

std::string operatorSign(const std::string &name) {
  std::string last = name.substr(name.rfind("operator") + 8);
  return last.substr(std::min(last.find_first_not_of(' '), last.size()));
}

bool isOperator(const std::string &name) {
  std::size_t at = name.rfind("operator");
  return at != std::string::npos && (at == 0 || name[at - 1] == ':') && at + 8 < name.size() && !isWord(name[at + 8]);
}

}  // namespace

std::string camel(const std::string &text) {
  std::string out;
  bool boundary = false;
  for (char c : text) {
    if (!isWord(c) || c == '_') {
      boundary = !out.empty();
      continue;
    }
    out += boundary ? upper(c) : c;
    boundary = false;
  }
  return out;
}

std::string unqualified(const std::string &name) {
  // Template arguments are no part of it, wherever they stand: "Inner" of "ns::Outer<int>::Inner".
  std::string plain;
  int depth = 0;
  for (char c : name) {
    depth += c == '<';
    if (depth == 0)
      plain += c;
    depth -= c == '>';
  }
  std::size_t at = plain.rfind("::");
  return at == std::string::npos ? plain : plain.substr(at + 2);
}

std::string withUpperFirst(std::string word) {
  if (!word.empty())
    word[0] = upper(word[0]);
  return word;
}

std::string objectName(const std::string &className) {
  std::string name = unqualified(className);
  std::size_t start = 0;
  for (std::size_t i = 0; i < name.size(); ++i)
    if (startsWord(name, i) && name[i] != '_')
      start = i;
  std::string word = camel(name.substr(start));
  std::ranges::transform(word, word.begin(), lower);
  if (word.empty() || std::isdigit(static_cast<unsigned char>(word[0])))
    return "object";
  // A class that is itself written in lower case would be hidden by its object.
  return word == name ? word + "Object" : word;
}

std::string resultName(const Operation &operation) {
  if (operation.kind == OperationKind::Factory)
    return objectName(operation.result.spelling);
  if (isOperator(operation.name))
    return "result";
  std::string name = camel(unqualified(operation.name));
  if (name.starts_with("get") && name.size() > 3 && isUpper(name[3]))
    name = name.substr(3);
  if (!name.empty())
    name[0] = lower(name[0]);
  return name.empty() ? "result" : name;
}

std::string operationTitle(const Operation &operation) {
  if (operation.kind == OperationKind::Constructor)
    return "Constructor";
  if (operation.kind == OperationKind::Law)
    return "Law" + withUpperFirst(camel(operation.law.title));
  if (operation.kind == OperationKind::Factory)
    return "Factory" + withUpperFirst(camel(operation.name.substr(0, operation.name.find_first_of("({"))));
  if (!isOperator(operation.name))
    return withUpperFirst(camel(unqualified(operation.name)));
  std::string sign = operatorSign(operation.name);
  for (auto [spelling, word] : kOperators)
    if (sign == spelling)
      return std::string("Operator") + word;
  return "ConversionTo" + withUpperFirst(camel(sign));
}

std::string operationLabel(const Operation &operation) {
  switch (operation.kind) {
  case OperationKind::Constructor: return "the constructor of " + unqualified(operation.className);
  case OperationKind::StaticMethod: return unqualified(operation.className) + "::" + operation.name + "()";
  case OperationKind::Factory: return operation.name;
  case OperationKind::Law: return operation.law.title;
  default: return isOperator(operation.name) ? operation.name : operation.name + "()";
  }
}

std::string identifierOf(const std::string &name) {
  std::string plain = camel(name);
  if (plain.empty() || std::isdigit(static_cast<unsigned char>(plain[0])))
    return "value" + plain;
  return plain;
}

std::string variableIdentifier(const VariableRef &variable) {
  if (variable.isElements())
    return variableIdentifier(variable.withoutElements()) + "Elements";
  std::string text = print(variable);
  if (std::size_t at = text.rfind("::"); at != std::string::npos)
    return variableIdentifier(parseVariable(text.substr(at + 2)));  // a static member
  if (variable.root == Root::Result)
    return "result" + withUpperFirst(camel(text.substr(variable.name.size())));
  return identifierOf(text);
}

std::string Identifiers::unique(const std::string &wanted) {
  std::string name = wanted;
  for (int n = 2; keywords().contains(name) || isPreludeName(name) || taken_.contains(name); ++n)
    name = fmt::format("{}{}", wanted, n);
  taken_.insert(name);
  return name;
}

}  // namespace eclat
