import Facts
import SwiftSyntax

extension FactBuilder {
    mutating func readFile(_ file: SourceFileSyntax) {
        let topLevel = addFunction(
            FunctionFacts(kind: .initialValue, name: intern(""), declaration: nil, place: .init(line: 1, column: 1)))
        // Without a scope: what a file declares is global, not local to its top-level code.
        function = topLevel
        for statement in file.statements { read(topLevel: statement.item) }
        function = nil
    }

    private mutating func read(topLevel item: CodeBlockItemSyntax.Item) {
        switch item {
        case .decl(let declaration): read(member: declaration)
        case .stmt(let statement): read(statement, isResult: false)
        case .expr(let expression): readStatement(expression, isResult: false)
        }
    }

    /// A declaration of a type's body or of a file.
    mutating func read(member declaration: DeclSyntax) {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return }
        switch declaration.as(DeclSyntaxEnum.self) {
        case .importDecl(let node):
            facts.imports.append(intern(node.path.map(\.name.text).joined(separator: ".")))
        case .classDecl(let node):
            read(
                node, .class, node.name, node.inheritanceClause, node.genericParameterClause,
                node.genericWhereClause, node.memberBlock, node.attributes)
        case .structDecl(let node):
            read(
                node, .struct, node.name, node.inheritanceClause, node.genericParameterClause,
                node.genericWhereClause, node.memberBlock, node.attributes)
        case .enumDecl(let node):
            read(
                node, .enum, node.name, node.inheritanceClause, node.genericParameterClause,
                node.genericWhereClause, node.memberBlock, node.attributes)
        case .actorDecl(let node):
            read(
                node, .actor, node.name, node.inheritanceClause, node.genericParameterClause,
                node.genericWhereClause, node.memberBlock, node.attributes)
        case .protocolDecl(let node):
            read(
                node, .protocol, node.name, node.inheritanceClause, nil,
                node.genericWhereClause, node.memberBlock, node.attributes)
        case .extensionDecl(let node):
            read(
                node, .extension, nil, node.inheritanceClause, nil, node.genericWhereClause, node.memberBlock,
                node.attributes, extended: node.extendedType)
        case .functionDecl(let node): read(node)
        case .initializerDecl(let node): read(node)
        case .deinitializerDecl(let node): read(node)
        case .subscriptDecl(let node): read(node)
        case .variableDecl(let node): read(property: node)
        case .enumCaseDecl(let node): read(node)
        case .typeAliasDecl(let node):
            let alias = AliasFacts(name: intern(node.name), type: read(node.initializer.value))
            if let owner = self.declaration {
                facts.declarations[owner].aliases.append(alias)
            } else {
                facts.globalAliases.append(alias)
            }
        case .ifConfigDecl(let node): read(members: node)
        default: break
        }
    }

    private mutating func read(members node: IfConfigDeclSyntax) {
        for clause in node.clauses {
            let text = compilationText(clause)
            let inner = makeCondition(.compilation, text, line: line(of: clause))
            within(inner) { builder in
                switch clause.elements {
                case .decls(let members): for member in members { builder.read(member: member.decl) }
                case .statements(let statements):
                    for statement in statements { builder.read(topLevel: statement.item) }
                default: break
                }
            }
        }
    }

    /// What a clause of `#if` tests, as written.
    func compilationText(_ clause: IfConfigClauseSyntax) -> String {
        let test = clause.condition.map { condensed($0) } ?? ""
        return clause.poundKeyword.text + (test.isEmpty ? "" : " " + test)
    }

    // One entry for six kinds of declarations, which share no protocol that has all of these parts.
    // swift-format-ignore
    private mutating func read(
        _ node: some DeclSyntaxProtocol, _ kind: TypeDeclaration.Kind, _ name: TokenSyntax?,
        _ inheritance: InheritanceClauseSyntax?, _ generics: GenericParameterClauseSyntax?,
        _ requirements: GenericWhereClauseSyntax?, _ members: MemberBlockSyntax, _ attributes: AttributeListSyntax,
        extended: TypeSyntax? = nil
    ) {
        let nameID = name.map { intern($0) } ?? intern(extended.map { dottedName($0) } ?? "")
        let id = DeclarationID(facts.declarations.count)
        let nameNode = name.map { place(of: $0) } ?? extended.map { place(of: $0) } ?? place(of: node)
        facts.declarations.append(TypeDeclaration(kind: kind, name: nameID, container: declaration, place: nameNode))
        facts.declarations[id].inherited = inheritance?.inheritedTypes.map { read($0.type) } ?? []
        facts.declarations[id].generics = read(generics)
        facts.declarations[id].requirements = read(requirements)
        facts.declarations[id].attributes = read(attributes)
        facts.declarations[id].documentation = documentation(of: node)
        let outer = (declaration, scopes)
        declaration = id
        scopes = []
        for member in members.members { read(member: member.decl) }
        (declaration, scopes) = outer
    }

    /// `A.B` of an extended type, without generic arguments.
    private func dottedName(_ type: TypeSyntax) -> String {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let named): return named.name.text
        case .memberType(let member): return dottedName(member.baseType) + "." + member.name.text
        case .arrayType: return "Array"
        case .optionalType: return "Optional"
        case .dictionaryType: return "Dictionary"
        default: return condensed(type)
        }
    }

    mutating func read(_ attributes: AttributeListSyntax) -> [NameID] {
        attributes.compactMap { element in
            guard case .attribute(let attribute) = element else { return nil }
            return intern(attribute.attributeName.trimmedDescription)
        }
    }

    private mutating func read(_ node: EnumCaseDeclSyntax) {
        guard let owner = declaration else { return }
        let comment = documentation(of: node)
        for element in node.elements {
            var fact = CaseFacts(name: intern(element.name), place: place(of: element))
            fact.documentation = comment
            fact.parameters =
                element.parameterClause?.parameters.map { parameter in
                    let name = parameter.secondName ?? parameter.firstName
                    let label = parameter.firstName.flatMap { $0.text == "_" ? nil : intern($0) }
                    return ParameterFacts(
                        label: label, name: name.map { intern($0) } ?? intern(""), type: read(parameter.type))
                } ?? []
            if let value = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
                fact.rawValue = intern(value)
            }
            facts.declarations[owner].cases.append(fact)
        }
    }

    // MARK: - Comments

    /// The documentation comment in front of a declaration, without its marks; nil without one.
    mutating func documentation(of node: some SyntaxProtocol) -> NameID? {
        var lines: [String] = []
        for piece in node.leadingTrivia {
            switch piece {
            case .docLineComment(let text):
                lines.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
            case .docBlockComment(let text):
                lines = text.dropFirst(3).dropLast(text.hasSuffix("*/") ? 2 : 0)
                    .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(strippedBlockLine)
            case .newlines(let count), .carriageReturnLineFeeds(let count):
                if count > 1 { lines.removeAll() }
            default: break
            }
        }
        let text = lines.joined(separator: "\n").trimmingSpace()
        return text.isEmpty ? nil : intern(text)
    }

    private func strippedBlockLine(_ line: Substring) -> String {
        let text = line.drop { $0 == " " || $0 == "\t" }
        if text.hasPrefix("* ") { return String(text.dropFirst(2)) }
        return text == "*" ? "" : String(text)
    }
}

extension String {
    func trimmingSpace() -> String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
