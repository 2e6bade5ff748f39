#include "describe/describe_component.h"
#include "emit/cpp/code.h"
#include "emit_subject.h"
#include "generate/generate_inputs.h"
#include "instrument/glue.h"
#include "support/files.h"
#include "support/installation.h"

#include <gtest/gtest.h>

#include <fmt/format.h>

namespace eclat {
namespace {

using subject::Folder;

// The component of a puzzle that takes values of many kinds, and calls of its operations with such values.
struct Kinds {
  Kinds(const std::string &puzzle, std::vector<std::string> classes, const std::string &standard) {
    Request request;
    request.headers = {std::string(ECLAT_SOURCE_DIR) + "/tests/puzzles/" + puzzle + ".h"};
    request.classes = std::move(classes);
    request.flags = {"-std=" + standard};
    Result<Component> described = describeComponent(request);
    if (described)
      component = *described;
    else
      ADD_FAILURE() << described.error().message;
  }

  std::string calls() const {
    ExploreOptions options;
    options.inputsPerOperation = 8;
    RandomGenerator generator(component, options);
    Pool pool(component);
    std::string code = fmt::format("#include \"{}\"\n#include <limits>\n#include <sstream>\n#include <stdexcept>\n"
                                   "#pragma GCC diagnostic ignored \"-Wunused-result\"\n",
                                   component.headers[0]);
    int count = 0;
    for (const Operation &operation : component.operations)
      for (const Input &input : generator.generate(operation, pool)) {
        if (operation.kind == OperationKind::Constructor) {
          pool.add(input);
          continue;
        }
        code += fmt::format("// {}\nvoid test{}() {{\n", operation.signature, count++);
        for (const std::string &line : inputCode(input, component).all())
          code += "  " + line + "\n";
        code += "}\n";
      }
    return code;
  }

  Component component;
};

void expectToCompile(const Kinds &kinds, const std::string &standard) {
  EXPECT_EQ(kinds.component.skipped, std::vector<Skipped>());
  Folder folder;
  folder.write("glue.cpp", writeCalls(kinds.component));
  folder.write("calls.cpp", kinds.calls());
  std::string check = " -std=" + standard + " -fsyntax-only -Wall -Wextra -Werror ";
  Folder::Ran glue = folder.run(clangProgram() + check + "-w -I " + installation().include + " glue.cpp");
  EXPECT_EQ(glue.exitCode, 0) << glue.output;
  for (const std::string &compiler : {clangProgram(), std::string("g++")}) {
    Folder::Ran calls = folder.run(compiler + check + "calls.cpp");
    EXPECT_EQ(calls.exitCode, 0) << compiler << "\n" << calls.output << kinds.calls();
  }
}

TEST(LiteralKinds, LibraryValuesAreMadeInTheGlueAndReadAsPlainCpp) {
  expectToCompile(Kinds("literal_kinds", {"LiteralKinds"}, "c++23"), "c++23");
}

TEST(LiteralKinds, ClassesOutsideTheComponentAreMadeByConstructorsOrMembers) {
  Kinds kinds("made_values", {"Shop"}, "c++20");
  expectToCompile(kinds, "c++20");
  std::string calls = kinds.calls();
  EXPECT_NE(calls.find("shop.pay(shop::Money("), std::string::npos) << calls;
  EXPECT_NE(calls.find("shop::Article{shop::Named{"), std::string::npos);
}

TEST(LiteralKinds, InstantiationsOfTemplatesAreCalledWithTheirArguments) {
  Kinds kinds("exception_safety", {"Filter<int>"}, "c++17");
  expectToCompile(kinds, "c++17");
  EXPECT_NE(kinds.calls().find("filter.addAll<const int *>(first.data(), first.data() + first.size());"),
            std::string::npos)
      << kinds.calls();
}

// One of its structs has the name of a type of the runtime.
TEST(LiteralKinds, ContainersAreMadeInTheGlueAndReadAsPlainCpp) {
  Kinds kinds("container_kinds", {"Census"}, "c++17");
  expectToCompile(kinds, "c++17");
  EXPECT_NE(kinds.calls().find("census.valarray(std::valarray<double>{"), std::string::npos) << kinds.calls();
}

TEST(LiteralKinds, WhatIsPassedByReferenceHasAVariable) {
  Kinds kinds("passing_kinds", {"Letter", "Mailbox"}, "c++17");
  expectToCompile(kinds, "c++17");
  std::string calls = kinds.calls();
  for (const char *line : {"  int weights[4] = {", "  mailbox.weigh(weights);", "  auto engine = std::mt19937(",
                           "  mailbox.draw(engine);", "  mailbox.wrapped(letter);", "  mailbox.erase(begin, end);"})
    EXPECT_NE(calls.find(line), std::string::npos) << line << "\n" << calls;
}

TEST(LiteralKinds, TemplatesAreArgumentsOfTemplates) {
  Kinds kinds("template_kinds", {"SortedShelf<int>"}, "c++17");
  Folder folder;
  folder.write("glue.cpp", writeCalls(kinds.component));
  Folder::Ran glue =
      folder.run(clangProgram() + " -std=c++17 -fsyntax-only -I " + installation().include + " glue.cpp");
  EXPECT_EQ(glue.exitCode, 0) << glue.output;
  EXPECT_NE(kinds.calls().find("shelf.as<std::deque>();"), std::string::npos) << kinds.calls();
}

// It has an operator new that takes no place, and an operator & that need not give the address.
TEST(LiteralKinds, OperatorsOfTheClassAreNoneOfTheGlue) {
  Kinds kinds("every_operator", {"Mask"}, "c++20");
  Folder folder;
  folder.write("calls.cpp", writeCalls(kinds.component));
  folder.write("hooks.cpp", writeHooks(kinds.component));
  folder.write("tests.cpp", kinds.calls());
  std::string check = clangProgram() + " -std=c++20 -fsyntax-only -fno-access-control -I " + installation().include;
  for (const char *file : {" calls.cpp", " hooks.cpp", " tests.cpp"}) {
    Folder::Ran ran = folder.run(check + file);
    EXPECT_EQ(ran.exitCode, 0) << file << "\n" << ran.output;
  }
  EXPECT_NE(kinds.calls().find("mask++"), std::string::npos) << kinds.calls();
}

TEST(LiteralKinds, FreeFunctionsOfTheInterfaceAreFoundByTheirArguments) {
  Kinds kinds("class_shapes", {"Basket"}, "c++17");
  Folder folder;
  folder.write("glue.cpp", writeCalls(kinds.component));
  folder.write("calls.cpp", kinds.calls());
  std::string check = clangProgram() + " -std=c++17 -fsyntax-only -I " + installation().include;
  Folder::Ran ran = folder.run(check + " glue.cpp && " + check + " calls.cpp");
  EXPECT_EQ(ran.exitCode, 0) << ran.output << kinds.calls();
}

}  // namespace
}  // namespace eclat
