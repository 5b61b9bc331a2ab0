import NavigationGraph
import Testing

/// What gives no route, and where it is listed or counted.
struct NothingLeftOutTests {
    @Test func anOptionThatLeadsNowhereIsAnOptionWithoutARoute() throws {
        let app = InlineApp(
            start: """
                    func navigate(to option: StartNavigationOption) {
                        switch option {
                        case .other:
                            navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                        case .about:
                            break
                        }
                    }
                }

                enum StartNavigationOption {
                    case other
                    case about
                """)
        let graph = try app.graph()
        let options = try #require(graph.modules.first { $0.id == "Start" }?.options)
        #expect(options.map(\.name) == ["other", "about"])
        #expect(options.map(\.routes.count) == [1, 0])
        #expect(graph.routes.first { $0.source == "Start" }?.option == "other")
    }

    @Test func anEnumWithoutCasesDeclaresNoOption() throws {
        let app = InlineApp(
            start: """
                    func navigate(to option: StartNavigationOption) {}
                }

                protocol StartWireframeInterface { func navigate(to option: StartNavigationOption) }

                extension StartWireframe: StartWireframeInterface {}

                enum StartNavigationOption {
                """)
        #expect(try app.graph().modules.first { $0.id == "Start" }?.options == [])
    }

    @Test func codeInCommentsAndStringsGivesNothing() throws {
        let app = InlineApp(
            start: """
                    func open() {
                        // navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                        /* viewController.present(OtherWireframe().viewController, animated: true) */
                        print("viewController.present(OtherWireframe().viewController, animated: true)")
                    }
                """)
        let graph = try app.graph()
        #expect(graph.edges == ["App -> Start root"])
        #expect(graph.coverage == Coverage(resolved: 1))
    }

    @Test func aMethodOfFoundationsWithMoreLabelsIsNoNavigation() throws {
        let app = InlineApp(
            start: "func load(_ whole: Progress, _ part: Progress) { whole.addChild(part, withPendingUnitCount: 1) }")
        let graph = try app.graph()
        #expect(graph.navigationCalls.map(\.class) == [.resolved, .noNavigation])
        #expect(graph.unresolved.isEmpty)
        #expect(graph.coverage == Coverage(resolved: 1))
    }

    @Test func aCallThatCannotBeFollowedIsListedAndCounted() throws {
        let app = InlineApp(
            start: """
                    func open(named name: String) {
                        guard let type = NSClassFromString(name) as? UIViewController.Type else { return }
                        navigationController?.pushViewController(type.init(), animated: true)
                    }
                """)
        let graph = try app.graph()
        #expect(graph.edges == ["App -> Start root", "Start -> (unresolved) push"])
        #expect(graph.coverage == Coverage(resolved: 1, unresolved: 1))
        let call = try #require(graph.unresolved.first)
        #expect(graph.unresolved.count == 1)
        #expect(call.file == "Start/Start.swift")
        #expect(call.call == "pushViewController(_:animated:)")
        #expect(!call.reason.isEmpty)
        #expect(call.owner == "StartWireframe")
        let route = try #require(graph.routes.first { $0.source == "Start" })
        #expect(route.confidence == .unresolved)
        #expect(route.target == nil)
    }

    /// A project whose target compiles all but `Stale`.
    private static let project = """
        // !$*UTF8*$!
        {
            objects = {
                A = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>";};
                B = {isa = PBXFileReference; path = Base/BaseWireframe.swift; sourceTree = "<group>";};
                C = {isa = PBXFileReference; path = Start/Start.swift; sourceTree = "<group>";};
                D = {isa = PBXFileReference; path = Other/Other.swift; sourceTree = "<group>";};
                A1 = {isa = PBXBuildFile; fileRef = A;};
                B1 = {isa = PBXBuildFile; fileRef = B;};
                C1 = {isa = PBXBuildFile; fileRef = C;};
                D1 = {isa = PBXBuildFile; fileRef = D;};
                S = {isa = PBXSourcesBuildPhase; files = (A1, B1, C1, D1);};
                T = {
                    isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    buildPhases = (S);
                };
                M = {isa = PBXGroup; children = (A, B, C, D); sourceTree = "<group>";};
                P = {isa = PBXProject; mainGroup = M; targets = (T);};
            };
            rootObject = P;
        }
        """

    @Test func aFileInNoTargetGivesNeitherANodeNorARoute() throws {
        var app = InlineApp(
            start: """
                    func open() {
                        navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                    }
                """)
        app.add(
            "Stale",
            wireframe: """
                    func open() {
                        navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                    }
                """)
        app["App.xcodeproj/project.pbxproj"] = Self.project
        let graph = try app.graph()
        #expect(graph.modules.map(\.id) == ["Other", "Start"])
        #expect(graph.edges == ["App -> Start root", "Start -> Other push"])
        #expect(graph.scan.outOfTarget == ["Stale/Stale.swift"])
        #expect(graph.coverage == Coverage(resolved: 2, outOfTarget: 1))
    }

    /// A new module that is not in the project yet.
    @Test func aTypeInNoTargetIsNamedAsTheReason() throws {
        var app = InlineApp(
            start: """
                    func open() {
                        navigationController?.pushViewController(StaleWireframe().viewController, animated: true)
                    }
                """)
        app.add("Stale")
        app["App.xcodeproj/project.pbxproj"] = Self.project
        let graph = try app.graph()
        #expect(
            graph.unresolved.map(\.reason) == [
                "`StaleWireframe` is declared in Stale/Stale.swift, which no target compiles"
            ])
    }

    @Test func aModuleThatNothingLeadsToIsNotReachable() throws {
        let graph = try InlineApp(["Island"]).graph()
        #expect(graph.modules.map(\.reachable) == [false, true])
    }

    @Test func noSourcesGiveAnEmptyGraph() throws {
        let graph = try GraphOfSources.graph(["Empty.swift": ""])
        #expect(graph.modules.isEmpty)
        #expect(graph.routes.isEmpty)
        #expect(graph.coverage == Coverage())
    }

    @Test func waysBackSayHow() throws {
        let app = InlineApp(
            start: """
                    func close() { viewController.dismiss(animated: true) }
                    func back() { navigationController?.popViewController(animated: true) }
                """)
        #expect(try app.edges() == ["Start -> (back) dismiss", "Start -> (back) pop"])
    }
}
