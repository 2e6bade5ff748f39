#include "cli/judging/serve_command.h"

#include "cli/judging/live_report.h"
#include "support/interrupt.h"

#include <chrono>
#include <condition_variable>
#include <fmt/format.h>
// As Debian's library was built: its classes are laid out accordingly.
#define CPPHTTPLIB_OPENSSL_SUPPORT
#define CPPHTTPLIB_ZLIB_SUPPORT
#define CPPHTTPLIB_BROTLI_SUPPORT
#include <httplib.h>
#include <mutex>
#include <nlohmann/json.hpp>
#include <sys/random.h>
#include <thread>

namespace eclat {

namespace {

constexpr const char *kHost = "127.0.0.1";
constexpr std::size_t kLongestRequest = 64 * 1024;
constexpr std::size_t kMostConnections = 256;
constexpr std::time_t kPatience = 2;  // seconds for the next bytes of a client

// A thread for each connection, as long as there are not too many: a client that is slow keeps nobody waiting but
// himself. When there are too many, further ones wait until the kernel's own queue is full.
class Connections : public httplib::TaskQueue {
public:
  void enqueue(std::function<void()> serve) override {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return open_ < kMostConnections || isOver_; });
    if (isOver_)
      return;
    ++open_;
    std::thread([this, serve = std::move(serve)] {
      serve();
      std::lock_guard ended(mutex_);
      --open_;
      changed_.notify_all();
    }).detach();
  }

  void shutdown() override {
    std::unique_lock lock(mutex_);
    isOver_ = true;
    changed_.notify_all();
    changed_.wait(lock, [&] { return open_ == 0; });
  }

private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t open_ = 0;
  bool isOver_ = false;
};

// Who knows it may judge: other users of the machine can reach the port, too.
std::string newToken() {
  unsigned char bytes[16] = {};
  std::string out;
  if (getrandom(bytes, sizeof bytes, 0) != sizeof bytes)
    return out;
  for (unsigned char byte : bytes)
    out += fmt::format("{:02x}", byte);
  return out;
}

// A page of elsewhere can make a browser ask here under another name, or send a form.
bool isOwn(const httplib::Request &request, int port) {
  std::string host = request.get_header_value("Host"), origin = request.get_header_value("Origin");
  bool isHere = host == fmt::format("{}:{}", kHost, port) || host == fmt::format("localhost:{}", port);
  return isHere && (origin.empty() || origin == "http://" + host);
}

// The status with which a request is refused before any of its body is read; 0: it is welcome.
int refusalOf(const httplib::Request &request, const std::string &root, int port) {
  if (!isOwn(request, port))
    return 403;
  if (!request.path.starts_with(root))
    return 404;
  bool hasBody = request.method == "POST";
  if (request.has_header("Transfer-Encoding") || (hasBody && !request.has_header("Content-Length")))
    return 411;  // how long it is has to be said at first
  if (request.get_header_value<std::uint64_t>("Content-Length") > kLongestRequest)
    return 413;
  return 0;
}

void bound(httplib::Server &server) {
  server.new_task_queue = [] { return new Connections; };
  server.set_payload_max_length(kLongestRequest);
  server.set_read_timeout(kPatience);
  server.set_write_timeout(kPatience);
  server.set_keep_alive_max_count(1);  // what is left of a request that was refused is no request
}

void define(httplib::Server &server, LiveReport &report, const std::string &root, int port) {
  bound(server);
  server.set_pre_routing_handler([root, port](const httplib::Request &request, httplib::Response &response) {
    response.set_header("Cache-Control", "no-store");
    response.set_header("X-Content-Type-Options", "nosniff");
    response.status = refusalOf(request, root, port);
    if (response.status == 0) {
      response.status = -1;  // as the library has it: not decided yet
      return httplib::Server::HandlerResponse::Unhandled;
    }
    response.set_header("Connection", "close");
    return httplib::Server::HandlerResponse::Handled;
  });
  server.Get(root, [&report](const httplib::Request &, httplib::Response &response) {
    response.set_content(report.page(), "text/html; charset=utf-8");
  });
  server.Get(root + "state", [&report](const httplib::Request &, httplib::Response &response) {
    response.set_content(report.state().dump(), "application/json");
  });
  server.Post(root + "verdict", [&report](const httplib::Request &request, httplib::Response &response) {
    LiveReport::Answer answer = report.judge(request.body);
    response.status = answer.status;
    response.set_content(answer.text, "application/json");
  });
}

}  // namespace

Result<int> serveReport(const CommandLine &line, const WorkDir &dir) {
  std::string token = newToken();
  httplib::Server server;
  int port = line.port;
  bool isBound = port == 0 ? (port = server.bind_to_any_port(kHost)) > 0 : server.bind_to_port(kHost, port);
  if (!isBound || token.empty())
    return fail({ExitCode::Usage,
                 "serve",
                 fmt::format("cannot listen on {} port {}", kHost, line.port),
                 "choose another with --port, or leave it out",
                 {}});
  LiveReport report(line, dir);
  std::string root = "/" + token + "/";
  define(server, report, root, port);
  fmt::print("http://{}:{}{}\n", kHost, port, root);
  std::fflush(stdout);
  std::jthread listening([&] { server.listen_after_bind(); });
  while (!interrupted())
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  server.stop();
  return 0;
}

}  // namespace eclat
