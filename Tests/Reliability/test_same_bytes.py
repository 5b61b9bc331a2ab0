"""The output is the same for any number of threads, order of files, locale, time zone, user and folder."""
import os
import shutil
import unittest

from reliability import ROUNDS, SAMPLE, Scratch, files, said

SURROUNDINGS = [
    {"TZ": "Asia/Kathmandu"}, {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"}, {"LC_ALL": "C"},
    {"LC_ALL": "de_DE.UTF-8", "TZ": "Pacific/Chatham"}, {"HOME": "/", "USER": "someone", "LOGNAME": "someone"},
    {"TMPDIR": "/tmp", "COLUMNS": "20", "TERM": "dumb"}, {"SWIFT_DETERMINISTIC_HASHING": "1"},
]


class SameBytes(Scratch):
    def made(self, app, *more, environment=(), cwd=None):
        """The graph and the site of an app, and what a scan says of it."""
        output = self.path("site")
        shutil.rmtree(output, ignore_errors=True)
        surroundings = {**self.environment, **dict(environment)}
        self.succeed("site", app, "-o", output, "--quiet", "--no-cache", *more, env=surroundings, cwd=cwd)
        scan = self.succeed(
            "scan", app, "--format", "json", "--verbose", "--no-cache", *more, env=surroundings, cwd=cwd)
        return {**files(output), "graph": scan.stdout, "messages": scan.stderr}

    def test_same_bytes(self):
        app = self.path("here", "App")
        shutil.copytree(SAMPLE, app)
        expected = self.made(app)
        runs = 1

        def check(found, what):
            nonlocal runs
            runs += 1
            self.assertEqual(sorted(found), sorted(expected), what)
            self.assertEqual([path for path in expected if found[path] != expected[path]], [], what)

        for _ in range(ROUNDS):
            for environment in SURROUNDINGS:
                check(self.made(app, environment=environment), environment)
            for threads in ("1", "2", "7"):
                check(self.made(app, "--threads", threads), f"{threads} threads")
            # Another folder, whose files were made in another order.
            other = self.path("there", "and deeper", "App")
            paths = sorted((path for path in files(app)), reverse=True)
            for path in paths:
                target = os.path.join(other, path)
                os.makedirs(os.path.dirname(target), exist_ok=True)
                shutil.copyfile(os.path.join(app, path), target)
            check(self.made(other), "another folder")
            check(self.made("App", cwd=os.path.dirname(other)), "a relative path")
            check(self.made(".", cwd=other), "the folder itself")
            shutil.rmtree(self.path("there"))
        said(runs, "runs with other threads, file orders, locales, time zones, users and folders: the same bytes")


if __name__ == "__main__":
    unittest.main()
