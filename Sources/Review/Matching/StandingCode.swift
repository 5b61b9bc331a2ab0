import Diagnostics
import NavigationGraph

/// Whether the code that proves a route of one state stands in the other one too.
///
/// Where it does, and the other state was not followed as a whole, that state may have the route as well.
struct StandingCode: Sendable {
    private let base, head: SourceTexts

    /// Nil where the sources of a side are not known.
    init?(base: NavigationReview.Side, head: NavigationReview.Side) {
        guard let before = base.texts, let after = head.texts else { return nil }
        (self.base, self.head) = (before, after)
    }

    /// Whether the head still has each line from which a route of the base follows, and from which something sets it off.
    func standsInHead(_ route: Route) -> Bool { Self.stands(route, of: base, in: head) }

    /// Whether the base had each line from which a route of the head follows, and from which something sets it off.
    func stoodInBase(_ route: Route) -> Bool { Self.stands(route, of: head, in: base) }

    /// Whether all files that prove one way or the other are the same in both states.
    func isSame(_ one: Way, _ other: Way) -> Bool {
        let files = (one.routes + other.routes).flatMap { route in
            route.evidence.map(\.file) + route.triggers.joined().map(\.file).filter { !$0.isEmpty }
        }
        return Set(files).allSatisfy { base.isSame($0, in: head) }
    }

    private static func stands(_ route: Route, of own: SourceTexts, in other: SourceTexts) -> Bool {
        let stands = { (file: String, line: Int) in
            guard let text = own.text(at: SourcePlace(file: file, line: line)), let place = other.file(like: file)
            else { return false }
            return other.has(text, in: place)
        }
        return route.evidence.allSatisfy { stands($0.file, $0.line) }
            && (route.triggers.isEmpty
                || route.triggers.contains { chain in
                    chain.allSatisfy { $0.file.isEmpty || $0.line == 0 || stands($0.file, $0.line) }
                })
    }
}
