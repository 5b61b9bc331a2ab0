extension SwiftFactsEncoder {
    mutating func expression(_ expression: Expression, at index: Int) {
        switch expression {
        case .name(let name): tagged(0, name)
        case .local(let local): tagged(1, local)
        case .function(let function): tagged(2, function)
        case .selfReference: said.byte(3)
        case .superReference: said.byte(4)
        case .member(nil, let name): tagged(5, name)
        case .member(let base?, let name):
            tagged(6, name)
            said.handle(base, before: index)
        case .call(let callee, let arguments):
            said.byte(7)
            said.handle(callee, before: index)
            range(arguments)
        case .element(let base, let arguments):
            said.byte(8)
            said.handle(base, before: index)
            range(arguments)
        case .closure(let function): tagged(9, function)
        case .cast(let value, let type, .conversion):
            tagged(10, type)
            said.handle(value, before: index)
        case .cast(let value, let type, .test):
            tagged(11, type)
            said.handle(value, before: index)
        case .tuple(let elements): tagged(12, elements)
        case .array(let elements): tagged(13, elements)
        case .alternatives(let values): tagged(14, values)
        case .string(let text): tagged(15, text)
        case .type(let type): tagged(16, type)
        case .assignment(let left, let right):
            said.byte(17)
            said.handle(left, before: index)
            said.handle(right, before: index)
        case .sum(let operands): tagged(18, operands)
        case .other(let operands): tagged(19, operands)
        case .number(let number):
            said.byte(20)
            said.natural(Int(number))
        }
    }

    mutating func argument(_ argument: Argument) {
        said.natural(argument.isTrailingClosure ? 1 : 0)
        said.handle(argument.label)
        said.handle(argument.value)
        said.handle(argument.condition)
    }

    mutating func type(_ type: TypeExpression, at index: Int) {
        switch type {
        case .named(let name, let arguments):
            tagged(0, name)
            types(arguments, before: index)
        case .member(let base, let name, let arguments):
            tagged(1, name)
            said.handle(base, before: index)
            types(arguments, before: index)
        case .optional(let wrapped): tagged(2, wrapped, before: index)
        case .array(let element): tagged(3, element, before: index)
        case .dictionary(let key, let value):
            tagged(4, key, before: index)
            said.handle(value, before: index)
        case .function(let parameters, let result):
            tagged(5, result, before: index)
            types(parameters, before: index)
        case .tuple(let elements):
            said.byte(6)
            said.array(elements) { out, element in
                out.handle(element.label)
                out.handle(element.type, before: index)
            }
        case .composition(let parts):
            said.byte(7)
            types(parts, before: index)
        case .metatype(let instance): tagged(8, instance, before: index)
        case .other(let text): tagged(9, text)
        case .variadic(let element): tagged(10, element, before: index)
        }
    }

    mutating func condition(_ condition: Condition, at index: Int) {
        let kind: UInt8 =
            switch condition.kind {
            case .whenTrue: 0
            case .whenFalse: 1
            case .guardPassed: 2
            case .guardFailed: 3
            case .matches: 4
            case .otherwise: 5
            case .loop: 6
            case .caught: 7
            case .compilation: 8
            }
        let comparison: UInt8 =
            switch condition.comparison {
            case nil: 0
            case .unequal: 0x40
            case .equal: 0x80
            }
        said.byte(kind | (condition.isPartial ? 0x10 : 0) | (condition.onlyUnwraps ? 0x20 : 0) | comparison)
        said.handle(condition.parent, before: index)
        said.handle(condition.text)
        said.handle(condition.subject)
        said.array(condition.cases) { $0.handle($1) }
        said.handle(condition.excluded)
        said.array(condition.constants) { $0.handle($1) }
        said.array(condition.flags) { out, flag in
            out.handle(flag.expression)
            out.flag(flag.passes)
        }
        if !condition.flags.isEmpty { said.flag(condition.asksOnlyForFlags) }
        places.line(condition.line)
    }

    mutating func local(_ local: Local) {
        let variable: UInt8 = local.isVariable ? 0x10 : 0
        switch local.source {
        case .parameter(let index):
            said.byte(0 | variable)
            said.natural(index)
        case .value(let value):
            said.byte(1 | variable)
            said.handle(value)
        case .part(let tuple, let index):
            said.byte(2 | variable)
            said.handle(tuple)
            said.natural(index)
        case .payload(let value, let name, let index):
            said.byte(3 | variable)
            said.handle(value)
            said.handle(name)
            said.natural(index)
        case .element(let collection):
            said.byte(4 | variable)
            said.handle(collection)
        case .none:
            said.byte(5 | variable)
        }
        said.handle(local.name)
        said.handle(local.type)
        said.handle(local.function)
        places.line(local.line)
    }

    private mutating func tagged<Element>(_ tag: UInt8, _ handle: Handle<Element>) {
        said.byte(tag)
        said.handle(handle)
    }

    private mutating func tagged<Element>(_ tag: UInt8, _ handle: Handle<Element>, before index: Int) {
        said.byte(tag)
        said.handle(handle, before: index)
    }

    private mutating func tagged(_ tag: UInt8, _ arguments: ArgumentRange) {
        said.byte(tag)
        range(arguments)
    }

    /// Most ranges begin where the one before them ended.
    private mutating func range(_ range: ArgumentRange) {
        said.natural(range.count)
        said.integer(Int(range.start) - lastArgument)
        lastArgument = Int(range.end)
    }

    private mutating func types(_ types: [TypeID], before index: Int) {
        said.array(types) { $0.handle($1, before: index) }
    }
}
