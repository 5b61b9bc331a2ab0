#!/usr/bin/env python3
"""Measures Wiremap against what it is built on, and prints a table of ratios.

usage: bench.py [--files N] [--app FOLDER] [--rounds N] [--all]

Each round runs every command once, one after the other; the table has medians, and their ratios are those of one run on
one machine. `--app` measures a folder of sources in place of a synthetic app; `--all` adds what takes minutes: an app of
ten times the size, and `swift format lint`.

WIREMAP is the program, PARSE the one that only parses, DRAW the one that only draws.
"""
import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import catalog
import drawings
import synthetic_app

CORES = os.cpu_count() or 1
DIAGRAMS = 600


class Bench:
    def __init__(self, scratch):
        self.scratch = scratch
        self.program = os.environ.get("WIREMAP") or sys.exit("set WIREMAP to the program to measure")
        self.seconds, self.memory = {}, {}

    def path(self, *names):
        return os.path.join(self.scratch, *names)

    def time(self, name, *command):
        """Runs a command, and keeps what it took; memory is the most that it held at a time."""
        begin = time.monotonic()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        messages = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - begin
        if status:
            sys.exit(f"{' '.join(command)[:300]} failed: {messages.decode(errors='replace')[-1000:]}")
        unit = 1 if sys.platform == "darwin" else 1024
        self.seconds.setdefault(name, []).append(seconds)
        self.memory[name] = max(self.memory.get(name, 0), usage.ru_maxrss * unit)

    def call(self, name, work):
        """The same for something that starts processes of its own."""
        begin = time.monotonic()
        work()
        self.seconds.setdefault(name, []).append(time.monotonic() - begin)

    def wiremap(self, name, *arguments):
        self.time(name, self.program, *arguments)

    def median(self, name):
        return statistics.median(self.seconds[name])


def sources(folder):
    found = []
    for parent, _, names in os.walk(folder):
        found += [os.path.join(parent, name) for name in names if name.endswith(".swift")]
    return sorted(found)


def measure(bench, app, files, rounds, takes_long):
    listed = bench.path("files")
    with open(listed, "w", encoding="utf-8") as file:
        file.write("\n".join(files) + "\n")
    quoted = bench.path("quoted")
    with open(quoted, "w", encoding="utf-8") as file:
        file.write("".join(f'"{path}"\n' for path in files))
    cache, output = bench.path("cache"), bench.path("site")
    edited = next((path for path in files if path.endswith("Presenter.swift")), files[0])
    with open(edited, encoding="utf-8") as file:
        original = file.read()
    bench.wiremap("first scan with a cache", "scan", app, "--cache", cache, "-o", bench.path("map.json"))
    # Files that were touched a moment ago are read again, whatever the cache says.
    time.sleep(2)
    bench.wiremap("first scan with a cache", "scan", app, "--cache", cache, "-o", bench.path("map.json"))
    bench.wiremap("first site with a cache", "site", app, "--cache", cache, "-o", output)
    try:
        for round in range(rounds):
            if os.environ.get("PARSE"):
                bench.time("parse", os.environ["PARSE"], str(CORES), listed)
            bench.time("swiftc", "swiftc", "-frontend", "-parse", "@" + quoted)
            bench.wiremap("scan", "scan", app, "--no-cache", "-o", bench.path("map.json"))
            if takes_long:
                bench.time("swift format", "swift", "format", "lint", "-r", "-p", app)
            bench.wiremap("scan kept", "scan", app, "--cache", cache, "-o", bench.path("map.json"))
            bench.wiremap("site", "site", app, "--no-cache", "-o", output)
            for what, text in [
                ("comment", "// {0} {1}"),
                ("changed", "final class Newcomer{1}{0} {{ func stay() {{ print({1}) }} }}"),
            ]:
                for command in ("scan", "site"):
                    # Each says something of its own: a site would find the graph that the scan before it linked.
                    with open(edited, "w", encoding="utf-8") as file:
                        file.write(f"{original}\n{text.format(command, round)}\n")
                    bench.wiremap(
                        f"{command} {what}", command, app, "--cache", cache, "-o",
                        output if command == "site" else bench.path("map.json"))
    finally:
        with open(edited, "w", encoding="utf-8") as file:
            file.write(original)


def measure_drawing(bench, rounds):
    """Many small diagrams, with all that it takes to start and to end."""
    if not shutil.which("dot"):
        return print("`dot` is missing, so that drawing is not measured: it is in the package graphviz", flush=True)
    texts = drawings.texts(bench.program, bench.path("map.json"), DIAGRAMS)
    if not texts:
        return print("there are no modules, so that drawing is not measured", flush=True)
    for _ in range(rounds):
        if os.environ.get("DRAW"):
            bench.seconds.setdefault("diagrams", []).append(
                drawings.by_program(os.environ["DRAW"], bench.program, bench.path("map.json"), DIAGRAMS, CORES))
        bench.call("dot", lambda: drawings.by_dot(texts))


def measure_docc(bench, app, rounds):
    """As many pages of the same words, as the toolchain's compiler of documentation makes them."""
    compiler = catalog.compiler()
    if not compiler:
        return print("`docc` is missing, so that it is not measured", flush=True)
    folder, pages = catalog.write(bench.path("site"), bench.scratch)
    print(f"`docc convert` makes {pages:,} articles of the words of the site's {pages:,} pages", flush=True)
    for _ in range(min(3, rounds)):
        shutil.rmtree(bench.path("docc"), ignore_errors=True)
        bench.time("docc", compiler, "convert", folder, "--output-path", bench.path("docc"))
        shutil.rmtree(bench.path("whole"), ignore_errors=True)
        bench.wiremap("whole site", "site", app, "--no-cache", "-o", bench.path("whole"))


ROWS = [
    ("`scan` without cache / swift-syntax parsing alone, as many threads", "scan", "parse", 1.8),
    ("`scan` without cache / `swiftc -frontend -parse` in one process", "scan", "swiftc", 0.9),
    ("`scan` without cache / `swift format lint -r -p`", "scan", "swift format", 0.035),
    ("`scan` where nothing changed / without cache", "scan kept", "scan", None),
    ("`scan` after a comment was written / without cache", "scan comment", "scan", None),
    ("`scan` after one changed file / without cache", "scan changed", "scan", 0.2),
    ("`site` without cache / `scan` without cache", "site", "scan", 1.6),
    ("`site` after a comment was written / without cache", "site comment", "site", None),
    ("`site` after one changed file / without cache", "site changed", "site", 0.25),
    ("`site` without cache into a new folder / `docc convert` of as many pages", "whole site", "docc", None),
    (f"{DIAGRAMS} module diagrams / {DIAGRAMS} `dot` processes", "diagrams", "dot", 0.02),
    ("ten times the files / the files", "ten times", "scan", 10.5),
]


def ratio(value):
    return f"{value:.2f}" if value >= 0.1 else f"{value:.3f}"


def main():
    options = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1])
    options.add_argument("--files", type=int, default=1_000)
    options.add_argument("--app")
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--all", action="store_true")
    options = options.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        bench = Bench(scratch)
        app = bench.path("App")
        if options.app:
            shutil.copytree(options.app, app, symlinks=True, ignore=shutil.ignore_patterns(".git"))
        else:
            synthetic_app.write(options.files, app)
        files = sources(app)
        print(f"{len(files):,} Swift files, {sum(map(os.path.getsize, files)) / 1e6:.1f} MB, {CORES} cores, "
              f"{options.rounds} rounds", flush=True)
        measure(bench, app, files, options.rounds, options.all)
        measure_drawing(bench, options.rounds)
        measure_docc(bench, app, options.rounds)
        if options.all and not options.app:
            synthetic_app.write(10 * options.files, bench.path("Large"))
            for _ in range(min(3, options.rounds)):
                bench.wiremap("ten times", "scan", bench.path("Large"), "--no-cache", "-o", bench.path("large.json"))
        print("\n| what | ratio | at most |\n| --- | --- | --- |")
        for what, one, other, most in ROWS:
            if one in bench.seconds and other in bench.seconds:
                print(f"| {what} | {ratio(bench.median(one) / bench.median(other))} | {most or '–'} |")
        for name in ("scan", "site"):
            print(f"| peak memory of `{name}` without cache | {bench.memory[name] / 1e6:.0f} MB | 300 MB |")
        print("\n| what | median, s | from | to |\n| --- | --- | --- | --- |")
        for name, seconds in sorted(bench.seconds.items()):
            print(f"| {name} | {statistics.median(seconds):.2f} | {min(seconds):.2f} | {max(seconds):.2f} |")


if __name__ == "__main__":
    main()
