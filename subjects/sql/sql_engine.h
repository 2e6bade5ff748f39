// A tiny SQL engine in memory, used in the manner of JDBC:
//
//   Driver driver;
//   auto connection = driver.connect("tiny:sql:shop");
//   auto statement = connection->createStatement();
//   statement->executeUpdate("CREATE TABLE fruit (name TEXT, price INT)");
//   statement->executeUpdate("INSERT INTO fruit VALUES ('apple', 3), ('pear', 4)");
//   auto result = statement->executeQuery("SELECT name FROM fruit WHERE price > 3");
//   while (result->next())
//     result->getString("name");
//
// What SQL there is, parseSql in sql_tokenizer.h tells. Each object keeps alive what it came from, so calls may come in
// any order. A closed object throws SqlError whatever it is asked, except where it is said. Everything that throws
// leaves all objects and tables as they were.
#pragma once

#include "sql_tokenizer.h"

#include <map>
#include <memory>
#include <optional>

class Connection;
class ResultSet;

// The tables that the connections to one name share. Inside of the engine.
struct Database {
  std::map<std::string, Table> tables;
  std::map<std::string, Table> saved;  // the tables as they were when the open transaction began
  const Connection *writer = nullptr;  // whose transaction is open
};

// Names and types of the columns of a result, counted from 1. A value of its own: it does not change any more.
class ResultSetMetaData {
public:
  const std::string &tableName() const { return tableName_; }
  int columnCount() const { return static_cast<int>(columns_.size()); }

  // Throw SqlError unless 1 <= index <= columnCount().
  const std::string &columnName(int index) const;
  ColumnType columnType(int index) const;

  bool operator==(const ResultSetMetaData &other) const {
    return tableName_ == other.tableName_ && columns_ == other.columns_;
  }
  bool operator!=(const ResultSetMetaData &other) const { return !(*this == other); }

private:
  friend class Connection;
  friend class ResultSet;
  ResultSetMetaData() = default;

  std::string tableName_;
  std::vector<Column> columns_;
};

// The rows that a query found, as they were then. The cursor stands before the first row, on a row or behind the last
// one. A result is closed by close(), by the next execution of its statement, and with its statement and connection.
class ResultSet {
public:
  ResultSet(const ResultSet &) = delete;
  ResultSet &operator=(const ResultSet &) = delete;

  // Moves the cursor to the next row and tells whether there is one. Behind the last row it stays there.
  bool next();

  // Whether there are rows and the cursor stands before (behind) them. Both are false if there are no rows.
  bool isBeforeFirst() const;
  bool isAfterLast() const;

  // The number of the row under the cursor, the first is 1; 0 if it stands on none.
  int rowNumber() const;

  // The place of the first column of that name, the first is 1. Throws SqlError if there is none.
  int findColumn(const std::string &name) const;

  // The integer in a column of the row under the cursor; 0 for NULL. Throws SqlError if the cursor is on no row, there
  // is no such column, or it has the type TEXT.
  int getInt(int index);
  int getInt(const std::string &name);

  // The text in a column of the row under the cursor, or the digits of an integer; "" for NULL. Throws SqlError if the
  // cursor is on no row or there is no such column.
  std::string getString(int index);
  std::string getString(const std::string &name);

  // Whether the last value that was got is NULL; false before the first. Moving the cursor does not change it.
  bool wasNull() const;

  ResultSetMetaData metaData() const;

  // May be called again. isClosed() may be asked always.
  void close() { isClosed_ = true; }
  bool isClosed() const;

private:
  friend class Connection;
  explicit ResultSet(std::shared_ptr<const Connection> connection) : connection_(std::move(connection)) {}
  void demandOpen() const;
  const SqlValue &get(int index);

  std::shared_ptr<const Connection> connection_;
  ResultSetMetaData metaData_;
  std::vector<Row> rows_;
  std::size_t position_ = 0;  // 0: before the first; rows_.size() + 1: behind the last
  bool wasNull_ = false;
  bool isClosed_ = false;
};

// Executes SQL that is given with each call.
class Statement {
public:
  Statement(const Statement &) = delete;
  Statement &operator=(const Statement &) = delete;
  ~Statement() { close(); }

  // Executes a SELECT. Rows come in the order in which they were inserted, or sorted by the column of ORDER BY, NULL
  // first (with DESC last) and rows with equal values as inserted. A condition on NULL does not hold. Throws SqlError
  // if the SQL is malformed or no SELECT, has parameters, names an unknown table or column, or compares a column with a
  // value of another type. Closes the last result.
  std::shared_ptr<ResultSet> executeQuery(const std::string &sql);

  // Executes everything else; returns how many rows were inserted, updated or deleted, 0 for CREATE and DROP. Throws
  // SqlError as above, for a SELECT, for a table that is to be created and exists, for two columns of one name in
  // CREATE or UPDATE, for rows that do not fit the table, and while a transaction of another connection to the same
  // database is open. Closes the last result.
  int executeUpdate(const std::string &sql);

  // The connection that made it. May be asked always.
  std::shared_ptr<Connection> connection() const { return connection_; }

  // Closes the last result, too. May be called again. isClosed() may be asked always.
  void close();
  bool isClosed() const;

private:
  friend class Connection;
  explicit Statement(std::shared_ptr<Connection> connection) : connection_(std::move(connection)) {}

  std::shared_ptr<Connection> connection_;
  std::weak_ptr<ResultSet> result_;
  bool isClosed_ = false;
};

// A command that is read once and executed with changing parameters, each '?' being one. They are counted from 1, and
// keep their values until they are set again or cleared.
class PreparedStatement {
public:
  PreparedStatement(const PreparedStatement &) = delete;
  PreparedStatement &operator=(const PreparedStatement &) = delete;
  ~PreparedStatement() { close(); }

  int parameterCount() const;

  // Throw SqlError unless 1 <= index <= parameterCount().
  void setInt(int index, int value) { bind(index, SqlValue::ofInt(value)); }
  void setString(int index, const std::string &value) { bind(index, SqlValue::ofText(value)); }
  void setNull(int index) { bind(index, SqlValue()); }

  // No parameter has a value any more.
  void clearParameters();

  // As those of Statement. They throw SqlError if a parameter has no value, too.
  std::shared_ptr<ResultSet> executeQuery();
  int executeUpdate();

  // The connection that made it. May be asked always.
  std::shared_ptr<Connection> connection() const { return connection_; }

  // Closes the last result, too. May be called again. isClosed() may be asked always.
  void close();
  bool isClosed() const;

private:
  friend class Connection;
  PreparedStatement(std::shared_ptr<Connection> connection, SqlCommand command);
  void demandOpen() const;
  void bind(int index, const SqlValue &value);
  std::vector<SqlValue> values() const;

  std::shared_ptr<Connection> connection_;
  SqlCommand command_;
  std::vector<std::optional<SqlValue>> parameters_;
  std::weak_ptr<ResultSet> result_;
  bool isClosed_ = false;
};

// A session with a database. At first every change is final (auto-commit). Without auto-commit the first update begins
// a transaction, which commit() makes final and rollback() undoes, tables created and dropped included. Meanwhile no
// other connection to the database can update; it can read, and sees the changes.
class Connection {
public:
  Connection(const Connection &) = delete;
  Connection &operator=(const Connection &) = delete;
  ~Connection() { close(); }

  std::unique_ptr<Statement> createStatement();

  // Throws SqlError if the SQL is malformed. Tables and columns are looked for with each execution only.
  std::unique_ptr<PreparedStatement> prepareStatement(const std::string &sql);

  // Turning it on commits.
  void setAutoCommit(bool isOn);
  bool isAutoCommit() const;

  // Whether something can be committed or rolled back.
  bool inTransaction() const;

  // Throw SqlError with auto-commit. Without a transaction they do nothing.
  void commit();
  void rollback();

  // The names are sorted.
  std::vector<std::string> tableNames() const;
  bool hasTable(const std::string &name) const;

  // A copy, which does not change any more. Throws SqlError if there is no such table.
  Table table(const std::string &name) const;

  // Rolls an open transaction back, and closes all statements and results. May be called again. isClosed() and
  // databaseName() may be asked always.
  void close();
  bool isClosed() const { return isClosed_; }
  const std::string &databaseName() const { return databaseName_; }

private:
  friend class Driver;
  friend class Statement;
  friend class PreparedStatement;
  Connection(std::string name, std::shared_ptr<Database> database);
  void demandOpen() const;
  const Table &find(const std::string &name) const;
  std::vector<int> matching(const Table &table, const SqlCommand &command,
                            const std::vector<SqlValue> &parameters) const;
  std::shared_ptr<ResultSet> query(const SqlCommand &command, const std::vector<SqlValue> &parameters) const;
  int update(const SqlCommand &command, const std::vector<SqlValue> &parameters);
  void beginTransaction();

  std::weak_ptr<Connection> self_;
  std::string databaseName_;
  std::shared_ptr<Database> database_;
  bool isAutoCommit_ = true;
  bool isClosed_ = false;
};

// Where connections come from. A driver has databases of its own; a database begins to exist with the first
// connection to it and lasts as long as the driver or a connection.
class Driver {
public:
  Driver() = default;
  Driver(const Driver &) = delete;
  Driver &operator=(const Driver &) = delete;

  // Whether it has the form tiny:sql:NAME, where NAME is a name as tables have one.
  bool acceptsUrl(const std::string &url) const;

  // Throws SqlError if it does not accept the URL. Connections with equal URLs share a database.
  std::shared_ptr<Connection> connect(const std::string &url);

  int databaseCount() const { return static_cast<int>(databases_.size()); }

private:
  std::map<std::string, std::shared_ptr<Database>> databases_;
};
