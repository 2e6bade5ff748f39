#include "described.h"

#include "../support/literals.h"
#include "../support/temp_folder.h"
#include "emit/cpp/code.h"
#include "emit_subject.h"
#include "flow/files/store.h"
#include "generate/lifetime.h"
#include "generate/pool.h"
#include "instrument/glue.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace eclat {
namespace {

using Strings = std::vector<std::string>;
using subject::described;
using subject::Folder;
using testing::step;

int idOf(const Component &component, const std::string &signature) {
  auto it = std::ranges::find(component.operations, signature, &Operation::signature);
  if (it == component.operations.end()) {
    ADD_FAILURE() << "not called: " << signature;
    return 0;
  }
  return it->id;
}

std::string remedy(const Component &component, const std::string &signature) {
  auto it = std::ranges::find(component.skipped, signature, &Skipped::operation);
  return it == component.skipped.end() ? "it is not skipped" : it->remedy;
}

std::string reason(const Component &component, const std::string &signature) {
  auto it = std::ranges::find(component.skipped, signature, &Skipped::operation);
  return it == component.skipped.end() ? "it is not skipped" : it->reason;
}

const char *const kDesk = R"(
  #include <future>
  #include <set>
  #include <string_view>
  #include <vector>
  class Ticket { public: Ticket(Ticket &&) = default; private: friend class Desk; Ticket() = default; int n = 0; };
  class Stamp { Stamp(); public: Stamp(const Stamp &); };
  class Desk {
  public:
    Desk();
    Ticket draw();
    void redeem(Ticket t);
    void look(const Ticket &t);
    void post(const Stamp &s, int n = 0);
    void perhaps(int n, const Stamp *s = nullptr);
    void stamp(int n, Stamp s = *static_cast<Stamp *>(nullptr));
    std::set<int>::iterator first() const;
    void drop(std::set<int>::iterator it);
    std::string_view name() const;
    const std::vector<std::set<int>> &all() const;
  };)";

TEST(MadeTypes, AreWhatOtherOperationsReturn) {
  Component component = described(kDesk, {"Desk"});
  idOf(component, "Desk::look(const Ticket &)");
  const Operation &redeem = component.operations[static_cast<std::size_t>(idOf(component, "Desk::redeem(Ticket)"))];
  EXPECT_EQ(redeem.parameters.at(0).type.kind, TypeKind::Made);
  const MadeType *ticket = component.findMade("Ticket");
  ASSERT_TRUE(ticket);
  EXPECT_FALSE(ticket->isCopyable);
  EXPECT_FALSE(ticket->isLent);
}

TEST(MadeTypes, WhatNothingMakesIsSkippedOrLeftToItsDefault) {
  Component component = described(kDesk, {"Desk"});
  EXPECT_EQ(reason(component, "Desk::post(const Stamp &, int)"), "class 'Stamp' is not part of the component");
  EXPECT_EQ(remedy(component, "Desk::post(const Stamp &, int)"), "add --class Stamp");
  const Operation &stamp = component.operations[static_cast<std::size_t>(idOf(component, "Desk::stamp(int, Stamp)"))];
  EXPECT_EQ(stamp.parameters.size(), 1u);
  EXPECT_EQ(stamp.unhooked, "a parameter that always has its default argument");
}

TEST(MadeTypes, KnowWhetherTheyReferToOthers) {
  Component component = described(kDesk, {"Desk"});
  for (const MadeType &type : component.made) {
    bool refers = type.isIterator || type.spelling == "std::string_view";
    EXPECT_EQ(type.isLent, refers) << type.spelling;
  }
  EXPECT_GE(component.made.size(), 4u);
}

TEST(MadeTypes, AreStoredWithTheComponent) {
  Component component = described(kDesk, {"Desk"});
  ASSERT_FALSE(component.made.empty());
  Result<Component> read = fromText<Component>(toText(component), "here");
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, component);
}

TEST(MadeTypes, KnowWhetherACopyThatNobodyWroteCompiles) {
  Component component = described(R"(
    #include <memory>
    #include <vector>
    struct Tree { std::vector<Tree> children; };
    struct Owner { std::vector<std::unique_ptr<int>> all; };
    struct Outer { Owner owner; };
    struct Shared { std::vector<std::shared_ptr<Owner>> all; };)",
                                  {"Tree", "Owner", "Outer", "Shared"});
  EXPECT_TRUE(component.findClass("Tree")->isCopyable);
  EXPECT_FALSE(component.findClass("Owner")->isCopyable);
  EXPECT_TRUE(component.findClass("Owner")->isMovable);
  EXPECT_FALSE(component.findClass("Outer")->isCopyable);
  EXPECT_TRUE(component.findClass("Shared")->isCopyable);
}

TEST(MadeTypes, AChainOfMakersFallsWithItsFirst) {
  Component component = described(R"(
    class A { public: A(const A &); private: A(); };
    class Key { Key(); public: Key(const Key &); };
    class Door { Door(); public: Door(const Door &); };
    struct House {
      Door open(const Key &k);
      void enter(const Door &d);
      void meet(A &a);
    };)",
                                  {"House", "A"});
  EXPECT_EQ(reason(component, "House::open(const Key &)"), "class 'Key' is not part of the component");
  EXPECT_EQ(reason(component, "House::enter(const Door &)"), "class 'Door' is not part of the component");
  EXPECT_EQ(reason(component, "House::meet(A &)"),
            "parameter 'a' needs an object of class 'A', which no operation makes");
  EXPECT_EQ(reason(component, "A::A(const A &)"),
            "parameter 'arg0' needs an object of class 'A', which no operation makes");
}

TEST(MadeTypes, AnIteratorNeedsItsObjectInTheCall) {
  Component component = described(R"(
    #include <vector>
    struct Rows { std::vector<int>::const_iterator begin() const; void drop(std::vector<int>::const_iterator it); };
    struct Other { void drop(std::vector<int>::const_iterator it); void from(Rows &r, std::vector<int>::const_iterator it); };)",
                                  {"Rows", "Other"});
  std::string iterator = "__gnu_cxx::__normal_iterator<const int *, std::vector<int>>";
  idOf(component, "Rows::drop(" + iterator + ")");
  idOf(component, "Other::from(Rows &, " + iterator + ")");
  EXPECT_EQ(reason(component, "Other::drop(" + iterator + ")"),
            "parameter 'it' of type '" + iterator + "' belongs to an object that takes no part in the call");
}

TEST(MadeTypes, AreKeptAndPassedOnInTheGlue) {
  Component component = described(kDesk, {"Desk"});
  std::string calls = writeCalls(component);
  EXPECT_NE(calls.find("c.keepValue<Ticket>([&]() -> Ticket { return self.draw(); });"), std::string::npos) << calls;
  EXPECT_NE(calls.find("eclat::rt::Taken<Ticket> a1(c, 1);"), std::string::npos);
  EXPECT_NE(calls.find("self.redeem(a1.move())"), std::string::npos);
  EXPECT_NE(calls.find("c.drop([&]() -> decltype(auto) { return self.name(); });"), std::string::npos)
      << "nobody takes the name";
}

TEST(MadeTypes, HaveReadableVariables) {
  Component component = described(kDesk, {"Desk"});
  Input input{
      {{idOf(component, "Desk::Desk()"), {}},
       {idOf(component, "Desk::draw()"), {step(0)}},
       {idOf(component, "Desk::redeem(Ticket)"), {step(0), step(1)}}}
  };
  EXPECT_EQ(inputCode(input, component).all(),
            (Strings{"Desk desk;", "auto draw = desk.draw();", "desk.redeem(std::move(draw));"}));
}

const char *const kShop = R"(
  #include <memory>
  #include <string>
  #include <utility>
  #include <vector>
  struct Item { explicit Item(int n) : n(n) {} int n; };
  class Job {
  public:
    explicit Job(int n) : n_(n) {}
    Job(Job &&other) noexcept : n_(std::exchange(other.n_, 0)) {}
    Job &operator=(Job &&other) noexcept { n_ = std::exchange(other.n_, 0); return *this; }
    Job finish() && { return std::move(*this); }
    void join(Job other) { n_ += other.n_; }
  private:
    int n_;
  };
  class Crate {
  public:
    static std::unique_ptr<Crate> make(int n) { return std::unique_ptr<Crate>(new Crate(n)); }
    Crate(const Crate &) = delete;
    int weight() const { return n_; }
    bool fits(const Crate *other) const { return !other || other->n_ < n_; }
  private:
    explicit Crate(int n) : n_(n) {}
    int n_;
  };
  class Shop {
  public:
    void stack(std::unique_ptr<Crate> crate) { total_ += crate ? crate->weight() : 0; }
    bool weigh(const Crate &crate) const { return crate.weight() > total_; }
    void own(std::unique_ptr<Item> item) { total_ += item ? item->n : 0; }
    void share(const std::shared_ptr<Item> &item) { items_.push_back(item); }
    void fill(std::unique_ptr<Item> &slot) { slot = std::make_unique<Item>(1); }
    void watch(std::weak_ptr<const Item> item) { total_ += item.expired() ? 0 : 1; }
    void hire(std::unique_ptr<Job> job) { total_ += job ? 1 : 0; }
    void number(std::unique_ptr<int> n) { total_ += n ? *n : 0; }
    std::unique_ptr<Item> sell() { return std::make_unique<Item>(total_); }
    bool tell(int *count, std::string *name) const { if (count) *count = total_; return name == nullptr; }
    const int *begin() const { return &total_; }
    const int *end() const { return &total_ + 1; }
    int at(const int *place) const { return *place; }
    void mystery(void *p);
    void pointers(int **p);
    void callback(int (*f)(int));
  private:
    std::vector<std::shared_ptr<Item>> items_;
    int total_ = 0;
  };)";

class Shops : public ::testing::Test {
protected:
  int operator[](const std::string &signature) const { return idOf(component, signature); }

  Component component = described(kShop, {"Shop", "Item", "Job", "Crate"});
  Argument one = testing::constant(testing::integer(1));
  Argument null = testing::constant(testing::null());
};

TEST_F(Shops, MovesAreCalls) {
  Input input{
      {{(*this)["Job::Job(int)"], {one}},
       {(*this)["Job::Job(Job &&)"], {step(0)}},
       {(*this)["Job::finish() &&"], {step(1)}},
       {(*this)["Job::Job(int)"], {one}},
       {(*this)["Job::operator=(Job &&)"], {step(0), step(2)}},
       {(*this)["Job::join(Job)"], {step(0), step(3)}}}
  };
  EXPECT_EQ(inputCode(input, component).all(),
            (Strings{"Job job(1);", "auto job2 = Job(std::move(job));", "Job finish = std::move(job2).finish();",
                     "Job job3(1);", "job = std::move(finish);", "job.join(std::move(job3));"}));
  EXPECT_NE(writeCalls(component).find("static_cast<::Job &&>(self).finish()"), std::string::npos);
}

TEST_F(Shops, SmartPointersAreFilledOrNullOrComeFromACall) {
  Input input{
      {{(*this)["Shop::Shop()"], {}},
       {(*this)["Item::Item(int)"], {one}},
       {(*this)["Shop::own(std::unique_ptr<Item>)"], {step(0), step(1)}},
       {(*this)["Shop::own(std::unique_ptr<Item>)"], {step(0), null}},
       {(*this)["Shop::sell()"], {step(0)}},
       {(*this)["Shop::own(std::unique_ptr<Item>)"], {step(0), step(4)}},
       {(*this)["Shop::share(const std::shared_ptr<Item> &)"], {step(0), step(1)}},
       {(*this)["Shop::number(std::unique_ptr<int>)"], {step(0), one}}}
  };
  EXPECT_EQ(inputCode(input, component).all(),
            (Strings{"Shop shop;", "Item item(1);", "shop.own(std::make_unique<Item>(item));",
                     "shop.own(std::unique_ptr<Item>());", "auto sell = shop.sell();", "shop.own(std::move(sell));",
                     "shop.share(std::make_shared<Item>(item));", "shop.number(std::make_unique<int>(1));"}));
}

TEST_F(Shops, ASmartPointerThatACallReturnsStandsForItsObject) {
  int make = (*this)["Crate::make(int)"];
  Input input{
      {{(*this)["Shop::Shop()"], {}},
       {make, {one}},
       {make, {one}},
       {(*this)["Crate::weight() const"], {step(1)}},
       {(*this)["Crate::fits(const Crate *) const"], {step(1), step(2)}},
       {(*this)["Shop::weigh(const Crate &) const"], {step(0), step(1)}},
       {(*this)["Shop::stack(std::unique_ptr<Crate>)"], {step(0), step(1)}}}
  };
  EXPECT_EQ(inputCode(input, component).all(),
            (Strings{"Shop shop;", "auto make = Crate::make(1);", "auto make2 = Crate::make(1);", "make->weight();",
                     "make->fits(make2.get());", "shop.weigh(*make);", "shop.stack(std::move(make));"}));
  EXPECT_TRUE(Lifetimes(component).isLegal(input));
  input.steps.push_back({(*this)["Crate::weight() const"], {step(1)}});
  EXPECT_FALSE(Lifetimes(component).isLegal(input)) << "the shop has the crate now";
  EXPECT_NE(writeCalls(component).find("c.keepOwner<std::unique_ptr<Crate>>("), std::string::npos);
}

TEST_F(Shops, ObjectsBehindSmartPointersAreInThePool) {
  Pool pool(component);
  pool.add({{{(*this)["Crate::make(int)"], {one}}}});
  EXPECT_EQ(pool.of({TypeKind::Class, "Crate", 0, false, {}}).size(), 1u);
  EXPECT_EQ(pool.of({TypeKind::Owned, "std::unique_ptr<Crate>", 0, false, {}}).size(), 1u);
}

TEST_F(Shops, PointersToPlainValuesAreForOutputUnlessTheClassHandsThemOut) {
  const auto &tell = component.operations[static_cast<std::size_t>((*this)["Shop::tell(int *, std::string *) const"])];
  EXPECT_EQ(tell.parameters.at(0).passing, Passing::Ptr);
  EXPECT_EQ(tell.parameters.at(0).type.kind, TypeKind::Int);
  EXPECT_EQ(tell.parameters.at(1).type.kind, TypeKind::String);
  const auto &at = component.operations[static_cast<std::size_t>((*this)["Shop::at(const int *) const"])];
  EXPECT_EQ(at.parameters.at(0).type.kind, TypeKind::Made);
  EXPECT_EQ(reason(component, "Shop::mystery(void *)"),
            "parameter 'p' has type 'void *', of which no value can be made");
  EXPECT_EQ(reason(component, "Shop::pointers(int **)"),
            "parameter 'p' has type 'int **', of which no value can be made");
}

TEST_F(Shops, TheirCodeCompiles) {
  Input input{
      {{(*this)["Shop::Shop()"], {}},
       {(*this)["Item::Item(int)"], {one}},
       {(*this)["Shop::own(std::unique_ptr<Item>)"], {step(0), step(1)}},
       {(*this)["Shop::own(std::unique_ptr<Item>)"], {step(0), null}},
       {(*this)["Shop::sell()"], {step(0)}},
       {(*this)["Shop::own(std::unique_ptr<Item>)"], {step(0), step(4)}},
       {(*this)["Shop::share(const std::shared_ptr<Item> &)"], {step(0), step(1)}},
       {(*this)["Shop::watch(std::weak_ptr<const Item>)"], {step(0), step(1)}},
       {(*this)["Shop::watch(std::weak_ptr<const Item>)"], {step(0), null}},
       {(*this)["Shop::fill(std::unique_ptr<Item> &)"], {step(0), null}},
       {(*this)["Shop::number(std::unique_ptr<int>)"], {step(0), one}},
       {(*this)["Job::Job(int)"], {one}},
       {(*this)["Job::Job(Job &&)"], {step(11)}},
       {(*this)["Job::finish() &&"], {step(12)}},
       {(*this)["Job::Job(int)"], {one}},
       {(*this)["Job::join(Job)"], {step(13), step(14)}},
       {(*this)["Shop::hire(std::unique_ptr<Job>)"], {step(0), step(13)}},
       {(*this)["Shop::begin() const"], {step(0)}},
       {(*this)["Shop::at(const int *) const"], {step(0), step(17)}},
       {(*this)["Crate::make(int)"], {one}},
       {(*this)["Crate::fits(const Crate *) const"], {step(19), step(19)}},
       {(*this)["Shop::weigh(const Crate &) const"], {step(0), step(19)}},
       {(*this)["Shop::stack(std::unique_ptr<Crate>)"], {step(0), step(19)}},
       {(*this)["Shop::tell(int *, std::string *) const"], {step(0), one, null}}}
  };
  std::string code = "#include \"header.h\"\nint main() {\n";
  for (const std::string &line : inputCode(input, component).all())
    code += "  " + line + "\n";
  Folder folder;
  folder.write("header.h", std::string("#pragma once\n") + kShop);
  folder.write("t.cpp", code + "}\n");
  for (const char *compiler : {"clang++-19", "g++"}) {
    Folder::Ran built = folder.compile(compiler, "", "t.cpp");
    EXPECT_EQ(built.exitCode, 0) << compiler << "\n" << built.output << code;
  }
}

}  // namespace
}  // namespace eclat
