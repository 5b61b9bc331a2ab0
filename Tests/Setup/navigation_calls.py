#!/usr/bin/env python3
"""Counts the navigation calls of an app's sources by plain text search.

usage: navigation_calls.py ROOT [MAP.json]

It shares nothing with Wiremap but UIKit's own names: comments and strings are blanked out, and what is left is searched
for the names and first labels of UIKit's navigation calls, whoever receives them. With MAP.json, which is what
`wiremap scan --format json ROOT` printed, every place is compared with the map's `navigationCalls`, and what only one
of the two has is printed. The status is 1 where they differ.
"""

import json
import pathlib
import re
import sys

# A call's name, the labels that its first arguments must have (`_` is no label), and the most arguments it can take.
CALLS = [
    ("pushViewController", ["_", "animated"], 2),
    ("present", ["_", "animated"], 3),
    ("setViewControllers", ["_", "animated"], 2),
    ("setViewControllers", ["_", "direction"], 4),
    ("show", ["_", "sender"], 2),
    ("showDetailViewController", ["_", "sender"], 2),
    ("addChild", ["_"], 1),
    ("addChildViewController", ["_"], 1),
    ("popViewController", ["animated"], 1),
    ("popToRootViewController", ["animated"], 1),
    ("popToViewController", ["_", "animated"], 2),
    ("dismiss", ["animated"], 2),
    ("performSegue", ["withIdentifier"], 2),
    ("open", ["_"], 3),
    ("openURL", ["_"], 1),
    ("setRootViewController", ["_"], 2),
    ("setTabs", ["_"], 2),
]
PROPERTIES = ["rootViewController", "viewControllers"]
# What tab bar controllers have, and many other views: searched for only where the receiver's name says the former.
TABS = ["selectedIndex", "selectedViewController", "tabs"]
TAB_BAR = re.compile(r"(?:\w*tab_?bar(?!item)\w*|\w*tabcontroller)[?!)]*\s*\.\s*$", re.I)
# What the map counts and a search for names cannot: only where a screen's view is shown are these navigation.
ONLY_SCREENS = {"addSubview(_:)", "addArrangedSubview(_:)"}
# Names that SwiftUI and libraries share with UIKit: the map, which knows the receivers, may list more of these.
SHARED = {"open", "show", "present", "dismiss", "selectedIndex", "selectedViewController", "tabs", "setTabs"}
SEGUE = re.compile(r'<segue\b[^>]*\bkind="(?!relationship")')
"""Segues of storyboards; a relationship says what a container holds."""


def blank(source):
    """The source with comments and the text of strings as blanks, at the same places; interpolations stay."""
    out = list(source)
    size = len(source)

    def erase(start, end):
        for index in range(start, min(end, size)):
            if out[index] != "\n":
                out[index] = " "

    def comment(start):
        depth, at = 1, start + 2
        while at < size and depth:
            if source.startswith("/*", at):
                depth, at = depth + 1, at + 2
            elif source.startswith("*/", at):
                depth, at = depth - 1, at + 2
            else:
                at += 1
        erase(start, at)
        return at

    def string(start, hashes):
        quote = '"""' if source.startswith('"""', start) else '"'
        escape, close = "\\" + "#" * hashes, quote + "#" * hashes
        at = begin = start + len(quote)
        while at < size and not source.startswith(close, at):
            if source.startswith(escape + "(", at):
                erase(begin, at + len(escape))
                at = begin = code(at + len(escape) + 1, True)
            elif source.startswith(escape, at):
                at += len(escape) + 1
            elif source[at] == "\n" and quote == '"':
                break
            else:
                at += 1
        erase(begin, at)
        return at + len(close)

    def code(at, interpolated):
        depth = 0
        while at < size:
            if source.startswith("//", at):
                end = source.find("\n", at)
                end = size if end < 0 else end
                erase(at, end)
                at = end
            elif source.startswith("/*", at):
                at = comment(at)
            elif source[at] == '"':
                at = string(at, 0)
            elif source[at] == "#" and (raw := re.compile(r'#+(?=")').match(source, at)):
                at = string(raw.end(), raw.end() - raw.start())
            elif source[at] == "`":
                at += 1
            else:
                if source[at] == "(":
                    depth += 1
                elif source[at] == ")":
                    depth -= 1
                    if interpolated and depth < 0:
                        return at + 1
                at += 1
        return at

    code(0, False)
    return "".join(out)


def arguments(code, start):
    """The labels of the arguments in the parentheses that open at `start`, and where they close."""
    labels, depth, at, begin = [], 0, start, start + 1
    pieces = []
    while at < len(code):
        character = code[at]
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
            if depth == 0:
                pieces.append(code[begin:at])
                break
        elif character == "," and depth == 1:
            pieces.append(code[begin:at])
            begin = at + 1
        at += 1
    if len(pieces) == 1 and not pieces[0].strip():
        return [], at
    for piece in pieces:
        label = re.match(r"\s*(`?\w+`?)\s*:(?!:)", piece)
        labels.append(label.group(1).strip("`") if label else "_")
    return labels, at


def swift_calls(source):
    """(line, name) of all that looks like a navigation call in a Swift file."""
    code = blank(source)
    found = []
    for name in sorted({call[0] for call in CALLS}):
        for match in re.finditer(r"(?<![\w`])" + name + r"`?\s*\(", code):
            if re.search(r"\bfunc\s+`?$", code[: match.start()]):
                continue
            if re.search(r"#selector\s*\([\w.\s]*$", code[: match.start()]):
                continue
            labels, _ = arguments(code, match.end() - 1)
            if any(
                name == call and labels[: len(first)] == first and len(labels) <= most for call, first, most in CALLS
            ):
                found.append((code.count("\n", 0, match.start()) + 1, name))
    for name in PROPERTIES:
        for match in re.finditer(r"(?<![\w`])" + name + r"\s*[?!]?\s*=(?!=)", code):
            before = code[: match.start()]
            if re.search(r"\b(let|var)\s+$", before):
                continue
            if not re.search(r"\.\s*$", before) and re.search(r"\b(let|var)\s+" + name + r"\b", code):
                continue  # a variable of the file's own
            found.append((before.count("\n") + 1, name))
    for name in TABS:
        for match in re.finditer(r"(?<![\w`])" + name + r"\s*=(?!=)", code):
            if TAB_BAR.search(code[: match.start()]):
                found.append((code.count("\n", 0, match.start()) + 1, name))
    return sorted(found)


def storyboard_calls(source):
    """(line, `segue`) of all segues of a storyboard or xib."""
    source = re.sub(r"<!--.*?-->", lambda match: re.sub(r"[^\n]", " ", match.group()), source, flags=re.S)
    return [(source.count("\n", 0, match.start()) + 1, "segue") for match in SEGUE.finditer(source)]


def read(path):
    return path.read_bytes().decode("utf-8", "replace").replace("\r\n", "\n")


def count(root, files):
    """{(file, line, name): how many} for files that are given relative to the root."""
    found = {}
    for file in files:
        source = read(root / file)
        calls = swift_calls(source) if file.endswith(".swift") else storyboard_calls(source)
        for line, name in calls:
            found[file, line, name] = found.get((file, line, name), 0) + 1
    return found


def sources(root):
    """The Swift files, storyboards and xibs below a folder, but for tests and what tools put there."""
    skipped = re.compile(r"/(\.[^/]+|Pods|Carthage)/")
    every = (path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file())
    found = [
        file for file in every if file.endswith((".swift", ".storyboard", ".xib")) and not skipped.search("/" + file)
    ]
    test = re.compile(r"^\s*(@testable )?import (XCTest|Testing|Quick)\b", re.M)
    tests = {file for file in found if file.endswith(".swift") and test.search(read(root / file))}
    folders = {match.group() for file in tests for match in [re.match(r".*?(Tests|Specs)/", file)] if match}
    return sorted(file for file in found if file not in tests and not file.startswith(tuple(folders)))


def listed(graph):
    """{(file, line, name): how many} of a map's navigation calls."""
    found = {}
    for call in graph["navigationCalls"]:
        if call["call"] in ONLY_SCREENS:
            continue
        name = re.split(r"[ (]", call["call"])[0]
        found[call["file"], call["line"], name] = found.get((call["file"], call["line"], name), 0) + 1
    return found


def differences(counted, mapped):
    """The places with the counts that text search and the map give them, where these differ.

    What the search has no word for, SwiftUI's modifiers and the methods of libraries, only the map can list.
    """
    searched = {name for name, _, _ in CALLS} | set(PROPERTIES) | set(TABS) | {place[2] for place in counted}
    found = []
    for place in sorted(counted.keys() | mapped.keys()):
        one, other = counted.get(place, 0), mapped.get(place, 0)
        is_map_alone = other > one and (place[2] not in searched or place[2] in SHARED)
        if one != other and not is_map_alone:
            found.append((place, one, other))
    return found


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    root = pathlib.Path(sys.argv[1])
    counted = count(root, sources(root))
    print(f"{sum(counted.values())} by text search")
    if len(sys.argv) == 2:
        return 0
    mapped = listed(json.loads(pathlib.Path(sys.argv[2]).read_text()))
    print(f"{sum(mapped.values())} in the map")
    found = differences(counted, mapped)
    for (file, line, name), text, graph in found:
        print(f"{file}:{line} {name}: {text} by text search, {graph} in the map")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
