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

    @Test("What may be gone only because code does too much is good to know, and said to be not sure")
    func cutShort() {
        let told = { (files: [String]) in
            let head = NavigationReview.Side(head.graph, name: "two", cutShort: files)
            return ReviewText.of(NavigationReview(base: .init(base.graph, name: "one"), head: head))
        }
        let hall = told(["App/Hall/Hall.swift"])
        #expect(hall.contains("1 good to know"))
        #expect(hall.contains("\n      not sure: code there does too much"))
        let review = NavigationReview(
            base: .init(base.graph, name: "one"),
            head: .init(head.graph, name: "two", cutShort: ["App/Hall/Hall.swift"]))
        #expect(String(decoding: ReviewJSON.encode(review), as: UTF8.self).contains("\"unsure\": true"))
        #expect(told(["App/Till/Till.swift"]) == told([]))
        #expect(told([]).contains("1 breaking"))
        #expect(!told([]).contains("not sure"))
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
