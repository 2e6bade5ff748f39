#!/usr/bin/python3
"""The HTML report in a real browser: what people see, with keyboard and screen of every size.

usage: html_report_test.py UNIT_TESTS      the program that writes the pages
       html_report_test.py PAGE.html...    pages of your own

ECLAT_SHOTS=DIR also leaves pictures of the pages there.
"""
import glob
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from browser import Browser, ENTER, ESCAPE, TAB

failures = []


def expect(condition, what):
    if not condition:
        failures.append(what)


# Each text colour that a page uses, against what is painted behind it.
CONTRASTS = """
const parse = text => (text.match(/[\\d.]+/g) || []).map(Number);
const light = rgb => rgb.slice(0, 3).map(v => v / 255).map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
const behind = element => {
  for (let at = element; at; at = at.parentElement) {
    const colour = parse(getComputedStyle(at).backgroundColor);
    if (colour.length === 3 || colour[3] > 0) return colour;
  }
  return [255, 255, 255];
};
const seen = new Map();
for (const element of document.querySelectorAll('body *')) {
  const own = Array.from(element.childNodes).some(n => n.nodeType === 3 && n.textContent.trim());
  if (!own || !element.offsetParent) continue;
  const colour = getComputedStyle(element).color, back = behind(element);
  const [a, b] = [light(parse(colour)), light(back)].sort((x, y) => y - x);
  seen.set(colour + ' on ' + back, [(a + 0.05) / (b + 0.05), element.tagName + '.' + element.className]);
}
return Array.from(seen, ([what, [ratio, where]]) => [what, ratio, where]);
"""


def check_colours(browser, name):
    for what, ratio, where in browser.run(CONTRASTS):
        expect(ratio >= 4.5, f"{name}: {what} has a contrast of {ratio:.2f} ({where})")


BACKGROUND = "return getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)[0]"


def keeps_theme(browser):
    """Whether a page that was loaded again has the light theme that was chosen. The browser hands what pages store from one process to
    another in its own time, and may be late: then it is chosen again."""
    for attempt in range(6):
        if browser.run(BACKGROUND) < 60:
            browser.run("document.getElementById('theme').focus()")
            browser.press([ENTER])
        time.sleep(0.3 * attempt)
        browser.reload()
        if browser.run(BACKGROUND) > 200:
            return True
    return False


def check_themes(browser, name):
    browser.prefer("light")
    expect(browser.run(BACKGROUND) > 200, f"{name}: it is not light where light is preferred")
    check_colours(browser, name + ", light")
    browser.prefer("dark")
    browser.run("localStorage.clear()")  # what the page before has cleared may still be there
    browser.reload()
    expect(browser.run(BACKGROUND) < 60, f"{name}: it is not dark where dark is preferred")
    check_colours(browser, name + ", dark")
    browser.run("document.getElementById('theme').focus()")
    browser.press([ENTER])
    expect(browser.run(BACKGROUND) > 200, f"{name}: the button does not change the theme")
    expect(keeps_theme(browser), f"{name}: the chosen theme is lost on reload")
    browser.run("localStorage.clear()")
    browser.prefer("light")
    browser.reload()


def check_sizes(browser, name):
    for width in (1280, 768, 360):
        browser.size(width)
        wide = browser.run("return document.scrollingElement.scrollWidth")
        expect(wide <= width, f"{name}: {wide} pixels wide in a window of {width}")
    # All that can be unfolded must fit, too.
    browser.run("document.querySelectorAll('details').forEach(d => { d.open = true; })")
    wide = browser.run("return document.scrollingElement.scrollWidth")
    expect(wide <= 360, f"{name}: unfolded {wide} pixels wide in a window of 360")
    browser.reload()
    browser.size(1280)


FOCUS = """
const at = document.activeElement, style = getComputedStyle(at);
return [at.closest('.finding') ? at.closest('.finding').id : '', at.className, at.tagName, style.outlineStyle !== 'none'];
"""


def check_keyboard(browser, name):
    findings = browser.run("return Array.from(document.querySelectorAll('.finding'), f => f.id)")
    reached, first = set(), None
    browser.run("document.activeElement.blur(); window.scrollTo(0, 0)")
    for _ in range(150):
        browser.press([TAB])
        finding, look, tag, is_seen = browser.run(FOCUS)
        if tag == "BODY":
            break
        first = first or look
        reached.add(finding)
        expect(is_seen, f"{name}: focus on {tag}.{look} cannot be seen")
    expect(first == "skip", f"{name}: the first stop of the keyboard is '{first}', not the skip link")
    for finding in findings:
        expect(finding in reached, f"{name}: the keyboard does not reach {finding}")
    browser.run("document.activeElement.blur()")
    visited = []
    for key in ["j"] * len(findings) + ["k"]:
        browser.press([key])
        visited.append(browser.run("return document.activeElement.id"))
    expect(visited == findings + findings[-2:][:1], f"{name}: j and k went to {visited}")


SHOWN = """
return Array.from(document.querySelectorAll('#model li')).filter(li => li.getClientRects().length).map(li => li.textContent);
"""


def check_filter(browser, name):
    if not browser.run("return document.querySelectorAll('#model li').length"):
        return
    every = browser.run("return Array.from(document.querySelectorAll('#model li'), li => li.textContent)")
    word = every[0].split()[0].lower()
    browser.run("document.getElementById('filter').focus()")
    browser.press(list(word))
    shown = browser.run(SHOWN)
    expect(every[0] in shown, f"{name}: '{word}' does not find '{every[0]}'")
    browser.press(list(" zzz"))
    expect(browser.run(SHOWN) == [], f"{name}: what is not there is found")
    browser.press([ESCAPE])
    expect(browser.run("return document.querySelectorAll('#model li[hidden]').length") == 0, f"{name}: Escape clears nothing")


STRUCTURE = """
const wrong = [];
const levels = Array.from(document.querySelectorAll('h1,h2,h3,h4'), h => +h.tagName[1]);
levels.forEach((level, i) => { if (level > (i ? levels[i - 1] : 0) + 1) wrong.push('a heading of level ' + level + ' is too deep'); });
for (const tag of ['header', 'nav', 'main', 'footer'])
  if (document.querySelectorAll('body > ' + tag + ', .frame > ' + tag).length !== 1) wrong.push('not one ' + tag);
const ids = Array.from(document.querySelectorAll('[id]'), e => e.id);
if (new Set(ids).size !== ids.length) wrong.push('an id stands twice');
for (const link of document.querySelectorAll('a[href]'))
  if (!document.getElementById(link.getAttribute('href').slice(1))) wrong.push('a link leads nowhere: ' + link.href);
for (const element of document.querySelectorAll('*'))
  for (const attribute of element.attributes)
    if (/^on/.test(attribute.name) || attribute.name === 'style') wrong.push(element.tagName + ' has ' + attribute.name);
if (document.querySelectorAll('script').length !== 1 || document.querySelectorAll('img, iframe, link').length)
  wrong.push('something was smuggled in');
return wrong;
"""


def check_without_script(browser, name):
    text = browser.run("return document.querySelector('main').textContent")
    browser.tool("Emulation.setScriptExecutionDisabled", value=True)
    browser.reload()
    tree = browser.tool("DOM.getDocument", depth=-1)["root"]
    html = browser.tool("DOM.getOuterHTML", nodeId=tree["nodeId"])["outerHTML"]
    expect(html.count('class="finding"') == text.count("The whole story:"), f"{name}: findings are missing without script")
    expect('<button id="theme" type="button" hidden="">' in html, f"{name}: a button that does nothing without script")
    browser.tool("Emulation.setScriptExecutionDisabled", value=False)
    browser.reload()


def check_silence(browser, name, url):
    for entry in browser.logged("browser"):
        expect(False, f"{name}: the console says {entry['message']}")
    for entry in browser.logged("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            asked = message["params"]["request"]["url"].split("#")[0]
            expect(asked in (url, "data:,"), f"{name}: it asks for {asked}")


def check_page(browser, page, shots):
    url, name = pathlib.Path(page).resolve().as_uri(), os.path.basename(page)
    browser.open("about:blank")
    browser.logged("performance")  # the browser's own first page
    browser.size(1280)
    browser.open(url)
    for wrong in browser.run(STRUCTURE):
        expect(False, f"{name}: {wrong}")
    check_sizes(browser, name)
    check_themes(browser, name)
    check_keyboard(browser, name)
    check_filter(browser, name)
    check_without_script(browser, name)
    check_silence(browser, name, url)
    if shots:
        for kind, width, scheme in (("light", 1280, "light"), ("dark", 1280, "dark"), ("phone", 360, "light")):
            browser.size(width)
            browser.prefer(scheme)
            browser.shot(f"{shots}/{name.removesuffix('.html')}-{kind}.png")


def main():
    with tempfile.TemporaryDirectory() as folder:
        pages = sys.argv[1:]
        if not pages[0].endswith(".html"):
            run = [pages[0], "--gtest_filter=EmitGolden.PagesForTheBrowser*", "--gtest_brief=1"]
            subprocess.run(run, check=True, env={**os.environ, "ECLAT_PAGES": folder}, stdout=subprocess.DEVNULL)
            pages = sorted(glob.glob(folder + "/*.html"))
        expect(pages, "there is no page")
        with Browser() as browser:
            for page in pages:
                check_page(browser, page, os.environ.get("ECLAT_SHOTS"))
    for failure in failures:
        print(failure)
    print(f"{len(pages)} pages, {len(failures)} things wrong")
    sys.exit(1 if failures else 0)


main()
