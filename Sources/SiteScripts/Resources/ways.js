// Finds the shortest ways from one module to another, and shows each step by step.
(() => {
  'use strict';
  const {html, count, picture, root, state, pick, graph: {nodes, groups, routes}, ways: {steps, returns, turned}} = wiremap;
  const host = document.querySelector('[data-ways]');
  if (!host) return;
  const shown = 5;

  const moves = routes.map((route, index) => ({...route, ...steps[index]})).sort((one, other) => one.cost - other.cost);
  // The other way round: to what is still around a tab or a part, which leads on to its other tabs, and back by the system.
  const turn = key => moves.filter(move => move[key])
    .map(({from, to, place, way, [key]: by}) => ({from: to, to: from, by, place, way, tap: [[turned[key], '']]}));
  const around = turn('around');
  const returning = [...returns.flatMap(({from, to, by, step}) => to.map(end => ({from, to: end, by, ...step}))), ...around];

  // The shortest ways, and those one step longer, each visiting no module twice; the plainest first.
  const find = (from, to, allowed, isWhole = true) => {
    const next = {};
    for (const move of allowed) ((next[move.from] ??= {})[move.to] ??= []).push(move);
    // How far each module is from the destination; without a number it does not lead there.
    const far = new Map([[to, 0]]);
    for (const [place, length] of far) {
      for (const move of allowed) if (move.to === place && !far.has(move.from)) far.set(move.from, length + 1);
    }
    const found = [];
    let all;
    // A route of a variant is taken where the route before shows its screen in that variant.
    const fitting = (step, {variant}) => (isWhole && variant ? step.filter(({into}) => into === variant) : step);
    let looks = 0;
    const walk = (place, length, way) => {
      if (place === to) all.push(way.map((step, at) => fitting(step, way[at + 1]?.[0] ?? {})));
      else for (const others of Object.values(next[place])) {
        const target = others[0].to;
        const alternatives = others.filter(move => !way.length || fitting(way.at(-1), move).length);
        if (alternatives.length && far.get(target) + way.length < length && target !== from
          && !way.some(([step]) => step.to === target) && looks++ < 2e4) walk(target, length, [...way, alternatives]);
      }
    };
    for (let length = far.get(from); length <= far.get(from) + (found.length ? 1 : 3) && found.length < shown; length++) {
      all = [];
      walk(from, length, []);
      const price = way => way.reduce((sum, [best]) => sum + best.cost, 0);
      found.push(...all.filter(way => way.length === length).sort((one, other) => price(one) - price(other)));
    }
    return found.length || !isWhole ? found.slice(0, shown) : find(from, to, allowed, false);
  };

  // Who starts on a screen may first go on from what is around it, or go back to where it was opened from.
  const through = (from, to, allowed, leaving) => {
    const ways = new Map([[from, []]]);
    for (const [place, way] of ways) {
      for (const move of leaving) if (move.from === place && !ways.has(move.to)) ways.set(move.to, [...way, [move]]);
    }
    return [...ways].flatMap(([place, way]) => (place === to ? [way] : find(place, to, allowed).map(rest => [...way, ...rest])))
      .filter(way => new Set([from, ...way.map(([move]) => move.to)]).size === way.length + 1)
      .sort((one, other) => one.length - other.length).slice(0, shown);
  };

  const choose = (label, key, start) => {
    const option = index => html('option', {value: nodes[index].id, selected: nodes[index].id === start}, nodes[index].name);
    const options = fits => [...nodes.keys()].filter(index => fits(nodes[index])).map(option);
    const entries = options(({kind}) => kind === 'entry');
    return html('label', null, label, html('select', {name: key, change: show},
      html('option', {value: ''}, 'Choose…'),
      key === 'from' && entries.length ? html('optgroup', {label: 'Entry points'}, ...entries) : null,
      ...groups.map((group, at) => html('optgroup', {label: group.name},
        ...options(node => node.group === at)))));
  };
  const swap = () => {
    const [from, to] = selects();
    if (![...to.options].some(option => option.value === from.value)) return;
    [from.value, to.value] = [to.value, from.value];
    show();
  };
  const selects = () => pick(host, 'select');
  const link = index => {
    const {page, name} = nodes[index];
    return html(page ? 'a' : 'span', {href: page && root + page}, name);
  };
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
        ...(move.when ? entry('Only if', ...listed(move.when)) : []),
        ...(move.passes ? entry('Must be passed', ...listed(move.passes.map(name => ['', name]))) : []),
        ...(move.sure || move.idle ? entry('Doubt', move.idle ? 'Nothing is known to set it off.' : 'A step was concluded, not followed.') : []),
        ...(more.size ? entry('Or', [...more].slice(0, 6).join('; ')) : []),
        ...entry('Proof', html(move.place ? 'a' : 'span', {href: move.place && root + move.place}, move.way ?? 'this route'))));
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
    let found = [];
    let note;
    for (const isIdle of [false, true]) {
      for (const leaving of [around, returning, [...returning, ...turn('back')]]) {
        if (found.length) break;
        found = through(from, to, moves.filter(({idle}) => isIdle || !idle), leaving);
        note = (leaving === around ? '' : 'Only by going back first. ') + (isIdle ? 'Nothing is known to set one of them off.' : '');
      }
    }
    if (!found.length) {
      return answer.replaceChildren(html('p.empty', null, 'No way was found to ', link(to), '.'));
    }
    const long = ({length}) => count(length, 'step');
    answer.replaceChildren(
      html('p.lead', null, `${long(found[0])} from ${start.name} to ${end.name}. ${note}`),
      ...found.map((way, index) => html('details.found', {open: index === 0},
        html('summary', null, `${index ? 'Another' : 'The shortest'} way, ${long(way)}: `,
          html('span.via', null, way.slice(0, -1).map(([move]) => nodes[move.to].name).join(' → ') || 'directly')),
        storyboard(way), html('ol.way-steps', null, ...way.map(told)))));
  }

  host.append(html('div.ways-form', null, choose('From', 'from', state.get('from') || nodes.find(({kind}) => kind === 'entry')?.id),
    html('button', {click: swap, 'aria-label': 'The other way round', title: 'The other way round'}, '⇄'),
    choose('To', 'to', state.get('to'))), answer);
  show();
})();
