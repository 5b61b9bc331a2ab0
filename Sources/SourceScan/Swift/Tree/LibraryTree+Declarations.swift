@_spi(RawSyntax) import SwiftSyntax

/// The library's declarations.
extension LibraryTree {
    private var none: Node { SwiftTreeBuilder.none }

    mutating func declaration(_ node: RawSyntax) -> Node {
        if let type = typeDeclaration(node) ?? function(node) { return type }
        if let variable = node.as(RawVariableDeclSyntax.self) { return self.variable(variable) }
        if let declared = node.as(RawEnumCaseDeclSyntax.self) { return cases(declared) }
        if let config = node.as(RawIfConfigDeclSyntax.self) { return compilation(config) }
        if let alias = node.as(RawTypeAliasDeclSyntax.self) {
            let name = number(of: alias.name)
            let value = any(alias.initializer.value)
            return add(.typeAliasDecl, node, [none, none, name, none, value])
        }
        if let imported = node.as(RawImportDeclSyntax.self) {
            var children: [Node] = []
            for child in imported.path.layoutView.children {
                if let component = child?.as(RawImportPathComponentSyntax.self) {
                    children.append(number(of: component.name))
                }
            }
            return add(.importDecl, node, children)
        }
        return add(.otherDecl, node)
    }

    private mutating func compilation(_ node: RawIfConfigDeclSyntax) -> Node {
        list(.ifConfigDecl, node.clauses.raw) { tree, child in
            child.as(RawIfConfigClauseSyntax.self).map { clause in
                let condition = clause.condition.map { tree.add(.otherExpr, $0.raw) } ?? tree.none
                let elements = clause.elements.map { tree.elements($0.raw) } ?? tree.none
                return tree.add(.ifConfigClause, child, [condition, elements])
            }
        }
    }

    private mutating func elements(_ node: RawSyntax) -> Node {
        if let members = node.as(RawMemberBlockItemListSyntax.self) { return self.members(members) }
        if let statements = node.as(RawCodeBlockItemListSyntax.self) { return items(statements) }
        if let cases = node.as(RawSwitchCaseListSyntax.self) { return self.cases(cases) }
        return add(.otherPart, node)
    }

    private mutating func members(_ list: RawMemberBlockItemListSyntax) -> Node {
        self.list(.memberItems, list.raw) { tree, child in
            child.as(RawMemberBlockItemSyntax.self).map { tree.any($0.decl) }
        }
    }

    // MARK: - Types

    private mutating func typeDeclaration(_ node: RawSyntax) -> Node? {
        if let type = node.as(RawClassDeclSyntax.self) {
            return self.type(
                .classDecl, node, type.attributes, type.name, type.genericParameterClause, type.inheritanceClause,
                type.genericWhereClause, type.memberBlock)
        }
        if let type = node.as(RawStructDeclSyntax.self) {
            return self.type(
                .structDecl, node, type.attributes, type.name, type.genericParameterClause, type.inheritanceClause,
                type.genericWhereClause, type.memberBlock)
        }
        if let type = node.as(RawEnumDeclSyntax.self) {
            return self.type(
                .enumDecl, node, type.attributes, type.name, type.genericParameterClause, type.inheritanceClause,
                type.genericWhereClause, type.memberBlock)
        }
        if let type = node.as(RawActorDeclSyntax.self) {
            return self.type(
                .actorDecl, node, type.attributes, type.name, type.genericParameterClause, type.inheritanceClause,
                type.genericWhereClause, type.memberBlock)
        }
        if let type = node.as(RawProtocolDeclSyntax.self) {
            return self.type(
                .protocolDecl, node, type.attributes, type.name, nil, type.inheritanceClause, type.genericWhereClause,
                type.memberBlock)
        }
        guard let type = node.as(RawExtensionDeclSyntax.self) else { return nil }
        let attributes = attributes(type.attributes)
        let extended = any(type.extendedType)
        return rest(
            .extensionDecl, node, [attributes, extended, none], type.inheritanceClause, type.genericWhereClause,
            type.memberBlock)
    }

    private mutating func type(
        _ kind: SwiftNodeKind, _ node: RawSyntax, _ attributes: RawAttributeListSyntax, _ name: RawTokenSyntax,
        _ generics: RawGenericParameterClauseSyntax?, _ inheritance: RawInheritanceClauseSyntax?,
        _ requirements: RawGenericWhereClauseSyntax?, _ members: RawMemberBlockSyntax
    ) -> Node {
        let parts = [self.attributes(attributes), number(of: name), parameters(generics)]
        return rest(kind, node, parts, inheritance, requirements, members)
    }

    private mutating func rest(
        _ kind: SwiftNodeKind, _ node: RawSyntax, _ parts: [Node], _ inheritance: RawInheritanceClauseSyntax?,
        _ requirements: RawGenericWhereClauseSyntax?, _ members: RawMemberBlockSyntax
    ) -> Node {
        var inherited = none
        if let inheritance {
            inherited = list(.list, inheritance.inheritedTypes.raw) { tree, child in
                child.as(RawInheritedTypeSyntax.self).map { tree.any($0.type) }
            }
        }
        let required = self.requirements(requirements)
        let items = self.members(members.members)
        return add(kind, node, parts + [inherited, required, items])
    }

    private mutating func parameters(_ clause: RawGenericParameterClauseSyntax?) -> Node {
        guard let clause else { return none }
        return list(.genericParameters, clause.parameters.raw) { tree, child in
            child.as(RawGenericParameterSyntax.self).map { parameter in
                let name = tree.number(of: parameter.name)
                let constraint = tree.optional(parameter.inheritedType)
                return tree.add(.genericParameter, child, [name, constraint])
            }
        }
    }

    private mutating func requirements(_ clause: RawGenericWhereClauseSyntax?) -> Node {
        guard let clause else { return none }
        return list(.list, clause.requirements.raw) { tree, child in
            guard let requirement = child.as(RawGenericRequirementSyntax.self)?.requirement else { return nil }
            if let conformance = requirement.as(RawConformanceRequirementSyntax.self) {
                let left = tree.any(conformance.leftType)
                let right = tree.any(conformance.rightType)
                return tree.add(.requirement, child, [left, right])
            }
            guard let same = requirement.as(RawSameTypeRequirementSyntax.self) else { return nil }
            let left = tree.any(same.leftType)
            let right = tree.any(same.rightType)
            return tree.add(.sameTypeRequirement, child, [left, right])
        }
    }

    mutating func attributes(_ list: RawAttributeListSyntax) -> Node {
        self.list(.attributeList, list.raw) { tree, child in
            child.as(RawAttributeSyntax.self).map { attribute in
                let name = tree.any(attribute.attributeName)
                var arguments = tree.none
                if let list = attribute.arguments?.as(RawLabeledExprListSyntax.self) {
                    arguments = tree.arguments(list)
                } else if let name = attribute.arguments?.as(RawObjCSelectorPieceListSyntax.self) {
                    arguments = tree.add(.objCSelector, name.raw)
                }
                return tree.add(.attribute, child, [name, arguments])
            }
        }
    }

    private mutating func modifiers(_ list: RawDeclModifierListSyntax) -> Node {
        self.list(.modifiers, list.raw) { tree, child in
            child.as(RawDeclModifierSyntax.self).map { tree.number(of: $0.name) }
        }
    }

    private mutating func cases(_ node: RawEnumCaseDeclSyntax) -> Node {
        let elements = list(.list, node.elements.raw) { tree, child in
            child.as(RawEnumCaseElementSyntax.self).map { element in
                let name = tree.number(of: element.name)
                var parameters = tree.none
                if let clause = element.parameterClause {
                    parameters = tree.list(.list, clause.parameters.raw) { tree, child in
                        child.as(RawEnumCaseParameterSyntax.self).map { parameter in
                            let first = tree.number(of: parameter.firstName)
                            let second = tree.number(of: parameter.secondName)
                            let type = tree.any(parameter.type)
                            return tree.add(.enumCaseParameter, child, [first, second, type])
                        }
                    }
                }
                let value = tree.optional(element.rawValue?.value)
                return tree.add(.enumCaseElement, child, [name, parameters, value])
            }
        }
        return add(.enumCaseDecl, node.raw, [none, none, elements])
    }

    // MARK: - Functions

    private mutating func function(_ node: RawSyntax) -> Node? {
        if let function = node.as(RawFunctionDeclSyntax.self) {
            let parts = [
                attributes(function.attributes), modifiers(function.modifiers), number(of: function.name),
                parameters(function.genericParameterClause), requirements(function.genericWhereClause),
                parameters(function.signature.parameterClause), optional(function.signature.returnClause?.type),
                block(function.body),
            ]
            return add(.functionDecl, node, parts)
        }
        if let initializer = node.as(RawInitializerDeclSyntax.self) {
            let parts = [
                attributes(initializer.attributes), modifiers(initializer.modifiers),
                number(of: initializer.initKeyword), parameters(initializer.genericParameterClause),
                requirements(initializer.genericWhereClause), parameters(initializer.signature.parameterClause),
                block(initializer.body),
            ]
            return add(.initializerDecl, node, parts)
        }
        if let deinitializer = node.as(RawDeinitializerDeclSyntax.self) {
            let parts = [
                attributes(deinitializer.attributes), modifiers(deinitializer.modifiers), block(deinitializer.body),
            ]
            return add(.deinitializerDecl, node, parts)
        }
        guard let lookup = node.as(RawSubscriptDeclSyntax.self) else { return nil }
        let parts = [
            attributes(lookup.attributes), modifiers(lookup.modifiers), parameters(lookup.parameterClause),
            any(lookup.returnClause.type), accessors(lookup.accessorBlock),
        ]
        return add(.subscriptDecl, node, parts)
    }

    private mutating func parameters(_ clause: RawFunctionParameterClauseSyntax) -> Node {
        list(.list, clause.parameters.raw) { tree, child in
            child.as(RawFunctionParameterSyntax.self).map { parameter in
                let parts = [
                    tree.number(of: parameter.firstName), tree.number(of: parameter.secondName),
                    tree.any(parameter.type), tree.number(of: parameter.ellipsis),
                    tree.optional(parameter.defaultValue?.value),
                ]
                return tree.add(.functionParameter, child, parts)
            }
        }
    }

    private mutating func variable(_ node: RawVariableDeclSyntax) -> Node {
        let attributes = attributes(node.attributes)
        let modifiers = modifiers(node.modifiers)
        let specifier = number(of: node.bindingSpecifier)
        let bindings = list(.list, node.bindings.raw) { tree, child in
            child.as(RawPatternBindingSyntax.self).map { binding in
                let parts = [
                    tree.any(binding.pattern), tree.optional(binding.typeAnnotation?.type),
                    tree.optional(binding.initializer?.value), tree.accessors(binding.accessorBlock),
                ]
                return tree.add(.patternBinding, child, parts)
            }
        }
        return add(.variableDecl, node.raw, [attributes, modifiers, specifier, bindings])
    }

    private mutating func accessors(_ block: RawAccessorBlockSyntax?) -> Node {
        guard let block else { return none }
        let accessors: Node
        if let statements = block.accessors.as(RawCodeBlockItemListSyntax.self) {
            accessors = items(statements)
        } else {
            accessors = list(.accessorList, block.accessors.raw) { tree, child in
                child.as(RawAccessorDeclSyntax.self).map { accessor in
                    let parts = [
                        tree.number(of: accessor.accessorSpecifier), tree.number(of: accessor.parameters?.name),
                        tree.block(accessor.body),
                    ]
                    return tree.add(.accessor, child, parts)
                }
            }
        }
        return add(.accessorBlock, block.raw, [accessors])
    }
}
