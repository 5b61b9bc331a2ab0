import Facts
@_spi(RawSyntax) import SwiftSyntax

extension FactBuilder {
    mutating func readFile(_ file: RawSourceFileSyntax) {
        let topLevel = addFunction(
            FunctionDraft(kind: .initialValue, name: intern(""), declaration: nil, place: .init(line: 1, column: 1)))
        // Without a scope: what a file declares is global, not local to its top-level code.
        function = topLevel
        for statement in file.statements.items { read(topLevel: statement.item) }
        function = nil
    }

    private mutating func read(topLevel item: RawSyntax) {
        if let declaration = item.as(RawDeclSyntax.self) {
            read(member: declaration)
        } else if let statement = item.as(RawStmtSyntax.self) {
            read(statement, isResult: false)
        } else if let expression = item.as(RawExprSyntax.self) {
            readStatement(expression, isResult: false)
        }
    }

    /// A declaration of a type's body or of a file.
    mutating func read(member declaration: RawDeclSyntax) {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return }
        switch declaration.raw.kind {
        case .importDecl: if let node = declaration.as(RawImportDeclSyntax.self) { read(node) }
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
            if let header = TypeHeader(declaration) { read(header) }
        case .functionDecl: if let node = declaration.as(RawFunctionDeclSyntax.self) { read(node) }
        case .initializerDecl: if let node = declaration.as(RawInitializerDeclSyntax.self) { read(node) }
        case .deinitializerDecl: if let node = declaration.as(RawDeinitializerDeclSyntax.self) { read(node) }
        case .subscriptDecl: if let node = declaration.as(RawSubscriptDeclSyntax.self) { read(node) }
        case .variableDecl: if let node = declaration.as(RawVariableDeclSyntax.self) { read(property: node) }
        case .enumCaseDecl: if let node = declaration.as(RawEnumCaseDeclSyntax.self) { read(node) }
        case .typeAliasDecl: if let node = declaration.as(RawTypeAliasDeclSyntax.self) { read(node) }
        case .ifConfigDecl: if let node = declaration.as(RawIfConfigDeclSyntax.self) { read(members: node) }
        default: break
        }
    }

    private mutating func read(_ node: RawImportDeclSyntax) {
        if node.path.count == 1, let only = node.path.items.first {
            facts.imports.append(internText(of: only.name))
            if bytes(of: only.name).elementsEqual("SwiftUI".utf8) { knowsSwiftUI = true }
        } else {
            let path = node.path.items.map { Array(bytes(of: $0.name)) }.joined(separator: [UInt8(ascii: ".")])
            facts.imports.append(intern(Array(path)))
        }
    }

    private mutating func read(_ node: RawTypeAliasDeclSyntax) {
        let alias = AliasFacts(name: intern(node.name), type: read(node.initializer.value))
        if let owner = declaration {
            facts.declarations[Int(owner.index)].aliases.append(alias)
        } else {
            facts.globalAliases.append(alias)
        }
    }

    private mutating func read(members node: RawIfConfigDeclSyntax) {
        let clauses = Array(node.clauses.items)
        for clause in clauses {
            let inner = makeCondition(.compilation, compilationText(clause, of: clauses), line: line(of: clause))
            within(inner) { builder in
                if let members = clause.elements?.as(RawMemberBlockItemListSyntax.self) {
                    for member in members.items { builder.read(member: member.decl) }
                } else if let statements = clause.elements?.as(RawCodeBlockItemListSyntax.self) {
                    for statement in statements.items { builder.read(topLevel: statement.item) }
                }
            }
        }
    }

    /// What a clause of `#if` tests; for `#else` that none of the clauses before it holds.
    func compilationText(_ clause: RawIfConfigClauseSyntax, of clauses: [RawIfConfigClauseSyntax]) -> [UInt8] {
        if let test = clause.condition.map({ condensed($0) }), !test.isEmpty { return Array("#if ".utf8) + test }
        let tests = clauses.compactMap { $0.condition.map { condensed($0) } }
        return Array("#if !(".utf8) + tests.joined(separator: Array(" || ".utf8)) + [UInt8(ascii: ")")]
    }

    private mutating func read(_ header: TypeHeader) {
        let nameID = header.name.map { intern($0) } ?? header.extended.map { internDottedName($0) } ?? intern("")
        let id = DeclarationID(facts.declarations.count)
        let named = header.name?.raw ?? header.extended?.raw ?? header.node.raw
        var fact = TypeDeclarationDraft(
            kind: header.kind, name: nameID, container: declaration, place: place(of: named))
        // Its place among the declarations is before those that it holds.
        facts.declarations.append(fact)
        fact.inherited = header.inheritance?.inheritedTypes.items.map { read($0.type) } ?? []
        fact.generics = read(header.generics)
        fact.requirements = read(header.requirements)
        fact.attributes = read(header.attributes)
        fact.documentation = documentation(of: header.node)
        facts.declarations[Int(id.index)] = fact
        let outer = (declaration, visible.hideAll())
        declaration = id
        for member in header.members.members.items { read(member: member.decl) }
        declaration = outer.0
        visible.show(outer.1)
    }

    /// `A.B` of an extended type, without generic arguments.
    private mutating func internDottedName(_ type: RawTypeSyntax) -> NameID {
        type.raw.kind == .identifierType
            ? type.as(RawIdentifierTypeSyntax.self).map { internText(of: $0.name) } ?? intern("")
            : intern(dottedName(type))
    }

    private func dottedName(_ type: RawTypeSyntax) -> [UInt8] {
        if let named = type.as(RawIdentifierTypeSyntax.self) { return Array(named.name.tokenText) }
        if let member = type.as(RawMemberTypeSyntax.self) {
            return dottedName(member.baseType) + [UInt8(ascii: ".")] + Array(member.name.tokenText)
        }
        switch type.raw.kind {
        case .arrayType: return Array("Array".utf8)
        case .optionalType: return Array("Optional".utf8)
        case .dictionaryType: return Array("Dictionary".utf8)
        default: return condensed(type)
        }
    }

    /// The names of attributes; what one is handed follows it: the last component of a key path (`\.dismiss`), or the name
    /// that Objective-C knows the declaration by (`objc(ABCListViewController)`).
    mutating func read(_ attributes: RawAttributeListSyntax) -> [NameID] {
        if attributes.raw.byteLength == 0 { return [] }
        var found: [NameID] = []
        for element in attributes.items {
            guard let attribute = element.as(RawAttributeSyntax.self) else { continue }
            found.append(internText(of: attribute.attributeName))
            if let path = keyPath(in: attribute) { found.append(intern(Array("\\.".utf8) + Array(bytes(of: path)))) }
            if let name = attribute.arguments?.as(RawObjCSelectorPieceListSyntax.self) {
                found.append(intern(Array("objc(".utf8) + condensed(name) + Array(")".utf8)))
            }
        }
        return found
    }

    /// The type that a wrapper is handed and that the property then has: `@Environment(Session.self)`,
    /// `@UIApplicationDelegateAdaptor(AppDelegate.self)`.
    mutating func typeHanded(to attributes: RawAttributeListSyntax) -> TypeID? {
        if attributes.raw.byteLength == 0 { return nil }
        for element in attributes.items {
            guard let attribute = element.as(RawAttributeSyntax.self),
                let arguments = attribute.arguments?.as(RawLabeledExprListSyntax.self),
                let member = arguments.items.first?.expression.as(RawMemberAccessExprSyntax.self),
                member.declName.baseName.tokenText == "self",
                let base = member.base?.as(RawDeclReferenceExprSyntax.self)
            else { continue }
            return add(type: .named(intern(base.baseName), []))
        }
        return nil
    }

    private func keyPath(in attribute: RawAttributeSyntax) -> RawDeclReferenceExprSyntax? {
        guard let arguments = attribute.arguments?.as(RawLabeledExprListSyntax.self),
            let path = arguments.items.first?.expression.as(RawKeyPathExprSyntax.self)
        else { return nil }
        var last: RawDeclReferenceExprSyntax?
        for item in path.components.items { last = item.component.as(RawKeyPathPropertyComponentSyntax.self)?.declName }
        return last
    }

    private mutating func read(_ node: RawEnumCaseDeclSyntax) {
        guard let owner = declaration else { return }
        let comment = documentation(of: node)
        for element in node.elements.items {
            var fact = CaseFacts(name: intern(element.name), place: place(of: element))
            fact.documentation = comment
            fact.parameters =
                element.parameterClause?.parameters.items.map { parameter in
                    let name = parameter.secondName ?? parameter.firstName
                    let label = parameter.firstName.flatMap { $0.tokenText == "_" ? nil : intern($0) }
                    return ParameterFacts(
                        label: label, name: name.map { intern($0) } ?? intern(""), type: read(parameter.type))
                } ?? []
            if let literal = element.rawValue?.value.as(RawStringLiteralExprSyntax.self) {
                fact.rawValue = internValue(of: literal)
            } else if let literal = element.rawValue?.value.as(RawIntegerLiteralExprSyntax.self) {
                fact.rawValue = intern(literal.literal)
            }
            facts.declarations[Int(owner.index)].cases.append(fact)
        }
    }
}

/// The parts that six kinds of declarations have in common.
private struct TypeHeader {
    let node: RawDeclSyntax
    let kind: TypeDeclaration.Kind
    var name: RawTokenSyntax?
    var extended: RawTypeSyntax?
    let inheritance: RawInheritanceClauseSyntax?
    var generics: RawGenericParameterClauseSyntax?
    let requirements: RawGenericWhereClauseSyntax?
    let members: RawMemberBlockSyntax
    let attributes: RawAttributeListSyntax

    init?(_ node: RawDeclSyntax) {
        self.node = node
        if let type = node.as(RawClassDeclSyntax.self) {
            (kind, name, generics) = (.class, type.name, type.genericParameterClause)
            (inheritance, requirements) = (type.inheritanceClause, type.genericWhereClause)
            (members, attributes) = (type.memberBlock, type.attributes)
        } else if let type = node.as(RawStructDeclSyntax.self) {
            (kind, name, generics) = (.struct, type.name, type.genericParameterClause)
            (inheritance, requirements) = (type.inheritanceClause, type.genericWhereClause)
            (members, attributes) = (type.memberBlock, type.attributes)
        } else if let type = node.as(RawEnumDeclSyntax.self) {
            (kind, name, generics) = (.enum, type.name, type.genericParameterClause)
            (inheritance, requirements) = (type.inheritanceClause, type.genericWhereClause)
            (members, attributes) = (type.memberBlock, type.attributes)
        } else if let type = node.as(RawActorDeclSyntax.self) {
            (kind, name, generics) = (.actor, type.name, type.genericParameterClause)
            (inheritance, requirements) = (type.inheritanceClause, type.genericWhereClause)
            (members, attributes) = (type.memberBlock, type.attributes)
        } else if let type = node.as(RawProtocolDeclSyntax.self) {
            (kind, name) = (.protocol, type.name)
            (inheritance, requirements) = (type.inheritanceClause, type.genericWhereClause)
            (members, attributes) = (type.memberBlock, type.attributes)
        } else if let type = node.as(RawExtensionDeclSyntax.self) {
            (kind, extended) = (.extension, type.extendedType)
            (inheritance, requirements) = (type.inheritanceClause, type.genericWhereClause)
            (members, attributes) = (type.memberBlock, type.attributes)
        } else {
            return nil
        }
    }
}
