"""The documents about the settings are fresh, and the schema takes what the program takes."""
import json
import os
import re
import subprocess
import tempfile
import unittest

from settings_documents import PAGE, SCHEMA, page, schema
from wiremap_run import SAMPLES, program

try:
    import jsonschema
except ImportError:
    jsonschema = None

GOOD = [
    {},
    {"name": "Shop", "roots": ["App"], "include": ["**/*.swift"], "exclude": [], "target": "Shop"},
    {"includeTests": True, "theme": "atlas", "output": "site", "groups": {"App/**": "All"}},
    {"roles": {"wireframe": ["Navigator"], "presenter": ["Brain", "Mind"]}},
    {"helpers": {"show(_:on:)": "present, argument 1", "close(animated:)": "dismiss", "show(module:)": "push, argument module"}},
    {"entryPoints": {"LinkHandler.open": "deeplink orders", "Starter": "launch"}},
    {"sourceLink": "https://example.org/{revision}/{file}#L{line}", "minCoverage": "95%"},
    {"minCoverage": 0.95},
    {"checks": {"imports-uikit": "off", "strong-cycle": "error"}, "baseline": "known.json", "failOn": "never"},
    {"changes": {"routeAdded": "info", "conditionChanged": "off"}},
    {"rules": {"payments": "group Payments only through Login or Unlock", "modals": "at most 2 modals"}},
    {"rules": {"one": "A only from B", "two-2": "A never leads to B", "three": "A* never opens B", "x": "at most 1 modal"}},
]
BAD = [
    {"exlude": []},
    {"includeTests": "sometimes"},
    {"roots": "App"},
    {"roles": {"wirefame": ["Navigator"]}},
    {"roles": {"wireframe": "Navigator"}},
    {"helpers": {"show": "present, argument 1"}},
    {"helpers": {"show(_:)": "shows, argument 1"}},
    {"helpers": {"show(_:)": "present"}},
    {"entryPoints": {"LinkHandler": "doorbell"}},
    {"sourceLink": "ftp://example.org/{file}"},
    {"minCoverage": 95},
    {"checks": {"imports-uikit": "fatal"}},
    {"failOn": "always"},
    {"changes": {"routeAdded": "grave"}},
    {"rules": {"payments": "Payments after Login"}},
    {"rules": {"Payments": "Payments only through Login"}},
    {"rules": {"modals": "at most two modals"}},
]


def valid(value, rule):
    """Whether a value keeps a rule of the schema, as far as this schema's words go."""
    if "enum" in rule and value not in rule["enum"]:
        return False
    if "anyOf" in rule:
        return any(valid(value, one) for one in rule["anyOf"])
    kinds = {"object": dict, "array": list, "string": str, "boolean": bool, "number": (int, float), "null": type(None)}
    wanted = rule.get("type", [])
    wanted = [wanted] if isinstance(wanted, str) else wanted
    if wanted and not any(isinstance(value, kinds[kind]) and (kind == "boolean") == isinstance(value, bool) for kind in wanted):
        return False
    if isinstance(value, str):
        return len(value) >= rule.get("minLength", 0) and bool(re.search(rule.get("pattern", ""), value))
    if isinstance(value, bool):
        return True
    if isinstance(value, (int, float)):
        return rule.get("minimum", value) <= value <= rule.get("maximum", value)
    if isinstance(value, list):
        return all(valid(item, rule.get("items", {})) for item in value)
    if isinstance(value, dict):
        names = rule.get("propertyNames", {})
        known = rule.get("properties", {})
        others = rule.get("additionalProperties", True)
        for name, member in value.items():
            if "enum" in names and name not in names["enum"] or not re.search(names.get("pattern", ""), name):
                return False
            if name in known:
                if not valid(member, known[name]):
                    return False
            elif others is False or isinstance(others, dict) and not valid(member, others):
                return False
    return True


class SettingsTest(unittest.TestCase):
    def test_documents_are_fresh(self):
        for path, fresh in ((SCHEMA, schema()), (PAGE, page())):
            with open(path, encoding="utf-8") as file:
                self.assertEqual(file.read(), fresh, f"{os.path.basename(path)} is stale: run `make docs`")

    def accepted(self, settings):
        """Whether the program takes settings; JSON is YAML."""
        with tempfile.TemporaryDirectory() as folder:
            for name in ("App", "Kit"):
                os.mkdir(os.path.join(folder, name))
            path = os.path.join(folder, "settings.yml")
            with open(path, "w", encoding="utf-8") as file:
                json.dump(settings, file)
            graph = os.path.join(SAMPLES, "Knutvalen", "graph.json")
            done = subprocess.run(
                [program(), "scan", graph, "--config", path], capture_output=True, text=True, check=False)
            return done.returncode == 0

    def test_schema_and_program_agree(self):
        rules = json.loads(schema())
        for settings in GOOD + BAD:
            with self.subTest(settings):
                expected = settings in GOOD
                self.assertEqual(valid(settings, rules), expected)
                self.assertEqual(self.accepted(settings), expected)
                if jsonschema:
                    found = jsonschema.Draft7Validator(rules).is_valid(settings)
                    self.assertEqual(found, expected)

    def test_the_schema_is_one(self):
        if not jsonschema:
            self.skipTest("there is no jsonschema here")
        jsonschema.Draft7Validator.check_schema(json.loads(schema()))

    def test_the_example_of_the_page_is_valid(self):
        with open(PAGE, encoding="utf-8") as file:
            example = re.search(r"(?s)```yaml\n(name: .*?)```", file.read()).group(1)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "settings.yml")
            with open(path, "w", encoding="utf-8") as file:
                file.write(example)
            graph = os.path.join(SAMPLES, "Knutvalen", "graph.json")
            done = subprocess.run(
                [program(), "scan", graph, "--config", path], capture_output=True, text=True, check=False)
            self.assertNotIn("error: there is no", done.stderr)
            self.assertNotEqual(done.returncode, 2, done.stderr)


if __name__ == "__main__":
    unittest.main()
