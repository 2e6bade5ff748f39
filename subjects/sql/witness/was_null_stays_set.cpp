#include "sql_engine.h"

// A value that is read behind a NULL.
int main() {
  Driver driver;
  auto connection = driver.connect("tiny:sql:shop");
  auto statement = connection->createStatement();
  statement->executeUpdate("CREATE TABLE fruit (name TEXT, price INT)");
  statement->executeUpdate("INSERT INTO fruit VALUES ('fig', NULL)");
  auto result = statement->executeQuery("SELECT * FROM fruit");
  result->next();
  result->getInt("price");
  result->getString("name");
  result->wasNull();
}
