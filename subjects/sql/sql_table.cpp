#include "sql_table.h"

#include "sql_tokenizer.h"

#include <algorithm>

std::string SqlValue::toSql() const {
  if (isNull())
    return "NULL";
  if (isInt())
    return std::to_string(std::get<int>(content_));
  std::string quoted = "'";
  for (char c : std::get<std::string>(content_)) {
    quoted += c;
    if (c == '\'')
      quoted += c;
  }
  return quoted + "'";
}

Column::Column(const std::string &name, ColumnType type) : name_(name), type_(type) {
  if (!isSqlName(name))
    throw SqlError("not a name for a column: " + name);
}

bool Column::accepts(const SqlValue &value) const {
  return value.isNull() || (type_ == ColumnType::Int ? value.isInt() : value.isText());
}

const SqlValue &Row::at(int index) const {
  if (index < 0 || index >= size())
    throw SqlError("no such place in the row");
  return values_[static_cast<std::size_t>(index)];
}

void Row::append(const SqlValue &value) { values_.push_back(value); }

void Row::set(int index, const SqlValue &value) {
  if (index < 0 || index >= size())
    throw SqlError("no such place in the row");
  values_[static_cast<std::size_t>(index)] = value;
}

Table::Table(const std::string &name) : name_(name) {
  if (!isSqlName(name))
    throw SqlError("not a name for a table: " + name);
}

int Table::columnIndex(const std::string &name) const {
  for (int i = 0; i < columnCount(); ++i)
    if (columns_[static_cast<std::size_t>(i)].name() == name)
      return i;
  return -1;
}

const Column &Table::column(int index) const {
  if (index < 0 || index >= columnCount())
    throw SqlError("no such column");
  return columns_[static_cast<std::size_t>(index)];
}

const Row &Table::row(int index) const {
  if (index < 0 || index >= rowCount())
    throw SqlError("no such row");
  return rows_[static_cast<std::size_t>(index)];
}

void Table::addColumn(const Column &column) {
  if (!rows_.empty())
    throw SqlError("the table has rows already");
  if (columnIndex(column.name()) >= 0)
    throw SqlError("there are two columns of the name " + column.name());
  columns_.push_back(column);
}

void Table::insert(const Row &row) {
  if (columns_.empty() || row.size() != columnCount())
    throw SqlError("a row needs one value for each column");
  for (int i = 0; i < columnCount(); ++i)
    if (!column(i).accepts(row.at(i)))
      throw SqlError("a value of the wrong type for the column " + column(i).name());
  rows_.push_back(row);
}

void Table::set(int row, int column, const SqlValue &value) {
  if (row < 0 || row >= rowCount())
    throw SqlError("no such row");
  if (!this->column(column).accepts(value))
    throw SqlError("a value of the wrong type for the column " + this->column(column).name());
  rows_[static_cast<std::size_t>(row)].set(column, value);
}

void Table::erase(int index) {
  if (index < 0 || index >= rowCount())
    throw SqlError("no such row");
  rows_.erase(rows_.begin() + index);
}

bool Table::operator==(const Table &other) const {
  return name_ == other.name_ && columns_ == other.columns_ && rows_ == other.rows_;
}
