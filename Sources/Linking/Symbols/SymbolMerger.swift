import Dialects
import Facts
import Threads

/// The first pass: types and extensions merge, protocols get their conformers, names get their indexes.
///
/// It must come before anything that resolves a name.
struct SymbolMerger {
    private let program: Program

    static func merge(
        _ files: [SwiftFacts], primitives: PrimitiveTable = PrimitiveTable(),
        words: @autoclosure () -> WordTables = WordTables()
    ) -> Program {
        let program = Program(files: files, primitives: primitives, words: words())
        let merger = SymbolMerger(program: program)
        let bodies = Meanwhile(BodyIndexer.index(files, program.identifiers))
        merger.declareTypes()
        merger.collectAliases()
        merger.attachExtensions()
        merger.collectMembers()
        merger.connectSupertypes()
        UnreadSuperclasses(program: program).connect()
        OwnNavigationControllers(program: program).connect()
        program.bodies = bodies.made
        program.finishConnecting()
        let embedded = EmbeddedMembers(program: program).byClass()
        WrappedContainers(program: program).mark(embedded)
        SurroundingControllers(program: program).mark(embedded)
        OverlayControllers(program: program).mark()
        program.testBranches = TestBranches(program)
        return program
    }

    private func declareTypes() {
        for (file, facts) in program.files.enumerated() {
            program.symbolOfDeclaration.append(Array(repeating: -1, count: facts.declarations.count))
            for (index, declaration) in facts.declarations.enumerated() where declaration.kind != .extension {
                // A type inside an extension waits until extensions have their symbols.
                guard !isInExtension(declaration, facts) else { continue }
                declare(declaration, index, file)
            }
        }
    }

    private func isInExtension(_ declaration: TypeDeclaration, _ facts: SwiftFacts) -> Bool {
        var container = declaration.container
        while let id = container {
            if facts.declarations[id].kind == .extension { return true }
            container = facts.declarations[id].container
        }
        return false
    }

    private func declare(_ declaration: TypeDeclaration, _ index: Int, _ file: Int) {
        let facts = program.files[file]
        let name = facts.text(declaration.name)
        let identifier = program.identifier(declaration.name, Int32(file))
        let outer = declaration.container.map { program.symbolOfDeclaration[file][Int($0.index)] }
        let prefix = outer.map { program.types[$0].qualifiedName + "." } ?? ""
        let kind: TypeSymbol.Kind =
            switch declaration.kind {
            case .class: .class
            case .struct: .struct
            case .enum: .enum
            case .protocol: .protocol
            case .actor: .actor
            case .extension: .external
            }
        let symbol = TypeSymbol(name: name, qualifiedName: prefix + name, kind: kind)
        symbol.outer = outer
        symbol.generics = declaration.generics.map { facts.text($0.name) }
        symbol.parts = [.init(file: Int32(file), declaration: Int32(index))]
        let id = program.add(symbol)
        program.symbolOfDeclaration[file][index] = id
        if let outer {
            if program.types[outer].nested[identifier] == nil { program.types[outer].nested[identifier] = id }
        } else {
            program.topLevelTypes[identifier, default: []].append(id)
        }
    }

    /// Extensions may name what they extend by an alias, so these come first.
    private func collectAliases() {
        for (file, facts) in program.files.enumerated() {
            for alias in facts.globalAliases {
                program.globalAliases[program.identifier(alias.name, Int32(file)), default: []].append(
                    Program.GlobalAlias(file: Int32(file), type: alias.type))
            }
        }
    }

    /// Extensions of types that are themselves declared in extensions need a second round, and so on. What nobody declares is
    /// a framework's: `String` first, in which the app may declare `String.shop`.
    private func attachExtensions() {
        for taken in [Foreign.none, .outermost, .any] {
            var rounds = 0
            while rounds < Self.maximumDepth, attach(taking: taken) { rounds += 1 }
        }
    }

    /// Which of the types that the program does not declare extensions are taken to mean.
    private enum Foreign { case none, outermost, any }

    /// Whether any declaration got its symbol.
    private func attach(taking foreign: Foreign) -> Bool {
        var changed = false
        for (file, facts) in program.files.enumerated() {
            for (index, declaration) in facts.declarations.enumerated()
            where program.symbolOfDeclaration[file][index] < 0 {
                if declaration.kind == .extension {
                    guard let id = extended(by: declaration, in: Int32(file), foreign) else { continue }
                    program.symbolOfDeclaration[file][index] = id
                    program.types[id].parts.append(.init(file: Int32(file), declaration: Int32(index)))
                    noteAlias(program.identifier(declaration.name, Int32(file)), id, Int32(file), declaration: index)
                    changed = true
                } else if let container = declaration.container,
                    program.symbolOfDeclaration[file][Int(container.index)] >= 0
                {
                    declare(declaration, index, file)
                    changed = true
                }
            }
        }
        return changed
    }

    private func extended(by declaration: TypeDeclaration, in file: Int32, _ foreign: Foreign) -> Int? {
        let name = program.identifier(declaration.name, file)
        if let found = symbol(named: declaration.name, in: file) { return found }
        let isNested = program.text(name).utf8.contains(UInt8(ascii: "."))
        return foreign == .any || foreign == .outermost && !isNested ? program.external(name) : nil
    }

    /// The type that an extension names: `Login.View` as well.
    private func symbol(named name: NameID, in file: Int32) -> Int? {
        let dotted = program.files[Int(file)].text(name)
        guard dotted.utf8.contains(UInt8(ascii: ".")) else {
            return symbol(called: program.identifier(name, file), file)
        }
        var parts = dotted.split(separator: ".").map(String.init)
        guard !parts.isEmpty else { return nil }
        let first = parts.removeFirst()
        var current = symbol(called: program.identifier(first), file) ?? program.knownExternal(first)
        for part in parts {
            guard let outer = current else { return nil }
            current = program.types[outer].nested[program.identifier(part)]
        }
        return current
    }

    /// The type that a name means to an extension: what the file's own alias stands for, a type of that name, or what
    /// another file's alias stands for.
    private func symbol(called name: Identifier, _ file: Int32) -> Int? {
        if let alias = program.ownAlias(name, file) { return symbol(meantBy: alias.type, alias.file, depth: 0) }
        if let type = program.topLevelType(name, near: file) { return type }
        return program.globalAlias(name, near: file).flatMap { symbol(meantBy: $0.type, $0.file, depth: 0) }
    }

    /// The program's type that an alias stands for, as far as types are known yet.
    private func symbol(meantBy type: TypeID, _ file: Int32, depth: Int) -> Int? {
        guard depth < Self.maximumDepth else { return nil }
        switch program.files[Int(file)].types[Int(type.index)] {
        case .named(let name, _):
            let identifier = program.identifier(name, file)
            if let alias = program.ownAlias(identifier, file), alias.type != type {
                return symbol(meantBy: alias.type, alias.file, depth: depth + 1)
            }
            return program.topLevelType(identifier, near: file)
        case .member(let base, let name, _):
            return symbol(meantBy: base, file, depth: depth + 1).flatMap {
                program.types[$0].nested[program.identifier(name, file)]
            }
        default: return nil
        }
    }

    /// Remembers that an extension adds to a generic type only where that has the arguments of an alias:
    /// `typealias GateModule = Module<GateInput, GateOutput>`, `extension GateModule`.
    private func noteAlias(_ name: Identifier, _ symbol: Int, _ file: Int32, declaration: Int) {
        guard !program.types[symbol].generics.isEmpty, program.text(name) != program.types[symbol].name,
            let alias = program.globalAlias(name, near: file)
        else { return }
        program.extendedAliases[.init(file: file, declaration: Int32(declaration))] = alias
    }

    private static let maximumDepth = 8

    private func collectMembers() {
        for symbol in program.types.indices {
            for part in program.types[symbol].parts { collect(part, into: symbol) }
        }
        for (file, facts) in program.files.enumerated() {
            for (position, global) in facts.globals.enumerated() {
                let reference = PropertyRef(file: Int32(file), declaration: -1, position: Int32(position))
                program.globals[program.identifier(global.name, Int32(file)), default: []].append(reference)
            }
            for (index, function) in facts.functions.enumerated()
            where function.kind == .method && function.declaration == nil {
                let reference = FunctionRef(file: Int32(file), function: Int32(index))
                program.globalFunctions[program.identifier(function.name, Int32(file)), default: []].append(reference)
            }
        }
    }

    private func collect(_ part: TypeSymbol.Part, into symbol: Int) {
        let facts = program.files[Int(part.file)]
        let declaration = facts.declarations[part.id]
        let type = program.types[symbol]
        for (position, property) in declaration.properties.enumerated() {
            let reference = PropertyRef(
                file: part.file, declaration: part.declaration, position: Int32(position))
            type.properties[program.identifier(property.name, part.file), default: []].append(reference)
        }
        let isConstrained =
            declaration.kind == .extension
            && (!declaration.requirements.isEmpty || program.extendedAliases[part] != nil)
        for function in declaration.functions {
            let reference = FunctionRef(Int(part.file), function)
            if isConstrained { program.constrainedMethods.insert(reference) }
            switch facts.functions[function].kind {
            case .method:
                let name = program.identifier(facts.functions[function].name, part.file)
                if let known = type.methods[name] {
                    if !program.overloaded.contains(name), known.contains(where: { isOverload($0, reference) }) {
                        program.overloaded.insert(name)
                    }
                    type.methods[name]?.append(reference)
                } else {
                    type.methods[name] = [reference]
                }
            case .initializer: type.initializers.append(reference)
            default: break
            }
        }
        for (position, fact) in declaration.cases.enumerated() {
            type.cases[program.identifier(fact.name, part.file)] = (
                part.file, part.declaration, position
            )
        }
        for alias in declaration.aliases {
            type.aliases[program.identifier(alias.name, part.file)] = (
                part.file, part.declaration, alias.type
            )
        }
    }

    /// Whether two methods of one type differ in nothing but the types of their parameters.
    private func isOverload(_ one: FunctionRef, _ other: FunctionRef) -> Bool {
        program.facts(one).parameters.count == program.facts(other).parameters.count
            && program.fullName(one) == program.fullName(other)
            && program.parameterTypes(of: one) != program.parameterTypes(of: other)
    }

    private func connectSupertypes() {
        // External symbols are added while types resolve; they have no parts of their own to connect.
        for symbol in program.types.indices {
            for part in program.types[symbol].parts {
                let declaration = program.files[Int(part.file)].declarations[part.id]
                var inherited = declaration.inherited.map { ($0, part) }
                if program.types[symbol].kind == .protocol {
                    // `protocol P where Self: UIViewController`
                    for requirement in declaration.requirements where declaration.kind == .protocol {
                        if isSelf(requirement.left, part.file) { inherited.append((requirement.right, part)) }
                    }
                }
                for (type, part) in inherited {
                    connect(symbol, to: program.resolve(type, file: part.file, declaration: part.id))
                }
            }
        }
    }

    private func isSelf(_ type: TypeID, _ file: Int32) -> Bool {
        let facts = program.files[Int(file)]
        if case .named(let name, _) = facts.types[Int(type.index)] { return facts.text(name) == "Self" }
        return false
    }

    private func connect(_ symbol: Int, to supertype: TypeValue) {
        switch supertype {
        case .composition(let parts): for part in parts { connect(symbol, to: part) }
        case .nominal(let parent, let arguments):
            guard parent != symbol else { return }
            let isClass =
                program.types[parent].kind == .class
                || (program.types[parent].kind == .external
                    && (program.types[parent].superclass != nil
                        || AppleClasses.superclasses[program.types[parent].name] != nil))
            if isClass, program.types[symbol].superclass == nil {
                program.types[symbol].superclass = parent
                program.types[symbol].superclassArguments = arguments
                program.types[parent].subclasses.append(symbol)
            } else if !isClass {
                program.types[symbol].protocols.append(parent)
                program.types[parent].conformers.append(symbol)
            }
        default: break
        }
    }
}
