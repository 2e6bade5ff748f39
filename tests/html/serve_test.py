#!/usr/bin/python3
"""`eclat serve` as people use it: verdicts by buttons, by two people, while a run is under way; and who is kept out.

usage: serve_test.py ECLAT
"""
import http.client
import json
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

from browser import Browser

HEADER = """#pragma once
class Gate {
public:
  explicit Gate(int width) : width_(width) {}
  int width() const { return width_; }
  void open(int width) { width_ = width; }
  bool widerThan(const Gate *other) const { return width_ > other->width_; }
private:
  int width_;
};
"""
TEST = """#include "gate.h"
int main() {
  Gate narrow(3), wide(40);
  narrow.open(7);
  return wide.widerThan(&narrow) && !narrow.widerThan(&wide) && narrow.width() == 7 ? 0 : 1;
}
"""
RUN = ["run", "-q", "--class", "Gate", "--header", "gate.h", "--tests", "gate_test.cpp", "--no-prove"]
failures = []


def expect(condition, what):
    if not condition:
        failures.append(what)


def soon(browser, script, what):
    """The page asks its server every second."""
    for _ in range(300):
        if browser.run(script):
            return
        time.sleep(0.05)
    failures.append(what + ": " + browser.run("return document.querySelector('main').innerText")[:400])


def click(browser, verdict, reason=""):
    browser.run("document.querySelector('.verdict input').value = arguments[0];"
                "document.querySelector('.verdict button[data-verdict=' + arguments[1] + ']').click()", reason, verdict)


SAID = "return document.querySelector('.said').textContent"


def check_judging(browser, url, file):
    browser.open(url)
    expect(browser.run("return document.querySelectorAll('.verdict button:not([hidden])').length") == 3, "there are three buttons")
    click(browser, "illegal", "null is the caller's <b>mistake</b>")
    soon(browser, SAID + ".startsWith('judged illegal: null is')", "a verdict is shown")
    expect(browser.run("return document.querySelectorAll('.said b').length") == 0, "a reason is text, not markup")
    text = file.read_text()
    expect(" illegal  # null is the caller's <b>mistake</b>\n" in text, "a verdict is written down: " + text)
    expect("asked entry of Gate::widerThan(const Gate *) const: other != null" in text, "its rule is trusted: " + text)
    browser.run("document.querySelectorAll('.verdict button')[3].click()")
    soon(browser, SAID + " === ''", "a verdict is withdrawn")
    expect(" illegal " not in file.read_text(), "it is taken out of the file")
    errors = [entry["message"] for entry in browser.logged("browser") if entry["level"] == "SEVERE" and "409" not in entry["message"]]
    expect(not errors, "the page has errors: %s" % errors)


def check_two_people(browser, url, file):
    """One whose page is frozen judges what the other has judged meanwhile."""
    browser.open(url)
    soon(browser, SAID + " === ''", "nothing is said yet")
    state = json.loads(ask(url, "GET", "state")[1])
    id = browser.run("return document.querySelector('.finding .id').textContent")
    expect(id not in state["verdicts"], "nobody has judged it")
    other = {"id": id, "verdict": "fault", "because": "the other one", "seen": ""}
    expect(ask(url, "POST", "verdict", json.dumps(other))[0] == 200, "the other one judges")
    late = dict(other, verdict="fine", because="mine")
    status, body = ask(url, "POST", "verdict", json.dumps(late))
    expect(status == 409 and "was judged fault before" in body, "what was not seen is not overwritten: %s %s" % (status, body))
    expect(" fault  # the other one\n" in file.read_text(), "the first verdict stands")
    soon(browser, SAID + " === 'judged fault: the other one'", "the page shows what the other one said")
    click(browser, "fine", "seen and overruled")
    soon(browser, SAID + ".startsWith('judged fine: seen')", "who has seen it may overrule it")
    broken = "<<<<<<< ours\n" + file.read_text()
    file.write_text(broken)
    status, body = ask(url, "POST", "verdict", json.dumps(late))
    expect(status == 500 and "left of a merge" in body, "a broken file is told: %s %s" % (status, body))
    expect(file.read_text() == broken, "and left as it is")
    file.write_text(broken.split("\n", 1)[1])


def check_run_cut_off(browser, url, folder):
    """No report is there, and nobody is at work on one."""
    report = folder / ".eclat/report.json"
    aside = folder / "report.json"
    shutil.move(report, aside)
    browser.open(url)
    soon(browser, "return document.getElementById('live').textContent.includes('did not come to its end')", "a run that was cut off is told")
    click(browser, "fault", "meanwhile")
    soon(browser, SAID + ".startsWith('judged fault: meanwhile')", "findings can be judged meanwhile")
    values = json.loads(aside.read_text())
    values["stats"]["generated"] += 1
    del values["checksum"]
    report.write_text(json.dumps(values))
    browser.run("document.title = 'old'")
    soon(browser, "return document.title !== 'old'", "the page is loaded again when there is a report")


def check_run_under_way(browser, eclat, folder):
    """Its first findings are there to be judged while it goes on, and what is said of them counts in it."""
    server = subprocess.Popen([eclat, "serve", "--work-dir", "long", "--verdicts", "long.verdicts"], cwd=folder, stdout=subprocess.PIPE, text=True)
    url = server.stdout.readline().strip()
    run = None
    try:
        expect("No report yet" in ask(url, "GET", "")[1], "before the first run there is nothing to see")
        command = [eclat] + RUN + ["--work-dir", "long", "--verdicts", "long.verdicts", "--rounds", "1000", "--seeds", "100"]
        run = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
        while run.poll() is None and "finding-" not in ask(url, "GET", "")[1]:
            time.sleep(0.05)
        expect(run.poll() is None, "the run is still under way")
        browser.open(url)
        soon(browser, "return document.getElementById('live')?.textContent.startsWith('This run is under way: these are its findings so far')",
             "findings of a run that is under way are shown as such")
        click(browser, "fault", "while it was going on")
        said = "return document.querySelector('.said')?.textContent.startsWith('judged fault: while it')"
        soon(browser, said, "they can be judged")
        browser.open(url)
        soon(browser, said, "and stay judged")
        expect(run.poll() is None, "the run goes on")
    finally:
        if run:
            run.send_signal(signal.SIGINT)
            told = run.communicate(timeout=120)[0]
        server.send_signal(signal.SIGINT)
        server.wait(20)
    expect("judged fault: while it was going on" in told, "what was said meanwhile counts in the run: " + told)
    expect(not (folder / "long/interim.json").exists(), "in the end there is one report")


def check_verdict_during_a_run(eclat, url, folder):
    """Whichever of the two comes to its end first: what is judged is not asked again."""
    id = next(iter(json.loads(ask(url, "GET", "state")[1])["verdicts"]))
    subprocess.run([eclat, "withdraw", id], cwd=folder, stdout=subprocess.DEVNULL, check=True)
    run = subprocess.Popen([eclat] + RUN + ["--rounds", "60"], cwd=folder, stdout=subprocess.DEVNULL)
    while run.poll() is None and not json.loads(ask(url, "GET", "state")[1])["isUnderWay"]:
        time.sleep(0.01)
    verdict = {"id": id, "verdict": "fault", "because": "during a run", "seen": ""}
    status, body = ask(url, "POST", "verdict", json.dumps(verdict))
    expect(status == 200, "it can be judged while a run is under way: %s %s" % (status, body))
    expect(run.wait() in (0, 1), "the run comes to its end: %d" % run.returncode)
    review = subprocess.run([eclat, "review"], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    expect("0 findings judged, 0 left" in review.stdout, "nothing is asked twice: " + review.stdout + review.stderr)


def ask(url, method, path, body=None, headers=None):
    host, _, root = url[len("http://"):].partition("/")
    connection = http.client.HTTPConnection(host, timeout=60)
    connection.request(method, "/" + root + path, body, headers or {})
    answer = connection.getresponse()
    return answer.status, answer.read().decode()


def check_doors(url):
    wrong = url.rsplit("/", 2)[0] + "/" + "0" * 32 + "/"
    expect(ask(wrong, "GET", "")[0] == 404, "a wrong token shows nothing")
    expect(ask(url.rsplit("/", 2)[0] + "/", "GET", "")[0] == 404, "no token shows nothing")
    expect(ask(url, "GET", "state", None, {"Host": "evil.example"})[0] == 403, "another name of the host is refused")
    expect(ask(url, "POST", "verdict", "{}", {"Origin": "http://evil.example"})[0] == 403, "pages of elsewhere are refused")
    expect(ask(url, "POST", "verdict", "{}")[0] == 400, "half a verdict is refused")
    expect(ask(url, "POST", "verdict", json.dumps({"id": "x-000000", "verdict": "fine", "because": "", "seen": ""}))[0] == 404,
           "an unknown finding is refused")
    status, body = ask(url, "POST", "verdict", json.dumps({"id": "x-000000", "verdict": "fine", "because": "a\0b", "seen": ""}))
    expect(status == 400 and "NUL" in body, "a text with NUL is refused: %s %s" % (status, body))


def flood(url, path, size):
    """Sends a body in pieces, as long as it is taken; how much was, and the first line of the answer."""
    host, port = url[len("http://"):].split("/")[0].split(":")
    sent, answer = 0, b""
    with socket.create_connection((host, int(port)), timeout=60) as client:
        client.sendall(("POST %s HTTP/1.1\r\nHost: %s:%s\r\nTransfer-Encoding: chunked\r\n\r\n" % (path, host, port)).encode())
        try:
            while sent < size:
                client.sendall(b"100000\r\n" + b"x" * (1 << 20) + b"\r\n")
                sent += 1 << 20
        except OSError:
            pass
        try:
            answer = client.recv(100)
        except OSError:
            pass
    return sent, answer.split(b"\r\n")[0].decode()


def peak(pid):
    return next(int(line.split()[1]) << 10 for line in open("/proc/%d/status" % pid) if line.startswith("VmHWM"))


def check_floods(url, pid):
    root = "/" + url.split("/", 3)[3]
    before = peak(pid)
    for path in ("/", "/nothing", root + "verdict"):
        flood(url, path, 300 << 20)
    expect(peak(pid) - before < 50 << 20, "what nobody asked for is not kept: %d MB" % ((peak(pid) - before) >> 20))
    expect(ask(url, "GET", "state")[0] == 200, "it goes on")


def check_slow_clients(url):
    """They hold their connections as long as they like, and keep nobody waiting."""
    host, port = url[len("http://"):].split("/")[0].split(":")
    slow = [socket.create_connection((host, int(port)), timeout=60) for _ in range(64)]
    isOver = threading.Event()

    def drip():
        while not isOver.wait(0.2):
            for client in slow:
                try:
                    client.sendall(b"G")
                except OSError:
                    pass

    dripping = threading.Thread(target=drip)
    dripping.start()
    try:
        expect(ask(url, "GET", "state")[0] == 200, "a quick client is served beside slow ones")
    except OSError as e:
        failures.append("a quick client is served beside slow ones: %s" % e)
    isOver.set()
    dripping.join()
    for client in slow:
        client.close()


def main():
    eclat = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory(prefix="eclat-serve-") as name:
        folder = pathlib.Path(name)
        (folder / "gate.h").write_text(HEADER)
        (folder / "gate_test.cpp").write_text(TEST)
        run = subprocess.run([eclat] + RUN, cwd=folder, stdout=subprocess.DEVNULL)
        if run.returncode != 1:
            sys.exit("the run ended with %d" % run.returncode)
        server = subprocess.Popen([eclat, "serve"], cwd=folder, stdout=subprocess.PIPE, text=True)
        try:
            url = server.stdout.readline().strip()
            expect(url.startswith("http://127.0.0.1:"), "it tells where it is: " + url)
            check_doors(url)
            check_floods(url, server.pid)
            check_slow_clients(url)
            with Browser() as browser:
                check_judging(browser, url, folder / "eclat.verdicts")
                check_two_people(browser, url, folder / "eclat.verdicts")
                check_run_cut_off(browser, url, folder)
                check_run_under_way(browser, eclat, folder)
            check_verdict_during_a_run(eclat, url, folder)
        finally:
            server.send_signal(signal.SIGINT)
            code = server.wait(20)
        expect(code == 0, "it ends when it is interrupted: %d" % code)
    for failure in failures:
        print("FAILED:", failure)
    sys.exit(1 if failures else 0)


main()
