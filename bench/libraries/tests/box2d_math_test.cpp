#include <box2d/b2_math.h>

#include <cmath>
#include <cstdio>

static int failures = 0;

static void check(bool holds, const char *what) {
  if (!holds) {
    std::printf("failed: %s\n", what);
    ++failures;
  }
}

static bool near(float a, float b) { return std::fabs(a - b) < 1e-5f; }

static void components() {
  b2Vec2 v(3, 4);
  check(v.Length() == 5, "length");
  check(v.LengthSquared() == 25, "squared length");
  check(v(0) == 3 && v(1) == 4, "index");
  v.Set(1, 2);
  check(v.x == 1 && v.y == 2, "set");
  v.SetZero();
  check(v.x == 0 && v.y == 0, "zero");
}

static void arithmetic() {
  b2Vec2 v(1, 2);
  v += b2Vec2(2, 3);
  check(v.x == 3 && v.y == 5, "sum");
  v -= b2Vec2(1, 1);
  check(v.x == 2 && v.y == 4, "difference");
  v *= 0.5f;
  check(v.x == 1 && v.y == 2, "scale");
  b2Vec2 w = -v;
  check(w.x == -1 && w.y == -2, "minus");
}

static void normalizes() {
  b2Vec2 v(0, 5);
  check(v.Normalize() == 5, "returns the old length");
  check(near(v.Length(), 1), "has length one");
  b2Vec2 zero(0, 0);
  check(zero.Normalize() == 0, "zero stays");
  check(zero.IsValid(), "and is valid");
}

static void skews() {
  b2Vec2 v = b2Vec2(1, 2).Skew();
  check(v.x == -2 && v.y == 1, "skew");
  check(!b2Vec2(NAN, 1).IsValid(), "no number");
}

static void matrices() {
  b2Mat22 m(2, 0, 0, 4);
  b2Mat22 inverse = m.GetInverse();
  check(near(inverse.ex.x, 0.5f) && near(inverse.ey.y, 0.25f), "inverse");
  b2Vec2 x = m.Solve(b2Vec2(2, 4));
  check(near(x.x, 1) && near(x.y, 1), "solve");
  m.SetIdentity();
  check(m.ex.x == 1 && m.ey.x == 0, "identity");
  m.Set(b2Vec2(1, 2), b2Vec2(3, 4));
  check(m.ey.y == 4, "columns");
  m.SetZero();
  check(m.ex.y == 0, "zero matrix");
}

static void anyMatrix() {
  for (float a = -2; a <= 2; ++a)
    for (float b = -2; b <= 2; ++b) {
      b2Mat22 m(b2Vec2(a, b), b2Vec2(b - 1, -a));
      check(m.ex.y == b && m.ey.y == -a, "columns");
      b2Mat22 inverse = m.GetInverse();
      check(b2Vec2(inverse.ex.x, inverse.ex.y).IsValid(), "inverse of any matrix");
    }
}

static void rotations() {
  b2Rot rotation(b2_pi / 2);
  check(near(rotation.GetAngle(), b2_pi / 2), "angle");
  check(near(rotation.GetXAxis().y, 1), "x axis");
  check(near(rotation.GetYAxis().x, -1), "y axis");
  rotation.Set(0);
  check(rotation.c == 1 && rotation.s == 0, "set");
  rotation.SetIdentity();
  check(rotation.GetAngle() == 0, "identity rotation");
}

int main() {
  components();
  arithmetic();
  normalizes();
  skews();
  matrices();
  anyMatrix();
  rotations();
  return failures == 0 ? 0 : 1;
}
