#!/usr/bin/env python3
"""Follows every link of a site on disk.

usage: crawl.py FOLDER

Prints what is wrong, one line each, and ends with 1 if anything is: a link or an anchor that leads nowhere, an id that
a page has twice, a page that no other page leads to, and anything that a page would load from outside its own folder.
Needs only Python's standard library.
"""
import os
import sys
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

# What a browser loads by itself, as opposed to what a reader follows.
LOADED = {"src", "srcset", "data", "poster", "background"}
LOADING_LINKS = {"stylesheet", "icon", "preload", "manifest", "modulepreload"}
FOLLOWED_SCHEMES = {"http", "https", "mailto"}


class Page(HTMLParser):
    """The ids of a page, the links that a reader follows, and what the page loads."""

    def __init__(self):
        super().__init__()
        self.in_script = False
        self.ids, self.repeated, self.links, self.loads, self.active = set(), set(), [], [], []

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if given.get("id") is not None:
            (self.repeated if given["id"] in self.ids else self.ids).add(given["id"])
        # A script is a file of the site that waits for the page; `src` is looked up like every other.
        self.in_script = tag == "script"
        if tag in ("iframe", "object", "embed", "base", "form") or (
                tag == "script" and (not given.get("src") or "defer" not in given)):
            self.active.append(tag)
        for name, value in attributes:
            value = value or ""
            if name.startswith("on") or name == "style":
                self.active.append(f"{tag} {name}")
            if name in LOADED:
                self.loads.append(value)
            elif name in ("href", "xlink:href"):
                loading = tag == "use" or tag == "image" or (
                    tag == "link" and set((given.get("rel") or "").split()) & LOADING_LINKS)
                (self.loads if loading else self.links).append(value)

    handle_startendtag = handle_starttag

    def handle_endtag(self, tag):
        self.in_script = False

    def handle_data(self, data):
        if self.in_script and data.strip():
            self.active.append("script within a page")


def read(path):
    page = Page()
    with open(path, encoding="utf-8") as file:
        page.feed(file.read())
    return page


def main(root):
    faults, pages, files = [], {}, set()
    for folder, _, names in os.walk(root):
        for name in names:
            path = os.path.relpath(os.path.join(folder, name), root).replace(os.sep, "/")
            files.add(path)
            if name.endswith(".html"):
                pages[path] = read(os.path.join(root, path))
    if "index.html" not in pages:
        sys.exit(f"{root} has no index.html")

    # A server shows the page of missing pages by itself.
    linked, count = {"index.html", "404.html"}, 0
    for path, page in sorted(pages.items()):
        faults += [f"{path}: the id {name!r} is there twice" for name in sorted(page.repeated)]
        faults += [f"{path}: active content: {what}" for what in page.active]
        for link, loads in [(link, False) for link in page.links] + [(load, True) for load in page.loads]:
            count += 1
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or link.startswith("/"):
                if loads or parts.scheme not in FOLLOWED_SCHEMES:
                    faults.append(f"{path}: {link!r} leads out of the site")
                continue
            target = path
            if parts.path:
                target = os.path.normpath(os.path.join(os.path.dirname(path), unquote(parts.path))).replace(os.sep, "/")
            if target not in files:
                faults.append(f"{path}: {link!r} leads nowhere")
                continue
            if target != path:
                linked.add(target)
            # What a script reads from the address (`#to=Login`) is no place on the page.
            if parts.fragment and "=" not in parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].ids:
                faults.append(f"{path}: {link!r} leads to no anchor")
    faults += [f"{path}: no page leads here" for path in sorted(set(pages) - linked)]
    for fault in faults:
        print(fault)
    print(f"{len(pages)} pages, {count} links, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__.strip())
    sys.exit(main(sys.argv[1]))
