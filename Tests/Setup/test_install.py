"""`make install` puts a program under PREFIX that works from anywhere."""
import os
import tempfile
import unittest

from wiremap_run import ROOT, run, sample_apps


class InstallTest(unittest.TestCase):
    def test_installed_program_finds_its_themes(self):
        with tempfile.TemporaryDirectory() as prefix, tempfile.TemporaryDirectory() as elsewhere:
            environment = {
                name: value for name, value in os.environ.items()
                if not name.startswith("WIREMAP") and name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")
            }
            run("make", "install", f"PREFIX={prefix}", "CONFIGURATION=debug", cwd=ROOT, env=environment)
            program = os.path.join(prefix, "bin", "wiremap")
            # A link leads to the themes too, and a relative output lies in the working folder.
            link = os.path.join(elsewhere, "linked")
            os.symlink(program, link)
            for name, command in (("site", program), ("linked-site", link)):
                run(command, "site", sample_apps()["InfinumHandbook"], "-o", name, cwd=elsewhere, env=environment)
                with open(os.path.join(elsewhere, name, "index.html"), encoding="utf-8") as page:
                    self.assertNotIn(ROOT, page.read())
            self.assertEqual(sorted(os.listdir(elsewhere)), ["linked", "linked-site", "site"])
            self.assertEqual(
                sorted(os.listdir(os.path.join(prefix, "share", "wiremap", "themes"))),
                sorted(os.listdir(os.path.join(ROOT, "Themes"))))


if __name__ == "__main__":
    unittest.main()
