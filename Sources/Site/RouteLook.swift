import NavigationGraph

/// What a row of a table tells of a route but for its condition and its proof.
///
/// Where many routes from one source to one target look alike, a reader sees the same line again and again: they are told in
/// one row, which unfolds.
struct RouteLook: Hashable {
    /// Up to so many rows that look alike stay apart, so that each has its condition in sight.
    private static let apart = 3

    /// What is cheap to ask, and tells most routes apart.
    private struct Kind: Hashable {
        let source: String
        let target: String
        let transition: Transition
        let option: String?
        let method: String?

        /// Nil for a route that leads to no module, whose row tells of addresses and of where it lands.
        init?(_ route: Route?) {
            guard let route, let target = route.target else { return nil }
            (source, self.target, transition) = (route.source, target, route.transition)
            (option, method) = (route.option, route.method)
        }
    }

    private let kind: Kind
    private let container: Container?
    private let variants: [String?]
    private let confidence: Confidence
    private let neverTriggered: Bool
    private let trigger: TriggerWords?
    private let passes: [Route.Passed]

    private init?(_ route: Route) {
        guard let kind = Kind(route) else { return nil }
        self.kind = kind
        container = route.container
        variants = [route.variant, route.targetVariant]
        (confidence, neverTriggered) = (route.confidence, route.neverTriggered)
        trigger = TriggerWords(route.plainestTriggers.first ?? [])
        passes = route.passes
    }

    /// The look of a row; nil where its routes differ in it.
    private init?(_ row: [Route]) {
        guard let first = row.first.flatMap(RouteLook.init), row.dropFirst().allSatisfy({ RouteLook($0) == first })
        else { return nil }
        self = first
    }

    /// Rows, those of which many look alike put together where the first of them was.
    static func together(_ rows: [[Route]]) -> [[Route]] {
        var numbers: [Kind: Int] = [:]
        for row in rows { if let kind = Kind(row.first) { numbers[kind, default: 0] += 1 } }
        guard numbers.values.contains(where: { $0 > apart }) else { return rows }
        let looks = rows.map { row in
            Kind(row.first).map { numbers[$0, default: 0] > apart } ?? false ? RouteLook(row) : nil
        }
        var alike: [RouteLook: Int] = [:]
        for case let look? in looks { alike[look, default: 0] += 1 }
        var places: [RouteLook: Int] = [:]
        var result: [[Route]] = []
        for (row, look) in zip(rows, looks) {
            guard let look, alike[look, default: 0] > apart else {
                result.append(row)
                continue
            }
            if let place = places[look] {
                result[place] += row
            } else {
                places[look] = result.count
                result.append(row)
            }
        }
        return result
    }
}
