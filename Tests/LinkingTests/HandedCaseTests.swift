import NavigationGraph
import Testing

/// Of the calls that hand a function a case, those set a way off whose case leads there.
struct HandedCaseTests {
    private static let base = """
        enum Card { case send, earn, more }
        enum Place { case details, sending, earning }
        enum Fault: Error { case inside(Cause), outside }
        enum Cause { case lost, late }
        struct Move { var card: Card; var row: Int }
        """

    /// The methods of the presenter that begin the ways to `Other`.
    ///
    /// - Parameters:
    ///   - wireframe: members of the wireframe.
    ///   - presenter: members of the presenter.
    private func beginnings(_ wireframe: String, _ presenter: String, files: String = "") throws -> [String] {
        var app = InlineApp(start: wireframe, presenter: presenter)
        app["Cards.swift"] = "import UIKit\n\n\(Self.base)\n\(files)"
        return try app.graph().routes.filter { $0.source == "Start" && $0.target == "Other" }
            .flatMap { $0.triggers.map { $0.first?.member ?? "" } }.sorted()
    }

    private static let other = "viewController.present(OtherWireframe().viewController, animated: true)"

    /// The branch that chooses what is handed on is decided by what the function is handed itself.
    @Test(arguments: [
        """
        let place: Place
        switch card {
        case .more: place = .details
        case .send: place = .sending
        case .earn: place = .earning
        }
        show(place)
        """,
        "show(card == .earn ? .earning : .details)",
        "var place = Place.details\nif case .earn = card { place = .earning }\nshow(place)",
        "let place: Place = switch card { case .earn: .earning\ncase .send, .more: .details }\nshow(place)",
    ])
    func whatChoosesTheCaseIsAskedOfTheCallers(_ choice: String) throws {
        let found = try beginnings(
            """
            func open(_ card: Card) {
                \(choice)
            }
            private func show(_ place: Place) {
                switch place {
                case .earning: \(Self.other)
                case .details, .sending: break
                }
            }
            """,
            """
            func earn() { wireframe.open(.earn) }
            func send() { wireframe.open(.send) }
            func more() { wireframe.open(.more) }
            """)
        #expect(found == ["earn()"])
    }

    /// What every call that leads there names is no condition any more; what is chosen when the app runs is one.
    @Test(arguments: [
        ("func earn() { wireframe.open(.earn) }\nfunc send() { wireframe.open(.send) }", nil),
        (
            """
            func tap(_ card: Card) { wireframe.open(card) }
            func earn() { tap(.earn) }
            func again() { tap(.earn) }
            """, nil
        ),
        (
            "let cards: [Card] = []\nfunc earn() { wireframe.open(.earn) }\nfunc tap(_ row: Int) { wireframe.open(cards[row]) }",
            "card == .earn"
        ),
        ("var isNew = false\nfunc tap() { wireframe.open(isNew ? .earn : .send) }", "isNew"),
        (
            """
            func tap(_ card: Card) { if case .earn = card { wireframe.open(card) } }
            func earn() { tap(.earn) }
            func send() { tap(.send) }
            """, nil
        ),
    ])
    func whatEachCallNamesIsNoCondition(_ presenter: String, _ expected: String?) throws {
        var app = InlineApp(
            start: "func open(_ card: Card) { if card == .earn { \(Self.other) } }", presenter: presenter)
        app["Cards.swift"] = Self.base
        let routes = try app.graph().routes.filter { $0.source == "Start" && $0.target == "Other" }
        #expect(routes.map(\.condition) == [expected])
    }

    /// What tells two ways of one method to one screen apart stays, and so does what became of some work.
    @Test(arguments: [
        (
            "func open(_ card: Card) { if card == .earn { SHOW } else if card == .send { SHOW } }",
            "func earn() { wireframe.open(.earn) }\nfunc send() { wireframe.open(.send) }",
            ["card == .earn", "card == .send"]
        ),
        (
            "func open(_ result: Result<Int, Error>) { if case .success = result { SHOW } }",
            "func earn() { wireframe.open(.success(1)) }\nfunc send() { wireframe.open(.failure(Lost())) }",
            ["case .success = result"]
        ),
        (
            "func open() { ask { isSure in if isSure { SHOW } } }\nvar isNew = false\n"
                + "func ask(_ handler: @escaping (Bool) -> Void) { if isNew { handler(true) } else { handler(false) } }",
            "func earn() { wireframe.open() }", ["isSure"]
        ),
    ])
    func whatTellsWaysApartIsACondition(_ wireframe: String, _ presenter: String, _ expected: [String]) throws {
        var app = InlineApp(start: wireframe.replacing("SHOW", with: Self.other), presenter: presenter)
        app["Cards.swift"] = Self.base
        let routes = try app.graph().routes.filter { $0.source == "Start" && $0.target == "Other" }
        #expect(routes.map { $0.condition ?? "-" }.sorted() == expected)
    }

    /// What a closure is handed is nothing that a call of the method around it hands over.
    @Test func aClosureInAMethodIsNotHandedTheMethodsArguments() throws {
        let found = try beginnings(
            """
            func open(_ card: Card) {
                let chosen = card
                start(chosen)
            }
            private func start(_ card: Card) {
                ask { isSure in
                    if isSure { \(Self.other) }
                }
            }
            func ask(_ handler: @escaping (Bool) -> Void) {}
            """,
            "func earn() { wireframe.open(.earn) }")
        #expect(found == ["earn()"])
    }

    /// What may also be something unknown decides nothing.
    @Test func whatIsOnlyOneOfSeveralLeavesTheOthersOpen() throws {
        let found = try beginnings(
            """
            var last = Card.more
            func open(_ card: Card?) { show(card ?? last) }
            private func show(_ card: Card) {
                if card == .earn { \(Self.other) }
            }
            """,
            """
            func earn() { wireframe.open(.earn) }
            func again() { wireframe.open(nil) }
            """)
        #expect(found == ["again()", "earn()"])
    }

    /// A member of a struct, and what a case carries.
    @Test(arguments: [
        (
            "move: Move", "switch move.card { case .earn: SHOW\ndefault: break }",
            ["wireframe.open(move: .init(card: .earn, row: 1))", "wireframe.open(move: Move(card: .send, row: 1))"]
        ),
        (
            "move: Move", "guard case .earn = move.card else { return }\nSHOW",
            ["wireframe.open(move: Move(card: .earn, row: 1))", "wireframe.open(move: Move(card: .send, row: 1))"]
        ),
        (
            "fault: Fault", "if case .inside(let cause) = fault { tell(cause) }",
            ["wireframe.open(fault: .inside(.lost))", "wireframe.open(fault: .inside(.late))"]
        ),
        (
            "fault: Fault", "if case .inside(let cause) = fault { tell(cause) }",
            [
                "wireframe.open(fault: Fault.inside(Cause.lost))",
                "let cause = Cause.late; wireframe.open(fault: .inside(cause))",
            ]
        ),
    ])
    func aPartOfWhatIsHandedOverDecides(_ parameter: String, _ body: String, _ calls: [String]) throws {
        let found = try beginnings(
            """
            func open(\(parameter)) { \(body.replacing("SHOW", with: Self.other)) }
            private func tell(_ cause: Cause) {
                switch cause {
                case .lost: \(Self.other)
                case .late: break
                }
            }
            """,
            """
            func first() { \(calls[0]) }
            func second() { \(calls[1]) }
            """)
        #expect(found == ["first()"])
    }

    /// A way whose own call hands over another case is none.
    @Test func aWayThatItsOwnCallRulesOutIsNone() throws {
        var app = InlineApp(
            start: """
                func first() { open(Move(card: .earn, row: 1)) }
                func second() { open(.init(card: .send, row: 1)) }
                private func open(_ move: Move) {
                    switch move.card {
                    case .earn: \(Self.other)
                    case .send, .more: break
                    }
                }
                """,
            presenter: "func tapped() { wireframe.first() }\nfunc held() { wireframe.second() }")
        app["Cards.swift"] = Self.base
        let routes = try app.graph().routes.filter { $0.source == "Start" && $0.target == "Other" }
        #expect(routes.map(\.method) == ["first()"])
    }

    /// A function that calls itself with another case is asked for one by each of its calls.
    @Test func aFunctionThatCallsItselfIsHandedEachCase() throws {
        var app = InlineApp(
            start: """
                func open(_ move: Move) {
                    switch move.card {
                    case .earn: \(Self.other)
                    case .send: open(Move(card: .earn, row: 1))
                    case .more: break
                    }
                }
                func send() { open(Move(card: .send, row: 1)) }
                """,
            presenter: "func tapped() { wireframe.send() }")
        app["Cards.swift"] = Self.base
        let routes = try app.graph().routes.filter { $0.source == "Start" && $0.target == "Other" }
        #expect(routes.map(\.method).contains("send()"))
    }

    /// A constant of an enum may be any of its cases; what another enum calls so does not matter.
    @Test func aConstantOfTheEnumDecidesNothing() throws {
        let found = try beginnings(
            "func open(_ card: Card) { if card == .earn { \(Self.other) } }",
            """
            func usual() { wireframe.open(.usual) }
            func send() { wireframe.open(.send) }
            """,
            files: "extension Card { static let usual = Card.earn }\nenum Colors { static let send = 1 }\n"
                + "enum Sizes { case one; static let send = 1 }")
        #expect(found == ["usual()"])
    }

    /// Arguments without labels, some of which are left out.
    @Test(arguments: [
        "func open(_ card: Card, _ row: Int = 1) { if card == .earn { SHOW } }",
        "func open(_ card: Card = .send, row: Int = 1) { if card == .earn { SHOW } }",
    ])
    func argumentsThatAreLeftOutMoveNoOthers(_ method: String) throws {
        let found = try beginnings(
            method.replacing("SHOW", with: Self.other),
            """
            func earn() { wireframe.open(.earn) }
            func send() { wireframe.open(.send) }
            func usual() { \(method.contains("= .send") ? "wireframe.open()" : "") }
            """)
        #expect(found == ["earn()"])
    }

    /// A service tells its observers one case or another.
    @Test func anObserverIsToldWhatLeadsOn() throws {
        var app = InlineApp()
        app.add(
            "Start", wireframe: "func other() { \(Self.other) }",
            presenter: """
                let price = PriceService()
                func load() { price.observer = self; price.load() }
                """)
        app["Price.swift"] = """
            protocol PriceObserver: AnyObject { func didLoad(_ result: Result<Int, Error>) }
            extension StartPresenter: PriceObserver {
                func didLoad(_ result: Result<Int, Error>) {
                    if case .failure = result { wireframe.other() }
                }
            }
            \((0..<12).map { "final class Watcher\($0): PriceObserver { func didLoad(_ result: Result<Int, Error>) {} }" }.joined(separator: "\n"))
            final class PriceService {
                weak var observer: PriceObserver?
                func load() {}
            }
            final class PriceFeed: UIResponder {
                weak var observer: PriceObserver?
                func loaded() { observer?.didLoad(.success(1)) }
                func lost() { observer?.didLoad(.failure(Lost())) }
            }
            struct Lost: Error {}
            """
        let found = try app.graph().routes.filter { $0.source == "Start" && $0.target == "Other" }
            .flatMap { $0.triggers.map { $0.map { "\($0.type).\($0.member)" } } }
        #expect(found == [["PriceFeed.lost()", "StartPresenter.didLoad(_:)"]])
    }

    /// A stream that hands its observer the object that it holds, and what is sent.
    @Test(arguments: [
        "presenter?.route.withUnretained(self).sink { owner, card in owner.take(card) }",
        "presenter?.route.withUnretained(self).sink { owner, card in if card == .earn { owner.presenter?.open() } }",
        "presenter?.route.bind(with: self) { owner, card in owner.take(card) }",
    ])
    func whatAStreamIsSentDecides(_ observing: String) throws {
        var app = InlineApp()
        app.add(
            "Start",
            view: """
                    override func viewDidLoad() { \(observing) }
                    private func take(_ card: Card) { if card == .earn { presenter?.open() } }
                """,
            wireframe: "func other() { \(Self.other) }",
            presenter: """
                    let route = PassthroughSubject<Card, Never>()
                    @objc func earn() { route.send(.earn) }
                    @objc func send() { route.send(.send) }
                    func open() { wireframe.other() }
                """)
        app["Cards.swift"] = "enum Card { case earn, send }"
        let found = try app.graph().routes.filter { $0.source == "Start" && $0.target == "Other" }
            .flatMap { $0.triggers.map { $0.map(\.member) } }
        #expect(found.map { $0.first } == ["earn()"], "\(found)")
    }
}
