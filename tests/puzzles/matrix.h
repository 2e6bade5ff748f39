// FINDS: nothing
// WITH: --class linear::Matrix
// BUDGET: rounds 4
#pragma once

#include <cmath>
#include <cstddef>
#include <stdexcept>
#include <vector>

namespace linear {

// Numbers in rows and columns. Matrices are equal if they have the same shape and no element
// differs; an element that is not a number is taken as equal to another such.
class Matrix {
public:
  Matrix(std::size_t rows, std::size_t columns, double value = 0) : rows_(rows), columns_(columns) {
    if (rows == 0 || columns == 0 || rows > 100 || columns > 100)
      throw std::invalid_argument("a matrix has 1 to 100 rows and columns");
    cells_.assign(rows * columns, value);
  }

  // Moving copies, so that no matrix is without its elements.
  Matrix(const Matrix &) = default;
  Matrix &operator=(const Matrix &) = default;

  static Matrix identity(std::size_t size) {
    Matrix made(size, size);
    for (std::size_t i = 0; i < size; ++i)
      made(i, i) = 1;
    return made;
  }

  std::size_t rows() const noexcept { return rows_; }
  std::size_t columns() const noexcept { return columns_; }
  double &operator()(std::size_t row, std::size_t column) { return cells_[place(row, column)]; }
  double operator()(std::size_t row, std::size_t column) const { return cells_[place(row, column)]; }

  Matrix &operator+=(const Matrix &other) {
    if (rows_ != other.rows_ || columns_ != other.columns_)
      throw std::invalid_argument("the shapes differ");
    for (std::size_t i = 0; i < cells_.size(); ++i)
      cells_[i] += other.cells_[i];
    return *this;
  }
  friend Matrix operator+(Matrix a, const Matrix &b) { return a += b; }

  friend Matrix operator*(const Matrix &a, const Matrix &b) {
    if (a.columns_ != b.rows_)
      throw std::invalid_argument("the shapes do not fit");
    Matrix product(a.rows_, b.columns_);
    for (std::size_t i = 0; i < a.rows_; ++i)
      for (std::size_t j = 0; j < b.columns_; ++j)
        for (std::size_t k = 0; k < a.columns_; ++k)
          product(i, j) += a(i, k) * b(k, j);
    return product;
  }

  Matrix transposed() const {
    Matrix turned(columns_, rows_);
    for (std::size_t i = 0; i < rows_; ++i)
      for (std::size_t j = 0; j < columns_; ++j)
        turned(j, i) = (*this)(i, j);
    return turned;
  }

  friend bool operator==(const Matrix &a, const Matrix &b) {
    if (a.rows_ != b.rows_ || a.columns_ != b.columns_)
      return false;
    for (std::size_t i = 0; i < a.cells_.size(); ++i)
      if (a.cells_[i] != b.cells_[i] && !(std::isnan(a.cells_[i]) && std::isnan(b.cells_[i])))
        return false;
    return true;
  }
  friend bool operator!=(const Matrix &a, const Matrix &b) { return !(a == b); }

private:
  std::size_t place(std::size_t row, std::size_t column) const {
    if (row >= rows_ || column >= columns_)
      throw std::out_of_range("no such element");
    return row * columns_ + column;
  }

  std::size_t rows_, columns_;
  std::vector<double> cells_;
};

}  // namespace linear
