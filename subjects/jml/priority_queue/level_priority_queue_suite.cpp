#include "../../check.h"
#include "level_priority_queue.h"

#include <stdexcept>

namespace {

void testOfEntries() {
  PriorityEntry door("door", 3), roof("roof", 7);
  CHECK(door.name() == "door");
  CHECK(roof.level() == 7);
  CHECK(roof.isMoreUrgentThan(door));
  CHECK(!door.isMoreUrgentThan(roof));
  PriorityEntry sameDoor("door", 3), otherDoor("door", 4);
  CHECK(door.equals(&sameDoor));
  CHECK(door.equals(&door));
  CHECK(!door.equals(&otherDoor));
  CHECK(!door.equals(&roof));
}

void testOfTheOrder() {
  LevelPriorityQueue queue;
  CHECK(queue.isEmpty());
  CHECK(queue.maximumLevel() == LevelPriorityQueue::kUsualLevels);
  queue.add("paint", 1);
  queue.add("leak", 9);
  queue.add("lamp", 4);
  queue.add("lock", 4);
  queue.addEntry(PriorityEntry("lift", 6));
  CHECK(queue.size() == 5);
  CHECK(queue.next().name() == "leak");
  CHECK(queue.names() == std::vector<std::string>{"leak", "lift", "lamp", "lock", "paint"});
  CHECK(queue.removeNext().name() == "leak");
  CHECK(queue.removeNext().level() == 6);
  CHECK(queue.next().name() == "lamp");
  CHECK(queue.size() == 3);
  while (!queue.isEmpty())
    queue.removeNext();
  CHECK(queue.size() == 0);
}

void testOfNames() {
  LevelPriorityQueue queue(3);
  CHECK(queue.maximumLevel() == 3);
  queue.add("a", 0);
  queue.add("b", 3);
  queue.add("c", 1);
  queue.add("d", 1);
  CHECK(queue.contains("a"));
  CHECK(!queue.contains("x"));
  CHECK(queue.levelOf("c") == 1);
  CHECK_THROWS(std::out_of_range, queue.levelOf("x"));
  CHECK_THROWS(std::invalid_argument, queue.add("b", 2));
  CHECK(queue.remove("b"));
  CHECK(!queue.remove("b"));
  CHECK(queue.next().name() == "c");
  queue.changeLevel("a", 2);
  CHECK(queue.next().name() == "a");
  queue.changeLevel("c", 0);
  CHECK(queue.names() == std::vector<std::string>{"a", "d", "c"});
  CHECK_THROWS(std::out_of_range, queue.changeLevel("b", 1));
}

}  // namespace

int main() {
  testOfEntries();
  testOfTheOrder();
  testOfNames();
  return checked();
}
