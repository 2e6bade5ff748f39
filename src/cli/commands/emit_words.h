#pragma once

#include "flow/request.h"

#include <string>
#include <utility>
#include <vector>

namespace eclat {

// The words for emitting that are the same on the command line and in .eclat.yaml.

inline std::vector<std::string> frameworkNames() { return {"gtest", "catch2", "doctest"}; }

inline std::vector<std::pair<std::string, Oracle>> oracleNames() {
  return {
      {"violated", Oracle::Violated},
      {"full",     Oracle::Full    }
  };
}

}  // namespace eclat
