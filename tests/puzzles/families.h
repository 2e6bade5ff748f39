// FINDS: undefined-behaviour in Rated<Amplifier>::times
// WITH: --class Amplifier --class Device --class Rack
// BUDGET: rounds 2
#pragma once

// A virtual base that is abstract; its objects are amplifiers.
class Device {
public:
  virtual ~Device() = default;
  virtual int power() const = 0;
  void toggle() { isOn_ = !isOn_; }
  bool isOn() const { return isOn_; }

private:
  bool isOn_ = false;
};

class Input : public virtual Device {
public:
  void feed(short level) { level_ = level; }
  int level() const { return level_; }

private:
  short level_ = 0;
};

class Output : public virtual Device {
public:
  virtual void turn(bool up) { volume_ = (volume_ + (up ? 1 : 9)) % 10; }
  int volume() const { return volume_; }

protected:
  int volume_ = 1;
};

// Curiously recurring. How many times the power of another this one has; that one may have none.
template <class Self> class Rated {
public:
  int times(const Self &other) const { return static_cast<const Self &>(*this).power() / other.power(); }
};

class Amplifier final : public Input, public Output, public Rated<Amplifier> {
public:
  int power() const override { return level() * volume(); }
  void turn(bool up) override { volume_ = up ? 9 : 1; }
};

class Rack {
public:
  void add(const Device &device) { sum_ = (sum_ + device.power()) % 1000; }
  int sum() const { return sum_; }

private:
  int sum_ = 0;
};
