import NavigationGraph

extension GraphEncoder {
    mutating func write(_ route: Route) {
        text(route.id)
        text(route.source)
        text(route.target)
        choice(route.destination.kind, of: StoredChoices.destinations)
        text(route.destination.name)
        array(route.landsOn)
        array(route.opens)
        text(route.variant)
        text(route.targetVariant)
        flag(route.neverTriggered)
        choice(route.transition, of: StoredChoices.transitions)
        choice(route.container, of: StoredChoices.containers)
        text(route.option)
        text(route.method)
        array(route.passes) { $0.write($1) }
        text(route.condition)
        flag(route.conditionIsPartial)
        choice(route.confidence, of: StoredChoices.confidences)
        array(route.evidence) { $0.write($1) }
        array(route.triggers) { encoder, chain in encoder.array(chain) { $0.write($1) } }
    }
}

extension GraphDecoder {
    mutating func route() throws -> Route {
        Route(
            id: try text(), source: try text(), target: try optionalText(), destination: try destination(),
            landsOn: try allTexts(), opens: try allTexts(), variant: try optionalText(),
            targetVariant: try optionalText(), neverTriggered: try flag(),
            transition: try choice(of: StoredChoices.transitions),
            container: try optionalChoice(of: StoredChoices.containers), option: try optionalText(),
            method: try optionalText(), passes: try array { try $0.passed() }, condition: try optionalText(),
            conditionIsPartial: try flag(), confidence: try choice(of: StoredChoices.confidences),
            evidence: try array { try $0.evidence() },
            triggers: try array { decoder in try decoder.array { try $0.step() } })
    }

    private mutating func destination() throws -> Route.Destination {
        Route.Destination(kind: try choice(of: StoredChoices.destinations), name: try text())
    }
}

extension GraphEncoder {
    private mutating func write(_ passed: Route.Passed) {
        text(passed.name)
        text(passed.type)
        choice(passed.channel, of: StoredChoices.passedChannels)
    }

    private mutating func write(_ evidence: Route.Evidence) {
        place(evidence.file, evidence.line)
        choice(evidence.role, of: StoredChoices.steps)
        text(evidence.object)
    }

    private mutating func write(_ step: Route.TriggerStep) {
        choice(step.component, of: StoredChoices.roles)
        text(step.type)
        text(step.member)
        text(step.title)
        place(step.file, step.line)
        choice(step.kind, of: StoredChoices.triggers)
    }
}

extension GraphDecoder {
    private mutating func passed() throws -> Route.Passed {
        Route.Passed(name: try text(), type: try text(), channel: try choice(of: StoredChoices.passedChannels))
    }

    private mutating func evidence() throws -> Route.Evidence {
        Route.Evidence(
            file: try text(), line: try number(), role: try choice(of: StoredChoices.steps),
            object: try optionalText())
    }

    private mutating func step() throws -> Route.TriggerStep {
        Route.TriggerStep(
            component: try optionalChoice(of: StoredChoices.roles), type: try text(), member: try text(),
            title: try optionalText(), file: try text(), line: try number(),
            kind: try optionalChoice(of: StoredChoices.triggers))
    }
}
