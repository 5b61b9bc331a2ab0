import NavigationGraph

/// What the way finder tells of each route: what to tap, what is passed, when it is taken, and where it is proved.
struct WayData {
    /// A phrase and the code that it is about; either may be empty.
    private typealias Phrase = [String]

    private struct Step {
        /// What sets it off.
        var tap: [Phrase] = []
        /// The navigation option or method.
        var way: String?
        /// Each a name with its type.
        var passes: [String] = []
        /// What must hold.
        var when: [Phrase] = []
        /// Where the route is shown in full.
        var place: String?
        /// Whether nothing is known to set it off.
        var idle: Bool
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

        func write(_ json: inout GraphJSONStream) {
            json.object(.compact) { json in
                json.member("around", ifAny: around)
                json.member("back", ifAny: back)
                json.member("cost", cost)
                json.member("idle", ifTrue: idle)
                json.member("into", ifAny: into)
                if !passes.isEmpty { json.member("passes", passes) }
                json.member("place", ifAny: place)
                Self.write("tap", tap, &json)
                json.member("variant", ifAny: variant)
                json.member("way", ifAny: way)
                Self.write("when", when, &json)
            }
        }

        private static func write(_ name: StaticString, _ phrases: [Phrase], _ json: inout GraphJSONStream) {
            guard !phrases.isEmpty else { return }
            json.array(name, phrases, .compact) { json, phrase in json.array(phrase, .compact) { $0.write($1) } }
        }
    }

    /// A way back, which lands on one node or another.
    private struct Return {
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
    private static let turned = (
        around: "Nothing: it is around this screen", back: "Go back with the system’s button or swipe"
    )

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
        var step = Step(place: site.place(of: route), idle: route.neverTriggered, cost: route.cost)
        let isTabToSelect = site.isTabToSelect(route)
        var taps: [Phrase] = isTabToSelect ? [[RouteWords.tab, ""]] : []
        for chain in isTabToSelect ? [] : route.plainestTriggers {
            guard let words = TriggerWords(chain) else { continue }
            let phrase = [ScriptData.visible(words.saying), words.code.isEmpty ? "" : ScriptData.visible(words.code)]
            if !taps.contains(phrase) { taps.append(phrase) }
        }
        if taps.isEmpty, site.isOfLaunch(route) { taps = [[TriggerWords.launch, ""]] }
        step.tap = taps
        (step.variant, step.into) = (route.variant, route.targetVariant)
        step.way = PageLinks.way(of: route).map(ScriptData.visible)
        step.passes = route.passes.map {
            ScriptData.visible($0.type.isEmpty ? $0.name : "\($0.name): \($0.type)")
        }
        step.when = site.condition(of: route).parts.map { part in
            guard part.subject.isEmpty, part.choices.isEmpty, part.others.isEmpty, part.end.isEmpty else {
                return [ScriptData.visible(part.text), ""]
            }
            return [part.words, part.code.isEmpty ? "" : ScriptData.visible(part.code)]
        }
        return step
    }
}

extension WayData: ScriptValue {
    func write(_ json: inout GraphJSONStream) {
        json.rows("returns", returns) { json, back in
            json.member("by", back.by)
            json.member("from", back.from)
            json.key("step")
            back.step.write(&json)
            json.array("to", back.to, .compact) { $0.write($1) }
        }
        json.array("steps", steps, .compact) { $1.write(&$0) }
        json.object("turned") { json in
            json.member("around", Self.turned.around)
            json.member("back", Self.turned.back)
        }
    }
}
