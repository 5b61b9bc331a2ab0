// Closes groups of a map to one node each, with the number of routes between them, and opens them again.
(() => {
  'use strict';
  const {svg: make, count, set, hide, plain, middle, state, maps, graph, pick} = wiremap;
  const {min, max, sqrt} = Math;

  const addGroups = view => {
    const frames = pick(view.svg, 'g.cluster.group');
    if (!frames.length) return;
    const names = pick(view.svg, 'g.cluster:not(.group) > text');
    const isWithin = (path, other) => (path + '/').startsWith(other + '/');
    const group = (path, fits, more) => ({
      path, ...more, id: 'group:' + path,
      members: graph.nodes.filter(node => view.nodes.has(node.id) && fits(graph.groups[node.group]?.path)).map(node => node.id),
    });
    const framed = frames.map((element, index) => {
      const path = plain(/-group-(\w*)$/.exec(element.id)[1]);
      return group(path, other => isWithin(other ?? '', path), {name: names[index].textContent, text: names[index], left: element.getBBox().x, parts: [element, names[index]], middle: middle(view.bounds(element))});
    }).sort((one, other) => one.path.length - other.path.length);
    // A group around nearly everything has no frame; its own modules can be closed all the same.
    const groups = [...framed, ...graph.groups.filter(({path}) => !framed.some(frame => isWithin(path, frame.path)))
      .map(({path, name}) => group(path, other => other === path, {name, parts: [], isLoose: true})).filter(({members}) => members.length > 1)];
    for (const loose of groups) {
      loose.middle ??= [0, 1].map(axis => loose.members.reduce((sum, id) => sum + middle(view.nodes.get(id).bounds)[axis], 0) / loose.members.length);
    }
    const closed = new Set(state.get('closed').split(',').filter(Boolean));

    const layer = make('g.closed');
    view.layer.append(layer);
    const toggle = group => {
      if (!closed.delete(group.path)) closed.add(group.path);
      keep();
      view.update();
      const chip = view.chips.get(group.id);
      (chip ? view.stop(chip) : group.text ?? all).focus();
    };
    // What makes an element the button of a group.
    const toggler = (group, verb, isOpen) => ({
      role: 'button', 'aria-expanded': isOpen, 'aria-label': `${verb} the group ${group.name}`,
      click: event => { event.stopPropagation(); toggle(group); },
      keydown: event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        toggle(group);
      },
    });
    const keep = () => state.set('closed', [...closed].sort().join());
    for (const group of framed) {
      set(group.text, {x: group.left + 6, 'text-anchor': 'start', tabindex: 0, ...toggler(group, 'Close', 'true')});
    }
    const all = view.button('Groups', () => {
      const opens = groups.every(group => closed.has(group.path) || group.hidden);
      for (const group of groups) closed[opens ? 'delete' : 'add'](group.path);
      keep();
      view.update();
      if (!opens) view.fit(true);
    }, 'Close or open all groups');

    view.chips = new Map();
    const chip = (group, members) => {
      const {name} = group;
      const width = max(name.length * 7.6, 70) + 24;
      const element = make('g.node group-node chip', {
        tabindex: -1, ...toggler(group, 'Open', 'false'),
      },
        make('rect', {x: -width / 2, y: -21, width, height: 42, rx: 6}),
        make('text', {'text-anchor': 'middle', y: -2, 'font-size': 13}, name),
        make('text.muted', {'text-anchor': 'middle', y: 13, 'font-size': 10}, count(members, 'module')));
      const [x, y] = group.middle;
      return {id: group.id, element, bounds: {x: x - width / 2, y: y - 21, width, height: 42}};
    };

    view.stages.groups = () => {
      const home = new Map();
      view.chips = new Map();
      layer.replaceChildren();
      for (const group of groups) {
        // Sorted by length, so the outermost group that is closed comes first.
        const around = groups.find(other => closed.has(other.path) && (other === group || !other.isLoose && isWithin(group.path, other.path)));
        group.hidden = !!around;
        const shown = group.members.filter(id => !view.nodes.get(id).off);
        for (const element of group.parts) hide(element, group.hidden || !shown.length);
        if (around !== group || !shown.length) continue;
        for (const id of group.members) home.set(id, group.id);
        view.chips.set(group.id, chip(group, shown.length));
      }
      for (const node of view.nodes.values()) {
        hide(node.element, node.hidden = node.off || home.has(node.id));
      }
      const bundles = new Map();
      for (const edge of view.edges) {
        const [from, to] = [home.get(edge.from) ?? edge.from, home.get(edge.to) ?? edge.to];
        edge.hidden = edge.off || from !== edge.from || to !== edge.to;
        hide(edge.element, edge.hidden);
        if (edge.off || !edge.hidden || from === to || view.nodes.get(from)?.hidden || view.nodes.get(to)?.hidden) continue;
        const key = from + ' ' + to;
        bundles.set(key, {from, to, count: (bundles.get(key)?.count ?? 0) + (edge.count ?? 1)});
      }
      view.bundles = [...bundles.values()];
      for (const bundle of view.bundles) {
        bundle.line = make('path', {'stroke-width': min(1 + sqrt(bundle.count) * 0.4, 4)});
        bundle.head = make('path.head', {d: 'M0,0 -9,-4 -9,4Z'});
        bundle.label = make('text', {'text-anchor': 'middle', 'font-size': 11}, bundle.count > 1 ? bundle.count : '');
        bundle.element = make('g.edge routes', null, make('title', null,
          count(bundle.count, 'route')), bundle.line, bundle.head, bundle.label);
        layer.append(bundle.element);
      }
      for (const {element} of view.chips.values()) layer.append(element);
      set(all, {'aria-pressed': String(view.chips.size > 0)});
      arrange();
    };
    // What stands for groups stays readable from afar; so does, by the style sheet, where the app is entered.
    const arrange = () => {
      view.thin([...framed].sort((one, other) => other.members.length - one.members.length).map(({text}) => text));
      const size = max(1, 0.8 / view.drawn);
      const spot = id => {
        const chip = view.chips.get(id);
        const {bounds} = chip ?? view.nodes.get(id);
        const by = chip ? size : 1;
        return {at: middle(bounds), width: bounds.width * by, height: bounds.height * by};
      };
      for (const {element, bounds} of view.chips.values()) {
        set(element, {transform: `translate(${middle(bounds)}) scale(${size})`});
      }
      for (const {from, to, line, head, label} of view.bundles) {
        const [a, b] = [spot(from), spot(to)];
        const [x, y] = [b.at[0] - a.at[0], b.at[1] - a.at[1]];
        // A bow to the side keeps the two directions apart.
        const bow = [a.at[0] + x / 2 - y * 0.12, a.at[1] + y / 2 + x * 0.12];
        const [u, v] = [b.at[0] - bow[0], b.at[1] - bow[1]];
        const part = min(1, min(b.width / 2 / Math.abs(u || 1e-6), b.height / 2 / Math.abs(v || 1e-6)));
        const end = [b.at[0] - u * part, b.at[1] - v * part];
        set(line, {d: `M${a.at}Q${bow} ${end}`});
        set(head, {transform: `translate(${end}) rotate(${Math.atan2(v, u) * 180 / Math.PI}) scale(${size})`});
        set(label, {transform: `translate(${a.at[0] + x / 2 - y * 0.06} ${a.at[1] + y / 2 + x * 0.06}) scale(${size})`});
        line.style.strokeWidth = `calc(${line.getAttribute('stroke-width')} * ${size})`;
      }
    };
    view.settled.push(arrange);
  };
  maps.forEach(addGroups);
})();
