#include "../../check.h"
#include "patient.h"
#include "person.h"

namespace {

void testOfAPerson() {
  Person ann("Ann", 17, 61);
  CHECK(ann.name() == "Ann");
  CHECK(ann.age() == 17);
  CHECK(!ann.isAdult());
  ann.haveBirthday();
  CHECK(ann.age() == 18);
  CHECK(ann.isAdult());
  ann.rename("Anna");
  CHECK(ann.name() == "Anna");
  CHECK(ann.toString() == "Anna, 18 years, 61 kg");
  CHECK_THROWS(std::invalid_argument, ann.rename(""));
  CHECK_THROWS(std::invalid_argument, Person("", 5, 20));
}

void testOfWeights() {
  Person tom("Tom", 40, 82);
  for (int month = 1; month <= 6; ++month)
    tom.gain(month % 3);
  CHECK(tom.weight() == 88);
  tom.lose(10);
  CHECK(tom.weight() == 78);
  tom.gain(0);
  tom.lose(0);
  CHECK(tom.weight() == 78);
  CHECK_THROWS(std::out_of_range, tom.gain(523));
  CHECK(tom.weight() == 78);
}

void testOfEquality() {
  Person one("Eve", 30, 60), same("Eve", 30, 60), other("Eve", 31, 60);
  CHECK(one.equals(&same));
  CHECK(one.equals(&one));
  CHECK(!one.equals(&other));
  one.haveBirthday();
  CHECK(one.equals(&other));
  Patient eve("Eve", 31, 60);
  CHECK(one.equals(&eve));
}

void testOfAPatient() {
  Patient max("Max", 8, 27);
  CHECK(max.isAdmitted());
  CHECK(max.treatmentCount() == 0);
  CHECK(max.toString() == "Max, 8 years, 27 kg, 0 treatments");
  max.treat("x-ray");
  CHECK(max.lastTreatment() == "x-ray");
  CHECK(max.toString() == "Max, 8 years, 27 kg, 1 treatment");
  max.treat("plaster");
  max.treat("x-ray");
  CHECK(max.treatmentCount() == 3);
  CHECK(max.treatmentAt(1) == "plaster");
  CHECK_THROWS(std::out_of_range, max.treatmentAt(3));
  CHECK_THROWS(std::invalid_argument, max.treat(""));
  max.gain(2);
  CHECK(max.weight() == 29);
  CHECK(max.discharge() == std::vector<std::string>{"x-ray", "plaster", "x-ray"});
  CHECK(!max.isAdmitted());
  CHECK(max.treatmentCount() == 0);
}

}  // namespace

int main() {
  testOfAPerson();
  testOfWeights();
  testOfEquality();
  testOfAPatient();
  return checked();
}
