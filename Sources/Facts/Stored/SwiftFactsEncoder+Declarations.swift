extension SwiftFactsEncoder {
    mutating func declaration(_ declaration: TypeDeclaration, at index: Int) {
        switch declaration.kind {
        case .class: said.byte(0)
        case .struct: said.byte(1)
        case .enum: said.byte(2)
        case .protocol: said.byte(3)
        case .extension: said.byte(4)
        case .actor: said.byte(5)
        }
        said.handle(declaration.name)
        said.handle(declaration.container, before: index)
        said.array(declaration.inherited) { $0.handle($1) }
        generics(declaration.generics, declaration.requirements)
        said.natural(declaration.properties.count)
        for property in declaration.properties { self.property(property) }
        said.array(declaration.functions) { $0.handle($1) }
        said.natural(declaration.cases.count)
        for fact in declaration.cases { self.case(fact) }
        said.array(declaration.aliases) { $0.alias($1) }
        said.array(declaration.attributes) { $0.handle($1) }
        said.handle(declaration.documentation)
        places.place(declaration.place)
    }

    mutating func function(_ function: FunctionFacts, at index: Int) {
        switch function.kind {
        case .method: said.byte(0)
        case .initializer: said.byte(1)
        case .getter: said.byte(2)
        case .setter: said.byte(3)
        case .observer: said.byte(4)
        case .subscript: said.byte(5)
        case .deinitializer: said.byte(6)
        case .closure: said.byte(7)
        case .local: said.byte(8)
        case .initialValue: said.byte(9)
        }
        let flags = [function.isStatic, function.isOverride, function.isPrivate, function.hasBody]
        said.byte(packed(flags))
        said.handle(function.name)
        parameters(function.parameters)
        said.handle(function.result)
        said.handle(function.declaration)
        said.handle(function.parent, before: index)
        generics(function.generics, function.requirements)
        said.array(function.attributes) { $0.handle($1) }
        said.handle(function.documentation)
        said.handle(function.signature)
        said.natural(function.actions.count)
        said.handle(function.condition)
        places.place(function.place)
        places.line(function.endLine)
    }

    mutating func property(_ property: PropertyFacts) {
        let strength: UInt8 =
            switch property.strength {
            case .strong: 0
            case .weak: 1
            case .unowned: 2
            }
        said.byte(
            strength << 4 | packed([property.isStatic, property.isLazy, property.isConstant, property.isPrivate]))
        said.handle(property.name)
        said.handle(property.type)
        said.handle(property.value)
        said.handle(property.initialValue)
        said.handle(property.getter)
        said.array(property.attributes) { $0.handle($1) }
        said.handle(property.documentation)
        said.handle(property.signature)
        places.place(property.place)
    }

    private mutating func `case`(_ fact: CaseFacts) {
        said.handle(fact.name)
        parameters(fact.parameters)
        said.handle(fact.rawValue)
        said.handle(fact.documentation)
        places.place(fact.place)
    }

    private mutating func parameters(_ parameters: [ParameterFacts]) {
        said.array(parameters) { out, parameter in
            out.handle(parameter.label)
            out.handle(parameter.name)
            out.handle(parameter.type)
            out.handle(parameter.defaultValue)
            out.handle(parameter.local)
        }
    }

    private mutating func generics(
        _ generics: [TypeDeclaration.GenericParameter], _ requirements: [TypeDeclaration.Requirement]
    ) {
        said.array(generics) { out, parameter in
            out.handle(parameter.name)
            out.handle(parameter.constraint)
        }
        said.array(requirements) { out, requirement in
            out.handle(requirement.left)
            out.handle(requirement.right)
        }
    }

    /// Up to eight flags, the first one lowest.
    private func packed(_ flags: [Bool]) -> UInt8 {
        flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << UInt8($1.offset) : 0) }
    }
}
