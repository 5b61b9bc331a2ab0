"""Runs the process that draws under valgrind: no invalid access, and nothing grows but what libgraphviz keeps of layouts.

usage: memory.py PROGRAM

The worker is told to draw the same graphs again and again, also such as fail. A layout is never freed, because
libgraphviz frees parts of it twice (`RenderingContext.draw` tells more), and a worker closes no graph: that costs some
sixty kilobytes a drawing, and pools replace a worker that holds too many. What is lost beside that, with no function of
libgraphviz on the way to it, must not grow with the number of drawings. Nothing is suppressed.
"""
import json
import os
import re
import struct
import subprocess
import sys
import tempfile

ROUNDS = 12
# libgraphviz's own, and that of Wiremap's plugin.
FORMATS = ("svg", "shapes")
LIBRARY = re.compile(r"lib(gvc|cgraph|cdt|pathplan|gvplugin_\w+)\.")
GREETING = b"wiremap-rendering-2"
GRAPHS = [
    ("dot", "digraph { a -> b -> c; subgraph cluster_x { d e } c -> d [label=\"to\"] }"),
    ("dot", "digraph { " + " ".join(f"n{n} -> n{n * 7 % 30};" for n in range(60)) + "}"),
    ("dot", "digraph { a [label=<<table border=\"0\"><tr><td align=\"left\" width=\"90\">text &amp; <b>more</b></td></tr></table>>] }"),
    ("neato", "graph { a -- b -- c -- a; }"),
    ("dot", "digraph {"), ("dot", "digraph { a [label=<<b>x>] }"), ("dot", ""), ("dot", "digraph { a [fontsize=x] }"),
    ("dot", "digraph { \"" + "long" * 20_000 + "\" }"),
]


def read_frame(stream):
    """One message of the worker's."""
    length = struct.unpack(">I", stream.read(4))[0]
    return stream.read(length)


def lost(program, rounds):
    """Draws everything so many times; the errors, the drawings made, and the bytes that nothing points to at the end:
    those that libgraphviz asked for, and others."""
    log = os.path.join(os.path.dirname(program), "valgrind.log")
    worker = subprocess.Popen(
        ["valgrind", "--leak-check=full", "--error-exitcode=9", "--errors-for-leak-kinds=none", f"--log-file={log}",
         "--num-callers=40", program, "render-worker"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
    drawn = 0
    try:
        if read_frame(worker.stdout) != GREETING:
            raise SystemExit("the worker does not greet")
        for _ in range(rounds):
            for engine, dot, format in [(*graph, format) for graph in GRAPHS for format in FORMATS]:
                payload = f"{engine} {format} asGiven 600\n{dot}".encode()
                worker.stdin.write(struct.pack(">I", len(payload)) + payload)
                worker.stdin.flush()
                # The bytes that the worker holds; JSON follows where there are errors or warnings.
                _, _, messages = read_frame(worker.stdout).split(b"\n", 1)[0].partition(b" ")
                drawn += not messages or json.loads(messages).get("error") is None
        worker.stdin.close()
        status = worker.wait(600)
    finally:
        if worker.poll() is None:
            worker.kill()
    with open(log, encoding="utf-8", errors="replace") as file:
        text = file.read()
    if status:
        raise SystemExit(text[-8000:] + f"\nthe worker ended with status {status}")
    errors = re.search(r"ERROR SUMMARY: (\d+) errors", text)
    gone = [0, 0]
    for record in re.split(r"\n==\d+== \n", text):
        size = re.search(r"([\d,]+)(?: \([^)]*\))? bytes in [\d,]+ blocks are definitely lost", record)
        if size:
            gone[LIBRARY.search(record) is None] += int(size[1].replace(",", ""))
    return int(errors[1]), drawn, gone


def main():
    with tempfile.TemporaryDirectory() as folder:
        # Valgrind gives up over the debug information that the compiler of Swift writes.
        program = os.path.join(folder, "wiremap")
        subprocess.run(["strip", "--strip-debug", "-o", program, sys.argv[1]], check=True)
        (errors, drawn, few), (more_errors, more_drawn, many) = (
            lost(program, rounds) for rounds in (ROUNDS, 2 * ROUNDS))
    if errors or more_errors:
        raise SystemExit(f"{errors + more_errors} errors")
    kept = (many[0] - few[0]) / (more_drawn - drawn)
    failed = 3 * ROUNDS * len(GRAPHS) * len(FORMATS) - drawn - more_drawn
    print(f"{drawn + more_drawn:>7,} drawings and {failed:,} failures under valgrind: no invalid access; libgraphviz keeps "
          f"{kept:,.0f} bytes of a layout, and {many[1] - few[1]:,} bytes more are lost by others with twice the drawings")
    if many[1] > few[1] or kept > 100_000:
        raise SystemExit("what is lost grows with the number of drawings")


if __name__ == "__main__":
    main()
