#pragma once

#include "../support/temp_folder.h"
#include "describe/describe_component.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace eclat::subject {

// What can be called of the classes in a header with this text; a test failure if it cannot be described.
inline Component described(const std::string &header, std::vector<std::string> classes) {
  testing::TempFolder folder;
  Request request;
  request.headers = {folder.write("header.h", header)};
  request.classes = std::move(classes);
  request.flags = {"-std=c++20"};
  Result<Component> result = describeComponent(request);
  if (!result) {
    ADD_FAILURE() << result.error().message << "\n" << result.error().hint;
    return {};
  }
  return *result;
}

}  // namespace eclat::subject
