"""The map: moving, zooming, lighting, pinning, filters, groups, and the address that keeps them."""
import unittest

from browser_site import SIZES, BrowserTest

SCALE = "parseFloat(getComputedStyle(document.querySelector('[data-map] svg')).getPropertyValue('--scale'))"
PLACE = "JSON.stringify(document.querySelector('[data-map] g.node').getBoundingClientRect())"


def lit(name):
    """What shows that a part of the map is lit."""
    return f"[data-map] .lit .lit-layer [data-of$='{name}']"


def node(name):
    return f"[data-map] g.node[id$='node-{name}']"


class MapTest(BrowserTest):
    def settle(self, tab):
        """Waits until the map stands still and its address is written."""
        tab.wait_for_timeout(450)
        # On a busy machine frames and timers come late: twice the same, drawn at the scale that it is shown at, and the
        # address says what is to be kept.
        tab.wait_for_function(
            """() => {
                const now = wiremap.maps.map(view => [view.scale, view.x, view.y].join()).join() + location.hash;
                const kept = new URLSearchParams(location.hash.slice(1)).get('at') ?? '';
                const stands = now === window.stood && kept === wiremap.state.get('at')
                    && wiremap.maps.every(view => view.drawn === view.scale);
                window.stood = now;
                return stands;
            }""", polling=300)

    def test_buttons_keys_and_wheel_zoom(self):
        for size in SIZES:
            for place in ("file", "server"):
                with self.subTest(size=size, place=place):
                    tab = self.open("map.html", size, place)
                    tab.click("button[aria-label='Show the whole map']")
                    self.settle(tab)
                    whole = tab.evaluate(SCALE)
                    tab.click("button[aria-label='Zoom in']")
                    self.settle(tab)
                    nearer = tab.evaluate(SCALE)
                    self.assertAlmostEqual(nearer / whole, 1.5, places=2)
                    tab.focus(".diagram")
                    tab.keyboard.press("+")
                    self.settle(tab)
                    self.assertGreater(tab.evaluate(SCALE), nearer)
                    tab.keyboard.press("-")
                    tab.keyboard.press("0")
                    self.settle(tab)
                    self.assertAlmostEqual(tab.evaluate(SCALE), whole, places=3)
                    box = tab.locator(".diagram").first.bounding_box()
                    tab.mouse.move(box["x"] + 300, box["y"] + 200)
                    tab.mouse.wheel(0, -300)
                    self.settle(tab)
                    self.assertGreater(tab.evaluate(SCALE), whole)

    def test_the_wheel_keeps_what_is_under_the_pointer(self):
        tab = self.open("map.html", 100)
        box = tab.locator(node("MainTabs")).bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        tab.mouse.move(x, y)
        tab.mouse.wheel(0, -500)
        self.settle(tab)
        box = tab.locator(node("MainTabs")).bounding_box()
        self.assertAlmostEqual(box["x"] + box["width"] / 2, x, delta=3)
        self.assertAlmostEqual(box["y"] + box["height"] / 2, y, delta=3)

    def test_a_map_within_a_page_leaves_the_wheel_to_the_page(self):
        tab = self.open("index.html", 10)
        before = tab.evaluate(SCALE)
        box = tab.locator("[data-map] .diagram").bounding_box()
        tab.mouse.move(box["x"] + 100, box["y"] + 60)
        tab.mouse.wheel(0, 200)
        self.settle(tab)
        self.assertEqual(tab.evaluate(SCALE), before)
        self.assertGreater(tab.evaluate("scrollY"), 0)

    def test_dragging_moves_and_is_no_click(self):
        tab = self.open("map.html", 100)
        before = tab.evaluate(PLACE)
        box = tab.locator(node("MainTabs")).bounding_box()
        tab.mouse.move(box["x"] + 4, box["y"] + 2)
        tab.mouse.down()
        tab.mouse.move(box["x"] + 90, box["y"] + 60, steps=4)
        tab.mouse.up()
        self.settle(tab)
        self.assertNotEqual(tab.evaluate(PLACE), before)
        self.assertIn("map.html", tab.url)
        self.assertNotIn("pin=", tab.url)

    def test_arrows_move_the_map(self):
        tab = self.open("map.html", 100)
        before = tab.evaluate(PLACE)
        tab.focus(".diagram")
        tab.keyboard.press("ArrowRight")
        self.settle(tab)
        self.assertNotEqual(tab.evaluate(PLACE), before)

    def test_two_fingers_zoom(self):
        tab = self.open("map.html", 100, has_touch=True, width=400, height=800)
        before = tab.evaluate(SCALE)
        touch = tab.context.new_cdp_session(tab)
        box = tab.locator(".diagram").first.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

        def send(kind, apart):
            points = [] if apart is None else [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        send("touchStart", 30)
        for apart in (40, 55, 70, 90):
            send("touchMove", apart)
        send("touchEnd", None)
        self.settle(tab)
        self.assertGreater(tab.evaluate(SCALE), before * 1.5)

    def test_pointer_and_focus_light_a_modules_routes(self):
        for size in SIZES:
            with self.subTest(size):
                tab = self.open("map.html#at=100,100,1", size)
                tab.evaluate("wiremap.maps[0].reveal(wiremap.maps[0].nodes.get('MainTabs'))")
                self.settle(tab)
                tab.locator(node("MainTabs")).hover()
                for name in ("node-MainTabs", "node-Splash", "edge-Splash-MainTabs"):
                    self.assertTrue(tab.locator(lit(name)).is_visible(), name)
                self.assertEqual(tab.locator(lit("node-AccountList")).count(), 0)
                whole = "(box => [box.x, box.y, box.width].map(Math.round))(document.querySelector(\"%s\").getBoundingClientRect())"
                self.assertEqual(tab.evaluate(whole % (lit("node-Splash") + " path")), tab.evaluate(whole % (node("Splash") + " path")))
                tab.wait_for_timeout(200)
                self.assertGreater(float(tab.evaluate("getComputedStyle(document.querySelector('.dim')).opacity")), 0.5)
                tab.mouse.move(5, 5)
                self.assertEqual(tab.locator(".lit, .lit-layer .node").count(), 0)
                tab.locator(node("Splash") + " a").focus()
                self.assertEqual(tab.locator(lit("node-Splash")).count(), 1)

    def test_a_move_ends_where_it_was_to_end_though_the_map_is_resized_on_the_way(self):
        # As it is once after each page's start, where a busy machine comes to it late.
        tab = self.open("map.html#at=100,100,1", 100)
        self.settle(tab)
        tab.evaluate("""() => {
            const view = wiremap.maps[0];
            view.reveal(view.nodes.get('MainTabs'));
            view.box.style.width = `${view.box.clientWidth - 40}px`;
        }""")
        self.settle(tab)
        box, room = tab.locator(node("MainTabs")).bounding_box(), tab.locator(".diagram").first.bounding_box()
        self.assertAlmostEqual(box["x"] + box["width"] / 2, room["x"] + room["width"] / 2, delta=3)
        self.assertAlmostEqual(box["y"] + box["height"] / 2, room["y"] + room["height"] / 2, delta=3)

    def test_a_route_lights_its_ends(self):
        tab = self.open("map.html", 10)
        tab.locator("[data-map] g.edge[id$='edge-Splash-MainTabs'] path").first.dispatch_event("pointerover", {"pointerType": "mouse"})
        ends = tab.locator(".lit-layer .node").evaluate_all("all => all.map(one => one.dataset.of.split('-').pop())")
        self.assertEqual(sorted(ends), ["MainTabs", "Splash"])
        self.assertEqual(tab.locator(".lit-layer .edge").count(), 1)

    def test_a_click_pins_and_the_next_one_opens(self):
        tab = self.open("map.html", 10)
        tab.locator(node("MainTabs")).click()
        panel = tab.locator(".map-panel")
        self.assertIn("MainTabs", panel.inner_text())
        self.assertIn("Splash", panel.inner_text())
        self.settle(tab)
        self.assertIn("pin=MainTabs", tab.url)
        panel.get_by_role("button", name="Splash").click()
        self.assertIn("Leads here", panel.inner_text())
        self.assertEqual(panel.locator(".name").inner_text(), "Splash")
        tab.wait_for_timeout(300)
        tab.locator(node("Splash")).click()
        tab.wait_for_url("**/modules/Splash.html")

    def test_the_card_says_nothing_of_what_is_not_there(self):
        tab = self.open("map.html", 10)
        for name in tab.evaluate("wiremap.graph.nodes.map(node => node.id)"):
            tab.evaluate("name => wiremap.maps[0].pin(name)", name)
            text = tab.locator(".map-panel").inner_text()
            self.assertIn("Ways", text)
            self.assertNotRegex(text, "undefined|null", name)

    def test_escape_and_the_ground_unpin(self):
        tab = self.open("map.html#pin=Splash", 10)
        self.assertTrue(tab.locator(".map-panel").is_visible())
        tab.focus(".diagram")
        tab.keyboard.press("Escape")
        self.assertTrue(tab.locator(".map-panel").is_hidden())
        self.settle(tab)
        self.assertNotIn("pin", tab.url)

    def test_the_keyboard_reaches_every_module(self):
        tab = self.open("map.html", 10)
        tab.focus(".diagram")
        tab.keyboard.press("Tab")
        here = "document.activeElement.closest('g.node').id"
        middle = "(box => box.x + box.width / 2)(document.activeElement.closest('g.node').getBoundingClientRect())"
        count, seen = tab.locator("[data-map] g.node[id]").count(), set()
        for _ in range(count):
            seen.add(tab.evaluate(here))
            tab.keyboard.press("PageDown")
        self.assertEqual(len(seen), count)
        start, place = tab.evaluate(here), tab.evaluate(middle)
        tab.keyboard.press("ArrowRight")
        self.assertNotEqual(tab.evaluate(here), start)
        self.assertGreater(tab.evaluate(middle), place)
        tab.keyboard.press(" ")
        self.assertTrue(tab.locator(".map-panel").is_visible())

    def test_enter_on_a_module_opens_its_page(self):
        tab = self.open("map.html", 10)
        tab.locator(node("MainTabs") + " a").focus()
        tab.keyboard.press("Enter")
        tab.wait_for_url("**/modules/MainTabs.html")

    def test_filters(self):
        for size in SIZES:
            with self.subTest(size):
                tab = self.open("map.html", size)
                everything = tab.locator("[data-map] g.node:visible").count()
                tab.get_by_role("button", name="Filter").click()
                tab.select_option("select[name=from]", "App:deeplink:shop")
                fewer = tab.locator("[data-map] g.node:not(.hidden)").count()
                self.assertLess(fewer, everything)
                self.settle(tab)
                self.assertIn("from=App:deeplink:shop", tab.url)
                tab.get_by_role("button", name="Show all").click()
                self.assertEqual(tab.locator("[data-map] g.node:not(.hidden)").count(), everything)
                tab.select_option("select[name=group]", "App/Launch")
                shown = tab.locator("[data-map] g.node:not(.hidden)").evaluate_all("all => all.map(one => one.id.split('node-')[1])")
                self.assertEqual(sorted(shown), ["App", "MainTabs", "Notice", "Splash"])
                tab.get_by_role("button", name="Show all").click()
                tab.uncheck("fieldset[data-key=by] input[value=present]")
                kinds = tab.locator("[data-map] g.edge:not(.hidden)").evaluate_all("all => all.map(one => one.getAttribute('class'))")
                self.assertTrue(kinds)
                self.assertFalse([kind for kind in kinds if "transition-present" in kind and kind.count("transition-") == 1])
                self.assertIn("modules and", tab.locator(".map-filters [role=status]").inner_text())

    def test_the_filter_of_confidence(self):
        tab = self.open("map.html#sure=inferred", 100)
        classes = tab.locator("[data-map] g.edge:not(.hidden)").evaluate_all("all => all.map(one => one.getAttribute('class'))")
        self.assertTrue(classes)
        expected = tab.evaluate("wiremap.graph.routes.filter(route => route.sure === 'inferred').length")
        self.assertIn(f"and {expected} routes", tab.locator(".map-filters [role=status]").inner_text())

    def test_groups_close_and_open(self):
        for size in SIZES:
            with self.subTest(size):
                tab = self.open("map.html", size)
                self.assertTrue(tab.locator(node("AccountHome")).is_visible())
                tab.locator("[aria-label='Close the group Account']").focus()
                tab.keyboard.press("Enter")
                self.assertFalse(tab.locator(node("AccountHome")).is_visible())
                chip = tab.locator("[aria-label='Open the group Account']")
                self.assertIn("modules", chip.text_content())
                self.assertGreater(tab.locator(".closed .edge").count(), 0)
                self.settle(tab)
                self.assertIn("closed=App/Account", tab.url)
                chip.press("Enter")
                self.assertTrue(tab.locator(node("AccountHome")).is_visible())
                self.assertEqual(tab.locator(".closed .edge").count(), 0)

    def test_a_closed_group_that_gets_the_focus_is_in_sight(self):
        for size in SIZES:
            with self.subTest(size):
                tab = self.open("map.html", size)
                tab.get_by_role("button", name="Close or open all groups").press("Enter")
                self.settle(tab)
                for _ in range(5):
                    tab.keyboard.press("Tab")
                    if tab.evaluate("!!document.activeElement.closest('g.node')"):
                        break
                seen = set()
                for _ in range(8):
                    tab.keyboard.press("PageDown")
                    self.settle(tab)
                    name, is_chip, is_inside = tab.evaluate("""() => {
                        const node = document.activeElement.closest('g.node');
                        const [inner, outer] = [node, document.querySelector('.map .diagram')].map(one => one.getBoundingClientRect());
                        return [node.textContent, node.classList.contains('chip'), inner.left >= outer.left - 1
                            && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1];
                    }""")
                    self.assertTrue(is_inside, name)
                    if is_chip:
                        seen.add(name)
                self.assertTrue(seen)

    def test_a_closed_group_has_the_name_of_its_page(self):
        tab = self.open("map.html", 100)
        tab.get_by_role("button", name="Close or open all groups").click()
        names = set(tab.evaluate("wiremap.graph.groups.map(({name}) => name)"))
        shown = tab.locator(".chip text:not(.muted)").all_text_contents()
        self.assertTrue(shown)
        self.assertLessEqual(set(shown), names)

    def test_whoever_unpins_by_keyboard_is_at_the_module_again(self):
        tab = self.open("map.html", 10)
        tab.locator(node("AccountHome") + " a").focus()
        tab.keyboard.press("Space")
        other = tab.locator(".map-panel li button").first
        other.press("Enter")
        self.assertTrue(tab.evaluate("document.activeElement.matches('.map-panel .close')"))
        pinned = tab.locator("g.node.pinned[id]").get_attribute("id")
        tab.keyboard.press("Enter")
        self.assertEqual(tab.evaluate("document.activeElement.closest('g.node').id"), pinned)

    def test_the_routes_of_closed_groups_are_counted(self):
        tab = self.open("map.html", 10)
        tab.get_by_role("button", name="Close or open all groups").click()
        counted = tab.evaluate("""() => {
            const {graph, maps: [view]} = wiremap;
            const group = index => graph.nodes[index].group;
            const between = graph.routes.filter(({from, to}) => group(from) !== group(to)).length;
            return [between, view.bundles.reduce((sum, bundle) => sum + bundle.count, 0)];
        }""")
        self.assertEqual(counted[0], counted[1])

    def test_all_closed_groups_are_shown_with_their_names_inside(self):
        for size in SIZES:
            with self.subTest(size):
                tab = self.open("map.html", size)
                tab.get_by_role("button", name="Close or open all groups").click()
                self.settle(tab)
                outside = tab.evaluate("""() => [...document.querySelectorAll('.map .chip')].flatMap(chip => {
                    const [box, name, map] = [chip.querySelector('rect'), chip.querySelector('text'), chip.closest('.diagram')]
                        .map(element => element.getBoundingClientRect());
                    const holds = (around, {left, right, top, bottom}) =>
                        left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom;
                    return holds(box, name) && holds(map, box) ? [] : [chip.textContent];
                })""")
                self.assertEqual(outside, [])

    def test_where_the_app_is_entered_is_readable_beside_closed_groups(self):
        height = "all => all.map(one => one.getBoundingClientRect().height)"
        tab = self.open("map.html", 400)
        entries = tab.locator("[data-map] .diagram > svg:first-child .entry text")
        tab.get_by_role("button", name="Close or open all groups").click()
        self.settle(tab)
        self.assertGreater(min(entries.evaluate_all(height)), 7)
        self.assertEqual(set(entries.evaluate_all("all => all.map(one => getComputedStyle(one).opacity)")), {"1"})
        tab.get_by_role("button", name="Close or open all groups").click()
        self.settle(tab)
        self.assertEqual(set(entries.evaluate_all("all => all.map(one => getComputedStyle(one.closest('.entry')).scale)")), {"none"})

    def test_a_closed_group_that_is_lit_keeps_the_size_of_its_name(self):
        tab = self.open("map.html", 400)
        tab.get_by_role("button", name="Close or open all groups").click()
        self.settle(tab)
        chip = tab.locator("[data-map] .chip").first
        height = chip.locator("text").first.bounding_box()["height"]
        chip.hover()
        self.settle(tab)
        lit = tab.locator("[data-map] .lit-layer .chip text:not(.muted)")
        self.assertGreater(lit.count(), 0)
        for index in range(lit.count()):
            self.assertAlmostEqual(lit.nth(index).bounding_box()["height"], height, delta=1)

    def test_a_link_restores_the_view(self):
        for place in ("file", "server"):
            with self.subTest(place):
                tab = self.open("map.html", 100, place)
                tab.locator(node("Splash")).dispatch_event("click", {"detail": 1})
                tab.get_by_role("button", name="Filter").click()
                tab.uncheck("fieldset[data-key=by] input[value=present]")
                tab.click("button[aria-label='Zoom in']")
                self.settle(tab)
                address, scale = tab.url, tab.evaluate(SCALE)
                shown = tab.locator("[data-map] g.node:not(.hidden)").count()
                again = self.open("map.html#" + address.split("#")[1], 100, place)
                self.settle(again)
                self.assertAlmostEqual(again.evaluate(SCALE), scale, places=2)
                self.assertEqual(again.locator("[data-map] g.node:not(.hidden)").count(), shown)
                self.assertFalse(again.is_checked("fieldset[data-key=by] input[value=present]"))
                self.assertIn("Splash", again.locator(".map-panel").inner_text())

    def test_a_large_app_begins_with_its_groups(self):
        for size in SIZES[1:]:
            with self.subTest(size):
                tab = self.open("index.html", size)
                # Those of one module are that module.
                groups = tab.evaluate("wiremap.graph.groups.filter((_, at) => wiremap.graph.nodes.filter(node => node.group === at).length > 1).length")
                self.assertEqual(tab.locator("[data-map] g.group-node").count(), groups)
                # All its lines are to be seen, and each is the way to a node that no other line leads to.
                ends = tab.locator("[data-map] g.edge:visible").evaluate_all("all => all.map(one => one.id.split('-').pop())")
                self.assertEqual(len(ends), len(set(ends)))
                lonely = tab.locator("[data-map] g.group-node.unreachable").count()
                self.assertGreaterEqual(len(ends) + lonely, groups)
                tab.locator("[data-map] g.group-node[id$='_2fAccount'] a").click()
                tab.wait_for_url("**/groups/App-Account.html")
                self.assertTrue(tab.locator(node("AccountHome")).is_visible())

    def test_a_group_under_the_pointer_shows_all_its_ways(self):
        tab = self.open("index.html", 100)
        expected = tab.evaluate("""() => {
            const {graph} = wiremap;
            const path = node => graph.groups[graph.nodes[node].group]?.path;
            const found = graph.routes.flatMap(({from, to}) => [[from, to], [to, from]])
                .filter(([one, other]) => path(one) === 'App/Account' && path(other) !== 'App/Account')
                .map(([, other]) => graph.nodes[other]).filter(node => node.kind !== 'entry').map(node => node.group);
            return new Set(found).size;
        }""")
        group = "[data-map] g.group-node[id$='_2fAccount']"
        self.assertEqual(tab.locator(".lit-layer .tie").count(), 0)
        tab.locator(group).hover()
        self.assertEqual(tab.locator(".lit-layer .node").count(), expected + 1)
        lines = tab.locator(".lit-layer .edge, .lit-layer .tie").count()
        self.assertGreaterEqual(lines, expected)
        drawn = tab.locator("[data-map] g.edge[id*='_2fAccount']").count()
        self.assertGreater(lines, drawn)
        # No line of its own lies over the names.
        layer = tab.locator(".lit-layer g g").first.evaluate("all => [...all.children].map(one => one.matches('.node'))")
        self.assertEqual(layer, sorted(layer))

    def test_names_fit_their_boxes_whatever_fonts_there_are(self):
        wide = """all => all.flatMap(node => {
            const [text, box] = ['text', 'path, polygon'].map(one => node.querySelector(one)?.getBBox());
            return text && box && text.width > box.width ? [node.textContent.trim()] : [];
        })"""
        for page in ("index.html", "map.html"):
            self.assertEqual(self.open(page, 100).locator("g.node").evaluate_all(wide), [])
        tab = self.open("map.html", 100)
        fonts = tab.evaluate("getComputedStyle(document.querySelector('[data-map] svg')).fontFamily")
        # Of a font that is wider than those that boxes are drawn for the letters are smaller.
        width = """(font) => { const it = document.createElement('canvas').getContext('2d');
            it.font = `100px ${font}`; return it.measureText('Notifications').width; }"""
        for wanted in ("Liberation Sans", "wm-dejavu", "wm-noto"):
            self.assertIn(wanted, fonts)
        if tab.evaluate(width, "'DejaVu Sans'") != tab.evaluate(width, "serif"):
            self.assertAlmostEqual(
                tab.evaluate(width, "wm-dejavu") / tab.evaluate(width, "'DejaVu Sans'"), 0.88, places=2)

    def test_a_map_too_large_to_read_begins_where_the_app_starts(self):
        tab = self.open("map.html", 400)
        self.assertEqual(tab.evaluate(SCALE), 0.75)
        box, start = (tab.locator(one).first.bounding_box() for one in (".diagram", node("App")))
        self.assertGreaterEqual(start["x"], box["x"])
        self.assertGreaterEqual(start["y"], box["y"])
        self.assertLess(start["x"] + start["width"], box["x"] + box["width"])
        self.assertLess(start["y"] + start["height"], box["y"] + box["height"])
        self.assertTrue(tab.locator(".map-corner").is_visible())
        self.settle(tab)
        self.assertNotIn("#", tab.url)
        tab.click("button[aria-label='Show the whole map']")
        self.settle(tab)
        self.assertLess(tab.evaluate(SCALE), 0.5)
        self.assertIn("at=", tab.url)
        # A small one is there as a whole.
        tab = self.open("map.html", 10)
        whole = tab.evaluate(SCALE)
        tab.click("button[aria-label='Show the whole map']")
        self.settle(tab)
        self.assertEqual(tab.evaluate(SCALE), whole)

    def test_on_a_phone_the_overview_can_be_read_and_the_page_scrolls(self):
        tab = self.open("index.html", 100, width=390, height=844, has_touch=True)
        self.assertEqual(tab.evaluate(SCALE), 0.75)
        self.assertEqual(tab.evaluate("getComputedStyle(document.querySelector('.map .diagram')).touchAction"), "pan-y")
        self.assertLess(tab.locator(".map .diagram").bounding_box()["height"], 0.76 * 844)

    def test_a_large_map_has_a_small_one_in_its_corner(self):
        tab = self.open("map.html", 400)
        corner = tab.locator(".map-corner")
        tab.click("button[aria-label='Show the whole map']")
        self.settle(tab)
        self.assertTrue(corner.is_hidden())
        tab.click("button[aria-label='Zoom in']")
        self.settle(tab)
        self.assertTrue(corner.is_visible())
        # Where the app is entered is on the left.
        self.assertGreater(corner.bounding_box()["x"], tab.locator(".diagram").first.bounding_box()["x"] + 500)
        before = tab.evaluate(PLACE)
        corner.click(position={"x": 20, "y": 20})
        self.assertNotEqual(tab.evaluate(PLACE), before)
        self.assertEqual(self.open("map.html", 10).locator(".map-corner").count(), 0)

    def test_without_scripts_the_map_is_linked_svg(self):
        for size in SIZES:
            with self.subTest(size):
                tab = self.open("map.html", size, java_script_enabled=False)
                self.assertTrue(tab.locator(node("MainTabs")).is_visible())
                tab.locator(node("MainTabs") + " a").focus()
                tab.keyboard.press("Enter")
                tab.wait_for_url("**/modules/MainTabs.html")

    def test_who_wants_no_motion_gets_none(self):
        tab = self.open("map.html", 100, reduced_motion="reduce")
        moves = tab.evaluate("""() => {
            const view = wiremap.maps[0];
            let count = 0;
            view.moved.push(() => { count += 1; });
            document.querySelector("[aria-label='Zoom in']").click();
            return new Promise(done => setTimeout(() => done(count), 400));
        }""")
        self.assertEqual(moves, 1)

    def test_to_light_a_module_draws_nothing_of_the_map_again(self):
        tab = self.open("map.html", 400)
        changes = tab.evaluate("""async () => {
            const view = wiremap.maps[0];
            let count = 0;
            new MutationObserver(list => { count += list.length; }).observe(view.svg, {attributes: true, childList: true, subtree: true});
            view.nodes.get('Splash').element.firstElementChild.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
            await new Promise(done => setTimeout(done, 100));
            return [count, view.lit.querySelectorAll('.node').length];
        }""")
        self.assertEqual(changes[0], 0)
        self.assertGreater(changes[1], 1)

    def test_a_printed_map_is_whole(self):
        for page in ("index.html", "map.html", "groups/App-Account.html"):
            with self.subTest(page):
                tab = self.open(page, 400, width=1440)
                tab.emulate_media(media="print")
                tab.set_viewport_size({"width": 672, "height": 900})
                self.settle(tab)
                box, drawn = tab.evaluate("""() => ['.map .diagram', '.map .diagram svg g.graph'].map(one => {
                    const {left, top, right, bottom} = document.querySelector(one).getBoundingClientRect();
                    return {left, top, right, bottom};
                })""")
                for side in ("left", "top"):
                    self.assertGreaterEqual(drawn[side], box[side] - 1, side)
                for side in ("right", "bottom"):
                    self.assertLessEqual(drawn[side], box[side] + 3, side)
                self.assertLess(box["bottom"] - box["top"], 910)

    def test_a_narrow_page_does_not_scroll_sideways(self):
        for size in SIZES:
            for page in ("index.html", "map.html#pin=Splash", "groups/App-Account.html"):
                with self.subTest(size=size, page=page):
                    tab = self.open(page, size, width=375, height=740)
                    self.assertLessEqual(tab.evaluate("document.documentElement.scrollWidth"), 375)


if __name__ == "__main__":
    unittest.main()
