"""The search: by prefix, by initials and by a part of the name, with the keyboard."""
import unittest

import generated_app
from browser_site import SIZES, BrowserTest


class SearchTest(BrowserTest):
    def find(self, tab, text):
        tab.fill("#search", text)
        tab.wait_for_selector("#search-results li")
        return [item.strip() for item in tab.locator("#search-results .name").all_inner_texts()]

    def test_finds_by_prefix_initials_and_part(self):
        for size in SIZES:
            for place in ("file", "server"):
                with self.subTest(size=size, place=place):
                    tab = self.open("coverage.html", size, place)
                    self.assertEqual(self.find(tab, "AccountH")[0], "AccountHome")
                    self.assertEqual(self.find(tab, "MT")[0], "MainTabs")
                    self.assertEqual(self.find(tab, "maiTa")[0], "MainTabs")
                    self.assertIn("AccountService", self.find(tab, "service"))
                    self.assertIn("AccountHomePresenter", self.find(tab, "AccountHomeP"))
                    self.assertIn("AccountHomeWireframeInterface", self.find(tab, "ahwi"))
                    self.assertEqual(self.find(tab, "no such name at all"), [])

    def test_a_second_word_narrows_by_module(self):
        tab = self.open("index.html", 100)
        names = self.find(tab, "wireframe AccountHome")
        self.assertEqual({name for name in names}, {"AccountHomeWireframe", "AccountHomeWireframeInterface"})

    def test_a_button_is_found_by_its_words_after_what_is_called_so(self):
        tab = self.open("index.html", 100)
        self.assertIn("Go on to AccountHome", self.find(tab, "go on to accounthome"))
        names = self.find(tab, "MainTabs")
        self.assertEqual(names[0], "MainTabs")
        tab.fill("#search", "go on to accounthome")
        tab.keyboard.press("Enter")
        tab.wait_for_url("**/modules/*.html#route-*")

    def test_pages_are_found_by_what_they_tell(self):
        tab = self.open("index.html", 100)
        for text, page in (("coverage", "coverage.html"), ("dead ends", "coverage.html#loose-ends"),
                           ("unreachable", "coverage.html#loose-ends"), ("unresolved", "coverage.html#calls"),
                           ("find the way", "ways.html")):
            with self.subTest(text):
                self.assertTrue(self.find(tab, text))
                links = tab.locator("#search-results a").evaluate_all("all => all.map(one => one.getAttribute('href'))")
                self.assertTrue(any(link.endswith(page) for link in links), links)

    def test_what_is_nearly_right_is_found(self):
        tab = self.open("index.html", 100)
        self.assertEqual(self.find(tab, "AcountHome")[0], "AccountHome")
        self.assertIn("Nothing is called “AcountHome”.", tab.inner_text("#search-results"))
        self.assertEqual(self.find(tab, "zzzzzz"), [])

    def test_what_most_ways_lead_to_comes_first(self):
        tab = self.open("index.html", 100)
        arrivals = self.arrivals()
        counts = {area: {arrivals[name] for name in arrivals if name.startswith(area)} for area in generated_app.AREAS}
        area = next(area for area in generated_app.AREAS if len(counts[area]) > 1)
        found = [arrivals[name] for name in self.find(tab, area) if name in arrivals]
        self.assertEqual(found, sorted(found, reverse=True))
        self.assertEqual(set(found), counts[area])

    def arrivals(self):
        graph = generated_app.app(100)
        return {module["id"]: sum(route["target"] == module["id"] for route in graph["routes"])
                for module in graph["modules"]}

    def test_the_keyboard_alone_opens_a_result(self):
        for place in ("file", "server"):
            with self.subTest(place):
                tab = self.open("modules/AccountHome.html", 100, place)
                tab.keyboard.press("/")
                tab.keyboard.type("MainTab")
                tab.wait_for_selector("#search-results a")
                tab.keyboard.press("ArrowDown")
                tab.keyboard.press("ArrowDown")
                self.assertEqual(tab.evaluate("document.activeElement.closest('li').previousElementSibling !== null"), True)
                tab.keyboard.press("ArrowUp")
                tab.keyboard.press("Enter")
                tab.wait_for_url("**/modules/MainTabs.html")

    def test_enter_opens_the_first_and_escape_closes(self):
        tab = self.open("index.html", 10)
        tab.keyboard.press("/")
        tab.keyboard.type("Not")
        tab.wait_for_selector("#search-results a")
        tab.keyboard.press("Escape")
        self.assertTrue(tab.locator("#search-results").is_hidden())
        self.assertEqual(tab.input_value("#search"), "")
        tab.keyboard.type("Notice")
        tab.keyboard.press("Enter")
        tab.wait_for_url("**/modules/Notice.html")

    def test_the_index_is_loaded_when_it_is_needed(self):
        tab = self.open("index.html", 400)
        self.assertEqual(tab.locator("script[src*='data/search.js']").count(), 0)
        tab.focus("#search")
        # Waiting in the page would evaluate text again and again, which the pages' policy forbids.
        for _ in range(100):
            if tab.evaluate("window.wiremap.search !== undefined"):
                return
            tab.wait_for_timeout(100)
        self.fail("no index is loaded")

    def test_a_slash_in_a_field_is_a_slash(self):
        tab = self.open("index.html", 10)
        tab.focus("#search")
        tab.keyboard.type("a/b")
        self.assertEqual(tab.input_value("#search"), "a/b")

    def test_without_scripts_there_is_no_dead_box(self):
        tab = self.open("index.html", 10, java_script_enabled=False)
        self.assertEqual(tab.locator("#search").count(), 0)


if __name__ == "__main__":
    unittest.main()
