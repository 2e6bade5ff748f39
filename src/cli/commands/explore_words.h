#pragma once

#include "flow/request.h"

#include <string>
#include <utility>
#include <vector>

namespace eclat {

// These functions give and read the words for exploring that the command line and .eclat.yaml share. Those that read
// words return what is wrong with them, or nothing.

// Reads "all", "none", or names of laws, in which a minus sign leaves a law out: {"-const", "strong-guarantee"}.
std::string readLaws(const std::vector<std::string> &words, std::vector<LawKind> &lawsOff);

std::string readWeight(const std::string &name, int percent, Weights &weights);
std::string readWeight(const std::string &word, Weights &weights);  // reads "nulls=20"

std::string weightNames();
std::string lawHelp();  // one line per law

std::vector<std::pair<std::string, Strategy>> strategyNames();
std::vector<std::pair<std::string, Select>> selectNames();
std::vector<std::pair<std::string, Preconditions>> preconditionNames();

}  // namespace eclat
