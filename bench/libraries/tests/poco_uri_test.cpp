#include <Poco/Exception.h>
#include <Poco/URI.h>
#include <gtest/gtest.h>

using Poco::URI;

TEST(Uri, Parts) {
  URI uri("http://user@example.com:8080/a/b?x=1#top");
  EXPECT_EQ(uri.getScheme(), "http");
  EXPECT_EQ(uri.getUserInfo(), "user");
  EXPECT_EQ(uri.getHost(), "example.com");
  EXPECT_EQ(uri.getPort(), 8080);
  EXPECT_EQ(uri.getPath(), "/a/b");
  EXPECT_EQ(uri.getQuery(), "x=1");
  EXPECT_EQ(uri.getFragment(), "top");
  EXPECT_EQ(uri.getAuthority(), "user@example.com:8080");
}

TEST(Uri, Builds) {
  URI uri;
  EXPECT_TRUE(uri.empty());
  uri.setScheme("https");
  uri.setHost("example.org");
  uri.setPath("/x");
  EXPECT_EQ(uri.toString(), "https://example.org/x");
  EXPECT_EQ(uri.getPort(), 443);
  uri.setPort(444);
  EXPECT_EQ(uri.getSpecifiedPort(), 444);
}

TEST(Uri, Queries) {
  URI uri("http://a/b");
  uri.addQueryParameter("k", "v w");
  EXPECT_EQ(uri.getRawQuery(), "k=v%20w");
  EXPECT_EQ(uri.getQueryParameters().size(), 1u);
  uri.setQuery("q=2");
  EXPECT_EQ(uri.getPathAndQuery(), "/b?q=2");
}

TEST(Uri, Resolves) {
  URI base("http://a/b/c/d");
  base.resolve("../g");
  EXPECT_EQ(base.toString(), "http://a/b/g");
  EXPECT_FALSE(base.isRelative());
  EXPECT_TRUE(URI("x/y").isRelative());
}

TEST(Uri, Normalizes) {
  URI uri("http://a/b/./c/../d");
  uri.normalize();
  EXPECT_EQ(uri.getPath(), "/b/d");
  std::vector<std::string> segments;
  uri.getPathSegments(segments);
  EXPECT_EQ(segments.size(), 2u);
}

TEST(Uri, Encodes) {
  std::string out;
  URI::encode("a b/c", "/", out);
  EXPECT_EQ(out, "a%20b%2Fc");
  std::string back;
  URI::decode(out, back);
  EXPECT_EQ(back, "a b/c");
}

TEST(Uri, Compares) {
  EXPECT_EQ(URI("http://a/"), URI("http://a/"));
  EXPECT_NE(URI("http://a/"), URI("http://b/"));
  URI one("http://a/"), two("ftp://b/");
  one.swap(two);
  EXPECT_EQ(one.getScheme(), "ftp");
  one.clear();
  EXPECT_TRUE(one.empty());
}

TEST(Uri, Errors) {
  EXPECT_THROW(URI("http://a:port/"), Poco::SyntaxException);
  EXPECT_THROW(URI("http://[::1/"), Poco::SyntaxException);
}
