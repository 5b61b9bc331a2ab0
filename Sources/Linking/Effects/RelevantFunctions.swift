import Dialects
import Facts
import NavigationGraph

/// The functions from which a primitive can be reached at all, judged by names and labels.
///
/// An over-approximation that costs no evaluation: a function is relevant when its body holds something that looks like
/// a primitive, or a call that a relevant function could take. Everything else is never looked at. Most of it needs no
/// modules, and is found beside them (`RelevanceThread`).
struct RelevantFunctions {
    let program: Program
    private var functions: FunctionTable<Bool>
    /// How the relevant functions of a name can be called.
    private var signatures: [Identifier: Set<CallShape.Signature>] = [:]
    /// The calls of a name that no relevant function was found to take yet, by their shape.
    private var waiting: [Identifier: [CallShape: Waiting]] = [:]
    private let receivers: CallReceivers
    /// What was found and not looked for among the calls yet.
    private var queue: [Found] = []
    private var isQueued: Set<Found> = []
    /// The accessors among the relevant functions that run when a property is set, by its name.
    private(set) var setters: [Identifier: [FunctionRef]] = [:]
    /// The names of views and view modifiers in whose bodies a primitive can be reached.
    private(set) var views: Set<Identifier> = []
    private var bodies: [Int: FunctionRef] = [:]
    private var bodyFunctions: [FunctionRef: Identifier] = [:]
    /// Names that are called to leave a view, or that change a path.
    private var swiftUINames: Set<Identifier> = []
    /// Files that name a type through which code comes by a view that is a module's, among those that add views.
    private var filesWithViews: Set<Int32> = []
    private var meanings: [Identifier: Meaning] = [:]
    /// The functions in whose bodies stands what makes them relevant, and no call of another one.
    private(set) var beginnings: Set<FunctionRef> = []
    /// The files of all relevant functions.
    private(set) var files: Set<Int32> = []
    private var marksCallers = false
    /// Names of calls that no function of the program bears and that tell of navigation.
    private(set) var foreign: [Identifier: Transition] = [:]
    /// Calls whose name tells of navigation, and which can run none of the program's functions of that name.
    private(set) var foreignCalls: [ExpressionRef: Transition] = [:]
    private var foreignNames: Set<Identifier> = []

    /// How a relevant function can be called, and of what.
    private struct Found: Hashable {
        var name: Identifier
        var signature: CallShape.Signature
        /// The type whose function it is; nil for global ones.
        var owner: Int?
        /// Whether the name is a type's, so that what it is called on says nothing.
        var isMade: Bool
    }

    /// Calls of one name and shape; sorted by what they are made on when a function is found that takes the shape.
    private struct Waiting {
        var unsorted: [ActionRef] = []
        var sorted: [CallReceivers.Receiver: [ActionRef]] = [:]
    }

    /// What can be said before there are modules; `finish(modules:storedViews:keeping:)` adds the rest.
    ///
    /// - Parameter program: a twin that nobody else asks meanwhile.
    init(program: Program) {
        self.program = program
        functions = FunctionTable(files: program.files)
        receivers = CallReceivers(program: program)
        for name in program.primitives.callsByName.keys.sorted() { markPrimitives(name) }
        for name in program.primitives.assignmentsByName.keys.sorted() {
            for reference in program.assignments(named: name) { mark(reference) }
        }
        for name in NavigationPrimitive.selectionsByName.keys.sorted() {
            for reference in program.assignments(named: name) where receivers.mayBeTabBar(reference) { mark(reference) }
        }
        for name in ForeignNavigation.menuParts.keys.sorted() {
            for reference in program.assignments(named: name) where setsMenu(reference) { mark(reference) }
        }
        for name in ForeignNavigation.tabParts.sorted() {
            for reference in program.assignments(named: name) where receivers.isLibrarysTabBar(reference) {
                mark(reference)
            }
        }
        markSwiftUI()
        for name in BodyIndexer.adding {
            for reference in program.calls(named: name) where addsToStack(reference) { mark(reference) }
        }
        for name in NavigationPrimitive.answersByName.keys.sorted() {
            for function in program.functionsNamed(program.identifier(name)) { mark(function) }
        }
        var declaredToo: [(called: Identifier, transition: Transition)] = []
        for called in program.callsByName.names {
            let name = program.text(called)
            // What begins with a capital makes an object.
            guard !name.isEmpty, !name.beginsWithCapital else { continue }
            let known = ForeignNavigation.transition(ofCall: name)
            guard let transition = name == ForeignNavigation.setter ? known ?? .embed : known else { continue }
            if isDeclared(called) {
                declaredToo.append((called, transition))
                continue
            }
            let isUIKits = program.primitives.callsByName[name] != nil
            foreign[called] = transition
            for reference in program.callsByName[called]
            where handsOver(reference, name) && !(isUIKits && looksPrimitive(reference, name)) {
                mark(reference)
            }
        }
        markForeign(declaredToo)
        markAllCallers()
    }

    /// Adds what depends on modules and on what other passes found; what is relevant stays so.
    ///
    /// - Parameter keeping: functions that navigate by keeping what a modifier shows.
    mutating func finish(modules: ModuleMap, storedViews: StoredViews, keeping: [FunctionRef]) {
        filesWithViews = FilesWithViews(modules).files()
        for name in filesWithViews.isEmpty ? [] : program.primitives.callsByName.keys.sorted() { markPrimitives(name) }
        for name in storedViews.transitions.keys.map({ program.text($0) }).sorted() {
            for reference in program.assignments(named: name) { mark(reference) }
        }
        for function in keeping { mark(function) }
        markAllCallers()
        findMeanings()
    }

    /// Marks the calls of names that the program's functions of these names cannot be meant by.
    private mutating func markForeign(_ names: [(called: Identifier, transition: Transition)]) {
        var calls: [Identifier: [ActionRef]] = [:]
        for (called, _) in names {
            let name = program.text(called)
            let found = program.callsByName[called].filter { handsOver($0, name) && !looksPrimitive($0, name) }
            if !found.isEmpty { calls[called] = found }
        }
        let declared = DeclaredNamesakes(of: Set(calls.keys), program: program, receivers: receivers)
        for (called, transition) in names {
            for reference in calls[called] ?? [] where !declared.mayAnswer(reference, named: called) {
                let call = ExpressionRef(Int(reference.file), program.action(reference).expression)
                foreignCalls[call] = transition
                foreignNames.insert(called)
                mark(reference)
            }
        }
    }

    private mutating func markPrimitives(_ name: String) {
        for reference in program.calls(named: name) where looksPrimitive(reference, name) { mark(reference) }
    }

    private mutating func markAllCallers() {
        marksCallers = true
        while let found = queue.popLast() { markCallers(of: found) }
        marksCallers = false
    }

    /// Whether a primitive can be reached from a function.
    func contains(_ function: FunctionRef) -> Bool { functions[function] != nil }

    private mutating func markCallers(of found: Found) {
        var groups = waiting.removeValue(forKey: found.name) ?? calls(named: found.name)
        var callers: [ActionRef] = []
        for shape in groups.keys where found.signature.takes(shape) {
            guard var group = groups[shape] else { continue }
            if found.isMade {
                callers += group.unsorted + group.sorted.values.flatMap(\.self)
                groups[shape] = nil
                continue
            }
            for call in group.unsorted { group.sorted[receivers.receiver(of: call), default: []].append(call) }
            group.unsorted = []
            for receiver in group.sorted.keys where receivers.may(receiver, beOf: found.owner) {
                callers += group.sorted.removeValue(forKey: receiver) ?? []
            }
            groups[shape] = group.sorted.isEmpty ? nil : group
        }
        waiting[found.name] = groups
        for call in callers { mark(call) }
        guard setters[found.name] != nil else { return }
        for reference in program.assignmentsByName[found.name]
        where receivers.may(receivers.receiver(of: reference), beOf: found.owner) {
            mark(reference)
        }
    }

    private func calls(named name: Identifier) -> [CallShape: Waiting] {
        var groups: [CallShape: Waiting] = [:]
        for reference in program.callsByName[name] {
            let file = program.files[Int(reference.file)]
            guard case .call(_, let range) = file.expressions[program.action(reference).expression] else { continue }
            let shape = CallShape(file.arguments(range), reference.file, of: program)
            groups[shape, default: Waiting()].unsorted.append(reference)
        }
        return groups
    }

    /// The function in which a view or a view modifier says what it shows.
    func body(of symbol: Int) -> FunctionRef? { bodies[symbol] }

    /// Calls of SwiftUI's primitives, of what leaves a view, and of paths; and every view's body, which may hold modules.
    private mutating func markSwiftUI() {
        findBodies()
        var names = Set(SwiftUIPrimitive.byName.keys)
        if !program.calls(named: SwiftUIPrimitive.destinations.name).isEmpty {
            names.formUnion(SwiftUIPrimitive.pathCalls.keys)
            markPathAssignments()
        }
        for (symbol, type) in program.types.enumerated() where program.isSwiftUIView(symbol) {
            for (name, properties) in type.properties where properties.contains(where: { isEnvironment($0) }) {
                names.insert(program.text(name))
                names.insert("dismiss")
            }
        }
        for name in names.sorted() {
            for reference in program.calls(named: name)
            where program.usesSwiftUI(reference.file) || SwiftUIPrimitive.pathCalls[name] != nil {
                mark(reference)
            }
        }
        swiftUINames = Set(names.map { program.identifier($0) })
    }

    /// An assignment to a path changes what a stack shows: any property of the name that a stack is bound to.
    private mutating func markPathAssignments() {
        var names: Set<String> = []
        for reference in program.calls(named: "NavigationStack") {
            let file = program.files[Int(reference.file)]
            guard case .call(_, let range) = file.expressions[program.action(reference).expression] else { continue }
            for argument in file.arguments(range) where file.label(argument) == "path" {
                switch file.expressions[argument.value] {
                case .name(let name), .member(_, let name):
                    let text = file.text(name)
                    names.insert(text.hasPrefix("$") ? String(text.dropFirst()) : text)
                default: break
                }
            }
        }
        for name in names.sorted() {
            for reference in program.assignments(named: name) { mark(reference) }
        }
    }

    private func isEnvironment(_ property: PropertyRef) -> Bool {
        program.keyPathName(of: property).map { SwiftUIPrimitive.environment[$0] != nil } ?? false
    }

    private mutating func findBodies() {
        for (symbol, type) in program.types.enumerated() where type.kind != .external && type.kind != .protocol {
            let isModifier = type.protocols.contains { program.types[$0].name == SwiftUIViews.modifierProtocol }
            guard program.isSwiftUIView(symbol) || isModifier else { continue }
            let getters = (type.properties[program.identifier(SwiftUIViews.body)] ?? []).compactMap { property in
                program.facts(property).getter.map { FunctionRef(Int(property.file), $0) }
            }
            let methods = isModifier ? type.methods[program.identifier(SwiftUIViews.body)] ?? [] : []
            guard let body = (getters + methods).first else { continue }
            bodies[symbol] = body
            bodyFunctions[body] = program.identifier(type.name)
            mark(body)
        }
    }

    /// Whether an expression is, by its name, what a container holds.
    static func isStack(_ expression: ExpressionID, _ file: SwiftFacts) -> Bool {
        switch file.expressions[expression] {
        case .name(let name), .member(_?, let name): NavigationPrimitive.stackNames.contains(file.text(name))
        default: false
        }
    }

    /// Whether an expression is, by its name, a controller with a menu.
    static func isMenu(_ expression: ExpressionID, _ file: SwiftFacts) -> Bool {
        ExpressionText(file: file).chain(expression).last.map { ForeignNavigation.isMenu(name: $0.name) } ?? false
    }

    private func setsMenu(_ reference: ActionRef) -> Bool {
        let file = program.files[Int(reference.file)]
        guard case .assignment(let target, _) = file.expressions[program.action(reference).expression],
            case .member(let base?, _) = file.expressions[target]
        else { return false }
        return Self.isMenu(base, file) || receivers.isMenu(reference)
    }

    private func addsToStack(_ reference: ActionRef) -> Bool {
        let file = program.files[Int(reference.file)]
        guard case .call(let callee, _) = file.expressions[program.action(reference).expression],
            case .member(let stack?, _) = file.expressions[callee]
        else { return false }
        return Self.isStack(stack, file)
    }

    /// Whether a call may lead to a primitive.
    func mayMatter(_ name: Identifier, _ arguments: ArraySlice<Argument>, in index: Int32) -> Bool {
        switch meanings[name] {
        case nil: return false
        case .always: return true
        case .onlyNodes where filesWithViews.contains(index): return true
        case .called, .onlyNodes:
            guard let signatures = signatures[name] else { return false }
            let shape = CallShape(arguments, index, of: program)
            return signatures.contains { $0.takes(shape) }
        }
    }

    /// What a call of a name may be.
    private enum Meaning {
        case always
        /// A primitive that counts only where a node is shown, or a function.
        case onlyNodes
        case called
    }

    private mutating func findMeanings() {
        for name in signatures.keys { meanings[name] = .called }
        for (name, primitives) in program.primitives.callsByName {
            meanings[program.identifier(name)] = primitives.contains { !$0.onlyNodes } ? .always : .onlyNodes
        }
        for name in views.union(swiftUINames).union(foreign.keys).union(foreignNames) { meanings[name] = .always }
    }

    private mutating func mark(_ reference: ActionRef) {
        mark(FunctionRef(Int(reference.file), program.action(reference).function))
    }

    private mutating func mark(_ inner: FunctionRef) {
        guard !program.isPreview(inner) else { return }
        var current: FunctionRef? = inner
        while let function = current {
            let fact = program.facts(function)
            if !marksCallers { beginnings.insert(function) }
            if functions[function] == nil {
                functions[function] = true
                files.insert(function.file)
                let signature: CallShape.Signature =
                    bodyFunctions[function] == nil && !program.takesAnyNumber(function)
                    ? .labels(fact.parameters.map { program.label($0.label, function.file) }) : .anything
                let owner = program.owner(of: function)
                for name in names(of: function) {
                    signatures[name, default: []].insert(signature)
                    let isMade = bodyFunctions[function] != nil || fact.kind == .initializer && name != .initializer
                    let found = Found(name: name, signature: signature, owner: isMade ? nil : owner, isMade: isMade)
                    if isQueued.insert(found).inserted { queue.append(found) }
                }
                if let name = bodyFunctions[function] { views.insert(name) }
                if fact.kind == .setter || fact.kind == .observer {
                    setters[program.identifier(of: function), default: []].append(function)
                }
            }
            current = fact.parent.map { FunctionRef(Int(function.file), $0) }
        }
    }

    /// The names that calls of a function bear; an initialiser is called by its type's name, and by those of subclasses.
    /// Closures bear none: what runs one calls what it was handed, whatever that is called.
    private func names(of function: FunctionRef) -> [Identifier] {
        guard program.facts(function).kind != .closure else { return [] }
        if let view = bodyFunctions[function] { return [view] }
        guard program.facts(function).kind == .initializer, let owner = program.owner(of: function) else {
            return [program.identifier(of: function)]
        }
        var found = [Identifier.initializer]
        var queue = [owner]
        while let symbol = queue.popLast(), found.count < 200 {
            found.append(program.identifier(program.types[symbol].name))
            // A subclass with an initialiser of the same labels makes its objects with that one.
            queue += program.types[symbol].subclasses.filter { subclass in
                !program.types[subclass].initializers.contains { haveSameLabels($0, function) }
            }
        }
        return found
    }

    private func haveSameLabels(_ one: FunctionRef, _ other: FunctionRef) -> Bool {
        program.facts(one).parameters.map { program.label($0.label, one.file) }
            == program.facts(other).parameters.map { program.label($0.label, other.file) }
    }

    private func looksPrimitive(_ reference: ActionRef, _ name: String) -> Bool {
        let file = program.files[Int(reference.file)]
        guard case .call(_, let range) = file.expressions[program.action(reference).expression] else { return false }
        let labels = file.arguments(range).map { $0.label.map { file.text($0) } ?? "_" }
        return (program.primitives.callsByName[name] ?? []).contains { primitive in
            labels.count >= primitive.required
                && labels.prefix(primitive.required) == primitive.labels.prefix(primitive.required)
                && (!primitive.onlyNodes || filesWithViews.contains(reference.file))
        }
    }
}
