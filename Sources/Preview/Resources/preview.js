// Waits for news of the previewed site: reloads the page when it changed, and shows what is wrong with the sources.
// News come as scripts, so that the pages' own policy, which allows no other connection, stays as it is published.
(() => {
  'use strict';
  const own = new URL(document.currentScript.src);
  const page = decodeURIComponent(location.pathname.slice(1)) || 'index.html';
  let revision = Number(own.searchParams.get('at'));
  const panel = document.createElement('div');
  panel.id = 'preview-faults';
  panel.setAttribute('role', 'alert');
  panel.style.cssText = 'position:fixed;z-index:9;left:0;right:0;bottom:0;max-height:40vh;overflow:auto;padding:0.8rem 1.2rem;'
    + 'background:#6b1119;color:#fff;font:0.9rem/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere';

  const show = faults => {
    panel.remove();
    if (!faults.length) return;
    panel.textContent = 'The sources have a fault; the site is the last good one.\n' + faults.join('\n');
    document.body.append(panel);
  };
  const ask = now => {
    const script = document.createElement('script');
    script.src = `/preview/changes.js?after=${revision}${now ? '&now=1' : ''}`;
    const done = wait => { script.remove(); setTimeout(() => ask(!!wait), wait); };
    script.onload = () => done(0);
    script.onerror = () => done(1000);
    document.head.append(script);
  };
  (window.wiremap ??= {}).previewed = news => {
    const concerns = path => path === page || path.startsWith('assets/') || path.startsWith('data/');
    if (news.changed.some(concerns)) { location.reload(); return; }
    revision = news.revision;
    show(news.faults);
  };
  // A page is loaded when all scripts that were asked for have come, and news may be long in coming.
  addEventListener('load', () => setTimeout(() => ask(true)));
})();
