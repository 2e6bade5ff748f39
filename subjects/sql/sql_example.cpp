// Typical sessions with the tiny SQL engine.
#include "sql_engine.h"

#include "../check.h"

namespace {

void connections() {
  Driver driver;
  CHECK(driver.acceptsUrl("tiny:sql:shop"));
  CHECK(!driver.acceptsUrl("tiny:sql:"));
  CHECK(!driver.acceptsUrl("tiny:csv:shop"));
  CHECK_THROWS(SqlError, driver.connect("shop"));

  auto connection = driver.connect("tiny:sql:shop");
  auto other = driver.connect("tiny:sql:shop");
  auto elsewhere = driver.connect("tiny:sql:archive");
  CHECK(driver.databaseCount() == 2);
  CHECK(connection->databaseName() == "shop");
  CHECK(connection->isAutoCommit() && !connection->inTransaction());

  auto statement = connection->createStatement();
  statement->executeUpdate("CREATE TABLE fruit (name TEXT, price INT)");
  CHECK(other->hasTable("fruit"));
  CHECK(!elsewhere->hasTable("fruit"));
  CHECK(statement->connection() == connection);

  connection->close();
  CHECK(connection->isClosed() && statement->isClosed());
  CHECK_THROWS(SqlError, statement->executeUpdate("DROP TABLE fruit"));
  CHECK_THROWS(SqlError, connection->createStatement());
  CHECK(other->tableNames() == std::vector<std::string>{"fruit"});
}

void queries() {
  Driver driver;
  auto connection = driver.connect("tiny:sql:shop");
  auto statement = connection->createStatement();
  CHECK(statement->executeUpdate("CREATE TABLE fruit (name TEXT, price INT)") == 0);
  CHECK(statement->executeUpdate("INSERT INTO fruit VALUES ('apple', 3), ('pear', 4), ('fig', NULL)") == 3);
  CHECK(statement->executeUpdate("INSERT INTO fruit VALUES ('plum', 2)") == 1);

  auto result = statement->executeQuery("SELECT * FROM fruit WHERE price > 2");
  CHECK(result->isBeforeFirst());
  CHECK(result->next() && result->rowNumber() == 1);
  CHECK(result->getString(1) == "apple" && result->getInt(2) == 3);
  CHECK(result->next());
  CHECK(result->getString("name") == "pear" && result->getString("price") == "4");
  CHECK(!result->next());
  CHECK(result->isAfterLast());

  result = statement->executeQuery("SELECT name FROM fruit ORDER BY price DESC");
  std::string names;
  while (result->next())
    names += result->getString("name") + " ";
  CHECK(names == "pear apple plum fig ");

  result = statement->executeQuery("select price, name from fruit where name = 'fig';");
  CHECK(result->next());
  CHECK(result->getInt("price") == 0 && result->wasNull());
  ResultSetMetaData columns = result->metaData();
  CHECK(columns.tableName() == "fruit" && columns.columnCount() == 2);
  CHECK(columns.columnName(1) == "price" && columns.columnType(1) == ColumnType::Int);
  CHECK(columns.columnName(2) == "name" && columns.columnType(2) == ColumnType::Text);
  CHECK(result->findColumn("name") == 2);
  CHECK_THROWS(SqlError, result->getInt("name"));
  CHECK_THROWS(SqlError, result->getString("colour"));

  auto empty = statement->executeQuery("SELECT name FROM fruit WHERE price < 0");
  CHECK(result->isClosed());
  CHECK(!empty->isBeforeFirst() && !empty->next() && !empty->wasNull());
  CHECK_THROWS(SqlError, empty->getString(1));
  empty->close();
  CHECK_THROWS(SqlError, empty->next());

  CHECK(statement->executeUpdate("UPDATE fruit SET price = 5 WHERE name = 'apple' AND price < 4") == 1);
  CHECK(statement->executeUpdate("DELETE FROM fruit WHERE price > 4") == 1);
  CHECK(connection->table("fruit").rowCount() == 3);
  CHECK_THROWS(SqlError, statement->executeUpdate("INSERT INTO fruit VALUES (1, 2)"));
  CHECK_THROWS(SqlError, statement->executeUpdate("SELECT * FROM fruit"));
  CHECK_THROWS(SqlError, statement->executeQuery("SELECT colour FROM fruit"));
  CHECK_THROWS(SqlError, statement->executeQuery("SELECT FROM"));
  CHECK(statement->executeUpdate("DROP TABLE fruit") == 0);
  CHECK(connection->tableNames().empty());
  statement->close();
  CHECK(statement->isClosed() && !connection->isClosed());
}

void preparedStatements() {
  Driver driver;
  auto connection = driver.connect("tiny:sql:shop");
  connection->createStatement()->executeUpdate("CREATE TABLE fruit (name TEXT, price INT)");
  auto insert = connection->prepareStatement("INSERT INTO fruit VALUES (?, ?)");
  CHECK(insert->parameterCount() == 2);
  CHECK_THROWS(SqlError, insert->executeUpdate());
  const char *const names[] = {"apple", "pear", "devil's fig"};
  for (int i = 0; i < 3; ++i) {
    insert->setString(1, names[i]);
    insert->setInt(2, 30 + 5 * i);
    CHECK(insert->executeUpdate() == 1);
  }
  insert->clearParameters();
  CHECK_THROWS(SqlError, insert->executeUpdate());
  insert->setString(1, "plum");
  insert->setNull(2);
  CHECK(insert->executeUpdate() == 1);
  CHECK_THROWS(SqlError, insert->setInt(3, 1));

  auto dearer = connection->prepareStatement("SELECT name, price FROM fruit WHERE price > ? ORDER BY price");
  dearer->setInt(1, 32);
  auto result = dearer->executeQuery();
  CHECK(result->next() && result->getString(1) == "pear" && result->getInt(2) == 35);
  CHECK(result->next() && result->getString(1) == "devil's fig");
  CHECK(!result->next());
  dearer->setInt(1, 39);
  result = dearer->executeQuery();
  CHECK(result->next() && result->getInt("price") == 40);

  auto rename = connection->prepareStatement("UPDATE fruit SET name = ? WHERE name = ?");
  rename->setString(1, "quince");
  rename->setString(2, "pear");
  CHECK(rename->executeUpdate() == 1);
  rename->close();
  CHECK(rename->isClosed());
  CHECK_THROWS(SqlError, connection->prepareStatement("SELECT ? FROM fruit"));
}

void transactions() {
  Driver driver;
  auto connection = driver.connect("tiny:sql:shop");
  auto reader = driver.connect("tiny:sql:shop");
  auto statement = connection->createStatement();
  statement->executeUpdate("CREATE TABLE fruit (name TEXT, price INT)");
  statement->executeUpdate("INSERT INTO fruit VALUES ('apple', 3), ('pear', 4), ('fig', NULL)");
  CHECK_THROWS(SqlError, connection->commit());

  connection->setAutoCommit(false);
  CHECK(!connection->inTransaction());
  statement->executeUpdate("UPDATE fruit SET price = 5 WHERE name = 'apple' AND price < 4");
  statement->executeUpdate("INSERT INTO fruit VALUES ('plum', 2)");
  CHECK(connection->inTransaction());
  CHECK_THROWS(SqlError, reader->createStatement()->executeUpdate("DELETE FROM fruit"));
  connection->commit();
  CHECK(!connection->inTransaction());

  const Table committed = connection->table("fruit");
  statement->executeUpdate("DELETE FROM fruit WHERE price > 4");
  statement->executeUpdate("INSERT INTO fruit VALUES ('apple', 3), ('pear', 4), ('fig', NULL)");
  CHECK(reader->table("fruit") != committed);
  connection->rollback();
  CHECK(reader->table("fruit") == committed);

  statement->executeUpdate("DELETE FROM fruit");
  connection->setAutoCommit(true);
  CHECK(reader->table("fruit").rowCount() == 0);
}

void tables() {
  Table table("points");
  table.addColumn(Column("x", ColumnType::Int));
  table.addColumn(Column("label", ColumnType::Text));
  CHECK_THROWS(SqlError, table.addColumn(Column("x", ColumnType::Text)));
  CHECK_THROWS(SqlError, Column("two words", ColumnType::Int));
  CHECK(table.column(0).accepts(SqlValue::ofInt(-7)));
  CHECK(!table.column(0).accepts(SqlValue::ofText("left")));

  Row row;
  row.append(SqlValue::ofInt(4));
  row.append(SqlValue());
  table.insert(row);
  row.set(1, SqlValue::ofText("right"));
  table.insert(row);
  CHECK(table.columnCount() == 2 && table.rowCount() == 2);
  CHECK(table.columnIndex("label") == 1 && table.columnIndex("y") == -1);
  CHECK(table.row(0) != table.row(1) && table.row(1) == row);
  table.set(0, 1, SqlValue::ofText("it's left"));
  CHECK(table.row(0).at(1).toSql() == "'it''s left'");
  CHECK(SqlValue() < row.at(0) && row.at(0) < row.at(1));
  table.erase(0);
  CHECK(table.rowCount() == 1 && table.row(0).at(1).asText() == "right" && table.row(0).at(0).asInt() == 4);
  CHECK_THROWS(SqlError, table.row(1));
}

void tokens() {
  SqlTokenizer tokenizer("SELECT x FROM points WHERE x > -12 AND label = 'it''s'");
  int count = 0;
  int sum = 0;
  std::string text;
  while (tokenizer.hasNext()) {
    const SqlToken token = tokenizer.next();
    ++count;
    sum += token.number;
    if (token.kind == SqlTokenKind::Text)
      text = token.text;
  }
  CHECK(count == 12 && sum == -12 && text == "it's");
  CHECK(tokenizer.next().kind == SqlTokenKind::End);
  SqlTokenizer open("'no end");
  CHECK(open.position() == 0);
  CHECK_THROWS(SqlError, open.peek());
}

}  // namespace

int main() {
  connections();
  queries();
  preparedStatements();
  transactions();
  tables();
  tokens();
  return checked();
}
