// Lights the routes of the module under the pointer or the focus; a click pins it, and tells what leads there and on.
(() => {
  'use strict';
  const {html, svg: make, state, root, maps, graph, plain, middle, picture, set, pick, arrows} = wiremap;

  const enlighten = view => {
    const known = new Map(graph.nodes.map((node, index) => [node.id, index]));
    // By id: the elements of the map that are nodes. A group's id has `group:` in front.
    view.nodes = new Map();
    for (const element of pick(view.svg, 'g.node')) {
      const [, kind, id] = /-(node|group)-(\w*)$/.exec(element.id) ?? [];
      if (!kind) continue;
      const key = kind === 'group' ? 'group:' + plain(id) : plain(id);
      const data = graph.nodes[known.get(key)];
      view.nodes.set(key, {id: key, element, data, isModule: data && data.kind !== 'entry', bounds: view.bounds(element)});
    }
    view.edges = pick(view.svg, 'g.edge').flatMap(element => {
      const [, from, to] = /-edge-(\w*)-(\w*)$/.exec(element.id) ?? [];
      const end = text => plain(text).replace(/^entry:/, '');
      return to === undefined ? [] : [{element, from: end(from), to: end(to)}];
    });
    // What stands for a node of the graph: itself, or its group, or a folder around that.
    const home = index => {
      const {id, group} = graph.nodes[index];
      let path = graph.groups[group]?.path;
      while (path && !view.nodes.has('group:' + path)) path = path.replace(/\/?[^/]*$/, '');
      return view.nodes.has(id) ? id : 'group:' + path;
    };
    // Every node can have the focus, and one of them is reached by the tabulator; arrow keys lead to the others.
    view.stop = node => node.element.querySelector('a') ?? node.element;
    for (const node of view.nodes.values()) {
      const stop = set(view.stop(node), {tabindex: -1});
      if (stop === node.element) {
        set(stop, {role: 'button', 'aria-label': stop.querySelector('text')?.textContent ?? node.id});
      }
    }
    // What the map shows of its nodes and edges now; groups that are closed are nodes too.
    view.shown = () => [...view.nodes.values(), ...(view.chips?.values() ?? [])].filter(node => !node.hidden);
    const allEdges = () => [...view.edges, ...(view.bundles ?? [])];
    const nodeAt = target => {
      const element = target.closest?.('g.node');
      return element && view.shown().find(node => node.element === element);
    };

    // A line that is thick where it begins.
    const tie = (from, to) => {
      const [x, y] = middle(from.element.getBBox());
      const [u, v] = middle(to.element.getBBox());
      const by = 2.5 / Math.hypot(u - x, v - y);
      const side = (v - y) * by;
      const down = (u - x) * by;
      return make('polygon.tie', {points: [x + side, y - down, x - side, y + down, u, v]});
    };
    let near = new Map();
    let pinned = null;
    view.stages.light = () => {
      near = new Map(view.shown().map(node => [node.id, {edges: [], nodes: [node]}]));
      const lines = new Set();
      const join = (from, to, element) => {
        const line = from + ' ' + to;
        const start = near.get(from);
        const end = near.get(to);
        if (!start || !end || lines.has(line) || !(element ??= from !== to && tie(start.nodes[0], end.nodes[0]))) return;
        lines.add(line);
        start.nodes.push(end.nodes[0]);
        end.nodes.push(start.nodes[0]);
        start.edges.push(element);
        end.edges.push(element);
      };
      for (const edge of allEdges()) if (!edge.hidden) join(edge.from, edge.to, edge.element);
      // A large map does not draw every line: those are there only while they are lit.
      for (const {from, to, off} of view.kind === 'uses' ? [] : graph.routes) if (!off) join(home(from), home(to));
      const [first] = near.get(pinned)?.nodes ?? view.shown();
      for (const node of view.shown()) set(view.stop(node), {tabindex: node === first ? 0 : -1});
      light(null);
    };
    // Copies of what is lit, over the dimmed map, which stays as it is: to draw a large one again takes too long.
    const lit = [{transform: view.graph.getAttribute('transform')}, {class: 'closed'}]
      .map(attributes => view.lit.firstChild.appendChild(make('g', attributes)));
    const light = (id, edge) => {
      const part = edge ? {edges: [edge.element], nodes: view.shown().filter(({id}) => [edge.from, edge.to].includes(id))}
        : near.get(id) ?? near.get(pinned);
      for (const layer of lit) layer.replaceChildren();
      const names = [];
      // The module itself comes last, over the others.
      for (const element of part ? [...part.edges, ...[...new Set(part.nodes)].map(node => node.element).reverse()] : []) {
        const copy = set(element.cloneNode(true), {'data-of': element.id});
        copy.classList.toggle('ring', element.querySelector(':focus-visible') ?? element.matches(':focus-visible'));
        for (const part of [copy, ...pick(copy, ':not(image)')]) {
          set(part, {id: null, href: null, tabindex: null, role: null, 'aria-label': null});
        }
        lit[element.closest('.closed') ? 1 : 0].append(copy);
        if (copy.matches('.node')) names.unshift(...pick(copy, 'text:not(.muted)'));
      }
      view.box.classList.toggle('lit', !!part);
      view.thin(names);
    };
    set(view.svg, {
      pointerover: event => {
        if (event.pointerType === 'touch') return;
        const element = event.target.closest?.('g.edge');
        light(nodeAt(event.target)?.id, element && allEdges().find(edge => edge.element === element));
      },
      pointerleave: () => light(null),
      // A click on the module that is pinned follows its link, and so do `Enter` and a click with a modifier.
      click: event => {
        const node = nodeAt(event.target);
        if (!node) return event.target.closest('g.edge, [role=button]') || view.pin(null);
        const opens = !node.data || event.detail === 0 || event.metaKey || event.ctrlKey || event.shiftKey;
        if (opens || (node.id === pinned && event.target.closest('a'))) return;
        event.preventDefault();
        view.pin(node.id === pinned ? null : node.id);
      },
    });
    // Not at the picture itself, which Chromium would make a stop of the tabulator for it.
    set(view.box, {
      focusin: event => {
        const node = nodeAt(event.target);
        if (!node) return;
        light(node.id);
        if (event.target.matches(':focus-visible')) view.reveal(node);
      },
      focusout: () => light(null),
      keydown: event => {
        if (event.key === 'Escape') return view.pin(null);
        const node = nodeAt(event.target);
        if (!node) return;
        const isOwn = event.target === node.element && node.data;
        if (event.key === ' ' || (event.key === 'Enter' && isOwn)) {
          event.preventDefault();
          if (node.data) view.pin(node.id === pinned ? null : node.id);
          return;
        }
        const way = arrows[event.key];
        const step = {PageUp: -1, PageDown: 1}[event.key];
        if (!way && !step) return;
        event.preventDefault();
        const all = view.shown();
        const here = middle(node.bounds);
        const far = other => {
          const there = middle(other.bounds);
          const [x, y] = [there[0] - here[0], there[1] - here[1]];
          const along = x * way[0] + y * way[1];
          return along > 1 ? along + 3 * Math.abs(x * way[1] + y * way[0]) : Infinity;
        };
        const next = step ? all.at((all.indexOf(node) + step) % all.length)
          : all.reduce((best, other) => far(other) < far(best) ? other : best, node);
        set(view.stop(node), {tabindex: -1});
        set(view.stop(next), {tabindex: 0}).focus();
      },
    });

    const panel = html('div.map-panel', {role: 'group', 'aria-label': 'Pinned module', hidden: true});
    view.figure.append(panel);
    view.pin = (id, reveals) => {
      // Whoever is in the panel stays there, and comes back to the module when it closes.
      const inside = panel.contains(document.activeElement) && view.nodes.get(pinned);
      pinned = id;
      state.set('pin', id ?? '');
      view.svg.querySelector('.node.pinned')?.classList.remove('pinned');
      const node = view.nodes.get(id);
      node?.element.classList.add('pinned');
      panel.hidden = !node?.data;
      if (node?.data) panel.replaceChildren(...description(view, node));
      if (node && reveals) view.reveal(node);
      if (inside) (node ? panel.querySelector('button') : view.stop(inside)).focus();
      light(null);
    };
    view.start = () => {
      view.update();
      if (state.get('pin')) view.pin(state.get('pin'));
      view.settled.push(() => light(null));
    };
  };

  const description = (view, {id, data}) => {
    const own = graph.nodes.indexOf(data);
    const routes = (title, end, other) => {
      const found = new Map();
      for (const route of graph.routes) {
        if (route[end] === own) found.set(route[other], (found.get(route[other]) ?? new Set()).add(route.by));
      }
      if (!found.size) return '';
      return html('details', {open: found.size < 8},
        html('summary', null, `${title} ${found.size}`),
        html('ul', null, ...[...found].map(([index, ways]) => html('li', null,
          html('button', {click: () => view.pin(graph.nodes[index].id, true)}, graph.nodes[index].name),
          ' ', html('span.by', null, [...ways].join(', '))))));
    };
    const group = graph.groups[data.group];
    const isEntry = data.kind === 'entry';
    const link = ({page, name}) => page ? html('a', {href: root + page}, name) : name;
    return [
      html('button.close', {'aria-label': 'Unpin', click: () => view.pin(null)}, '×'),
      html('p.name', null, link(data)),
      html('p.by', null, isEntry ? 'entry point' : data.kind, group && ' of ',
        group && link(group)),
      html('p', null, html('a', {href: `${root}ways.html#${isEntry ? 'from' : 'to'}=${encodeURIComponent(id)}`},
        isEntry ? 'Ways from here' : 'Ways here')),
      picture(data),
      routes('Leads here:', 'to', 'from'), routes('Goes to:', 'from', 'to'),
    ];
  };

  maps.forEach(enlighten);
})();
