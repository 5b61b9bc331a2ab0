import NavigationGraph
import Testing

@testable import Review

@Suite("What counts as the same on both sides")
struct MatchingTests {
    private func review(_ base: SmallGraph, _ head: SmallGraph) -> NavigationReview {
        NavigationReview(base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two"))
    }

    /// Kind, source or module, and the rest that tells.
    private func told(_ base: SmallGraph, _ head: SmallGraph) -> [String] {
        review(base, head).changes.map { change in
            [
                change.kind.rawValue, change.module, change.source, change.target, change.from, change.to, change.way,
            ].compactMap { $0 }.joined(separator: " ")
        }
    }

    @Test("Nothing changes between equal graphs, whatever the lines and the order")
    func same() {
        var moved = SmallGraph("App -root-> Home", "Home -push-> Login by showLogin()").graph
        for index in moved.routes.indices {
            moved.routes[index].id = "other \(index)"
            moved.routes[index].evidence[0].line += 100
        }
        moved.routes.reverse()
        let base = SmallGraph("App -root-> Home", "Home -push-> Login by showLogin()").graph
        let review = NavigationReview(base: .init(base, name: "a"), head: .init(moved, name: "b"))
        #expect(review.changes.isEmpty)
    }

    @Test("A second route beside one that stays is added, not a changed transition")
    func secondRoute() {
        #expect(
            told(
                SmallGraph("App -root-> A", "A -push-> B by one()"),
                SmallGraph("App -root-> A", "A -present-> B by one()", "A -push-> B by two()"))
                == ["routeAdded A B present one()"])
    }

    @Test("Equal source and target with another transition is a changed transition")
    func transition() {
        #expect(
            told(
                SmallGraph("App -root-> A", "A -push-> B by one()"),
                SmallGraph("App -root-> A", "A -present-> B by other()"))
                == ["transitionChanged A B push present other()"])
    }

    @Test("A method that leads elsewhere is retargeted, even if it takes other arguments")
    func retargeted() {
        #expect(
            told(
                SmallGraph("App -root-> A", "App -tab-> B", "App -tab-> C", "A -push-> B by next()"),
                SmallGraph("App -root-> A", "App -tab-> B", "App -tab-> C", "A -present-> C by next(with:)"))
                == ["routeRetargeted A B C next(with:)"])
    }

    @Test("A screen whose class only one state declares is the same screen in both")
    func declaredLater() {
        let graph = SmallGraph("App -root-> A", "A -push-> B by show()")
        var other = graph
        other.graph.modules.removeAll { $0.id == "B" }
        for index in other.graph.routes.indices where other.graph.routes[index].target == "B" {
            other.graph.routes[index].target = nil
            other.graph.routes[index].destination = .init(kind: .system, name: "BView")
        }
        #expect(told(other, graph) == ["moduleAdded B"])
        #expect(told(graph, other) == ["moduleRemoved B"])
    }

    @Test("Two routes that swap their targets are both retargeted")
    func swapped() {
        #expect(
            told(
                SmallGraph("App -tab-> A", "App -tab-> B", "A -push-> C by show()", "B -push-> D by show()"),
                SmallGraph("App -tab-> A", "App -tab-> B", "A -push-> D by show()", "B -push-> C by show()"))
                == ["routeRetargeted A C D show()", "routeRetargeted B D C show()"])
    }

    @Test("A branch more by the same way changes nothing but the condition")
    func branches() {
        #expect(
            told(
                SmallGraph("App -root-> A", "A -push-> B by one() if isOpen"),
                SmallGraph("App -root-> A", "A -push-> B by one() if isOpen", "A -push-> B by one() if isLate"))
                == ["conditionChanged A B isOpen isLate || isOpen one()"])
        #expect(
            told(
                SmallGraph("App -root-> A", "A -push-> B by one()"),
                SmallGraph("App -root-> A", "A -push-> B by one()", "A -push-> B by one() if isLate")) == [])
    }

    @Test("Ways whose code meets in one method now, or parts, are neither gone nor new")
    func merged() {
        let apart = SmallGraph(
            "App -root-> A", "A -push-> B by tapNew() on tapNew()", "A -push-> B by tapEdit() on tapEdit()")
        let together = SmallGraph("App -root-> A", "A -push-> B by open(_:) on tapNew(),tapEdit()")
        #expect(told(apart, together) == [])
        #expect(told(together, apart) == [])
        let other = SmallGraph("App -root-> A", "A -push-> B by open(_:) on tapNew()")
        #expect(told(apart, other) == ["routeRemoved A B push tapEdit()"])
        #expect(told(other, apart) == ["routeAdded A B push tapEdit()"])
    }

    @Test("A name that is declared no more, and another in its place, change no condition and no data")
    func renamedNames() {
        let base = SmallGraph(
            "App -root-> A", "A -push-> B by one() if Settings.isOpen && isNew",
            "A -push-> C by two() if Settings.isLate")
        let head = SmallGraph(
            "App -root-> A", "A -push-> B by one() if Options.isOpen && isNew", "A -push-> C by two() if Options.isLate"
        )
        let told = { (before: Set<String>, after: Set<String>) in
            NavigationReview(
                base: .init(base.graph, name: "one", declaredNames: { DeclaredNames(names: before) }),
                head: .init(head.graph, name: "two", declaredNames: { DeclaredNames(names: after) })
            ).changes.map(\.kind)
        }
        #expect(told(["Settings", "isNew"], ["Options", "isNew"]) == [])
        #expect(told(["Settings"], ["Options", "Settings"]) == [.conditionChanged, .conditionChanged])
        #expect(told(["Settings", "Options"], ["Options"]) == [.conditionChanged, .conditionChanged])
        #expect(self.told(base, head).count == 2)
    }

    @Test(
        "What both branches of an if show is always shown",
        arguments: [
            (["a", "!a"], nil), (["a && b", "a && !b"], ["a"]), (["x == 1", "x != 1"], nil),
            (["!(a || b)", "a || b"], nil), (["a", "!b"], ["!b", "a"]),
            (["a && b", "!a && !b"], ["!a && !b", "a && b"]),
            (["a && b", "a && !b", "!a"], nil),
            (["n > 1 && !(a && !b)", "n <= 1 && a && !b", "a && !b && n > 1", "n <= 1 && !(a && !b)"], nil),
            (["let user", "!(let user)"], nil), (["case .one", "!(case .one)"], nil),
            (["a && let x", "b"], ["b", "a && let x"]),
            (["n > 1 && a", "n <= 1 && self.a"], ["self.a"]), (["a b", "!a b"], ["!a b", "a b"]),
        ] as [([String], [String]?)])
    func opposites(conditions: [String], left: [String]?) {
        let removed = OppositeConditions.removed(from: Set(conditions))
        #expect(removed == left.map { Set($0) } ?? [nil])
    }

    @Test("A branch that is no longer asked for changes nothing where both branches led there")
    func branchesThatAgree() {
        let base = SmallGraph("App -root-> A", "A -push-> B by one() if isNew", "A -push-> B by one() if !isNew")
        let head = SmallGraph("App -root-> A", "A -push-> B by one()")
        #expect(told(base, head) == [])
    }

    @Test("A rename is recognised by what stays, and adds no route changes")
    func renamed() {
        let members = ["showMap()", "showPhoto(of:)", "finish(_:)"]
        let others = [SmallGraph.module("Map", members: ["zoom()"]), SmallGraph.module("Photo", members: ["share()"])]
        let base = SmallGraph(
            "App -root-> Hall", "Hall -push-> Piece by showPiece()", "Piece -push-> Map by showMap()",
            "Piece -present-> Photo by showPhoto(of:)",
            modules: [SmallGraph.module("Piece", members: members)] + others)
        let head = SmallGraph(
            "App -root-> Hall", "Hall -push-> Exhibit by showPiece()", "Exhibit -push-> Map by showMap()",
            "Exhibit -present-> Photo by showPhoto(of:)",
            modules: [SmallGraph.module("Exhibit", members: members)] + others)
        #expect(told(base, head) == ["moduleRenamed Piece Exhibit"])
    }

    /// Each names the other one in what it declares, and so do both names.
    @Test("Neighbours that are renamed together are recognised, and so is what else is called after them")
    func renamedNeighbours() {
        let graph = { (first: String, second: String) in
            let word = second.prefix(1).lowercased() + second.dropFirst()
            return SmallGraph(
                "App -root-> Hall", "Hall -push-> \(first) by show\(first)()",
                "\(first) -push-> \(second) by \(word)Attach()",
                modules: [
                    SmallGraph.module("Hall", members: ["show\(first)()"]),
                    SmallGraph.module(first, members: ["\(word)Attach()", "\(word)Detach()"]),
                    SmallGraph.module(second, members: ["\(word)Finish()", "\(word)Cancel()"]),
                ])
        }
        #expect(
            told(graph("RoomSetting", "SecondRoomSetting"), graph("RoomProfileSetting", "RoomProfileSecondSetting"))
                == [
                    "moduleRenamed RoomSetting RoomProfileSetting",
                    "moduleRenamed SecondRoomSetting RoomProfileSecondSetting",
                ])
    }

    /// Both views stand untouched on both sides, and only the call shows the other one.
    @Test("A screen that is shown in place of another one, both of which were there before, is no rename")
    func swappedScreens() {
        let graph = { (name: String) in
            SmallGraph(
                "App -root-> Hall", "Hall -push-> \(name) by showHelp()", "\(name) -push-> Map by showMap()",
                modules: [
                    SmallGraph.module("Map"), SmallGraph.module(name, members: ["showMap()", "call(_:)", "write(_:)"]),
                ])
        }
        let (base, head) = (graph("OldHelp"), graph("Help"))
        let told = { (before: Set<String>, after: Set<String>) in
            NavigationReview(
                base: .init(base.graph, name: "one", declaredNames: { DeclaredNames(names: before) }),
                head: .init(head.graph, name: "two", declaredNames: { DeclaredNames(names: after) })
            ).changes.filter { $0.follows == nil }.map(\.kind)
        }
        let swap: [ChangeKind] = [.moduleAdded, .routeRetargeted]
        #expect(told(["OldHelpView", "HelpView"], ["OldHelpView", "HelpView"]) == swap)
        #expect(told(["OldHelpView"], ["OldHelpView", "HelpView"]) == swap)
        #expect(told(["OldHelpView", "HelpView"], ["HelpView"]) == swap)
        #expect(told(["OldHelpView"], ["HelpView"]) == [.moduleRenamed])
    }

    @Test("A module that went and another that came are no rename")
    func replaced() {
        let base = SmallGraph("App -root-> Hall", "Hall -push-> Piece by showPiece()")
        let head = SmallGraph(
            "App -root-> Hall", "Hall -present-> Tickets by buy()",
            modules: [SmallGraph.module("Tickets", folder: "Shop", members: ["pay()"])])
        #expect(
            Set(told(base, head)) == [
                "moduleAdded Tickets", "moduleRemoved Piece", "routeAdded Hall Tickets present buy()",
                "routeRemoved Hall Piece push showPiece()",
            ])
    }

    @Test("Namesakes are told apart by their files, and no id decides")
    func namesakes() {
        let module = { (id: String, folder: String) in
            var module = SmallGraph.module("Detail", folder: folder)
            module.id = id
            return module
        }
        let base = SmallGraph(modules: [module("Detail", "Orders")])
        let head = SmallGraph(modules: [module("Orders/Detail", "Orders"), module("Offers/Detail", "Offers")])
        #expect(told(base, head) == ["moduleAdded Offers/Detail"])
    }

    @Test("A module with a part more, which lies elsewhere, did not move")
    func parts() {
        let graph = { (group: String, folder: String, parts: [Component]) -> SmallGraph in
            var hall = SmallGraph.module("Hall", folder: folder)
            hall.group = group
            hall.components += parts
            return SmallGraph("App -root-> Hall", modules: [hall])
        }
        let more = Component(role: .interactor, type: "BaseInteractor", file: "Common/BaseInteractor.swift", line: 1)
        #expect(told(graph("App", "App", []), graph("", "App", [more])) == [])
        #expect(told(graph("App", "App", []), graph("Visit", "Visit", [])) == ["moduleMoved Hall App Visit"])
    }

    @Test("A way into the app that led nowhere breaks nothing when it goes")
    func idleEntry() {
        let head = SmallGraph("App -root-> Hall")
        var base = head
        base.graph.entryPoints.append(.init(id: "App:deeplink:url", kind: .deeplink, file: "", line: 1))
        #expect(review(base, head).changes.map(\.level) == [.info])
        base.graph.routes.append(
            Route(
                id: "link", source: "App:deeplink:url", target: "Hall", destination: .init(kind: .node, name: "Hall"),
                transition: .push))
        #expect(review(base, head).changes.first?.level == .breaking)
    }

    @Test("A way into the app that the code tells apart otherwise is none that is gone")
    func entriesToldOtherwise() {
        func graph(_ entries: [String: [String]]) -> SmallGraph {
            var graph = SmallGraph("App -root-> Hall", "Hall -push-> Shop by open()", "Hall -push-> Bar by open()")
            for (name, ends) in entries {
                graph.graph.entryPoints.append(
                    .init(id: "App:deeplink:\(name)", kind: .deeplink, file: "Links.swift", line: 1))
                for end in ends { graph.add("App:deeplink:\(name) -push-> \(end) by link()") }
            }
            graph.graph.modules.removeAll { $0.id.hasPrefix("App:") }
            graph.finish()
            return graph
        }
        let told = { (base: SmallGraph, head: SmallGraph) in
            self.review(base, head).folded.map { "\($0.level.rawValue): \($0.text)" }
        }
        #expect(
            told(graph(["tea": ["Shop"]]), graph(["url": ["Shop", "Bar"]])) == [
                "notable: The app can be entered by any deep link (to Bar and Shop) now.",
                "info: What the deep link tea led to is entered by any deep link now.",
            ])
        #expect(
            told(graph(["one": ["Shop"], "two": ["Shop"]]), graph(["tea": ["Shop"]])) == [
                "info: The app can be entered by the deep link tea (to Shop) now.",
                "info: What the deep link one and the deep link two led to is entered by the deep link tea now.",
            ])
        #expect(
            told(graph(["tea": ["Shop"]]), graph(["url": ["Bar"]])).first
                == "breaking: The app can no longer be entered by the deep link tea (to Shop).")
    }

    /// A library of the app's own has the context of each module.
    @Test("A name that neither side declares is renamed with its module")
    func foreignNames() {
        let graph = { (name: String) in
            SmallGraph(
                "App -root-> Hall", "Hall -push-> \(name) by open()",
                "\(name) -push-> Till by pay() if way is \(name)Destination.Pay",
                modules: [
                    SmallGraph.module("Till"), SmallGraph.module(name, members: ["pay()", "call(_:)", "write(_:)"]),
                ])
        }
        let told = { (before: String, after: String, names: Set<String>) in
            NavigationReview(
                base: .init(graph(before).graph, name: "one", declaredNames: { DeclaredNames(names: names) }),
                head: .init(graph(after).graph, name: "two", declaredNames: { DeclaredNames(names: names) })
            ).changes.map(\.kind)
        }
        #expect(told("Shop", "Store", []) == [.moduleRenamed])
        #expect(told("Shop", "Store", ["ShopDestination"]) == [.moduleRenamed, .conditionChanged])
    }

    @Test("What no way leads to any more is told with the way that broke")
    func unreachable() throws {
        let base = SmallGraph("App -root-> A", "A -push-> B by one()", "B -push-> C by two()")
        let head = SmallGraph("App -root-> A", "B -push-> C by two()")
        let changes = review(base, head).changes.filter { $0.kind == .becameUnreachable }
        #expect(changes.map(\.module) == ["B", "C"])
        #expect(changes.last?.witness == ["App", "A", "B", "C"])
        #expect(changes.last?.text.contains("A no longer leads to B") == true)
    }

    @Test("Ids of changes are fingerprints: without lines, and each its own")
    func fingerprints() {
        let base = SmallGraph("App -root-> A", "A -push-> B by one()", "A -push-> C by two()")
        var head = SmallGraph("App -root-> A", "A -present-> B by one()", "A -present-> C by two()")
        let ids = review(base, head).changes.map(\.id)
        #expect(Set(ids).count == ids.count)
        for index in head.graph.routes.indices { head.graph.routes[index].evidence[0].line += 7 }
        #expect(review(base, head).changes.map(\.id) == ids)
    }

    @Test("A property that makes a screen goes by its own name, and `default` is no condition to tell")
    func words() {
        var head = SmallGraph("App -root-> A", "A -push-> B by body if default && isOpen").graph
        head.routes[1].method = "getter of body"
        let review = NavigationReview(
            base: .init(SmallGraph("App -root-> A", "App -tab-> B").graph, name: "one"),
            head: .init(head, name: "two"))
        #expect(
            review.changes.first { $0.kind == .routeAdded }?.text
                == "A leads to B now: a push, by `body`, if `isOpen`.")
        #expect(review.changes.first { $0.kind == .routeAdded }?.way == "getter of body")
    }

    @Test(
        "A new way says that its condition is a part",
        arguments: [
            (" if isOpen", "if `isOpen` and other conditions hold."), ("", "if certain conditions hold."),
        ])
    func partOfACondition(condition: String, words: String) {
        var head = SmallGraph("App -root-> A", "A -push-> B by show()" + condition)
        head.graph.routes[1].conditionIsPartial = true
        let review = review(SmallGraph("App -root-> A", "App -tab-> B"), head)
        #expect(
            review.changes.first { $0.kind == .routeAdded }?.text
                == "A leads to B now: a push, by `show()`, " + words)
    }

    @Test("A way of which only a part was told was not always open")
    func notAlways() {
        var base = SmallGraph("App -root-> A", "A -push-> B by show()")
        let head = SmallGraph("App -root-> A", "A -push-> B by show() if isOpen")
        let told = { (base: SmallGraph) in
            self.review(base, head).changes.first { $0.kind == .conditionChanged }?.text
        }
        #expect(told(base)?.contains("always did") == true)
        base.graph.routes[1].conditionIsPartial = true
        #expect(told(base)?.contains("always did") != true)
    }
}
