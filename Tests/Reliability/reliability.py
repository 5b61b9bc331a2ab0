"""What the tests of this folder share: the program, two sites that differ, and how often a test does its thing.

`ROUNDS` is how often: 1 for `make test`, more for `make soak`. Each test prints one line with its count.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SAMPLE = os.path.join(ROOT, "Tests", "Samples", "InfinumHandbook", "app")
ROUNDS = int(os.environ.get("ROUNDS", "1"))
# A run that does not end is a failure, and shall not stop the tests.
LIMIT = 900

sys.path.insert(0, os.path.join(ROOT, "Tests", "Browser"))
import generated_app  # noqa: E402


def program():
    """The `wiremap` to test, named by the variable WIREMAP."""
    path = os.environ.get("WIREMAP")
    if not path:
        raise SystemExit("set WIREMAP to the program to test; `make test` does")
    return os.path.abspath(path)


def files(folder):
    """The bytes of every ordinary file below a folder, by its path."""
    found = {}
    for parent, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(parent, name)
            if os.path.isfile(path) and not os.path.islink(path):
                with open(path, "rb") as file:
                    found[os.path.relpath(path, folder)] = file.read()
    return found


def said(count, what):
    """One row for the page on reliability."""
    print(f"{count:>7,} {what}", file=sys.stderr, flush=True)


class Scratch(unittest.TestCase):
    """A folder that goes away, a cache of the test's own, and a way to run the program."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.environment = {**os.environ, "XDG_CACHE_HOME": os.path.join(self.folder, "cache")}

    def path(self, *names):
        return os.path.join(self.folder, *names)

    def write(self, name, content):
        path = self.path(name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
        return path

    def run_program(self, *arguments, **options):
        options = {"env": self.environment, "capture_output": True, "timeout": LIMIT, **options}
        return subprocess.run([options.pop("program", program()), *arguments], **options)

    def succeed(self, *arguments, **options):
        done = self.run_program(*arguments, **options)
        self.assertEqual(done.returncode, 0, done.stderr.decode(errors="replace")[-2000:])
        return done

    def installed(self):
        """A copy of the program and its themes that every user of the machine can run."""
        prefix = tempfile.mkdtemp(prefix="wiremap-reliability-")
        self.addCleanup(shutil.rmtree, prefix, ignore_errors=True)
        os.chmod(prefix, 0o755)
        os.makedirs(os.path.join(prefix, "bin"))
        shutil.copy2(program(), os.path.join(prefix, "bin", "wiremap"))
        shutil.copytree(os.path.join(ROOT, "Themes"), os.path.join(prefix, "share", "wiremap", "themes"))
        return os.path.join(prefix, "bin", "wiremap")
