"""Mermaid itself parses and draws every chart that Wiremap writes."""
import functools
import glob
import http.server
import os
import re
import sys
import tempfile
import threading
import unittest

from browser_site import ROOT, Sites, chromium, program

sys.path.insert(0, os.path.join(ROOT, "Tests", "Setup"))
import hostile_graphs  # noqa: E402
from wiremap_run import run, sample_apps  # noqa: E402

MERMAID = os.path.join(ROOT, ".build", "mermaid", "nicegui", "elements", "mermaid", "dist")
PAGE = b"<!doctype html><meta charset=utf-8><title>Mermaid</title><div id=chart></div>"
# What GitHub draws at most: https://github.com/mermaid-js/mermaid, `maxTextSize`.
MOST_TEXT = 50_000


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves Mermaid's modules, which a browser takes from a server only, and one empty page."""

    def do_GET(self):
        if self.path != "/":
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(PAGE)

    def log_message(self, *_):
        pass


@unittest.skipUnless(chromium(), "there is no Chromium here; `make test` installs it")
@unittest.skipUnless(os.path.isdir(MERMAID), "there is no Mermaid here; `make test` installs it")
class MermaidTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Handler, directory=MERMAID))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.addClassCleanup(server.shutdown)
        context = Sites().browser.new_context()
        cls.addClassCleanup(context.close)
        cls.tab = context.new_page()
        cls.tab.goto(f"http://127.0.0.1:{server.server_port}/")
        cls.tab.evaluate(
            """async () => {
                const { mermaid } = await import("/index.js")
                mermaid.initialize({ startOnLoad: false, securityLevel: "strict", maxTextSize: 50000, maxEdges: 500 })
                window.draw = async (id, text) => {
                    await mermaid.parse(text)
                    return (await mermaid.render(id, text)).svg
                }
            }""")

    def draw(self, chart):
        """What Mermaid draws; a fault in the chart fails the test."""
        self.assertLessEqual(len(chart.encode()), MOST_TEXT)
        return self.tab.evaluate("text => window.draw('chart', text)", chart)

    def charts(self, markdown):
        found = re.findall(r"^```mermaid\n(.*?)^```$", markdown, re.MULTILINE | re.DOTALL)
        self.assertTrue(found)
        return found

    # What these reviews tell of changes no module and no arrow: they have no picture.
    WITHOUT_PICTURE = {
        "addressChanged", "coverageChanged", "moduleMoved", "optionAdded", "optionRemoved", "referenceChanged", "sourceBroken",
        "triggerAdded", "triggerRemoved", "wayBackLost",
    }

    def test_the_charts_of_every_recorded_review_are_drawn(self):
        paths = glob.glob(os.path.join(ROOT, "Tests", "Reviews", "*", "review.md"))
        self.assertGreater(len(paths), 20)
        for path in sorted(paths):
            name = os.path.basename(os.path.dirname(path))
            with self.subTest(name), open(path, encoding="utf-8") as file:
                text = file.read()
                if name in self.WITHOUT_PICTURE:
                    self.assertNotIn("```mermaid", text)
                    continue
                for chart in self.charts(text):
                    nodes = len(set(re.findall(r"^\s+(n\d+)\W", chart, re.MULTILINE)))
                    self.assertEqual(self.draw(chart).count('class="node '), nodes, chart)

    def test_the_maps_of_the_samples_are_drawn(self):
        for name, folder in sample_apps().items():
            with self.subTest(name):
                chart = run(program(), "graph", folder, "--format", "mermaid")
                self.assertIn('class="node ', self.draw(chart))

    def test_hostile_names_are_drawn_as_text(self):
        with tempfile.TemporaryDirectory() as folder:
            base, head = hostile_graphs.write(folder)
            charts = self.charts(run(program(), "review", base, head, "--format", "markdown"))
            charts.append(run(program(), "graph", head, "--format", "mermaid"))
        for chart in charts:
            drawn = self.draw(chart)
            self.assertEqual(re.findall(r"<script|=\s*[\"']?javascript:|\son\w+=|<a\b", drawn), [])
            self.assertIn("alert(1)", drawn)

    def test_mermaid_tells_a_fault(self):
        with self.assertRaises(Exception):
            self.draw("flowchart LR\n  a[\"b\" --> c")


if __name__ == "__main__":
    unittest.main()
