"""How fast the site of a generated app is in Chromium: prints figures, and judges nothing.

usage: WIREMAP=program bench.py [MODULES]
"""
import statistics
import sys

from browser_site import Sites

HOVER = """async () => {
    const view = wiremap.maps[0];
    const nodes = [...view.nodes.values()].filter(node => node.data);
    const times = [];
    for (let index = 0; index < 60; index += 1) {
        const {element} = nodes[(index * 37) % nodes.length];
        await new Promise(requestAnimationFrame);
        const begin = performance.now();
        element.firstElementChild.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
        view.svg.getBoundingClientRect();
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
        times.push(performance.now() - begin);
    }
    return times;
}"""
SEARCH = """async () => {
    const input = document.getElementById('search');
    input.focus();
    while (!wiremap.search) await new Promise(done => setTimeout(done, 10));
    const times = [];
    for (const text of ['a', 'ac', 'acc', 'PVC', 'servi', 'wireframe', 'ahwi', 'detail account', 'x']) {
        const begin = performance.now();
        input.value = text;
        input.dispatchEvent(new Event('input'));
        document.getElementById('search-results').getBoundingClientRect();
        times.push(performance.now() - begin);
    }
    return times;
}"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


def main(size):
    sites = Sites()
    say = lambda what, times: print(f"{what:42} median {statistics.median(times):6.1f} ms   most {max(times):6.1f} ms")
    for page, script, what in (("map.html", HOVER, "hover to next frame, map"), ("map.html", SEARCH, "search, each letter")):
        tab = sites.browser.new_page(viewport={"width": 1400, "height": 900})
        tab.goto(sites.address(size) + page)
        say(f"{what}, {size} modules", tab.evaluate(script))
        tab.close()
    for page in ("index.html", "map.html"):
        paints, ready = [], []
        for _ in range(7):
            tab = sites.browser.new_page(viewport={"width": 1400, "height": 900})
            tab.goto(sites.address(size, "server") + page)
            tab.wait_for_function("wiremap.maps?.length > 0")
            tab.wait_for_timeout(100)
            paints.append(tab.evaluate(PAINT))
            ready.append(tab.evaluate("performance.timing.domContentLoadedEventEnd - performance.timing.navigationStart"))
            tab.close()
        say(f"first paint, {page}, {size} modules", paints)
        say(f"scripts done, {page}, {size} modules", ready)
    sites.keep.close()


if __name__ == "__main__":
    if len(sys.argv) > 2 or not all(one.isdigit() for one in sys.argv[1:]):
        sys.exit(__doc__.strip())
    main(int(sys.argv[1]) if len(sys.argv) == 2 else 400)
