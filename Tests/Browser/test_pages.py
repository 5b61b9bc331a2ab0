"""Every kind of page in the browser: accessible, light and dark, without an error, and small enough."""
import os
import unittest

from axe_playwright_python.sync_playwright import Axe

from browser_site import PREFIX, SIZES, BrowserTest

PAGES = [
    "index.html", "map.html", "ways.html", "ways.html#to=AccountHome", "entry-points.html", "routes.html", "services.html",
    "coverage.html", "about.html", "404.html", "groups/App-Account.html", "modules/AccountHome.html", "modules/Notice.html",
    "map.html#pin=Splash", "map.html#group=App/Launch", "map.html#closed=App/Account",
]


class PageTest(BrowserTest):
    def violations(self, tab):
        # It would load the stylesheets once more, which the pages' policy forbids.
        found = Axe().run(tab, options={"preload": False}).response["violations"]
        return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]

    def test_axe_finds_nothing(self):
        for scheme in ("light", "dark"):
            for page in PAGES:
                with self.subTest(page=page, scheme=scheme):
                    tab = self.open(page, 10, color_scheme=scheme)
                    tab.wait_for_timeout(200)
                    self.assertEqual(self.violations(tab), [])

    def test_axe_finds_nothing_in_large_apps(self):
        for page in ("index.html", "map.html", "ways.html#to=AccountHome", "routes.html"):
            with self.subTest(page):
                tab = self.open(page, 100)
                tab.wait_for_timeout(200)
                self.assertEqual(self.violations(tab), [])

    def test_axe_finds_nothing_while_one_searches(self):
        for scheme in ("light", "dark"):
            with self.subTest(scheme):
                tab = self.open("index.html", 10, color_scheme=scheme)
                tab.fill("#search", "Account")
                tab.wait_for_selector("#search-results a")
                self.assertEqual(self.violations(tab), [])

    def test_no_page_has_an_error(self):
        for size in SIZES:
            for place in ("file", "server"):
                for page in PAGES if size == 10 else PAGES[:4]:
                    with self.subTest(size=size, place=place, page=page):
                        self.open(page, size, place).wait_for_timeout(50)

    def test_no_page_scrolls_sideways_on_a_phone(self):
        for page in PAGES:
            with self.subTest(page):
                tab = self.open(page, 100, width=375, height=740)
                self.assertLessEqual(tab.evaluate("document.documentElement.scrollWidth"), 375)

    def test_the_count_of_a_group_follows_the_last_word_of_its_name(self):
        for width, list_of_groups in ((1280, ".side"), (375, ".menu")):
            with self.subTest(width):
                tab = self.open("index.html", 100, width=width, height=740)
                tab.evaluate("document.querySelector('.menu').open = true")
                lines, gap, rise = tab.evaluate("""(list) => {
                    document.querySelector(list + ' .groups').style.width = '9rem';
                    const name = document.querySelector(list + ' a.group');
                    name.replaceChildren('Select', document.createElement('wbr'), 'Validators',
                        document.createElement('wbr'), 'Flow');
                    const last = [...name.getClientRects()].pop();
                    const count = name.nextElementSibling.getBoundingClientRect();
                    return [name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight),
                        count.left - last.right, Math.abs(count.bottom + count.top - last.bottom - last.top) / 2];
                }""", list_of_groups)
                self.assertGreater(lines, 1.9, "the name is wrapped")
                self.assertLess(gap, 12)
                self.assertGreaterEqual(gap, 0)
                self.assertLess(rise, 6)

    def test_a_long_menu_begins_where_the_page_is(self):
        tab = self.open("groups/" + sorted(os.listdir(os.path.join(self.sites.path(400), "groups")))[-2], 400)
        box = tab.locator(".side .groups [aria-current]").bounding_box()
        self.assertLess(box["y"], tab.viewport_size["height"] - 20)
        self.assertEqual(tab.evaluate("scrollY"), 0)
        # What is in sight anyway moves nothing.
        self.assertEqual(self.open("index.html", 400).evaluate("document.querySelector('.side').scrollTop"), 0)

    def test_a_wide_picture_begins_with_what_the_page_is_about(self):
        where = """() => {
            const node = document.querySelector('.fits .current'), box = node.closest('.diagram');
            return [box.scrollWidth > box.clientWidth, box.scrollLeft, node.getBoundingClientRect().x];
        }"""
        isWide, moved, left = self.open("modules/AccountHome.html", 100, width=390).evaluate(where)
        self.assertTrue(isWide)
        self.assertGreater(moved, 0)
        self.assertLess(left, 200)
        self.assertEqual(self.open("modules/AccountHome.html", 100).evaluate(where)[:2], [False, 0])

    def test_the_home_page_of_a_large_app_is_small(self):
        loaded = {}
        tab = self.open("index.html", 400, "server")
        for address in tab.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)") + [tab.url]:
            path = os.path.join(self.sites.path(400), address.split(PREFIX)[1].split("#")[0])
            loaded[path] = os.path.getsize(path)
        self.assertGreater(len(loaded), 5)
        self.assertLess(sum(loaded.values()), 1_500_000, loaded)

    def test_the_policy_forbids_what_stands_in_a_page(self):
        tab = self.open("index.html", 10)
        ran = tab.evaluate("""() => {
            const script = document.createElement('script');
            script.textContent = 'window.ran = true';
            document.body.append(script);
            return window.ran === true;
        }""")
        self.assertFalse(ran)
        self.assertTrue(any("Content Security Policy" in fault for fault in self.faults))
        self.faults.clear()

    def test_every_control_is_reached_by_the_tabulator(self):
        tab = self.open("map.html", 10)
        wanted = {"Zoom in", "Zoom out", "Show the whole map", "Close or open all groups", "Filter"}
        seen = set()
        for _ in range(80):
            tab.keyboard.press("Tab")
            seen.add(tab.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.id"))
        self.assertLessEqual(wanted | {"search"}, seen)


if __name__ == "__main__":
    unittest.main()
