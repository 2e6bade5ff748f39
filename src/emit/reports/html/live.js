'use strict';
// Of `eclat serve`: buttons at each finding, and what others have said meanwhile.
(function () {
  const base = location.pathname;
  const verdicts = [['fault', 'Fault'], ['fine', 'Fine'], ['illegal', 'Illegal']];
  let known = null;
  const cards = new Map();

  function element(name, properties, parent) {
    const made = Object.assign(document.createElement(name), properties);
    if (parent)
      parent.append(made);
    return made;
  }

  const banner = element('p', {id: 'live', hidden: true});
  banner.setAttribute('role', 'status');

  // What a card shows is what its next verdict is said to have been based on.
  function show(card, entry) {
    card.mark = entry ? entry.mark : '';
    card.status.textContent = entry ? 'judged ' + entry.verdict + (entry.comment ? ': ' + entry.comment : '') : '';
    card.withdraw.hidden = !entry;
    card.article.dataset.verdict = entry ? entry.verdict : '';
  }

  async function send(card, verdict) {
    const body = {id: card.id, verdict, because: card.reason.value, seen: card.mark};
    card.buttons.forEach(button => { button.disabled = true; });
    try {
      const answer = await fetch(base + 'verdict', {method: 'POST', body: JSON.stringify(body)});
      const told = await answer.json();
      await update();
      if (answer.ok)
        (told.gone || []).forEach(id => {
          const other = cards.get(id);
          if (other)
            other.status.textContent = 'gone with ' + card.id;
        });
      else
        card.status.textContent += (card.status.textContent ? '; ' : '') + 'not changed: ' + told.message;
    } catch (e) {
      card.status.textContent = 'eclat serve does not answer';
    }
    card.buttons.forEach(button => { button.disabled = false; });
  }

  function addCard(article) {
    const id = article.querySelector('.id').textContent;
    const box = element('div', {className: 'verdict'});
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', 'Your verdict on ' + id);
    const card = {id, article, mark: '', buttons: []};
    verdicts.forEach(([verdict, label]) => {
      const button = element('button', {type: 'button', textContent: label}, box);
      button.dataset.verdict = verdict;
      button.addEventListener('click', () => send(card, verdict));
      card.buttons.push(button);
    });
    card.reason = element('input', {type: 'search', placeholder: 'why'}, box);
    card.reason.setAttribute('aria-label', 'Why');
    card.withdraw = element('button', {type: 'button', textContent: 'Withdraw', hidden: true}, box);
    card.withdraw.addEventListener('click', () => send(card, ''));
    card.buttons.push(card.withdraw);
    card.status = element('span', {className: 'said'}, box);
    card.status.setAttribute('role', 'status');
    article.querySelector('.chips').after(box);
    cards.set(id, card);
  }

  function words(state) {
    if (state.isUnderWay)
      return state.isInterim ? 'This run is under way: these are its findings so far, and not made small yet. What you say counts in it.'
                             : 'A run is under way; these are the findings of the one before it.';
    if (state.isCutOff)
      return state.isInterim ? 'This run did not come to its end: these are its findings until then.'
                             : 'The last run did not come to its end; these are the findings of the one before it.';
    return '';
  }

  async function update() {
    const answer = await fetch(base + 'state');
    const state = await answer.json();
    const isOther = known !== null && state.run !== known;
    // Who is writing is not interrupted.
    const isWriting = Array.from(cards.values()).some(card => card.reason.value !== '' && card.mark === '');
    if (isOther && !isWriting)
      location.reload();
    known = known === null ? state.run : known;
    const told = words(state) + (isOther ? ' There is more to see: load this page again.' : '');
    banner.hidden = told === '';
    if (banner.textContent !== told)
      banner.textContent = told;
    cards.forEach(card => {
      const entry = state.verdicts[card.id];
      if ((entry ? entry.mark : '') !== card.mark)
        show(card, entry);
    });
  }

  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('main').prepend(banner);
    document.querySelectorAll('article.finding').forEach(addCard);
    const again = () => update().catch(() => {}).finally(() => setTimeout(again, 1000));
    again();
  });
})();
