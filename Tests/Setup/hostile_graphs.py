"""Graphs whose every name is meant to break a format."""
import json
import os

from wiremap_run import ROOT

NAMES = os.path.join(ROOT, "Tests", "Reviews", "hostile-names.json")


def graph(transition):
    """Every name leads to the next one, by the transition that is named."""
    with open(NAMES, encoding="utf-8") as file:
        names = json.load(file)
    sources = ["App"] + names
    return {
        "formatVersion": 1,
        "app": {"name": names[3], "revision": None, "remote": None},
        "modules": [
            {
                "id": name, "kind": "module", "name": name, "group": name, "dialect": None, "summary": name,
                "components": [
                    {"role": "view", "type": name, "imports": [], "file": name, "line": 2, "documentation": name}
                ],
                "interfaces": [], "options": [], "references": [], "uses": [], "reachable": True, "inputs": [],
                "outputs": [], "services": [], "entities": [], "storyboard": None, "documentation": name,
                "variants": [],
            }
            for name in names
        ],
        "entryPoints": [{"id": "App", "kind": "launch", "file": names[0], "line": 1}],
        "routes": [
            {
                "id": str(number), "source": source, "target": name, "destination": {"kind": "node", "name": name},
                "landsOn": [], "variant": None, "neverTriggered": False, "transition": transition, "container": None,
                "option": None, "method": name, "passes": [], "condition": name, "confidence": "exact",
                "evidence": [{"file": name, "line": 3, "role": "shows"}], "triggers": [],
            }
            for number, (source, name) in enumerate(zip(sources, names))
        ],
        "suppressions": [],
        "storyboardFaults": [],
        "pictures": [],
        "unresolved": [],
        "coverage": {"navigationCalls": 0, "resolved": 0, "outsideModules": 0, "unresolved": 0, "outOfTarget": 0},
        "scan": {
            "swiftFiles": 1, "storyboards": 0, "objectiveCFiles": 0, "objectiveCFilesWithNavigation": 0,
            "objectiveCNavigationCalls": 0, "outOfTarget": [],
        },
        "navigationCalls": [],
    }


def write(folder):
    """Writes a base and a head in which every route appears in another way, and returns their paths."""
    paths = []
    for name, transition in (("base.json", "push"), ("head.json", "present")):
        paths.append(os.path.join(folder, name))
        with open(paths[-1], "w", encoding="utf-8") as file:
            json.dump(graph(transition), file)
    return paths
