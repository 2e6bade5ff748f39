#include "sql_engine.h"

// A table from which nothing is left to delete.
int main() {
  Driver driver;
  auto connection = driver.connect("tiny:sql:shop");
  auto statement = connection->createStatement();
  statement->executeUpdate("CREATE TABLE fruit (name TEXT, price INT)");
  statement->executeUpdate("INSERT INTO fruit VALUES ('plum', 2)");
  statement->executeUpdate("DELETE FROM fruit");
  statement->executeUpdate("DELETE FROM fruit");
}
