import Dialects
import Facts

/// Superclasses and protocols of types. What follows from them is remembered with the type, once all are known.
extension Program {
    /// Whether a function is one that Xcode's canvas runs, and no app: `static var previews` of a `PreviewProvider`, and what
    /// else such a type has.
    func isPreview(_ function: FunctionRef) -> Bool {
        owner(of: function).map { owner in
            types[owner].protocols.contains { types[$0].name == SwiftUIViews.preview }
        } ?? false
    }

    /// No class has as many superclasses: more are a chain that somebody made up.
    private static let maximumLineage = 256

    /// The type and its superclasses, nearest first.
    func lineage(of symbol: Int) -> [Int] {
        if let known = knowledge[symbol].lineage { return known }
        var line = [symbol]
        var current = symbol
        while let next = types[current].superclass, line.count < Self.maximumLineage, !line.contains(next) {
            line.append(next)
            current = next
        }
        if isConnected { knowledge[symbol].lineage = line }
        return line
    }

    /// Whether a class is one of a library that is not in the scan and has such a name, or inherits from it.
    func descendsFromLibrary(_ symbol: Int, where hasName: (String) -> Bool) -> Bool {
        lineage(of: symbol).contains {
            isExternal($0) && AppleClasses.superclasses[types[$0].name] == nil && hasName(types[$0].name)
        }
    }

    func inherits(_ symbol: Int, from name: String) -> Bool {
        if let known = knowledge[symbol].frameworkClasses { return known.contains(name) }
        let found = lineage(of: symbol).lazy.map { self.types[$0] }.filter { $0.kind == .external }.map(\.name)
        let names = Array(found)
        if isConnected { knowledge[symbol].frameworkClasses = names }
        return names.contains(name)
    }

    /// Whether a type is a coordinator by its name, or by that of a class which it inherits from.
    func isCoordinator(_ symbol: Int) -> Bool {
        if let known = knowledge[symbol].isCoordinator { return known }
        let isNamed = lineage(of: symbol).contains { RoleNames.isCoordinator(types[$0].name) }
        if isConnected { knowledge[symbol].isCoordinator = isNamed }
        return isNamed
    }

    func isSubtype(_ symbol: Int, of ancestor: Int) -> Bool {
        if symbol == ancestor || lineage(of: symbol).contains(ancestor) { return true }
        let kind = types[ancestor].kind
        return (kind == .protocol || kind == .external) && allProtocols(of: symbol).contains(ancestor)
    }

    /// Whether an object of one type may be of another: one of them inherits from the other, or conforms to it.
    func isKin(_ symbol: Int, of other: Int) -> Bool { isSubtype(symbol, of: other) || isSubtype(other, of: symbol) }

    /// Every protocol that a type conforms to, its own first, refinements followed.
    func allProtocols(of symbol: Int) -> [Int] {
        if let known = knowledge[symbol].allProtocols { return known }
        let type = types[symbol]
        if type.superclass == nil, type.protocols.isEmpty { return [] }
        var found: [Int] = []
        var seen = SmallSet<Int>()
        var queue = lineage(of: symbol)
        if type.kind == .protocol { queue = type.protocols }
        var position = 0
        while position < queue.count {
            let current = queue[position]
            position += 1
            guard seen.insert(current) else { continue }
            if types[current].kind == .protocol || (types[current].kind == .external && current != symbol) {
                found.append(current)
            }
            queue += types[current].protocols
            if types[current].kind == .protocol, let base = types[current].superclass { queue.append(base) }
        }
        if isConnected { knowledge[symbol].allProtocols = found }
        return found
    }

    /// The methods of its superclasses for which a method stands, the nearest first.
    func overridden(by function: FunctionRef) -> [FunctionRef] {
        guard let owner = owner(of: function) else { return [] }
        let (name, fullName) = (identifier(of: function), fullName(function))
        return lineage(of: owner).dropFirst().flatMap { ancestor in
            (types[ancestor].methods[name] ?? []).filter { self.fullName($0) == fullName }
        }
    }

    /// Whether an object that is of a type, or of one of its heirs, may run a method: the nearest of that name is the method,
    /// or an heir's may be.
    func mayRun(_ method: FunctionRef, _ symbol: Int) -> Bool {
        guard let owner = owner(of: method) else { return true }
        guard isSubtype(symbol, of: owner) else { return isSubtype(owner, of: symbol) }
        let (name, fullName) = (identifier(of: method), fullName(method))
        return ancestry(of: symbol).first { ancestor in
            ancestor == owner || types[ancestor].methods[name]?.contains { self.fullName($0) == fullName } ?? false
        } == owner
    }

    /// Whether a class of the program does something else than a method that it inherits from another of them.
    func isOverridden(_ function: FunctionRef) -> Bool {
        guard let owner = owner(of: function), types[owner].kind == .class else { return false }
        let (name, fullName) = (identifier(of: function), fullName(function))
        return descendants(of: owner).contains { heir in
            types[heir].methods[name]?.contains { facts($0).isOverride && self.fullName($0) == fullName } ?? false
        }
    }

    /// Whether a declaration inherits from, or conforms to, what is neither in the scan nor one of Apple's classes: a
    /// library may call what it declares.
    func inheritsFromLibrary(_ declaration: DeclarationID, _ file: Int32) -> Bool {
        files[Int(file)].declarations[declaration].inherited.contains { type in
            resolve(type, file: file, declaration: declaration).symbol.map { symbol in
                isExternal(symbol) && types[symbol].name != "NSObject"
                    && AppleClasses.superclasses[types[symbol].name] == nil
            } ?? true
        }
    }

    /// Where a member of a type is looked for: the type, its superclasses, and every protocol that it conforms to.
    func ancestry(of symbol: Int) -> [Int] {
        if let known = knowledge[symbol].ancestry { return known }
        let found = lineage(of: symbol) + allProtocols(of: symbol)
        if isConnected { knowledge[symbol].ancestry = found }
        return found
    }

    /// The types that inherit from a class or conform to a protocol, however far.
    func descendants(of symbol: Int) -> [Int] {
        if let known = knowledge[symbol].descendants { return known }
        let type = types[symbol]
        var found: [Int] = []
        var seen: Set<Int> = [symbol]
        var queue = type.subclasses + type.conformers
        while let current = queue.popLast() {
            guard seen.insert(current).inserted else { continue }
            found.append(current)
            queue += types[current].subclasses + types[current].conformers
        }
        if isConnected { knowledge[symbol].descendants = found }
        return found
    }

    /// The concrete types that conform to a protocol, also through refinements and superclasses, by name.
    func concreteConformers(of proto: Int) -> [Int] {
        if let known = knowledge[proto].concreteConformers { return known }
        var found: [Int] = []
        var seen = SmallSet<Int>()
        var queue = types[proto].conformers
        while let current = queue.popLast() {
            guard seen.insert(current) else { continue }
            if types[current].kind == .protocol {
                queue += types[current].conformers
            } else {
                if types[current].kind != .external { found.append(current) }
                queue += types[current].subclasses
            }
        }
        found = withoutDoubles(found, \.self)
        found.sort { (types[$0].qualifiedName, $0) < (types[$1].qualifiedName, $1) }
        if isConnected { knowledge[proto].concreteConformers = found }
        return found
    }

    /// Those of what some types stand for whose type is no double of the others: `ShelfService` beside `MockShelfService`.
    ///
    /// - Parameter type: the type of an element.
    func withoutDoubles<Element>(_ elements: [Element], _ type: (Element) -> Int?) -> [Element] {
        guard elements.count > 1 else { return elements }
        let real = elements.filter { element in type(element).map { !TestDoubles.isNamed(types[$0].name) } ?? true }
        return real.isEmpty ? elements : real
    }

    /// Whether a type conforms to SwiftUI's `View`, or wraps a view of UIKit for it.
    func isSwiftUIView(_ symbol: Int) -> Bool {
        if let known = knowledge[symbol].isSwiftUIView { return known }
        let found = allProtocols(of: symbol).contains {
            isExternal($0) && SwiftUIViews.protocols.contains(types[$0].name)
        }
        if isConnected { knowledge[symbol].isSwiftUIView = found }
        return found
    }

    /// Whether a type conforms to SwiftUI's `ViewModifier`.
    func isModifier(_ symbol: Int) -> Bool {
        allProtocols(of: symbol).contains { types[$0].name == SwiftUIViews.modifierProtocol }
    }

    /// Whether a type is generic in some view: `struct Card<Content: View>`.
    func isAroundViews(_ symbol: Int) -> Bool { types[symbol].generics.contains { isViewParameter($0, of: symbol) } }

    /// Whether a generic parameter of a type stands for some view, as it says or in a clause of `where`.
    private func isViewParameter(_ name: String, of symbol: Int) -> Bool {
        bounds(ofGeneric: name, of: symbol).contains { types[$0].name == SwiftUIViews.view || isSwiftUIView($0) }
    }

    /// What a generic parameter of a type must conform to or inherit, as it says or in a clause of `where`.
    func bounds(ofGeneric name: String, of symbol: Int) -> [Int] {
        types[symbol].parts.flatMap { part -> [Int] in
            let declaration = files[Int(part.file)].declarations[part.id]
            let file = files[Int(part.file)]
            let inline = declaration.generics.filter { file.text($0.name) == name }.compactMap(\.constraint)
            let clauses = declaration.requirements.filter { clause in
                guard case .named(let left, _) = file.types[Int(clause.left.index)] else { return false }
                return file.text(left) == name
            }.map(\.right)
            return (inline + clauses).flatMap {
                Array(resolve($0, file: part.file, declaration: part.id).symbols)
            }
        }
    }
}
