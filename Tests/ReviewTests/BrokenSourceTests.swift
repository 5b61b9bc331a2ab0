import Diagnostics
import NavigationGraph
import Testing

@testable import Review

@Suite("Files of the head that are no Swift")
struct BrokenSourceTests {
    private func told(_ base: SmallGraph, _ head: SmallGraph, broken: String...) -> [String] {
        let places = broken.map { SourcePlace(file: $0, line: 7) }
        let review = NavigationReview(
            base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two", broken: places))
        return review.folded.map { "\($0.level.rawValue): \($0.text)" }
    }

    private let base = SmallGraph("App -root-> Hall", "Hall -push-> Shop by show()", "Shop -push-> Till by pay()")
    private let head = SmallGraph("App -root-> Hall", "Shop -push-> Till by pay()")

    @Test("They are told first, and what may be gone only for them is good to know")
    func first() {
        let gone =
            "Hall no longer leads to Shop, which can no longer be reached, nor can Till behind it; it was a push, by `show()`."
        #expect(
            told(base, head, broken: "App/Hall/Hall.swift") == [
                "breaking: `App/Hall/Hall.swift` cannot be read as Swift now, so that what it does is not known: what else is "
                    + "told may come of that.",
                "info: " + gone,
            ])
        #expect(told(base, head, broken: "App/Till/Till.swift").last == "breaking: " + gone)
        #expect(told(base, head) == ["breaking: " + gone])
    }

    /// Of one side something is left out, in a file that no way runs through.
    private func review(
        _ base: SmallGraph, _ head: SmallGraph, before: [String: String], after: [String: String],
        isBaseCutShort: Bool = false
    ) -> NavigationReview {
        let side = { (graph: SmallGraph, files: [String: String], isCutShort: Bool) in
            NavigationReview.Side(
                graph.graph, name: "one", cutShort: isCutShort ? ["App/App.swift"] : [],
                texts: SourceTexts(files: files.keys.sorted()) { files[$0].map { Array($0.utf8) } })
        }
        return NavigationReview(base: side(base, before, isBaseCutShort), head: side(head, after, !isBaseCutShort))
    }

    private func told(
        _ base: SmallGraph, _ head: SmallGraph, before: [String: String], after: [String: String],
        isBaseCutShort: Bool = false
    ) -> [String] {
        review(base, head, before: before, after: after, isBaseCutShort: isBaseCutShort)
            .folded.map { "\($0.level.rawValue)\($0.isUnsure ? ", not sure" : ""): \($0.text)" }
    }

    private func file(_ line: String, at place: Int) -> String {
        String(repeating: "// a line\n", count: place - 1) + "    \(line)\n"
    }

    @Test("What proves a way tells whether it went with the change, where something of the head is left out")
    func standing() {
        let shows = "show(Shop())"
        let before = ["App/Hall/Hall.swift": file(shows, at: 11)]
        let gone =
            "Hall no longer leads to Shop, which can no longer be reached, nor can Till behind it; it was a push, by `show()`."
        #expect(
            told(base, head, before: before, after: ["App/Hall/Hall.swift": file(shows, at: 3)])
                == ["info, not sure: " + gone])
        let unsure = review(base, head, before: before, after: before)
        #expect(ReviewText.of(unsure).contains("\n      not sure: code there does too much"))
        #expect(String(decoding: ReviewJSON.encode(unsure), as: UTF8.self).contains("\"unsure\": true"))
        // In a file that has moved, too.
        #expect(
            told(base, head, before: before, after: ["App/Visit/Hall.swift": file(shows, at: 3)])
                == ["info, not sure: " + gone])
        #expect(
            told(base, head, before: before, after: ["App/Hall/Hall.swift": file("show(Bar())", at: 11)])
                == ["breaking: " + gone])
        #expect(told(base, head, before: before, after: [:]) == ["breaking: " + gone])
    }

    @Test("What proved a new way in the base already is not surely new, where something of the base is left out")
    func standingBefore() {
        let shows = "show(Shop())"
        let after = ["App/Hall/Hall.swift": file(shows, at: 11)]
        let new =
            "Hall leads to Shop now, which could not be reached before, nor could Till behind it: a push, by `show()`."
        let told = { (before: [String: String], isCutShort: Bool) in
            self.told(self.head, self.base, before: before, after: after, isBaseCutShort: isCutShort)
        }
        #expect(told(["App/Hall/Hall.swift": file(shows, at: 3)], true) == ["info, not sure: " + new])
        #expect(
            ReviewText.of(self.review(self.head, self.base, before: after, after: after, isBaseCutShort: true))
                .contains("\n      not sure: code of the base does too much"))
        #expect(told(["App/Hall/Hall.swift": file("show(Bar())", at: 3)], true) == ["notable: " + new])
        #expect(told(["App/Hall/Hall.swift": file(shows, at: 3)], false) == ["notable: " + new])
    }

    @Test("A new screen to which no way is known may have one in what is left out")
    func newScreen() {
        let base = SmallGraph("App -root-> Hall")
        let head = SmallGraph("App -root-> Hall", modules: [SmallGraph.module("Shop")])
        let told = { (cutShort: [String]) in
            NavigationReview(
                base: .init(base.graph, name: "one"), head: .init(head.graph, name: "two", cutShort: cutShort)
            ).folded.map(\.text)
        }
        let new = "The module Shop is new; no way that leads there is known"
        #expect(told([]) == [new + "."])
        #expect(
            told(["App/Hall/Hall.swift"])
                == [new + ", and one may be left out where code does too much to be followed as a whole."])
    }

    @Test("A way whose files are all the same was only followed otherwise, and asks for nothing else")
    func sameFiles() {
        let graph = { (condition: String) in
            SmallGraph("App -root-> Hall", "Hall -push-> Shop by show() if \(condition)")
        }
        let files = ["App/Hall/Hall.swift": "show()"]
        #expect(told(graph("isOpen"), graph("isNew"), before: files, after: files) == [])
        #expect(
            told(graph("isOpen"), graph("isNew"), before: files, after: ["App/Hall/Hall.swift": "show(1)"]).count == 1)
    }

    @Test("Several are a line")
    func several() {
        #expect(
            told(base, base, broken: "A.swift", "B.swift") == [
                "breaking: `A.swift` and `B.swift` cannot be read as Swift now, so that what they do is not known: what else is "
                    + "told may come of that."
            ])
    }
}
