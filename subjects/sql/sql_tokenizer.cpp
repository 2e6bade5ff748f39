#include "sql_tokenizer.h"

#include <algorithm>
#include <climits>

namespace {

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::string upper(std::string text) {
  for (char &c : text)
    if (c >= 'a' && c <= 'z')
      c = static_cast<char>(c - 'a' + 'A');
  return text;
}

bool isKeyword(const std::string &word) {
  static const char *const all[] = {"CREATE", "TABLE", "DROP",   "INSERT", "INTO", "VALUES", "SELECT",
                                    "FROM",   "WHERE", "AND",    "ORDER",  "BY",   "ASC",    "DESC",
                                    "UPDATE", "SET",   "DELETE", "NULL",   "INT",  "TEXT"};
  const std::string wanted = upper(word);
  return std::any_of(std::begin(all), std::end(all), [&](const char *keyword) { return wanted == keyword; });
}

// Reads one command from left to right, and looks no further than the next token.
class CommandReader {
public:
  explicit CommandReader(const std::string &sql) : tokens_(sql) {}

  SqlCommand read() {
    if (takeWord("CREATE"))
      readCreate();
    else if (takeWord("DROP"))
      readDrop();
    else if (takeWord("INSERT"))
      readInsert();
    else if (takeWord("SELECT"))
      readSelect();
    else if (takeWord("UPDATE"))
      readUpdate();
    else if (takeWord("DELETE"))
      readDelete();
    else
      throw SqlError("this is no command: " + tokens_.peek().text);
    takeSign(";");
    if (tokens_.hasNext())
      throw SqlError("there is more behind the command: " + tokens_.peek().text);
    return std::move(command_);
  }

private:
  bool takeWord(const char *keyword) {
    const SqlToken token = tokens_.peek();
    if (token.kind != SqlTokenKind::Word || upper(token.text) != keyword)
      return false;
    tokens_.next();
    return true;
  }

  bool takeSign(const char *sign) {
    const SqlToken token = tokens_.peek();
    if (token.kind != SqlTokenKind::Sign || token.text != sign)
      return false;
    tokens_.next();
    return true;
  }

  void expectWord(const char *keyword) {
    if (!takeWord(keyword))
      throw SqlError(std::string(keyword) + " is missing before: " + tokens_.peek().text);
  }

  void expectSign(const char *sign) {
    if (!takeSign(sign))
      throw SqlError(std::string(sign) + " is missing before: " + tokens_.peek().text);
  }

  std::string expectName() {
    const SqlToken token = tokens_.next();
    if (token.kind != SqlTokenKind::Word || isKeyword(token.text))
      throw SqlError("this is no name: " + token.text);
    return token.text;
  }

  SqlOperand expectOperand() {
    if (takeWord("NULL"))
      return {};
    if (takeSign("?"))
      return {SqlValue(), ++command_.parameterCount};
    const SqlToken token = tokens_.next();
    if (token.kind == SqlTokenKind::Number)
      return {SqlValue::ofInt(token.number), 0};
    if (token.kind == SqlTokenKind::Text)
      return {SqlValue::ofText(token.text), 0};
    throw SqlError("this is no value: " + token.text);
  }

  void readCreate() {
    command_.verb = SqlVerb::CreateTable;
    expectWord("TABLE");
    command_.table = expectName();
    expectSign("(");
    do {
      const std::string name = expectName();
      const bool isInt = takeWord("INT");
      if (!isInt)
        expectWord("TEXT");
      command_.columns.emplace_back(name, isInt ? ColumnType::Int : ColumnType::Text);
    } while (takeSign(","));
    expectSign(")");
  }

  void readDrop() {
    command_.verb = SqlVerb::DropTable;
    expectWord("TABLE");
    command_.table = expectName();
  }

  void readInsert() {
    command_.verb = SqlVerb::Insert;
    expectWord("INTO");
    command_.table = expectName();
    expectWord("VALUES");
    do {
      expectSign("(");
      std::vector<SqlOperand> row;
      do
        row.push_back(expectOperand());
      while (takeSign(","));
      expectSign(")");
      command_.rows.push_back(std::move(row));
    } while (takeSign(","));
  }

  void readSelect() {
    command_.verb = SqlVerb::Select;
    if (!takeSign("*")) {
      do
        command_.selected.push_back(expectName());
      while (takeSign(","));
    }
    expectWord("FROM");
    command_.table = expectName();
    readConditions();
    if (!takeWord("ORDER"))
      return;
    expectWord("BY");
    command_.orderBy = expectName();
    command_.isDescending = takeWord("DESC");
    if (!command_.isDescending)
      takeWord("ASC");
  }

  void readUpdate() {
    command_.verb = SqlVerb::Update;
    command_.table = expectName();
    expectWord("SET");
    do {
      std::string column = expectName();
      expectSign("=");
      command_.assignments.push_back({std::move(column), expectOperand()});
    } while (takeSign(","));
    readConditions();
  }

  void readDelete() {
    command_.verb = SqlVerb::Delete;
    expectWord("FROM");
    command_.table = expectName();
    readConditions();
  }

  void readConditions() {
    if (!takeWord("WHERE"))
      return;
    do {
      std::string column = expectName();
      const char sign = takeSign("<") ? '<' : takeSign(">") ? '>' : '=';
      if (sign == '=')
        expectSign("=");
      command_.conditions.push_back({std::move(column), sign, expectOperand()});
    } while (takeWord("AND"));
  }

  SqlTokenizer tokens_;
  SqlCommand command_;
};

}  // namespace

bool isSqlName(const std::string &text) {
  if (text.empty() || isDigit(text[0]) || isKeyword(text))
    return false;
  return std::all_of(text.begin(), text.end(), [](char c) { return isLetter(c) || isDigit(c); });
}

SqlCommand parseSql(const std::string &sql) { return CommandReader(sql).read(); }

bool SqlTokenizer::hasNext() const { return skipBlanks() < sql_.size(); }

SqlToken SqlTokenizer::peek() const {
  std::size_t at = at_;
  return read(at);
}

SqlToken SqlTokenizer::next() {
  std::size_t at = at_;
  SqlToken token = read(at);
  at_ = at;
  return token;
}

std::size_t SqlTokenizer::skipBlanks() const {
  std::size_t at = at_;
  while (at < sql_.size() && isBlank(sql_[at]))
    ++at;
  return at;
}

// Moves `at` behind the token.
SqlToken SqlTokenizer::read(std::size_t &at) const {
  at = skipBlanks();
  SqlToken token;
  if (at >= sql_.size())
    return token;
  const char first = sql_[at];
  if (isLetter(first)) {
    token.kind = SqlTokenKind::Word;
    while (at < sql_.size() && (isLetter(sql_[at]) || isDigit(sql_[at])))
      token.text += sql_[at++];
  } else if (isDigit(first) || (first == '-' && at + 1 < sql_.size() && isDigit(sql_[at + 1]))) {
    token.kind = SqlTokenKind::Number;
    token.text = first;
    while (++at < sql_.size() && isDigit(sql_[at]))
      token.text += sql_[at];
    long long number = 0;
    for (char c : token.text) {
      if (c != '-')
        number = number * 10 + (c - '0');
      if (number > -static_cast<long long>(INT_MIN))
        throw SqlError("the number is too large: " + token.text);
    }
    if (first == '-')
      number = -number;
    if (number > INT_MAX)
      throw SqlError("the number is too large: " + token.text);
    token.number = static_cast<int>(number);
  } else if (first == '\'') {
    token.kind = SqlTokenKind::Text;
    ++at;
    for (;;) {
      if (at == sql_.size())
        throw SqlError("a text has no end");
      if (sql_[at] == '\'') {
        ++at;
        if (at == sql_.size() || sql_[at] != '\'')
          break;
      }
      token.text += sql_[at++];
    }
  } else if (std::string("(),;=<>*?").find(first) != std::string::npos) {
    token.kind = SqlTokenKind::Sign;
    token.text = first;
    ++at;
  } else {
    throw SqlError("no token begins with this character");
  }
  return token;
}
