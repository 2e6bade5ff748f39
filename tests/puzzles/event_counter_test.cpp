#include "event_counter.h"

#include "plain_test.hpp"

#include <climits>
#include <string>
#include <vector>

using events::EventCounter;

TEST(EventCounter, StartsAtZero) {
  EventCounter counter;
  EXPECT_EQ(counter.total(), 0u);
  EXPECT_EQ(counter.names(), 0u);
  EXPECT_EQ(counter.observers(), 0u);
  for (const char *name : {"", "start", "stop"})
    EXPECT_EQ(counter.count(name), 0u);
}

TEST(EventCounter, CountsByName) {
  EventCounter counter;
  for (std::size_t i = 1; i <= 5; ++i) {
    counter.fire("tick");
    EXPECT_EQ(counter.count("tick"), i);
    counter.fire("name" + std::to_string(i));
    EXPECT_EQ(counter.names(), i + 1);
    EXPECT_EQ(counter.total(), 2 * i);
  }
  EXPECT_EQ(counter.count("name3"), 1u);
  EXPECT_EQ(counter.count("tock"), 0u);
  EXPECT_THROW(counter.fire(""), std::invalid_argument);
  EXPECT_EQ(counter.total(), 10u);
  counter.reset();
  EXPECT_EQ(counter.total(), 0u);
  EXPECT_EQ(counter.names(), 0u);
  EXPECT_EQ(counter.count("tick"), 0u);
}

TEST(EventCounter, TellsObservers) {
  EventCounter counter;
  std::vector<std::string> seen;
  auto write = [&](const std::string &name, std::size_t count) { seen.push_back(name + std::to_string(count)); };
  const int first = counter.subscribe(write);
  const int second = counter.subscribe(write);
  EXPECT_NE(first, second);
  EXPECT_EQ(counter.observers(), 2u);
  counter.fire("a");
  EXPECT_EQ(seen, (std::vector<std::string>{"a1", "a1"}));
  EXPECT_TRUE(counter.unsubscribe(first));
  EXPECT_FALSE(counter.unsubscribe(first));
  counter.fire("a");
  counter.fire("b");
  EXPECT_EQ(seen, (std::vector<std::string>{"a1", "a1", "a2", "b1"}));
  EXPECT_EQ(counter.observers(), 1u);
}

TEST(EventCounter, RefusesNoObserver) {
  EventCounter counter;
  EXPECT_THROW(counter.subscribe(nullptr), std::invalid_argument);
  EXPECT_THROW(counter.subscribe(EventCounter::Observer()), std::invalid_argument);
  for (int id : {0, -1, 1, INT_MAX, INT_MIN})
    EXPECT_FALSE(counter.unsubscribe(id));
  EXPECT_EQ(counter.observers(), 0u);
}

TEST(EventCounter, ObserversMayUnsubscribe) {
  EventCounter counter;
  int told = 0, second = 0;
  int first = counter.subscribe([&](const std::string &, std::size_t) {
    ++told;
    counter.unsubscribe(first);
    counter.unsubscribe(second);
  });
  second = counter.subscribe([&](const std::string &, std::size_t) { told += 100; });
  counter.fire("x");
  counter.fire("x");
  EXPECT_EQ(told, 1);
  EXPECT_EQ(counter.observers(), 0u);
}

TEST(EventCounter, ObserversMayThrow) {
  EventCounter counter;
  counter.subscribe([](const std::string &name, std::size_t) {
    if (name == "bad")
      throw std::runtime_error("bad");
  });
  counter.fire("good");
  EXPECT_THROW(counter.fire("bad"), std::runtime_error);
  EXPECT_EQ(counter.count("bad"), 1u);
  EXPECT_EQ(counter.total(), 2u);
  EXPECT_EQ(counter.observers(), 1u);
}
