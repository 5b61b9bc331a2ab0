"""A layout that crashes or never ends costs one diagram its beauty, and the site nothing."""
import json
import os
import signal
import subprocess
import time
import unittest

from reliability import LIMIT, ROUNDS, Scratch, files, generated_app, program, said

SIZE = 150


def workers(run):
    """The processes that draw for a run."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()]
    return [int(row[0]) for row in rows if int(row[1]) == run.pid and row[2].endswith("render-worker")]


class Layouts(Scratch):
    def setUp(self):
        super().setUp()
        self.graph = self.write("graph.json", json.dumps(generated_app.app(SIZE)))
        began = time.monotonic()
        self.succeed("site", self.graph, "-o", self.path("whole"), "--quiet", "--no-cache", "--threads", "1")
        self.took = time.monotonic() - began
        self.whole = files(self.path("whole"))

    def disturb(self, number, wait):
        """Makes the site, sends a signal to the worker that draws, and returns what the run said."""
        run = subprocess.Popen(
            [program(), "site", self.graph, "-o", self.path("site"), "--no-cache", "--threads", "1"],
            env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        drawing = []
        while run.poll() is None and not drawing:
            drawing = workers(run)
        time.sleep(wait)
        for worker in drawing:
            try:
                os.kill(worker, number)
            except ProcessLookupError:
                pass
        _, messages = run.communicate(timeout=LIMIT)
        self.assertEqual(run.returncode, 0, messages.decode())
        return messages.decode()

    def check(self, number, says, what):
        done = plainer = 0
        # The signal may come after the last diagram: they are drawn in the first tenth or two of the time that a site takes.
        for attempt in range(20 * ROUNDS):
            messages = self.disturb(number, wait=self.took * (0.04 + 0.015 * (attempt % 6)))
            found = files(self.path("site"))
            self.assertEqual(found.keys(), self.whole.keys())
            different = [path for path in found if found[path] != self.whole[path]]
            # The page, its twin, and what tells of the fault; a map is in several files.
            self.assertLess(len(different), 10, different)
            done += 1
            if says in messages:
                self.assertIn("is drawn with straight lines", messages)
                self.assertEqual(messages.count("warning:"), 1, messages)
                plainer += 1
            if plainer == ROUNDS:
                break
        self.assertEqual(plainer, ROUNDS, f"{done} runs")
        said(plainer, what)

    def test_crash(self):
        self.check(
            signal.SIGSEGV, "Graphviz crashed while drawing",
            f"layouts that crash: that diagram is drawn a plainer way and named, the site of {SIZE} modules is whole")

    def test_hang(self):
        self.check(
            signal.SIGSTOP, "took longer than",
            f"layouts that never end: that diagram is drawn a plainer way and named, the site of {SIZE} modules is whole")


if __name__ == "__main__":
    unittest.main()
