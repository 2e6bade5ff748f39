#pragma once

#include "person.h"

#include <vector>

// A person who is treated. All treatments are kept in a log, from the first to the last, until the patient is
// discharged; a patient who is discharged can be admitted again, with an empty log.
class Patient : public Person {
public:
  // The patient is admitted, and the log empty. The rules for the arguments are those of Person.
  Patient(const std::string &name, int age, int weight) : Person(name, age, weight) {}

  bool isAdmitted() const { return isAdmitted_; }

  // Adds to the log. Throws std::invalid_argument if the text is empty. The patient must be admitted.
  void treat(const std::string &treatment) {
    if (treatment.empty())
      throw std::invalid_argument("a treatment has a name");
    log_.push_back(treatment);
  }

  int treatmentCount() const { return static_cast<int>(log_.size()); }

  // The treatment of that index, the first being 0. Throws std::out_of_range if there is none.
  std::string treatmentAt(int index) const {
    if (index < 0 || index >= treatmentCount())
      throw std::out_of_range("there was no such treatment");
    return log_[index];
  }

  // The last treatment. There must have been one.
  std::string lastTreatment() const { return log_.back(); }

  // How often the patient had this treatment.
  int timesTreated(const std::string &treatment) const {
    int times = 0;
    for (const std::string &past : log_)
      times += past == treatment;
    return times;
  }

  // Returns the log, which is empty then. The patient must be admitted.
  std::vector<std::string> discharge() {
    isAdmitted_ = false;
    std::vector<std::string> past;
    past.swap(log_);
    return past;
  }

  // The patient must not be admitted.
  void admit() { isAdmitted_ = true; }

  // As for a person, and how many treatments there were: "Ann, 31 years, 64 kg, 2 treatments".
  std::string toString() const override {
    return Person::toString() + ", " + std::to_string(log_.size()) + (log_.size() == 1 ? " treatment" : " treatments");
  }

private:
  bool isAdmitted_ = true;
  std::vector<std::string> log_;
};
