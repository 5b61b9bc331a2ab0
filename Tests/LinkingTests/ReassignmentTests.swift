import NavigationGraph
import Testing

/// Variables of a body that are set anew, in the block that declares them or in one inside.
struct ReassignmentTests {
    private func ways(_ body: String) throws -> [String] {
        let app = InlineApp(
            ["First", "Second", "Third"],
            start: """
                    var isOpen = false
                    var isLast = false

                    func open(_ names: [String]) {
                \(body)
                    }

                    private func push(_ wireframe: BaseWireframe) {
                        navigationController?.pushViewController(wireframe.viewController, animated: true)
                    }

                    private func present(_ wireframe: BaseWireframe) {
                        viewController.present(wireframe.viewController, animated: true)
                    }
                """)
        return try app.graph().routes.filter { $0.source == "Start" }.map { route in
            "\(route.target ?? "none") \(route.transition.rawValue)" + (route.condition.map { " if \($0)" } ?? "")
        }.sorted()
    }

    @Test func whatABlockSetsIsNotThereBefore() throws {
        let found = try ways(
            """
            var next: BaseWireframe = FirstWireframe()
            push(next)
            if isOpen { next = SecondWireframe() }
            present(next)
            """)
        #expect(found == ["First present", "First push", "Second present if isOpen"])
    }

    @Test func whatABlockSetsTwiceIsWhatItSetLast() throws {
        let found = try ways(
            """
            var next: BaseWireframe = FirstWireframe()
            if isOpen {
                next = SecondWireframe()
                push(next)
                next = ThirdWireframe()
            }
            present(next)
            """)
        #expect(Set(found).isSuperset(of: ["First present", "Second push if isOpen", "Third present if isOpen"]))
        #expect(!found.contains("Third push if isOpen"))
    }

    @Test func blocksMayLieInOneAnother() throws {
        let found = try ways(
            """
            var next: BaseWireframe = FirstWireframe()
            if isOpen {
                if isLast { next = SecondWireframe() }
                push(next)
            }
            present(next)
            """)
        #expect(
            found == [
                "First present", "First push if isOpen", "Second present if isOpen && isLast",
                "Second push if isOpen && isLast",
            ])
    }

    @Test func branchesMayEachSetWhatIsDeclaredWithoutAValue() throws {
        let found = try ways(
            """
            let next: BaseWireframe
            if isOpen { next = FirstWireframe() } else { next = SecondWireframe() }
            push(next)
            """)
        #expect(found == ["First push if isOpen", "Second push if !isOpen"])
    }

    @Test func whatALoopSetsIsThereWhenItRunsAgain() throws {
        let found = try ways(
            """
            var next: BaseWireframe = FirstWireframe()
            for name in names {
                push(next)
                if name.isEmpty { next = SecondWireframe() }
            }
            """)
        #expect(found.contains("First push"))
        #expect(found.contains { $0.hasPrefix("Second push") })
    }

    @Test func whatAClosureSetsIsThereAfterwards() throws {
        let found = try ways(
            """
            var next: BaseWireframe = FirstWireframe()
            if isOpen { next = SecondWireframe() }
            names.forEach { name in next = ThirdWireframe() }
            push(next)
            """)
        #expect(found == ["First push", "Second push if isOpen", "Third push"])
    }
}
