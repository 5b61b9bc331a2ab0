import NavigationGraph
import Testing

/// Branches that no call of a method leads to, where all of its calls are known.
struct DecidedBranchTests {
    private func targets(_ body: String, presenter: String = "") throws -> [String] {
        let app = InlineApp(
            ["First", "Second"],
            start: """
                    var isOpen = false

                \(body)

                    private func push(_ wireframe: BaseWireframe) {
                        navigationController?.pushViewController(wireframe.viewController, animated: true)
                    }
                """, presenter: presenter)
        return try app.graph().routes.filter { $0.source == "Start" }.compactMap(\.target).sorted()
    }

    private static let show = """
            private func show(_ isFirst: Bool, animated: Bool = true) {
                if isFirst { push(FirstWireframe()) } else { push(SecondWireframe()) }
            }
        """

    @Test(arguments: [
        (["show(true)"], ["First"]),
        (["show(false)", "show(false, animated: false)"], ["Second"]),
        (["show(true)", "self.show(false)"], ["First", "Second"]),
        (["show(isOpen)"], ["First", "Second"]),
        (["show(true)", "run(show)"], ["First", "Second"]),
        (["let isFirst = true; show(isFirst)"], ["First"]),
        (["var isFirst = true; isOpen ? isFirst.toggle() : (); show(isFirst)"], ["First", "Second"]),
        (["var isFirst = true; if isOpen { isFirst = false }; show(isFirst)"], ["First", "Second"]),
        (["show(isOpen ? true : isReady())"], ["First", "Second"]),
        ([], ["First", "Second"]),
    ])
    func aBranchThatNoCallOfAPrivateMethodTakesIsNoWay(_ calls: [String], _ expected: [String]) throws {
        let callers = calls.enumerated().map { "    func open\($0)() { \($1) }" }.joined(separator: "\n")
        let found = try targets(
            """
            \(callers)

                private func run(_ work: (Bool, Bool) -> Void) { work(isOpen, false) }

                private func isReady() -> Bool { isOpen }

            \(Self.show)
            """)
        #expect(Set(found) == Set(expected))
    }

    /// What a method is handed it may hand on.
    @Test(arguments: [("true", ["First"]), ("isOpen", ["First", "Second"])])
    func aCallMayHandOnWhatItsCallersDecide(_ argument: String, _ expected: [String]) throws {
        let found = try targets(
            """
                func open() { prepare(isFirst: \(argument)) }

                private func prepare(isFirst: Bool) { show(isFirst) }

            \(Self.show)
            """)
        #expect(found == expected)
    }

    @Test(arguments: [
        ("presenter?.choose(true)", ["First"]),
        ("presenter?.choose(true); other.choose(false)", ["First", "Second"]),
        ("presenter?.choose(true); presenter.map { run($0.choose) }", ["First", "Second"]),
    ])
    func aMethodThatOtherTypesCallIsDecidedByThem(_ calls: String, _ expected: [String]) throws {
        var app = InlineApp(
            ["First", "Second"],
            presenter: """
                    func choose(_ isFirst: Bool) {
                        if isFirst { push(FirstWireframe()) } else { push(SecondWireframe()) }
                    }

                    private func push(_ wireframe: BaseWireframe) {
                        view.navigationController?.pushViewController(wireframe.viewController, animated: true)
                    }
                """)
        app["Start/Tap.swift"] = """
            extension StartViewController {
                @IBAction func tap(_ other: Any) {
                    \(calls)
                }

                private func run(_ work: (Bool) -> Void) { work(isEditing) }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.compactMap(\.target).sorted() == expected)
    }

    /// A library may call what its protocol asks for, with whatever.
    @Test func whatALibraryMayCallIsNotDecided() throws {
        var app = InlineApp(
            ["First", "Second"],
            presenter: """
                    func open() { paymentEnded(wasPaid: true) }

                    func paymentEnded(wasPaid: Bool) {
                        if wasPaid { push(FirstWireframe()) } else { push(SecondWireframe()) }
                    }

                    private func push(_ wireframe: BaseWireframe) {
                        view.navigationController?.pushViewController(wireframe.viewController, animated: true)
                    }
                """)
        let targets = { (app: InlineApp) in
            try app.graph().routes.filter { $0.source == "Start" }.compactMap(\.target).sorted()
        }
        #expect(try targets(app) == ["First"])
        app["Start/Payment.swift"] = "import Payments\n\nextension StartPresenter: PaymentObserver {}"
        #expect(try targets(app) == ["First", "Second"])
    }

    /// What a navigator offers is a way out, whether or not anybody takes it.
    @Test func aWayOutThatANavigatorOffersStays() throws {
        let show = Self.show.replacing("private ", with: "")
        #expect(try targets(show, presenter: "    func open() { wireframe.show(true) }") == ["First", "Second"])
    }

    @Test func aCaseThatNobodyAsksForIsNoWay() throws {
        let app = """
                func open() { fail(.other) }

                enum Step { case first, second, other }

                private func fail(_ step: Step) {
                    switch step {
                    case .first: push(FirstWireframe())
                    case .second where isOpen: push(FirstWireframe())
                    default: push(SecondWireframe())
                    }
                }
            """
        #expect(try targets(app) == ["Second"])
    }

    @Test func whyThereIsNoWayIsSaid() throws {
        let app = InlineApp(
            ["First", "Second"],
            start: """
                    func open() { show(true) }

                    private func show(_ isFirst: Bool) {
                        if !isFirst {
                            viewController.present(SecondWireframe().viewController, animated: true)
                        }
                        viewController.present(FirstWireframe().viewController, animated: true)
                    }
                """)
        let file = try #require(app["Start/Start.swift"])
        let line = try #require(
            file.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("SecondWire") })
        let answers = try GraphOfSources.explain(try app.scanned()) { _ in
            [.place(file: "Start/Start.swift", line: line + 1), .ways(from: "Start", to: "Second")]
        }
        #expect(
            answers[0].answer.contains(
                "no call leads here: all that are known decide against what it asks for, not `isFirst`"))
        let reasons = answers[1].sections.flatMap(\.statements).filter { $0.text == "not `isFirst`" }
        #expect(reasons.map(\.line) == [line + 1])
    }
}
