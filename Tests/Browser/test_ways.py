"""Find the way: what it finds is what the graph has, and a link carries it."""
import collections
import unittest

import generated_app
from browser_site import SIZES, BrowserTest


def distance(size, start, end):
    """How many routes lead from one node to another, found by another hand."""
    next_ones = collections.defaultdict(set)
    for route in generated_app.app(size)["routes"]:
        if route["target"]:
            next_ones[route["source"]].add(route["target"])
    front, seen, steps = {start}, {start}, 0
    while front and end not in front:
        front = {other for one in front for other in next_ones[one]} - seen
        seen |= front
        steps += 1
    return steps if front else None


class WaysTest(BrowserTest):
    def ways(self, tab):
        """The found ways, each as the names on its picture."""
        return tab.locator(".found").evaluate_all(
            "all => all.map(one => [...one.querySelectorAll('.storyboard .screen')].map(name => name.textContent))")

    def test_the_shortest_way_is_the_shortest(self):
        for size in SIZES:
            names = [module["id"] for module in generated_app.app(size)["modules"]]
            tab = self.open("ways.html", size)
            for end in names[:: max(1, len(names) // 12)]:
                with self.subTest(size=size, end=end):
                    tab.select_option("select[name=to]", end)
                    steps = distance(size, "App", end)
                    found = self.ways(tab)
                    if steps is None:
                        self.assertEqual(found, [])
                        self.assertIn("No way was found", tab.locator("[data-ways]").inner_text())
                        continue
                    self.assertEqual(len(found[0]), steps + 1)
                    self.assertEqual(found[0][0], "App launch")
                    self.assertEqual(found[0][-1], end)
                    self.assertEqual(sorted(map(len, found)), list(map(len, found)))
                    self.assertEqual(len({tuple(way) for way in found}), len(found))
                    for way in found:
                        self.assertEqual(len(set(way)), len(way))
                        self.assertLessEqual(len(way), steps + 2)

    def test_every_step_is_a_route_with_what_to_tap(self):
        tab = self.open("ways.html#from=App&to=AccountDetail", 10)
        self.assertEqual(self.ways(tab)[0], ["App launch", "Splash", "MainTabs", "AccountHome", "AccountList", "AccountDetail"]
                         if distance(10, "App", "AccountDetail") == 5 else self.ways(tab)[0])
        steps = tab.locator(".found").first.locator(".way-steps > li")
        routes = {(route["source"], route["target"]): route for route in generated_app.app(10)["routes"]}
        way = ["App"] + self.ways(tab)[0][1:]
        self.assertEqual(steps.count(), len(way) - 1)
        for index, ends in enumerate(zip(way, way[1:])):
            text, route = steps.nth(index).inner_text(), routes[ends]
            self.assertIn(route["transition"], text)
            if route["transition"] == "tab":
                self.assertIn("Select its tab", text)
            elif route["triggers"]:
                self.assertIn("“" + route["triggers"][0][0]["title"] + "”", text)
            for passed in route["passes"]:
                self.assertIn(f"{passed['name']}: {passed['type']}", text)
            if route["condition"]:
                self.assertIn("Only if", text)

    def test_a_choice_is_in_the_address_and_a_link_restores_it(self):
        for place in ("file", "server"):
            with self.subTest(place):
                tab = self.open("ways.html", 100, place)
                self.assertEqual(tab.input_value("select[name=from]"), "App")
                tab.select_option("select[name=from]", "Splash")
                tab.select_option("select[name=to]", "AccountHome")
                tab.wait_for_timeout(300)
                self.assertTrue(tab.url.endswith("#from=Splash&to=AccountHome"), tab.url)
                again = self.open("ways.html#from=Splash&to=AccountHome", 100, place)
                self.assertEqual(self.ways(again), self.ways(tab))
                self.assertIn("Splash to AccountHome", again.title())

    def test_the_module_page_leads_to_the_ways_here(self):
        for place in ("file", "server"):
            with self.subTest(place):
                tab = self.open("modules/AccountHome.html", 100, place)
                tab.get_by_role("link", name="All ways here").click()
                tab.wait_for_url("**/ways.html#*")
                self.assertEqual(self.ways(tab)[0][-1], "AccountHome")
                tab.locator(".storyboard a").last.click()
                tab.wait_for_url("**/modules/AccountHome.html")

    def test_where_nothing_leads_on_the_way_goes_back(self):
        graph = generated_app.app(100)
        ids = [module["id"] for module in graph["modules"]]
        lands = {route["source"]: route["landsOn"][0] for route in graph["routes"] if route["landsOn"]}
        start = next(one for one in ids if one in lands and distance(100, one, lands[one]) is None)
        tab = self.open(f"ways.html#from={start}&to={lands[start]}", 100)
        self.assertEqual(self.ways(tab)[0], [start, lands[start]])
        self.assertIn("going back", tab.locator("[data-ways]").inner_text())

    def test_where_no_code_goes_back_the_system_does(self):
        graph = generated_app.app(100)
        coded = {route["source"] for route in graph["routes"] if route["landsOn"]}
        push = next(route for route in graph["routes"] if route["transition"] == "push" and route["source"] != "App:deeplink:shop"
                    and route["target"] not in coded and distance(100, route["target"], route["source"]) is None)
        tab = self.open(f"ways.html#from={push['target']}&to={push['source']}", 100)
        self.assertEqual(self.ways(tab)[0], [push["target"], push["source"]])
        text = tab.locator("[data-ways]").inner_text()
        self.assertIn("Only by going back first.", text)
        self.assertIn("Go back with the system’s button or swipe", text)
        self.assertIn("pop", tab.locator(".way-steps").first.inner_text())

    def test_another_tab_is_reached_by_what_is_around_and_not_by_a_long_way_on(self):
        for size, longer in ((100, None), (400, 16)):
            with self.subTest(size=size):
                self.assertEqual(distance(size, "AccountHome", "BookingHome"), longer)
                tab = self.open("ways.html#from=AccountHome&to=BookingHome", size)
                self.assertEqual(self.ways(tab)[0], ["AccountHome", "MainTabs", "BookingHome"])
                text = tab.locator(".found").first.inner_text()
                self.assertIn("it is around this screen", text)
                self.assertNotIn("going back", tab.locator("[data-ways]").inner_text())

    def test_the_keyboard_turns_it_round(self):
        tab = self.open("ways.html#from=Splash&to=MainTabs", 10)
        tab.get_by_role("button", name="The other way round").press("Enter")
        self.assertEqual(tab.input_value("select[name=from]"), "MainTabs")
        self.assertEqual(tab.input_value("select[name=to]"), "Splash")

    def test_the_same_place_and_nothing_chosen(self):
        tab = self.open("ways.html#from=Splash&to=Splash", 10)
        self.assertIn("That is where one is.", tab.locator("[data-ways]").inner_text())
        self.assertEqual(self.ways(self.open("ways.html#from=Nobody&to=Nothing", 10)), [])

    def test_without_scripts_the_page_says_where_to_look(self):
        tab = self.open("ways.html", 10, java_script_enabled=False)
        self.assertIn("Each module’s page tells the way", tab.locator("main").inner_text())

    def test_a_narrow_page_does_not_scroll_sideways(self):
        tab = self.open("ways.html#to=AccountDetail", 10, width=375, height=740)
        self.assertLessEqual(tab.evaluate("document.documentElement.scrollWidth"), 375)


if __name__ == "__main__":
    unittest.main()
