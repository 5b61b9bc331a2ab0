import NavigationGraph
import Testing

/// Streams that are passed on to another one: who sends on the first sets off what the second one's observers do, where
/// what is made of it on the way is the case that they ask for.
struct PassedStreamTests {
    /// - Parameters:
    ///   - passing: how the model passes on what its view sends.
    ///   - sending: what the view sends, by the way that is asked for.
    private func app(
        passing: String, sending: (String) -> String = { "\($0)Tapped.send(())" }, inputs: String, way: String = "way",
        output: String = "let way = PassthroughSubject<Way, Never>()"
    ) -> InlineApp {
        var app = InlineApp(
            ["Other", "Help"],
            start: """
                    func openOther() { viewController.present(OtherWireframe().viewController, animated: true) }
                    func openHelp() { viewController.present(HelpWireframe().viewController, animated: true) }
                """,
            presenter: """
                    let model = StartModel()
                    func begin() {
                        model.\(way).receive(on: DispatchQueue.main).sink { [weak self] way in
                            switch way {
                            case .other: self?.wireframe.openOther()
                            case .help: self?.wireframe.openHelp()
                            }
                        }.store(in: &bag)
                    }
                """)
        app["Start/Model.swift"] = """
            import Combine

            enum Way { case other, help }

            final class StartModel {
                \(inputs)
                \(output)
                private var bag = Set<AnyCancellable>()

                init() { bind() }

                private func bind() {
                    \(passing)
                }
            }
            """
        app["Start/Binding.swift"] = """
            import UIKit

            extension StartViewController {
                override func viewDidLoad() {
                    otherButton.addTarget(self, action: #selector(otherTapped), for: .touchUpInside)
                    helpButton.addTarget(self, action: #selector(helpTapped), for: .touchUpInside)
                }

                @objc private func otherTapped() { presenter?.model.\(sending("other")) }
                @objc private func helpTapped() { presenter?.model.\(sending("help")) }
            }
            """
        return app
    }

    private func beginnings(_ app: InlineApp) throws -> [String] {
        try app.graph().routes.filter { $0.source == "Start" && $0.target != nil }.map { route in
            "\(route.target ?? "") " + route.triggers.compactMap { $0.first?.type }.sorted().joined(separator: ", ")
        }.sorted()
    }

    private let taps = """
        let otherTapped = PassthroughSubject<Void, Never>()
            let helpTapped = PassthroughSubject<Void, Never>()
        """

    @Test(arguments: [
        ".map { Way.$ }.subscribe(way)", ".debounce(for: 1, scheduler: main).map { _ in .$ }.bind(to: way)",
        ".map { [weak self] _ -> Way in self?.log(); return .$ }.eraseToAnyPublisher().subscribe(way)",
    ])
    func whatIsMadeOfATapSetsOffItsOwnWay(_ operators: String) throws {
        let passing = ["other", "help"].map { "\($0)Tapped" + operators.replacing("$", with: $0) + ".store(in: &bag)" }
        let app = app(passing: passing.joined(separator: "\n        "), inputs: taps)
        let found = try beginnings(app)
        #expect(found == ["Help helpButton", "Other otherButton"])
    }

    @Test func whatIsPutIntoAPublishedPropertySetsOffItsOwnWay() throws {
        let passing = ["other", "help"].map { "\($0)Tapped.map { Way.\($0) }.assign(to: &$way)" }
        let app = app(
            passing: passing.joined(separator: "\n        "), inputs: taps, way: "$way",
            output: "@Published var way: Way?")
        let found = try beginnings(app)
        #expect(found == ["Help helpButton", "Other otherButton"])
    }

    @Test(arguments: ["tapped.subscribe(way)", "tapped.map { $0 }.subscribe(way)"])
    func whatIsPassedOnAsItIsSetsOffWhatWasSent(_ passing: String) throws {
        let app = app(
            passing: passing + ".store(in: &bag)", sending: { "tapped.send(.\($0))" },
            inputs: "let tapped = PassthroughSubject<Way, Never>()")
        let found = try beginnings(app)
        #expect(found == ["Help helpButton", "Other otherButton"])
    }

    /// What an operator makes of what was sent may be either.
    @Test func whatNobodyKnowsTheMakingOfMaySetOffBoth() throws {
        let app = app(
            passing: "tapped.scan(.help, next).subscribe(way).store(in: &bag)", sending: { "tapped.send(.\($0))" },
            inputs: "let tapped = PassthroughSubject<Way, Never>()")
        let found = try beginnings(app)
        #expect(found == ["Help helpButton, otherButton", "Other helpButton, otherButton"])
    }

    /// A tap that is made a case of sets off no other one.
    @Test func aBoundTapSetsOffItsOwnWayAlone() throws {
        var app = app(
            passing: "", sending: { _ in "begin()" }, inputs: "")
        app["Start/Taps.swift"] = """
            import RxSwift

            extension StartViewController {
                func bindTaps() {
                    otherButton.rx.tap.map { Way.other }.bind(to: presenter.model.way).disposed(by: bag)
                    helpButton.rx.tap.map { .help }.bind(to: presenter.model.way).disposed(by: bag)
                }
            }
            """
        let found = try beginnings(app)
        #expect(found == ["Help helpButton", "Other otherButton"])
    }
}
