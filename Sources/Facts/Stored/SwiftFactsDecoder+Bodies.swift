extension SwiftFactsDecoder {
    mutating func expression(at index: Int) throws(StoredFactsFault) -> Expression {
        switch try said.byte() {
        case 0: return .name(try name())
        case 1: return .local(try handle(counts.locals))
        case 2: return .function(try function())
        case 3: return .selfReference
        case 4: return .superReference
        case 5: return .member(nil, try name())
        case 6:
            let name = try name()
            return .member(try handle(before: index), name)
        case 7:
            let callee: ExpressionID = try handle(before: index)
            return .call(callee, try range(before: index))
        case 8:
            let base: ExpressionID = try handle(before: index)
            return .element(base, try range(before: index))
        case 9: return .closure(try function())
        case 10:
            let type = try type()
            return .cast(try handle(before: index), type, .conversion)
        case 11:
            let type = try type()
            return .cast(try handle(before: index), type, .test)
        case 12: return .tuple(try range(before: index))
        case 13: return .array(try range(before: index))
        case 14: return .alternatives(try range(before: index))
        case 15: return .string(try name())
        case 16: return .type(try type())
        case 17:
            let left: ExpressionID = try handle(before: index)
            return .assignment(left, try handle(before: index))
        case 18: return .sum(try range(before: index))
        case 19: return .other(try range(before: index))
        case 20:
            guard let number = Int32(exactly: try said.natural()) else { throw .handle }
            return .number(number)
        case let other: throw .tag(other)
        }
    }

    mutating func argument() throws(StoredFactsFault) -> Argument {
        let isTrailingClosure = try said.flag()
        let label = try optionalName()
        let value = try expression()
        return Argument(
            label: label, value: value, condition: try optional(counts.conditions),
            isTrailingClosure: isTrailingClosure)
    }

    /// A range of arguments whose values lie before the expression at `index`.
    private mutating func range(before index: Int) throws(StoredFactsFault) -> ArgumentRange {
        let count = try said.natural()
        let start = try said.integer() + lastArgument
        guard start >= 0, start <= counts.arguments, count <= counts.arguments - start else { throw .handle }
        takenArguments += count
        guard takenArguments <= counts.arguments else { throw .handle }
        for argument in facts.arguments[start..<start + count] {
            guard argument.value.index < index else { throw .handle }
        }
        lastArgument = start + count
        return ArgumentRange(start..<start + count)
    }

    mutating func type(at index: Int) throws(StoredFactsFault) -> TypeExpression {
        switch try said.byte() {
        case 0:
            let name = try name()
            return .named(name, try types(before: index))
        case 1:
            let name = try name()
            let base: TypeID = try handle(before: index)
            return .member(base, name, try types(before: index))
        case 2: return .optional(try handle(before: index))
        case 3: return .array(try handle(before: index))
        case 4:
            let key: TypeID = try handle(before: index)
            return .dictionary(key, try handle(before: index))
        case 5:
            let result: TypeID = try handle(before: index)
            return .function(try types(before: index), result)
        case 6:
            return .tuple(
                try array { decoder throws(StoredFactsFault) in
                    let label = try decoder.optionalName()
                    return TypeExpression.Element(label: label, type: try decoder.handle(before: index))
                })
        case 7: return .composition(try types(before: index))
        case 8: return .metatype(try handle(before: index))
        case 9: return .other(try name())
        case 10: return .variadic(try handle(before: index))
        case let other: throw .tag(other)
        }
    }

    private mutating func types(before index: Int) throws(StoredFactsFault) -> [TypeID] {
        try array { decoder throws(StoredFactsFault) in try decoder.handle(before: index) }
    }

    mutating func condition(at index: Int) throws(StoredFactsFault) -> Condition {
        let tag = try said.byte()
        let kind: Condition.Kind =
            switch tag & 0xF {
            case 0: .whenTrue
            case 1: .whenFalse
            case 2: .guardPassed
            case 3: .guardFailed
            case 4: .matches
            case 5: .otherwise
            case 6: .loop
            case 7: .caught
            case 8: .compilation
            default: throw .tag(tag)
            }
        let comparison: Condition.Comparison?
        switch tag & 0xC0 {
        case 0: comparison = nil
        case 0x40: comparison = .unequal
        case 0x80: comparison = .equal
        default: throw .tag(tag)
        }
        let parent: ConditionID? = try optional(before: index)
        let text = try name()
        let subject: ExpressionID? = try optional(counts.expressions)
        let cases = try names()
        let excluded: NameID? = try optional(counts.names)
        let constants: [ExpressionID] = try array { decoder throws(StoredFactsFault) in
            try decoder.handle(decoder.counts.expressions)
        }
        let flags: [Condition.Flag] = try array { decoder throws(StoredFactsFault) in
            let expression = try decoder.expression()
            return Condition.Flag(expression: expression, passes: try decoder.said.flag())
        }
        let asksOnlyForFlags = flags.isEmpty ? false : try said.flag()
        return Condition(
            parent: parent, kind: kind, text: text, subject: subject, cases: cases, excluded: excluded,
            constants: constants, comparison: comparison, isPartial: tag & 0x10 != 0, onlyUnwraps: tag & 0x20 != 0,
            flags: flags, asksOnlyForFlags: asksOnlyForFlags, line: Int(try places.line()))
    }

    mutating func local() throws(StoredFactsFault) -> Local {
        let tag = try said.byte()
        let source: Local.Source
        switch tag & 0xF {
        case 0: source = .parameter(try position())
        case 1: source = .value(try expression())
        case 2:
            let tuple = try expression()
            source = .part(tuple, index: try position())
        case 3:
            let value = try expression()
            let name = try name()
            source = .payload(value, case: name, index: try position())
        case 4: source = .element(try expression())
        case 5: source = .none
        default: throw .tag(tag)
        }
        guard tag < 0x20 else { throw .tag(tag) }
        let name = try name()
        let type = try optionalType()
        let function = try function()
        return Local(
            name: name, type: type, source: source, function: function, line: Int(try places.line()),
            isVariable: tag & 0x10 != 0)
    }

    /// Where something stands in a list that belongs to another file, or to nothing.
    private mutating func position() throws(StoredFactsFault) -> Int {
        let position = try said.natural()
        guard position <= Int32.max else { throw .number }
        return position
    }
}
