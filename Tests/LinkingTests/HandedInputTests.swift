import NavigationGraph
import Testing

/// View models that are handed the streams of their view in a struct.
struct HandedInputTests {
    /// - Parameter handing: how the model is handed the struct, which is called `input`.
    private func graph(
        _ input: String, _ view: String = "",
        handing: String = "let input = HallViewModel.Input(INPUT)\nmodel.transform(input: input)"
    ) throws -> NavigationGraph {
        try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("HallCoordinator(navigation: navigation).start()"),
            "Hall.swift": """
            import RxSwift
            import UIKit

            final class HallCoordinator {
                private let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() { TourCoordinator(navigation: navigation).showHall() }
            }

            final class TourCoordinator {
                private let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }

                func showHall() {
                    navigation.pushViewController(HallViewController(model: HallViewModel(coordinator: self)), animated: true)
                }

                func showGate() { navigation.pushViewController(GateViewController(), animated: true) }
            }

            final class HallViewModel {
                struct Input {
                    let appeared: Observable<Void>
                    let gateTapped: Observable<Void>
                }

                private let coordinator: TourCoordinator
                init(coordinator: TourCoordinator) { self.coordinator = coordinator }

                func transform(input: Input) {
                    input.gateTapped
                        .subscribe(onNext: { [weak self] in self?.coordinator.showGate() })
                        .disposed(by: bag)
                }
            }

            final class HallViewController: UIViewController {
                private let model: HallViewModel
                private let gateButton = UIButton()
                private let gateSubject = PublishSubject<Void>()

                init(model: HallViewModel) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                }

                override func viewDidLoad() { bind() }

                private func bind() {
                    \(view)
                    \(handing.replacing("INPUT", with: "appeared: appeared.asObservable(), gateTapped: \(input)"))
                }
            }

            final class GateViewController: UIViewController {}
            """,
        ])
    }

    @Test func theTouchThatTheViewHandsOver() throws {
        let gate = try graph("gateButton.rx.tap.asObservable()").routes.first { $0.target == "Gate" }
        #expect(gate?.source == "Hall")
        #expect(gate?.triggers.first?.first?.type == "gateButton")
        #expect(gate?.triggers.first?.first?.kind == .action)
    }

    @Test(arguments: [
        "let input: HallViewModel.Input = .init(INPUT)\nmodel.transform(input: input)",
        "model.transform(input: .init(INPUT))",
    ])
    func aStructThatIsMadeWithoutItsName(_ handing: String) throws {
        let gate = try graph("gateButton.rx.tap.asObservable()", handing: handing).routes.first { $0.target == "Gate" }
        #expect(gate?.triggers.first?.first?.type == "gateButton")
    }

    @Test func aStreamOfNobodysSetsOffWhatWaitsForIt() throws {
        let gate = try graph("session.changes.asObservable()").routes.first { $0.target == "Gate" }
        #expect(gate?.triggers.first?.first?.kind == .observer)
    }

    @Test func theTouchThatSendsOnTheSubjectWhichTheViewHandsOver() throws {
        let binding = "gateButton.rx.tap.subscribe(onNext: { [weak self] in self?.gateSubject.onNext(()) })"
        let gate = try graph("gateSubject.asObservable()", binding).routes.first { $0.target == "Gate" }
        #expect(gate?.triggers.first?.first?.type == "gateButton")
        #expect(gate?.triggers.first?.first?.kind == .action)
    }
}
