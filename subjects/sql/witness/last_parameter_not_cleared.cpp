#include "sql_engine.h"

// Parameters that are set, cleared, and missed.
int main() {
  Driver driver;
  auto connection = driver.connect("tiny:sql:shop");
  connection->createStatement()->executeUpdate("CREATE TABLE fruit (name TEXT, price INT)");
  auto insert = connection->prepareStatement("INSERT INTO fruit VALUES (?, ?)");
  insert->setString(1, "apple");
  insert->setInt(2, 3);
  insert->clearParameters();
  insert->setString(1, "pear");
  try {
    insert->executeUpdate();
  } catch (const SqlError &) {
  }
}
