"""Pages in the browser: what axe finds, what the policy forbids, and what the tabulator reaches."""
import unittest

from axe_playwright_python.sync_playwright import Axe

from browser_site import BrowserTest


class PageTest(BrowserTest):
    def violations(self, tab):
        # It would load the stylesheets once more, which the pages' policy forbids.
        found = Axe().run(tab, options={"preload": False}).response["violations"]
        return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]

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
