import Dialects
import Facts

/// All facts together: types with their extensions merged, and indexes from names to what bears them.
///
/// Invariant: nothing in it changes after `SymbolMerger` made it, but for types of frameworks, which are added when
/// they are first named.
final class Program {
    let files: [SwiftFacts]
    /// How many parts of the type at hand were resolved. Each thread has a program of its own (`init(twin:)`).
    var resolutionSteps = 0
    let identifiers: IdentifierTable
    private(set) var types: [TypeSymbol] = []
    /// What was found out about each type.
    private(set) var knowledge: [TypeKnowledge] = []
    /// How many types the program shares with its twins.
    private var sharedTypes = 0
    /// Types outside of any other type, by name; several where targets or files share a name.
    var topLevelTypes: [Identifier: [Int]] = [:]
    /// Where the types lie that share a name; filled when a name is first asked for.
    var homonyms: [Identifier: Homonyms] = [:]
    private var externalTypes: [Identifier: Int] = [:]
    /// The symbol that a declaration or an extension belongs to, by file and declaration.
    var symbolOfDeclaration: [[Int]] = []
    var globalFunctions: [Identifier: [FunctionRef]] = [:]
    var globals: [Identifier: [PropertyRef]] = [:]
    /// By name; several where files have private ones, or targets share a name.
    var globalAliases: [Identifier: [GlobalAlias]] = [:]
    /// Which conditions ask whether tests run the app.
    var testBranches = TestBranches()
    /// What the bodies do; read beside the types, and in place before anything is evaluated.
    var bodies = BodyIndex()
    var callsByName: ActionIndex { bodies.callsByName }
    var assignmentsByName: ActionIndex { bodies.assignmentsByName }
    var memberAppends: ActionIndex { bodies.memberAppends }
    var localAssignments: [[LocalID: [ActionRef]]] { bodies.localAssignments }
    var localEdits: [[LocalID: [ActionRef]]] { bodies.localEdits }
    var innerFunctions: [FunctionRef: [FunctionRef]] { bodies.innerFunctions }
    var closureUses: [FunctionRef: (call: ExpressionRef, position: Int)] { bodies.closureUses }
    var closureAssignments: [FunctionRef: ActionRef] { bodies.closureAssignments }

    /// The methods of that name that types of the program declare, in source order.
    func functionsNamed(_ name: Identifier) -> [FunctionRef] {
        bearers[name].flatMap { types[Int($0)].methods[name] ?? [] }.sorted()
    }

    /// Whether the program itself declares a function, or a member that could hold one, of a name.
    func declaresFunction(_ name: Identifier) -> Bool {
        globalFunctions[name] != nil || declaredNames.contains(name)
    }

    /// The names of what types of the program declare.
    private(set) var declaredNames = IdentifierSet()
    /// The types that declare a property or a method of a name themselves, by number.
    private(set) var bearers = NameIndex<Int32>()
    /// The names of what is known of frameworks' classes.
    private(set) var frameworkNames = IdentifierSet()
    /// The names under which any type may have a property or a method.
    private(set) var answeredNames = IdentifierSet()
    /// The same, with the names of cases, nested types and aliases.
    private(set) var memberNames = IdentifierSet()
    let noMembers = Members()

    /// Where what methods make keeps their parameters, as far as that was asked; nil where nothing does.
    var keptParameters: [KeptParameter: KeptHandler?] = [:]

    /// What is found out about the whole program when it is first asked for.
    var survey = Survey()

    /// Names of methods that one type declares several times with the same labels, so that only types tell them apart.
    var overloaded: Set<Identifier> = []

    /// The methods of extensions with a clause of `where`, or of an alias of a generic type, which are there only for some
    /// types.
    var constrainedMethods: Set<FunctionRef> = []
    /// The extensions that name a generic type by an alias, which says of which arguments they are.
    var extendedAliases: [TypeSymbol.Part: GlobalAlias] = [:]

    /// Whether all supertypes are known; what is asked before that must not be remembered.
    private(set) var isConnected = false

    /// What type expressions stand for, by file and handle.
    var resolutions: [[Resolution?]] = []

    /// What counts as a call that navigates.
    let primitives: PrimitiveTable
    /// The names of the calls that navigate.
    private(set) lazy var primitiveNames = Set(primitives.callsByName.keys.map { identifier($0) })
    /// The names of SwiftUI's views and modifiers that navigate.
    private(set) lazy var swiftUIPrimitiveNames = Set(SwiftUIPrimitive.byName.keys.map { identifier($0) })
    let words: WordTables

    init(
        files: [SwiftFacts], primitives: PrimitiveTable = PrimitiveTable(),
        words: @autoclosure () -> WordTables = WordTables()
    ) {
        self.files = files
        identifiers = IdentifierTable(files: files)
        fullNames = FunctionTable(files: files)
        self.primitives = primitives
        self.words = words()
    }

    /// A second program that knows all that another one knows, and shares with it only what never changes: each keeps for
    /// itself what it finds out from here on, so that two threads can ask one each.
    init(twin other: Program) {
        files = other.files
        identifiers = IdentifierTable(twin: other.identifiers)
        types = other.types
        knowledge = types.map { _ in TypeKnowledge() }
        sharedTypes = types.count
        other.sharedTypes = types.count
        topLevelTypes = other.topLevelTypes
        homonyms = other.homonyms
        externalTypes = other.externalTypes
        symbolOfDeclaration = other.symbolOfDeclaration
        globalFunctions = other.globalFunctions
        globals = other.globals
        globalAliases = other.globalAliases
        bodies = other.bodies
        testBranches = other.testBranches
        overloaded = other.overloaded
        constrainedMethods = other.constrainedMethods
        extendedAliases = other.extendedAliases
        isConnected = other.isConnected
        resolutions = other.resolutions
        primitives = other.primitives
        words = other.words
        fullNames = other.fullNames
        declaredNames = other.declaredNames
        bearers = other.bearers
        frameworkNames = other.frameworkNames
        answeredNames = other.answeredNames
        memberNames = other.memberNames
        swiftUIFiles = other.swiftUIFiles
        survey = other.survey
    }

    /// Says that all supertypes are known.
    func finishConnecting() {
        bearers = findBearers()
        declaredNames = findDeclaredNames()
        frameworkNames = findFrameworkNames()
        answeredNames = declaredNames.union(frameworkNames)
        memberNames = findMemberNames()
        isConnected = true
    }

    func facts(_ function: FunctionRef) -> FunctionFacts { files[Int(function.file)].functions[Int(function.function)] }
    func facts(_ property: PropertyRef) -> PropertyFacts {
        let file = files[Int(property.file)]
        return property.declaration < 0
            ? file.globals[Int(property.position)]
            : file.declarations[Int(property.declaration)].properties[Int(property.position)]
    }
    func action(_ reference: ActionRef) -> Action { files[Int(reference.file)].actions[Int(reference.action)] }
    func condition(_ reference: ConditionRef) -> Condition {
        files[Int(reference.file)].conditions[Int(reference.condition)]
    }
    /// A condition as written, on one line; several where the statement lists several.
    func texts(of reference: ConditionRef) -> [String] {
        ConditionText.conjuncts(of: files[Int(reference.file)].text(condition(reference).text))
    }
    /// The same without what tells nothing of where the user is: which thread the code is on, and whether what an
    /// observer looks at is new.
    func tellingTexts(of reference: ConditionRef) -> [String] {
        texts(of: reference).filter { !ConditionText.isThreadTest($0) && !ConditionText.isChangeTest($0) }
    }
    func name(_ function: FunctionRef) -> String { files[Int(function.file)].text(facts(function).name) }
    /// Where a type is declared first; nil for one that only libraries declare.
    func place(of symbol: Int) -> (file: String, line: Int)? {
        guard let part = types[symbol].parts.first else { return nil }
        let file = files[Int(part.file)]
        return (file.path, Int(file.declarations[part.id].place.line))
    }

    /// Whether a file stands for a library.
    func isStandIn(_ file: Int32) -> Bool { files[Int(file)].isStandIn }

    /// Whether a type is declared in a file that stands for a library.
    func isOfStandIn(_ symbol: Int) -> Bool { types[symbol].parts.first.map { isStandIn($0.file) } ?? false }

    /// Whether a library takes one of its own ways: the app's call of it tells which.
    func isLibrarysChoice(_ reference: ConditionRef) -> Bool {
        guard isStandIn(reference.file) else { return false }
        let condition = condition(reference)
        switch condition.kind {
        case .matches, .otherwise: return true
        default: break
        }
        // Of what class the app's object is, the library asks for itself.
        guard let subject = condition.subject else { return false }
        if case .cast = files[Int(reference.file)].expressions[subject] { return true }
        return false
    }

    func line(_ expression: ExpressionRef) -> Int {
        Int(files[Int(expression.file)].places[Int(expression.expression)].line)
    }

    /// The type whose declaration or extension contains a function; for closures that of the function around them.
    func owner(of function: FunctionRef) -> Int? {
        guard let declaration = facts(function).declaration else { return nil }
        let symbol = symbolOfDeclaration[Int(function.file)][Int(declaration.index)]
        return symbol < 0 ? nil : symbol
    }

    /// The method, accessor or initialiser that a closure or a local function is written in; itself otherwise.
    func outermost(_ function: FunctionRef) -> FunctionRef {
        var current = function
        while let parent = facts(current).parent { current = FunctionRef(Int(current.file), parent) }
        return current
    }

    /// All closures and local functions inside a function, however deep.
    func innerFunctions(within function: FunctionRef) -> [FunctionRef] {
        (innerFunctions[function] ?? []).flatMap { [$0] + innerFunctions(within: $0) }
    }

    /// The properties that a type and its extensions declare, by name.
    func properties(of symbol: Int) -> [(name: String, property: PropertyRef)] {
        if let known = knowledge[symbol].sortedProperties { return known }
        let found = types[symbol].properties.map { (text($0.key), $0.value) }.sorted { $0.0 < $1.0 }.flatMap {
            name, properties in
            properties.map { (name, $0) }
        }
        if isConnected { knowledge[symbol].sortedProperties = found }
        return found
    }

    /// The methods that a type and its extensions declare, by name.
    func methods(of symbol: Int) -> [FunctionRef] {
        if let known = knowledge[symbol].sortedMethods { return known }
        let found = types[symbol].methods.map { (text($0.key), $0.value) }.sorted { $0.0 < $1.0 }.flatMap(\.1)
        if isConnected { knowledge[symbol].sortedMethods = found }
        return found
    }

    /// Whether a file imports SwiftUI.
    func usesSwiftUI(_ file: Int32) -> Bool { swiftUIFiles.contains(file) }
    private lazy var swiftUIFiles: Set<Int32> = Set(
        files.indices.filter { index in files[index].imports.contains { files[index].text($0).hasPrefix("SwiftUI") } }
            .map { Int32($0) })

    /// Whether a method has the name of what calls it, which it is handed first: `tableView(_ tableView: …, didSelectRowAt: …)`.
    /// Where that name stands alone, the table view is meant, which a class of UIKit's has, and not the method.
    func isNamedAfterItsCaller(_ function: FunctionRef) -> Bool {
        let fact = facts(function)
        guard fact.kind == .method, let caller = fact.parameters.first, caller.label == nil else { return false }
        return caller.name == fact.name
    }

    /// Swift's full name of a function: `navigate(to:)`.
    func fullName(_ function: FunctionRef) -> String {
        if let known = fullNames[function] { return known }
        let found = makeFullName(function)
        fullNames[function] = found
        return found
    }
    private var fullNames: FunctionTable<String>

    private func makeFullName(_ function: FunctionRef) -> String {
        let fact = facts(function)
        let file = files[Int(function.file)]
        switch fact.kind {
        case .method, .initializer, .local:
            var name = file.text(fact.name)
            name += "("
            for parameter in fact.parameters {
                name += parameter.label.map { file.text($0) } ?? "_"
                name += ":"
            }
            name += ")"
            return name
        default: return file.text(fact.name)
        }
    }

    /// Whether a parameter takes any number of arguments.
    func isVariadic(_ index: Int, of function: FunctionRef) -> Bool {
        takesAnyNumber(function) && files[Int(function.file)].isVariadic(facts(function).parameters[index])
    }

    /// Whether a parameter of a function takes any number of arguments.
    func takesAnyNumber(_ function: FunctionRef) -> Bool {
        !bodies.variadicFunctions.isEmpty && bodies.variadicFunctions.contains(function)
    }

    /// The types of a function's parameters as its own file writes them.
    func parameterTypes(of function: FunctionRef) -> [String] {
        facts(function).parameters.map { $0.type.map { describe($0, file: function.file) } ?? "" }
    }

    /// What people call a function: the full name, or which accessor of a property it is.
    func memberName(_ function: FunctionRef) -> String {
        let fact = facts(function)
        let name = fullName(function)
        switch fact.kind {
        case .getter: return "getter of \(name)"
        case .setter: return "setter of \(name)"
        case .observer:
            let file = files[Int(function.file)]
            let isEarly = fact.parameters.first.map { file.text($0.name) == "newValue" } ?? false
            return (isEarly ? "willSet of " : "didSet of ") + name
        case .initialValue: return name.isEmpty ? "top-level code" : "initial value of \(name)"
        case .closure, .method, .initializer, .local, .subscript, .deinitializer: return name
        }
    }

    // MARK: - Types

    /// - Returns: the symbol of the type.
    func add(_ type: TypeSymbol) -> Int {
        types.append(type)
        knowledge.append(TypeKnowledge())
        return types.count - 1
    }

    /// The symbol of a framework's type that code has named; nil where none has.
    func knownExternal(_ name: String) -> Int? { externalTypes[identifier(name)] }

    /// The symbol of a framework's type, made when it is first named.
    func external(_ name: String) -> Int { external(identifier(name)) }

    func external(_ identifier: Identifier) -> Int {
        if let known = externalTypes[identifier] { return known }
        let name = text(identifier)
        let id = add(TypeSymbol(name: name, qualifiedName: name, kind: .external))
        externalTypes[identifier] = id
        if let parent = AppleClasses.superclasses[name] ?? AppleClasses.superclass(ofUnknown: name) {
            let superclass = external(parent)
            types[id].superclass = superclass
            // What a twin sees is left as it is.
            if superclass < sharedTypes { types[superclass] = TypeSymbol(copying: types[superclass]) }
            types[superclass].subclasses.append(id)
        }
        if SwiftUIViews.representables.contains(name) { types[id].protocols = [external(SwiftUIViews.view)] }
        return id
    }

    func isExternal(_ symbol: Int) -> Bool { types[symbol].kind == .external }

    /// The generic arguments under which a type inherits from a superclass.
    func genericArguments(of symbol: Int, _ arguments: [TypeValue], asSuper ancestor: Int) -> [String: TypeValue] {
        if types[ancestor].generics.isEmpty { return [:] }
        var current = symbol
        var bound = Dictionary(zip(types[current].generics, arguments), uniquingKeysWith: { first, _ in first })
        var steps = 0
        while current != ancestor, let next = types[current].superclass, steps < 32 {
            let given = types[current].superclassArguments.map { substitute($0, bound) }
            bound = Dictionary(zip(types[next].generics, given), uniquingKeysWith: { first, _ in first })
            current = next
            steps += 1
        }
        return current == ancestor ? bound : [:]
    }

    func substitute(_ type: TypeValue, _ bound: [String: TypeValue]) -> TypeValue {
        if bound.isEmpty { return type }
        switch type {
        case .generic(let name): return bound[name] ?? type
        case .nominal(let symbol, let arguments):
            return arguments.isEmpty ? type : .nominal(symbol, arguments.map { substitute($0, bound) })
        case .composition(let parts): return .composition(parts.map { substitute($0, bound) })
        case .function(let parameters, let result):
            return .function(parameters.map { substitute($0, bound) }, substitute(result, bound))
        case .tuple(let labels, let parts): return .tuple(labels, parts.map { substitute($0, bound) })
        case .array(let element): return .array(substitute(element, bound))
        case .metatype(let inner): return .metatype(substitute(inner, bound))
        case .unknown: return type
        }
    }
}

extension SwiftFacts {
    /// Whether a parameter of the file takes any number of arguments.
    func isVariadic(_ parameter: ParameterFacts) -> Bool {
        guard let type = parameter.type, case .variadic = types[Int(type.index)] else { return false }
        return true
    }
}
