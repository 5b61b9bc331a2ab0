import NavigationGraph
import Testing

/// Streams of RxSwift that are bound to a subject, or to what a screen does.
struct BoundStreamTests {
    @Test(arguments: [
        "button.rx.tap.bind(to: presenter.closed)", "button.rx.tap.map { _ in }.subscribe(presenter.closed)",
    ])
    func theTouchBehindABoundSubject(_ binding: String) throws {
        var app = InlineApp(
            start: "    func open() { viewController.present(OtherWireframe().viewController, animated: true) }",
            presenter: """
                    let closed = PublishRelay<Void>()
                    func begin() { closed.asObservable().bind(onNext: { [wireframe] in wireframe.open() }).disposed(by: bag) }
                """)
        app["Start/Binding.swift"] = """
            import RxSwift

            extension StartViewController {
                override func viewDidLoad() { \(binding).disposed(by: bag) }
            }
            """
        let route = try app.graph().routes.first { $0.target == "Other" }
        #expect(route?.triggers.first?.first?.type == "button")
        #expect(route?.triggers.first?.first?.member == "tap")
    }

    @Test(arguments: ["base", "self.base"])
    func aBinderShowsOnItsObject(_ base: String) throws {
        var app = InlineApp()
        app["Start/Binding.swift"] = """
            import RxSwift

            extension StartViewController {
                override func viewDidLoad() { presenter.opened.bind(to: rx.opened).disposed(by: bag) }
            }
            extension Reactive where Base: StartViewController {
                var opened: Binder<Int> {
                    Binder(\(base)) { base, _ in base.present(OtherWireframe().viewController, animated: true) }
                }
            }
            """
        #expect(try app.edges() == ["Start -> Other present"])
    }
}
