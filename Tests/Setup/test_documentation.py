"""The documents say what the program does, and lead to files that exist."""
import glob
import os
import re
import unittest

from commands_page import COMMANDS, page
from wiremap_run import ROOT, program, run


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def documents():
    """The text of every document, by its path."""
    paths = [os.path.join(ROOT, name) for name in ("README.md", "CHANGELOG.md")]
    paths += sorted(glob.glob(os.path.join(ROOT, "Docs", "**", "*.md"), recursive=True))
    return {path: read(path) for path in paths}


class DocumentationTest(unittest.TestCase):
    def test_commands_page_is_fresh(self):
        written = read(os.path.join(ROOT, "Docs", "Commands.md"))
        self.assertEqual(written, page(), "Docs/Commands.md is stale: run `make docs`")

    def test_options_in_examples_exist(self):
        known = {name: run(program(), name, "--help") for name in COMMANDS}
        examples = 0
        for path, text in documents().items():
            for command, rest in re.findall(rf"\bwiremap ({'|'.join(COMMANDS)})\b([^\n`|;>]*)", text):
                for option in re.findall(r"(?<![\w-])(--?[a-z][a-z-]*)", rest):
                    examples += 1
                    self.assertRegex(
                        known[command], rf"(?m)(^|[ ,]){re.escape(option)}\b",
                        f"{os.path.relpath(path, ROOT)} uses {option}, which `wiremap {command}` does not have")
        self.assertGreater(examples, 10)

    def test_make_targets_exist(self):
        targets = set(re.findall(r"(?m)^([a-z-]+):", read(os.path.join(ROOT, "Makefile"))))
        for path, text in documents().items():
            for target in re.findall(r"`make ([a-z-]+)", text):
                self.assertIn(target, targets, f"{os.path.relpath(path, ROOT)} uses `make {target}`")

    def test_links_between_documents_resolve(self):
        for path, text in documents().items():
            for link in re.findall(r"\]\(([^)#\s]+)", text):
                if "://" in link:
                    continue
                target = os.path.join(os.path.dirname(path), link)
                self.assertTrue(os.path.exists(target), f"{os.path.relpath(path, ROOT)} leads to {link}")


if __name__ == "__main__":
    unittest.main()
