import Facts

/// Reads the bodies file by file; needs no types, and so can run beside what connects them.
struct BodyIndexer {
    private let files: [SwiftFacts]
    private let names: FileIdentifiers
    private var found = BodyIndex()
    private var calls: [(name: Identifier, element: ActionRef)] = []
    private var assignments: [(name: Identifier, element: ActionRef)] = []
    private var appends: [(name: Identifier, element: ActionRef)] = []
    private var wirings: [(name: Identifier, element: ActionRef)] = []

    /// Methods that change an array in place.
    private static let editTexts = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "popLast",
    ]

    /// Those that add their first argument.
    static let adding = ["append", "insert"]

    static func adds(_ name: Identifier) -> Bool { name == .append || name == .insert }

    private let edits: Set<Identifier>

    static func index(_ files: [SwiftFacts], _ identifiers: IdentifierTable) -> @Sendable () -> BodyIndex {
        let names = identifiers.files
        let edits = Set(editTexts.map { identifiers.identifier($0) })
        return {
            var indexer = BodyIndexer(files: files, names: names, edits: edits)
            for file in files.indices { indexer.read(file) }
            return indexer.finished()
        }
    }

    private init(files: [SwiftFacts], names: FileIdentifiers, edits: Set<Identifier>) {
        self.files = files
        self.names = names
        self.edits = edits
    }

    private mutating func read(_ file: Int) {
        let facts = files[file]
        var localAssignments: [LocalID: [ActionRef]] = [:]
        var localEdits: [LocalID: [ActionRef]] = [:]
        func edit(_ base: ExpressionID, _ reference: ActionRef, isAssigned: Bool) {
            switch facts.expressions[base] {
            case .local(let local): localEdits[local, default: []].append(reference)
            case .name(let name), .member(_, let name):
                let member = names[name, reference.file]
                appends.append((member, reference))
                if isAssigned { assignments.append((member, reference)) }
            default: break
            }
        }
        for (index, action) in facts.actions.enumerated() {
            let reference = ActionRef(file: Int32(file), action: Int32(index))
            switch (action.kind, facts.expressions[action.expression]) {
            case (.call, .call(let callee, let arguments)):
                for (position, argument) in facts.arguments(arguments).enumerated() {
                    for closure in facts.closures(in: argument.value) {
                        found.closureUses[FunctionRef(file, closure)] =
                            (ExpressionRef(file, action.expression), position)
                    }
                }
                if case .member(let base?, let name) = facts.expressions[callee] {
                    let called = names[name, reference.file]
                    if called == .append {
                        edit(base, reference, isAssigned: false)
                    } else if edits.contains(called), case .local(let local) = facts.expressions[base] {
                        localEdits[local, default: []].append(reference)
                    }
                }
                addNames(of: callee, facts, reference)
            case (.assignment, .assignment(let target, let value)):
                for closure in facts.closures(in: value) {
                    found.closureAssignments[FunctionRef(file, closure)] = reference
                }
                switch facts.expressions[target] {
                case .local(let local): localAssignments[local, default: []].append(reference)
                case .tuple(let parts):
                    for part in facts.arguments(parts) {
                        guard case .local(let local) = facts.expressions[part.value] else { continue }
                        localAssignments[local, default: []].append(reference)
                    }
                case .element(let base, _): edit(base, reference, isAssigned: true)
                case .name(let name), .member(_, let name):
                    assignments.append((names[name, reference.file], reference))
                    if isWiring(target, value, facts) { wirings.append((names[name, reference.file], reference)) }
                default: break
                }
            default: break
            }
        }
        found.localAssignments.append(localAssignments)
        found.localEdits.append(localEdits)
        useNamedClosures(file)
        for (index, function) in facts.functions.enumerated() {
            if function.parameters.contains(where: { facts.isVariadic($0) }) {
                found.variadicFunctions.insert(FunctionRef(file: Int32(file), function: Int32(index)))
            }
            if function.kind == .observer { found.observedNames.insert(names[function.name, Int32(file)]) }
            guard let parent = function.parent else { continue }
            found.innerFunctions[FunctionRef(file, parent), default: []]
                .append(FunctionRef(file: Int32(file), function: Int32(index)))
        }
    }

    /// A closure to which a constant gives a name, and that is only handed on, is used where that is:
    /// `let open = { … }; ShelfRouter(open: open)`.
    private mutating func useNamedClosures(_ file: Int) {
        let facts = files[file]
        var closures: [LocalID: FunctionID] = [:]
        for (index, local) in facts.locals.enumerated() where !local.isVariable {
            guard case .value(let value) = local.source, case .closure(let closure) = facts.expressions[value] else {
                continue
            }
            closures[LocalID(index)] = closure
        }
        guard !closures.isEmpty else { return }
        var mentions: [LocalID: Int] = [:]
        for case .local(let local) in facts.expressions where closures[local] != nil {
            mentions[local, default: 0] += 1
        }
        for action in facts.actions where action.kind == .call {
            guard case .call(_, let arguments) = facts.expressions[action.expression] else { continue }
            for (position, argument) in facts.arguments(arguments).enumerated() {
                guard case .local(let local) = facts.expressions[argument.value], mentions[local] == 1,
                    let closure = closures[local], facts.functions[closure].parent == action.function
                else { continue }
                found.closureUses[FunctionRef(file, closure)] = (ExpressionRef(file, action.expression), position)
            }
        }
    }

    private func finished() -> BodyIndex {
        var index = found
        index.callsByName = ActionIndex(calls)
        index.assignmentsByName = ActionIndex(assignments)
        index.memberAppends = ActionIndex(appends)
        index.wirings = ActionIndex(wirings)
        index.uncalled = UncalledMentions(files, names)
        return index
    }

    /// `view.presenter = presenter`, where all that is known of both is what the code was handed.
    private func isWiring(_ target: ExpressionID, _ value: ExpressionID, _ facts: SwiftFacts) -> Bool {
        guard case .local = facts.expressions[value], case .member(let base?, _) = facts.expressions[target],
            case .local = facts.expressions[base]
        else { return false }
        return true
    }

    /// Indexes a call by the names of what it calls.
    private mutating func addNames(of callee: ExpressionID, _ facts: SwiftFacts, _ call: ActionRef) {
        let name: NameID
        switch facts.expressions[callee] {
        case .name(let text): name = text
        case .member(let base, let text):
            name = text
            if let base, names[text, call.file] == .initializer { addNames(of: base, facts, call) }
        case .function(let function): name = facts.functions[function].name
        case .type(let type):
            switch facts.types[Int(type.index)] {
            case .named(let text, _), .member(_, let text, _): name = text
            default: return
            }
        default: return
        }
        calls.append((names[name, call.file], call))
    }
}

extension SwiftFacts {
    /// The closures that an expression may stand for: each branch of a choice, `isOpen ? { open() } : nil`, goes where
    /// the choice goes.
    func closures(in expression: ExpressionID) -> [FunctionID] {
        switch expressions[expression] {
        case .closure(let closure): [closure]
        case .alternatives(let choices): arguments(choices).flatMap { closures(in: $0.value) }
        default: []
        }
    }
}
