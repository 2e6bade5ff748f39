#include "sql_engine.h"

// Two rows with equal values in the column that they are sorted by.
int main() {
  Driver driver;
  auto connection = driver.connect("tiny:sql:shop");
  auto statement = connection->createStatement();
  statement->executeUpdate("CREATE TABLE fruit (name TEXT, price INT)");
  statement->executeUpdate("INSERT INTO fruit VALUES ('apple', 3), ('pear', 4), ('plum', 3)");
  statement->executeQuery("SELECT name FROM fruit ORDER BY price");
}
