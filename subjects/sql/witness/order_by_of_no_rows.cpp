#include "sql_engine.h"

// Rows are to be sorted, and there are none.
int main() {
  Driver driver;
  auto connection = driver.connect("tiny:sql:shop");
  auto statement = connection->createStatement();
  statement->executeUpdate("CREATE TABLE fruit (name TEXT, price INT)");
  auto result = statement->executeQuery("SELECT name FROM fruit ORDER BY price DESC");
  result->next();
}
