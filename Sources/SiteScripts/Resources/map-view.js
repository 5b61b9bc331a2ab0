// Makes a diagram a map that is moved and zoomed with pointer, wheel, fingers, keys and buttons.
(() => {
  'use strict';
  const shared = wiremap;
  const {html, svg: make, set, state, pick} = shared;
  const {min, max, hypot} = Math;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const margin = 16;
  // Below this scale nobody can read the names of modules.
  const far = 0.45;
  // A map that would be smaller than this begins at this size.
  const small = 0.55;
  const near = 0.75;

  const arrows = shared.arrows = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

  class MapView {
    // What runs, in this order, when something is shown or hidden: `filter`, `groups`, `light`.
    stages = {};
    // What runs after each move, and what runs once the map stands still.
    moved = [];
    settled = [];

    constructor(host) {
      this.host = host;
      this.kind = host.dataset.map;
      this.isPage = this.kind === 'page';
      this.figure = host.querySelector('figure');
      this.box = host.querySelector('.diagram');
      this.svg = this.box.querySelector('svg');
      this.graph = this.svg.querySelector('g.graph');
      const {width, height} = this.svg.viewBox.baseVal;
      Object.assign(this, {width, height, drawn: 0});
      this.layer = make('g', null, ...[...this.svg.children].filter(child => !/^(title|desc)$/.test(child.tagName)));
      this.svg.append(this.layer);
      // What is lit lies over the map, with what dims the rest between them: the map itself is not drawn again.
      this.lit = make('svg.wm-diagram lit-layer', {'aria-hidden': true}, make('g'));
      this.box.append(html('div.dim'), this.lit);
      set(this.svg, {viewBox: null});
      // For paper, which nobody moves a map on.
      this.box.style = `--w:${width};--h:${height}`;
      host.classList.add('map');
      this.figure.prepend(this.bar = html('div.map-bar', {role: 'toolbar', 'aria-label': 'Map'}));
      this.button('+', () => this.zoom(1.5), 'Zoom in');
      this.button('−', () => this.zoom(2 / 3), 'Zoom out');
      this.button('Fit', () => this.fit(true), 'Show the whole map');
      if (document.fullscreenEnabled) {
        this.button('Full screen', () =>
          document.fullscreenElement ? document.exitFullscreen() : this.figure.requestFullscreen());
      }
      set(this.box, {'aria-describedby': 'map-keys'});
      this.setHeight();
      this.size = this.room();
      this.listen();
      const [x, y, scale] = state.get('at').split(',').map(Number);
      if (scale) this.place(x, y, scale); else this.begin();
      this.draw();
    }

    button(label, click, title = label) {
      return this.bar.appendChild(html('button', {'aria-label': title, title, click}, label));
    }

    // Where an element of the graph is on the map.
    bounds(element) {
      const {x, y, width, height} = element.getBBox();
      const {e, f} = this.graph.transform.baseVal.consolidate().matrix;
      return {x: x + e, y: y + f, width, height};
    }

    update() {
      for (const stage of ['filter', 'groups', 'light']) this.stages[stage]?.();
    }

    setHeight() {
      if (this.isPage) return;
      const whole = min(1, this.box.clientWidth / this.width);
      const wanted = this.height * (whole < small ? near : whole) + 2 * margin;
      this.box.style.height = `${max(220, min(wanted, innerHeight * 0.75))}px`;
    }

    room() { return {width: this.box.clientWidth, height: this.box.clientHeight}; }

    get whole() {
      const {width, height} = this.room();
      return max(0.02, min(1, (width - 2 * margin) / this.width, (height - 2 * margin) / this.height));
    }

    // All of it; where that is too small to be read, the place where the app starts.
    begin() {
      const start = this.whole < small && this.svg.querySelector('.entry-launch');
      if (start) {
        const {x, y} = this.bounds(start);
        const {width, height} = this.room();
        // Without empty ground where the map ends.
        const within = (at, size, room) => size < room ? size / 2 : max(room / 2, min(size - room / 2, at));
        this.place(within(x, this.width, width / near), within(y, this.height, height / near), near);
      } else this.fit();
      this.first = this.at;
    }

    fit(slowly) { this.place(this.width / 2, this.height / 2, this.whole, slowly); }

    // Shows a point of the map in the middle.
    place(x, y, scale, slowly) {
      const {width, height} = this.room();
      const k = max(this.whole / 2, min(4, scale));
      this.go({scale: k, x: width / 2 - x * k, y: height / 2 - y * k}, slowly);
    }

    // Zooms around a point of the box.
    zoom(factor, x = this.room().width / 2, y = this.room().height / 2, slowly = true) {
      const scale = max(this.whole / 2, min(4, this.scale * factor));
      const by = scale / this.scale;
      this.go({scale, x: x - (x - this.x) * by, y: y - (y - this.y) * by}, slowly);
    }

    pan(x, y, slowly) { this.go({scale: this.scale, x: this.x + x, y: this.y + y}, slowly); }

    go(to, slowly) {
      const {width, height} = this.room();
      // Some of the map stays in sight.
      const keep = (at, size, room) => max(min(80, room / 2) - size, min(room - min(80, room / 2), at));
      to.x = keep(to.x, this.width * to.scale, width);
      to.y = keep(to.y, this.height * to.scale, height);
      // Where a move ends, though the room changes on the way.
      this.goal = to;
      cancelAnimationFrame(this.frame);
      if (!slowly || calm.matches) return this.show(to);
      const from = {...this};
      let begin;
      const step = now => {
        begin ??= now;
        const part = min(1, (now - begin) / 160);
        const mix = name => from[name] + (to[name] - from[name]) * part * (2 - part);
        this.show({scale: mix('scale'), x: mix('x'), y: mix('y')});
        if (part < 1) this.frame = requestAnimationFrame(step);
      };
      this.frame = requestAnimationFrame(step);
    }

    // Moves and stretches what is drawn, which costs nothing; once it stands still, it is drawn anew.
    show(to) {
      Object.assign(this, to);
      this.move();
      this.host.classList.toggle('zoomed', this.scale > max(near, this.whole) * 1.05);
      for (const tell of this.moved) tell();
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.draw(), 120);
    }

    move() {
      for (const {style} of [this.svg, this.lit]) {
        style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale / this.drawn})`;
      }
    }

    // What the address keeps.
    get at() {
      const {scale, x, y} = this;
      const {width, height} = this.room();
      return [(width / 2 - x) / scale, (height / 2 - y) / scale].map(Math.round) + ',' + scale.toFixed(3);
    }

    draw() {
      const {scale} = this;
      if (this.drawn !== scale) {
        this.drawn = scale;
        for (const layer of [this.layer, this.lit.firstChild]) set(layer, {transform: `scale(${scale})`});
        this.box.style.setProperty('--scale', scale);
        this.host.classList.toggle('far', scale < far);
        this.move();
        this.thin(pick(this.svg, '.group-node text:not(.muted)'));
        for (const tell of this.settled) tell();
      }
      state.set('at', this.at === this.first ? '' : this.at);
    }

    // From afar, a name that would lie over one before it is left out.
    thin(names) {
      const kept = [];
      for (const name of this.drawn < far ? names : []) {
        const box = name.getBoundingClientRect();
        const isFree = kept.every(({left, right, top, bottom}) => left > box.right || box.left > right || top > box.bottom || box.top > bottom);
        name.classList.toggle('covered', !isFree);
        if (isFree) kept.push(box);
      }
    }

    // Brings a node into sight, large enough to be read, as what stands for a group is from afar.
    reveal({bounds: {x, y, width, height}, data}) {
      // Where a move ends that is under way: what is seen on the way may be out of sight then.
      const {scale, x: across, y: down} = this.goal;
      const left = x * scale + across;
      const top = y * scale + down;
      const room = this.room();
      const isSeen = left > 0 && top > 0 && left + width * scale < room.width && top + height * scale < room.height;
      if (!isSeen || data && scale < far) this.place(x + width / 2, y + height / 2, max(scale, data ? 0.8 : 0), true);
    }

    listen() {
      const {box} = this;
      const pointers = new Map();
      let start = null;
      let dragged = false;
      const point = event => {
        const {left, top} = box.getBoundingClientRect();
        return {x: event.clientX - left, y: event.clientY - top};
      };
      const up = event => pointers.delete(event.pointerId);
      set(box, {
        pointerdown: event => {
          if (event.button !== 0) return;
          pointers.set(event.pointerId, start = point(event));
          dragged = false;
        },
        pointermove: event => {
          const before = pointers.get(event.pointerId);
          if (!before) return;
          const now = point(event);
          if (!dragged && hypot(now.x - start.x, now.y - start.y) < 5) return;
          if (!dragged) box.setPointerCapture(event.pointerId);
          dragged = true;
          const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
          pointers.set(event.pointerId, now);
          if (!other) return this.pan(now.x - before.x, now.y - before.y);
          const apart = at => hypot(at.x - other.x, at.y - other.y);
          this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
          this.zoom(apart(now) / max(1, apart(before)), (now.x + other.x) / 2, (now.y + other.y) / 2, false);
        },
        pointerup: up,
        pointercancel: up,
        dragstart: event => event.preventDefault(),
        // The browser scrolls to what gets the focus, and the map moves by itself.
        scroll: () => box.scrollTo(0, 0),
        keydown: event => this.key(event),
      });
      box.addEventListener('wheel', event => {
        // A map that is a part of a page leaves the wheel to the page.
        if (!this.isPage && !event.ctrlKey && !event.metaKey && !document.fullscreenElement) return;
        event.preventDefault();
        const {x, y} = point(event);
        const unit = event.deltaMode === 1 ? 16 : 1;
        this.zoom(Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0018)), x, y, false);
      }, {passive: false});
      box.addEventListener('click', event => {
        if (!dragged) return;
        dragged = false;
        event.preventDefault();
        event.stopPropagation();
      }, true);
      new ResizeObserver(() => {
        const {width, height} = this.size;
        const {x, y, scale} = this.goal;
        this.size = this.room();
        this.setHeight();
        this.place((width / 2 - x) / scale, (height / 2 - y) / scale, scale);
      }).observe(box);
    }

    key(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const arrow = event.target === this.box && arrows[event.key];
      if (arrow) this.pan(arrow[0] * -80, arrow[1] * -80, true);
      else if ('+='.includes(event.key)) this.zoom(1.5);
      else if (event.key === '-') this.zoom(2 / 3);
      else if (event.key === '0') this.fit(true);
      else return;
      event.preventDefault();
    }
  }

  // What an id of the picture stands for.
  shared.plain = text => decodeURIComponent(text.replace(/_/g, '%'));
  shared.middle = ({x, y, width, height}) => [x + width / 2, y + height / 2];
  shared.maps = pick(document, '[data-map]')
    .filter(host => host.querySelector('.diagram svg')).map(host => new MapView(host));
})();
