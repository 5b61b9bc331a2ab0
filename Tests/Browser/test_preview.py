"""The preview: it follows the sources, keeps the last good site, and ends without leaving anything behind."""
import http.client
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from browser_site import ROOT, BrowserTest, Sites, program

SAMPLE = os.path.join(ROOT, "Tests", "Samples", "InfinumHandbook", "app")


def children(of):
    """The processes that a process has started and that run."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(of)], capture_output=True, text=True)
    return found.stdout.split()


class PreviewTest(BrowserTest):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.app = os.path.join(folder.name, "app")
        shutil.copytree(SAMPLE, self.app)

    def start(self, path=None):
        server = subprocess.Popen(
            [program(), "preview", path or self.app, "--port", "0"], stderr=subprocess.PIPE, text=True)
        self.addCleanup(server.stderr.close)
        self.addCleanup(server.wait)
        self.addCleanup(server.kill)
        for line in server.stderr:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
            if found:
                self.port = int(found.group(1))
                return server
        self.fail("the preview did not start")

    def ask(self, path, host=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.putrequest("GET", path, skip_host=True)
        connection.putheader("Host", host or f"127.0.0.1:{self.port}")
        connection.endheaders()
        answer = connection.getresponse()
        body = answer.read().decode("utf-8", "replace")
        connection.close()
        return answer.status, body

    def show(self, page):
        context = self.sites.browser.new_context()
        self.addCleanup(context.close)
        tab = context.new_page()
        tab.on("console", lambda message: message.type == "error" and self.faults.append(message.text))
        tab.on("pageerror", lambda error: self.faults.append(str(error)))
        tab.goto(f"http://127.0.0.1:{self.port}/{page}")
        return tab

    def source(self, ending):
        for folder, _, names in sorted(os.walk(self.app)):
            for name in sorted(names):
                if name.endswith(ending):
                    return os.path.join(folder, name)
        self.fail(f"the sample has no {ending}")

    def test_a_change_reaches_the_browser_by_itself(self):
        self.start()
        module = next(name for name in re.findall(r'href="modules/(\w+)\.html"', self.ask("/")[1])
                      if os.path.exists(self.source(f"{name}Wireframe.swift")))
        tab = self.show(f"modules/{module}.html")
        path = self.source(f"{module}Wireframe.swift")
        with open(path, encoding="utf-8") as file:
            text = file.read()
        with open(path, "w", encoding="utf-8") as file:
            file.write(re.sub(r"((?:final )?class \w+Wireframe)", r"/// Said while the preview runs.\n\1", text, count=1))
        tab.wait_for_selector("text=Said while the preview runs.", timeout=60000)

    def test_a_broken_source_is_told_and_the_last_good_site_stays(self):
        self.start()
        tab = self.show("index.html")
        title = tab.inner_text("h1")
        path = self.source("Wireframe.swift")
        with open(path, "rb") as file:
            good = file.read()
        with open(path, "wb") as file:
            file.write(b"\xff\xfe\x00 no text at all \xff")
        tab.wait_for_selector("#preview-faults", timeout=60000)
        self.assertIn(os.path.basename(path), tab.inner_text("#preview-faults"))
        self.assertEqual(tab.inner_text("h1"), title)
        with open(path, "wb") as file:
            file.write(good)
        tab.wait_for_selector("#preview-faults", state="detached", timeout=60000)

    def test_who_asks_under_another_name_is_refused(self):
        self.start()
        self.assertEqual(self.ask("/")[0], 200)
        for host in ("example.org", f"example.org:{self.port}", "127.0.0.1"):
            status, body = self.ask("/", host)
            self.assertEqual(status, 421)
            self.assertNotIn("<h1", body)

    def test_there_is_nothing_but_the_pages(self):
        self.start()
        for path in ("/../../etc/passwd", "/..%2f..%2f..%2fetc%2fpasswd", "//etc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
                     "/modules", "/.wiremap.yml", "/AppDelegate.swift"):
            status, body = self.ask(path)
            self.assertEqual(status, 404, path)
            self.assertNotIn("root:", body)

    def test_it_ends_at_once_and_leaves_nothing(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(number):
                server = self.start()
                self.show("index.html").close()
                self.assertEqual(children(server.pid), [])
                server.send_signal(number)
                begun = time.monotonic()
                self.assertEqual(server.wait(20), 0)
                self.assertLess(time.monotonic() - begun, 15)
                with self.assertRaises(OSError):
                    self.ask("/")

    def test_the_signal_is_heard_on_a_busy_machine(self):
        # Threads that wait for a core may be held up anywhere between taking a signal and telling the program of it.
        for _ in range(2 * os.cpu_count()):
            busy = subprocess.Popen([sys.executable, "-c", "while True: pass"])
            self.addCleanup(busy.wait)
            self.addCleanup(busy.kill)
        servers = [self.start() for _ in range(8)]
        for server in servers:
            server.send_signal(signal.SIGINT)
        self.assertEqual([server.wait(60) for server in servers], [0] * len(servers))

    def test_a_taken_port_is_told(self):
        self.start()
        done = subprocess.run(
            [program(), "preview", self.app, "--port", str(self.port)], capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, 2)
        self.assertIn("--port", done.stderr)

    def test_a_graph_is_watched_too(self):
        graph = os.path.join(Sites().folder, "10.json")
        copy = os.path.join(self.app, "graph.json")
        shutil.copy(graph, copy)
        self.start(copy)
        tab = self.show("index.html")
        with open(copy, encoding="utf-8") as file:
            text = file.read()
        with open(copy, "w", encoding="utf-8") as file:
            file.write(text.replace("Generated10", "Renamed10"))
        tab.wait_for_selector("h1:has-text('Renamed10')", timeout=60000)


if __name__ == "__main__":
    unittest.main()
