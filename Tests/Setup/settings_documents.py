"""Writes what documents the settings: Docs/wiremap.schema.json and the table in Docs/Configuration.md."""
import os
import re

from wiremap_run import ROOT, program, run

SCHEMA = os.path.join(ROOT, "Docs", "wiremap.schema.json")
PAGE = os.path.join(ROOT, "Docs", "Configuration.md")
TABLE = re.compile(r"(?s)(<!-- settings: .*? -->\n\n).*?(\n?<!-- end of settings -->)")


def schema():
    """The JSON schema as the program prints it."""
    return run(program(), "settings-reference", "schema")


def page():
    """The page with the program's table in it."""
    with open(PAGE, encoding="utf-8") as file:
        text = file.read()
    table = run(program(), "settings-reference", "table")
    return TABLE.sub(lambda match: match.group(1) + table + "\n" + match.group(2).lstrip("\n"), text)


def main():
    for path, text in ((SCHEMA, schema()), (PAGE, page())):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    main()
