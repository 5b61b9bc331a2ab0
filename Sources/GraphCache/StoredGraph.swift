import NavigationGraph

/// The values that a member of a graph may have, each by its number.
enum StoredChoices {
    static let roles = Role.allCases
    static let moduleKinds = Module.Kind.allCases
    static let strengths = Reference.Strength.allCases
    static let inputChannels = Input.Channel.allCases
    static let outputChannels = Output.Channel.allCases
    static let entryKinds = EntryPoint.Kind.allCases
    static let destinations = Route.Destination.Kind.allCases
    static let transitions = Transition.allCases
    static let containers = Container.allCases
    static let passedChannels = Route.Passed.Channel.allCases
    static let confidences = Confidence.allCases
    static let steps = Route.Evidence.Step.allCases
    static let triggers = Route.TriggerStep.Kind.allCases
    static let classes = NavigationCall.Class.allCases
}

extension GraphEncoder {
    mutating func write(_ graph: NavigationGraph) {
        write(graph.app)
        array(graph.modules) { $0.write($1) }
        array(graph.entryPoints) { $0.write($1) }
        array(graph.routes) { $0.write($1) }
        array(graph.suppressions) { $0.write($1) }
        array(graph.storyboardFaults) { $0.write($1) }
        array(graph.pictures) { $0.write($1) }
        array(graph.unresolved) { $0.write($1) }
        write(graph.coverage)
        write(graph.scan)
        array(graph.navigationCalls) { $0.write($1) }
    }
}

extension GraphDecoder {
    mutating func graph() throws -> NavigationGraph {
        NavigationGraph(
            app: try app(), modules: try array { try $0.module() }, entryPoints: try array { try $0.entryPoint() },
            routes: try array { try $0.route() }, suppressions: try array { try $0.suppression() },
            storyboardFaults: try array { try $0.storyboardFault() }, pictures: try array { try $0.picture() },
            unresolved: try array { try $0.unresolvedCall() }, coverage: try coverage(), scan: try scan(),
            navigationCalls: try array { try $0.navigationCall() })
    }
}

extension GraphEncoder {
    private mutating func write(_ app: NavigationGraph.App) {
        text(app.name)
        text(app.revision)
        text(app.remote)
        text(app.folder)
    }
}

extension GraphDecoder {
    private mutating func app() throws -> NavigationGraph.App {
        NavigationGraph.App(
            name: try text(), revision: try optionalText(), remote: try optionalText(), folder: try optionalText())
    }
}

extension GraphEncoder {
    private mutating func write(_ point: EntryPoint) {
        text(point.id)
        choice(point.kind, of: StoredChoices.entryKinds)
        place(point.file, point.line)
        text(point.unresolved)
    }
}

extension GraphDecoder {
    private mutating func entryPoint() throws -> EntryPoint {
        EntryPoint(
            id: try text(), kind: try choice(of: StoredChoices.entryKinds), file: try text(), line: try number(),
            unresolved: try optionalText())
    }
}

extension GraphEncoder {
    private mutating func write(_ suppression: Suppression) {
        text(suppression.rule)
        text(suppression.reason)
        place(suppression.file, suppression.line)
        number(suppression.through)
    }

    private mutating func write(_ fault: StoryboardFault) {
        text(fault.message)
        place(fault.file, fault.line)
    }

    private mutating func write(_ picture: Picture) {
        text(picture.module)
        text(picture.file)
    }
}

extension GraphDecoder {
    private mutating func suppression() throws -> Suppression {
        Suppression(
            rule: try text(), reason: try text(), file: try text(), line: try number(), through: try number())
    }

    private mutating func storyboardFault() throws -> StoryboardFault {
        StoryboardFault(message: try text(), file: try text(), line: try number())
    }

    private mutating func picture() throws -> Picture { Picture(module: try text(), file: try text()) }
}

extension GraphEncoder {
    private mutating func write(_ call: UnresolvedCall) {
        place(call.file, call.line)
        number(call.column)
        text(call.call)
        text(call.reason)
        text(call.owner)
    }

    private mutating func write(_ call: NavigationCall) {
        place(call.file, call.line)
        number(call.column)
        text(call.call)
        choice(call.class, of: StoredChoices.classes)
        text(call.reason)
        text(call.owner)
    }
}

extension GraphDecoder {
    private mutating func unresolvedCall() throws -> UnresolvedCall {
        UnresolvedCall(
            file: try text(), line: try number(), column: try number(), call: try text(), reason: try text(),
            owner: try optionalText())
    }

    private mutating func navigationCall() throws -> NavigationCall {
        NavigationCall(
            file: try text(), line: try number(), column: try number(), call: try text(),
            class: try choice(of: StoredChoices.classes), reason: try optionalText(), owner: try optionalText())
    }
}

extension GraphEncoder {
    private mutating func write(_ coverage: Coverage) {
        number(coverage.navigationCalls)
        number(coverage.resolved)
        number(coverage.outsideModules)
        number(coverage.unresolved)
        number(coverage.outOfTarget)
    }

    private mutating func write(_ scan: ScanReport) {
        number(scan.swiftFiles)
        number(scan.storyboards)
        number(scan.objectiveCFiles)
        number(scan.objectiveCFilesWithNavigation)
        number(scan.objectiveCNavigationCalls)
        text(scan.target)
        array(scan.outOfTarget)
    }
}

extension GraphDecoder {
    private mutating func coverage() throws -> Coverage {
        var coverage = Coverage()
        coverage.navigationCalls = try number()
        coverage.resolved = try number()
        coverage.outsideModules = try number()
        coverage.unresolved = try number()
        coverage.outOfTarget = try number()
        return coverage
    }

    private mutating func scan() throws -> ScanReport {
        ScanReport(
            swiftFiles: try number(), storyboards: try number(), objectiveCFiles: try number(),
            objectiveCFilesWithNavigation: try number(), objectiveCNavigationCalls: try number(),
            target: try optionalText(), outOfTarget: try allTexts())
    }
}
