// What the tiny SQL engine promises. The commands are told once more by a model of their own (namespace sqlmodel):
// tables are plain vectors, everything that is wrong with a command gives the one answer "error".
#pragma once

#include "sql_engine.h"

#include <algorithm>
#include <eclat/spec.h>
#include <functional>
#include <set>

namespace sqlmodel {

using Value = std::variant<std::monostate, int, std::string>;
using Values = std::vector<Value>;
using Head = std::vector<std::pair<std::string, bool>>;  // name, is an INT

struct ModelTable {
  Head head;
  std::vector<Values> rows;
  bool operator==(const ModelTable &other) const { return head == other.head && rows == other.rows; }
};
using Tables = std::map<std::string, ModelTable>;

// --- What the objects hold.

inline Value valueOf(const SqlValue &value) { return value.content_; }

inline Values valuesOf(const Row &row) {
  Values values;
  for (const SqlValue &value : row.values_)
    values.push_back(value.content_);
  return values;
}

inline std::vector<Values> valuesOf(const std::vector<Row> &rows) {
  std::vector<Values> all;
  for (const Row &row : rows)
    all.push_back(valuesOf(row));
  return all;
}

inline Head headOf(const std::vector<Column> &columns) {
  Head head;
  for (const Column &column : columns)
    head.emplace_back(column.name_, column.type_ == ColumnType::Int);
  return head;
}

inline ModelTable contentOf(const Table &table) { return {headOf(table.columns_), valuesOf(table.rows_)}; }

inline Tables contentOf(const std::map<std::string, Table> &tables) {
  Tables all;
  for (const auto &[name, table] : tables)
    all[name] = contentOf(table);
  return all;
}

inline bool fits(bool isInt, const Value &value) { return value.index() == 0 || value.index() == (isInt ? 1U : 2U); }

inline bool isConsistent(const ModelTable &table) {
  std::set<std::string> names;
  for (const auto &[name, isInt] : table.head)
    names.insert(name);
  if (names.size() != table.head.size() || (table.head.empty() && !table.rows.empty()))
    return false;
  for (const Values &row : table.rows) {
    if (row.size() != table.head.size())
      return false;
    for (std::size_t i = 0; i < row.size(); ++i)
      if (!fits(table.head[i].second, row[i]))
        return false;
  }
  return true;
}

struct DatabaseState {
  Tables tables, saved;
  const Connection *writer = nullptr;
  bool operator==(const DatabaseState &other) const {
    return tables == other.tables && saved == other.saved && writer == other.writer;
  }
};

inline DatabaseState stateOf(const Database &database) {
  return {contentOf(database.tables), contentOf(database.saved), database.writer};
}

// --- The words of SQL.

inline const std::string kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";
inline const std::string kDigits = "0123456789";

inline std::string inCapitals(const std::string &text) {
  std::string capitals;
  for (char c : text) {
    const std::size_t place = kLetters.find(c);
    capitals += place < 26 ? kLetters[place + 26] : c;
  }
  return capitals;
}

inline bool isReserved(const std::string &word) {
  static const std::set<std::string> all = {"CREATE", "TABLE", "DROP",   "INSERT", "INTO", "VALUES", "SELECT",
                                            "FROM",   "WHERE", "AND",    "ORDER",  "BY",   "ASC",    "DESC",
                                            "UPDATE", "SET",   "DELETE", "NULL",   "INT",  "TEXT"};
  return all.count(inCapitals(word)) > 0;
}

inline bool isName(const std::string &text) {
  return !text.empty() && text.find_first_not_of(kLetters + kDigits) == std::string::npos &&
         kDigits.find(text[0]) == std::string::npos && !isReserved(text);
}

struct Word {
  SqlTokenKind kind = SqlTokenKind::End;
  std::string text;
  int number = 0;
  std::size_t end = 0;  // where the next may begin
};

// The token that begins at a place or behind the blanks there; none if it is malformed.
inline std::optional<Word> wordAt(const std::string &sql, std::size_t place) {
  const std::size_t begin = std::min(sql.find_first_not_of(" \t\n\r", place), sql.size());
  if (begin >= sql.size())
    return Word{SqlTokenKind::End, "", 0, sql.size()};
  auto upTo = [&](std::size_t from, const std::string &allowed) {
    return std::min(sql.find_first_not_of(allowed, from), sql.size());
  };
  if (kLetters.find(sql[begin]) != std::string::npos) {
    const std::size_t end = upTo(begin, kLetters + kDigits);
    return Word{SqlTokenKind::Word, sql.substr(begin, end - begin), 0, end};
  }
  const std::size_t digits = sql[begin] == '-' ? begin + 1 : begin;
  const std::size_t digitsEnd = upTo(digits, kDigits);
  if (digits < digitsEnd) {
    const std::string text = sql.substr(begin, digitsEnd - begin);
    const std::size_t first = sql.find_first_not_of('0', digits);  // of the digits that count
    if (first < digitsEnd && digitsEnd - first > 10)
      return std::nullopt;
    const long long number = std::stoll(first < digitsEnd ? sql.substr(first, digitsEnd - first) : "0");
    if (number > 2147483647LL + (digits > begin ? 1 : 0))
      return std::nullopt;
    return Word{SqlTokenKind::Number, text, static_cast<int>(digits > begin ? -number : number), digitsEnd};
  }
  if (sql[begin] == '\'') {
    std::string text;
    for (std::size_t from = begin + 1;;) {
      const std::size_t quote = sql.find('\'', from);
      if (quote == std::string::npos)
        return std::nullopt;
      text += sql.substr(from, quote - from);
      if (quote + 1 >= sql.size() || sql[quote + 1] != '\'')
        return Word{SqlTokenKind::Text, text, 0, quote + 1};
      text += '\'';
      from = quote + 2;
    }
  }
  if (std::string("(),;=<>*?").find(sql[begin]) == std::string::npos)
    return std::nullopt;
  return Word{SqlTokenKind::Sign, std::string(1, sql[begin]), 0, begin + 1};
}

// --- The commands of SQL.

struct Operand {
  Value value;
  int parameter = 0;
  bool operator==(const Operand &other) const { return value == other.value && parameter == other.parameter; }
};
struct Clause {  // of WHERE and of SET
  std::string column, sign;
  Operand operand;
  bool operator==(const Clause &other) const {
    return column == other.column && sign == other.sign && operand == other.operand;
  }
};

struct Command {
  SqlVerb verb = SqlVerb::Select;
  std::string table;
  Head head;
  std::vector<std::vector<Operand>> rows;
  std::vector<std::string> selected;
  std::vector<Clause> settings, conditions;
  std::string orderBy;
  bool isDescending = false;
  int parameterCount = 0;
  bool operator==(const Command &o) const {
    return verb == o.verb && table == o.table && head == o.head && rows == o.rows && selected == o.selected &&
           settings == o.settings && conditions == o.conditions && orderBy == o.orderBy &&
           isDescending == o.isDescending && parameterCount == o.parameterCount;
  }
};

inline Operand operandOf(const SqlOperand &operand) { return {operand.value.content_, operand.parameter}; }

inline Command contentOf(const SqlCommand &command) {
  Command content;
  content.verb = command.verb;
  content.table = command.table;
  content.head = headOf(command.columns);
  for (const std::vector<SqlOperand> &row : command.rows) {
    content.rows.emplace_back();
    for (const SqlOperand &operand : row)
      content.rows.back().push_back(operandOf(operand));
  }
  content.selected = command.selected;
  for (const SqlAssignment &a : command.assignments)
    content.settings.push_back({a.column, "=", operandOf(a.operand)});
  for (const SqlCondition &c : command.conditions)
    content.conditions.push_back({c.column, std::string(1, c.sign), operandOf(c.operand)});
  content.orderBy = command.orderBy;
  content.isDescending = command.isDescending;
  content.parameterCount = command.parameterCount;
  return content;
}

// The grammar, with functions that tell whether what they are about stands next, and take it.
class Grammar {
public:
  explicit Grammar(const std::string &sql) {
    for (std::size_t place = 0;;) {
      const std::optional<Word> word = wordAt(sql, place);
      if (!word) {
        isMalformed_ = true;
        return;
      }
      words_.push_back(*word);
      if (word->kind == SqlTokenKind::End)
        return;
      place = word->end;
    }
  }

  std::optional<Command> command() {
    if (isMalformed_ || !body())
      return std::nullopt;
    sign(";");
    return words_[at_].kind == SqlTokenKind::End ? std::optional<Command>(made_) : std::nullopt;
  }

private:
  bool body() {
    if (keyword("CREATE"))
      return verb(SqlVerb::CreateTable) && keyword("TABLE") && name(made_.table) && sign("(") &&
             list([&] { return column(); }) && sign(")");
    if (keyword("DROP"))
      return verb(SqlVerb::DropTable) && keyword("TABLE") && name(made_.table);
    if (keyword("INSERT"))
      return verb(SqlVerb::Insert) && keyword("INTO") && name(made_.table) && keyword("VALUES") &&
             list([&] { return row(); });
    if (keyword("SELECT"))
      return verb(SqlVerb::Select) && (sign("*") || list([&] { return selected(); })) && keyword("FROM") &&
             name(made_.table) && where() && order();
    if (keyword("UPDATE"))
      return verb(SqlVerb::Update) && name(made_.table) && keyword("SET") && list([&] { return setting(); }) && where();
    return keyword("DELETE") && verb(SqlVerb::Delete) && keyword("FROM") && name(made_.table) && where();
  }
  bool verb(SqlVerb verb) {
    made_.verb = verb;
    return true;
  }
  bool column() {
    std::string column;
    if (!name(column))
      return false;
    const bool isInt = keyword("INT");
    made_.head.emplace_back(column, isInt);
    return isInt || keyword("TEXT");
  }
  bool row() {
    made_.rows.emplace_back();
    return sign("(") && list([&] {
             made_.rows.back().emplace_back();
             return operand(made_.rows.back().back());
           }) &&
           sign(")");
  }
  bool selected() {
    made_.selected.emplace_back();
    return name(made_.selected.back());
  }
  bool setting() {
    Clause clause{"", "=", {}};
    const bool isThere = name(clause.column) && sign("=") && operand(clause.operand);
    made_.settings.push_back(clause);
    return isThere;
  }
  bool where() {
    if (!keyword("WHERE"))
      return true;
    do {
      Clause clause;
      if (!name(clause.column))
        return false;
      clause.sign = words_[at_].text;
      if (!(sign("=") || sign("<") || sign(">")) || !operand(clause.operand))
        return false;
      made_.conditions.push_back(clause);
    } while (keyword("AND"));
    return true;
  }
  bool order() {
    if (!keyword("ORDER"))
      return true;
    if (!keyword("BY") || !name(made_.orderBy))
      return false;
    made_.isDescending = keyword("DESC");
    return made_.isDescending || keyword("ASC") || true;
  }
  bool operand(Operand &operand) {
    if (keyword("NULL"))
      return true;
    const Word word = words_[at_];
    if (word.kind == SqlTokenKind::Number)
      operand.value = word.number;
    else if (word.kind == SqlTokenKind::Text)
      operand.value = word.text;
    else if (word.kind == SqlTokenKind::Sign && word.text == "?")
      operand.parameter = ++made_.parameterCount;
    else
      return false;
    ++at_;
    return true;
  }
  bool list(const std::function<bool()> &item) {
    do
      if (!item())
        return false;
    while (sign(","));
    return true;
  }
  bool name(std::string &name) {
    const Word word = words_[at_];
    if (word.kind != SqlTokenKind::Word || isReserved(word.text))
      return false;
    name = word.text;
    ++at_;
    return true;
  }
  bool keyword(const std::string &text) {
    const bool isNext = words_[at_].kind == SqlTokenKind::Word && inCapitals(words_[at_].text) == text;
    at_ += isNext;
    return isNext;
  }
  bool sign(const std::string &text) {
    const bool isNext = words_[at_].kind == SqlTokenKind::Sign && words_[at_].text == text;
    at_ += isNext;
    return isNext;
  }

  std::vector<Word> words_;  // the last is the end, which nothing takes
  std::size_t at_ = 0;
  bool isMalformed_ = false;
  Command made_;
};

inline std::optional<Command> read(const std::string &sql) { return Grammar(sql).command(); }

// --- What commands do.

struct Outcome {
  bool isError = true;
  int count = 0;      // of an update
  Tables tables;      // after an update
  ModelTable result;  // of a query
};

using Parameters = std::vector<std::optional<Value>>;

class Execution {
public:
  Execution(const Tables &before, const Command &command, const Parameters &parameters)
      : before_(before), command_(command), parameters_(parameters) {}

  Outcome run() const {
    Outcome out;
    const auto place = before_.find(command_.table);
    const bool isNew = command_.verb == SqlVerb::CreateTable;
    if (isNew == (place != before_.end()) || !hasParameters())
      return out;
    out.tables = before_;
    ModelTable &table = out.tables[command_.table];
    if (isNew)
      table.head = command_.head;
    if (command_.verb == SqlVerb::DropTable) {
      out.tables.erase(command_.table);
      out.isError = false;
      return out;
    }
    for (const std::vector<Operand> &operands : command_.rows) {
      table.rows.emplace_back();
      for (const Operand &operand : operands)
        table.rows.back().push_back(value(operand));
      ++out.count;
    }
    if (!isConsistent(table) || !isSound(table))
      return out;
    out.isError = false;
    if (command_.verb == SqlVerb::Select)
      select(table, out.result);
    if (command_.verb == SqlVerb::Update)
      for (Values &row : table.rows)
        if (meets(table, row)) {
          ++out.count;
          for (const Clause &setting : command_.settings)
            row[*find(table, setting.column)] = value(setting.operand);
        }
    if (command_.verb == SqlVerb::Delete) {
      std::vector<Values> kept;
      for (const Values &row : table.rows)
        if (!meets(table, row))
          kept.push_back(row);
      out.count = static_cast<int>(table.rows.size() - kept.size());
      table.rows = kept;
    }
    return out;
  }

private:
  bool hasParameters() const {
    return parameters_.size() == static_cast<std::size_t>(command_.parameterCount) &&
           std::all_of(parameters_.begin(), parameters_.end(), [](const auto &p) { return p.has_value(); });
  }
  Value value(const Operand &operand) const {
    return operand.parameter == 0 ? operand.value : *parameters_.at(static_cast<std::size_t>(operand.parameter) - 1);
  }
  static std::optional<std::size_t> find(const ModelTable &table, const std::string &name) {
    for (std::size_t i = 0; i < table.head.size(); ++i)
      if (table.head[i].first == name)
        return i;
    return std::nullopt;
  }
  // All columns exist, and what is compared with or put into them has their type.
  bool isSound(const ModelTable &table) const {
    std::set<std::string> set;
    for (const std::vector<Clause> *clauses : {&command_.settings, &command_.conditions})
      for (const Clause &clause : *clauses) {
        const auto column = find(table, clause.column);
        if (!column || !fits(table.head[*column].second, value(clause.operand)))
          return false;
        if (clauses == &command_.settings && !set.insert(clause.column).second)
          return false;
      }
    for (const std::string &name : command_.selected)
      if (!find(table, name))
        return false;
    return command_.orderBy.empty() || find(table, command_.orderBy);
  }
  bool meets(const ModelTable &table, const Values &row) const {
    for (const Clause &condition : command_.conditions) {
      const Value left = row[*find(table, condition.column)], right = value(condition.operand);
      if (left.index() == 0 || right.index() == 0)
        return false;
      if (!(condition.sign == "=" ? left == right : condition.sign == "<" ? left < right : left > right))
        return false;
    }
    return true;
  }
  // Insertion sort: each row goes before the first that must stand behind it.
  void select(const ModelTable &table, ModelTable &result) const {
    std::vector<Values> found;
    const auto key = find(table, command_.orderBy);
    for (const Values &row : table.rows) {
      if (!meets(table, row))
        continue;
      auto place = found.begin();
      while (place != found.end() &&
             (!key || (command_.isDescending ? (*place)[*key] >= row[*key] : (*place)[*key] <= row[*key])))
        ++place;
      found.insert(place, row);
    }
    std::vector<std::string> names = command_.selected;
    if (names.empty())
      for (const auto &[name, isInt] : table.head)
        names.push_back(name);
    result.rows.resize(found.size());
    for (const std::string &name : names) {
      const std::size_t column = *find(table, name);
      result.head.push_back(table.head[column]);
      for (std::size_t i = 0; i < found.size(); ++i)
        result.rows[i].push_back(found[i][column]);
    }
  }

  const Tables &before_;
  const Command &command_;
  const Parameters &parameters_;
};

inline Outcome queried(const Tables &before, const std::optional<Command> &command, const Parameters &parameters) {
  if (!command || command->verb != SqlVerb::Select)
    return {};
  return Execution(before, *command, parameters).run();
}

inline Outcome updated(const Tables &before, const std::optional<Command> &command, const Parameters &parameters) {
  if (!command || command->verb == SqlVerb::Select)
    return {};
  return Execution(before, *command, parameters).run();
}

// What executeQuery promises, of both kinds of statements.
template <class S>
void demandResult(const S &self, const std::shared_ptr<ResultSet> &last, const DatabaseState &before,
                  const Outcome &expected, const std::string &table, const std::shared_ptr<ResultSet> &result) {
  ECLAT_ENSURES(result != nullptr && result != last);
  if (!result)
    return;
  ECLAT_ENSURES(headOf(result->metaData_.columns_) == expected.result.head);
  ECLAT_ENSURES(valuesOf(result->rows_) == expected.result.rows);
  ECLAT_ENSURES(result->metaData_.tableName_ == table);
  ECLAT_ENSURES(result->position_ == 0 && !result->wasNull_ && !result->isClosed());
  ECLAT_ENSURES(result->connection_ == self.connection_);
  ECLAT_ENSURES(!last || last->isClosed());
  ECLAT_ENSURES(self.result_.lock() == result);
  ECLAT_ENSURES(!self.isClosed());
  ECLAT_ENSURES(stateOf(*self.connection_->database_) == before);
}

// What executeUpdate promises.
template <class S>
void demandUpdate(const S &self, const std::shared_ptr<ResultSet> &last, const DatabaseState &before,
                  const Outcome &expected, int result) {
  const Connection &connection = *self.connection_;
  const DatabaseState after = stateOf(*connection.database_);
  ECLAT_ENSURES(result == expected.count);
  ECLAT_ENSURES(after.tables == expected.tables);
  ECLAT_ENSURES(after.writer == (connection.isAutoCommit_ ? nullptr : &connection));
  ECLAT_ENSURES(connection.isAutoCommit_ || after.saved == (before.writer ? before.saved : before.tables));
  ECLAT_ENSURES(!last || last->isClosed());
  ECLAT_ENSURES(!self.isClosed());
}

inline bool isLocked(const Connection &connection) {
  return connection.database_->writer != nullptr && connection.database_->writer != &connection;
}

// --- What is said of several operations.

inline bool isUsable(const ResultSet &self) { return !self.isClosed_ && !self.connection_->isClosed_; }
inline bool isOnRow(const ResultSet &self) { return self.position_ >= 1 && self.position_ <= self.rows_.size(); }

// Everything but the cursor and what wasNull() says.
struct Rest {
  explicit Rest(const ResultSet &self)
      : head(headOf(self.metaData_.columns_)), table(self.metaData_.tableName_), rows(valuesOf(self.rows_)),
        isClosed(self.isClosed_) {}
  bool operator==(const Rest &o) const {
    return head == o.head && table == o.table && rows == o.rows && isClosed == o.isClosed;
  }
  Head head;
  std::string table;
  std::vector<Values> rows;
  bool isClosed;
};

// 0 if there is none.
inline long long place(const ResultSet &self, const std::string &name) {
  const auto &columns = self.metaData_.columns_;
  const auto found =
      std::find_if(columns.begin(), columns.end(), [&](const Column &column) { return column.name_ == name; });
  return found == columns.end() ? 0 : found - columns.begin() + 1;
}

inline bool canGet(const ResultSet &self, long long index) {
  return isUsable(self) && isOnRow(self) && index >= 1 &&
         index <= static_cast<long long>(self.metaData_.columns_.size());
}
inline bool canGetInt(const ResultSet &self, long long index) {
  return canGet(self, index) && self.metaData_.columns_[static_cast<std::size_t>(index) - 1].type_ == ColumnType::Int;
}
inline auto gotten(const ResultSet &self, long long index) {
  Value value;
  if (canGet(self, index))
    value = self.rows_[self.position_ - 1].values_.at(static_cast<std::size_t>(index) - 1).content_;
  return [&self, value, rest = Rest(self), old = self.position_](const auto &result) {
    using Result = std::decay_t<decltype(result)>;
    Result expected{};
    if constexpr (std::is_same_v<Result, std::string>) {
      if (value.index() == 1)
        expected = std::to_string(std::get<int>(value));
    }
    if (std::holds_alternative<Result>(value))
      expected = std::get<Result>(value);
    ECLAT_ENSURES(result == expected);
    ECLAT_ENSURES(self.wasNull_ == (value.index() == 0));
    ECLAT_ENSURES(self.position_ == old && Rest(self) == rest);
  };
}

inline bool isUsable(const Statement &self) { return !self.isClosed_ && !self.connection_->isClosed_; }

inline bool isUsable(const PreparedStatement &self) { return !self.isClosed_ && !self.connection_->isClosed_; }
inline Parameters bound(const PreparedStatement &self) {
  Parameters all;
  for (const auto &parameter : self.parameters_)
    all.push_back(parameter ? std::optional<Value>(parameter->content_) : std::nullopt);
  return all;
}

inline bool isParameter(const PreparedStatement &self, int index) {
  return index >= 1 && index <= static_cast<long long>(self.parameters_.size());
}
inline auto nowBound(const PreparedStatement &self, int index, const Value &value) {
  Parameters expected = bound(self);
  if (isParameter(self, index))
    expected[static_cast<std::size_t>(index) - 1] = value;
  return [&self, expected, command = contentOf(self.command_)] {
    ECLAT_ENSURES(bound(self) == expected);
    ECLAT_ENSURES(contentOf(self.command_) == command);
    ECLAT_ENSURES(isUsable(self));
  };
}

inline DatabaseState state(const Connection &self) { return stateOf(*self.database_); }
inline bool isWriting(const Connection &self) { return self.database_->writer == &self; }

inline bool isUrl(const std::string &url) { return url.rfind("tiny:sql:", 0) == 0 && isName(url.substr(9)); }

}  // namespace sqlmodel

template <> struct eclat::Spec<SqlValue> {
  static constexpr auto laws = "copy independence self-assignment move equality order";

  static auto constructor() {
    return [](const SqlValue &made) { ECLAT_ENSURES(made.content_ == sqlmodel::Value()); };
  }
  static auto ofInt(int number) {
    return [number](const SqlValue &made) { ECLAT_ENSURES(made.content_ == sqlmodel::Value(number)); };
  }
  static auto ofText(const std::string &text) {
    return [text](const SqlValue &made) { ECLAT_ENSURES(made.content_ == sqlmodel::Value(text)); };
  }
  static auto isNull(const SqlValue &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == std::holds_alternative<std::monostate>(self.content_)); };
  }
  static auto isInt(const SqlValue &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == std::holds_alternative<int>(self.content_)); };
  }
  static auto isText(const SqlValue &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == std::holds_alternative<std::string>(self.content_)); };
  }
  static auto asInt(const SqlValue &self) {
    ECLAT_THROWS(SqlError, !std::holds_alternative<int>(self.content_));
    return [&self](int result) { ECLAT_ENSURES(self.content_ == sqlmodel::Value(result)); };
  }
  static auto asText(const SqlValue &self) {
    ECLAT_THROWS(SqlError, !std::holds_alternative<std::string>(self.content_));
    return [&self](const std::string &result) { ECLAT_ENSURES(self.content_ == sqlmodel::Value(result)); };
  }
  static auto toSql(const SqlValue &self) {
    return [&self](const std::string &result) {
      const auto word = sqlmodel::wordAt(result, 0);
      ECLAT_ENSURES(word && word->end == result.size() && result.find_first_not_of(" \t\n\r") == 0);
      if (!word)
        return;
      ECLAT_ENSURES(self.content_.index() != 0 || result == "NULL");
      ECLAT_ENSURES(self.content_.index() != 1 || (word->kind == SqlTokenKind::Number && self.asInt() == word->number));
      ECLAT_ENSURES(self.content_.index() != 2 || (word->kind == SqlTokenKind::Text && self.asText() == word->text));
    };
  }
  static auto operator_equal(const SqlValue &self, const SqlValue &other) {
    return [&self, right = other.content_](bool result) { ECLAT_ENSURES(result == (self.content_ == right)); };
  }
  static auto operator_not_equal(const SqlValue &self, const SqlValue &other) {
    return [&self, right = other.content_](bool result) { ECLAT_ENSURES(result == !(self.content_ == right)); };
  }
  static auto operator_less(const SqlValue &self, const SqlValue &other) {
    return [&self, right = other.content_](bool result) {
      const auto &left = self.content_;
      const bool isSmaller = left.index() != right.index() ? left.index() < right.index()
                             : left.index() == 1           ? std::get<int>(left) < std::get<int>(right)
                             : left.index() == 2           ? std::get<std::string>(left) < std::get<std::string>(right)
                                                           : false;
      ECLAT_ENSURES(result == isSmaller);
    };
  }
};

template <> struct eclat::Spec<Column> {
  static constexpr auto laws = "copy independence self-assignment move equality";

  static void invariant(const Column &self) {
    ECLAT_INVARIANT(sqlmodel::isName(self.name_));
    ECLAT_INVARIANT(self.type_ == ColumnType::Int || self.type_ == ColumnType::Text);
  }
  static auto constructor(const std::string &name, ColumnType type) {
    ECLAT_THROWS(SqlError, !sqlmodel::isName(name));
    return [name, type](const Column &made) { ECLAT_ENSURES(made.name_ == name && made.type_ == type); };
  }
  static auto name(const Column &self) {
    return [&self](const std::string &result) { ECLAT_ENSURES(result == self.name_); };
  }
  static auto type(const Column &self) {
    return [&self](ColumnType result) { ECLAT_ENSURES(result == self.type_); };
  }
  static auto accepts(const Column &self, const SqlValue &value) {
    return [&self, value = value.content_](bool result) {
      ECLAT_ENSURES(result == sqlmodel::fits(self.type_ == ColumnType::Int, value));
    };
  }
  static auto operator_equal(const Column &self, const Column &other) {
    const bool areEqual = self.name_ == other.name_ && self.type_ == other.type_;
    return [areEqual](bool result) { ECLAT_ENSURES(result == areEqual); };
  }
  static auto operator_not_equal(const Column &self, const Column &other) {
    const bool areEqual = self.name_ == other.name_ && self.type_ == other.type_;
    return [areEqual](bool result) { ECLAT_ENSURES(result == !areEqual); };
  }
};

template <> struct eclat::Spec<Row> {
  static constexpr auto laws = "copy independence self-assignment move equality";

  static auto constructor() {
    return [](const Row &made) { ECLAT_ENSURES(made.values_.empty()); };
  }
  static auto size(const Row &self) {
    return [&self](int result) { ECLAT_ENSURES(static_cast<std::size_t>(result) == self.values_.size()); };
  }
  static auto at(const Row &self, int index) {
    ECLAT_THROWS(SqlError, index < 0 || index >= static_cast<long long>(self.values_.size()));
    return [&self, index](const SqlValue &result) {
      ECLAT_ENSURES(result.content_ == self.values_.at(static_cast<std::size_t>(index)).content_);
    };
  }
  static auto append(const Row &self, const SqlValue &value) {
    sqlmodel::Values expected = sqlmodel::valuesOf(self);
    expected.push_back(value.content_);
    return [&self, expected] { ECLAT_ENSURES(sqlmodel::valuesOf(self) == expected); };
  }
  static auto set(const Row &self, int index, const SqlValue &value) {
    const bool isThere = index >= 0 && index < static_cast<long long>(self.values_.size());
    ECLAT_THROWS(SqlError, !isThere);
    sqlmodel::Values expected = sqlmodel::valuesOf(self);
    if (isThere)
      expected[static_cast<std::size_t>(index)] = value.content_;
    return [&self, expected] { ECLAT_ENSURES(sqlmodel::valuesOf(self) == expected); };
  }
  static auto operator_equal(const Row &self, const Row &other) {
    const bool areEqual = sqlmodel::valuesOf(self) == sqlmodel::valuesOf(other);
    return [areEqual](bool result) { ECLAT_ENSURES(result == areEqual); };
  }
  static auto operator_not_equal(const Row &self, const Row &other) {
    const bool areEqual = sqlmodel::valuesOf(self) == sqlmodel::valuesOf(other);
    return [areEqual](bool result) { ECLAT_ENSURES(result == !areEqual); };
  }
};

template <> struct eclat::Spec<Table> {
  static constexpr auto laws = "copy independence self-assignment move equality";

  static void invariant(const Table &self) {
    ECLAT_INVARIANT(sqlmodel::isName(self.name_));
    ECLAT_INVARIANT(sqlmodel::isConsistent(sqlmodel::contentOf(self)));
  }
  static auto constructor(const std::string &name) {
    ECLAT_THROWS(SqlError, !sqlmodel::isName(name));
    return
        [name](const Table &made) { ECLAT_ENSURES(made.name_ == name && made.columns_.empty() && made.rows_.empty()); };
  }
  static auto name(const Table &self) {
    return [&self](const std::string &result) { ECLAT_ENSURES(result == self.name_); };
  }
  static auto columnCount(const Table &self) {
    return [&self](int result) { ECLAT_ENSURES(static_cast<std::size_t>(result) == self.columns_.size()); };
  }
  static auto rowCount(const Table &self) {
    return [&self](int result) { ECLAT_ENSURES(static_cast<std::size_t>(result) == self.rows_.size()); };
  }
  static auto columnIndex(const Table &self, const std::string &name) {
    return [&self, name](int result) {
      const auto place = std::find_if(self.columns_.begin(), self.columns_.end(),
                                      [&](const Column &column) { return column.name_ == name; });
      ECLAT_ENSURES(result == (place == self.columns_.end() ? -1 : place - self.columns_.begin()));
    };
  }
  static auto column(const Table &self, int index) {
    ECLAT_THROWS(SqlError, index < 0 || index >= static_cast<long long>(self.columns_.size()));
    return [&self, index](const Column &result) {
      const Column &expected = self.columns_.at(static_cast<std::size_t>(index));
      ECLAT_ENSURES(result.name_ == expected.name_ && result.type_ == expected.type_);
    };
  }
  static auto row(const Table &self, int index) {
    ECLAT_THROWS(SqlError, index < 0 || index >= static_cast<long long>(self.rows_.size()));
    return [&self, index](const Row &result) {
      ECLAT_ENSURES(sqlmodel::valuesOf(result) == sqlmodel::valuesOf(self.rows_.at(static_cast<std::size_t>(index))));
    };
  }
  static auto addColumn(const Table &self, const Column &column) {
    sqlmodel::ModelTable expected = sqlmodel::contentOf(self);
    expected.head.emplace_back(column.name_, column.type_ == ColumnType::Int);
    ECLAT_THROWS(SqlError, !sqlmodel::isConsistent(expected));
    return [&self, expected, name = self.name_] {
      ECLAT_ENSURES(sqlmodel::contentOf(self) == expected);
      ECLAT_ENSURES(self.name_ == name);
    };
  }
  static auto insert(const Table &self, const Row &row) {
    sqlmodel::ModelTable expected = sqlmodel::contentOf(self);
    expected.rows.push_back(sqlmodel::valuesOf(row));
    ECLAT_THROWS(SqlError, !sqlmodel::isConsistent(expected));
    return [&self, expected, name = self.name_] {
      ECLAT_ENSURES(sqlmodel::contentOf(self) == expected);
      ECLAT_ENSURES(self.name_ == name);
    };
  }
  static auto set(const Table &self, int row, int column, const SqlValue &value) {
    sqlmodel::ModelTable expected = sqlmodel::contentOf(self);
    const bool isThere = row >= 0 && row < static_cast<long long>(expected.rows.size()) && column >= 0 &&
                         column < static_cast<long long>(expected.head.size());
    if (isThere)
      expected.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = value.content_;
    ECLAT_THROWS(SqlError, !isThere || !sqlmodel::isConsistent(expected));
    return [&self, expected, name = self.name_] {
      ECLAT_ENSURES(sqlmodel::contentOf(self) == expected);
      ECLAT_ENSURES(self.name_ == name);
    };
  }
  static auto erase(const Table &self, int index) {
    sqlmodel::ModelTable expected = sqlmodel::contentOf(self);
    const bool isThere = index >= 0 && index < static_cast<long long>(expected.rows.size());
    ECLAT_THROWS(SqlError, !isThere);
    if (isThere)
      expected.rows.erase(expected.rows.begin() + index);
    return [&self, expected, name = self.name_] {
      ECLAT_ENSURES(sqlmodel::contentOf(self) == expected);
      ECLAT_ENSURES(self.name_ == name);
    };
  }
  static auto operator_equal(const Table &self, const Table &other) {
    const bool areEqual = self.name_ == other.name_ && sqlmodel::contentOf(self) == sqlmodel::contentOf(other);
    return [areEqual](bool result) { ECLAT_ENSURES(result == areEqual); };
  }
  static auto operator_not_equal(const Table &self, const Table &other) {
    const bool areEqual = self.name_ == other.name_ && sqlmodel::contentOf(self) == sqlmodel::contentOf(other);
    return [areEqual](bool result) { ECLAT_ENSURES(result == !areEqual); };
  }
};

template <> struct eclat::Spec<SqlTokenizer> {
  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const SqlTokenizer &self) { ECLAT_INVARIANT(self.at_ <= self.sql_.size()); }

  static auto constructor(const std::string &sql) {
    return [sql](const SqlTokenizer &made) { ECLAT_ENSURES(made.sql_ == sql && made.at_ == 0); };
  }
  static auto hasNext(const SqlTokenizer &self) {
    return [&self](bool result) {
      ECLAT_ENSURES(result == (self.sql_.find_first_not_of(" \t\n\r", self.at_) != std::string::npos));
    };
  }
  static auto peek(const SqlTokenizer &self) {
    const auto word = sqlmodel::wordAt(self.sql_, self.at_);
    ECLAT_THROWS(SqlError, !word);
    return [&self, word, before = self](const SqlToken &result) {
      ECLAT_ENSURES(word && result.kind == word->kind);
      ECLAT_ENSURES(word && result.text == word->text);
      ECLAT_ENSURES(word && result.number == word->number);
      ECLAT_ENSURES(self.at_ == before.at_ && self.sql_ == before.sql_);
    };
  }
  static auto next(const SqlTokenizer &self) {
    const auto word = sqlmodel::wordAt(self.sql_, self.at_);
    ECLAT_THROWS(SqlError, !word);
    return [&self, word, sql = self.sql_](const SqlToken &result) {
      ECLAT_ENSURES(word && result.kind == word->kind);
      ECLAT_ENSURES(word && result.text == word->text);
      ECLAT_ENSURES(word && result.number == word->number);
      ECLAT_ENSURES(word && self.at_ == word->end && self.sql_ == sql);
    };
  }
  static auto position(const SqlTokenizer &self) {
    return [&self](int result) { ECLAT_ENSURES(static_cast<std::size_t>(result) == self.at_); };
  }
};

template <> struct eclat::Spec<ResultSetMetaData> {
  static constexpr auto laws = "copy independence self-assignment move equality";

  static void invariant(const ResultSetMetaData &self) {
    ECLAT_INVARIANT(sqlmodel::isName(self.tableName_));
    ECLAT_INVARIANT(!self.columns_.empty());
  }
  static auto tableName(const ResultSetMetaData &self) {
    return [&self](const std::string &result) { ECLAT_ENSURES(result == self.tableName_); };
  }
  static auto columnCount(const ResultSetMetaData &self) {
    return [&self](int result) { ECLAT_ENSURES(static_cast<std::size_t>(result) == self.columns_.size()); };
  }
  static auto columnName(const ResultSetMetaData &self, int index) {
    ECLAT_THROWS(SqlError, index < 1 || index > static_cast<long long>(self.columns_.size()));
    return [&self, index](const std::string &result) {
      ECLAT_ENSURES(result == self.columns_.at(static_cast<std::size_t>(index) - 1).name_);
    };
  }
  static auto columnType(const ResultSetMetaData &self, int index) {
    ECLAT_THROWS(SqlError, index < 1 || index > static_cast<long long>(self.columns_.size()));
    return [&self, index](ColumnType result) {
      ECLAT_ENSURES(result == self.columns_.at(static_cast<std::size_t>(index) - 1).type_);
    };
  }
  static auto operator_equal(const ResultSetMetaData &self, const ResultSetMetaData &other) {
    const bool areEqual =
        self.tableName_ == other.tableName_ && sqlmodel::headOf(self.columns_) == sqlmodel::headOf(other.columns_);
    return [areEqual](bool result) { ECLAT_ENSURES(result == areEqual); };
  }
  static auto operator_not_equal(const ResultSetMetaData &self, const ResultSetMetaData &other) {
    const bool areEqual =
        self.tableName_ == other.tableName_ && sqlmodel::headOf(self.columns_) == sqlmodel::headOf(other.columns_);
    return [areEqual](bool result) { ECLAT_ENSURES(result == !areEqual); };
  }
};

template <> struct eclat::Spec<ResultSet> {
  static void invariant(const ResultSet &self) {
    ECLAT_INVARIANT(self.connection_ != nullptr);
    ECLAT_INVARIANT(self.position_ <= self.rows_.size() + 1);
    for (const Row &row : self.rows_)
      ECLAT_INVARIANT(row.values_.size() == self.metaData_.columns_.size());
  }
  static auto next(const ResultSet &self) {
    ECLAT_THROWS(SqlError, !sqlmodel::isUsable(self));
    return [&self, rest = sqlmodel::Rest(self), old = self.position_, wasNull = self.wasNull_](bool result) {
      ECLAT_ENSURES(result == (old < self.rows_.size()));
      ECLAT_ENSURES(self.position_ == std::min(old + 1, self.rows_.size() + 1));
      ECLAT_ENSURES(self.wasNull_ == wasNull && sqlmodel::Rest(self) == rest);
    };
  }
  static auto isBeforeFirst(const ResultSet &self) {
    ECLAT_THROWS(SqlError, !sqlmodel::isUsable(self));
    return [&self](bool result) { ECLAT_ENSURES(result == (self.position_ == 0 && !self.rows_.empty())); };
  }
  static auto isAfterLast(const ResultSet &self) {
    ECLAT_THROWS(SqlError, !sqlmodel::isUsable(self));
    return [&self](bool result) {
      ECLAT_ENSURES(result == (self.position_ == self.rows_.size() + 1 && !self.rows_.empty()));
    };
  }
  static auto rowNumber(const ResultSet &self) {
    ECLAT_THROWS(SqlError, !sqlmodel::isUsable(self));
    return [&self](int result) {
      ECLAT_ENSURES(static_cast<std::size_t>(result) == (sqlmodel::isOnRow(self) ? self.position_ : 0));
    };
  }
  static auto findColumn(const ResultSet &self, const std::string &name) {
    ECLAT_THROWS(SqlError, !sqlmodel::isUsable(self) || sqlmodel::place(self, name) == 0);
    return [&self, name](int result) { ECLAT_ENSURES(result == sqlmodel::place(self, name)); };
  }
  static auto getInt(const ResultSet &self, int index) {
    ECLAT_THROWS(SqlError, !sqlmodel::canGetInt(self, index));
    return sqlmodel::gotten(self, index);
  }
  static auto getInt(const ResultSet &self, const std::string &name) {
    ECLAT_THROWS(SqlError, !sqlmodel::canGetInt(self, sqlmodel::place(self, name)));
    return sqlmodel::gotten(self, sqlmodel::place(self, name));
  }
  static auto getString(const ResultSet &self, int index) {
    ECLAT_THROWS(SqlError, !sqlmodel::canGet(self, index));
    return sqlmodel::gotten(self, index);
  }
  static auto getString(const ResultSet &self, const std::string &name) {
    ECLAT_THROWS(SqlError, !sqlmodel::canGet(self, sqlmodel::place(self, name)));
    return sqlmodel::gotten(self, sqlmodel::place(self, name));
  }
  static auto wasNull(const ResultSet &self) {
    ECLAT_THROWS(SqlError, !sqlmodel::isUsable(self));
    return [&self](bool result) { ECLAT_ENSURES(result == self.wasNull_); };
  }
  static auto metaData(const ResultSet &self) {
    ECLAT_THROWS(SqlError, !sqlmodel::isUsable(self));
    return [&self](const ResultSetMetaData &result) {
      ECLAT_ENSURES(sqlmodel::headOf(result.columns_) == sqlmodel::headOf(self.metaData_.columns_));
      ECLAT_ENSURES(result.tableName_ == self.metaData_.tableName_);
    };
  }
  static auto close(const ResultSet &self) {
    return [&self, wasClosed = self.connection_->isClosed_] {
      ECLAT_ENSURES(self.isClosed());
      ECLAT_ENSURES(self.connection_->isClosed_ == wasClosed);
    };
  }
  static auto isClosed(const ResultSet &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == !sqlmodel::isUsable(self)); };
  }
};

template <> struct eclat::Spec<Statement> {
  static void invariant(const Statement &self) {
    ECLAT_INVARIANT(self.connection_ != nullptr);
    const auto last = self.result_.lock();
    ECLAT_INVARIANT(!last || !self.isClosed() || last->isClosed());
  }
  static auto executeQuery(const Statement &self, const std::string &sql) {
    const auto before = sqlmodel::stateOf(*self.connection_->database_);
    const auto command = sqlmodel::read(sql);
    const auto expected = sqlmodel::queried(before.tables, command, {});
    ECLAT_THROWS(SqlError, !sqlmodel::isUsable(self) || expected.isError);
    return [&self, before, command, expected, last = self.result_.lock()](const std::shared_ptr<ResultSet> &result) {
      sqlmodel::demandResult(self, last, before, expected, command ? command->table : "", result);
    };
  }
  static auto executeUpdate(const Statement &self, const std::string &sql) {
    const auto before = sqlmodel::stateOf(*self.connection_->database_);
    const auto expected = sqlmodel::updated(before.tables, sqlmodel::read(sql), {});
    ECLAT_THROWS(SqlError, !sqlmodel::isUsable(self) || expected.isError || sqlmodel::isLocked(*self.connection_));
    return [&self, before, expected, last = self.result_.lock()](int result) {
      sqlmodel::demandUpdate(self, last, before, expected, result);
    };
  }
  static auto connection(const Statement &self) {
    return [&self](const std::shared_ptr<Connection> &result) {
      ECLAT_ENSURES(result != nullptr && result == self.connection_);
    };
  }
  static auto close(const Statement &self) {
    return [&self, last = self.result_.lock(), wasClosed = self.connection_->isClosed_] {
      ECLAT_ENSURES(self.isClosed());
      ECLAT_ENSURES(!last || last->isClosed());
      ECLAT_ENSURES(self.connection_->isClosed_ == wasClosed);
    };
  }
  static auto isClosed(const Statement &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == !sqlmodel::isUsable(self)); };
  }
};

template <> struct eclat::Spec<PreparedStatement> {
  static void invariant(const PreparedStatement &self) {
    ECLAT_INVARIANT(self.connection_ != nullptr);
    ECLAT_INVARIANT(self.parameters_.size() == static_cast<std::size_t>(self.command_.parameterCount));
    const auto last = self.result_.lock();
    ECLAT_INVARIANT(!last || !self.isClosed() || last->isClosed());
  }
  static auto parameterCount(const PreparedStatement &self) {
    ECLAT_THROWS(SqlError, !sqlmodel::isUsable(self));
    return [&self](int result) { ECLAT_ENSURES(result == self.command_.parameterCount); };
  }
  static auto setInt(const PreparedStatement &self, int index, int value) {
    ECLAT_THROWS(SqlError, !sqlmodel::isUsable(self) || !sqlmodel::isParameter(self, index));
    return sqlmodel::nowBound(self, index, value);
  }
  static auto setString(const PreparedStatement &self, int index, const std::string &value) {
    ECLAT_THROWS(SqlError, !sqlmodel::isUsable(self) || !sqlmodel::isParameter(self, index));
    return sqlmodel::nowBound(self, index, value);
  }
  static auto setNull(const PreparedStatement &self, int index) {
    ECLAT_THROWS(SqlError, !sqlmodel::isUsable(self) || !sqlmodel::isParameter(self, index));
    return sqlmodel::nowBound(self, index, {});
  }
  static auto clearParameters(const PreparedStatement &self) {
    ECLAT_THROWS(SqlError, !sqlmodel::isUsable(self));
    return [&self, count = self.parameters_.size(), command = sqlmodel::contentOf(self.command_)] {
      ECLAT_ENSURES(sqlmodel::bound(self) == sqlmodel::Parameters(count));
      ECLAT_ENSURES(sqlmodel::contentOf(self.command_) == command);
    };
  }
  static auto executeQuery(const PreparedStatement &self) {
    const auto before = sqlmodel::stateOf(*self.connection_->database_);
    const auto command = sqlmodel::contentOf(self.command_);
    const auto expected = sqlmodel::queried(before.tables, command, sqlmodel::bound(self));
    ECLAT_THROWS(SqlError, !sqlmodel::isUsable(self) || expected.isError);
    return [&self, before, command, expected, last = self.result_.lock(),
            parameters = sqlmodel::bound(self)](const std::shared_ptr<ResultSet> &result) {
      sqlmodel::demandResult(self, last, before, expected, command.table, result);
      ECLAT_ENSURES(sqlmodel::bound(self) == parameters && sqlmodel::contentOf(self.command_) == command);
    };
  }
  static auto executeUpdate(const PreparedStatement &self) {
    const auto before = sqlmodel::stateOf(*self.connection_->database_);
    const auto command = sqlmodel::contentOf(self.command_);
    const auto expected = sqlmodel::updated(before.tables, command, sqlmodel::bound(self));
    ECLAT_THROWS(SqlError, !sqlmodel::isUsable(self) || expected.isError || sqlmodel::isLocked(*self.connection_));
    return
        [&self, before, command, expected, last = self.result_.lock(), parameters = sqlmodel::bound(self)](int result) {
          sqlmodel::demandUpdate(self, last, before, expected, result);
          ECLAT_ENSURES(sqlmodel::bound(self) == parameters && sqlmodel::contentOf(self.command_) == command);
        };
  }
  static auto connection(const PreparedStatement &self) {
    return [&self](const std::shared_ptr<Connection> &result) {
      ECLAT_ENSURES(result != nullptr && result == self.connection_);
    };
  }
  static auto close(const PreparedStatement &self) {
    return [&self, last = self.result_.lock(), wasClosed = self.connection_->isClosed_] {
      ECLAT_ENSURES(self.isClosed());
      ECLAT_ENSURES(!last || last->isClosed());
      ECLAT_ENSURES(self.connection_->isClosed_ == wasClosed);
    };
  }
  static auto isClosed(const PreparedStatement &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == !sqlmodel::isUsable(self)); };
  }
};

template <> struct eclat::Spec<Connection> {
  static void invariant(const Connection &self) {
    ECLAT_INVARIANT(self.database_ != nullptr);
    ECLAT_INVARIANT(self.self_.expired() || self.self_.lock().get() == &self);  // expired while it is destroyed
    ECLAT_INVARIANT(self.database_->writer != &self || (!self.isClosed_ && !self.isAutoCommit_));
    ECLAT_INVARIANT(self.database_->writer != nullptr || self.database_->saved.empty());
    for (const auto &[name, table] : self.database_->tables) {
      ECLAT_INVARIANT(name == table.name_ && sqlmodel::isName(name) && !table.columns_.empty());
      ECLAT_INVARIANT(sqlmodel::isConsistent(sqlmodel::contentOf(table)));
    }
  }
  static auto createStatement(const Connection &self) {
    ECLAT_THROWS(SqlError, self.isClosed_);
    return [&self, before = sqlmodel::state(self)](const std::unique_ptr<Statement> &result) {
      ECLAT_ENSURES(result != nullptr);
      if (!result)
        return;
      ECLAT_ENSURES(result->connection_.get() == &self && !result->isClosed() && result->result_.expired());
      ECLAT_ENSURES(sqlmodel::state(self) == before);
    };
  }
  static auto prepareStatement(const Connection &self, const std::string &sql) {
    const auto command = sqlmodel::read(sql);
    ECLAT_THROWS(SqlError, self.isClosed_ || !command);
    return [&self, command, before = sqlmodel::state(self)](const std::unique_ptr<PreparedStatement> &result) {
      ECLAT_ENSURES(result != nullptr);
      if (!result)
        return;
      ECLAT_ENSURES(result->connection_.get() == &self && !result->isClosed() && result->result_.expired());
      ECLAT_ENSURES(command && sqlmodel::contentOf(result->command_) == *command);
      for (const auto &parameter : result->parameters_)
        ECLAT_ENSURES(!parameter);
      ECLAT_ENSURES(sqlmodel::state(self) == before);
    };
  }
  static auto setAutoCommit(const Connection &self, bool isOn) {
    ECLAT_THROWS(SqlError, self.isClosed_);
    return [&self, isOn, before = sqlmodel::state(self), wasWriting = sqlmodel::isWriting(self)] {
      ECLAT_ENSURES(self.isAutoCommit_ == isOn && !self.isClosed_);
      if (isOn && wasWriting)
        ECLAT_ENSURES(sqlmodel::state(self) == sqlmodel::DatabaseState{before.tables, {}, nullptr});
      else
        ECLAT_ENSURES(sqlmodel::state(self) == before);
    };
  }
  static auto isAutoCommit(const Connection &self) {
    ECLAT_THROWS(SqlError, self.isClosed_);
    return [&self](bool result) { ECLAT_ENSURES(result == self.isAutoCommit_); };
  }
  static auto inTransaction(const Connection &self) {
    ECLAT_THROWS(SqlError, self.isClosed_);
    return [&self](bool result) { ECLAT_ENSURES(result == sqlmodel::isWriting(self)); };
  }
  static auto commit(const Connection &self) {
    ECLAT_THROWS(SqlError, self.isClosed_ || self.isAutoCommit_);
    return [&self, before = sqlmodel::state(self), wasWriting = sqlmodel::isWriting(self)] {
      ECLAT_ENSURES(!self.isAutoCommit_ && !self.isClosed_);
      if (wasWriting)
        ECLAT_ENSURES(sqlmodel::state(self) == sqlmodel::DatabaseState{before.tables, {}, nullptr});
      else
        ECLAT_ENSURES(sqlmodel::state(self) == before);
    };
  }
  static auto rollback(const Connection &self) {
    ECLAT_THROWS(SqlError, self.isClosed_ || self.isAutoCommit_);
    return [&self, before = sqlmodel::state(self), wasWriting = sqlmodel::isWriting(self)] {
      ECLAT_ENSURES(!self.isAutoCommit_ && !self.isClosed_);
      if (wasWriting)
        ECLAT_ENSURES(sqlmodel::state(self) == sqlmodel::DatabaseState{before.saved, {}, nullptr});
      else
        ECLAT_ENSURES(sqlmodel::state(self) == before);
    };
  }
  static auto tableNames(const Connection &self) {
    ECLAT_THROWS(SqlError, self.isClosed_);
    return [&self](const std::vector<std::string> &result) {
      ECLAT_ENSURES(result.size() == self.database_->tables.size() && std::is_sorted(result.begin(), result.end()));
      for (const auto &[name, table] : self.database_->tables)
        ECLAT_ENSURES(std::count(result.begin(), result.end(), name) == 1);
    };
  }
  static auto hasTable(const Connection &self, const std::string &name) {
    ECLAT_THROWS(SqlError, self.isClosed_);
    return [&self, name](bool result) { ECLAT_ENSURES(result == (self.database_->tables.count(name) == 1)); };
  }
  static auto table(const Connection &self, const std::string &name) {
    ECLAT_THROWS(SqlError, self.isClosed_ || self.database_->tables.count(name) == 0);
    return [&self, name](const Table &result) {
      ECLAT_ENSURES(result.name_ == name);
      ECLAT_ENSURES(sqlmodel::contentOf(result) == sqlmodel::contentOf(self.database_->tables.at(name)));
    };
  }
  static auto close(const Connection &self) {
    return [&self, before = sqlmodel::state(self), wasWriting = sqlmodel::isWriting(self)] {
      ECLAT_ENSURES(self.isClosed_);
      if (wasWriting)
        ECLAT_ENSURES(sqlmodel::state(self) == sqlmodel::DatabaseState{before.saved, {}, nullptr});
      else
        ECLAT_ENSURES(sqlmodel::state(self) == before);
    };
  }
  static auto isClosed(const Connection &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == self.isClosed_); };
  }
  static auto databaseName(const Connection &self) {
    return [&self](const std::string &result) { ECLAT_ENSURES(result == self.databaseName_); };
  }
};

template <> struct eclat::Spec<Driver> {
  static void invariant(const Driver &self) {
    for (const auto &[name, database] : self.databases_)
      ECLAT_INVARIANT(sqlmodel::isName(name) && database != nullptr);
  }
  static auto constructor() {
    return [](const Driver &made) { ECLAT_ENSURES(made.databases_.empty()); };
  }
  static auto acceptsUrl(const Driver &, const std::string &url) {
    return [url](bool result) { ECLAT_ENSURES(result == sqlmodel::isUrl(url)); };
  }
  static auto connect(const Driver &self, const std::string &url) {
    ECLAT_THROWS(SqlError, !sqlmodel::isUrl(url));
    return [&self, url, before = self.databases_](const std::shared_ptr<Connection> &result) {
      ECLAT_ENSURES(result != nullptr);
      if (!result)
        return;
      const std::string name = url.substr(9);
      ECLAT_ENSURES(result->databaseName_ == name);
      ECLAT_ENSURES(!result->isClosed_ && result->isAutoCommit_);
      auto expected = before;
      if (before.count(name) == 0) {
        ECLAT_ENSURES(sqlmodel::stateOf(*result->database_) == sqlmodel::DatabaseState());
        expected[name] = result->database_;
      }
      ECLAT_ENSURES(result->database_ == expected[name]);
      ECLAT_ENSURES(self.databases_ == expected);
    };
  }
  static auto databaseCount(const Driver &self) {
    return [&self](int result) { ECLAT_ENSURES(static_cast<std::size_t>(result) == self.databases_.size()); };
  }
};
