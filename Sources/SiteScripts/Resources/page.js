// What the other scripts share: making elements, and the address after `#`, which keeps what was chosen on a page.
(() => {
  'use strict';
  const wiremap = window.wiremap ??= {};
  wiremap.root = new URL('../', document.currentScript.src).href;

  const filled = (element, attributes, children) => {
    for (const [name, value] of Object.entries(attributes ?? {})) {
      if (typeof value === 'function') element.addEventListener(name, value);
      else if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : value);
    }
    element.append(...children.filter(child => child != null));
    return element;
  };
  // Text is only ever put in as text.
  wiremap.html = (tag, attributes, ...children) => filled(document.createElement(tag), attributes, children);
  wiremap.svg = (tag, attributes, ...children) =>
    filled(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);

  // An address without `=` is a place on the page, and stays as it is.
  const read = () => new URLSearchParams(location.hash.includes('=') ? location.hash.slice(1) : '');
  let values = read();
  let timer;
  const write = () => {
    const text = values.toString().replace(/%2C/g, ',').replace(/%2F/g, '/').replace(/%3A/g, ':');
    history.replaceState(null, '', location.href.split('#')[0] + (text && '#' + text));
  };
  wiremap.state = {
    get: key => values.get(key) ?? '',
    set(key, value) {
      if (value === this.get(key)) return;
      if (value) values.set(key, value); else values.delete(key);
      clearTimeout(timer);
      timer = setTimeout(write, 150);
    },
  };
  // Somebody followed a link to another view of the same page.
  addEventListener('hashchange', () => {
    if (read().toString() && read().toString() !== values.toString()) location.reload();
  });
})();
