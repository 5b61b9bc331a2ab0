"""Module diagrams drawn by the program, and by Graphviz's `dot` program, a process for each."""
import json
import os
import subprocess
import tempfile


def texts(program, graph, count):
    """The diagrams of a graph's modules as DOT, over again where there are too few modules."""
    with open(graph, encoding="utf-8") as file:
        modules = [module["id"] for module in json.load(file)["modules"]][:count]
    drawn = [subprocess.run([program, "graph", graph, "--focus", module, "-f", "dot"], check=True,
                            capture_output=True).stdout for module in modules]
    return [drawn[number % len(drawn)] for number in range(count)] if drawn else []


def by_program(draw_alone, program, graph, count, threads):
    """Draws as many pictures with the program's own workers; the seconds that it took."""
    return float(subprocess.run([draw_alone, program, graph, str(count), str(threads)], check=True,
                                capture_output=True).stdout)


def by_dot(diagrams):
    """Draws all with a process of Graphviz's own program for each, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        drawing = os.path.join(folder, "drawn.svg")
        for text in diagrams:
            subprocess.run(["dot", "-Tsvg", "-o", drawing], input=text, check=True, stderr=subprocess.DEVNULL)
    return len(diagrams)
