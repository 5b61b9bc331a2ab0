"""What the tests of this folder share: sites of generated apps, a server under a sub-path, and Chromium."""
import contextlib
import functools
import http.server
import json
import os
import shutil
import subprocess
import tempfile
import threading
import unittest

from playwright.sync_api import sync_playwright

import generated_app

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SIZES = (10, 100, 400)
# A sub-path as project pages of repository hosts have it.
PREFIX = "/docs/app/"


def program():
    """The `wiremap` to test, named by the variable WIREMAP."""
    path = os.environ.get("WIREMAP")
    if not path:
        raise SystemExit("set WIREMAP to the program to test; `make test` does")
    return path


def chromium():
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if shutil.which(name):
            return shutil.which(name)
    mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    return mac if os.path.exists(mac) else None


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the folder under the prefix, and nothing else."""

    def translate_path(self, path):
        if not path.startswith(PREFIX):
            return os.path.join(self.directory, "nothing is here")
        return super().translate_path("/" + path[len(PREFIX):])

    def log_message(self, *_):
        pass


class Sites:
    """The sites of the generated apps, made once for all tests."""

    @functools.lru_cache(maxsize=None)
    def __new__(cls):
        return super().__new__(cls)

    def __init__(self):
        if hasattr(self, "folder"):
            return
        self.keep = contextlib.ExitStack()
        self.folder = self.keep.enter_context(tempfile.TemporaryDirectory())
        for size in SIZES:
            graph = os.path.join(self.folder, f"{size}.json")
            with open(graph, "w", encoding="utf-8") as file:
                json.dump(generated_app.app(size), file)
            subprocess.run([program(), "site", graph, "-o", self.path(size), "--quiet"], check=True)
        self.servers = {}
        for size in SIZES:
            handler = functools.partial(Handler, directory=self.path(size))
            server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
            threading.Thread(target=server.serve_forever, daemon=True).start()
            self.servers[size] = server
            self.keep.callback(server.shutdown)
        playwright = self.keep.enter_context(sync_playwright())
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        self.browser = playwright.chromium.launch(executable_path=chromium(), args=arguments)
        self.keep.callback(self.browser.close)

    def path(self, size):
        return os.path.join(self.folder, f"site{size}")

    def address(self, size, place="file"):
        """Where a site begins: on disk, or on a server under a sub-path."""
        if place == "file":
            return f"file://{self.path(size)}/"
        return f"http://127.0.0.1:{self.servers[size].server_port}{PREFIX}"


@unittest.skipUnless(chromium(), "there is no Chromium here; `make test` installs it")
class BrowserTest(unittest.TestCase):
    """A test that opens pages, and fails where a page has an error to tell or asks another host for something."""

    def setUp(self):
        self.sites = Sites()
        self.faults = []

    def tearDown(self):
        self.assertEqual(self.faults, [])

    def note(self, request):
        # A page that is left gives up what it was still loading, its icon for example; nothing is missing then.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"misses {request.url}")

    def open(self, page="index.html", size=10, place="file", width=1280, height=900, **options):
        context = self.sites.browser.new_context(viewport={"width": width, "height": height}, **options)
        self.addCleanup(context.close)
        tab = context.new_page()
        base = self.sites.address(size, place)
        tab.on("console", lambda message: message.type in ("error", "warning") and self.faults.append(message.text))
        tab.on("pageerror", lambda error: self.faults.append(str(error)))
        tab.on("request", lambda request: request.url.startswith(base) or self.faults.append(f"asks for {request.url}"))
        tab.on("requestfailed", self.note)
        tab.on("response", lambda answer: answer.status >= 400 and self.faults.append(f"{answer.status} {answer.url}"))
        tab.goto(base + page)
        return tab
