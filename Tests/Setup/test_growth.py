"""The work grows as the app does, and no faster: files that are parsed, diagrams that are drawn and pages that are made,
never a time."""
import os
import re
import sys
import tempfile
import unittest

from wiremap_run import ROOT, program
import subprocess

sys.path.insert(0, os.path.join(ROOT, "Tests", "Benchmarks"))
import synthetic_app  # noqa: E402


class Growth(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def work(self, app):
        """What a run of `site` did, by its own account."""
        done = subprocess.run(
            [program(), "site", app, "-o", app + "-site", "--cache", app + "-cache", "--verbose"], capture_output=True,
            text=True, check=True)
        read = re.search(r"read (\d+) Swift files.*, parsed (\d+)", done.stderr)
        found = re.search(r"found (\d+) modules and (\d+) routes", done.stderr)
        drew = re.search(r"drew (\d+) diagrams? of (\d+)", done.stderr)
        written = re.search(r"(\d+) files? written, (\d+) unchanged", done.stdout + done.stderr)
        made = re.search(r"made (\d+) files? of (\d+)", done.stderr)
        return {
            "made": int(made[1]), "pages": int(made[2]),
            "read": int(read[1]), "parsed": int(read[2]), "modules": int(found[1]), "drawn": int(drew[1]),
            "diagrams": int(drew[2]), "written": int(written[1]),
        }

    def test_work(self):
        seen = {}
        for size in (60, 600):
            app = os.path.join(self.folder, str(size))
            synthetic_app.write(size, app)
            first = seen[size] = self.work(app)
            self.assertEqual((first["read"], first["parsed"]), (size, size))
            self.assertEqual(first["drawn"], first["diagrams"])
            # Two or three diagrams a module, and those of the whole app.
            self.assertLess(first["diagrams"], 3 * first["modules"] + 30)
            self.assertEqual(first["made"], first["pages"])
            again = self.work(app)
            # Stylesheets, scripts and pictures are there already, and only compared.
            self.assertLess(again["made"], 30)
            self.assertEqual((again["parsed"], again["drawn"], again["written"]), (0, 0, 0))

            with open(os.path.join(app, "App", "Services", "Service0.swift"), "a", encoding="utf-8") as file:
                file.write("final class Newcomer { func stay() { print(1) } }\n")
            changed = self.work(app)
            self.assertEqual((changed["parsed"], changed["drawn"]), (1, 0))
            self.assertLess(changed["made"], 45)
            self.assertLess(changed["written"], 10)
        self.assertLessEqual(seen[600]["diagrams"], 10.5 * seen[60]["diagrams"])


if __name__ == "__main__":
    unittest.main()
