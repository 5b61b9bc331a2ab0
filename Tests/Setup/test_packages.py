"""The list of packages that `make` installs is what is linked and used.

A machine that has the packages already hides a missing entry, so the list is compared with the program itself.
"""
import os
import re
import shutil
import subprocess
import unittest

from wiremap_run import ROOT, program, run

# Part of every system on which the Swift toolchain itself runs.
TOOLCHAIN = {"libc6", "libgcc-s1", "libstdc++6"}


def listed():
    """The entries of packages.txt: purpose, apt's name, brew's name."""
    with open(os.path.join(ROOT, "Tests", "Setup", "packages.txt"), encoding="utf-8") as file:
        return [line.split() for line in file if line.strip() and not line.startswith("#")]


def manifest():
    with open(os.path.join(ROOT, "Package.swift"), encoding="utf-8") as file:
        return file.read()


class PackageListTest(unittest.TestCase):
    def test_manifest_names_listed_packages(self):
        build = [entry for entry in listed() if entry[0] == "build"]
        for kind, column in (("apt", 1), ("brew", 2)):
            names = re.findall(rf"\.{kind}\(\[([^\]]*)\]\)", manifest())
            named = {name for group in names for name in re.findall(r'"([^"]+)"', group)}
            self.assertTrue(named)
            self.assertLessEqual(named, {entry[column] for entry in build})

    def test_pkg_config_names_resolve(self):
        names = re.findall(r'pkgConfig: "([^"]+)"', manifest())
        self.assertTrue(names)
        for name in names:
            self.assertTrue(run("pkg-config", "--libs", name))


@unittest.skipUnless(shutil.which("dpkg-query"), "compares with Debian's package data")
class DebianPackageTest(unittest.TestCase):
    def setUp(self):
        self.build = {entry[1].split("?")[0] for entry in listed() if entry[0] == "build"}

    def owner(self, path):
        """The package that a file belongs to; nil for a file of no package, such as one of the Swift toolchain."""
        for candidate in (path, os.path.realpath(path), re.sub(r"^/usr", "", path), "/usr" + path):
            done = subprocess.run(["dpkg-query", "--search", candidate], capture_output=True, text=True)
            if done.returncode == 0:
                return done.stdout.split(":")[0]
        return None

    def closure(self, packages):
        """The packages with everything that they depend on."""
        listing = run("dpkg-query", "--show", "--showformat", "${Package}\\t${Depends},${Pre-Depends}\\n")
        needs = dict(line.split("\t", 1) for line in listing.splitlines())
        found, waiting = set(), list(packages)
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += re.findall(r"(?:^|[,|])\s*([a-z0-9][a-z0-9.+-]+)", needs.get(name, ""))
        return found

    def test_linked_libraries_are_installed(self):
        installed = self.closure(self.build) | TOOLCHAIN
        linked = re.findall(r"=> (/\S+)", run("ldd", program()))
        self.assertTrue(linked)
        owners = {path: self.owner(path) for path in linked}
        self.assertTrue(any(name and name.startswith("libgvc") for name in owners.values()), owners)
        for path, name in owners.items():
            if name is not None:
                self.assertIn(name, installed, f"{path} is linked, and packages.txt does not bring {name}")

    def test_headers_are_installed(self):
        for name in re.findall(r'pkgConfig: "([^"]+)"', manifest()):
            folder = run("pkg-config", "--variable=pcfiledir", name).strip()
            owner = self.owner(os.path.join(folder, f"{name}.pc"))
            self.assertIn(owner, self.build, f"{name}.pc comes from {owner}, which packages.txt does not name")

    def test_every_listed_package_exists(self):
        for purpose, name, _ in listed():
            done = subprocess.run(["apt-cache", "show", name.split("?")[0]], capture_output=True, text=True)
            known = subprocess.run(["dpkg-query", "--show", name.split("?")[0]], capture_output=True, text=True)
            self.assertTrue(done.returncode == 0 or known.returncode == 0, f"there is no package {name} ({purpose})")

    def test_programs_of_the_scripts_are_installed(self):
        installed = self.closure(self.build)
        self.assertIn("pkg-config", installed)
        self.assertIn(self.owner(shutil.which("dot")), installed)


if __name__ == "__main__":
    unittest.main()
