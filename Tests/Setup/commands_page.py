"""Prints Docs/Commands.md: what the program says about itself. `make docs` writes it, a test compares it."""
import os

from wiremap_run import program, run

COMMANDS = ["scan", "link", "graph", "site", "preview", "review", "check", "history", "explain", "init"]


def page():
    """The page; the width of a terminal does not change it."""
    environment = {**os.environ, "COLUMNS": "80"}
    parts = ["# Commands\n\nMade from `wiremap --help` by `make docs`; do not edit.\n"]
    for command in [[]] + [[name] for name in COMMANDS]:
        title = " ".join(["wiremap"] + command)
        text = run(program(), *command, "--help", env=environment).rstrip()
        parts.append(f"\n## {title}\n\n```text\n{text}\n```\n")
    return "".join(parts)


if __name__ == "__main__":
    print(page(), end="")
