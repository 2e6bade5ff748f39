#include "sql_engine.h"

// A table is dropped in a transaction that is rolled back.
int main() {
  Driver driver;
  auto connection = driver.connect("tiny:sql:shop");
  auto statement = connection->createStatement();
  statement->executeUpdate("CREATE TABLE fruit (name TEXT, price INT)");
  connection->setAutoCommit(false);
  statement->executeUpdate("DROP TABLE fruit");
  connection->rollback();
}
