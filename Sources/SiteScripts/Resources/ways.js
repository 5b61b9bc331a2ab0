// Finds the shortest ways from one module to another, and shows each step by step.
(() => {
  'use strict';
  const {html, picture, root, state, pick, graph: {nodes, groups, routes}, ways: {steps, returns}} = window.wiremap;
  const host = document.querySelector('[data-ways]');
  if (!host) return;
  const shown = 5;

  const moves = routes.map((route, index) => ({...route, ...steps[index]}));
  // What a tab or a part is in is still on the screen, and leads on to its other tabs.
  const around = moves.filter(({by}) => by === 'tab' || by === 'embed')
    .map(({from, to, by, place, way}) => ({from: to, to: from, by, place, way, tap: [['Nothing: it is around this screen', '']]}));
  const returning = [...returns.flatMap(({from, to, by, step}) => to.map(end => ({from, to: end, by, ...step}))), ...around];
  // What speaks against a route where others lead to the same place in as many steps.
  const cost = move => (move.idle ? 50 : 0) + (move.sure ? 4 : 0) + (move.when?.length ?? 0)
    + (move.far ?? 0) / 9;

  // The shortest ways, and those one step longer, each visiting no module twice; the plainest first.
  const find = (from, to, allowed) => {
    const next = new Map();
    for (const move of allowed) {
      if (!next.has(move.from)) next.set(move.from, new Map());
      const all = next.get(move.from);
      all.set(move.to, [...(all.get(move.to) ?? []), move].sort((one, other) => cost(one) - cost(other)));
    }
    // How far each module is from the destination.
    const far = new Map([[to, 0]]);
    for (const place of far.keys()) {
      for (const [source, targets] of next) if (targets.has(place) && !far.has(source)) far.set(source, far.get(place) + 1);
    }
    if (!far.has(from)) return [];
    const found = [];
    let looks = 0;
    const walk = (place, length, way) => {
      if (place === to) { found.push(way); return; }
      for (const [target, alternatives] of next.get(place) ?? []) {
        const fits = far.get(target) + way.length < length && target !== from && !way.some(([step]) => step.to === target);
        looks += fits;
        if (fits && looks < 20000) walk(target, length, [...way, alternatives]);
      }
    };
    for (let length = far.get(from); length <= far.get(from) + 1 && found.length < shown; length += 1) {
      const before = found.length;
      walk(from, length, []);
      const all = found.splice(before).filter(way => way.length === length);
      const price = way => way.reduce((sum, [best]) => sum + cost(best), 0);
      found.push(...all.sort((one, other) => price(one) - price(other)));
    }
    return found.slice(0, shown);
  };

  // Who starts on a screen may first go on from what is around it, or go back to where it was opened from.
  const through = (from, to, allowed, leaving) => {
    const ways = new Map([[from, []]]);
    for (const [place, way] of ways) {
      for (const move of leaving) if (move.from === place && !ways.has(move.to)) ways.set(move.to, [...way, [move]]);
    }
    return [...ways].flatMap(([place, way]) => (place === to ? [way] : find(place, to, allowed).map(rest => [...way, ...rest])))
      .filter(way => way.length && new Set([from, ...way.map(([move]) => move.to)]).size === way.length + 1)
      .sort((one, other) => one.length - other.length).slice(0, shown);
  };

  const choose = (label, key, start) => {
    const option = index => html('option', {value: nodes[index].id, selected: nodes[index].id === start}, nodes[index].name);
    const entries = [...nodes.keys()].filter(index => nodes[index].kind === 'entry');
    return html('label', null, label, html('select', {name: key, change: show},
      html('option', {value: ''}, 'Choose…'),
      key === 'from' && entries.length ? html('optgroup', {label: 'Entry points'}, ...entries.map(option)) : null,
      ...groups.map((group, at) => html('optgroup', {label: group.name},
        ...[...nodes.keys()].filter(index => nodes[index].group === at).map(option)))));
  };
  const turn = () => {
    const [from, to] = selects();
    if (![...to.options].some(option => option.value === from.value)) return;
    [from.value, to.value] = [to.value, from.value];
    show();
  };
  const selects = () => pick(host, 'select');
  const link = (index, attributes) => html(nodes[index].page ? 'a' : 'span',
    {...attributes, href: nodes[index].page && root + nodes[index].page}, nodes[index].name);
  const phrase = ([words, code]) => [words, words && code ? ' ' : '', code ? html('code', null, code) : ''];
  const listed = phrases => phrases.flatMap((one, index) => [index ? ' and ' : '', ...phrase(one)]);

  // The way as a row of screens with what leads from one to the next.
  const storyboard = way => html('ol.storyboard', {'aria-label': 'The way in pictures'},
    ...[way[0][0].from, ...way.map(([move]) => move.to)].map((index, at) => html('li', null,
      at ? html('span', {class: `by ${way[at - 1][0].by}`}, way[at - 1][0].by) : null,
      html('span', {class: `screen ${nodes[index].kind === 'screen' ? 'screen-only' : nodes[index].kind}`},
        picture(nodes[index]), link(index)))));

  const entry = (term, ...words) => [html('dt', null, term), html('dd', null, ...words)];
  const told = ([move, ...others]) => {
    const [tap, ...taps] = move.tap ?? [];
    const text = one => one.join(' ').trim();
    const more = new Set([...taps.map(text), ...others.map(other =>
      (other.tap ? text(other.tap[0]) : other.way ?? 'another route') + (other.by === move.by ? '' : ` (${other.by})`))]);
    more.delete(tap && text(tap));
    return html('li', null,
      html('p', null, link(move.from), ' ', html('span', {class: `badge transition ${move.by}`}, move.by), ' ', link(move.to)),
      html('dl', null,
        ...entry('What to do', ...(tap ? phrase(tap) : ['not known'])),
        ...(move.when ? entry('Only when', ...listed(move.when)) : []),
        ...(move.passes ? entry('Must be passed', ...listed(move.passes.map(name => ['', name]))) : []),
        ...(move.sure || move.idle ? entry('Doubt', move.idle ? 'Nothing is known to set it off.' : 'A step was concluded, not followed.') : []),
        ...(more.size ? entry('Or', [...more].slice(0, 6).join('; ')) : []),
        ...entry('Proof', move.place ? html('a', {href: root + move.place}, move.way ?? 'this route') : move.way ?? '')));
  };

  const answer = html('div', {'aria-live': 'polite'});
  function show() {
    const [from, to] = selects().map(select => nodes.findIndex(node => node.id === select.value));
    const [start, end] = [nodes[from], nodes[to]];
    state.set('from', start?.id);
    state.set('to', end?.id);
    document.title = document.title.replace(/^.*? – /, start && end ? `${start.name} to ${end.name} – ` : 'Find the way – ');
    if (!start || !end) return answer.replaceChildren();
    if (from === to) return answer.replaceChildren(html('p', null, 'That is where one is.'));
    const idle = 'Only by a route that nothing is known to set off.';
    const back = 'Only by going back first.';
    let found = [];
    let note;
    for (const [allowed, leaving, said] of [[false, around, ''], [false, returning, back], [true, around, idle], [true, returning, `${back} ${idle}`]]) {
      found = through(from, to, moves.filter(move => allowed || !move.idle), leaving);
      note = said;
      if (found.length) break;
    }
    if (!found.length) {
      return answer.replaceChildren(html('p.empty', null, `No way leads from ${start.name} to ${end.name}.`));
    }
    const count = ({length}) => `${length} step${length === 1 ? '' : 's'}`;
    answer.replaceChildren(
      html('p.lead', null, `${count(found[0])} from ${start.name} to ${end.name}. ${note}`),
      ...found.map((way, index) => html('details.found', {open: index === 0},
        html('summary', null, `${index ? 'Another' : 'The shortest'} way, ${count(way)}: `,
          html('span.via', null, way.slice(0, -1).map(([move]) => nodes[move.to].name).join(' → ') || 'directly')),
        storyboard(way), html('ol.way-steps', null, ...way.map(told)))));
  }

  const first = nodes.find(node => node.kind === 'entry')?.id;
  host.append(html('div.ways-form', null, choose('From', 'from', state.get('from') || first),
    html('button', {click: turn, 'aria-label': 'The other way round', title: 'The other way round'}, '⇄'),
    choose('To', 'to', state.get('to'))), answer);
  show();
})();
