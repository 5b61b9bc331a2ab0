import Testing

@testable import Review

@Suite("A picture of the HTML review")
struct ReviewPictureTests {
    private static func html(width: Int) -> String {
        let review = NavigationReview(
            base: .init(SmallGraph("App -root-> Hall").graph, name: "one"),
            head: .init(SmallGraph("App -root-> Hall", "Hall -push-> Shop by show()").graph, name: "two"))
        let svg = "<svg class=\"wm-diagram\" width=\"\(width)\" height=\"40\"><rect width=\"9000\"/></svg>"
        return ReviewHTML(
            review,
            pictures: [.init(title: "Small", svg: "<svg width=\"90\"></svg>"), .init(title: "Other", svg: svg)],
            diagramStyle: ""
        ).text
    }

    @Test("that is wider than the page is as wide as it until its full size is asked for")
    func wide() {
        let wide = Self.html(width: 5486)
        #expect(wide.contains("id=\"full-size-1\""))
        #expect(!wide.contains("id=\"full-size-0\""))
        #expect(wide.contains("<div class=\"map whole\" tabindex=\"0\" role=\"region\" aria-label=\"Other\">"))
    }

    @Test("that fits is shown as it was drawn")
    func small() {
        let small = Self.html(width: 600)
        #expect(!small.contains("<input type=\"checkbox\""))
        #expect(!small.contains("class=\"map whole\""))
    }
}
