'use strict';
(function () {
  const root = document.documentElement;
  const dark = window.matchMedia('(prefers-color-scheme: dark)');

  // Pages from the disk may have no storage; then the choice lasts as long as the page.
  const store = {
    get() { try { return window.localStorage.getItem('eclat-theme'); } catch (e) { return null; } },
    set(value) { try { window.localStorage.setItem('eclat-theme', value); } catch (e) { /* no storage */ } }
  };

  function isDark() {
    return root.dataset.theme ? root.dataset.theme === 'dark' : dark.matches;
  }

  const chosen = store.get();
  if (chosen === 'dark' || chosen === 'light')
    root.dataset.theme = chosen;

  function themeButton() {
    const button = document.getElementById('theme');
    const label = () => { button.textContent = isDark() ? 'Light theme' : 'Dark theme'; };
    button.hidden = false;
    button.addEventListener('click', () => {
      root.dataset.theme = isDark() ? 'light' : 'dark';
      store.set(root.dataset.theme);
      label();
    });
    dark.addEventListener('change', label);
    label();
  }

  // Shows the properties that contain all words, and the groups that have some; no words: all as they were.
  function modelFilter() {
    const input = document.getElementById('filter');
    if (!input)
      return;
    const box = document.getElementById('filter-box');
    const count = document.getElementById('filter-count');
    const items = Array.from(document.querySelectorAll('#model li'));
    const groups = Array.from(document.querySelectorAll('#model .point, #model details'));
    const texts = items.map(item => (item.dataset.point + ' ' + item.textContent).toLowerCase());
    const wasOpen = new Map(groups.map(group => [group, group.open]));
    function apply() {
      const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      let shown = 0;
      items.forEach((item, i) => {
        item.hidden = !words.every(word => texts[i].includes(word));
        shown += item.hidden ? 0 : 1;
      });
      groups.forEach(group => {
        group.hidden = words.length > 0 && !group.querySelector('li:not([hidden])');
        if (group.tagName === 'DETAILS')
          group.open = words.length > 0 ? !group.hidden : wasOpen.get(group);
      });
      count.textContent = words.length ? shown + ' of ' + items.length + ' properties' : '';
    }
    box.hidden = false;
    input.addEventListener('input', apply);
    input.addEventListener('keydown', event => {
      if (event.key === 'Escape') {
        input.value = '';
        apply();
      }
    });
    if (input.value)
      apply();
  }

  // j and k: the next and the previous finding.
  function findingKeys() {
    const findings = Array.from(document.querySelectorAll('.finding'));
    document.addEventListener('keydown', event => {
      const isTyping = event.target.closest && event.target.closest('input, textarea, select');
      if ((event.key !== 'j' && event.key !== 'k') || isTyping || event.ctrlKey || event.altKey || event.metaKey)
        return;
      const at = findings.findIndex(finding => finding.contains(document.activeElement));
      const last = findings.length - 1;
      const next = event.key === 'j' ? Math.min(at + 1, last) : Math.max(at < 0 ? 0 : at - 1, 0);
      if (findings[next]) {
        findings[next].focus();
        findings[next].scrollIntoView({ block: 'start' });
      }
    });
  }

  // A box that holds all of its content is no stop for the keyboard.
  function scrollBoxes() {
    const boxes = Array.from(document.querySelectorAll('.scroll'));
    const update = () => boxes.forEach(box => {
      if (box.scrollWidth > box.clientWidth + 1)
        box.tabIndex = 0;
      else if (box.offsetParent)
        box.removeAttribute('tabindex');
    });
    update();
    window.addEventListener('resize', update);
    document.addEventListener('toggle', update, true);
  }

  // What is folded away is printed, too.
  function printing() {
    let closed = [];
    window.addEventListener('beforeprint', () => {
      closed = Array.from(document.querySelectorAll('details:not([open])'));
      closed.forEach(details => { details.open = true; });
    });
    window.addEventListener('afterprint', () => closed.forEach(details => { details.open = false; }));
  }

  document.addEventListener('DOMContentLoaded', () => {
    themeButton();
    modelFilter();
    findingKeys();
    scrollBoxes();
    printing();
  });
}());
