extension GraphJSONStream {
    /// Writes a route, its evidence and its trigger chains one step a line.
    mutating func write(_ route: Route) {
        object(.lines) {
            $0.member("id", route.id)
            $0.member("source", route.source)
            $0.member("target", orNull: route.target)
            $0.object("destination") {
                $0.member("kind", route.destination.kind.rawValue)
                $0.member("name", route.destination.name)
            }
            $0.member("landsOn", route.landsOn)
            if !route.opens.isEmpty { $0.member("opens", route.opens) }
            $0.member("variant", orNull: route.variant)
            if let shown = route.targetVariant { $0.member("targetVariant", shown) }
            $0.member("neverTriggered", route.neverTriggered)
            $0.member("transition", route.transition.rawValue)
            $0.member("container", orNull: route.container?.rawValue)
            $0.member("option", orNull: route.option)
            $0.member("method", orNull: route.method)
            $0.rows("passes", route.passes) { $0.writeMembers(of: $1) }
            $0.member("condition", orNull: route.condition)
            if route.conditionIsPartial { $0.member("conditionIsPartial", true) }
            $0.member("confidence", route.confidence.rawValue)
            $0.rows("evidence", route.evidence) { $0.writeMembers(of: $1) }
            $0.array("triggers", route.triggers, .lines) { stream, chain in
                stream.array(chain, .lines) { stream, step in
                    stream.object(.inline) { $0.writeMembers(of: step) }
                }
            }
        }
    }

    private mutating func writeMembers(of passed: Route.Passed) {
        member("name", passed.name)
        member("type", passed.type)
        member("channel", passed.channel.rawValue)
    }

    private mutating func writeMembers(of evidence: Route.Evidence) {
        writePlace(evidence.file, evidence.line)
        member("role", evidence.role.rawValue)
        member("object", ifAny: evidence.object)
    }

    private mutating func writeMembers(of step: Route.TriggerStep) {
        member("component", orNull: step.component?.rawValue)
        member("type", step.type)
        member("member", step.member)
        member("title", ifAny: step.title)
        writePlace(step.file, step.line)
        member("kind", ifAny: step.kind?.rawValue)
    }
}
