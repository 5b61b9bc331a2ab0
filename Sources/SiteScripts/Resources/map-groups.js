// Closes groups of a map to one node each, with the number of routes between them, and opens them again.
(() => {
  'use strict';
  const {svg: make, state, maps, graph = {nodes: [], routes: [], groups: []}} = window.wiremap;

  const addGroups = view => {
    const frames = [...view.svg.querySelectorAll('g.cluster.group')];
    if (!frames.length) return;
    const names = [...view.svg.querySelectorAll('g.cluster:not(.group) > text')];
    const groups = frames.map((element, index) => {
      const path = decodeURIComponent(/-group-(\w*)$/.exec(element.id)[1].replace(/_/g, '%'));
      const inside = graph.groups.map(group => group.path === path || group.path.startsWith(path + '/'));
      const members = graph.nodes.filter(node => inside[node.group]).map(node => node.id);
      const {x, y, width, height} = view.bounds(element);
      return {
        path, element, text: names[index], members, id: 'group:' + path, name: path.split('/').pop(),
        middle: [x + width / 2, y + height / 2],
      };
    }).sort((one, other) => one.path.length - other.path.length);
    const closed = new Set(state.get('closed').split(',').filter(Boolean));

    const layer = make('g', {class: 'closed'});
    view.layer.append(layer);
    const toggle = group => {
      if (!closed.delete(group.path)) closed.add(group.path);
      keep();
      view.update();
      const chip = view.chips.get(group.id);
      (chip ? view.stop(chip) : group.text).focus();
    };
    const keep = () => state.set('closed', [...closed].sort().join());
    for (const group of groups) {
      for (const [name, value] of Object.entries({
        tabindex: 0, role: 'button', 'aria-expanded': true, 'aria-label': `Close the group ${group.name}`,
      })) group.text.setAttribute(name, value);
      group.text.addEventListener('click', () => toggle(group));
      group.text.addEventListener('keydown', event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        toggle(group);
      });
    }
    const all = view.button('Groups', 'Close or open all groups', () => {
      const opens = groups.every(group => closed.has(group.path) || group.hidden);
      for (const group of groups) if (opens) closed.delete(group.path); else closed.add(group.path);
      keep();
      view.update();
    });

    view.chips = new Map();
    const chip = (group, count) => {
      const {name} = group;
      const width = Math.max(name.length * 7.6, 70) + 24;
      const element = make('g', {
        class: 'node group-node chip', tabindex: -1, role: 'button', 'aria-expanded': false,
        'aria-label': `Open the group ${name}`, click: event => { event.stopPropagation(); toggle(group); },
        keydown: event => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); event.stopPropagation(); toggle(group); } },
      },
        make('rect', {x: -width / 2, y: -21, width, height: 42, rx: 6}),
        make('text', {'text-anchor': 'middle', y: -2, 'font-size': 13}, name),
        make('text', {class: 'muted', 'text-anchor': 'middle', y: 13, 'font-size': 10}, count === 1 ? '1 module' : `${count} modules`));
      const [x, y] = group.middle;
      return {id: group.id, element, width, middle: group.middle, bounds: {x: x - width / 2, y: y - 21, width, height: 42}};
    };

    view.stages.groups = () => {
      const home = new Map();
      view.chips = new Map();
      layer.replaceChildren();
      for (const group of groups) {
        // Sorted by length, so the outermost group that is closed comes first.
        const around = groups.find(other => closed.has(other.path) && (group.path + '/').startsWith(other.path + '/'));
        group.hidden = Boolean(around);
        const shown = group.members.filter(id => view.nodes.has(id) && !view.nodes.get(id).off);
        group.element.classList.toggle('hidden', group.hidden || !shown.length);
        group.text.classList.toggle('hidden', group.hidden || !shown.length);
        if (around !== group || !shown.length) continue;
        for (const id of group.members) home.set(id, group.id);
        view.chips.set(group.id, chip(group, shown.length));
      }
      for (const node of view.nodes.values()) {
        node.hidden = node.off || home.has(node.id);
        node.element.classList.toggle('hidden', node.hidden);
      }
      const bundles = new Map();
      for (const edge of view.edges) {
        const [from, to] = [home.get(edge.from) ?? edge.from, home.get(edge.to) ?? edge.to];
        edge.hidden = edge.off || from !== edge.from || to !== edge.to;
        edge.element.classList.toggle('hidden', edge.hidden);
        if (edge.off || !edge.hidden || from === to || view.nodes.get(from)?.hidden || view.nodes.get(to)?.hidden) continue;
        const key = from + ' ' + to;
        bundles.set(key, {from, to, count: (bundles.get(key)?.count ?? 0) + (edge.count ?? 1)});
      }
      view.bundles = [...bundles.values()];
      for (const bundle of view.bundles) {
        bundle.line = make('path', {'stroke-width': Math.min(1 + Math.sqrt(bundle.count) * 0.4, 4)});
        bundle.head = make('path', {class: 'head', d: 'M0,0 -9,-4 -9,4Z'});
        bundle.label = make('text', {'text-anchor': 'middle', 'font-size': 11}, bundle.count > 1 ? bundle.count : '');
        bundle.element = make('g', {class: 'edge routes'}, make('title', null,
          bundle.count === 1 ? '1 route' : `${bundle.count} routes`), bundle.line, bundle.head, bundle.label);
        layer.append(bundle.element);
      }
      for (const {element} of view.chips.values()) layer.append(element);
      all.setAttribute('aria-pressed', view.chips.size > 0);
      arrange();
    };
    // What stands for groups stays readable from afar.
    const arrange = () => {
      const size = Math.max(1, 0.8 / view.scale);
      const spot = id => {
        const node = view.chips.get(id);
        if (node) return {at: node.middle, width: node.width * size, height: 42 * size};
        const {x, y, width, height} = view.nodes.get(id).bounds;
        return {at: [x + width / 2, y + height / 2], width, height};
      };
      for (const {element, middle} of view.chips.values()) {
        element.setAttribute('transform', `translate(${middle}) scale(${size})`);
      }
      for (const {from, to, line, head, label} of view.bundles) {
        const [a, b] = [spot(from), spot(to)];
        const [x, y] = [b.at[0] - a.at[0], b.at[1] - a.at[1]];
        // A bow to the side keeps the two directions apart.
        const bow = [a.at[0] + x / 2 - y * 0.12, a.at[1] + y / 2 + x * 0.12];
        const [u, v] = [b.at[0] - bow[0], b.at[1] - bow[1]];
        const part = Math.min(1, Math.min(b.width / 2 / Math.abs(u || 1e-6), b.height / 2 / Math.abs(v || 1e-6)));
        const end = [b.at[0] - u * part, b.at[1] - v * part];
        line.setAttribute('d', `M${a.at}Q${bow} ${end}`);
        head.setAttribute('transform', `translate(${end}) rotate(${Math.atan2(v, u) * 180 / Math.PI}) scale(${size})`);
        label.setAttribute('transform', `translate(${a.at[0] + x / 2 - y * 0.06} ${a.at[1] + y / 2 + x * 0.06}) scale(${size})`);
        line.style.strokeWidth = `calc(${line.getAttribute('stroke-width')} * ${size})`;
      }
    };
    let scale = 0;
    view.moved.push(() => {
      if (view.scale === scale) return;
      scale = view.scale;
      arrange();
    });
  };
  maps.forEach(addGroups);
})();
