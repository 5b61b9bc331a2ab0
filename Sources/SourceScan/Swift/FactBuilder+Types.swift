import Facts

extension FactBuilder {
    mutating func read(type: SwiftNode) -> TypeID {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return add(type: .other(intern("…"))) }
        return readKnown(type) ?? add(type: .other(intern(condensed(type))))
    }

    private mutating func readKnown(_ type: SwiftNode) -> TypeID? {
        switch type.kind {
        case .identifierType: type.as(IdentifierType.self).map { read($0) }
        case .memberType: type.as(MemberType.self).map { read($0) }
        case .optionalType:
            type.as(OptionalType.self).map { add(type: .optional(read(type: $0.wrappedType))) }
        case .arrayType:
            type.as(ArrayType.self).map { add(type: .array(read(type: $0.element))) }
        case .dictionaryType:
            type.as(DictionaryType.self).map { add(type: .dictionary(read(type: $0.key), read(type: $0.value))) }
        case .functionType:
            type.as(FunctionType.self).map { function in
                let parameters = function.parameters.map { read(type: $0.type) }
                return add(type: .function(parameters, read(type: function.result)))
            }
        case .tupleType: type.as(TupleType.self).map { read($0) }
        case .compositionType:
            type.as(CompositionType.self).map { composition in
                add(type: .composition(composition.elements.map { read(type: $0) }))
            }
        case .metatypeType:
            type.as(MetatypeType.self).map { add(type: .metatype(read(type: $0.baseType))) }
        case .attributedType: type.as(AttributedType.self).map { read(type: $0.baseType) }
        case .someOrAnyType: type.as(SomeOrAnyType.self).map { read(type: $0.constraint) }
        default: nil
        }
    }

    private mutating func read(_ named: IdentifierType) -> TypeID {
        add(type: .named(intern(named.name), read(arguments: named.genericArguments)))
    }

    private mutating func read(_ member: MemberType) -> TypeID {
        if member.name == "Type" || member.name == "Protocol" {
            return add(type: .metatype(read(type: member.baseType)))
        }
        return add(
            type: .member(read(type: member.baseType), intern(member.name), read(arguments: member.genericArguments)))
    }

    private mutating func read(_ tuple: TupleType) -> TypeID {
        if tuple.elements.count == 1, let only = tuple.elements.first { return read(type: only.type) }
        let elements = tuple.elements.map { element in
            TypeExpression.Element(label: element.firstName.map { intern($0) }, type: read(type: element.type))
        }
        return add(type: .tuple(elements))
    }

    mutating func read(arguments: NodeList<SwiftNode>?) -> [TypeID] {
        arguments?.compactMap { argument in argument.asType.map { read(type: $0) } } ?? []
    }

    mutating func read(_ clause: NodeList<GenericParameter>?) -> [TypeDeclaration.GenericParameter] {
        guard let clause else { return [] }
        return clause.map { parameter in
            TypeDeclaration.GenericParameter(
                name: intern(parameter.name), constraint: parameter.inheritedType.map { read(type: $0) })
        }
    }

    mutating func read(requirements clause: NodeList<SwiftNode>?) -> [TypeDeclaration.Requirement] {
        guard let clause else { return [] }
        return clause.compactMap { requirement in
            if let conformance = requirement.as(ConformanceRequirement.self) {
                return TypeDeclaration.Requirement(
                    left: read(type: conformance.leftType), right: read(type: conformance.rightType))
            }
            guard let same = requirement.as(SameTypeRequirement.self), let left = same.leftType.asType,
                let right = same.rightType.asType
            else { return nil }
            return TypeDeclaration.Requirement(left: read(type: left), right: read(type: right))
        }
    }
}
