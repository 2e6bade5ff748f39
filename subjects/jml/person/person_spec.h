#pragma once

#include "patient.h"
#include "person.h"

#include <algorithm>
#include <eclat/spec.h>
#include <typeinfo>

namespace person_spec {

struct Model {
  std::string name;
  int age;
  long long weight;

  explicit Model(const Person &person) : name(person.name_), age(person.age_), weight(person.weight_) {}

  bool operator==(const Model &other) const { return name == other.name && age == other.age && weight == other.weight; }
};

struct PatientModel {
  Model person;
  bool isAdmitted;
  std::vector<std::string> log;

  explicit PatientModel(const Patient &patient) : person(patient), isAdmitted(patient.isAdmitted_), log(patient.log_) {}

  bool operator==(const PatientModel &other) const {
    return person == other.person && isAdmitted == other.isAdmitted && log == other.log;
  }
};

inline std::string describe(const Person &person) {
  return person.name_ + ", " + std::to_string(person.age_) + " years, " + std::to_string(person.weight_) + " kg";
}

}  // namespace person_spec

template <> struct eclat::Spec<Person> {
  using Model = person_spec::Model;

  // Not the laws of copies: a Person that is made from a Patient has less to say.
  static constexpr auto laws = "independence self-assignment";

  static void invariant(const Person &self) {
    ECLAT_INVARIANT(!self.name_.empty());
    ECLAT_INVARIANT(0 <= self.age_ && self.age_ <= 150);
    ECLAT_INVARIANT(1 <= self.weight_ && self.weight_ <= 600);
  }

  static auto constructor(const std::string &name, int age, int weight) {
    ECLAT_REQUIRES(0 <= age && age <= 150);
    ECLAT_REQUIRES(1 <= weight && weight <= 600);
    ECLAT_THROWS(std::invalid_argument, name.empty());
    return [=](const Person &made) {
      ECLAT_ENSURES(made.name_ == name);
      ECLAT_ENSURES(made.age_ == age && made.weight_ == weight);
    };
  }

  static auto name(const Person &self) {
    return [&self](const std::string &result) { ECLAT_ENSURES(result == self.name_); };
  }
  static auto age(const Person &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.age_); };
  }
  static auto weight(const Person &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.weight_); };
  }
  static auto isAdult(const Person &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == (self.age_ > 17)); };
  }

  static auto rename(const Person &self, const std::string &name) {
    ECLAT_THROWS(std::invalid_argument, name.empty());
    Model expected(self);
    expected.name = name;
    return [&self, expected] { ECLAT_ENSURES(Model(self) == expected); };
  }
  static auto haveBirthday(const Person &self) {
    ECLAT_REQUIRES(self.age_ < 150);
    Model expected(self);
    expected.age += 1;
    return [&self, expected] { ECLAT_ENSURES(Model(self) == expected); };
  }
  static auto gain(const Person &self, int kilograms) {
    ECLAT_REQUIRES(kilograms >= 0);
    ECLAT_THROWS(std::out_of_range, static_cast<long long>(self.weight_) + kilograms > 600);
    Model expected(self);
    expected.weight += kilograms;
    return [&self, expected] { ECLAT_ENSURES(Model(self) == expected); };
  }
  static auto lose(const Person &self, int kilograms) {
    ECLAT_REQUIRES(0 <= kilograms && kilograms < self.weight_);
    Model expected(self);
    expected.weight -= kilograms;
    return [&self, expected] { ECLAT_ENSURES(Model(self) == expected); };
  }

  static auto isOlderThan(const Person &self, const Person &other) {
    return [isOlder = self.age_ > other.age_](bool result) { ECLAT_ENSURES(result == isOlder); };
  }
  static auto equals(const Person &self, const Person *other) {
    bool isSame = other && Model(self) == Model(*other);
    return [isSame](bool result) { ECLAT_ENSURES(result == isSame); };
  }
  static auto toString(const Person &self) {
    return [&self](const std::string &result) {
      std::string all = person_spec::describe(self);
      ECLAT_ENSURES(result.compare(0, all.size(), all) == 0);
      ECLAT_ENSURES(typeid(self) != typeid(Person) || result == all);  // derived classes may have more to say
    };
  }
};

template <> struct eclat::Spec<Patient> {
  using Model = person_spec::PatientModel;

  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const Patient &self) {
    eclat::Spec<Person>::invariant(self);
    ECLAT_INVARIANT(self.isAdmitted_ || self.log_.empty());
    ECLAT_INVARIANT(std::count(self.log_.begin(), self.log_.end(), "") == 0);
  }

  static auto constructor(const std::string &name, int age, int weight) {
    ECLAT_REQUIRES(0 <= age && age <= 150);
    ECLAT_REQUIRES(1 <= weight && weight <= 600);
    ECLAT_THROWS(std::invalid_argument, name.empty());
    return [=](const Patient &made) {
      ECLAT_ENSURES(made.name_ == name);
      ECLAT_ENSURES(made.age_ == age && made.weight_ == weight);
      ECLAT_ENSURES(made.isAdmitted_ && made.log_.empty());
    };
  }

  static auto isAdmitted(const Patient &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == self.isAdmitted_); };
  }
  static auto treat(const Patient &self, const std::string &treatment) {
    ECLAT_REQUIRES(self.isAdmitted_);
    ECLAT_THROWS(std::invalid_argument, treatment.empty());
    Model expected(self);
    expected.log.push_back(treatment);
    return [&self, expected] { ECLAT_ENSURES(Model(self) == expected); };
  }
  static auto treatmentCount(const Patient &self) {
    return [count = self.log_.size()](int result) { ECLAT_ENSURES(result == static_cast<int>(count)); };
  }
  static auto treatmentAt(const Patient &self, int index) {
    ECLAT_THROWS(std::out_of_range, index < 0 || static_cast<std::size_t>(index) >= self.log_.size());
    return [&self, index](const std::string &result) {
      ECLAT_ENSURES(result == self.log_.at(static_cast<std::size_t>(index)));
    };
  }
  static auto lastTreatment(const Patient &self) {
    ECLAT_REQUIRES(!self.log_.empty());
    return [&self](const std::string &result) { ECLAT_ENSURES(result == self.log_.at(self.log_.size() - 1)); };
  }
  static auto timesTreated(const Patient &self, const std::string &treatment) {
    auto times = std::count(self.log_.begin(), self.log_.end(), treatment);
    return [times](int result) { ECLAT_ENSURES(result == times); };
  }
  static auto discharge(const Patient &self) {
    ECLAT_REQUIRES(self.isAdmitted_);
    Model expected(self);
    expected.isAdmitted = false;
    expected.log.clear();
    return [&self, expected, log = self.log_](const std::vector<std::string> &result) {
      ECLAT_ENSURES(result == log);
      ECLAT_ENSURES(Model(self) == expected);
    };
  }
  static auto admit(const Patient &self) {
    ECLAT_REQUIRES(!self.isAdmitted_);
    Model expected(self);
    expected.isAdmitted = true;
    return [&self, expected] { ECLAT_ENSURES(Model(self) == expected); };
  }
  static auto toString(const Patient &self) {
    return [&self](const std::string &result) {
      const char *word = self.log_.size() == 1 ? " treatment" : " treatments";
      ECLAT_ENSURES(result == person_spec::describe(self) + ", " + std::to_string(self.log_.size()) + word);
    };
  }
};
