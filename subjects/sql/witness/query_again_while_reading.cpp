#include "sql_engine.h"

// A prepared query is executed again while a row of its last result is read.
int main() {
  Driver driver;
  auto connection = driver.connect("tiny:sql:shop");
  auto statement = connection->createStatement();
  statement->executeUpdate("CREATE TABLE fruit (name TEXT, price INT)");
  statement->executeUpdate("INSERT INTO fruit VALUES ('apple', 3), ('pear', 4), ('fig', NULL)");
  auto dearer = connection->prepareStatement("SELECT name, price FROM fruit WHERE price > ? ORDER BY price");
  dearer->setInt(1, 2);
  auto result = dearer->executeQuery();
  result->next();
  auto again = dearer->executeQuery();
  again->next();
}
