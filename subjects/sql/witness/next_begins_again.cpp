#include "sql_engine.h"

// One call of next() more than it takes to get behind the last row.
int main() {
  Driver driver;
  auto connection = driver.connect("tiny:sql:shop");
  auto statement = connection->createStatement();
  statement->executeUpdate("CREATE TABLE fruit (name TEXT, price INT)");
  statement->executeUpdate("INSERT INTO fruit VALUES ('apple', 3)");
  auto result = statement->executeQuery("SELECT name FROM fruit");
  result->next();
  result->next();
  result->next();
}
