// A small picture of a large map in its corner, with a frame around what is in sight.
(() => {
  'use strict';
  const {svg: make, set, hide, maps} = wiremap;

  const addCorner = view => {
    if (view.nodes.size < 24) return;
    const frame = make('rect.sight');
    const corner = make('svg.map-corner', {
      'aria-hidden': 'true', viewBox: `0 0 ${view.width} ${view.height}`,
    }, ...[...view.nodes.values()].map(({bounds}) => make('rect', bounds)), frame);
    view.figure.append(corner);
    const size = Math.min(180 / view.width, 180 / view.height);
    set(corner, {width: view.width * size, height: view.height * size});
    const show = () => {
      const {width, height} = view.room();
      const by = 1 / view.scale;
      set(frame, {x: -view.x * by, y: -view.y * by, width: width * by, height: height * by});
      hide(corner, view.scale <= view.whole * 1.05);
    };
    view.moved.push(show);
    show();
    const go = event => {
      if (!(event.buttons & 1)) return;
      const {left, top} = corner.getBoundingClientRect();
      view.place((event.clientX - left) / size, (event.clientY - top) / size, view.scale);
    };
    set(corner, {pointerdown: go, pointermove: go});
  };
  maps.forEach(addCorner);
})();
