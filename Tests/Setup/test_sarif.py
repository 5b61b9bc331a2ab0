"""The SARIF that Wiremap writes keeps to the published schema, and to what GitHub asks for beyond it."""
import glob
import json
import os
import re
import tempfile
import unittest
import urllib.parse

import jsonschema

import hostile_graphs
from wiremap_run import ROOT, program, run, sample_apps

SCHEMA = os.path.join(ROOT, "Tests", "Setup", "sarif", "sarif-schema-2.1.0.json")
# What GitHub takes of a run:
# https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
MOST_RESULTS = 25_000
LONGEST_TITLE = 1024


class SARIFTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with open(SCHEMA, encoding="utf-8") as file:
            schema = json.load(file)
        cls.validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())

    def check(self, text):
        """Checks a log, and returns its results."""
        log = json.loads(text)
        faults = [f"{'/'.join(map(str, fault.path))}: {fault.message[:300]}" for fault in self.validator.iter_errors(log)]
        self.assertEqual(faults, [])
        (one,) = log["runs"]
        rules = one["tool"]["driver"]["rules"]
        self.assertEqual(len({rule["id"] for rule in rules}), len(rules))
        for rule in rules:
            for text in (rule["shortDescription"]["text"], rule["fullDescription"]["text"], rule["help"]["text"]):
                self.assertTrue(0 < len(text) <= LONGEST_TITLE, rule["id"])
        self.assertLessEqual(len(one["results"]), MOST_RESULTS)
        known = set()
        for result in one["results"]:
            self.assertEqual(rules[result["ruleIndex"]]["id"], result["ruleId"])
            self.assertTrue(result["message"]["text"].strip())
            # GitHub refuses a log with a result that has no place, and reads places from the repository's root.
            place = result["locations"][0]["physicalLocation"]
            self.assertIn(place["artifactLocation"]["uriBaseId"], one["originalUriBaseIds"])
            address = urllib.parse.urlsplit(place["artifactLocation"]["uri"])
            self.assertEqual((address.scheme, address.netloc, address.query, address.fragment), ("", "", "", ""))
            self.assertNotRegex(address.path, r"^/|(^|/)\.\.(/|$)")
            fingerprint = tuple(result["partialFingerprints"].items())
            self.assertNotIn((result["ruleId"], fingerprint), known)
            known.add((result["ruleId"], fingerprint))
        return one["results"]

    def test_every_recorded_review_keeps_to_the_schema(self):
        logs = glob.glob(os.path.join(ROOT, "Tests", "Reviews", "*", "review.sarif"))
        self.assertGreater(len(logs), 20)
        for path in sorted(logs):
            with self.subTest(os.path.basename(os.path.dirname(path))), open(path, encoding="utf-8") as file:
                self.assertTrue(self.check(file.read()))

    def test_a_review_without_changes_is_a_whole_log(self):
        with tempfile.TemporaryDirectory() as folder:
            base, _ = hostile_graphs.write(folder)
            self.assertEqual(self.check(run(program(), "review", base, base, "--format", "sarif")), [])

    def test_hostile_names_stay_within_the_schema(self):
        with tempfile.TemporaryDirectory() as folder:
            base, head = hostile_graphs.write(folder)
            results = self.check(run(program(), "review", base, head, "--format", "sarif"))
            self.assertTrue(results)
            addresses = {result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for result in results}
            self.assertTrue(all(re.fullmatch(r"[!-~]+", address) for address in addresses))

    def test_the_findings_of_the_samples_keep_to_the_schema(self):
        found = 0
        for name, folder in sample_apps().items():
            with self.subTest(name):
                found += len(self.check(run(program(), "check", folder, "--format", "sarif", "--fail-on", "never")))
        self.assertGreater(found, 0)

    def test_the_validator_finds_faults(self):
        log = {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "x"}}, "results": [{"level": "fatal"}]}]}
        self.assertTrue(list(self.validator.iter_errors(log)))


if __name__ == "__main__":
    unittest.main()
