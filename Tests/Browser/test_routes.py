"""The page of all routes shows those that are asked for."""
import unittest

import generated_app
from browser_site import SIZES, BrowserTest


class RoutesTest(BrowserTest):
    ROWS = "[data-routes] tbody:not(.hidden) tr[data-by]:not(.hidden)"

    def count(self, size, fits):
        return sum(1 for route in generated_app.app(size)["routes"] if fits(route))

    def test_each_filter_shows_what_fits(self):
        for size in SIZES:
            for place in ("file", "server"):
                with self.subTest(size=size, place=place):
                    tab = self.open("routes.html", size, place)
                    everything = self.count(size, lambda route: True)
                    self.assertEqual(tab.locator(self.ROWS).count(), everything)
                    tab.select_option("select[name=by]", "present")
                    expected = self.count(size, lambda route: route["transition"] == "present")
                    self.assertGreater(expected, 0)
                    self.assertLess(expected, everything)
                    self.assertEqual(tab.locator(self.ROWS).count(), expected)
                    self.assertIn(f"{expected} of {everything} routes", tab.locator("[data-routes] [role=status]").inner_text())
                    tab.get_by_role("button", name="Show all").click()
                    self.assertEqual(tab.locator(self.ROWS).count(), everything)
                    tab.select_option("select[name=group]", "Launch")
                    self.assertEqual(tab.locator(self.ROWS).count(), self.count(
                        size, lambda route: route["source"] in ("Splash", "MainTabs", "Notice")))

    def test_text_and_confidence(self):
        tab = self.open("routes.html", 100)
        tab.select_option("select[name=sure]", "inferred")
        self.assertEqual(tab.locator(self.ROWS).count(), self.count(100, lambda route: route["confidence"] == "inferred"))
        tab.get_by_role("button", name="Show all").click()
        tab.fill("[data-routes] input[type=search]", "maintabs ACCOUNTHOME")
        self.assertEqual(tab.locator(self.ROWS).count(), 1)
        tab.fill("[data-routes] input[type=search]", "nothing has this")
        self.assertEqual(tab.locator(self.ROWS).count(), 0)
        self.assertEqual(tab.locator("[data-routes] tbody:visible").count(), 0)

    def test_a_link_restores_what_was_chosen(self):
        for place in ("file", "server"):
            with self.subTest(place):
                tab = self.open("routes.html", 100, place)
                tab.select_option("select[name=by]", "push")
                tab.fill("[data-routes] input[type=search]", "account")
                tab.wait_for_timeout(300)
                self.assertIn("by=push", tab.url)
                self.assertIn("text=account", tab.url)
                again = self.open("routes.html#" + tab.url.split("#")[1], 100, place)
                self.assertEqual(again.input_value("[data-routes] input[type=search]"), "account")
                self.assertEqual(again.locator(self.ROWS).count(), tab.locator(self.ROWS).count())
                self.assertGreater(again.locator(self.ROWS).count(), 0)

    def test_a_link_to_a_place_stays_one(self):
        tab = self.open("modules/Splash.html#where-it-goes", 10)
        self.assertTrue(tab.url.endswith("#where-it-goes"))

    def test_without_scripts_every_route_is_there(self):
        tab = self.open("routes.html", 100, java_script_enabled=False)
        self.assertEqual(tab.locator(self.ROWS).count(), self.count(100, lambda route: True))


if __name__ == "__main__":
    unittest.main()
