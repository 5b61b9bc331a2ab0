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


if __name__ == "__main__":
    unittest.main()
