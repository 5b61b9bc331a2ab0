"""The sources of an app that nobody wrote, of any size; the same size gives the same bytes.

usage: synthetic_app.py FILES FOLDER

Modules with a wireframe or a router, in the proportions and sizes of real apps: for each module six files, and beside
them services, models, cells and helpers that navigate nowhere, which are two thirds of all files.
"""
import os
import random
import sys

AREAS = ["Account", "Booking", "Catalogue", "Checkout", "Delivery", "Events", "Gallery", "Inbox", "Journey", "Loyalty",
         "Messages", "Offers", "Payments", "Reviews", "Settings", "Tickets", "Updates", "Vouchers", "Wallet"]
NAVIGATORS = ["Wireframe", "Router", "Wireframe", "Wireframe", "Router"]


def lines(chance, count, owner):
    """The ordinary code of an ordinary file."""
    found = []
    for number in range(count):
        kind = chance.randrange(5)
        found.append([
            f"""
    /// Loads what {owner} shows at position {number}.
    func load{number}(completion: @escaping (Result<[String], Error>) -> Void) {{
        guard !items.isEmpty, total > {number} else {{ return completion(.success([])) }}
        service.request(path: "/{owner.lower()}/{number}", retries: {number % 3}) {{ [weak self] result in
            switch result {{
            case .success(let values): self?.items = values.filter {{ $0.count > {number} }}.map {{ $0.lowercased() }}
            case .failure(let error): completion(.failure(error))
            }}
        }}
    }}
""", f"""
    private func layout{number}() {{
        let stack = UIStackView(arrangedSubviews: [title, subtitle, button])
        stack.axis = .vertical
        stack.spacing = {number}.0
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: {number * 2}),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
    }}
""", f"""
    var total{number}: Double {{ items.reduce(0) {{ $0 + Double($1.count) * {number}.5 }} / Double(max(1, items.count)) }}
""", f"""
    func format{number}(_ value: Int, locale: Locale = .current) -> String {{
        if value < {number} {{ return "–" }} else if value > 1_000 {{ return "\\(value / 1_000)k" }}
        return NumberFormatter.localizedString(from: NSNumber(value: value), number: .decimal)
    }}
""", f"""
    enum State{number} {{ case idle, loading(progress: Double), ready([String]), failed(Error) }}
    var state{number}: State{number} = .idle {{ didSet {{ update(animated: true) }} }}
"""][kind])
    return "".join(found)


def module(chance, name, targets, navigator):
    ways = "".join(f"""
    func show{target}(id: String) {{
        let view = {target}Factory.make(id: id)
        controller?.{'navigationController?.pushViewController(view, animated: true)' if number % 2 else 'present(view, animated: true)'}
    }}
""" for number, target in enumerate(targets))
    asks = "".join(f"""
    func did{target}(_ id: String) {{ {navigator.lower()}.show{target}(id: id) }}
""" for target in targets)
    taps = "".join(f"""
    @objc private func tap{target}() {{ presenter.did{target}(items.first ?? "") }}
""" for target in targets)
    setup = "\n".join(f"        button.addTarget(self, action: #selector(tap{target}), for: .touchUpInside)" for target in targets)
    return {
        "Interfaces": f"""
protocol {name}{navigator}Interface: AnyObject {{
{chr(10).join(f'    func show{target}(id: String)' for target in targets)}
}}
protocol {name}PresenterInterface: AnyObject {{
{chr(10).join(f'    func did{target}(_ id: String)' for target in targets)}
}}
protocol {name}ViewInterface: AnyObject {{ func update(animated: Bool) }}
protocol {name}InteractorInterface: AnyObject {{ var items: [String] {{ get }} }}
""",
        navigator: f"""
final class {name}{navigator}: {name}{navigator}Interface {{
    weak var controller: UIViewController?
{ways}{lines(chance, 1, name)}}}
""",
        "Presenter": f"""
final class {name}Presenter: {name}PresenterInterface {{
    private let {navigator.lower()}: {name}{navigator}Interface
    private let interactor: {name}InteractorInterface
    private weak var view: {name}ViewInterface?
    init(view: {name}ViewInterface, {navigator.lower()}: {name}{navigator}Interface, interactor: {name}InteractorInterface) {{
        self.view = view
        self.{navigator.lower()} = {navigator.lower()}
        self.interactor = interactor
    }}
{asks}{lines(chance, 4, name)}}}
""",
        "Interactor": f"""
final class {name}Interactor: {name}InteractorInterface {{
    var items: [String] = []
    private let service: Service
    init(service: Service) {{ self.service = service }}
{lines(chance, 5, name)}}}
""",
        "ViewController": f"""
final class {name}ViewController: UIViewController, {name}ViewInterface {{
    var presenter: {name}PresenterInterface!
    private let button = UIButton()
    override func viewDidLoad() {{
        super.viewDidLoad()
{setup}
    }}
    func update(animated: Bool) {{ view.setNeedsLayout() }}
{taps}{lines(chance, 7, name)}}}
""",
        "Factory": f"""
enum {name}Factory {{
    static func make(id: String) -> UIViewController {{
        let view = {name}ViewController()
        let {navigator.lower()} = {name}{navigator}()
        let interactor = {name}Interactor(service: Service.shared)
        view.presenter = {name}Presenter(view: view, {navigator.lower()}: {navigator.lower()}, interactor: interactor)
        {navigator.lower()}.controller = view
        return view
    }}
}}
""",
    }


def write(size, folder):
    """Writes so many files."""
    chance = random.Random(size)
    modules = max(1, size // 18)
    names = [f"{AREAS[number % len(AREAS)]}{number // len(AREAS)}" for number in range(modules)]
    count = 0

    def put(path, text):
        nonlocal count
        path = os.path.join(folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write("import UIKit\n" + text)
        count += 1

    put("App/AppDelegate.swift", f"""
@main final class AppDelegate: UIResponder, UIApplicationDelegate {{
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {{
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: {names[0]}Factory.make(id: ""))
        return true
    }}
}}
""")
    for number, name in enumerate(names):
        targets = sorted({names[(number * 2 + step) % modules] for step in (1, 2)} | {chance.choice(names)} - {name})
        for part, text in module(chance, name, targets, NAVIGATORS[number % len(NAVIGATORS)]).items():
            put(f"App/{AREAS[number % len(AREAS)]}/{name}/{name}{part}.swift", text)
    for number in range(size - count):
        kind = ["Service", "Model", "Cell", "Formatter", "Client"][number % 5]
        base = "UITableViewCell" if kind == "Cell" else "NSObject"
        put(f"App/{kind}s/{kind}{number}.swift", f"""
final class {kind}{number}: {base} {{
    static let shared = {kind}{number}()
    private var items: [String] = []
{lines(chance, chance.choice([2, 3, 4, 6, 9, 14]), f"{kind}{number}")}}}
""")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    write(int(sys.argv[1]), sys.argv[2])
