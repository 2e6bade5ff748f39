// FINDS: undefined-behaviour in MailSession::data
// WITH: --class MailSession -- -std=c++20
// BUDGET: rounds 4

// A protocol: each call is refused unless the one before it was the right one. The third mail of a session is too much,
// twelve calls deep: call graphs lead there, chance alone does not.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

class MailSession {
public:
  void hello(const std::string &host) { go(Fresh, Greeted, host.find('.') != std::string::npos); }
  void login(const std::string &user) { go(Greeted, Known, user == "anna" || user == "bert"); }
  void from(const std::string &address) { go(Known, Addressed, address.find('@') != std::string::npos); }
  void to(const std::string &address) {
    go(Addressed, Addressed, address.find('@') != std::string::npos);
    receivers_.push_back(address);
  }
  void data(const std::string &line) {
    go(Addressed, Known, !receivers_.empty() && line.ends_with('.'));
    sent_[mails_] = static_cast<int>(receivers_.size());
    ++mails_;
    receivers_.clear();
  }
  int quit() {
    go(Known, Over, true);
    return mails_;
  }

private:
  enum State { Fresh, Greeted, Known, Addressed, Over };
  void go(State before, State after, bool isGood) {
    if (state_ != before || !isGood)
      throw std::logic_error("bad sequence of commands");
    state_ = after;
  }

  State state_ = Fresh;
  std::vector<std::string> receivers_;
  int sent_[2] = {0, 0};  // receivers of each mail
  int mails_ = 0;
};
