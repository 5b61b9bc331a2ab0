import NavigationGraph
import Testing

@testable import Linking

/// What stands on the control that sets a route off.
struct ControlTitleTests {
    private static let strings = """
        "common.next" = "Next";
        "Settings.open_all" = "Open all %d of
         them";
        "danger" = "Delete";
        """

    private static let open =
        "func open() { viewController.present(OtherWireframe().viewController, animated: true) }"

    /// The titles of what sets `Start -> Other` off, where the view controller has these members.
    private func titles(_ members: String, others: [String: String] = [:]) throws -> [String?] {
        var app = InlineApp()
        app["en.lproj/Localizable.strings"] = Self.strings
        app.add(
            "Start",
            view: """
                let button = UIButton()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                    \(members)

                @objc private func tapped() { presenter?.begin() }
                """, wireframe: Self.open, presenter: "func begin() { wireframe.open() }")
        for (path, text) in others { app[path] = text }
        let routes = try app.graph().routes.filter { $0.source == "Start" && $0.target == "Other" }
        return routes.flatMap(\.triggers).compactMap(\.first).map(\.title)
    }

    @Test(arguments: [
        ("\"Go on\"", "Go on"), ("NSLocalizedString(\"common.next\", comment: \"\")", "Next"),
        ("\"common.next\".localized()", "Next"), ("\"common.next\".localized", "Next"),
        ("String(localized: \"danger\")", "Delete"), ("R.string.localizable.commonNext()", "Next"),
        ("R.string(preferredLanguages: languages).localizable.commonNext()", "Next"),
        ("L10n.Common.next", "Next"), ("L10n.Settings.openAll(3)", "Open all … of them"),
        ("Resource { language in L10n.Common.next }", "Next"), ("Words.forward", "Next"), ("Words.back", "Back"),
        ("String(format: NSLocalizedString(\"danger\", comment: \"\"), 1)", "Delete"),
    ])
    func wordsAreFoundBehindKeysAndNames(_ code: String, title: String) throws {
        let words = """
            enum Words {
                static let forward = NSLocalizedString("common.next", comment: "")
                static var back: String { "Back" }
            }
            """
        let found = try titles("button.setTitle(\(code), for: .normal)\n}", others: ["Words.swift": words])
        #expect(found == [title])
    }

    /// Apps declare their words in extensions of `String`, and in types that lie in these.
    @Test(arguments: [
        ("String.forward", "Next"), (".forward", "Next"), ("String.shop.alert.back", "Back"),
        (".shop.alert.back", "Back"), ("String.shop.alert.leave", "Delete"), (".shop.alert.leave", "Delete"),
    ])
    func wordsMayBeDeclaredInExtensionsOfTexts(_ code: String, title: String) throws {
        let words = """
            fileprivate extension String.shop.alert {
                static var leave: String { String.localized("danger", comment: "") }
            }

            public extension String.shop {
                enum alert {
                    static let back = "Back"
                }
            }

            public extension String {
                enum shop {}

                static let forward = NSLocalizedString("common.next", comment: "")
            }
            """
        let found = try titles("button.setTitle(\(code), for: .normal)\n}", others: ["Words.swift": words])
        #expect(found == [title])
    }

    @Test(arguments: [
        "}", "button.setTitle(model.title, for: .normal)\n}",
        "button.setTitle(\"common.unknown\", for: .normal)\n}",
        // Which of them is shown is not known.
        "button.setTitle(\"Go on\", for: .normal)\n}\nfunc stop() { button.setTitle(\"Stop\", for: .normal) }",
        "button.setTitle(\"Go on\", for: .normal)\n}\nfunc update(_ title: String) { button.setTitle(title, for: .normal) }",
        "other.setTitle(\"Go on\", for: .normal)\n}", "list[0].button.setTitle(\"Go on\", for: .normal)\n}",
    ])
    func otherwiseThereIsNone(_ members: String) throws {
        #expect(try titles(members) == [nil])
    }

    @Test(arguments: [
        "button.configuration?.title = \"Go on\"\n}", "button.titleLabel?.text = \"Go on\"\n}",
        "button.bind(title: \"Go on\", isEnabled: true)\n}",
        "}\nfunc update() { self.button.title = \"Go on\"; button.setTitle(\"\", for: .disabled) }",
    ])
    func titlesAreSetInManyWays(_ members: String) throws {
        #expect(try titles(members) == ["Go on"])
    }

    @Test func aTitleMayBeSetInTheViewThatHoldsTheControl() throws {
        let view = """
            import UIKit

            final class StartRootView: UIView {
                let nextButton: UIButton = {
                    let button = UIButton()
                    button.setTitle("Go on", for: .normal)
                    return button
                }()
            }
            """
        let members = """
            rootView.nextButton.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            }
            let rootView = StartRootView()
            """
        #expect(try titles(members, others: ["Start/StartRootView.swift": view]).compactMap(\.self) == ["Go on"])
    }

    @Test func aTitleMayBeSetByTheControllerOfTheView() throws {
        let view = """
            import UIKit

            final class StartRootView: UIView {
                let nextButton = UIButton()
                weak var controller: StartViewController?

                func setUp() {
                    nextButton.addTarget(self, action: #selector(touched), for: .touchUpInside)
                }

                @objc private func touched() { controller?.go() }
            }
            """
        let members = """
            rootView.nextButton.setTitle("Go on", for: .normal)
            }
            let rootView = StartRootView()
            func go() { presenter?.begin() }
            """
        #expect(try titles(members, others: ["Start/StartRootView.swift": view]).compactMap(\.self) == ["Go on"])
    }

    @Test func aHandlerThatIsSetBelongsToTheControl() throws {
        let members = """
            other.setTitle("Go on", for: .normal)
            other.onTap = { [weak self] in self?.presenter?.begin() }
            }
            let other = TapButton()
            """
        let button = "import UIKit\nfinal class TapButton: UIButton { var onTap: (() -> Void)? }"
        #expect(try titles(members, others: ["TapButton.swift": button]).compactMap(\.self) == ["Go on"])
    }

    @Test func anActionIsCalledByItsTitle() throws {
        let members = """
            }
            func ask() {
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "danger".localized, style: .destructive) { _ in self.presenter?.begin() })
                present(alert, animated: true)
            }
            """
        #expect(try titles(members).compactMap(\.self) == ["Delete"])
    }

    @Test func anActionOfAnAppsOwnSheetIsCalledByTheWordsItIsAddedWith() throws {
        let members = """
            }
            func ask(_ sheet: OptionsSheet) {
                sheet.addAction(for: L10n.Common.next, icon: nil) { [weak self] in self?.presenter?.begin() }
            }
            """
        #expect(try titles(members).compactMap(\.self) == ["Next"])
    }

    @Test(arguments: [
        ("Pay %@ now", "Pay … now"), ("%1$@ of %2$d", "… of …"), ("%@ – %lld", nil), ("100 %", "100 %"),
        ("100% of it", "100% of it"),
        ("50%% off", "50% off"), (" two\n lines ", "two lines"), ("", nil), ("–", nil),
        (String(repeating: "word ", count: 20), String(repeating: "word ", count: 11) + "word…"),
    ])
    func wordsFitOnALine(_ words: String, line: String?) {
        #expect(ShownWords.line(words) == line)
    }

    @Test func theNearestTableTellsWhereSeveralHaveAKey() {
        let tables = WordTables([
            .init(path: "App/en.lproj/Localizable.strings", words: ["next": "Next", "on": "On"]),
            .init(path: "Kit/en.lproj/Localizable.strings", words: ["next": "Continue", "on": "On"]),
        ])
        #expect(tables.words(forKey: "next", in: "App/A.swift") == "Next")
        #expect(tables.words(forKey: "next", in: "Kit/A.swift") == "Continue")
        #expect(tables.words(forKey: "next", in: "Other/A.swift") == nil)
        #expect(tables.words(forKey: "on", in: "Other/A.swift") == "On")
        #expect(tables.words(named: ["L10n", "Localizable", "next"], in: "App/A.swift") == "Next")
        #expect(tables.words(named: ["model", "next"], in: "App/A.swift") == nil)
    }

    /// A control that a xib wires to an action and to an outlet, and that code gives its title.
    @Test(arguments: [("nextButton.setTitle(\"Go on\", for: .normal)", "Go on"), ("", nil)])
    func codeTitlesTheOutletOfAXib(statement: String, title: String?) throws {
        var app = InlineApp()
        app.add(
            "Start",
            view: """
                @IBOutlet private var nextButton: UIButton!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(statement)
                }

                @IBAction private func tapped() { presenter?.begin() }
                """, wireframe: Self.open, presenter: "func begin() { wireframe.open() }")
        app["Start/StartViewController.xib"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="StartViewController">
                        <connections><outlet property="nextButton" destination="b" id="o"/></connections>
                    </placeholder>
                    <view id="v">
                        <subviews>
                            <button id="b">
                                <connections>
                                    <action selector="tapped" destination="-1" eventType="touchUpInside" id="a"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </objects>
            </document>
            """
        let first = try app.graph().routes.filter { $0.source == "Start" }.flatMap(\.triggers).compactMap(\.first)
        #expect(first.map(\.type) == ["nextButton"])
        #expect(first.map(\.title) == [title])
    }
}
