"""A documentation catalog for `docc convert` with an article for each page of a site, with the same words."""
import os
import shutil
import subprocess


def compiler():
    """Where `docc` is; None where the toolchain has none."""
    found = shutil.which("docc")
    if not found and shutil.which("xcrun"):
        answer = subprocess.run(["xcrun", "--find", "docc"], capture_output=True, text=True)
        found = answer.stdout.strip() if answer.returncode == 0 else None
    return found


def write(site, folder):
    """Makes the catalog of the Markdown that a site has of its pages, and returns how many there are."""
    catalog = os.path.join(folder, "Site.docc")
    os.makedirs(catalog)
    count = 0
    for parent, _, names in sorted(os.walk(site)):
        for name in sorted(names):
            if not name.endswith(".md"):
                continue
            path = os.path.relpath(os.path.join(parent, name), site)
            with open(os.path.join(parent, name), encoding="utf-8") as file:
                # An article begins with its title.
                text = file.read()
            title = next((line for line in text.splitlines() if line.startswith("# ")), "# " + name[:-3])
            body = text.split(title, 1)[-1]
            with open(os.path.join(catalog, path.replace(os.sep, "-")), "w", encoding="utf-8") as file:
                file.write(f"{title}\n\nA page.\n{body}")
            count += 1
    return catalog, count
