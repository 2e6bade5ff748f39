#include "sql_engine.h"

// A table that is created in a transaction, which is rolled back.
int main() {
  Driver driver;
  auto connection = driver.connect("tiny:sql:shop");
  auto statement = connection->createStatement();
  connection->setAutoCommit(false);
  statement->executeUpdate("CREATE TABLE fruit (name TEXT, price INT)");
  connection->rollback();
  connection->hasTable("fruit");
}
