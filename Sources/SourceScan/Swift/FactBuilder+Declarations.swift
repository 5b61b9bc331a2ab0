import Facts

extension FactBuilder {
    mutating func readFile(_ statements: CodeBlockItems) {
        let topLevel = addFunction(
            FunctionDraft(kind: .initialValue, name: intern(""), declaration: nil, place: .init(line: 1, column: 1)))
        // Without a scope: what a file declares is global, not local to its top-level code.
        function = topLevel
        for statement in statements { read(topLevel: statement) }
        function = nil
    }

    private mutating func read(topLevel item: SwiftNode) {
        if let declaration = item.asDeclaration {
            read(member: declaration)
        } else if let statement = item.asStatement {
            read(statement, isResult: false)
        } else if let expression = item.asExpression {
            readStatement(expression, isResult: false)
        }
    }

    /// A declaration of a type's body or of a file.
    mutating func read(member declaration: SwiftNode) {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return }
        switch declaration.kind {
        case .importDecl: if let node = declaration.as(ImportDecl.self) { read(node) }
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
            if let header = TypeHeader(declaration) { read(header) }
        case .functionDecl: if let node = declaration.as(FunctionDecl.self) { read(node) }
        case .initializerDecl: if let node = declaration.as(InitializerDecl.self) { read(node) }
        case .deinitializerDecl: if let node = declaration.as(DeinitializerDecl.self) { read(node) }
        case .subscriptDecl: if let node = declaration.as(SubscriptDecl.self) { read(node) }
        case .variableDecl: if let node = declaration.as(VariableDecl.self) { read(property: node) }
        case .enumCaseDecl: if let node = declaration.as(EnumCaseDecl.self) { read(node) }
        case .typeAliasDecl: if let node = declaration.as(TypeAliasDecl.self) { read(node) }
        case .ifConfigDecl: if let node = declaration.as(IfConfigDecl.self) { read(members: node) }
        default: break
        }
    }

    private mutating func read(_ node: ImportDecl) {
        if node.path.count == 1, let only = node.path.first {
            facts.imports.append(internText(of: only))
            if only == "SwiftUI" { knowsSwiftUI = true }
        } else {
            let path = node.path.map { Array($0.text) }.joined(separator: [UInt8(ascii: ".")])
            facts.imports.append(intern(Array(path)))
        }
    }

    private mutating func read(_ node: TypeAliasDecl) {
        let alias = AliasFacts(name: intern(node.name), type: read(type: node.value))
        if let owner = declaration {
            facts.declarations[Int(owner.index)].aliases.append(alias)
        } else {
            facts.globalAliases.append(alias)
        }
    }

    private mutating func read(members node: IfConfigDecl) {
        let clauses = Array(node.clauses)
        for clause in clauses {
            let inner = makeCondition(.compilation, compilationText(clause, of: clauses), line: line(of: clause))
            within(inner) { builder in
                if let members = clause.elements?.as(MemberItems.self) {
                    for member in members { builder.read(member: member) }
                } else if let statements = clause.elements?.as(CodeBlockItems.self) {
                    for statement in statements { builder.read(topLevel: statement) }
                }
            }
        }
    }

    /// What a clause of `#if` tests; for `#else` that none of the clauses before it holds.
    func compilationText(_ clause: IfConfigClause, of clauses: [IfConfigClause]) -> [UInt8] {
        if let test = clause.condition.map({ condensed($0) }), !test.isEmpty { return Array("#if ".utf8) + test }
        let tests = clauses.compactMap { $0.condition.map { condensed($0) } }
        return Array("#if !(".utf8) + tests.joined(separator: Array(" || ".utf8)) + [UInt8(ascii: ")")]
    }

    private mutating func read(_ header: TypeHeader) {
        let nameID = header.name.map { intern($0) } ?? header.extended.map { internDottedName($0) } ?? intern("")
        let id = DeclarationID(facts.declarations.count)
        let begin = header.name.map { place(of: $0) } ?? place(of: header.extended ?? header.node)
        var fact = TypeDeclarationDraft(kind: header.kind, name: nameID, container: declaration, place: begin)
        // Its place among the declarations is before those that it holds.
        facts.declarations.append(fact)
        fact.inherited = header.inheritance?.map { read(type: $0) } ?? []
        noteView(header)
        fact.generics = read(header.generics)
        fact.requirements = read(requirements: header.requirements)
        fact.attributes = read(header.attributes)
        fact.documentation = documentation(of: header.node)
        facts.declarations[Int(id.index)] = fact
        let outer = (declaration, visible.hideAll(), isInPrivateExtension)
        declaration = id
        isInPrivateExtension = header.isPrivateExtension
        for member in header.members { read(member: member) }
        declaration = outer.0
        visible.show(outer.1)
        isInPrivateExtension = outer.2
    }

    /// A struct that is a `View` is SwiftUI's, also in a file that knows SwiftUI only by what another module exports anew
    /// (`@_exported import SwiftUI`).
    private mutating func noteView(_ header: TypeHeader) {
        guard !knowsSwiftUI, header.kind == .struct,
            header.inheritance?.contains(where: { $0.as(IdentifierType.self).map { $0.name == "View" } ?? false })
                == true
        else { return }
        knowsSwiftUI = true
        facts.imports.append(intern(Array("SwiftUI".utf8)))
    }

    /// `A.B` of an extended type, without generic arguments.
    private mutating func internDottedName(_ type: SwiftNode) -> NameID {
        type.kind == .identifierType
            ? type.as(IdentifierType.self).map { internText(of: $0.name) } ?? intern("")
            : intern(dottedName(type))
    }

    private func dottedName(_ type: SwiftNode) -> [UInt8] {
        if let named = type.as(IdentifierType.self) { return Array(named.name.text) }
        if let member = type.as(MemberType.self) {
            return dottedName(member.baseType) + [UInt8(ascii: ".")] + Array(member.name.text)
        }
        switch type.kind {
        case .arrayType: return Array("Array".utf8)
        case .optionalType: return Array("Optional".utf8)
        case .dictionaryType: return Array("Dictionary".utf8)
        default: return condensed(type)
        }
    }

    /// The names of attributes; what one is handed follows it: the last component of a key path (`\.dismiss`), or the name
    /// that Objective-C knows the declaration by (`objc(ABCListViewController)`).
    mutating func read(_ attributes: NodeList<Attribute>) -> [NameID] {
        var found: [NameID] = []
        for attribute in attributes {
            found.append(internText(of: attribute.attributeName))
            if let path = keyPath(in: attribute) { found.append(intern(Array("\\.".utf8) + Array(bytes(of: path)))) }
            if let name = attribute.arguments?.as(ObjCSelector.self) {
                found.append(intern(Array("objc(".utf8) + condensed(name) + Array(")".utf8)))
            }
        }
        return found
    }

    /// The type that a wrapper is handed and that the property then has: `@Environment(Session.self)`,
    /// `@UIApplicationDelegateAdaptor(AppDelegate.self)`.
    mutating func typeHanded(to attributes: NodeList<Attribute>) -> TypeID? {
        for attribute in attributes {
            guard let arguments = attribute.arguments?.as(ArgumentList.self),
                let member = arguments.first?.expression.as(MemberAccessExpr.self),
                member.declName.baseName == "self",
                let base = member.base?.as(DeclReferenceExpr.self)
            else { continue }
            return add(type: .named(intern(base.baseName), []))
        }
        return nil
    }

    private func keyPath(in attribute: Attribute) -> DeclReferenceExpr? {
        guard let arguments = attribute.arguments?.as(ArgumentList.self),
            let path = arguments.first?.expression.as(KeyPathExpr.self)
        else { return nil }
        return path.components.last?.as(KeyPathProperty.self)?.declName
    }

    private mutating func read(_ node: EnumCaseDecl) {
        guard let owner = declaration else { return }
        let comment = documentation(of: node)
        for element in node.elements {
            var fact = CaseFacts(name: intern(element.name), place: place(of: element))
            fact.documentation = comment
            fact.parameters =
                element.parameters?.map { parameter in
                    let name = parameter.secondName ?? parameter.firstName
                    let label = parameter.firstName.flatMap { $0 == "_" ? nil : intern($0) }
                    return ParameterFacts(
                        label: label, name: name.map { intern($0) } ?? intern(""), type: read(type: parameter.type))
                } ?? []
            if let literal = element.rawValue?.as(StringLiteralExpr.self) {
                fact.rawValue = internValue(of: literal)
            } else if let literal = element.rawValue?.as(IntegerLiteralExpr.self) {
                fact.rawValue = intern(literal.literal)
            }
            facts.declarations[Int(owner.index)].cases.append(fact)
        }
    }
}

/// The parts that six kinds of declarations have in common.
private struct TypeHeader {
    let node: SwiftNode
    let kind: TypeDeclaration.Kind

    init?(_ node: SwiftNode) {
        self.node = node
        switch node.kind {
        case .classDecl: kind = .class
        case .structDecl: kind = .struct
        case .enumDecl: kind = .enum
        case .actorDecl: kind = .actor
        case .protocolDecl: kind = .protocol
        case .extensionDecl: kind = .extension
        default: return nil
        }
    }

    /// Whether it is an extension whose members nothing outside of the file can name: `private extension Shelf { … }`.
    var isPrivateExtension: Bool {
        guard kind == .extension else { return false }
        let attributes = node.part(0)
        let word = attributes.isEmpty ? node.first : attributes.last + 1
        let modifier = SwiftTokenNode(tree: node.tree, number: word)
        return modifier == "private" || modifier == "fileprivate"
    }

    var attributes: NodeList<Attribute> { node.list(0) }
    var name: SwiftTokenNode? { kind == .extension ? nil : node.name(1) }
    var extended: SwiftNode? { kind == .extension ? node.part(1) : nil }
    var generics: NodeList<GenericParameter>? { node[2].map { NodeList(node: $0) } }
    var inheritance: NodeList<SwiftNode>? { node[3].map { NodeList(node: $0) } }
    var requirements: NodeList<SwiftNode>? { node[4].map { NodeList(node: $0) } }
    var members: MemberItems { MemberItems(node: node.part(5)) }
}
