"""A site that is made on top of what was kept has the bytes of one that is made from nothing, whatever changed."""
import os
import shutil
import tempfile
import unittest

from wiremap_run import files, program, run, sample_apps


class KeptPages(unittest.TestCase):
    def site(self, app, output, *options):
        run(program(), "site", app, "-o", output, "--quiet", *options)
        return files(output)

    def compare(self, app, folder, what):
        kept = self.site(app, os.path.join(folder, "site"), "--cache", os.path.join(folder, "cache"))
        shutil.rmtree(os.path.join(folder, "fresh"), ignore_errors=True)
        fresh = self.site(app, os.path.join(folder, "fresh"), "--no-cache")
        self.assertEqual(kept.keys(), fresh.keys(), what)
        self.assertEqual([path for path in fresh if kept[path] != fresh[path]], [], what)

    def test_samples(self):
        samples = sample_apps()
        self.assertGreater(len(samples), 4)
        for sample, sources in samples.items():
            with self.subTest(sample=sample), tempfile.TemporaryDirectory() as folder:
                app = os.path.join(folder, "app")
                shutil.copytree(sources, app)
                navigators = [
                    os.path.join(parent, name) for parent, _, names in sorted(os.walk(app)) for name in sorted(names)
                    if name.endswith(("Wireframe.swift", "Router.swift"))]
                edited, removed = navigators[0], navigators[-1]
                self.compare(app, folder, "first")
                with open(edited, encoding="utf-8") as file:
                    text = file.read()
                with open(edited, "w", encoding="utf-8") as file:
                    file.write("// one\n// two\n" + text)
                self.compare(app, folder, "lines moved")
                os.rename(removed, removed + ".txt")
                self.compare(app, folder, "a file went")
                os.rename(removed + ".txt", removed)
                with open(edited, "w", encoding="utf-8") as file:
                    file.write(text)
                with open(os.path.join(folder, "site", "index.html"), "a", encoding="utf-8") as file:
                    file.write("edited")
                os.remove(os.path.join(folder, "site", "routes.md"))
                self.compare(app, folder, "all is as it was")


if __name__ == "__main__":
    unittest.main()
