// What the other scripts share: making elements, and the address after `#`, which keeps what was chosen on a page.
(() => {
  'use strict';
  const wiremap = window.wiremap ??= {};
  wiremap.root = new URL('../', document.currentScript.src).href;

  // A function listens; `true` is an attribute without a value. Text is only ever put in as text.
  const set = wiremap.set = (element, attributes, ...children) => {
    for (const [name, value] of Object.entries(attributes ?? {})) {
      if (typeof value === 'function') element.addEventListener(name, value);
      else if (value == null || value === false) element.removeAttribute(name);
      else element.setAttribute(name, value === true ? '' : value);
    }
    element.append(...children.filter(child => child != null));
    return element;
  };
  // A class may follow the name of the element: `p.name`.
  const maker = space => (tag, ...rest) => {
    const [name, kind] = tag.split('.');
    return set(set(document.createElementNS(`http://www.w3.org/${space}`, name), {class: kind}), ...rest);
  };
  wiremap.html = maker('1999/xhtml');
  wiremap.svg = maker('2000/svg');
  // A list of values with their names to choose from; what is chosen is in the address.
  wiremap.choice = (label, key, all, options, change) => wiremap.html('label', null, label,
    wiremap.html('select', {name: key, change}, wiremap.html('option', {value: ''}, all),
      ...options.map(([value, name = value]) =>
        wiremap.html('option', {value, selected: wiremap.state.get(key) === value}, name))));
  // What a node's screen looks like; an empty text where that is not known.
  wiremap.picture = ({name, picture: [src, width, height] = []}) => src
    ? wiremap.html('img', {src: wiremap.root + src, alt: `The screen of ${name}`, width, height, loading: 'lazy'}) : '';
  // The elements within another that fit a selector.
  wiremap.pick = (host, selector) => [...host.querySelectorAll(selector)];
  wiremap.count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  wiremap.hide = (element, isHidden) => element.classList.toggle('hidden', !!isHidden);

  // An address without `=` is a place on the page, and stays as it is.
  const read = () => new URLSearchParams(location.hash.includes('=') ? location.hash.slice(1) : '');
  let values = read();
  let timer;
  const write = () => {
    const text = values.toString().replace(/%(2C|2F|3A)/g, decodeURIComponent);
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
