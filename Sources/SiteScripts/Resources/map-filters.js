// Shows a part of a map: by group, by where one enters the app, by transition, and by how sure a route is.
(() => {
  'use strict';
  const {html, count, set, hide, choice, state, maps, graph, pick} = wiremap;

  const addFilters = view => {
    if (!graph.routes.length || !'page part'.includes(view.kind) || ![...view.nodes.values()].some(node => node.isModule)) return;
    const here = new Set(view.nodes.keys());
    const routes = graph.routes.map(route => ({...route, start: graph.nodes[route.from].id, end: graph.nodes[route.to].id, route}));
    const own = routes.filter(({start, end}) => here.has(start) && here.has(end));
    const kinds = [...new Set(own.map(route => route.by))].sort();
    const grades = ['exact', 'inferred', 'unresolved'].filter(grade => own.some(route => (route.sure ?? 'exact') === grade));
    const entries = graph.nodes.filter(node => node.kind === 'entry');
    const groups = graph.groups.filter((_, index) => graph.nodes.some(node => node.group === index && here.has(node.id)));

    const said = html('p', {role: 'status'});
    const changed = () => { keep(); view.update(); };
    const boxes = (legend, key, names) => {
      if (names.length < 2) return null;
      const chosen = state.get(key).split(',').filter(name => names.includes(name));
      return html('fieldset', {'data-key': key}, html('legend', null, legend), ...names.map(name => html('label', null,
        html('input', {type: 'checkbox', value: name, checked: !chosen.length || chosen.includes(name), change: changed}), ' ' + name)));
    };
    const list = (label, key, all, options, least) =>
      options.length < least ? null : choice(label, key, all, options, changed);
    const form = html('div.map-filters', {id: 'map-filters', hidden: true},
      list('Reached from', 'from', 'anywhere', entries.map(node => [node.id, node.name]), 1),
      list('Group', 'group', 'all groups', groups.map(group => [group.path, group.name]), 2),
      boxes('Transition', 'by', kinds), boxes('Confidence', 'sure', grades), said,
      html('button', {click: () => {
        for (const box of pick(form, 'input')) box.checked = true;
        for (const select of pick(form, 'select')) select.value = '';
        changed();
      }}, 'Show all'));
    const opener = set(view.button('Filter', () => {
      form.hidden = !form.hidden;
      set(opener, {'aria-expanded': String(!form.hidden)});
    }), {'aria-expanded': 'false', 'aria-controls': form.id});
    view.bar.after(form);

    const chosen = key => {
      const inputs = pick(form, `[data-key=${key}] input`);
      const on = inputs.filter(box => box.checked).map(box => box.value);
      return on.length === inputs.length ? null : new Set(on);
    };
    const select = key => form.querySelector(`select[name=${key}]`)?.value ?? '';
    const keep = () => {
      for (const key of ['by', 'sure']) state.set(key, chosen(key) ? [...chosen(key)].join() || '-' : '');
      for (const key of ['from', 'group']) state.set(key, select(key));
    };
    view.stages.filter = () => {
      const [by, sure, from, group] = [chosen('by'), chosen('sure'), select('from'), select('group')];
      const fits = routes.filter(route => (!by || by.has(route.by)) && (!sure || sure.has(route.sure ?? 'exact')));
      const reached = new Set([from]);
      // A set may grow while it is walked through.
      for (const id of from ? reached : []) for (const route of fits) if (route.start === id) reached.add(route.end);
      const touched = new Set(fits.flatMap(route => [route.start, route.end]));
      for (const node of view.nodes.values()) {
        node.off = (from && !reached.has(node.id)) || ((by || sure) && !touched.has(node.id) && node.id !== from)
          || (group && node.isModule && graph.groups[node.data.group]?.path !== group);
      }
      const counts = new Map();
      for (const route of routes) route.route.off = true;
      for (const {route, start, end} of fits) {
        if (!here.has(start) || !here.has(end) || view.nodes.get(start).off || view.nodes.get(end).off) continue;
        route.off = false;
        counts.set(start + ' ' + end, (counts.get(start + ' ' + end) ?? 0) + 1);
      }
      const isFiltered = by || sure || from || group;
      for (const edge of view.edges) {
        const ends = edge.from + ' ' + edge.to;
        edge.count = counts.get(ends);
        // What leads to a group around this one stands for many routes.
        edge.off = !edge.count && (isFiltered || !/group:/.test(ends));
      }
      for (const node of isFiltered ? view.nodes.values() : []) {
        if (node.data?.kind === 'entry') node.off = ![...counts.keys()].some(key => key.startsWith(node.id + ' '));
      }
      // Without groups nobody else puts it on the page.
      for (const item of [...view.nodes.values(), ...view.edges]) {
        hide(item.element, item.hidden = item.off);
      }
      const modules = [...view.nodes.values()].filter(node => !node.off && node.isModule).length;
      const number = [...counts.values()].reduce((sum, count) => sum + count, 0);
      said.textContent = `${count(modules, 'module')} and ${count(number, 'route')} are shown.`;
      opener.classList.toggle('chosen', !!isFiltered);
      if (isFiltered && form.hidden && !addFilters.seen) opener.click();
      addFilters.seen = true;
    };
  };
  maps.forEach(addFilters);
  for (const view of maps) view.start();
})();
