// The words of SQL, and commands made of them.
#pragma once

#include "sql_table.h"

enum class SqlTokenKind { Word, Number, Text, Sign, End };

struct SqlToken {
  SqlTokenKind kind = SqlTokenKind::End;
  std::string text;  // a word or sign as it is written; what a text in quotes stands for; digits; empty at the end
  int number = 0;    // of a number
};

// Whether a table or column may be called so: a letter or '_', then letters, digits and '_', and no keyword.
bool isSqlName(const std::string &text);

// Cuts SQL into words (letters, digits and '_', no digit first), numbers (a '-' may stand before the digits), texts in
// single quotes (a quote inside is doubled) and the signs ( ) , ; = < > * and ?. Blanks, tabs and line ends separate.
class SqlTokenizer {
public:
  explicit SqlTokenizer(const std::string &sql) : sql_(sql) {}

  // Whether a token other than the end is left, well-formed or not.
  bool hasNext() const;

  // The next token, without taking it. Throws SqlError for a character that begins no token, a text without its second
  // quote and a number that is no int.
  SqlToken peek() const;

  // Takes the next token; at the end that is an End, again and again. Throws like peek(), and takes nothing then.
  SqlToken next();

  // How many characters were taken.
  int position() const { return static_cast<int>(at_); }

private:
  std::size_t skipBlanks() const;
  SqlToken read(std::size_t &at) const;

  std::string sql_;
  std::size_t at_ = 0;
};

enum class SqlVerb { CreateTable, DropTable, Insert, Select, Update, Delete };

// A constant, or the parameter of that number (the first is 1).
struct SqlOperand {
  SqlValue value;
  int parameter = 0;
};

struct SqlAssignment {
  std::string column;
  SqlOperand operand;
};

struct SqlCondition {
  std::string column;
  char sign = '=';
  SqlOperand operand;
};

// A command that was read, and not yet looked at with any tables. Inside of the engine.
struct SqlCommand {
  SqlVerb verb = SqlVerb::Select;
  std::string table;
  std::vector<Column> columns;                // CREATE TABLE
  std::vector<std::vector<SqlOperand>> rows;  // INSERT
  std::vector<std::string> selected;          // SELECT; none: *
  std::vector<SqlAssignment> assignments;     // UPDATE
  std::vector<SqlCondition> conditions;       // SELECT, UPDATE, DELETE
  std::string orderBy;                        // SELECT; empty: as inserted
  bool isDescending = false;
  int parameterCount = 0;
};

// Keywords may be written in upper and lower case. A ';' may stand at the end.
//
//   CREATE TABLE name (column INT, column TEXT ...)
//   DROP TABLE name
//   INSERT INTO name VALUES (value, value ...), (value ...) ...
//   SELECT * FROM name WHERE column = value AND column < value AND column > value ... ORDER BY column DESC
//   SELECT column, column ... FROM ...
//   UPDATE name SET column = value, column = value ... WHERE ...
//   DELETE FROM name WHERE ...
//
// WHERE and ORDER BY may be left out; ASC or DESC may follow ORDER BY. A value is a number, a text in quotes, NULL or a
// parameter '?'. Throws SqlError for everything else.
SqlCommand parseSql(const std::string &sql);
