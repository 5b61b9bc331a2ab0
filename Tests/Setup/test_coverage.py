"""No navigation call is missing: a plain text search finds the calls that the map lists, in every sample and case."""
import glob
import json
import os
import pathlib
import unittest

from navigation_calls import blank, count, differences, listed, sources, swift_calls
from wiremap_run import ROOT, program, run


def apps():
    """The folders of all apps below Tests."""
    return sorted(glob.glob(os.path.join(ROOT, "Tests", "Samples", "*", "app"))
                  + glob.glob(os.path.join(ROOT, "Tests", "Cases", "*", "app")))


class CoverageTest(unittest.TestCase):
    def test_a_text_search_finds_the_same_calls(self):
        for app in apps():
            with self.subTest(os.path.relpath(app, ROOT)):
                graph = json.loads(run(program(), "scan", app, "--format", "json", "--quiet"))
                root = pathlib.Path(app)
                self.assertEqual(differences(count(root, sources(root)), listed(graph)), [])

    def test_the_figures_are_those_of_the_list(self):
        for app in apps():
            with self.subTest(os.path.relpath(app, ROOT)):
                graph = json.loads(run(program(), "scan", app, "--format", "json", "--quiet"))
                classes = [call["class"] for call in graph["navigationCalls"] if call["class"] != "noNavigation"]
                figures = dict(graph["coverage"])
                self.assertEqual(figures.pop("navigationCalls"), len(classes))
                self.assertEqual(figures, {name: classes.count(name) for name in figures})
                self.assertEqual(
                    [(call["file"], call["line"]) for call in graph["unresolved"]],
                    [(call["file"], call["line"]) for call in graph["navigationCalls"]
                     if call["class"] == "unresolved"])


class TextSearchTest(unittest.TestCase):
    """The search itself: what it passes over, and what it must not."""

    def test_comments_and_strings_are_blanks(self):
        source = 'a /* b /* c */ d */ e // f\n"g \\(h("i")) \\" j" #"k " \\(l)"# m'
        self.assertEqual(blank(source).split(), ['a', 'e', '"', '(h("', '"))', '"', '#"', '"#', 'm'])

    def test_calls_are_told_by_name_and_labels(self):
        source = """
            nav?.pushViewController(
                make(a, b: c), animated: true)
            present(sheet, animated: true) { dismiss(animated: false) }
            present(error)
            func present(_ view: View, animated: Bool) {}
            // present(sheet, animated: true)
            window.rootViewController = nav
            if window.rootViewController == nav {}
            let viewControllers = [nav]
        """
        self.assertEqual(swift_calls(source), [
            (2, "pushViewController"), (4, "dismiss"), (4, "present"), (8, "rootViewController")])

    def test_tabs_are_told_by_the_name_of_the_receiver(self):
        source = """
            picker.selectedIndex = 1
            view?.tabBarController?.selectedIndex = Tab.home.rawValue
            if tabBarController.selectedIndex == 1 {}
            (root as? MainTabBarController)?
                .selectedViewController = screen
            tabBarItem.selectedIndex = 1
        """
        self.assertEqual(swift_calls(source), [(3, "selectedIndex"), (6, "selectedViewController")])


if __name__ == "__main__":
    unittest.main()
