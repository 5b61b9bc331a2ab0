"""The sites of the sample apps: every link resolves, every page is valid, and every run gives the same bytes."""
import json
import os
import subprocess
import sys
import tempfile
import unittest

from wiremap_run import ROOT, files, program, run, sample_apps


class SiteTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        for name, app in sample_apps().items():
            run(program(), "site", app, "-o", os.path.join(cls.folder.name, name), "--quiet")

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def check(self, script, folder):
        done = subprocess.run(
            [sys.executable, os.path.join(ROOT, "Tests", "Site", script), folder], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_there_are_samples(self):
        self.assertGreaterEqual(len(sample_apps()), 5)

    def test_links_resolve(self):
        for name in sample_apps():
            with self.subTest(name):
                self.check("crawl.py", os.path.join(self.folder.name, name))

    def test_pages_are_valid(self):
        self.check("check-html.py", self.folder.name)

    def test_a_page_for_every_module(self):
        for name, app in sample_apps().items():
            with self.subTest(name):
                graph = json.loads(run(program(), "scan", app, "--format", "json", "--quiet"))
                self.assertGreater(len(graph["modules"]), 0)
                pages = os.listdir(os.path.join(self.folder.name, name, "modules"))
                for ending in (".html", ".md"):
                    self.assertEqual(sum(page.endswith(ending) for page in pages), len(graph["modules"]))

    def test_same_bytes_whatever_the_number_of_threads(self):
        for name, app in sample_apps().items():
            with self.subTest(name), tempfile.TemporaryDirectory() as again:
                run(program(), "site", app, "-o", again, "--threads", "1", "--quiet")
                self.assertEqual(files(again), files(os.path.join(self.folder.name, name)))

    def test_second_run_writes_nothing(self):
        name, app = next(iter(sample_apps().items()))
        folder = os.path.join(self.folder.name, name)
        before = {path: os.stat(os.path.join(folder, path)).st_mtime_ns for path in files(folder)}
        run(program(), "site", app, "-o", folder)
        after = {path: os.stat(os.path.join(folder, path)).st_mtime_ns for path in files(folder)}
        self.assertEqual(before, after)


if __name__ == "__main__":
    unittest.main()
