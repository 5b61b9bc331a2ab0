// A small picture of a large map in its corner, with a frame around what is in sight.
(() => {
  'use strict';
  const {svg: make, maps} = window.wiremap;

  const addCorner = view => {
    if (view.nodes.size < 40) return;
    const frame = make('rect', {class: 'sight'});
    const nodes = [...view.nodes.values()].map(node => ({node, rect: make('rect', node.bounds)}));
    const corner = make('svg', {
      class: 'map-corner', 'aria-hidden': 'true', viewBox: `0 0 ${view.width} ${view.height}`,
    }, ...nodes.map(({rect}) => rect), frame);
    view.figure.append(corner);
    const size = Math.min(180 / view.width, 180 / view.height);
    corner.style.width = `${view.width * size}px`;
    corner.style.height = `${view.height * size}px`;
    const show = () => {
      const {width, height} = view.room();
      for (const [name, value] of Object.entries({
        x: -view.x / view.scale, y: -view.y / view.scale, width: width / view.scale, height: height / view.scale,
      })) frame.setAttribute(name, value);
      corner.classList.toggle('hidden', view.scale <= view.whole * 1.05);
    };
    view.moved.push(show);
    show();
    const go = event => {
      if (!(event.buttons & 1)) return;
      const {left, top} = corner.getBoundingClientRect();
      view.place((event.clientX - left) / size, (event.clientY - top) / size, view.scale);
    };
    corner.addEventListener('pointerdown', go);
    corner.addEventListener('pointermove', go);
  };
  maps.forEach(addCorner);
})();
