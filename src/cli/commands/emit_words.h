#pragma once

#include "flow/request.h"

#include <string>
#include <utility>
#include <vector>

namespace eclat {

// These functions give the words for emitting that the command line and .eclat.yaml share.

inline std::vector<std::string> frameworkNames() { return {"gtest", "catch2", "doctest"}; }

inline std::vector<std::pair<std::string, Oracle>> oracleNames() {
  return {
      {"violated", Oracle::Violated},
      {"full",     Oracle::Full    }
  };
}

}  // namespace eclat
