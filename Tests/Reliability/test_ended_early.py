"""Whatever ends a run early, the folder keeps a whole site, and nothing is left running."""
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
import unittest
from urllib.parse import unquote

from reliability import LIMIT, ROUNDS, SAMPLE, Scratch, files, generated_app, program, said

LINK = re.compile(rb'(?:href|src)="([^"#:?]+)')


def without_own(found):
    """The files of a site without the writer's list of them."""
    return {path: content for path, content in found.items() if path != ".wiremap-site.json"}


def missing_links(found, start):
    """The links that lead nowhere, among all that can be reached from a page."""
    seen, queue, missing = {start}, [start], []
    while queue:
        page = queue.pop()
        for link in LINK.findall(found[page]) if page.endswith(".html") else []:
            target = os.path.normpath(os.path.join(os.path.dirname(page), unquote(link.decode())))
            if target not in found:
                missing.append(f"{page} -> {target}")
            elif target not in seen:
                seen.add(target)
                queue.append(target)
    return missing


class EndedEarly(Scratch):
    def setUp(self):
        super().setUp()
        self.graphs, self.sites = [], []
        for size in (14, 18):
            self.graphs.append(self.write(f"{size}.json", json.dumps(generated_app.app(size))))
            self.succeed("site", self.graphs[-1], "-o", self.path(f"site-{size}"), "--quiet")
            self.sites.append(without_own(files(self.path(f"site-{size}"))))
        self.output = self.path("site")
        self.succeed("site", self.graphs[0], "-o", self.output, "--quiet")

    def start(self, graph, cache=False):
        options = ["--quiet"] if cache else ["--quiet", "--no-cache"]
        return subprocess.Popen(
            [program(), "site", graph, "-o", self.output, *options], env=self.environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def state(self):
        """`old`, `new` or `both`, by number of the site; fails where a reader would miss a page."""
        found = {path: content for path, content in files(self.output).items()
                 if not path.endswith(".wiremap-draft")}
        self.assertEqual(missing_links(found, "index.html"), [])
        found = without_own(found)
        for number, site in enumerate(self.sites):
            if found == site:
                return number
        for path, content in found.items():
            self.assertIn(content, [site.get(path) for site in self.sites], f"{path} is of neither site")
        return None

    def test_killed_at_any_moment(self):
        begin = time.monotonic()
        self.succeed("site", self.graphs[1], "-o", self.output, "--quiet", "--no-cache")
        whole = time.monotonic() - begin
        chance = random.Random(7)
        states = {0: 0, 1: 0, None: 0}
        kills = 24 * ROUNDS
        for round in range(kills):
            run = self.start(self.graphs[round % 2])
            time.sleep(whole * chance.random())
            run.kill()
            run.wait(LIMIT)
            states[self.state()] += 1
            if self.state() is None:
                self.succeed("site", self.graphs[round % 2], "-o", self.output, "--quiet")
        said(kills, f"kills during `site`: {states[0] + states[1]} left a whole site, {states[None]} pages of both, "
             "0 a link that leads nowhere")
        self.assertLessEqual(states[None], kills // 10)
        for number in (0, 1):
            self.succeed("site", self.graphs[number], "-o", self.output, "--quiet")
            self.assertEqual(without_own(files(self.output)), self.sites[number])

    def test_interrupted(self):
        name = f"wiremap-{os.getpid()}-interrupted"
        os.symlink(program(), self.path(name))
        interrupts = 4 * ROUNDS
        for round in range(interrupts):
            number = (signal.SIGINT, signal.SIGTERM)[round % 2]
            run = subprocess.Popen(
                [self.path(name), "site", self.graphs[1], "-o", self.output, "--quiet", "--no-cache"],
                env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(0.2 + 0.3 * (round % 4))
            run.send_signal(number)
            run.wait(LIMIT)
            for _ in range(100):
                left = subprocess.run(["pgrep", "-f", name], capture_output=True, text=True).stdout.split()
                if not left:
                    break
                time.sleep(0.1)
            self.assertEqual(left, [], "workers are left")
            self.assertIn(self.state(), (0, 1))
        said(interrupts, "interrupts of `site`: no process left, a whole site each time")

    def test_interrupted_while_pages_are_put_in_place(self):
        # So many pages that the signal comes while they are renamed; it is sent when the first of the new ones is there.
        small, large = (self.write(f"{size}.json", json.dumps(generated_app.app(size))) for size in (50, 100))
        old, new = self.path("old"), self.path("new")
        self.succeed("site", small, "-o", old, "--quiet")
        self.succeed("site", large, "-o", new, "--quiet")
        expected = without_own(files(new))
        added = next(path for path in sorted(expected) if not os.path.exists(os.path.join(old, path)))
        interrupts, early = 0, 0
        while interrupts < 3 * ROUNDS or not early and interrupts < 30:
            shutil.rmtree(self.output)
            shutil.copytree(old, self.output)
            run = self.start(large, cache=True)
            while run.poll() is None and not os.path.exists(os.path.join(self.output, added)):
                time.sleep(0.0001)
            number = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)[interrupts % 3]
            interrupts += 1
            run.send_signal(number)
            early += run.wait(LIMIT) == -number
            found = files(self.output)
            self.assertEqual([path for path in found if path.endswith(".wiremap-draft")], [])
            self.assertTrue(without_own(found) == expected, "pages of both sites")
        self.assertGreater(early, 0, "the signal ends no run")
        said(interrupts, "interrupts of `site` while pages are put in place: the new site whole")

    def test_full_disk(self):
        # Every file may only become so long; the system's answer is another one than for a full disk, the way the same.
        limits = [0, 100, 2_000, 20_000, 60_000] * ROUNDS
        largest = max(len(content) for content in self.sites[1].values())

        def limit(size):
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

        for size in limits:
            done = self.run_program(
                "site", self.graphs[1], "-o", self.output, "--no-cache",
                preexec_fn=lambda: limit(min(size, largest - 1)))
            self.assertEqual(done.returncode, 2, done.stderr.decode())
            self.assertIn(b"cannot be written", done.stderr)
            self.assertEqual(self.state(), 0)
            self.assertEqual([path for path in files(self.output) if path.endswith("draft")], [])
        said(len(limits), "runs on a disk that fills up: the old site whole, the file named")

    @unittest.skipUnless(sys.platform == "linux", "needs a limit of address space that the system keeps")
    def test_little_address_space(self):
        # Stacks take addresses only, but those of all threads of linking are more than some machines hand out.
        def made(limit):
            done = self.run_program(
                "scan", SAMPLE, "--format", "json", "--no-cache", timeout=LIMIT,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)))
            self.assertEqual(done.returncode, 0, done.stderr.decode())
            return done.stdout

        sizes = [2 << 30, 1 << 30, 700 << 20]
        graphs = {made(size) for size in [resource.RLIM_INFINITY, *sizes]}
        self.assertEqual(len(graphs), 1)
        said(len(sizes), "runs with little address space: the same map")

    def test_streams_that_nobody_reads_or_has(self):
        def broken(number):
            reading, writing = os.pipe()
            os.close(reading)
            os.dup2(writing, number)

        expected = self.run_program("scan", SAMPLE, "--format", "json", "--no-cache").stdout
        target = self.path("streams.json")
        ways = [lambda: broken(2), lambda: os.close(2), lambda: (os.close(0), os.close(2)), lambda: os.closerange(0, 3)]
        for way in ways:
            if os.path.exists(target):
                os.remove(target)
            done = self.run_program("scan", SAMPLE, "--no-cache", "--verbose", "-o", target, preexec_fn=way)
            self.assertEqual(done.returncode, 0)
            with open(target, "rb") as file:
                self.assertEqual(file.read(), expected)
        for way, status in [(lambda: broken(1), -signal.SIGPIPE), (lambda: os.close(1), 2)]:
            done = self.run_program("scan", SAMPLE, "--no-cache", "--format", "json", preexec_fn=way)
            self.assertEqual(done.returncode, status)
        said(len(ways) + 2, "runs whose standard streams nobody reads, or that have none: whole, or the fault is told")

    def test_output_that_takes_nothing(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("needs /dev/full")
        done = self.run_program("scan", self.graphs[0], "-o", "/dev/full", "--format", "json")
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"/dev/full", done.stderr)

    def test_runs_at_once(self):
        runs = 3 * ROUNDS
        for _ in range(ROUNDS):
            started = [self.start(self.graphs[number]) for number in (0, 1, 1)]
            self.assertEqual([run.wait(LIMIT) for run in started], [0, 0, 0])
            self.assertIn(self.state(), (0, 1))
            self.assertEqual([path for path in files(self.output) if path.endswith("draft")], [])
        said(runs, "runs into one folder at the same time: all succeed, a whole site at the end")

    def test_folder_that_is_read_only(self):
        if os.geteuid() != 0:
            options, programs = {}, program()
        else:
            options, programs = {"user": 65534, "group": 65534}, self.installed()
            os.chmod(self.folder, 0o755)
        closed = self.path("closed")
        os.mkdir(closed, 0o555)
        for place in (closed, os.path.join(closed, "site")):
            done = self.run_program("site", self.graphs[0], "-o", place, "--no-cache", program=programs, **options)
            self.assertEqual(done.returncode, 2, done.stderr.decode())
            self.assertIn(b"closed", done.stderr)
        self.assertEqual(os.listdir(closed), [])
        said(2, "runs into a folder that is read-only: nothing written, the folder named")


if __name__ == "__main__":
    unittest.main()
