#include "sql_engine.h"

#include <algorithm>
#include <cstring>

namespace {

const char *const kScheme = "tiny:sql:";

const SqlValue &valueOf(const SqlOperand &operand, const std::vector<SqlValue> &parameters) {
  return operand.parameter == 0 ? operand.value : parameters.at(static_cast<std::size_t>(operand.parameter - 1));
}

int demandColumn(const Table &table, const std::string &name) {
  const int index = table.columnIndex(name);
  if (index < 0)
    throw SqlError("there is no column " + name + " in " + table.name());
  return index;
}

void demandType(const Column &column, const SqlValue &value) {
  if (!column.accepts(value))
    throw SqlError("a value of the wrong type for the column " + column.name());
}

bool holds(const SqlValue &left, char sign, const SqlValue &right) {
  if (left.isNull() || right.isNull())
    return false;
  return sign == '=' ? left == right : sign == '<' ? left < right : right < left;
}

void closeResult(std::weak_ptr<ResultSet> &result) {
  if (const std::shared_ptr<ResultSet> last = result.lock())
    last->close();
  result.reset();
}

Table makeTable(const SqlCommand &command) {
  Table table(command.table);
  for (const Column &column : command.columns)
    table.addColumn(column);
  return table;
}

}  // namespace

const std::string &ResultSetMetaData::columnName(int index) const {
  if (index < 1 || index > columnCount())
    throw SqlError("there is no such column in the result");
  return columns_[static_cast<std::size_t>(index - 1)].name();
}

ColumnType ResultSetMetaData::columnType(int index) const {
  if (index < 1 || index > columnCount())
    throw SqlError("there is no such column in the result");
  return columns_[static_cast<std::size_t>(index - 1)].type();
}

bool ResultSet::next() {
  demandOpen();
  if (position_ <= rows_.size())
    ++position_;
  return position_ <= rows_.size();
}

bool ResultSet::isBeforeFirst() const {
  demandOpen();
  return !rows_.empty() && position_ == 0;
}

bool ResultSet::isAfterLast() const {
  demandOpen();
  return !rows_.empty() && position_ > rows_.size();
}

int ResultSet::rowNumber() const {
  demandOpen();
  return position_ <= rows_.size() ? static_cast<int>(position_) : 0;
}

int ResultSet::findColumn(const std::string &name) const {
  demandOpen();
  for (int i = 1; i <= metaData_.columnCount(); ++i)
    if (metaData_.columnName(i) == name)
      return i;
  throw SqlError("there is no column " + name + " in the result");
}

int ResultSet::getInt(int index) {
  demandOpen();
  if (metaData_.columnType(index) != ColumnType::Int)
    throw SqlError("the column holds texts: " + metaData_.columnName(index));
  const SqlValue &value = get(index);
  return value.isNull() ? 0 : value.asInt();
}

int ResultSet::getInt(const std::string &name) { return getInt(findColumn(name)); }

std::string ResultSet::getString(int index) {
  const SqlValue &value = get(index);
  if (value.isNull())
    return "";
  return value.isInt() ? std::to_string(value.asInt()) : value.asText();
}

std::string ResultSet::getString(const std::string &name) { return getString(findColumn(name)); }

bool ResultSet::wasNull() const {
  demandOpen();
  return wasNull_;
}

ResultSetMetaData ResultSet::metaData() const {
  demandOpen();
  return metaData_;
}

bool ResultSet::isClosed() const { return isClosed_ || connection_->isClosed(); }

void ResultSet::demandOpen() const {
  if (isClosed())
    throw SqlError("the result is closed");
}

// The value in a column of the row under the cursor; remembers whether it is NULL.
const SqlValue &ResultSet::get(int index) {
  demandOpen();
  if (position_ == 0 || position_ > rows_.size())
    throw SqlError("the cursor is on no row");
  if (index < 1 || index > metaData_.columnCount())
    throw SqlError("there is no such column in the result");
  const SqlValue &value = rows_[position_ - 1].at(index - 1);
  wasNull_ = value.isNull();
  return value;
}

std::shared_ptr<ResultSet> Statement::executeQuery(const std::string &sql) {
  if (isClosed())
    throw SqlError("the statement is closed");
  std::shared_ptr<ResultSet> found = connection_->query(parseSql(sql), {});
  closeResult(result_);
  result_ = found;
  return found;
}

int Statement::executeUpdate(const std::string &sql) {
  if (isClosed())
    throw SqlError("the statement is closed");
  const int count = connection_->update(parseSql(sql), {});
  closeResult(result_);
  return count;
}

void Statement::close() {
  closeResult(result_);
  isClosed_ = true;
}

bool Statement::isClosed() const { return isClosed_ || connection_->isClosed(); }

PreparedStatement::PreparedStatement(std::shared_ptr<Connection> connection, SqlCommand command)
    : connection_(std::move(connection)), command_(std::move(command)),
      parameters_(static_cast<std::size_t>(command_.parameterCount)) {}

int PreparedStatement::parameterCount() const {
  demandOpen();
  return command_.parameterCount;
}

void PreparedStatement::clearParameters() {
  demandOpen();
  for (int i = 1; i <= command_.parameterCount; ++i)
    parameters_[static_cast<std::size_t>(i - 1)].reset();
}

std::shared_ptr<ResultSet> PreparedStatement::executeQuery() {
  demandOpen();
  std::shared_ptr<ResultSet> found = connection_->query(command_, values());
  closeResult(result_);
  result_ = found;
  return found;
}

int PreparedStatement::executeUpdate() {
  demandOpen();
  const int count = connection_->update(command_, values());
  closeResult(result_);
  return count;
}

void PreparedStatement::close() {
  closeResult(result_);
  isClosed_ = true;
}

bool PreparedStatement::isClosed() const { return isClosed_ || connection_->isClosed(); }

void PreparedStatement::demandOpen() const {
  if (isClosed())
    throw SqlError("the prepared statement is closed");
}

void PreparedStatement::bind(int index, const SqlValue &value) {
  demandOpen();
  if (index < 1 || index > command_.parameterCount)
    throw SqlError("there is no such parameter");
  parameters_[static_cast<std::size_t>(index - 1)] = value;
}

std::vector<SqlValue> PreparedStatement::values() const {
  std::vector<SqlValue> all;
  for (const std::optional<SqlValue> &parameter : parameters_) {
    if (!parameter)
      throw SqlError("a parameter has no value");
    all.push_back(*parameter);
  }
  return all;
}

Connection::Connection(std::string name, std::shared_ptr<Database> database)
    : databaseName_(std::move(name)), database_(std::move(database)) {}

std::unique_ptr<Statement> Connection::createStatement() {
  demandOpen();
  return std::unique_ptr<Statement>(new Statement(self_.lock()));
}

std::unique_ptr<PreparedStatement> Connection::prepareStatement(const std::string &sql) {
  demandOpen();
  return std::unique_ptr<PreparedStatement>(new PreparedStatement(self_.lock(), parseSql(sql)));
}

void Connection::setAutoCommit(bool isOn) {
  demandOpen();
  if (isOn && inTransaction())
    commit();
  isAutoCommit_ = isOn;
}

bool Connection::isAutoCommit() const {
  demandOpen();
  return isAutoCommit_;
}

bool Connection::inTransaction() const {
  demandOpen();
  return database_->writer == this;
}

void Connection::commit() {
  demandOpen();
  if (isAutoCommit_)
    throw SqlError("there is nothing to commit: every change is final");
  if (!inTransaction())
    return;
  database_->saved.clear();
  database_->writer = nullptr;
}

void Connection::rollback() {
  demandOpen();
  if (isAutoCommit_)
    throw SqlError("there is nothing to roll back: every change is final");
  if (!inTransaction())
    return;
  database_->tables = std::move(database_->saved);
  database_->saved.clear();
  database_->writer = nullptr;
}

std::vector<std::string> Connection::tableNames() const {
  demandOpen();
  std::vector<std::string> names;
  for (const auto &[name, table] : database_->tables)
    names.push_back(name);
  return names;
}

bool Connection::hasTable(const std::string &name) const {
  demandOpen();
  return database_->tables.count(name) > 0;
}

Table Connection::table(const std::string &name) const {
  demandOpen();
  return find(name);
}

void Connection::close() {
  if (isClosed_)
    return;
  if (inTransaction())
    rollback();
  isClosed_ = true;
}

void Connection::demandOpen() const {
  if (isClosed_)
    throw SqlError("the connection is closed");
}

const Table &Connection::find(const std::string &name) const {
  const auto place = database_->tables.find(name);
  if (place == database_->tables.end())
    throw SqlError("there is no table " + name);
  return place->second;
}

// The rows of a table for which all conditions hold.
std::vector<int> Connection::matching(const Table &table, const SqlCommand &command,
                                      const std::vector<SqlValue> &parameters) const {
  for (const SqlCondition &condition : command.conditions)
    demandType(table.column(demandColumn(table, condition.column)), valueOf(condition.operand, parameters));
  std::vector<int> found;
  for (int i = 0; i < table.rowCount(); ++i) {
    const Row &row = table.row(i);
    const bool fits = std::all_of(command.conditions.begin(), command.conditions.end(), [&](const SqlCondition &c) {
      return holds(row.at(table.columnIndex(c.column)), c.sign, valueOf(c.operand, parameters));
    });
    if (fits)
      found.push_back(i);
  }
  return found;
}

std::shared_ptr<ResultSet> Connection::query(const SqlCommand &command, const std::vector<SqlValue> &parameters) const {
  if (command.verb != SqlVerb::Select)
    throw SqlError("only a SELECT is a query");
  if (static_cast<std::size_t>(command.parameterCount) != parameters.size())
    throw SqlError("a parameter has no value");
  const Table &table = find(command.table);
  std::vector<int> shown;
  for (const std::string &name : command.selected)
    shown.push_back(demandColumn(table, name));
  for (int i = 0; command.selected.empty() && i < table.columnCount(); ++i)
    shown.push_back(i);
  std::vector<int> found = matching(table, command, parameters);
  if (!command.orderBy.empty()) {
    const int key = demandColumn(table, command.orderBy);
    auto precedes = [&](int a, int b) {
      const SqlValue &left = table.row(a).at(key), &right = table.row(b).at(key);
      if (left == right)
        return a < b;
      return command.isDescending ? right < left : left < right;
    };
    std::sort(found.begin(), found.end(), precedes);
  }
  std::shared_ptr<ResultSet> result(new ResultSet(self_.lock()));
  result->metaData_.tableName_ = table.name();
  for (int column : shown)
    result->metaData_.columns_.push_back(table.column(column));
  for (int i : found) {
    Row row;
    for (int column : shown)
      row.append(table.row(i).at(column));
    result->rows_.push_back(row);
  }
  return result;
}

// The changes are made in a copy of the table first, so that whatever is wrong with them is found before.
int Connection::update(const SqlCommand &command, const std::vector<SqlValue> &parameters) {
  if (command.verb == SqlVerb::Select)
    throw SqlError("a SELECT updates nothing");
  if (static_cast<std::size_t>(command.parameterCount) != parameters.size())
    throw SqlError("a parameter has no value");
  if (database_->writer && database_->writer != this)
    throw SqlError("another connection has a transaction open");
  const bool isNew = command.verb == SqlVerb::CreateTable;
  if (isNew && hasTable(command.table))
    throw SqlError("there is a table " + command.table + " already");
  Table table = isNew ? makeTable(command) : find(command.table);
  if (command.verb == SqlVerb::DropTable) {
    beginTransaction();
    database_->tables.erase(command.table);
    return 0;
  }
  int count = 0;
  for (const std::vector<SqlOperand> &operands : command.rows) {
    Row row;
    for (const SqlOperand &operand : operands)
      row.append(valueOf(operand, parameters));
    table.insert(row);
    ++count;
  }
  if (command.verb == SqlVerb::Update) {
    std::vector<int> targets;
    for (const SqlAssignment &assignment : command.assignments) {
      const int target = demandColumn(table, assignment.column);
      if (std::find(targets.begin(), targets.end(), target) != targets.end())
        throw SqlError("the column " + assignment.column + " is set twice");
      demandType(table.column(target), valueOf(assignment.operand, parameters));
      targets.push_back(target);
    }
    for (int row : matching(table, command, parameters)) {
      for (std::size_t i = 0; i < targets.size(); ++i)
        table.set(row, targets[i], valueOf(command.assignments[i].operand, parameters));
      ++count;
    }
  }
  if (command.verb == SqlVerb::Delete) {
    std::vector<int> rows = matching(table, command, parameters);
    std::for_each(rows.rbegin(), rows.rend(), [&](int row) { table.erase(row); });
    count = static_cast<int>(rows.size());
  }
  beginTransaction();
  database_->tables.insert_or_assign(command.table, std::move(table));
  return count;
}

// Without auto-commit: remembers how the tables are before the first change.
void Connection::beginTransaction() {
  if (isAutoCommit_ || inTransaction())
    return;
  database_->saved = database_->tables;
  database_->writer = this;
}

bool Driver::acceptsUrl(const std::string &url) const {
  const std::size_t length = std::strlen(kScheme);
  return url.compare(0, length, kScheme) == 0 && isSqlName(url.substr(length));
}

std::shared_ptr<Connection> Driver::connect(const std::string &url) {
  if (!acceptsUrl(url))
    throw SqlError("the URL must have the form tiny:sql:NAME: " + url);
  const std::string name = url.substr(std::strlen(kScheme));
  std::shared_ptr<Database> &database = databases_[name];
  if (!database)
    database = std::make_shared<Database>();
  std::shared_ptr<Connection> connection(new Connection(name, database));
  connection->self_ = connection;
  return connection;
}
