"""Lets libFuzzer choose bytes for one target after the other, from the seeds, the sample apps, and what earlier runs kept.

An input that breaks a promise, ends the program, takes too long or too much memory is written to `Tests/Fuzz/Found/TARGET`,
where `FuzzTests` feeds it from then on: give it a name that says what is wrong, and mend that.

With `--folder`, each file below a folder that is of the target's kind is fed once, as it is: sources of other people say
what no mutation does. What breaks a promise is named, and the rest is fed all the same.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
APPS = [os.path.join(os.path.dirname(HERE), folder) for folder in ("Cases", "Samples")]
TARGETS = sorted(os.listdir(os.path.join(HERE, "Seeds")))
LARGEST = 16 << 10
# What an input may take, in seconds and megabytes.
LIMITS = ["-timeout=20", "-rss_limit_mb=6000"]
# So many files are named to one process.
BATCH = 1000

# Which files of the sample apps are inputs of a target by themselves.
ENDINGS = {
    "swift": (".swift",), "facts": (".swift",), "storyboard": (".storyboard", ".xib"), "launch": (".plist",),
    "strings": (".strings", ".xcstrings"), "project": (".pbxproj",), "configuration": (".wiremap.yml",),
}

# libFuzzer's schedule for rare paths keeps an account of them for every input that it keeps. Where inputs are linked, the
# account takes half of the time, and more is reached without it.
OPTIONS = {"link": ["-entropic=0"], "facts": ["-entropic=0"]}


def sample_inputs(target):
    """What the sample apps have for a target, by a name for it."""
    for folder in APPS:
        for app in sorted(os.listdir(folder)):
            root = os.path.join(folder, app, "app")
            whole = b""
            for parent, folders, names in os.walk(root):
                folders.sort()
                for name in sorted(names):
                    path = os.path.join(parent, name)
                    with open(path, "rb") as file:
                        content = file.read()
                    place = os.path.relpath(path, root)
                    if name.endswith(ENDINGS.get(target, ())) and target in ENDINGS:
                        yield f"{app}-{place}".replace("/", "-"), content
                    whole += b"//// " + place.encode() + b"\n" + content + b"\n"
            if target == "link" and whole:
                yield app, whole


def environment(target):
    """The backtrace of Swift would take the crash away from libFuzzer. Graphviz keeps what it allocates once."""
    return {**os.environ, "TARGET": target, "SWIFT_BACKTRACE": "enable=no",
            "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "detect_leaks=0")}


def feed(arguments, target):
    """Feeds the files below a folder to one target; whether nothing was found."""
    paths = sorted(
        os.path.join(parent, name) for parent, _, names in os.walk(arguments.folder) for name in names
        if name.endswith(ENDINGS[target]))
    paths = [path for path in paths if os.path.isfile(path) and not os.path.islink(path)]
    left, found = paths, 0
    while left:
        batch = left[:BATCH]
        done = subprocess.run(
            [arguments.program, *LIMITS, f"-artifact_prefix={arguments.corpus}/", *batch],
            env=environment(target), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        text = done.stdout.decode(errors="replace")
        if done.returncode:
            # libFuzzer says of each file that it begins with it, and ends at the first that breaks a promise.
            begun = max(1, len(re.findall(r"^Running: ", text, re.MULTILINE)))
            found += 1
            print(f"FOUND in {batch[begun - 1]}\n{text[-arguments.tail:]}", flush=True)
            batch = batch[:begun]
        left = left[len(batch):]
    print(f"{len(paths):>11,} {target}: files fed as they are, "
          + (f"{found} FOUND" if found else "nothing found"), flush=True)
    return not found


def fuzz(arguments, target):
    """Runs one target; whether nothing was found."""
    corpus = os.path.join(arguments.corpus, target)
    samples = os.path.join(arguments.corpus, "samples", target)
    found = os.path.join(HERE, "Found", target)
    shutil.rmtree(samples, ignore_errors=True)
    for folder in (corpus, samples, found):
        os.makedirs(folder, exist_ok=True)
    for name, content in sample_inputs(target):
        if len(content) <= LARGEST:
            with open(os.path.join(samples, name), "wb") as file:
                file.write(content)
    limit = f"-runs={arguments.runs}" if arguments.runs else f"-max_total_time={arguments.time}"
    done = subprocess.run(
        [arguments.program, corpus, os.path.join(HERE, "Seeds", target), samples, found, limit, f"-max_len={LARGEST}",
         *LIMITS, f"-artifact_prefix={found}/", "-print_final_stats=1", *OPTIONS.get(target, [])],
        env=environment(target), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    text = done.stdout.decode(errors="replace")
    runs = re.findall(r"stat::number_of_executed_units:\s*(\d+)", text) or re.findall(r"^#(\d+)", text, re.MULTILINE)
    covered = re.findall(r" cov: (\d+)", text)
    print(f"{int(runs[-1]) if runs else 0:>11,} {target}: {covered[-1] if covered else 0} edges reached, "
          + ("nothing found" if done.returncode == 0 else "FOUND"), flush=True)
    if done.returncode:
        print(text[-arguments.tail:], flush=True)
    if not os.listdir(found):
        os.rmdir(found)
    return done.returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--corpus", required=True, help="a folder for what runs keep")
    parser.add_argument("--time", type=int, default=60, help="seconds for each target")
    parser.add_argument("--runs", type=int, help="runs of each target in place of a time")
    parser.add_argument("--tail", type=int, default=6000, help="characters shown of what was found")
    parser.add_argument("--folder", help="feed the files below it as they are, in place of what libFuzzer chooses")
    parser.add_argument("targets", nargs="*", default=TARGETS, help="all when none is named")
    arguments = parser.parse_args()
    unknown = set(arguments.targets) - set(TARGETS)
    if unknown:
        parser.error(f"no target is called {', '.join(sorted(unknown))}; there are {', '.join(TARGETS)}")
    targets = arguments.targets or TARGETS
    if arguments.folder:
        unfit = [target for target in targets if target not in ENDINGS]
        if arguments.targets and unfit:
            parser.error(f"no files are fed as they are to {', '.join(unfit)}; they are to {', '.join(sorted(ENDINGS))}")
        os.makedirs(arguments.corpus, exist_ok=True)
        results = [feed(arguments, target) for target in targets if target in ENDINGS]
    else:
        results = [fuzz(arguments, target) for target in targets]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
