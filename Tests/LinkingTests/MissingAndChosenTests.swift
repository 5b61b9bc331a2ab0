import NavigationGraph
import Testing

/// Conditions of what is not there, and of what a call chooses.
struct MissingAndChosenTests {
    private func route(_ app: InlineApp, to target: String = "Other") throws -> Route {
        try #require(try app.graph().routes.first { $0.source == "Start" && $0.target == target })
    }

    /// What is not there leads into the other branch.
    @Test(arguments: [
        ("if let name = name { use(name) } else { wireframe.open() }", "name == nil"),
        ("if let name { use(name) } else { wireframe.open() }", "name == nil"),
        ("guard let name = user?.name else { wireframe.open(); return }", "user?.name == nil"),
        ("guard let user, let name = user.name else { return wireframe.open() }", "user == nil || user.name == nil"),
        ("if let name = name, isNew { use(name) } else { wireframe.open() }", "name == nil || !isNew"),
        ("guard let cell = view as? Cell else { return wireframe.open() }", "!(view is Cell)"),
        ("guard let name = try? load() else { return wireframe.open() }", "(try? load()) == nil"),
        ("if let name { use(name) } else if isNew { wireframe.open() }", "name == nil && isNew"),
        ("if let name { return use(name) }; wireframe.open()", "name == nil"),
        ("guard let self, let name else { return wireframe.open() }", "name == nil"),
        ("guard let self else { return wireframe.open() }", "self == nil"),
        (
            "guard let name = names.first(where: { name in name.isLong && name.isNew && !name.isOld && name.isKnown && name.isFree }) "
                + "else { return wireframe.open() }", "name == nil"
        ),
        ("guard let name else { return }; wireframe.open()", nil),
        ("if let name { wireframe.open() } else { wireframe.open() }", nil),
    ])
    func whatIsNotThereIsTheConditionOfTheOtherBranch(_ tap: String, _ condition: String?) throws {
        let app = InlineApp(
            start: """
                    func open() { viewController.present(OtherWireframe().viewController, animated: true) }
                """,
            presenter: """
                    func tap() { \(tap) }
                """)
        #expect(try route(app).condition == condition)
    }

    /// A navigator may be told where to go by an object of one of several classes.
    @Test(arguments: [
        ("if let help = target as? Help { tell(help); open() }", "target is Help"),
        ("if let help = target as? Help, isNew { tell(help); open() }", "target is Help && isNew"),
        ("if let help = target as? Help { tell(help) } else { open() }", "!(target is Help)"),
        ("if let help = target as? Help { return tell(help) }; open()", "!(target is Help)"),
        ("if let help = last as? Help { tell(help); open() }", nil),
        ("if let help = target as? UIViewController { tell(help); open() }", nil),
        ("guard let help = target as? Help else { return }; tell(help); open()", nil),
    ])
    func theClassOfWhatIsHandedOverIsACondition(_ choice: String, _ condition: String?) throws {
        let app = InlineApp(
            start: """
                    private var last: Any?
                    private var isNew = false
                    func navigate(to target: Any) { \(choice) }
                    private func open() { viewController.present(OtherWireframe().viewController, animated: true) }
                """,
            presenter: "    func tap(_ target: Any) { wireframe.navigate(to: target) }")
        #expect(try route(app).condition == condition)
    }

    @Test func aParameterThatTheCallSetsToNilTakesTheOtherBranch() throws {
        let app = InlineApp(
            start: """
                    func route(to target: Target?) {
                        if target == nil {
                            viewController.dismiss(animated: true)
                            return
                        }
                        switch target! {
                        case .other: viewController.present(OtherWireframe().viewController, animated: true)
                        case .help: break
                        }
                    }
                }

                enum Target {
                    case other, help
                """,
            presenter: """
                    func close() { wireframe.route(to: nil) }
                    func help() { wireframe.route(to: .help) }
                    func pick() { wireframe.route(to: .other) }
                """)
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(
            routes.map { "\($0.transition.rawValue): \($0.triggers.map { $0.map(\.member) })" } == [
                #"dismiss: [["close()"]]"#, #"present: [["pick()"]]"#,
            ])
    }

    @Test func whatTheCallChoosesByIsTheCondition() throws {
        let app = InlineApp(
            ["Other", "More"],
            start: """
                    func open(_ target: Target) {
                        switch target {
                        case .other: viewController.present(OtherWireframe().viewController, animated: true)
                        case .more: show(isWide: true)
                        }
                    }
                    func show(isWide: Bool) { place(isWide ? .other : .more) }
                    func pick(_ isOpen: Bool) { place(isOpen ? .more : .other) }

                    private func place(_ target: Target) {
                        switch target {
                        case .other: break
                        case .more: viewController.present(MoreWireframe().viewController, animated: true)
                        }
                    }
                }

                enum Target {
                    case other, more
                """,
            presenter: """
                    func tap() { wireframe.open(isNew ? .other : .more) }
                    func hold(_ isLong: Bool) { wireframe.pick(isLong) }
                """)
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        let found = routes.map { "\($0.target ?? ""): \($0.condition ?? "always")" }
        #expect(found.contains("Other: isNew"), "\(found)")
        #expect(found.contains("More: isOpen"), "\(found)")
    }

    @Test func aClosureThatAMethodCallsUnderAConditionHasTheCondition() throws {
        let app = InlineApp(
            ["Other", "More"],
            start: """
                    func openOther() { viewController.present(OtherWireframe().viewController, animated: true) }
                    func openMore() { viewController.present(MoreWireframe().viewController, animated: true) }
                """,
            presenter: """
                    func tap() {
                        check(onOne: { wireframe.openOther() }, onMany: { wireframe.openMore() })
                    }

                    private func check(onOne: () -> Void, onMany: () -> Void) {
                        if items.count > 1 { onMany() } else { onOne() }
                    }
                """)
        #expect(try route(app).condition == "items.count <= 1")
        #expect(try route(app, to: "More").condition == "items.count > 1")
    }

    @Test func oneNameForTwoValuesIsNoContradiction() throws {
        let app = InlineApp(
            start: """
                    func send() {
                        service.upload { _, error in
                            if error == nil { self.load() }
                        }
                    }
                    private func load() {
                        service.load { _, error in
                            if error != nil {
                                self.viewController.present(OtherWireframe().viewController, animated: true)
                            }
                        }
                    }
                """)
        #expect(try route(app).condition == "error != nil")
    }

    @Test func aCallThatNamesAnotherCaseAsksForNothing() throws {
        let app = InlineApp(
            start: """
                    func open() { viewController.present(OtherWireframe().viewController, animated: true) }
                """,
            presenter: """
                    func viewDidTap() {
                        guard let name else { return received(.failure(Missing())) }
                        service.load(name) { isKnown in
                            if isKnown { self.received(.success(name)) }
                        }
                    }

                    private func received(_ result: Result<String, Error>) {
                        switch result {
                        case .success: wireframe.open()
                        case .failure(let error): log(error)
                        }
                    }
                """)
        #expect(try route(app).condition == "isKnown && case .success")
    }
}
