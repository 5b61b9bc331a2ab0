// The search box: finds modules and their parts by prefix, by initials and by a part of the name.
(() => {
  'use strict';
  const {root, count, html, set, pick} = wiremap;
  const host = document.querySelector('[data-search]');
  if (!host) return;
  const shown = 30;

  const input = html('input', {
    type: 'search', id: 'search', placeholder: 'Search', autocomplete: 'off', spellcheck: 'false',
    'aria-controls': 'search-results', 'aria-keyshortcuts': '/',
  });
  const list = html('ul', {id: 'search-results', 'aria-label': 'Found', hidden: true});
  const status = html('p.unseen', {role: 'status'});
  set(host, {role: 'search'}, html('label.unseen', {for: 'search'}, 'Search'),
    input, html('kbd', {'aria-hidden': 'true'}, '/'), list, status);

  // The index is loaded when it is needed first: by a script, because a page from disk may not fetch.
  let index;
  const load = () => {
    if (load.begun) return;
    load.begun = true;
    document.head.append(html('script', {src: root + 'data/search.js', load: () => { prepare(); find(); }}));
  };
  const prepare = () => {
    const {kinds, pages, entries} = wiremap.search;
    index = entries.map(([kind, name, page, anchor, users]) => ({
      kind: kinds[kind], name, anchor, page: pages[page][0],
      lower: name.toLowerCase(), within: pages[page].slice(1).join(' ').toLowerCase(),
      context: users ? 'used by ' + count(users, 'module') : pages[page].find((text, at) => at && text !== name),
      words: [...name.matchAll(/[A-Z]|(?<![A-Za-z])[a-z]|^./g)].map(({index}) => name.slice(index).toLowerCase()),
    }));
  };

  // Whether `query` is made of the beginnings of a name's words: `polvc` and `pvc` of `PolkadotVaultConfirm`.
  const initials = (query, words, most = 1) => !query || words.slice(0, most).some((word, at) => [...query].some((_, end) =>
    word.startsWith(query.slice(0, end + 1)) && initials(query.slice(end + 1), words.slice(at + 1), 99)));
  // The smaller, the better; nothing for a name that does not fit.
  const score = (query, entry) => {
    const place = entry.lower.indexOf(query);
    if (place === 0) return entry.lower.length === query.length ? 0 : 1;
    if (query.length < 12 && initials(query, entry.words)) return 2;
    if (place > 0) return entry.words.some(word => word.startsWith(query)) ? 3 : 4;
  };
  // Equal matches stay in the order of the index.
  const byRank = ([one], [other]) => one - other;
  const search = text => {
    const [first, ...rest] = text.toLowerCase().match(/\S+/g);
    const found = [];
    for (const entry of index) {
      // A button is called Next on many screens; what the app's parts are called comes before.
      const rank = score(first, entry) + 2 * (entry.kind === 'control');
      if (rank >= 0 && rest.every(word => entry.lower.includes(word) || entry.within.includes(word)))
        found.push([rank, entry]);
    }
    return found.sort(byRank);
  };
  // The names that have most pairs of letters in common with a text that is in no name.
  const pairs = text => [...text].map((letter, at) => letter + text[at + 1]);
  const near = text => index.map(entry => {
    const own = pairs(entry.lower);
    return [pairs(text).filter(pair => own.includes(pair)).length / -(own.length + text.length), entry];
  }).filter(([rank]) => rank < -0.32).sort(byRank).slice(0, 5);

  const find = () => {
    const text = input.value.trim();
    if (!index || !text) {
      status.textContent = '';
      return close();
    }
    const found = search(text);
    list.replaceChildren(...(found.length ? found : near(text.toLowerCase())).slice(0, shown).map(([, entry]) => html('li', null,
      html('a', {href: root + entry.page + (entry.anchor ? '#' + entry.anchor : '')},
        html('span.name', null, entry.name), ' ',
        html('span.kind', null,
          [entry.kind, entry.context].filter(Boolean).join(' · '))))));
    const more = found.length - shown;
    if (more > 0) list.append(html('li.more', null, `and ${more} more`));
    if (!found.length) list.prepend(html('li.more', null, `Nothing is called “${text}”.`));
    list.hidden = false;
    status.textContent = count(found.length, 'result');
  };

  const close = () => { list.hidden = true; };
  const move = step => {
    const links = pick(list, 'a');
    const next = links.indexOf(document.activeElement) + step;
    (next < 0 ? input : links[Math.min(next, links.length - 1)] ?? input).focus();
  };
  set(input, {focus: () => { load(); find(); }, input: find});
  set(host, {keydown: event => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && event.target === input) list.querySelector('a')?.click();
    else if (event.key === 'Escape') { input.value = ''; find(); input.focus(); }
    else return;
    event.preventDefault();
  }, focusout: event => { if (!host.contains(event.relatedTarget)) setTimeout(close, 150); }});
  // `Enter` on a link in the list is the link's own.
  set(list, {click: close, keydown: event => { if (event.key === 'Enter') event.stopPropagation(); }});
  addEventListener('keydown', event => {
    const writes = event.target.closest?.('input, textarea, select');
    if (event.key !== '/' || writes || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
})();
