#pragma once

#include "flow/request.h"

#include <string>
#include <utility>
#include <vector>

namespace eclat {

// The words for exploring that are the same on the command line and in .eclat.yaml. Each returns what is wrong with
// them, or nothing.

// "all", "none", or names of laws, those with a minus sign being left out: {"-const", "strong-guarantee"}.
std::string readLaws(const std::vector<std::string> &words, std::vector<LawKind> &lawsOff);

std::string readWeight(const std::string &name, int percent, Weights &weights);
std::string readWeight(const std::string &word, Weights &weights);  // "nulls=20"

std::string weightNames();
std::string lawHelp();  // a line for each

std::vector<std::pair<std::string, Strategy>> strategyNames();
std::vector<std::pair<std::string, Select>> selectNames();
std::vector<std::pair<std::string, Preconditions>> preconditionNames();

}  // namespace eclat
