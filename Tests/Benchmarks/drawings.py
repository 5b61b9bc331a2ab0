"""Module diagrams drawn by the program's own workers, and by Graphviz's `dot` program, a process for each.

The workers are those that `wiremap` starts when it draws; what a worker is told is in `WorkerMessage.swift`.
"""
import json
import os
import select
import socket
import subprocess
import tempfile

REQUEST = b"dot svg asGiven 30\n"


def texts(program, graph, count):
    """The diagrams of a graph's modules as DOT, over again where there are too few modules."""
    with open(graph, encoding="utf-8") as file:
        modules = [module["id"] for module in json.load(file)["modules"]][:count]
    drawn = [subprocess.run([program, "graph", graph, "--focus", module, "-f", "dot"], check=True,
                            capture_output=True).stdout for module in modules]
    return [drawn[number % len(drawn)] for number in range(count)] if drawn else []


def frame(payload):
    return len(payload).to_bytes(4, "big") + payload


class Worker:
    def __init__(self, program):
        self.socket, theirs = socket.socketpair()
        self.process = subprocess.Popen([program, "render-worker"], stdin=theirs, stdout=theirs)
        theirs.close()

    def take(self):
        """The next frame that the worker sends."""
        head = self.receive(4)
        return self.receive(int.from_bytes(head, "big"))

    def receive(self, count):
        received = bytearray()
        while len(received) < count:
            part = self.socket.recv(count - len(received))
            if not part:
                raise RuntimeError("a worker ended early")
            received += part
        return bytes(received)

    def end(self):
        self.socket.close()
        self.process.wait()


def by_workers(program, diagrams, count):
    """Draws all, with so many workers; each gets the next diagram when it is done with one."""
    workers = [Worker(program) for _ in range(count)]
    waiting, busy = iter(diagrams), {}
    for worker in workers:
        worker.take()
        busy[worker.socket] = worker
    ready, done = list(workers), 0
    while busy:
        for worker in ready:
            text = next(waiting, None)
            if text is None:
                del busy[worker.socket]
                worker.end()
            else:
                worker.socket.sendall(frame(REQUEST + text))
        ready = [busy[ended] for ended in select.select(list(busy), [], [])[0]] if busy else []
        for worker in ready:
            header, drawing = worker.take().split(b"\n", 1)
            if b" " in header or b"<svg" not in drawing:
                raise RuntimeError(f"a diagram is not drawn: {header[:300]!r}")
            done += 1
    return done


def by_dot(diagrams):
    """Draws all with a process of Graphviz's own program for each, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        drawing = os.path.join(folder, "drawn.svg")
        for text in diagrams:
            subprocess.run(["dot", "-Tsvg", "-o", drawing], input=text, check=True, stderr=subprocess.DEVNULL)
    return len(diagrams)
