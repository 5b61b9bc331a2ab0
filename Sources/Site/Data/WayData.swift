import NavigationGraph

/// What the way finder tells of each route: what to tap, what is passed, when it is taken, and where it is proved.
struct WayData: Encodable {
    /// A phrase and the code that it is about; either may be empty.
    private typealias Phrase = [String]

    private struct Step: Encodable {
        /// What sets it off.
        var tap: [Phrase]?
        /// The navigation option or method.
        var way: String?
        /// Each a name with its type.
        var passes: [String]?
        /// What must hold.
        var when: [Phrase]?
        /// Where the route is shown in full.
        var place: String?
        /// Whether nothing is known to set it off.
        var idle: Bool?
        /// What speaks against it where others lead to the same place in as many steps.
        var cost: Int
        /// The transition, where the source is still on the screen around the target.
        var around: String?
        /// How the system leads back to the source.
        var back: String?
        /// The variant of its source that it belongs to.
        var variant: String?
        /// The variant of its target that it shows.
        var into: String?
    }

    /// A way back, which lands on one node or another.
    private struct Return: Encodable {
        /// Into the nodes of `MapData`.
        var from: Int
        var to: [Int]
        var by: String
        var step: Step
    }

    /// In the order of the routes of `MapData`.
    private let steps: [Step]
    private let returns: [Return]
    /// What to do to go from a route's target to its source: where that is around it, and where the system leads back.
    private let turned = [
        "around": "Nothing: it is around this screen", "back": "Go back with the system’s button or swipe",
    ]

    init(_ site: SiteContents) {
        let places = Dictionary(
            (site.graph.entryPoints.map(\.id) + site.graph.modules.map(\.id)).enumerated().map { ($1, $0) }
        ) { first, _ in first }
        steps = MapData.shown(site.graph).map { route in
            var step = Self.step(route, site)
            step.around = site.isAround(route) ? route.transition.rawValue : nil
            step.back = site.wayBack(of: route)?.rawValue
            return step
        }
        returns = site.graph.routes.compactMap { route in
            guard route.destination.kind == .back, let from = places[route.source] else { return nil }
            let landings = route.landsOn.compactMap { places[$0] }
            guard !landings.isEmpty else { return nil }
            return Return(from: from, to: landings, by: route.transition.rawValue, step: Self.step(route, site))
        }
    }

    private static func step(_ route: Route, _ site: SiteContents) -> Step {
        var step = Step(place: site.place(of: route), idle: route.neverTriggered ? true : nil, cost: route.cost)
        let isTabToSelect = site.isTabToSelect(route)
        var taps: [Phrase] = isTabToSelect ? [["Select its tab", ""]] : []
        for chain in isTabToSelect ? [] : route.plainestTriggers {
            guard let words = TriggerWords(chain) else { continue }
            let phrase = [ScriptData.visible(words.saying), words.code.isEmpty ? "" : ScriptData.visible(words.code)]
            if !taps.contains(phrase) { taps.append(phrase) }
        }
        if taps.isEmpty, site.isOfLaunch(route) { taps = [[TriggerWords.launch, ""]] }
        if !taps.isEmpty { step.tap = taps }
        (step.variant, step.into) = (route.variant, route.targetVariant)
        step.way = PageLinks.way(of: route).map(ScriptData.visible)
        if !route.passes.isEmpty {
            step.passes = route.passes.map {
                ScriptData.visible($0.type.isEmpty ? $0.name : "\($0.name): \($0.type)")
            }
        }
        let condition = ConditionWords(route).parts
        if !condition.isEmpty {
            step.when = condition.map { part in
                guard part.choices.isEmpty, part.end.isEmpty else { return [ScriptData.visible(part.text), ""] }
                return [part.words, part.code.isEmpty ? "" : ScriptData.visible(part.code)]
            }
        }
        return step
    }
}
