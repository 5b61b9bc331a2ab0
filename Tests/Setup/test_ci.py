"""The shell of action.yml and of Docs/CI.md does what it says, against a local repository and stand-ins for the web."""
import json
import os
import re
import shutil
import subprocess
import tempfile
import textwrap
import unittest

from wiremap_run import ROOT, program, sample_apps

ACTION = os.path.join(ROOT, "action.yml")
PAGE = os.path.join(ROOT, "Docs", "CI.md")
ENVIRONMENT = {
    "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1",
}


def steps():
    """The scripts of the action, by the step's id."""
    with open(ACTION, encoding="utf-8") as file:
        text = file.read()
    found = {}
    for step in re.split(r"(?m)^    - (?=id: )", text)[1:]:
        block = re.search(r"(?ms)^      run: \|\n((?:        .*\n|\n)+)", step)
        if block:
            found[re.match(r"id: (\S+)", step).group(1)] = textwrap.dedent(block.group(1))
    return found


def recipe(name):
    """The script of the page that begins with this mark."""
    with open(PAGE, encoding="utf-8") as file:
        text = file.read()
    match = re.search(rf"(?m)^( *)# test: {name}\n((?:\1.*\n|\n)*)", text)
    lines = []
    for line in match.group(2).split("\n"):
        if line.strip() == "```" or line and not line.startswith(match.group(1)):
            break
        lines.append(line[len(match.group(1)):])
    return "\n".join(lines) + "\n"


class LocalRepository(unittest.TestCase):
    """A repository with a sample app, a branch that takes a way out of it, and a shallow clone of the branch."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.origin = os.path.join(self.folder.name, "origin")
        self.clone = os.path.join(self.folder.name, "clone")
        self.bin = os.path.join(self.folder.name, "bin")
        self.calls = os.path.join(self.folder.name, "calls")
        os.mkdir(self.bin)
        os.symlink(os.path.abspath(program()), os.path.join(self.bin, "wiremap"))
        os.mkdir(self.origin)
        shutil.copytree(sample_apps()["InfinumHandbook"], os.path.join(self.origin, "App"))
        self.git("init", "-q", "-b", "main")
        self.git("config", "uploadpack.allowAnySHA1InWant", "true")
        self.commit("the app")
        self.git("checkout", "-q", "-b", "feature")
        for number in range(3):
            self.write("notes.txt", str(number))
            self.commit(f"note {number}")

    def git(self, *arguments, at=None):
        done = subprocess.run(
            ["git", *arguments], cwd=at or self.origin, env={**os.environ, **ENVIRONMENT}, capture_output=True,
            text=True, check=True)
        return done.stdout.strip()

    def write(self, name, text):
        with open(os.path.join(self.origin, name), "w", encoding="utf-8") as file:
            file.write(text)

    def commit(self, message):
        self.git("add", "-A")
        self.git("commit", "-q", "-m", message)

    def remove_a_way(self):
        """Takes the call that navigates out of one wireframe."""
        for place, _, names in sorted(os.walk(os.path.join(self.origin, "App"))):
            for name in sorted(names):
                path = os.path.join(place, name)
                if not name.endswith("Wireframe.swift") or "Base" in name:
                    continue
                with open(path, encoding="utf-8") as file:
                    text = file.read()
                without = re.sub(r"(?m)^.*\.(pushWireframe|presentWireframe)\(.*\n", "", text)
                if without != text:
                    with open(path, "w", encoding="utf-8") as file:
                        file.write(without)
                    self.commit("take a way out")
                    return
        self.fail("no wireframe of the sample navigates")

    def checkout(self):
        """What a workflow has: the branch's newest commit and nothing else."""
        subprocess.run(
            ["git", "clone", "-q", "--depth=1", "--branch", "feature", f"file://{self.origin}", self.clone],
            env={**os.environ, **ENVIRONMENT}, check=True)

    def stand_in(self, name, answer=""):
        """A program in place of one that speaks with the web: notes its arguments, and answers a question for comments."""
        path = os.path.join(self.bin, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(
                "#!/usr/bin/env python3\n"
                "import json, sys\n"
                f"open({self.calls!r}, 'a').write(json.dumps(sys.argv[1:]) + '\\n')\n"
                f"if '--jq' in sys.argv: print({answer!r})\n")
        os.chmod(path, 0o755)

    def called(self):
        if not os.path.exists(self.calls):
            return []
        with open(self.calls, encoding="utf-8") as file:
            return [json.loads(line) for line in file]

    def shell(self, script, status=0, **variables):
        """Runs a script as a runner does, and returns what it printed and the outputs of the step."""
        outputs = os.path.join(self.folder.name, "outputs")
        open(outputs, "w", encoding="utf-8").close()
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("GITHUB_", "CI_"))}
        environment.update(ENVIRONMENT)
        environment.update({
            "PATH": f"{self.bin}{os.pathsep}{os.environ['PATH']}", "RUNNER_TEMP": self.folder.name,
            "GITHUB_OUTPUT": outputs, "GITHUB_STEP_SUMMARY": os.path.join(self.folder.name, "summary"),
            "GITHUB_ACTION_PATH": ROOT,
        })
        environment.update(variables)
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script], cwd=self.clone, env=environment,
            capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, status, f"{done.stdout}\n{done.stderr}")
        with open(outputs, encoding="utf-8") as file:
            return done.stdout, dict(line.rstrip("\n").split("=", 1) for line in file)


class ActionTest(LocalRepository):
    def base(self):
        return self.git("rev-parse", "main")

    def review(self):
        _, fetched = self.shell(steps()["fetch"], BASE=self.base())
        return self.shell(
            steps()["review"], BASE=fetched["base"], APP="App", PROGRAM=os.path.join(self.bin, "wiremap"))

    def test_a_shallow_clone_is_deepened_down_to_where_both_meet(self):
        self.checkout()
        self.assertEqual(self.git("rev-list", "--count", "HEAD", at=self.clone), "1")
        _, outputs = self.shell(steps()["fetch"], BASE=self.base())
        self.assertEqual(outputs["base"], self.base())
        self.assertEqual(self.git("merge-base", self.base(), "HEAD", at=self.clone), self.base())

    def test_a_branch_serves_as_base_whatever_it_is_called(self):
        self.git("branch", "$(touch${IFS}hacked);`touch${IFS}hacked`", "main")
        self.checkout()
        _, outputs = self.shell(steps()["fetch"], BASE="$(touch${IFS}hacked);`touch${IFS}hacked`")
        self.assertEqual(outputs["base"], self.base())
        self.assertFalse(os.path.exists(os.path.join(self.clone, "hacked")))

    def test_no_base_is_an_error_that_says_what_to_do(self):
        self.checkout()
        printed, _ = self.shell(steps()["fetch"], status=2, BASE="")
        self.assertIn("give `base`", printed)

    def test_nothing_changed_says_nothing(self):
        self.checkout()
        printed, outputs = self.review()
        self.assertEqual(printed, "")
        self.assertEqual(outputs["changed"], "false")
        self.assertEqual(os.path.getsize(outputs["review"]), 0)
        self.assertFalse(os.path.exists(os.path.join(self.folder.name, "summary")))

    def test_a_lost_way_is_reviewed_and_can_fail_the_job(self):
        self.remove_a_way()
        self.checkout()
        _, outputs = self.review()
        self.assertEqual(outputs["changed"], "true")
        self.assertGreater(os.path.getsize(outputs["review"]), 0)
        self.assertGreater(os.path.getsize(os.path.join(self.folder.name, "summary")), 0)
        with open(os.path.join(outputs["sarif"], "review.sarif"), encoding="utf-8") as file:
            self.assertEqual(json.load(file)["version"], "2.1.0")
        gate = {"BASE": self.base(), "APP": "App", "PROGRAM": os.path.join(self.bin, "wiremap")}
        self.shell(steps()["gate"], status=1, LEVEL="info", **gate)

    def test_one_comment_is_made_kept_up_to_date_and_silent_without_changes(self):
        self.checkout()
        review = os.path.join(self.folder.name, "review.md")
        variables = {"REPOSITORY": "team/app", "NUMBER": "7", "REVIEW": review, "GH_TOKEN": "x"}

        def written(text, known):
            with open(review, "w", encoding="utf-8") as file:
                file.write(text)
            if os.path.exists(self.calls):
                os.remove(self.calls)
            self.stand_in("gh", known)
            self.shell(steps()["comment"], **variables)
            return [call for call in self.called() if "--method" in call]

        self.assertEqual(written("", ""), [])
        (made,) = written("a way is gone\n", "")
        self.assertEqual(made[3:5], ["POST", "repos/team/app/issues/7/comments"])
        (changed,) = written("another way is gone\n", "42\n43")
        self.assertEqual(changed[3:5], ["PATCH", "repos/team/app/issues/comments/42"])
        body = os.path.join(self.folder.name, "wiremap-comment.md")
        with open(body, encoding="utf-8") as file:
            self.assertEqual(file.read(), "<!-- wiremap review -->\nanother way is gone\n")
        self.assertIn(f"body=@{body}", changed)
        (quiet,) = written("", "42")
        self.assertEqual(quiet[3], "PATCH")
        with open(body, encoding="utf-8") as file:
            self.assertIn("same as in the base", file.read())

    def test_the_check_writes_annotations_and_sarif_and_fails_for_a_broken_rule(self):
        self.checkout()
        variables = {"APP": "App", "PROGRAM": os.path.join(self.bin, "wiremap")}
        self.shell(steps()["check"], **variables)
        with open(os.path.join(self.clone, "App", ".wiremap.yml"), "w", encoding="utf-8") as file:
            file.write("rules: {none: App never opens *}\n")
        printed, _ = self.shell(steps()["check"], status=1, **variables)
        self.assertRegex(printed, r"(?m)^::error file=App/")
        with open(os.path.join(self.folder.name, "wiremap-reports", "check.sarif"), encoding="utf-8") as file:
            self.assertTrue(json.load(file)["runs"][0]["results"])

    def test_no_script_holds_an_expression(self):
        for name, script in steps().items():
            self.assertNotIn("${{", script, f"the step {name} writes an expression into its script")
        self.assertEqual(set(steps()), {"key", "install", "fetch", "review", "comment", "check", "gate"})

    def test_the_key_follows_the_sources(self):
        self.checkout()
        _, outputs = self.shell(steps()["key"])
        self.assertRegex(outputs["key"], "^[0-9a-f]{40}$")


class ExitStatusTest(unittest.TestCase):
    def test_the_table_of_the_page_is_what_the_program_does(self):
        with open(PAGE, encoding="utf-8") as file:
            rows = re.findall(r"(?m)^\| (\d+) \| (\w+)", file.read())
        graph = os.path.join(ROOT, "Tests", "Samples", "InfinumHandbook", "graph.json")
        with tempfile.TemporaryDirectory() as folder:
            settings = os.path.join(folder, "settings.yml")
            with open(settings, "w", encoding="utf-8") as file:
                file.write("rules: {none: App never opens *}\n")
            runs = {
                "it": ["check", graph], "findings": ["check", graph, "--config", settings],
                "failure": ["check", os.path.join(folder, "none")], "the": ["check", "--fail-on", "sometimes"],
            }
            seen = [
                (str(subprocess.run([program(), *arguments], capture_output=True, check=False).returncode), word)
                for word, arguments in runs.items()]
        self.assertEqual(rows, seen)


class RecipeTest(LocalRepository):
    def full_clone(self):
        subprocess.run(
            ["git", "clone", "-q", "--branch", "feature", self.origin, self.clone],
            env={**os.environ, **ENVIRONMENT}, check=True)

    def test_gitlab(self):
        self.remove_a_way()
        self.full_clone()
        self.stand_in("curl")
        variables = {
            "CI_MERGE_REQUEST_DIFF_BASE_SHA": self.git("rev-parse", "main"), "CI_API_V4_URL": "https://example.org/api/v4",
            "CI_PROJECT_ID": "3", "CI_MERGE_REQUEST_IID": "7",
        }
        self.shell(recipe("gitlab"), **variables)
        self.assertEqual(self.called(), [])
        self.shell(recipe("gitlab"), WIREMAP_TOKEN="secret", **variables)
        (call,) = self.called()
        self.assertEqual(call[-1], "https://example.org/api/v4/projects/3/merge_requests/7/notes")
        self.assertGreater(os.path.getsize(os.path.join(self.clone, "review.md")), 0)

    def test_bitbucket(self):
        self.remove_a_way()
        self.full_clone()
        self.stand_in("curl")
        self.shell(
            recipe("bitbucket"), WIREMAP_TOKEN="secret", BITBUCKET_PR_DESTINATION_BRANCH="main",
            BITBUCKET_REPO_FULL_NAME="team/app", BITBUCKET_PR_ID="7")
        (call,) = self.called()
        self.assertTrue(call[-1].endswith("/repositories/team/app/pullrequests/7/comments"))
        with open(os.path.join(self.clone, "body.json"), encoding="utf-8") as file:
            self.assertTrue(json.load(file)["content"]["raw"])

    def test_the_comment_on_a_fork_takes_its_number_from_github(self):
        self.full_clone()
        self.stand_in("gh", "7")
        variables = {"REPOSITORY": "team/app", "HEAD": "a" * 40, "HEAD_REPOSITORY": "fork/app"}
        self.shell(recipe("fork-comment"), **variables)
        self.assertEqual(self.called(), [])
        with open(os.path.join(self.clone, "review.md"), "w", encoding="utf-8") as file:
            file.write("x" * 70000)
        self.shell(recipe("fork-comment"), **variables)
        asked, posted = self.called()
        self.assertEqual(asked[1], f"repos/fork/app/commits/{'a' * 40}/pulls")
        self.assertEqual(posted[4], "repos/team/app/issues/7/comments")
        self.assertLess(os.path.getsize(os.path.join(self.clone, "body.md")), 65536)

    def test_no_comment_where_github_knows_no_pull_request_of_the_commit(self):
        self.full_clone()
        self.stand_in("gh", "")
        with open(os.path.join(self.clone, "review.md"), "w", encoding="utf-8") as file:
            file.write("x")
        self.shell(recipe("fork-comment"), REPOSITORY="team/app", HEAD="a" * 40, HEAD_REPOSITORY="fork/app")
        self.assertEqual(len(self.called()), 1)

    def test_the_diff_driver_shows_text(self):
        self.full_clone()
        self.shell(recipe("diff-driver"))
        with open(os.path.join(self.clone, ".gitattributes"), "w", encoding="utf-8") as file:
            file.write("map.json diff=wiremap\n")
        graph = os.path.join(self.clone, "map.json")
        shutil.copy(os.path.join(ROOT, "Tests", "Samples", "InfinumHandbook", "graph.json"), graph)
        self.git("add", "-A", at=self.clone)
        self.git("commit", "-q", "-m", "the map", at=self.clone)
        with open(graph, encoding="utf-8") as file:
            document = json.load(file)
        gone = document["modules"].pop()["id"]
        with open(graph, "w", encoding="utf-8") as file:
            json.dump(document, file)
        printed, _ = self.shell("git diff")
        self.assertRegex(printed, rf"(?m)^-  +{re.escape(gone.split('/')[-1])}\b")
        self.assertNotIn('"formatVersion"', printed)


if __name__ == "__main__":
    unittest.main()
