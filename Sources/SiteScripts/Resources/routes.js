// Shows some of all routes: by group, transition, confidence, and text.
(() => {
  'use strict';
  const {html, hide, choice, state, pick} = wiremap;
  const host = document.querySelector('[data-routes]');
  if (!host) return;

  const parts = pick(host, 'tbody').map(body => ({
    body, rows: [...body.rows].slice(1).map(row => ({
      row, group: body.dataset.group, by: row.dataset.by, sure: row.dataset.sure ?? 'exact',
      text: (body.rows[0].cells[0].textContent + ' ' + row.textContent).toLowerCase(),
    })),
  }));
  const all = parts.flatMap(({rows}) => rows);
  const said = html('p', {role: 'status'});
  const show = () => {
    for (const {name, value} of fields) state.set(name, value.trim());
    const [text, ...chosen] = fields.map(field => field.value.trim());
    const words = text.toLowerCase().split(/\s+/);
    const fits = route => words.every(word => route.text.includes(word))
      && chosen.every((value, index) => !value || route[fields[index + 1].name] === value);
    let count = 0;
    for (const {body, rows} of parts) {
      const shown = rows.filter(route => !hide(route.row, !fits(route))).length;
      hide(body, !shown);
      count += shown;
    }
    said.textContent = `${count} of ${all.length} routes are shown.`;
  };
  const list = (label, key, every) => {
    const values = [...new Set(all.map(route => route[key]))].filter(Boolean).sort();
    return values.length > 1 ? choice(label, key, every, values.map(value => [value]), show) : null;
  };
  const form = html('div.filters', {role: 'group', 'aria-label': 'Filter the routes'},
    html('label', null, 'Text', html('input', {type: 'search', name: 'text', value: state.get('text'), input: show})),
    list('Group', 'group', 'all groups'), list('Transition', 'by', 'all transitions'),
    list('Confidence', 'sure', 'any'),
    html('button', {click: () => {
      for (const field of fields) field.value = '';
      show();
    }}, 'Show all'), said);
  const fields = pick(form, 'input, select');
  host.prepend(form);
  show();
})();
