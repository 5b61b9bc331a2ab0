import Facts
@_spi(RawSyntax) import SwiftSyntax

extension FactBuilder {
    mutating func read(_ type: RawTypeSyntax) -> TypeID {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return add(type: .other(intern("…"))) }
        return readKnown(type) ?? add(type: .other(intern(condensed(type))))
    }

    private mutating func readKnown(_ type: RawTypeSyntax) -> TypeID? {
        switch type.raw.kind {
        case .identifierType: type.as(RawIdentifierTypeSyntax.self).map { read($0) }
        case .memberType: type.as(RawMemberTypeSyntax.self).map { read($0) }
        case .optionalType:
            type.as(RawOptionalTypeSyntax.self).map { add(type: .optional(read($0.wrappedType))) }
        case .implicitlyUnwrappedOptionalType:
            type.as(RawImplicitlyUnwrappedOptionalTypeSyntax.self).map { add(type: .optional(read($0.wrappedType))) }
        case .arrayType:
            type.as(RawArrayTypeSyntax.self).map { add(type: .array(read($0.element))) }
        case .dictionaryType:
            type.as(RawDictionaryTypeSyntax.self).map { add(type: .dictionary(read($0.key), read($0.value))) }
        case .functionType:
            type.as(RawFunctionTypeSyntax.self).map { function in
                let parameters = function.parameters.items.map { read($0.type) }
                return add(type: .function(parameters, read(function.returnClause.type)))
            }
        case .tupleType: type.as(RawTupleTypeSyntax.self).map { read($0) }
        case .compositionType:
            type.as(RawCompositionTypeSyntax.self).map { composition in
                add(type: .composition(composition.elements.items.map { read($0.type) }))
            }
        case .metatypeType:
            type.as(RawMetatypeTypeSyntax.self).map { add(type: .metatype(read($0.baseType))) }
        case .attributedType: type.as(RawAttributedTypeSyntax.self).map { read($0.baseType) }
        case .someOrAnyType: type.as(RawSomeOrAnyTypeSyntax.self).map { read($0.constraint) }
        default: nil
        }
    }

    private mutating func read(_ named: RawIdentifierTypeSyntax) -> TypeID {
        add(type: .named(intern(named.name), read(named.genericArgumentClause)))
    }

    private mutating func read(_ member: RawMemberTypeSyntax) -> TypeID {
        if member.name.tokenText == "Type" || member.name.tokenText == "Protocol" {
            return add(type: .metatype(read(member.baseType)))
        }
        return add(type: .member(read(member.baseType), intern(member.name), read(member.genericArgumentClause)))
    }

    private mutating func read(_ tuple: RawTupleTypeSyntax) -> TypeID {
        if tuple.elements.count == 1, let only = tuple.elements.items.first { return read(only.type) }
        let elements = tuple.elements.items.map { element in
            TypeExpression.Element(label: element.firstName.map { intern($0) }, type: read(element.type))
        }
        return add(type: .tuple(elements))
    }

    mutating func read(_ clause: RawGenericArgumentClauseSyntax?) -> [TypeID] {
        guard let clause else { return [] }
        return clause.arguments.items.compactMap { argument in
            argument.argument.as(RawTypeSyntax.self).map { read($0) }
        }
    }

    mutating func read(_ clause: RawGenericParameterClauseSyntax?) -> [TypeDeclaration.GenericParameter] {
        guard let clause else { return [] }
        return clause.parameters.items.map { parameter in
            TypeDeclaration.GenericParameter(
                name: intern(parameter.name), constraint: parameter.inheritedType.map { read($0) })
        }
    }

    mutating func read(_ clause: RawGenericWhereClauseSyntax?) -> [TypeDeclaration.Requirement] {
        guard let clause else { return [] }
        return clause.requirements.items.compactMap { item in
            let requirement = item.requirement
            if let conformance = requirement.as(RawConformanceRequirementSyntax.self) {
                return TypeDeclaration.Requirement(left: read(conformance.leftType), right: read(conformance.rightType))
            }
            guard let same = requirement.as(RawSameTypeRequirementSyntax.self),
                let left = same.leftType.as(RawTypeSyntax.self), let right = same.rightType.as(RawTypeSyntax.self)
            else { return nil }
            return TypeDeclaration.Requirement(left: read(left), right: read(right))
        }
    }
}
