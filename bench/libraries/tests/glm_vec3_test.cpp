#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
#include <glm/glm.hpp>

TEST_CASE("components") {
  glm::vec3 v(1, 2, 3);
  CHECK(v.x == 1);
  CHECK(v[1] == 2);
  CHECK(v.length() == 3);
  v[2] = 7;
  CHECK(v.z == 7);
}

TEST_CASE("one number for all") {
  glm::vec3 v(2);
  CHECK(v == glm::vec3(2, 2, 2));
  CHECK(v != glm::vec3(2, 2, 1));
}

TEST_CASE("sums and differences") {
  glm::vec3 v(1, 2, 3);
  v += glm::vec3(1, 1, 1);
  CHECK(v == glm::vec3(2, 3, 4));
  v -= 2.0f;
  CHECK(v == glm::vec3(0, 1, 2));
  CHECK(v + v == glm::vec3(0, 2, 4));
}

TEST_CASE("scaling") {
  glm::vec3 v(1, 2, 4);
  v *= 2.0f;
  CHECK(v == glm::vec3(2, 4, 8));
  v /= 4.0f;
  CHECK(v == glm::vec3(0.5f, 1, 2));
  v *= glm::vec3(2, 1, 0);
  CHECK(v == glm::vec3(1, 1, 0));
  v /= glm::vec3(2, 4, 1);
  CHECK(v == glm::vec3(0.5f, 0.25f, 0));
}

TEST_CASE("steps") {
  glm::vec3 v(0, 1, 2);
  ++v;
  CHECK(v == glm::vec3(1, 2, 3));
  CHECK(v-- == glm::vec3(1, 2, 3));
  --v;
  CHECK(v++ == glm::vec3(-1, 0, 1));
}

TEST_CASE("products") {
  glm::vec3 x(1, 0, 0), y(0, 1, 0);
  CHECK(glm::dot(x, y) == 0);
  CHECK(glm::cross(x, y) == glm::vec3(0, 0, 1));
  CHECK(glm::length(glm::vec3(3, 4, 0)) == doctest::Approx(5));
}

TEST_CASE("from smaller vectors") {
  glm::vec2 two(1, 2);
  CHECK(glm::vec3(two, 3) == glm::vec3(1, 2, 3));
  CHECK(glm::vec3(0, two) == glm::vec3(0, 1, 2));
  CHECK(glm::vec3(glm::ivec3(4, 5, 6)) == glm::vec3(4, 5, 6));
}

TEST_CASE("assignment") {
  glm::vec3 v(1, 2, 3), w(0);
  w = v;
  CHECK(w == v);
  w = glm::ivec3(3);
  CHECK(w == glm::vec3(3));
}
