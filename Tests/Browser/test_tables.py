"""Tables sort by the column whose heading is pressed."""
import unittest

from browser_site import BrowserTest


class TableTest(BrowserTest):
    def column(self, tab, number):
        return tab.locator("table.sortable").first.locator(f"tbody tr > :nth-child({number})").all_inner_texts()

    def test_a_heading_sorts_and_sorts_back(self):
        for place in ("file", "server"):
            with self.subTest(place):
                tab = self.open("services.html", 100, place)
                heading = tab.locator("table.sortable").first.get_by_role("button", name="Type")
                heading.focus()
                tab.keyboard.press("Enter")
                names = self.column(tab, 1)
                self.assertEqual(names, sorted(names))
                self.assertGreater(len(names), 3)
                self.assertEqual(tab.locator("th[aria-sort=ascending]").count(), 1)
                tab.keyboard.press("Enter")
                self.assertEqual(self.column(tab, 1), names[::-1])

    def test_numbers_are_sorted_as_numbers(self):
        tab = self.open("services.html", 100)
        tab.locator("table.sortable").first.get_by_role("button", name="Modules").click()
        numbers = [int(text) for text in self.column(tab, 2)]
        self.assertEqual(numbers, sorted(numbers))

    def test_a_phone_keeps_what_sorts(self):
        tab = self.open("modules/MainTabs.html", 100, width=390, height=800)
        rows = tab.locator("#ways-out tbody tr > :first-child")
        button = tab.locator("#ways-out").get_by_role("button", name="To", exact=False).first
        self.assertTrue(button.is_visible())
        button.click()
        names = rows.all_inner_texts()
        self.assertGreater(len(names), 2)
        self.assertEqual(names, sorted(names))
        button.click()
        self.assertEqual(rows.all_inner_texts(), names[::-1])
        self.assertLessEqual(tab.evaluate("document.documentElement.scrollWidth"), 390)

    def test_who_shares_a_service_is_lit(self):
        for place in ("file", "server"):
            with self.subTest(place):
                tab = self.open("services.html", 10, place)
                service = tab.locator("[data-map=uses] g.node[id$='node-service_3aLaunchService']")
                service.locator("a").focus()
                lit = tab.locator(".lit-layer .node").evaluate_all("all => all.map(one => one.dataset.of.split('-').pop())")
                self.assertIn("Splash", lit)
                self.assertNotIn("AccountHome", lit)
                self.assertEqual(tab.locator(".lit-layer .edge").count(), len(lit) - 1)
                tab.keyboard.press("Enter")
                tab.wait_for_url("**/services.html#service-LaunchService*")


if __name__ == "__main__":
    unittest.main()
