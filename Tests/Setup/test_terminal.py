"""What only somebody in front of a terminal is told."""
import os
import pty
import subprocess
import tempfile
import unittest

from wiremap_run import program, run, sample_apps


def in_terminal(*command):
    """What a command prints where its standard output is a terminal."""
    reader, writer = pty.openpty()
    try:
        started = subprocess.Popen(command, stdout=writer, stderr=subprocess.DEVNULL)
    finally:
        os.close(writer)
    printed = b""
    while True:
        try:
            piece = os.read(reader, 4096)
        except OSError:  # how Linux tells that the other end is closed
            break
        if not piece:
            break
        printed += piece
    os.close(reader)
    return started.wait(), printed.decode().replace("\r\n", "\n")


class TerminalTest(unittest.TestCase):
    def test_a_review_of_nothing_says_so(self):
        with tempfile.TemporaryDirectory() as folder:
            graph = os.path.join(folder, "graph.json")
            run(program(), "scan", next(iter(sample_apps().values())), "--format", "json", "-o", graph)
            review = (program(), "review", graph, graph)
            self.assertEqual(in_terminal(*review), (0, "The navigation is the same on both sides.\n"))
            self.assertEqual(in_terminal(*review, "--quiet"), (0, ""))
            self.assertEqual(run(*review), "")


    def test_a_drawing_goes_to_a_file_unless_its_text_is_asked_for(self):
        graph = (program(), "graph", next(iter(sample_apps().values())))
        self.assertEqual(in_terminal(*graph), (64, ""))
        for asked in (("--format", "svg"), ("-o", "-")):
            status, printed = in_terminal(*graph, *asked)
            self.assertEqual(status, 0)
            self.assertIn("<svg", printed)
        self.assertIn("<svg", run(*graph))


if __name__ == "__main__":
    unittest.main()
