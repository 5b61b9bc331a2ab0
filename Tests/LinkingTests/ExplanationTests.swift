import NavigationGraph
import Testing

@testable import Linking

/// What is explained is what was found: each true route at its place, and each call that is none with its reason.
struct ExplanationTests {
    /// The answers to one question for every true route, and to one for every call that is not resolved.
    private func explanations(
        of sample: SampleApp, _ questions: @escaping @Sendable (NavigationGraph) -> [Question]
    ) throws -> [Explanation] {
        try GraphOfSources.explain(sample.scan(), questions)
    }

    @Test(arguments: SampleApp.all)
    func everyTrueRouteIsExplainedAtItsPlace(_ sample: SampleApp) throws {
        let graph = try sample.graph()
        let routes = try sample.trueRoutes().filter { $0.isEdge && !$0.isSelfLoop }
        let answers = try explanations(of: sample) { _ in
            routes.map { .place(file: $0.file, line: $0.line) }
        }
        for (route, answer) in zip(routes, answers) {
            let named = graph.routes.filter { found in
                answer.routes.contains(found.id) && answer.text.contains(RouteExplainer.title(found))
                    && route.targets.contains(NodeKey.of(found.destination.name))
                    && route.accepts(found.transition.rawValue)
            }
            #expect(
                !named.isEmpty,
                "\(route.file):\(route.line) does not name \(route.target) by \(route.transition)\n\(answer.text)")
        }
    }

    @Test(arguments: SampleApp.all)
    func everyRouteIsNamedWhereItIsShown(_ sample: SampleApp) throws {
        // What leads from an entry point through modules is told of as their ways.
        let shown = try sample.graph().routes.filter { !$0.source.hasPrefix("App:") }.compactMap { route in
            route.evidence.first { $0.role == .shows }.map { (route, $0) }
        }
        let answers = try explanations(of: sample) { _ in
            shown.map { .place(file: $0.1.file, line: $0.1.line) }
        }
        for ((route, _), answer) in zip(shown, answers) {
            #expect(answer.routes.contains(route.id), "\(route.id)\n\(answer.text)")
        }
    }

    /// A call without a route of its own says what becomes of what it shows.
    @Test(arguments: SampleApp.all)
    func everyResolvedCallSaysWhatBecomesOfIt(_ sample: SampleApp) throws {
        let calls = try sample.graph().navigationCalls.filter { $0.class == .resolved }
        let answers = try explanations(of: sample) { _ in
            calls.map { .place(file: $0.file, line: $0.line) }
        }
        for (call, answer) in zip(calls, answers) where answer.routes.isEmpty {
            #expect(!answer.text.contains("every screen that it shows is known"), "\(call)\n\(answer.text)")
        }
    }

    @Test func whatFillsAContainerIsExplainedWithWhatItPutsThere() throws {
        let sample = try #require(SampleApp.all.first { $0.testDescription == "TabsAndPages" })
        let graph = try sample.graph()
        let filling = try #require(
            graph.navigationCalls.first { $0.call == "viewControllers" && $0.line == 44 })
        let answer = try #require(
            explanations(of: sample) { _ in [.place(file: filling.file, line: filling.line)] }.first)
        #expect(
            answer.answer == ["`viewControllers` fills a container, which is shown elsewhere: it is no way by itself"],
            "\(answer.text)")
        let shown = graph.routes.filter { ["Archive", "Folio"].contains($0.destination.name) }
        #expect(shown.count >= 2)
        for route in shown { #expect(answer.text.contains(RouteExplainer.title(route)), "\(answer.text)") }
    }

    @Test func aWayBackIsExplainedWithWhereItLands() throws {
        var app = InlineApp(
            ["Cart"],
            start: """
                func showCart() {
                    navigationController?.pushViewController(CartWireframe().viewController, animated: true)
                }
                """)
        app.add("Cart", wireframe: "func close() { navigationController?.popViewController(animated: true) }")
        let answer = try app.explain { .place(file: "Cart/Cart.swift", line: 26) }
        #expect(answer.routes == ["Cart -> (pop) by close()"], "\(answer.text)")
        #expect(answer.text.contains("it lands on what shows Cart: Start"), "\(answer.text)")
    }

    @Test(arguments: SampleApp.all)
    func everyCallThatMakesNoRouteHasItsReason(_ sample: SampleApp) throws {
        let calls = try sample.graph().navigationCalls.filter { $0.class != .resolved }
        let answers = try explanations(of: sample) { _ in
            calls.map { .place(file: $0.file, line: $0.line) }
        }
        for (call, answer) in zip(calls, answers) {
            #expect(answer.calls.contains(call))
            #expect(
                answer.sections.contains { $0.title == "Why not" && !$0.statements.isEmpty },
                "\(call.file):\(call.line) \(call.class)\n\(answer.text)")
        }
    }

    @Test(arguments: SampleApp.all)
    func everyModuleIsExplained(_ sample: SampleApp) throws {
        let graph = try sample.graph()
        let ids = graph.modules.map(\.id) + graph.entryPoints.map(\.id)
        let answers = try explanations(of: sample) { _ in ids.map { .node($0) } }
        for (id, answer) in zip(ids, answers) {
            #expect(answer.answer.first?.hasPrefix(id) == true)
            let routes = graph.routes.filter { $0.source == id || $0.target == id }
            for route in routes { #expect(answer.text.contains(RouteExplainer.title(route)), "\(answer.text)") }
        }
    }

    @Test func whatOneLineDoesInTwoWaysIsToldOnceWithTheNumber() throws {
        var app = InlineApp(
            ["Cart"],
            start: """
                func buy() { show() }
                private func show() {
                    navigationController?.pushViewController(CartWireframe().viewController, animated: false)
                    navigationController?.pushViewController(CartWireframe().viewController, animated: true)
                }
                """)
        app.add("Cart", wireframe: "func close() { navigationController?.popViewController(animated: true) }")
        let answer = try app.explain { .node("Start") }
        let told = answer.sections.first { $0.title == "Where it leads" }?.statements.map(\.text)
        #expect(told == ["Start -> Cart by push, which nothing triggers (2 routes)"], "\(answer.text)")
    }

    /// Nothing shows a coordinator: neither a view nor its type is what stands in for something there.
    @Test func aCoordinatorIsSaidToBeMade() throws {
        let sample = try #require(SampleApp.all.first { $0.testDescription == "CoordinatorsInTurn" })
        let answers = try explanations(of: sample) { graph in
            graph.routes.filter { $0.source == "Home" && $0.target == "DoorCoordinator" }.map {
                .place(file: $0.evidence[0].file, line: $0.evidence[0].line)
            }
        }
        let text = try #require(answers.first).text
        #expect(text.contains("`DoorCoordinator(service:)` shows nothing by itself: it makes a coordinator"))
        #expect(text.contains("DoorCoordinator is the coordinator itself"))
        #expect(text.contains("inferred: it is made here; when it acts was not followed"))
    }

    @Test func aCallTellsWhereTheScreenIsMadeAndWhoTriggersIt() throws {
        let app = InlineApp(
            ["Cart"],
            start: """
                func showCart(on host: UINavigationController?) {
                    guard !isEmpty else { return }
                    let cart = CartWireframe()
                    host?.pushViewController(cart.viewController, animated: true)
                }
                """, presenter: "    func didTapCart() { wireframe.showCart(on: nil) }")
        let answer = try app.explain { .place(file: "Start/Start.swift", line: 29) }
        let text = answer.text
        #expect(answer.calls.map(\.class) == [.resolved])
        for fact in [
            "it makes Start -> Cart by push", "shows its argument 1, by push", "only if not `isEmpty`",
            "`cart` is `CartWireframe()`", "makes a `CartWireframe`", "the module Cart", "StartPresenter.didTapCart()",
            "exact: every step was followed",
        ] {
            #expect(text.contains(fact), "\(fact)\n\(text)")
        }
    }

    @Test func whatClosesNoScreenIsSaidToBeNoWayBack() throws {
        let app = InlineApp(
            start: """
                func finish(_ alert: UIAlertController) { alert.dismiss(animated: true) }
                func showCart(on host: UIViewController) {
                    host.presentedViewController?.dismiss(animated: false)
                    host.present(OtherWireframe().viewController, animated: true)
                }
                func close() { viewController.dismiss(animated: true) }
                """)
        let closing = try app.graph().navigationCalls.filter { $0.call == "dismiss(animated:completion:)" }
        let answers = try closing.map { call in
            try app.explain { .place(file: call.file, line: call.line) }.answer.first ?? ""
        }
        let name = "`dismiss(animated:completion:)`"
        #expect(
            answers == [
                "\(name) is no way back: it closes an alert, and the screen below stays",
                "\(name) is no way back: it makes room for the screen that the same function shows",
                "\(name) is resolved: every screen that it shows is known",
            ])
    }

    @Test func aParameterThatNobodyFillsIsNamed() throws {
        let app = InlineApp(
            start: """
                func show(_ screen: UIViewController) { viewController.present(screen, animated: true) }
                """)
        let graph = try app.graph()
        let call = try #require(graph.unresolved.first)
        let answer = try app.explain { .place(file: call.file, line: call.line) }
        #expect(answer.text.contains("whatever is handed to `StartWireframe.show(_:)` as `screen`"), "\(answer.text)")
        #expect(answer.text.contains("no call of `StartWireframe.show(_:)` was found"), "\(answer.text)")
        #expect(answer.sections.contains { $0.title == "What would help" })
    }

    @Test func modulesAreJoinedByRoutesByWaysOrByNothing() throws {
        var app = InlineApp(["Cart", "Payment"], start: "func showCart() { show(CartWireframe()) }\n\(Self.show)")
        app.add("Cart", wireframe: "func pay() { show(PaymentWireframe()) }\n\(Self.show)")
        let direct = try app.explain { .ways(from: "Start", to: "Cart") }
        #expect(direct.answer == ["Start leads to Cart by one route"])
        let over = try app.explain { .ways(from: "Start", to: "Payment") }
        #expect(
            over.answer == [
                "Start does not lead to Payment itself; the shortest way takes 2 routes, and nothing sets 2 of them off"
            ])
        let none = try app.explain { .ways(from: "Payment", to: "Start") }
        #expect(none.answer == ["no way from Payment to Start was found"])
    }

    @Test func aWayThatIsSetOffIsToldBeforeAShorterOneThatIsNot() throws {
        var app = InlineApp(
            ["Cart", "Payment", "Unused"],
            start: """
                func showCart() { show(CartWireframe()) }
                func showPayment() { show(PaymentWireframe()) }
                func showUnused() { show(UnusedWireframe()) }
                \(Self.show)
                """, presenter: "@objc func viewDidLoad() { wireframe.showCart() }")
        app.add(
            "Cart", view: "override func viewDidLoad() { presenter?.viewDidLoad() }",
            wireframe: "func pay() { show(PaymentWireframe()) }\n\(Self.show)",
            presenter: "func viewDidLoad() { wireframe.pay() }")
        let both = try app.explain { .ways(from: "App", to: "Payment") }
        #expect(
            both.routes == [
                "App -> Start by application(_:didFinishLaunchingWithOptions:)", "Start -> Cart by showCart()",
                "Cart -> Payment by pay()",
            ])
        #expect(both.text.contains("set off by: By itself, when it loads"), "\(both.text)")
        let unused = try app.explain { .ways(from: "Start", to: "Unused") }
        #expect(unused.answer == ["Start leads to Unused by one route"])
        let behind = try app.explain { .ways(from: "App", to: "Unused") }
        #expect(
            behind.answer == [
                "App does not lead to Unused itself; the shortest way takes 2 routes, and nothing sets one of them off"
            ])
    }

    private static let show = """
        func show(_ other: BaseWireframe) { viewController.present(other.viewController, animated: true) }
        """

    @Test func aLineWithoutNavigationLeadsToTheNearestCalls() throws {
        let app = InlineApp(
            start: "func go() { viewController.present(OtherWireframe().viewController, animated: true) }")
        let answer = try app.explain { .place(file: "Start/Start.swift", line: 1) }
        #expect(answer.answer == ["there is no navigation call on this line, and no route needs it"])
        #expect(answer.text.contains("`present(_:animated:completion:)`, resolved"))
    }

    @Test func theWayOfALinkThroughAModuleIsExplainedCallByCall() throws {
        let sample = try #require(SampleApp.all.first { $0.testDescription.hasSuffix("LinksThroughModules") })
        let answers = try explanations(of: sample) { _ in [.ways(from: "App:deeplink:url", to: "Station")] }
        let answer = try #require(answers.first)
        #expect(answer.text.contains("the interactor `PlayerInteractor.didAskToOpen(_:)`"), "\(answer.text)")
        #expect(answer.text.contains("Launch/AppDelegate.swift:23"), "\(answer.text)")
    }
}

extension Explanation {
    /// Everything that it says, a line for each statement.
    var text: String {
        func lines(_ statements: [Statement], _ depth: Int) -> [String] {
            statements.flatMap { statement in
                [
                    String(repeating: "  ", count: depth) + statement.text
                        + (statement.file.map { "  (\($0):\(statement.line ?? 0))" } ?? "")
                ] + lines(statement.details, depth + 1)
            }
        }
        return (answer + sections.flatMap { [$0.title] + lines($0.statements, 1) }).joined(separator: "\n")
    }
}

extension InlineApp {
    func explain(_ question: @Sendable () -> Question) throws -> Explanation {
        let scan = try scanned()
        let question = question()
        return try #require(GraphOfSources.explain(scan) { _ in [question] }.first)
    }
}
