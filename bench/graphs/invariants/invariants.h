// The part of a tool that looks for invariants y = a * x + b between two variables of a program:
//
//   ProgramPoint point("shop.Stock.add(int):::ENTER");
//   VarInfo size(VarName::parse("this.size"), VarType::parse("int"), VarRole::parse("field"));
//   VarInfo room(VarName::parse("this.room"), VarType::parse("int"), VarRole::parse("field"));
//   point.add(size);
//   point.add(room);
//   point.seal();
//   point.addSample({0, 9}), point.addSample({1, 8}), point.addSample({2, 7});
//   PointSlice slice(point, size, room);
//   LinearBinary linear(slice);
//   LinearCore core(linear);
//   core.at(4);  // 5
//
// Texts in the wrong form throw std::invalid_argument. Objects that do not belong together, and calls that come too
// early or too late, throw std::logic_error (of which the former is one). What throws leaves everything as it was.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

// The name of a variable: words that '.' parts, and indices, as in this.items[0].size.
class VarName {
public:
  // A word is a letter or '_' and then letters, digits and '_'; an index is digits in brackets behind a word.
  static VarName parse(const std::string &text);

  const std::string &text() const { return text_; }
  bool isField() const { return text_.find('.') != std::string::npos; }
  bool operator==(const VarName &other) const { return text_ == other.text_; }
  bool operator!=(const VarName &other) const { return text_ != other.text_; }

private:
  explicit VarName(std::string text) : text_(std::move(text)) {}
  std::string text_;
};

// The type of a variable: "short", "int", "long" or "String".
class VarType {
public:
  static VarType parse(const std::string &text);

  const std::string &text() const { return text_; }
  bool isNumber() const { return text_ != "String"; }
  bool operator==(const VarType &other) const { return text_ == other.text_; }
  bool operator!=(const VarType &other) const { return text_ != other.text_; }

private:
  explicit VarType(std::string text) : text_(std::move(text)) {}
  std::string text_;
};

// What a variable is to its method: "parameter", "field" or "result".
class VarRole {
public:
  static VarRole parse(const std::string &text);

  const std::string &text() const { return text_; }
  bool isResult() const { return text_ == "result"; }
  bool operator==(const VarRole &other) const { return text_ == other.text_; }
  bool operator!=(const VarRole &other) const { return text_ != other.text_; }

private:
  explicit VarRole(std::string text) : text_(std::move(text)) {}
  std::string text_;
};

class ProgramPoint;

// A variable, which belongs to one program point at most.
class VarInfo {
public:
  VarInfo(const VarName &name, const VarType &type, const VarRole &role) : name_(name), type_(type), role_(role) {}
  VarInfo(const VarInfo &) = delete;
  VarInfo &operator=(const VarInfo &) = delete;

  const VarName &name() const { return name_; }
  const VarType &type() const { return type_; }
  const VarRole &role() const { return role_; }

  bool isAdded() const { return point_ != nullptr; }
  bool isOf(const ProgramPoint &point) const { return point_ == &point; }
  // Its place among the variables of its program point; -1 if it has none.
  int index() const { return index_; }

private:
  friend class ProgramPoint;
  VarName name_;
  VarType type_;
  VarRole role_;
  const ProgramPoint *point_ = nullptr;
  int index_ = -1;
};

// A place in a program, the variables that are seen there, and the values that they had together.
class ProgramPoint {
public:
  static constexpr int kMost = 1000000;

  // The name has the form package.Class.method(types):::ENTER, or :::EXIT and the number of a line instead. There is at
  // least one package; the types are those of VarType, parted by ','.
  explicit ProgramPoint(const std::string &name);
  ProgramPoint(const ProgramPoint &) = delete;
  ProgramPoint &operator=(const ProgramPoint &) = delete;

  const std::string &name() const { return name_; }
  bool isExit() const;

  // One more variable. Throws if the point is sealed, the variable belongs to a point already, another one of the same
  // name is here, or the variable is a result and this is not an exit.
  void add(VarInfo &variable);
  int size() const { return static_cast<int>(names_.size()); }

  // There will be no more variables. Throws if there are less than two, or it is sealed already.
  void seal();
  bool isSealed() const { return isSealed_; }

  // A value of each variable. Throws if the point is not sealed, they are not as many, or one is farther from 0 than
  // kMost.
  void addSample(const std::vector<int> &values);
  int sampleCount() const { return static_cast<int>(samples_->size()); }

  // How many slices were made of it.
  int sliceCount() const { return static_cast<int>(slices_.size()); }

private:
  friend class PointSlice;
  std::string name_;
  std::vector<VarName> names_;
  bool isSealed_ = false;
  std::shared_ptr<std::vector<std::vector<int>>> samples_;  // its slices see them, too
  std::set<std::pair<int, int>> slices_;
};

// Two variables of a program point.
class PointSlice {
public:
  // Throws unless the point is sealed, both variables are among its own, are numbers and not the same, and there is
  // no slice of these two yet.
  PointSlice(ProgramPoint &point, const VarInfo &x, const VarInfo &y);
  PointSlice(const PointSlice &) = delete;
  PointSlice &operator=(const PointSlice &) = delete;

  const VarName &x() const { return x_; }
  const VarName &y() const { return y_; }
  int sampleCount() const { return static_cast<int>(samples_->size()); }
  // How many values of x there are.
  int distinctCount() const;

private:
  friend class LinearBinary;
  VarName x_, y_;
  std::pair<std::size_t, std::size_t> places_;
  std::shared_ptr<const std::vector<std::vector<int>>> samples_;
};

// The question whether the values of a slice lie on a line, as far as there are samples by then.
class LinearBinary {
public:
  // Throws unless there are samples with two values of x.
  explicit LinearBinary(const PointSlice &slice);

  int sampleCount() const { return static_cast<int>(samples_.size()); }
  bool isLine() const;
  // Whether there are enough samples that it is no coincidence if they lie on a line.
  bool isJustified() const { return sampleCount() >= kEnough; }

private:
  friend class LinearCore;
  static constexpr int kEnough = 3;
  std::vector<std::pair<int, int>> samples_;
};

// The line.
class LinearCore {
public:
  // Throws unless the samples lie on a line, and are enough to say so.
  explicit LinearCore(const LinearBinary &linear);

  // Its slope is rise() / run() in lowest terms; run() is positive.
  int rise() const { return rise_; }
  int run() const { return run_; }
  bool isConstant() const { return rise_ == 0; }

  bool holds(int x, int y) const;
  // The y that belongs to x. Throws if it is no whole number, or x is farther from 0 than ProgramPoint::kMost.
  long long at(int x) const;

  // One more sample. Throws if it does not lie on the line.
  void add(int x, int y);
  int sampleCount() const { return count_; }

private:
  int x_, y_;  // a point of the line
  int rise_, run_;
  int count_;
};
