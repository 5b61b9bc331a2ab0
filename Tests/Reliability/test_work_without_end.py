"""Small sources for which every combination of what they say would have to be looked at, or which lead back to themselves."""
from reliability import Scratch, said

LAUNCH = """import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
        return true
    }
}
final class CartViewController: UIViewController {}
"""
HOME = LAUNCH + "final class HomeViewController: UIViewController {}\n"
LINKS = """import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        BODY
        return true
    }
}
final class CartViewController: UIViewController {}
"""


def lines(count, line):
    return "\n".join(line(number) for number in range(count))


def streams_that_feed_each_other():
    return {"A.swift": LAUNCH + """
import Combine
import SwiftUI
final class Bus {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
}
final class HomeViewController: UIViewController {
    private let bus = Bus()
    private var bag: Set<AnyCancellable> = []
    override func viewDidLoad() {
        super.viewDidLoad()
        bus.first.sink(receiveValue: bus.second.send).store(in: &bag)
        bus.second.sink(receiveValue: bus.first.send).store(in: &bag)
        bus.first.sink { [weak self] _ in self?.open() }.store(in: &bag)
    }
    private func open() { navigationController?.pushViewController(CartViewController(), animated: true) }
}
"""}


def answers_that_ask_again(methods):
    return {"A.swift": LAUNCH + """
import Combine
final class Service {
    func fetch(_ page: Int) -> AnyPublisher<Int, Never> { Just(page + 1).eraseToAnyPublisher() }
}
final class HomeViewController: UIViewController {
    private let service = Service()
    private var bag: Set<AnyCancellable> = []
""" + lines(methods, lambda number: f"""    private func load{number}(_ page: Int) {{
        service.fetch(page).sink(receiveValue: load{(number + 1) % methods}).store(in: &bag)
        navigationController?.pushViewController(CartViewController(), animated: true)
    }}""") + "\n}\n"}


def containers_in_a_circle(segues):
    return {
        "A.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n"
                   "final class HomeViewController: UIViewController {}\n",
        "Info.plist": '<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundlePackageType</key>'
                      "<string>APPL</string><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
        "Main.storyboard": '<?xml version="1.0" encoding="UTF-8"?>'
                           '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
                           'initialViewController="tab"><scenes><scene sceneID="s"><objects>'
                           '<tabBarController id="tab" sceneMemberID="viewController"><connections>'
                           + lines(segues, lambda number: '<segue destination="tab" kind="relationship" '
                                   f'relationship="viewControllers" id="g{number}"/>')
                           + '</connections></tabBarController></objects></scene>'
                             '<scene sceneID="h"><objects><viewController id="home" customClass="HomeViewController" '
                             'sceneMemberID="viewController"><connections><segue destination="tab" kind="show" id="go"/>'
                             "</connections></viewController></objects></scene></scenes></document>",
    }


def cases_handed_over_layers(layers, methods):
    def method(layer, number):
        inner = lines(methods, lambda other: f"        f{layer - 1}x{other}(step)") if layer else "        show(step)"
        return f"    private func f{layer}x{number}(_ step: Step) {{\n{inner}\n    }}"

    return {"A.swift": LAUNCH + """
enum Step { case one, two }
final class HomeViewController: UIViewController {
    private func show(_ step: Step) {
        switch step {
        case .one: navigationController?.pushViewController(CartViewController(), animated: true)
        case .two: break
        }
    }
""" + "\n".join(lines(methods, lambda number: method(layer, number)) for layer in range(layers)) + """
    @IBAction func tapped() {
""" + lines(methods, lambda number: f"        f{layers - 1}x{number}(.one)") + "\n    }\n}\n"}


def links_of_many_parts(parts):
    body = lines(parts, lambda part: f"switch url.pathComponents[{part}] {{ case "
                 + ", ".join(f'"p{part}x{number}"' for number in range(12)) + ":")
    show = "window?.rootViewController = CartViewController()"
    return {"A.swift": LINKS.replace("BODY", f"{body}\n{show}" + "\ndefault: break }" * parts)
            .replace("    func application", "    var window: UIWindow?\n    func application")}


def links_of_many_names(names):
    cases = lines(names, lambda number: f'        case "p{number}": show()')
    return {"A.swift": LINKS.replace("BODY", f"switch url.host {{\n{cases}\n        default: break\n        }}")
            .replace("    func application", "    var window: UIWindow?\n"
                     "    func show() { window?.rootViewController = CartViewController() }\n    func application")}


def links_handed_on(calls):
    def method(level):
        taken = "".join(f", _ s{number}: String" for number in range(level + 1))
        handed = "".join(f", s{number}" for number in range(level + 1))
        body = lines(calls, lambda number: f'        f{level + 1}(url{handed}, "v{number}")')
        return f"    func f{level}(_ url: URL{taken}) {{\n{body}\n    }}"

    last = "    func f4(_ url: URL" + "".join(f", _ s{number}: String" for number in range(5)) + """) {
        if url.host == s0 { UIApplication.shared.keyWindow?.rootViewController = CartViewController() }
    }"""
    return {"A.swift": LINKS.replace("BODY", 'Links.shared.f0(url, "r")') + "final class Links {\n"
            "    static let shared = Links()\n" + "\n".join(method(level) for level in range(4)) + f"\n{last}\n}}\n"}


def values_of_branches_of_branches(variables):
    arms = " ".join(f"case .{case}: a{{0}}" for case in "abcdefgh")
    return {"A.swift": LAUNCH + """
enum Choice { case a, b, c, d, e, f, g, h }
final class HomeViewController: UIViewController {
    override func viewDidLoad() { open(.a, .b); open(.b, .c) }
    func open(_ first: Choice, _ other: Choice) {
        let a0 = first
""" + lines(variables, lambda number: f"        let a{number + 1}: Choice = switch other {{ {arms.format(number)} }}")
            + f"""
        if case .a = a{variables} {{ navigationController?.pushViewController(CartViewController(), animated: true) }}
    }}
}}
"""}


def tuples_of_tuples(variables):
    return {"A.swift": LAUNCH + """
final class Plain {}
final class HomeViewController: UIViewController {
    func open() {
        let made = Make.deep()
        navigationController?.pushViewController(CartViewController(), animated: true)
    }
}
enum Make {
    static func deep() -> Any {
        let a0 = Plain()
""" + lines(variables, lambda number: f"        let a{number + 1} = (a{number}, a{number})")
            + f"\n        return a{variables}\n    }}\n}}\n"}


def factories_of_factories(calls):
    def factory(level):
        body = lines(calls, lambda number: f"    let x{number} = g{level - 1}(navigation)")
        return f"func g{level}(_ navigation: UINavigationController) -> CartCoordinator {{\n{body}\n    return x0\n}}"

    return {"A.swift": HOME + """
protocol ServiceDelegate: AnyObject { func serviceDidFinish() }
final class CartCoordinator: ServiceDelegate {
    let navigation: UINavigationController
    init(navigation: UINavigationController) { self.navigation = navigation }
    func serviceDidFinish() { navigation.pushViewController(CartViewController(), animated: true) }
}
func g0(_ navigation: UINavigationController) -> CartCoordinator { CartCoordinator(navigation: navigation) }
""" + "\n".join(factory(level) for level in range(1, 5)) + "\n"}


def containers_that_hold_each_other():
    return {"A.swift": LAUNCH.replace("        window?.rootViewController", """        let one = UINavigationController()
        let other = UINavigationController()
        one.setViewControllers([other, HomeViewController()], animated: false)
        other.setViewControllers([one], animated: false)
        window?.rootViewController = one
        window?.rootViewController""") + "final class HomeViewController: UIViewController {}\n"}


def body(text):
    """An app whose first screen does something."""
    return {"A.swift": LAUNCH + "final class HomeViewController: UIViewController {\n    var choice = true\n"
            f"    override func viewDidLoad() {{\n{text}\n"
            "        navigationController?.pushViewController(CartViewController(), animated: true)\n    }\n}\n"}


def sums_of_sums(variables):
    return body("        let s0 = \"ab\"\n        let a0 = [CartViewController()]\n" + lines(
        variables, lambda number: f"        let s{number + 1} = s{number} + s{number}\n"
        f"        let a{number + 1} = (choice ? a{number} : []) + (choice ? a{number} : [])")
        + f"\n        navigationController?.setViewControllers(a{variables}, animated: true)\n        title = s{variables}")


def flags_of_flags(flags):
    others = "\n".join(f"    var f{one}: Bool {{\n" + lines(flags, lambda other: f"        if choice {{ return f{other} }}")
                       + "\n        return false\n    }" for one in range(flags))
    return {"A.swift": body("        if f0 { return }")["A.swift"].rstrip()[:-1] + others + "\n}\n"}


def parts_of_tuples_below_zero():
    return body("        let pair = (CartViewController(), 1)\n        _ = pair.`-1`")


def classes_in_a_circle():
    return {"A.swift": HOME + """
protocol Made {}
extension Made { func made() -> UIViewController { CartViewController() } }
class First: Second, Made {}
class Second: First {}
func make() -> First { First() }
final class OtherViewController: UIViewController {
    @IBAction func tapped() {
        let first: First = make()
        present(first.made(), animated: true)
    }
}
"""}


def aliases_of_aliases():
    return {"A.swift": HOME + "typealias T = (T, T, T, T, T, T)\nfunc take(_ value: T) {}\n"}


def lists_of_one_another(types):
    return {"A.swift": HOME + lines(types, lambda one: f"struct S{one} {{ " + "; ".join(
        f"let p{other}: [S{other}]" for other in range(types)) + " }") + "\nfunc take(_ value: S0) {}\n"}


def initializers_of_themselves():
    calls = "\n".join("        self.init(number)" for _ in range(9))
    return {"A.swift": HOME + f"""
final class Shop {{
    var screen: UIViewController?
    convenience init(_ number: Int) {{
{calls}
    }}
    func open() {{ UIViewController().present(screen!, animated: true) }}
}}
func run() {{ Shop(1).open() }}
"""}


def marks_and_bindings():
    return {
        "A.swift": HOME,
        "B.swift": "func f() {" + "let " * 50_000 + "x = 1}\n",
        "C.swift": "func f() { if case .a" + "?" * 100_000 + " = x {} }\n",
        "D.swift": "final class D { var rows = [A" + ".B" * 100_000 + "]() }\n",
        "E.swift": "// wiremap:ignore dead-end - x\nfunc f() {" + "let/**/" * 50_000 + "x = 1}\n",
    }


def raw_values_at_the_end():
    return {"A.swift": LAUNCH + """
enum Tab: Int { case first = 9223372036854775807, other }
final class HomeViewController: UITabBarController {
    func open() { selectedIndex = Tab.first.rawValue }
    func close() { selectedIndex = Tab.other.rawValue }
}
"""}


class WorkWithoutEnd(Scratch):
    APPS = {
        "streams": streams_that_feed_each_other(),
        "answer": answers_that_ask_again(1),
        "answers": answers_that_ask_again(3),
        "containers": containers_in_a_circle(60),
        "layers": cases_handed_over_layers(5, 12),
        "parts": links_of_many_parts(14),
        "names": links_of_many_names(3_000),
        "handed": links_handed_on(20),
        "branches": values_of_branches_of_branches(11),
        "tuples": tuples_of_tuples(45),
        "factories": factories_of_factories(40),
        "circle": containers_that_hold_each_other(),
        "sums": sums_of_sums(40),
        "flags": flags_of_flags(12),
        "below": parts_of_tuples_below_zero(),
        "classes": classes_in_a_circle(),
        "aliases": aliases_of_aliases(),
        "lists": lists_of_one_another(12),
        "initializers": initializers_of_themselves(),
        "marks": marks_and_bindings(),
        "raw": raw_values_at_the_end(),
    }

    def test_scans_end(self):
        for name, sources in self.APPS.items():
            for path, text in sources.items():
                self.write(f"{name}/{path}", text)
            with self.subTest(name):
                self.succeed("scan", self.path(name), "--no-cache", "--format", "json")
        self.succeed("explain", "App", "Home", "--path", self.path("circle"), "--no-cache")
        said(len(self.APPS), "sources with work without end: the scan ends")
