import Dialects
import Facts

/// Arrays: above all the stacks that code takes from a container, edits, and sets again.
///
/// What a container holds already is one element that stands for any number of controllers. An operation that may leave
/// some of them out keeps the element and says so.
extension Evaluator {
    /// The controllers that a container of UIKit's holds at that time.
    var standingStack: ValueID { make(.array([standing(isWhole: true)])) }

    /// A controller that is on screen already.
    func standing(isWhole: Bool) -> ValueID {
        make(.open(.onScreen(isWhole: isWhole), .nominal(program.external("UIViewController"), [])))
    }

    func isStanding(_ value: ValueID) -> Bool {
        if case .open(.onScreen, _) = store[value] { return true }
        return false
    }

    /// An array after something was taken away.
    func reduced(_ value: ValueID) -> ValueID {
        guard case .array(let elements) = store[value] else { return value }
        return make(
            .array(
                elements.map { element in
                    guard case .open(.onScreen, let type) = store[element] else { return element }
                    return make(.open(.onScreen(isWhole: false), type))
                }))
    }

    /// A container's stack with a screen, or several, added to it.
    func added(_ value: ValueID, isReduced: Bool) -> ValueID {
        sum([isReduced ? reduced(standingStack) : standingStack, spread(value)])
    }

    /// Any element of an array.
    func element(of value: ValueID) -> ValueID {
        switch store[value] {
        case .array(let elements): return join(elements)
        case .open(let origin, .array(let type)): return declared(type, from: origin)
        case .instance(.array(let type)): return declared(type, from: nil)
        case .object, .this, .instance(.nominal): return subscripted(value)
        default: return unknown
        }
    }

    /// What the only subscript of the program's own type gives, whatever it is asked for.
    private func subscripted(_ value: ValueID) -> ValueID {
        guard let symbol = type(of: value).symbol, !program.isExternal(symbol) else { return unknown }
        let found = program.types[symbol].parts.flatMap { part in
            program.files[Int(part.file)].declarations[part.id].functions.map { FunctionRef(Int(part.file), $0) }
        }.filter { program.facts($0).kind == .subscript && program.facts($0).hasBody && !program.facts($0).isStatic }
        guard found.count == 1 else { return unknown }
        return result(
            of: store.intern(Frame(function: found[0], this: value, arguments: [], bound: [:], parent: nil)))
    }

    private static let maximumElements = 1_024
    private static let maximumTextLength = 4_096

    /// Operands of `+`: arrays one after the other, or pieces of a string.
    func sum(_ operands: [ValueID]) -> ValueID {
        var elements: [ValueID] = []
        var text: String?
        var isArray = false
        // An array in a text is written out.
        let isText = operands.first.map { if case .string = store[$0] { true } else { false } } ?? false
        for operand in operands {
            for choice in choices(of: operand) {
                switch store[choice.value] {
                case .array where isText, .instance(.array) where isText, .open(_, .array) where isText: break
                case .array(let inner):
                    isArray = true
                    elements += inner.map { element in
                        choice.conditions.isEmpty
                            ? element : join([Choice(value: element, conditions: choice.conditions)])
                    }
                case .instance(.array(let type)), .open(_, .array(let type)):
                    isArray = true
                    elements.append(declared(type, from: nil))
                case .string(let piece, _): text = (text ?? "") + piece
                // What a closure makes of each element of an array that is not known stands for all of them.
                case .object:
                    elements.append(
                        choice.conditions.isEmpty
                            ? choice.value : join([Choice(value: choice.value, conditions: choice.conditions)]))
                    text = nil
                default: if !isArray { text = nil }
                }
            }
        }
        // What is added to itself again and again doubles each time.
        if isArray { return make(.array(Array(elements.distinct().prefix(Self.maximumElements)))) }
        guard let text, text.utf8.count <= Self.maximumTextLength,
            operands.allSatisfy({ if case .string = store[$0] { true } else { false } })
        else {
            return unknown
        }
        return make(.string(text, isOnly: operands.allSatisfy { isOnly($0) }))
    }

    /// The list that `Array(repeating: .item, count: 3)` and `[Row](repeating: .item, count: 3)` make: of the one
    /// element, however often it stands there. Nil for other calls.
    func repeated(_ made: TypeValue, _ arguments: ArgumentRange, _ frame: FrameID) -> ValueID? {
        let element: TypeValue
        switch made {
        case .array(let type): element = type
        case .nominal(let symbol, let given) where program.isExternal(symbol) && program.types[symbol].name == "Array":
            element = given.first ?? .unknown
        default: return nil
        }
        let file = facts(frame)
        guard arguments.count == 2, let first = file.arguments(arguments).first, file.label(first) == "repeating" else {
            return nil
        }
        return make(.array([eval(first.value, frame, expected: element)]))
    }

    private static let keeping: Set<String> = [
        "reversed", "sorted", "shuffled", "lazy",
    ]
    private static let reducing: Set<String> = [
        "filter", "dropLast", "dropFirst", "prefix", "suffix", "drop", "compactMap",
    ]
    private static let picking: Set<String> = [
        "first", "last", "randomElement", "min", "max", "popLast", "popFirst", "removeLast", "removeFirst", "remove",
        "next",
    ]

    /// What a method of an array gives back; nil for others.
    func collectionCall(
        _ name: String, on value: ValueID, _ arguments: ArgumentRange, _ frame: FrameID, _ expected: TypeValue
    ) -> ValueID? {
        guard isCollection(value) else { return nil }
        let file = facts(frame)
        if name == "reversed", case .array(let elements) = store[value] { return make(.array(elements.reversed())) }
        if name == "sorted", let sorted = sorted(value, arguments, frame, expected) { return sorted }
        if Self.keeping.contains(name) { return value }
        if Self.reducing.contains(name) { return reduced(value) }
        if Self.picking.contains(name) {
            let picked = element(of: reduced(value))
            guard let test = file.arguments(arguments).first.flatMap({ testedType($0.value, frame) }) else {
                return picked
            }
            return cast(picked, to: test)
        }
        return name == "enumerated" ? enumerated(value) : nil
    }

    /// What `map`, `compactMap` and `flatMap` give back.
    func mapped(_ value: ValueID, by transform: ValueID, isFlat: Bool) -> ValueID {
        mapChoices(value) { receiver in
            let elements: [ValueID]
            switch store[receiver] {
            case .array(let known): elements = known
            // Any element may be meant.
            case .instance(.array(let type)): elements = [declared(type, from: nil)]
            case .open(let origin, .array(let type)): elements = [declared(type, from: origin)]
            default: return run(transform, with: receiver)
            }
            let results = elements.map { settled(run(transform, with: $0), by: $0) }
            // `flatMap` over arrays of arrays.
            return isFlat ? sum(results) : make(.array(results))
        }
    }

    /// What is made of an element of a list, which is in the list whatever else is: that it is the case that it is says
    /// nothing, be it of what is made or of what is put into that.
    func settled(_ result: ValueID, by element: ValueID) -> ValueID {
        guard case .enumCase(_, let name, _) = store[element] else { return result }
        return settled(result, text: program.text(name), depth: 0)
    }

    private func settled(_ result: ValueID, text: String, depth: Int) -> ValueID {
        join(
            choices(of: result).map { choice in
                let conditions = choice.conditions.filter { reference in
                    let condition = program.condition(reference)
                    let file = program.files[Int(reference.file)]
                    return condition.kind != .matches || !condition.cases.contains { file.text($0) == text }
                }
                guard case .object(var creation) = store[choice.value], depth < 3 else {
                    return Choice(value: choice.value, conditions: conditions)
                }
                creation.arguments = creation.arguments.map { settled($0, text: text, depth: depth + 1) }
                return Choice(value: make(.object(creation)), conditions: conditions)
            })
    }

    /// What an initialiser that is handed on and not called makes of an optional or of each element:
    /// `screen.map(UINavigationController.init)`. Nil for any other function.
    func madeOfEach(_ value: ValueID, by function: ExpressionID, _ frame: FrameID) -> ValueID? {
        let file = facts(frame)
        guard case .member(let base?, let name) = file.expressions[function], file.text(name) == "init",
            case .metatype(let type) = store[eval(base, frame)], let symbol = type.symbol,
            program.types[symbol].kind != .enum
        else { return nil }
        let initializer = program.types[symbol].initializers.first { program.facts($0).parameters.count == 1 }
        let label: Identifier? =
            if let initializer {
                program.facts(initializer).parameters[0].label.map { program.identifier($0, initializer.file) }
            } else {
                program.inherits(symbol, from: "UINavigationController")
                    ? program.identifier(Self.rootLabel) : nil
            }
        let site = ExpressionRef(Int(store.function(of: frame).file), function)
        func made(of element: ValueID) -> ValueID {
            element == nothing || element == unknown
                ? element
                : make(
                    .object(
                        Creation(
                            type: type, site: site, frame: frame, initializer: initializer, labels: [label],
                            arguments: [element], scene: nil)))
        }
        return mapChoices(value) { receiver in
            guard isCollection(receiver) else { return made(of: receiver) }
            guard case .array(let elements) = store[receiver] else { return made(of: element(of: receiver)) }
            return make(.array(elements.map { mapChoices($0) { made(of: $0) } }))
        }
    }

    private static let rootLabel = "rootViewController"

    private func run(_ function: ValueID, with argument: ValueID) -> ValueID {
        if case .functions(let functions, let this) = store[function] {
            // Of overloads the one that takes such an argument.
            let fitting = functions.filter { program.facts($0).parameters.count == 1 }
                .map { (function: $0, fitness: fitness(of: argument, for: parameterType(0, of: $0)) ?? -1) }
            let best = fitting.map(\.fitness).max()
            guard let fitting = fitting.first(where: { $0.fitness == best })?.function else { return unknown }
            return result(
                of: store.intern(
                    Frame(function: fitting, this: this, arguments: [argument], bound: [:], parent: nil)))
        }
        guard case .closure(let closure, let parent) = store[function] else { return unknown }
        return result(
            of: store.intern(
                Frame(
                    function: closure, this: store.this(of: parent), arguments: [argument], bound: store[parent].bound,
                    parent: parent)))
    }

    /// Pairs of a number and an element.
    private func enumerated(_ value: ValueID) -> ValueID? {
        let labels: [String?] = ["offset", "element"]
        func pairs(of type: TypeValue) -> TypeValue { .array(.tuple(labels, [.unknown, type])) }
        switch store[value] {
        case .array(let elements): return make(.array(elements.map { make(.tuple(labels, [unknown, $0])) }))
        case .open(let origin, .array(let type)): return make(.open(origin, pairs(of: type)))
        case .instance(.array(let type)): return make(.instance(pairs(of: type)))
        default: return nil
        }
    }

    /// The pairs that `zip(titles, screens)` makes; nil for any other call.
    func zipped(_ callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID) -> ValueID? {
        let file = facts(frame)
        let given = Array(file.arguments(arguments))
        guard case .name(let name) = file.expressions[callee], file.text(name) == "zip", given.count == 2,
            given.allSatisfy({ $0.label == nil })
        else { return nil }
        let (left, right) = (eval(given[0].value, frame), eval(given[1].value, frame))
        return mapChoices(right) { right in mapChoices(left) { pairs(of: $0, and: right) } }
    }

    /// Two lists in step. Where the length of one is not known, any of its elements may stand beside each of the other's.
    private func pairs(of left: ValueID, and right: ValueID) -> ValueID {
        func pair(_ left: ValueID, _ right: ValueID) -> ValueID { make(.tuple([nil, nil], [left, right])) }
        switch (store[left], store[right]) {
        case (.array(let lefts), .array(let rights)):
            return make(.array(zip(lefts, rights).map { pair($0, $1) }))
        case (_, .array(let rights)):
            let any = element(of: left)
            return make(.array(rights.map { pair(any, $0) }))
        case (.array(let lefts), _):
            let any = element(of: right)
            return make(.array(lefts.map { pair($0, any) }))
        default:
            guard isCollection(left) || isCollection(right) else { return unknown }
            return make(.array([pair(element(of: left), element(of: right))]))
        }
    }

    func isCollection(_ value: ValueID) -> Bool {
        switch store[value] {
        case .array, .instance(.array), .open(_, .array): true
        default: false
        }
    }

    /// The type that a closure such as `{ $0 is OrderViewController }` asks for.
    func testedType(_ closure: ExpressionID, _ frame: FrameID) -> TypeValue? {
        guard case .closure(let id) = facts(frame).expressions[closure] else { return nil }
        let function = FunctionRef(Int(store.function(of: frame).file), id)
        let file = program.files[Int(function.file)]
        for index in program.facts(function).actions {
            let action = file.actions[Int(index)]
            guard action.kind == .result else { continue }
            switch file.expressions[action.expression] {
            case .cast(_, let type, .test): return resolve(type, in: inner(function, of: frame))
            case .call(let callee, let arguments):
                // `isKind(of: OrderViewController.self)`
                guard case .member(_, let name) = file.expressions[callee],
                    ["isKind", "isMember"].contains(file.text(name)),
                    let argument = file.arguments(arguments).first,
                    case .metatype(let type) = store[eval(argument.value, inner(function, of: frame))]
                else { continue }
                return type
            default: continue
            }
        }
        return nil
    }

    /// Methods of arrays that hand their closure one element after the other.
    static let visiting: Set<String> = [
        "forEach", "map", "compactMap", "flatMap", "filter", "first", "last", "contains", "allSatisfy", "firstIndex",
    ]

    /// Those of them that an optional has as well.
    private static let unwrapping: Set<String> = ["map", "flatMap"]

    /// The element that an array's method hands to its closure, for the closure's parameter at an index.
    func visited(by callee: ExpressionID, parameter index: Int, of closure: FunctionRef, _ frame: FrameID) -> ValueID? {
        let name: String
        let sequence: ValueID
        switch facts(frame).expressions[callee] {
        case .member(let base?, let member):
            name = facts(frame).text(member)
            guard Self.visiting.contains(name) else { return nil }
            sequence = eval(base, frame)
        // `forEach { … }` of an array, in a method that the program adds to arrays.
        case .name(let member):
            name = facts(frame).text(member)
            guard Self.visiting.contains(name), let this = store.this(of: frame), isCollection(this) else { return nil }
            sequence = this
        default: return nil
        }
        guard choices(of: sequence).contains(where: { isCollection($0.value) }) else {
            // `map` and `flatMap` of an optional; other objects may call a method of their own `first` or `contains`.
            guard index == 0, sequence != unknown, Self.unwrapping.contains(name) else { return nil }
            if case .metatype = store[sequence] { return nil }
            return sequence
        }
        return element(of: sequence, forParameter: index, of: closure)
    }

    /// The element that a view of SwiftUI makes a part for: `ForEach(orders) { order in … }`.
    func listed(
        by callee: ExpressionID, _ arguments: ArgumentRange, parameter index: Int, of closure: FunctionRef,
        _ frame: FrameID
    ) -> ValueID? {
        let file = facts(frame)
        guard case .name(let name) = file.expressions[callee], SwiftUIViews.lists.contains(file.text(name)),
            program.usesSwiftUI(store.function(of: frame).file), let data = file.arguments(arguments).first,
            data.label == nil || file.label(data) == "data"
        else { return nil }
        let sequence = eval(data.value, frame)
        guard choices(of: sequence).contains(where: { isCollection($0.value) }) else { return nil }
        return element(of: sequence, forParameter: index, of: closure)
    }

    /// An element of a sequence as a closure takes it: whole, or its parts one by one.
    private func element(of sequence: ValueID, forParameter index: Int, of closure: FunctionRef) -> ValueID? {
        let element = mapChoices(sequence) { self.element(of: $0) }
        guard program.facts(closure).parameters.count == 2 else { return index == 0 ? element : nil }
        return part(index, of: element)
    }
}
