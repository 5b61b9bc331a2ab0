"""The navigation graph of an app that nobody wrote, of any size; the same size gives the same bytes.

usage: generated_app.py MODULES > graph.json

It has what makes real apps hard to draw: a tab bar, flows of several steps, a sheet that every second module shows,
ways back, routes between flows, conditions, inferred and unresolved routes, and modules that nothing leads to.
"""
import json
import random
import sys

AREAS = [
    "Account", "Booking", "Catalogue", "Checkout", "Delivery", "Events", "Favourites", "Gallery", "Help", "Inbox",
    "Journey", "Keys", "Loyalty", "Messages", "News", "Offers", "Payments", "Queue", "Reviews", "Settings", "Tickets",
    "Updates", "Vouchers", "Wallet",
]
STEPS = ["List", "Detail", "Edit", "Confirm", "Result", "Filter", "Search", "Picker", "History", "Share", "Import", "Export"]
TRANSITIONS = ["push", "push", "push", "present", "sheet", "popover", "replace", "segue"]


def app(size):
    """The graph's JSON as a dictionary, with `size` modules."""
    chance = random.Random(size)
    modules, routes = [], []
    count = {}

    def module(name, area, kind="module"):
        file = f"App/{area}/{name}/{name}"
        modules.append({
            "id": name, "kind": kind, "name": name, "group": f"App/{area}", "dialect": "infinum",
            "summary": f"Shows the {name} screen.", "documentation": f"Shows the {name} screen.\n\nMade up.",
            "components": [] if kind == "screen" else [
                {"role": role, "type": name + suffix, "imports": ["UIKit"], "file": f"{file}{suffix}.swift", "line": 3,
                 "documentation": ""}
                for role, suffix in [("view", "ViewController"), ("presenter", "Presenter"),
                                     ("interactor", "Interactor"), ("wireframe", "Wireframe")]],
            "interfaces": [] if kind == "screen" else [{
                "protocol": f"{name}WireframeInterface", "from": "presenter", "to": "wireframe",
                "members": [{"name": "navigate(to:)", "signature": f"func navigate(to option: {name}NavigationOption)",
                             "documentation": "", "file": f"{file}Interfaces.swift", "line": 9}],
                "documentation": "", "file": f"{file}Interfaces.swift", "line": 8}],
            "options": [], "references": [
                {"from": "presenter", "to": "wireframe", "strength": "strong", "member": "wireframe",
                 "type": f"{name}WireframeInterface", "file": f"{file}Presenter.swift", "line": 7},
                {"from": "presenter", "to": "view", "strength": "weak", "member": "view",
                 "type": f"{name}ViewInterface", "file": f"{file}Presenter.swift", "line": 6}],
            "uses": [], "reachable": True, "inputs": [], "outputs": [],
            "services": [{"type": f"{area}Service", "from": "interactor", "file": f"{file}Interactor.swift", "line": 5}],
            "entities": [{"type": area.rstrip("s"), "from": "interactor", "file": f"{file}Interactor.swift", "line": 6}],
            "variants": []})
        return name

    def route(source, target, transition, option=None, **more):
        key = (source, target, option)
        count[key] = count.get(key, 0) + 1
        id = f"{source}>{target}>{option or transition}>{count[key]}"
        file = "App/AppDelegate.swift" if source == "App" or ":" in source else f"App/{source}Wireframe.swift"
        routes.append({
            "id": id, "source": source, "target": target,
            "destination": {"kind": "node", "name": target}, "landsOn": [], "variant": None, "neverTriggered": False,
            "transition": transition, "container": None, "option": option, "method": "navigate(to:)", "passes": [],
            "condition": None, "confidence": "exact",
            "evidence": [{"file": file, "line": 20 + len(routes), "role": "shows"}],
            "triggers": [] if ":" in source or source == "App" else [[
                {"component": "view", "type": f"{source}ViewController", "member": f"didTap{target}()",
                 "title": f"Go on to {target}",
                 "file": f"App/{source}ViewController.swift", "line": 30, "kind": "action"},
                {"component": "presenter", "type": f"{source}Presenter", "member": f"open{target}()",
                 "file": f"App/{source}Presenter.swift", "line": 40, "kind": None}]], **more})
        owner = next((one for one in modules if one["id"] == source), None)
        if owner is not None and option is not None:
            owner["options"].append({"name": option, "parameters": [], "documentation": "", "routes": [id],
                                     "file": f"App/{source}Interfaces.swift", "line": 2 + len(owner["options"])})

    def option(name):
        return name[0].lower() + name[1:]

    splash = module("Splash", "Launch")
    tabs = module("MainTabs", "Launch")
    notice = module("Notice", "Launch", kind="screen")
    route("App", splash, "root")
    route(splash, tabs, "root", "main", condition="session.isOpen")
    area = 0
    while len(modules) < size:
        name = AREAS[area % len(AREAS)] + ("" if area < len(AREAS) else str(area // len(AREAS) + 1))
        first = module(f"{name}Home", name)
        if area < 5:
            route(tabs, first, "tab", option(first), triggers=[[
                {"component": "view", "type": "MainTabsViewController", "member": "viewDidLoad()",
                 "file": "App/MainTabsViewController.swift", "line": 30, "kind": "lifecycle"}]])
        else:
            route(chance.choice(modules[3:-1])["id"], first, "push", option(first))
        flow = [first]
        for step in STEPS[:chance.randint(3, len(STEPS))]:
            if len(modules) >= size:
                break
            screen = module(f"{name}{step}", name)
            source = chance.choice(flow[-3:])
            lonely = chance.random() < 0.03
            if not lonely:
                route(source, screen, chance.choice(TRANSITIONS), option(screen),
                      condition=chance.choice([None, None, "!cart.isEmpty", "case .verified && user.isAdult"]),
                      confidence="inferred" if chance.random() < 0.06 else "exact",
                      passes=[{"name": "id", "type": "String", "channel": "initializer"}] if chance.random() < 0.5 else [])
            routes.append({
                **routes[-1], "id": f"{screen}>back", "source": screen, "target": None, "option": None,
                "destination": {"kind": "back", "name": ""}, "transition": "pop", "condition": None, "passes": [],
                "triggers": [], "landsOn": [] if lonely else [source]})
            if chance.random() < 0.5:
                route(screen, notice, "present", "notice")
            if chance.random() < 0.25:
                route(screen, chance.choice(modules[3:])["id"], chance.choice(TRANSITIONS), "elsewhere")
            flow.append(screen)
        area += 1
    route("App:deeplink:shop", modules[-1]["id"], "push")

    reached, waiting = set(), ["App", "App:deeplink:shop"]
    while waiting:
        here = waiting.pop()
        for one in routes:
            if one["source"] == here and one["target"] and one["target"] not in reached:
                reached.add(one["target"])
                waiting.append(one["target"])
    for one in modules:
        one["reachable"] = one["id"] in reached
    routes.sort(key=lambda one: one["id"])
    modules.sort(key=lambda one: one["id"])
    return {
        "formatVersion": 1, "app": {"name": f"Generated{size}", "revision": None, "remote": None},
        "modules": modules,
        "suppressions": [], "storyboardFaults": [], "pictures": [], "entryPoints": [{"id": "App", "kind": "launch", "file": "App/AppDelegate.swift", "line": 9},
                        {"id": "App:deeplink:shop", "kind": "deeplink", "file": "App/AppDelegate.swift", "line": 30}],
        "routes": routes, "unresolved": [],
        "coverage": {"navigationCalls": len(routes), "resolved": len(routes), "outsideModules": 0, "unresolved": 0,
                     "outOfTarget": 0}}


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].isdigit():
        sys.exit(__doc__.strip())
    json.dump(app(int(sys.argv[1])), sys.stdout, indent=1)
