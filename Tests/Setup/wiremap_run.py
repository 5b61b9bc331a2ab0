"""What the tests of this folder share: the checkout, the program that was built, and a way to run it."""
import os
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SAMPLES = os.path.join(ROOT, "Tests", "Samples")


def program():
    """The `wiremap` to test, named by the variable WIREMAP."""
    path = os.environ.get("WIREMAP")
    if not path:
        raise SystemExit("set WIREMAP to the program to test; `make test` does")
    return path


def run(*command, **options):
    """Runs a command and returns what it printed; a failure shows everything."""
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode != 0:
        raise AssertionError(f"{' '.join(command)} ended with {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def sample_apps():
    """The folders of the sample apps, by their names."""
    names = sorted(name for name in os.listdir(SAMPLES) if os.path.isdir(os.path.join(SAMPLES, name, "app")))
    return {name: os.path.join(SAMPLES, name, "app") for name in names}


def files(folder):
    """The bytes of every file below a folder, by its path."""
    found = {}
    for parent, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(parent, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = file.read()
    return found
