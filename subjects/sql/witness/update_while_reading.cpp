#include "sql_engine.h"

// A statement is used for an update while a row of its last result is read.
int main() {
  Driver driver;
  auto connection = driver.connect("tiny:sql:shop");
  auto statement = connection->createStatement();
  statement->executeUpdate("CREATE TABLE fruit (name TEXT, price INT)");
  statement->executeUpdate("INSERT INTO fruit VALUES ('apple', 3), ('pear', 4), ('fig', NULL)");
  auto result = statement->executeQuery("SELECT name FROM fruit ORDER BY price DESC");
  result->next();
  statement->executeUpdate("DELETE FROM fruit WHERE price > 4");
}
