import Testing

@testable import Linking

@Suite("Types of one name")
struct HomonymsTests {
    private let types = Homonyms([
        (7, "App/Login/Login.swift"), (3, "App/Login/Old/Login.swift"), (5, "Kit/Login.swift"), (9, "Login.swift"),
        (11, "Kit/Login.swift"),
    ])

    @Test(
        "The nearest is the one that shares most folders; of several, the first that was declared",
        arguments: [
            ("App/Login/Login.swift", 7), ("App/Login/Other.swift", 3), ("App/Login/Old/Other.swift", 3),
            ("App/Main.swift", 3), ("Kit/Deep/Er.swift", 5), ("Kit/Login.swift", 5), ("Main.swift", 3),
            ("Login.swift", 9), ("Applied/Main.swift", 3), ("", 3),
        ])
    func nearest(path: String, symbol: Int) {
        #expect(types.nearest(to: path) == symbol)
    }

    @Test func none() {
        #expect(Homonyms([]).nearest(to: "App/Main.swift") == nil)
        #expect(Homonyms([(4, nil)]).nearest(to: "App/Main.swift") == 4)
    }

    @Test("It chooses as a look at each of them does")
    func againstEach() throws {
        var state: UInt64 = 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        func path() -> String { (0..<1 + next(4)).map { _ in ["A", "B", "AB"][next(3)] }.joined(separator: "/") }
        for _ in 0..<500 {
            let candidates = (0..<1 + next(12)).map { (symbol: $0, path: path()) }
            let file = path()
            let expected = candidates.max {
                (sharedFolders($0.path, file), -$0.symbol) < (sharedFolders($1.path, file), -$1.symbol)
            }
            #expect(Homonyms(candidates.map { ($0.symbol, $0.path) }).nearest(to: file) == expected?.symbol)
        }
    }
}
