// FINDS: undefined-behaviour in Person::olderThan
// WITH: --class Person
// BUDGET: rounds 2
#pragma once

// Knows its age, and forgets that nobody may be there to compare it with.
class Person {
public:
  explicit Person(int age) : age_(age) {}

  int age() const { return age_; }

  bool olderThan(const Person *other) const { return age_ > other->age_; }

private:
  int age_;
};
