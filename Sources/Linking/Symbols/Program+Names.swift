import Facts

extension Program {
    /// What a type expression stands for, seen from a declaration or a function of its file.
    ///
    /// Names are looked up as Swift does: generic parameters, then types nested in the enclosing ones, then the file's
    /// neighbourhood, then anything at the top level; what is left belongs to a framework.
    func resolve(_ type: TypeID, file: Int32, declaration: DeclarationID?, function: FunctionID? = nil) -> TypeValue {
        let scope = Scope(file: file, declaration: declaration, function: function)
        guard isConnected else { return resolve(type, scope, depth: 0) }
        let (row, column) = (Int(file), Int(type.index))
        if resolutions.isEmpty { resolutions = Array(repeating: [], count: files.count) }
        if resolutions[row].isEmpty { resolutions[row] = Array(repeating: nil, count: files[row].types.count) }
        // Each type expression stands in one place, and is nearly always asked for from there.
        if let known = resolutions[row][column], known.scope == scope { return known.value }
        let found = resolve(type, scope, depth: 0)
        resolutions[row][column] = Resolution(scope: scope, value: found)
        return found
    }

    /// What a type expression was found to stand for.
    struct Resolution {
        var scope: Scope
        var value: TypeValue
    }

    struct Scope: Equatable {
        var file: Int32
        var declaration: DeclarationID?
        var function: FunctionID?
    }

    private func resolve(_ id: TypeID, _ scope: Scope, depth: Int) -> TypeValue {
        // Aliases that hold one another several times would be resolved in every combination.
        resolutionSteps = depth == 0 ? 1 : resolutionSteps + 1
        guard depth < 24, resolutionSteps < 4_096 else { return .unknown }
        let facts = files[Int(scope.file)]
        let inner = { (type: TypeID) in self.resolve(type, scope, depth: depth + 1) }
        switch facts.types[Int(id.index)] {
        case .named(let name, let arguments):
            return named(identifier(name, scope.file), arguments.map(inner), scope, depth: depth)
        case .member(let base, let name, let arguments):
            let outer = inner(base)
            guard let symbol = outer.symbol else { return .unknown }
            if let found = nested(identifier(name, scope.file), in: symbol, depth: depth) {
                if case .nominal(let type, []) = found { return .nominal(type, arguments.map(inner)) }
                return found
            }
            guard isExternal(symbol) else { return .unknown }
            let type = identifier(name, scope.file)
            if let other = libraryType(type, of: types[symbol].name, scope.file) {
                return .nominal(other, arguments.map(inner))
            }
            return named(type, arguments.map(inner), scope, depth: depth)
        case .optional(let wrapped): return inner(wrapped)
        case .array(let element), .variadic(let element): return .array(inner(element))
        // Which value a key stands for is not followed: a dictionary is what its values are.
        case .dictionary(_, let value): return .array(inner(value))
        case .function(let parameters, let result): return .function(parameters.map(inner), inner(result))
        case .tuple(let elements):
            return .tuple(elements.map { $0.label.map { facts.text($0) } }, elements.map { inner($0.type) })
        case .composition(let parts): return .composition(parts.map(inner))
        case .metatype(let type): return .metatype(inner(type))
        case .other: return .unknown
        }
    }

    /// What a name with a module's name in front stands for (`Foundation.URL`), where the program has a type of that name
    /// that is another one; nil where it is the program's own, or nobody's.
    private func libraryType(_ name: Identifier, of module: String, _ file: Int32) -> Int? {
        guard imports(module, file), let own = topLevelType(name, near: file), !isDeclared(own, inFolder: module)
        else { return nil }
        return standIn(name, of: module) ?? ownType(name, of: module, file) ?? external(module + "." + text(name))
    }

    /// The program's type of that name in the folder of a target; the nearest of several.
    private func ownType(_ name: Identifier, of target: String, _ file: Int32) -> Int? {
        let path = files[Int(file)].path
        return topLevelTypes[name]?.filter { !isOfStandIn($0) && isDeclared($0, inFolder: target) }.max {
            nearness($0, to: path) < nearness($1, to: path)
        }
    }

    private func nearness(_ symbol: Int, to path: String) -> Int {
        types[symbol].parts.map { sharedFolders(files[Int($0.file)].path, path) }.max() ?? 0
    }

    /// The type that an expression names with its module in front: `Screens.Detail`.
    func type(_ name: Identifier, of module: String, _ file: Int32) -> Int? {
        guard text(name).beginsWithCapital, imports(module, file) else { return nil }
        return libraryType(name, of: module, file) ?? topLevelType(name, near: file)
    }

    private func imports(_ module: String, _ file: Int32) -> Bool {
        let facts = files[Int(file)]
        return facts.imports.contains { name in
            // `import Features.Clock`
            let text = facts.text(name)
            return text == module || text.utf8.count > module.utf8.count && text.hasSuffix("." + module)
        }
    }

    /// The type of that name of a library that the program stands in for.
    private func standIn(_ name: Identifier, of module: String) -> Int? {
        topLevelTypes[name]?.first { candidate in
            isOfStandIn(candidate) && isDeclared(candidate, inFolder: module)
        }
    }

    /// Whether a type's file lies in a folder of that name, as those of a package's target do.
    private func isDeclared(_ symbol: Int, inFolder name: String) -> Bool {
        types[symbol].parts.contains { part in
            files[Int(part.file)].path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual(name.utf8) }
        }
    }

    private func named(_ name: Identifier, _ arguments: [TypeValue], _ scope: Scope, depth: Int) -> TypeValue {
        let facts = files[Int(scope.file)]
        var function = scope.function
        while let id = function {
            let fact = facts.functions[id]
            if fact.generics.contains(where: { identifier($0.name, scope.file) == name }) {
                return .generic(text(name))
            }
            function = fact.parent
        }
        if name == .optional, let only = arguments.first { return only }
        if name == .array, let only = arguments.first { return .array(only) }
        if name == .dictionary, arguments.count == 2 { return .array(arguments[1]) }
        if let declaration = scope.declaration {
            let symbol = symbolOfDeclaration[Int(scope.file)][Int(declaration.index)]
            if name == .selfType, symbol >= 0 { return .nominal(symbol, types[symbol].generics.map { .generic($0) }) }
            var current = symbol >= 0 ? symbol : nil
            while let type = current {
                if !types[type].generics.isEmpty, types[type].generics.contains(text(name)) {
                    return .generic(text(name))
                }
                if let found = nested(name, in: type, depth: depth) { return with(arguments, found) }
                for ancestor in types[type].superclass == nil ? [] : lineage(of: type).dropFirst() {
                    if let found = nested(name, in: ancestor, depth: depth) { return with(arguments, found) }
                }
                for proto in allProtocols(of: type) {
                    if let found = nested(name, in: proto, depth: depth) { return with(arguments, found) }
                }
                if types[type].outer == nil, types[type].name == text(name) { return .nominal(type, arguments) }
                current = types[type].outer
            }
        }
        if let alias = ownAlias(name, scope.file), depth < 20 { return with(arguments, meant(by: alias, depth)) }
        if let type = topLevelType(name, near: scope.file) { return .nominal(type, arguments) }
        if let alias = globalAlias(name, near: scope.file), depth < 20 {
            return with(arguments, meant(by: alias, depth))
        }
        if name == .anyObject || name == .any { return .unknown }
        return .nominal(external(name), arguments)
    }

    private func meant(by alias: GlobalAlias, _ depth: Int) -> TypeValue {
        resolve(alias.type, Scope(file: alias.file, declaration: nil, function: nil), depth: depth + 1)
    }

    private func with(_ arguments: [TypeValue], _ found: TypeValue) -> TypeValue {
        if case .nominal(let type, []) = found, !arguments.isEmpty { return .nominal(type, arguments) }
        return found
    }

    private func nested(_ name: Identifier, in symbol: Int, depth: Int) -> TypeValue? {
        if let type = types[symbol].nested[name] { return .nominal(type, []) }
        if let alias = types[symbol].aliases[name], depth < 20 {
            let scope = Scope(
                file: alias.file, declaration: DeclarationID(Int(alias.declaration)), function: nil)
            return resolve(alias.type, scope, depth: depth + 1)
        }
        return nil
    }

    /// The type of that name outside of any other; where several share it, the one in the nearest folder.
    func topLevelType(_ name: String, near file: Int32) -> Int? { topLevelType(identifier(name), near: file) }

    func topLevelType(_ name: Identifier, near file: Int32) -> Int? {
        topLevelType(name, near: files[Int(file)].path)
    }

    /// - Parameter path: not asked for where nothing is to be chosen; a project of storyboards alone has no file.
    func topLevelType(_ name: Identifier, near path: @autoclosure () -> String) -> Int? {
        guard let candidates = topLevelTypes[name] else { return nil }
        if candidates.count == 1 { return candidates[0] }
        let index = homonyms[name].flatMap { $0.count == candidates.count ? $0 : nil } ?? index(candidates)
        homonyms[name] = index
        return index.nearest(to: path())
    }

    /// Whether that name means a view or a view modifier of the app's own to a file, which hides the framework's.
    func declaresView(named name: String, near path: String) -> Bool {
        guard let symbol = topLevelType(identifier(name), near: path), !isExternal(symbol), !isOfStandIn(symbol) else {
            return false
        }
        return isSwiftUIView(symbol) || isModifier(symbol)
    }

    private func index(_ candidates: [Int]) -> Homonyms {
        Homonyms(candidates.map { ($0, types[$0].parts.first.map { files[Int($0.file)].path }) })
    }

    /// The last name of the key path that a property's wrapper is handed: `dismiss` of `@Environment(\.dismiss)`.
    func keyPathName(of property: PropertyRef) -> String? {
        let file = files[Int(property.file)]
        return facts(property).attributes.lazy.map { file.text($0) }.first { $0.hasPrefix("\\.") }
            .map { String($0.dropFirst(2)) }
    }

    /// A type as the program would write it, for people.
    func describe(_ type: TypeID, file: Int32) -> String {
        let facts = files[Int(file)]
        let inner = { (type: TypeID) in self.describe(type, file: file) }
        func generic(_ arguments: [TypeID]) -> String {
            arguments.isEmpty ? "" : "<" + arguments.map(inner).joined(separator: ", ") + ">"
        }
        switch facts.types[Int(type.index)] {
        case .named(let name, let arguments): return facts.text(name) + generic(arguments)
        case .member(let base, let name, let arguments):
            return inner(base) + "." + facts.text(name) + generic(arguments)
        case .optional(let wrapped):
            let text = inner(wrapped)
            return text.holds("->") || text.holds("&") ? "(\(text))?" : text + "?"
        case .array(let element): return "[\(inner(element))]"
        case .variadic(let element): return inner(element) + "..."
        case .dictionary(let key, let value): return "[\(inner(key)): \(inner(value))]"
        case .function(let parameters, let result):
            return "(" + parameters.map(inner).joined(separator: ", ") + ") -> " + inner(result)
        case .tuple(let elements):
            if elements.isEmpty { return "Void" }
            return "("
                + elements.map { element in
                    (element.label.map { facts.text($0) + ": " } ?? "") + inner(element.type)
                }.joined(separator: ", ") + ")"
        case .composition(let parts): return parts.map(inner).joined(separator: " & ")
        case .metatype(let base): return inner(base) + ".Type"
        case .other(let text): return facts.text(text)
        }
    }
}

/// How many leading folders two paths share.
func sharedFolders(_ left: String, _ right: String) -> Int {
    var shared = 0
    let slash = UInt8(ascii: "/")
    for (one, other) in zip(left.utf8.split(separator: slash), right.utf8.split(separator: slash)) {
        guard one.elementsEqual(other) else { break }
        shared += 1
    }
    return shared
}
