import Facts
import SwiftSyntax

extension FactBuilder {
    mutating func read(_ type: TypeSyntax) -> TypeID {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return add(type: .other(intern("…"))) }
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let named):
            return add(type: .named(intern(named.name), read(named.genericArgumentClause)))
        case .memberType(let member):
            if member.name.text == "Type" || member.name.text == "Protocol" {
                return add(type: .metatype(read(member.baseType)))
            }
            return add(
                type: .member(read(member.baseType), intern(member.name), read(member.genericArgumentClause)))
        case .optionalType(let optional):
            return add(type: .optional(read(optional.wrappedType)))
        case .implicitlyUnwrappedOptionalType(let optional):
            return add(type: .optional(read(optional.wrappedType)))
        case .arrayType(let array):
            return add(type: .array(read(array.element)))
        case .dictionaryType(let dictionary):
            return add(type: .dictionary(read(dictionary.key), read(dictionary.value)))
        case .functionType(let function):
            let parameters = function.parameters.map { read($0.type) }
            return add(type: .function(parameters, read(function.returnClause.type)))
        case .tupleType(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first { return read(only.type) }
            let elements = tuple.elements.map {
                TypeExpression.Element(label: $0.firstName.map { intern($0) }, type: read($0.type))
            }
            return add(type: .tuple(elements))
        case .compositionType(let composition):
            return add(type: .composition(composition.elements.map { read($0.type) }))
        case .metatypeType(let metatype):
            return add(type: .metatype(read(metatype.baseType)))
        case .attributedType(let attributed):
            return read(attributed.baseType)
        case .someOrAnyType(let constrained):
            return read(constrained.constraint)
        default:
            return add(type: .other(intern(condensed(type))))
        }
    }

    mutating func read(_ clause: GenericArgumentClauseSyntax?) -> [TypeID] {
        guard let clause else { return [] }
        return clause.arguments.compactMap { argument in
            guard case .type(let type) = argument.argument else { return nil }
            return read(type)
        }
    }

    mutating func read(_ clause: GenericParameterClauseSyntax?) -> [TypeDeclaration.GenericParameter] {
        guard let clause else { return [] }
        return clause.parameters.map { parameter in
            TypeDeclaration.GenericParameter(
                name: intern(parameter.name), constraint: parameter.inheritedType.map { read($0) })
        }
    }

    mutating func read(_ clause: GenericWhereClauseSyntax?) -> [TypeDeclaration.Requirement] {
        guard let clause else { return [] }
        return clause.requirements.compactMap { requirement in
            switch requirement.requirement {
            case .conformanceRequirement(let conformance):
                return TypeDeclaration.Requirement(left: read(conformance.leftType), right: read(conformance.rightType))
            case .sameTypeRequirement(let same):
                guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else { return nil }
                return TypeDeclaration.Requirement(left: read(left), right: read(right))
            default:
                return nil
            }
        }
    }

    private mutating func add(type: TypeExpression) -> TypeID {
        facts.types.append(type)
        return TypeID(facts.types.count - 1)
    }
}
