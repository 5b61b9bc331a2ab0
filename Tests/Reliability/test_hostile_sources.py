"""What lies in a folder of sources, whatever it is, spoils nothing but itself."""
import json
import os
import resource
import shutil
import socket
import sys
import unittest

from reliability import ROUNDS, SAMPLE, Scratch, said

SECRET = "a secret of this machine"
# What no file may bring the program to take, in bytes of address space; stacks of threads are most of what it has.
ROOM = 4 << 30


def nested(opening, closing, levels):
    return f"func deep() {{ _ = {opening * levels}1{closing * levels} }}\n"


class HostileSources(Scratch):
    def setUp(self):
        super().setUp()
        self.app = self.path("App")
        # Without its project every file of the folder counts.
        shutil.copytree(SAMPLE, self.app, ignore=shutil.ignore_patterns("*.xcodeproj"))
        self.expected = self.graph()

    def graph(self, *more, status=0):
        done = self.run_program("scan", self.app, "--format", "json", "--no-cache", *more, preexec_fn=self.bound)
        self.messages = done.stderr.decode()
        self.assertEqual(done.returncode, status, self.messages[-2000:])
        return json.loads(done.stdout)

    @staticmethod
    def bound():
        if sys.platform == "linux":
            resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))

    def put(self, name, content):
        return self.write(os.path.join("App", name), content)

    def check(self, what, count=1, says=None):
        """The app's own map is what it was, and what is wrong is named."""
        graph = self.graph()
        for member in ("modules", "routes"):
            known = {item["id"]: item for item in graph[member]}
            for item in self.expected[member]:
                self.assertEqual(known.get(item["id"]), item, what)
        if says:
            self.assertIn(says, self.messages, what)
        self.assertNotIn(SECRET, json.dumps(graph))
        said(count, what)
        return graph

    def test_files_that_are_no_swift(self):
        broken = {
            "Empty.swift": b"", "Zero.swift": bytes(4096), "Binary.swift": bytes(range(256)) * 64,
            "Latin1.swift": "// Größe\nfinal class Größe {}\n".encode("latin-1"),
            "Wide.swift": "final class Wide {}\n".encode("utf-16"), "Half.swift": b"final class Half { func a( {",
            "Conflict.swift": b"<<<<<<< ours\nclass A {}\n=======\nclass B {}\n>>>>>>> theirs\n",
            "Mark.swift": b"\xef\xbb\xbffinal class Mark {}\r\n", "Line.swift": b"final class Line {}" + b" " * 1_000_000,
            "Broken.storyboard": b"<document><scenes><scene", "Other.storyboard": b"\x00\x01", "Broken.xib": b"",
            "Broken.xcodeproj/project.pbxproj": b"// !$*UTF8*$!\n{ objects = { A = ", "Info.plist": b"bplist00\xff\xff",
            "Package.swift": b"// swift-tools-version: 5.9\nlet package = ",
        }
        for name, content in broken.items():
            self.put(f"Broken/{name}", content)
        self.check("broken files beside an app: its map unchanged", len(broken))

    def test_line_ends(self):
        # The same app with the line ends of another system has the same map.
        for parent, _, names in os.walk(self.app):
            for name in names:
                if name.endswith(".swift"):
                    path = os.path.join(parent, name)
                    with open(path, "rb") as file:
                        content = file.read()
                    with open(path, "wb") as file:
                        file.write(content.replace(b"\n", b"\r\n"))
        self.check("app with CRLF line ends: the same map")

    def test_what_is_no_file(self):
        os.mkfifo(self.path("App", "Pipe.swift"))
        with socket.socket(socket.AF_UNIX) as server:
            here = os.getcwd()
            os.chdir(self.app)
            try:
                server.bind("Socket.swift")
            finally:
                os.chdir(here)
            os.mkdir(self.path("App", "Folder.swift"))
            self.write("outside/Secret.swift", f"/// {SECRET}\nfinal class SecretWireframe {{}}\n")
            for name, target in {
                "Outside.swift": self.path("outside", "Secret.swift"), "outside": self.path("outside"),
                "up": "..", "self": ".", "a": "b", "b": "a", "Gone.swift": "nowhere.swift", "Device.swift": "/dev/zero",
            }.items():
                os.symlink(target, self.path("App", name))
            self.check("pipes, sockets, folders and links in place of files: none followed out of the root", 11)

    def test_files_that_cannot_be_read(self):
        path = self.put("Closed/Closed.swift", "final class Closed {}\n")
        os.chmod(path, 0)
        if os.geteuid() == 0:
            # Root reads everything: another user runs the program.
            os.chmod(self.folder, 0o755)
            programs = self.installed()
            done = self.run_program(
                "scan", self.app, "--no-cache", "--strict", program=programs, user=65534, group=65534)
        else:
            done = self.run_program("scan", self.app, "--no-cache", "--strict")
        self.assertEqual(done.returncode, 2, done.stderr.decode())
        self.assertIn(b"Closed.swift", done.stderr)
        said(1, "file that cannot be read: named, the rest of the run goes on")

    def test_nesting(self):
        levels = 20_000
        shapes = {
            "Round": nested("(", ")", levels), "Square": nested("[", "]", levels), "Curly": "{" * levels + "}" * levels,
            "Angles": f"let a: {'A<' * levels}B{'>' * levels}\n", "Text": nested('"\\(', ')"', levels),
            "Open": "func open() { " + "if a { " * levels, "Comment": "/*" * levels + "*/" * levels,
            "Types": "class A { " * levels + "}" * levels, "Not": f"let a = {'!' * levels}b\n",
            "Closures": "let a = " + "{ " * levels + "}" * levels,
        }
        for name, text in shapes.items():
            self.put(f"Deep/{name}.swift", text)
        self.check(f"shapes nested {levels:,} levels deep", len(shapes))

    def test_chains(self):
        length = 20_000
        shapes = {
            "Calls": "func a() { x" + ".b()" * length + " }\n", "Sums": "let a = 1" + " + 1" * length + "\n",
            "Else": "func b() { if a {}" + " else if a {}" * 4_000 + " }\n", "Switch":
            "func c() { switch a {\n" + "case 1: b()\n" * length + "} }\n", "Text": 'let t = "' + "a" * 2_000_000 + '"\n',
            "Name": f"final class {'N' * 100_000}Wireframe {{}}\n", "Array": "let l = [" + "1, " * 100_000 + "]\n",
            "Parameters": "func d(" + ", ".join(f"a{n}: Int" for n in range(length)) + ") {}\n",
            "Inherits": "".join(f"class C{n}: C{n + 1} {{}}\n" for n in range(5_000)) + "class C5000: C0 {}\n",
        }
        for name, text in shapes.items():
            self.put(f"Long/{name}.swift", text)
        self.check(f"chains of up to {length:,} links", len(shapes))

    def test_a_large_file(self):
        line = "    func call{0}() {{ router.show(step: {0}); total += {0} }}\n"
        body = "".join(line.format(number) for number in range(1_000))
        size = 50 << 20
        with open(self.put("Large/Large.swift", "final class Large {\n"), "a", encoding="utf-8") as file:
            while file.tell() < size:
                file.write(body)
            file.write("}\n")
        self.check("file of 50 MB: left out and named, the rest read", says="Large.swift")

    def test_many_modules_of_one_name(self):
        count = 1_000 if ROUNDS == 1 else 10_000
        for number in range(count):
            self.put(f"Many/M{number}/Login.swift", f"""
                final class LoginViewController: UIViewController {{ var presenter: LoginPresenter? }}
                final class LoginPresenter {{
                    let wireframe = LoginWireframe()
                    let view = LoginViewController()
                }}
                final class LoginWireframe {{ func leave() {{ view.dismiss(animated: true) }} }}
                """)
        graph = self.graph()
        self.assertGreater(len(graph["modules"]), len(self.expected["modules"]))
        ids = [module["id"] for module in graph["modules"]]
        self.assertEqual(len(ids), len(set(ids)))
        said(count, "modules of one name: each with an id of its own, or merged into one")

    def test_documents(self):
        bomb = "".join(f'<!ENTITY a{n} "{"&a%d;" % (n - 1) * 10}">' for n in range(1, 12))
        secret = self.write("secret.txt", SECRET)
        self.put("Hostile/Bomb.storyboard", f'<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a0 "x">{bomb}]><document>&a11;</document>')
        self.put("Hostile/Entity.storyboard", f'<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e SYSTEM "file://{secret}">]>'
                 '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>'
                 '<viewController customClass="&e;"/></objects></scene></scenes></document>')
        self.put("Hostile/Include.xib", f'<document xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include parse="text" href="file://{secret}"/></document>')
        self.put("Hostile/Deep.storyboard", "<a>" * 20_000)
        self.put("Hostile/Info.plist", f'<?xml version="1.0"?><!DOCTYPE plist [<!ENTITY e SYSTEM "file://{secret}">]><plist><dict><key>UIMainStoryboardFile</key><string>&e;</string></dict></plist>')
        self.check("storyboards and lists with entities of other files, or without end", 5)

    def test_settings(self):
        lists = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
            f"{chr(98 + n)}: &{chr(98 + n)} [{', '.join(['*' + chr(97 + n)] * 9)}]\n" for n in range(8))
        settings = [lists, "\x00", "{" * 20_000, "- " * 20_000, "include: !!python/object/apply:os.system ['touch x']\n",
                    "theme: /etc/passwd\n", "roots: [../..]\n", "name: " + "x" * 1_000_000]
        for text in settings:
            self.put(".wiremap.yml", text)
            done = self.run_program("scan", self.app, "--no-cache", "--format", "json")
            self.assertIn(done.returncode, (0, 2, 3, 64), done.stderr.decode()[-500:])
            self.assertTrue(
                done.returncode == 0 or b".wiremap.yml" in done.stderr or b"no Swift sources" in done.stderr,
                done.stderr.decode()[-500:])
            self.assertFalse(os.path.exists("x"))
        said(len(settings), "hostile configurations: refused with their place, or without effect")


if __name__ == "__main__":
    unittest.main()
