#include "sql_engine.h"

// A value of a result whose cursor stands before the first row.
int main() {
  Driver driver;
  auto connection = driver.connect("tiny:sql:shop");
  auto statement = connection->createStatement();
  statement->executeUpdate("CREATE TABLE fruit (name TEXT, price INT)");
  statement->executeUpdate("INSERT INTO fruit VALUES ('plum', 2)");
  auto result = statement->executeQuery("SELECT * FROM fruit");
  try {
    result->getString(1);
  } catch (const SqlError &) {
  }
}
