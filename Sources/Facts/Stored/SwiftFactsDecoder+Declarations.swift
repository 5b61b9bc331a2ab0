extension SwiftFactsDecoder {
    mutating func declaration(at index: Int) throws(StoredFactsFault) -> TypeDeclarationDraft {
        let kind: TypeDeclaration.Kind =
            switch try said.byte() {
            case 0: .class
            case 1: .struct
            case 2: .enum
            case 3: .protocol
            case 4: .extension
            case 5: .actor
            case let other: throw .tag(other)
            }
        let name = try name()
        let container: DeclarationID? = try optional(before: index)
        var draft = TypeDeclarationDraft(
            kind: kind, name: name, container: container, place: SwiftFacts.Place(line: 0, column: 0))
        draft.inherited = try array { decoder throws(StoredFactsFault) in try decoder.type() }
        draft.generics = try generics()
        draft.requirements = try requirements()
        draft.properties = try array { decoder throws(StoredFactsFault) in try decoder.property() }
        draft.functions = try array { decoder throws(StoredFactsFault) in try decoder.function() }
        draft.cases = try array { decoder throws(StoredFactsFault) in try decoder.case() }
        draft.aliases = try array { decoder throws(StoredFactsFault) in try decoder.alias() }
        draft.attributes = try names()
        draft.documentation = try optionalName()
        draft.place = try places.place()
        return draft
    }

    /// - Parameter takenActions: how many actions the functions before this one have; grows by this one's.
    mutating func function(
        at index: Int, takenActions: inout Int
    ) throws(StoredFactsFault) -> FunctionDraft {
        let kind = try functionKind()
        let flags = try said.byte()
        guard flags < 0x10 else { throw .tag(flags) }
        var draft = FunctionDraft(
            kind: kind, name: try name(), declaration: nil, place: SwiftFacts.Place(line: 0, column: 0))
        draft.isStatic = flags & 1 != 0
        draft.isOverride = flags & 2 != 0
        draft.isPrivate = flags & 4 != 0
        draft.hasBody = flags & 8 != 0
        draft.parameters = try parameters()
        draft.result = try optionalType()
        draft.declaration = try optional(counts.declarations)
        draft.parent = try optional(before: index)
        draft.generics = try generics()
        draft.requirements = try requirements()
        draft.attributes = try names()
        draft.documentation = try optionalName()
        draft.signature = try optionalName()
        let actions = try said.natural()
        guard actions <= counts.actions - takenActions else { throw .handle }
        draft.actions = Int32(takenActions)..<Int32(takenActions + actions)
        takenActions += actions
        draft.condition = try optional(counts.conditions)
        draft.place = try places.place()
        draft.endLine = try places.line()
        return draft
    }

    private mutating func functionKind() throws(StoredFactsFault) -> FunctionFacts.Kind {
        switch try said.byte() {
        case 0: .method
        case 1: .initializer
        case 2: .getter
        case 3: .setter
        case 4: .observer
        case 5: .subscript
        case 6: .deinitializer
        case 7: .closure
        case 8: .local
        case 9: .initialValue
        case let other: throw .tag(other)
        }
    }

    mutating func property() throws(StoredFactsFault) -> PropertyFacts {
        let flags = try said.byte()
        var fact = PropertyFacts(name: try name(), place: SwiftFacts.Place(line: 0, column: 0))
        switch flags >> 4 {
        case 0: fact.strength = .strong
        case 1: fact.strength = .weak
        case 2: fact.strength = .unowned
        default: throw .tag(flags)
        }
        fact.isStatic = flags & 1 != 0
        fact.isLazy = flags & 2 != 0
        fact.isConstant = flags & 4 != 0
        fact.isPrivate = flags & 8 != 0
        fact.type = try optionalType()
        fact.value = try optional(counts.expressions)
        fact.initialValue = try optionalFunction()
        fact.getter = try optionalFunction()
        fact.attributes = try names()
        fact.documentation = try optionalName()
        fact.signature = try optionalName()
        fact.place = try places.place()
        return fact
    }

    private mutating func `case`() throws(StoredFactsFault) -> CaseFacts {
        var fact = CaseFacts(name: try name(), place: SwiftFacts.Place(line: 0, column: 0))
        fact.parameters = try parameters()
        fact.rawValue = try optionalName()
        fact.documentation = try optionalName()
        fact.place = try places.place()
        return fact
    }

    private mutating func parameters() throws(StoredFactsFault) -> [ParameterFacts] {
        try array { decoder throws(StoredFactsFault) in
            let label = try decoder.optionalName()
            let name = try decoder.name()
            let type = try decoder.optionalType()
            let value: ExpressionID? = try decoder.optional(decoder.counts.expressions)
            return ParameterFacts(
                label: label, name: name, type: type, defaultValue: value,
                local: try decoder.optional(decoder.counts.locals))
        }
    }

    private mutating func generics() throws(StoredFactsFault) -> [TypeDeclaration.GenericParameter] {
        try array { decoder throws(StoredFactsFault) in
            let name = try decoder.name()
            return TypeDeclaration.GenericParameter(name: name, constraint: try decoder.optionalType())
        }
    }

    private mutating func requirements() throws(StoredFactsFault) -> [TypeDeclaration.Requirement] {
        try array { decoder throws(StoredFactsFault) in
            let left = try decoder.type()
            return TypeDeclaration.Requirement(left: left, right: try decoder.type())
        }
    }
}
