#include "matrix.h"

#include "plain_test.hpp"

#include <limits>
#include <utility>

using linear::Matrix;

namespace {

Matrix counted(std::size_t rows, std::size_t columns, double from, double step = 1) {
  Matrix made(rows, columns);
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t j = 0; j < columns; ++j)
      made(i, j) = std::exchange(from, from + step);
  return made;
}

}  // namespace

TEST(Matrix, HasAShape) {
  for (std::size_t rows : {1, 2, 5, 100})
    for (std::size_t columns : {1, 3, 4, 100}) {
      const Matrix matrix(rows, columns, -1.5);
      EXPECT_EQ(matrix.rows(), rows);
      EXPECT_EQ(matrix.columns(), columns);
      EXPECT_EQ(matrix(0, 0), -1.5);
      EXPECT_EQ(matrix(rows - 1, columns - 1), -1.5);
      EXPECT_THROW(matrix(rows, 0), std::out_of_range);
      EXPECT_THROW(matrix(0, columns), std::out_of_range);
    }
  EXPECT_THROW(Matrix(0, 3), std::invalid_argument);
  EXPECT_THROW(Matrix(3, 0), std::invalid_argument);
  EXPECT_THROW(Matrix(101, 1), std::invalid_argument);
}

TEST(Matrix, KeepsElements) {
  Matrix matrix(2, 3);
  double value = -2;
  for (std::size_t i = 0; i < 2; ++i)
    for (std::size_t j = 0; j < 3; ++j) {
      EXPECT_EQ(matrix(i, j), 0);
      matrix(i, j) = value;
      EXPECT_EQ(matrix(i, j), value);
      value += 0.75;
    }
}

TEST(Matrix, Adds) {
  for (double from : {0.0, -4.0, 1e300}) {
    const Matrix a = counted(3, 2, from, -2.5), b = counted(3, 2, 10);
    const Matrix sum = a + b;
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t j = 0; j < 2; ++j)
        EXPECT_EQ(sum(i, j), a(i, j) + b(i, j));
    EXPECT_EQ(sum, b + a);
  }
  Matrix twice = counted(2, 2, 1);
  twice += twice;
  EXPECT_EQ(twice(1, 1), 8);
  EXPECT_THROW(twice += Matrix(2, 3), std::invalid_argument);
  EXPECT_THROW(Matrix(1, 2) + Matrix(2, 1), std::invalid_argument);
}

TEST(Matrix, Multiplies) {
  const Matrix product = counted(2, 3, 1) * counted(3, 2, -1);
  EXPECT_EQ(product.rows(), 2u);
  EXPECT_EQ(product.columns(), 2u);
  EXPECT_EQ(product(0, 0), 1 * -1 + 2 * 1 + 3 * 3);
  EXPECT_EQ(product(1, 1), 4 * 0 + 5 * 2 + 6 * 4);
  for (std::size_t size : {1, 2, 4}) {
    const Matrix matrix = counted(size, 3, 2.5, -1);
    EXPECT_EQ(Matrix::identity(size) * matrix, matrix);
    EXPECT_EQ(matrix * Matrix::identity(3), matrix);
  }
  EXPECT_THROW(Matrix(2, 3) * Matrix(2, 3), std::invalid_argument);
}

TEST(Matrix, Transposes) {
  for (std::size_t rows : {1, 2, 3})
    for (std::size_t columns : {1, 4}) {
      const Matrix matrix = counted(rows, columns, 7, -4);
      const Matrix turned = matrix.transposed();
      EXPECT_EQ(turned.rows(), columns);
      EXPECT_EQ(turned(columns - 1, 0), matrix(0, columns - 1));
      EXPECT_EQ(turned.transposed(), matrix);
    }
}

TEST(Matrix, CopiesAndMoves) {
  for (std::size_t rows : {1, 2, 5})
    for (std::size_t columns : {1, 3}) {
      Matrix first = counted(rows, columns, 5, -3);
      Matrix moved = std::move(first);
      EXPECT_EQ(moved(0, 0), 5);
      EXPECT_EQ(first(0, 0), 5);
      first(0, 0) = -9;
      EXPECT_NE(first, moved);
      moved = Matrix(4, 1, 2);
      EXPECT_EQ(moved.rows(), 4u);
      moved = first;
      EXPECT_EQ(moved, first);
    }
}

TEST(Matrix, Compares) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  Matrix a(2, 2), b(2, 2);
  EXPECT_EQ(a, b);
  EXPECT_NE(a, Matrix(1, 4));
  a(0, 1) = nan;
  EXPECT_EQ(a, a);
  EXPECT_NE(a, b);
  b(0, 1) = nan;
  EXPECT_EQ(a, b);
  b(1, 0) = std::numeric_limits<double>::infinity();
  EXPECT_NE(a, b);
}
