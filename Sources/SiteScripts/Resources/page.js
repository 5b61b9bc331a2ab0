// What the other scripts share: making elements, and the address after `#`, which keeps what was chosen on a page. And where
// a wide picture begins.
(() => {
  'use strict';
  const shared = window.wiremap ??= {};
  shared.root = new URL('../', document.currentScript.src).href;

  // A function listens; `true` is an attribute without a value. Text is only ever put in as text.
  const set = shared.set = (element, attributes, ...children) => {
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
  shared.html = maker('1999/xhtml');
  shared.svg = maker('2000/svg');
  // A list of values with their names to choose from; what is chosen is in the address.
  shared.choice = (label, key, all, options, change) => shared.html('label', null, label,
    shared.html('select', {name: key, change}, shared.html('option', {value: ''}, all),
      ...options.map(([value, name = value]) =>
        shared.html('option', {value, selected: shared.state.get(key) === value}, name))));
  // What a node's screen looks like; an empty text where that is not known.
  shared.picture = ({name, picture: [src, width, height] = []}) => src
    ? shared.html('img', {src: shared.root + src, alt: `The screen of ${name}`, width, height, loading: 'lazy'}) : '';
  // The elements within another that fit a selector.
  shared.pick = (host, selector) => [...host.querySelectorAll(selector)];
  shared.count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  shared.hide = (element, isHidden) => element.classList.toggle('hidden', !!isHidden);

  // An address without `=` is a place on the page, and stays as it is.
  const read = ({hash} = location) => new URLSearchParams(hash.includes('=') ? hash.slice(1) : '');
  let values = read();
  let timer;
  const write = () => {
    const text = `${values}`.replace(/%(2C|2F|3A)/g, decodeURIComponent);
    history.replaceState(null, '', location.href.split('#')[0] + (text && '#' + text));
  };
  shared.state = {
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
    const next = `${read()}`;
    if (next && next !== `${values}`) location.reload();
  });
  // A picture that is wider than its place begins with what the page is about, and what that leads to.
  for (const node of shared.pick(document, '.fits .current'))
    node.closest('div').scrollLeft = node.getBoundingClientRect().x - 60;
})();
