// Columns, rows and tables: what a database of the tiny SQL engine is made of. All are plain values. Indices start at 0
// here; only parameters and result sets count from 1.
#pragma once

#include "sql_value.h"

#include <vector>

enum class ColumnType { Int, Text };

// A name and a type.
class Column {
public:
  // Throws SqlError unless the name is a letter or '_', followed by letters, digits and '_', and no keyword of SQL.
  Column(const std::string &name, ColumnType type);

  const std::string &name() const { return name_; }
  ColumnType type() const { return type_; }

  // Whether the value may stand in this column: NULL always may.
  bool accepts(const SqlValue &value) const;

  bool operator==(const Column &other) const { return name_ == other.name_ && type_ == other.type_; }
  bool operator!=(const Column &other) const { return !(*this == other); }

private:
  std::string name_;
  ColumnType type_;
};

// Some values in a row.
class Row {
public:
  Row() = default;

  int size() const { return static_cast<int>(values_.size()); }

  // Throws SqlError unless 0 <= index < size().
  const SqlValue &at(int index) const;

  // Puts a value behind the last one.
  void append(const SqlValue &value);

  // Replaces a value; throws SqlError unless 0 <= index < size().
  void set(int index, const SqlValue &value);

  bool operator==(const Row &other) const { return values_ == other.values_; }
  bool operator!=(const Row &other) const { return values_ != other.values_; }

private:
  std::vector<SqlValue> values_;
};

// Named columns and rows that fit them, in the order in which they were inserted. A table without columns has no rows.
class Table {
public:
  // No columns yet. Throws SqlError unless the name is one that a column may have, too.
  explicit Table(const std::string &name);

  const std::string &name() const { return name_; }
  int columnCount() const { return static_cast<int>(columns_.size()); }
  int rowCount() const { return static_cast<int>(rows_.size()); }

  // The place of the column of that name, or -1. Upper and lower case differ.
  int columnIndex(const std::string &name) const;

  // Throws SqlError unless 0 <= index < columnCount().
  const Column &column(int index) const;

  // Throws SqlError unless 0 <= index < rowCount().
  const Row &row(int index) const;

  // One more column, behind the others. Throws SqlError if there are rows, or a column of that name.
  void addColumn(const Column &column);

  // One more row, behind the others. Throws SqlError if there are no columns, or the row has not one value for each
  // column that this accepts.
  void insert(const Row &row);

  // Replaces a value. Throws SqlError if there is no such row or column, or the column does not accept the value.
  void set(int row, int column, const SqlValue &value);

  // Takes a row away; those behind it move up. Throws SqlError unless 0 <= index < rowCount().
  void erase(int index);

  bool operator==(const Table &other) const;
  bool operator!=(const Table &other) const { return !(*this == other); }

private:
  std::string name_;
  std::vector<Column> columns_;
  std::vector<Row> rows_;
};
