import Configuration
import Testing

@Suite("The name that was meant")
struct NearestNameTests {
    private let names = ["include", "exclude", "includeTests", "theme"]

    @Test(
        "A slip of the finger is seen through",
        arguments: [("inclde", "include"), ("INCLUDE", "include"), ("thmee", "theme"), ("themes", "theme")])
    func slips(typed: String, meant: String) {
        #expect(NearestName.of(typed, in: names) == meant)
    }

    @Test("What is like nothing has no nearest name", arguments: ["colour", "", String(repeating: "a", count: 10_000)])
    func nothing(typed: String) {
        #expect(NearestName.of(typed, in: names) == nil)
    }
}
