import Dialects
import Facts

/// Finds the addresses that a way out of the app opens: pages, mail, telephone numbers, other apps, the app's settings.
///
/// The evaluator follows no data, and addresses are data. So the expression that says what opens is read back to the text
/// in it, from call to call along the way, and only for the few routes that leave the app.
struct AddressFinder {
    /// How many addresses of one route are told.
    static let most = 8

    let modules: ModuleMap
    let sites: CallSites

    /// The addresses, in the order in which the source has them; empty where none is known. What is not known of one is `…`.
    func addresses(of route: RouteDraft) -> [String] {
        let controllers: Set<String>
        switch route.destination {
        case .external: controllers = []
        case .system(let name) where AddressWords.controllers[name] != nil: controllers = [name]
        case .back, .module, .system, .unresolved: return []
        }
        var found: [String] = []
        for way in [route.steps] + route.branches {
            guard let last = way.last, let opened = opened(by: last.call) else { continue }
            let values = WrittenValues(
                evaluator: modules.evaluator, sites: sites, way: way, isMeant: { isOwn($0, of: route.source) })
            var reading = AddressReading(values, through: controllers)
            found += reading.pieces(of: opened, last.frame).compactMap(\.address)
        }
        return Array(found.distinct().prefix(Self.most))
    }

    /// Whether a function is of the route's source.
    private func isOwn(_ function: FunctionRef, of source: RouteDraft.Source) -> Bool {
        switch source {
        case .module(let module): modules.module(of: function) == module
        case .app, .entry: modules.isLaunch(function)
        }
    }

    /// The expression that says what a navigation call opens, or shows.
    private func opened(by call: ExpressionRef) -> ExpressionID? {
        let file = modules.evaluator.program.files[Int(call.file)]
        switch file.expressions[call.id] {
        case .assignment(_, let value): return value
        case .call(_, let range):
            let values = file.arguments(range)
            let labelled = values.first { argument in
                argument.label.map { AddressWords.opened.contains(file.text($0)) } ?? false
            }
            return (labelled ?? values.first { $0.label == nil })?.value
        default: return nil
        }
    }
}

/// A text that an expression may stand for, as far as it is known.
private struct AddressPiece: Hashable {
    var text: String
    /// Whether nothing is missing behind it.
    var isWhole = true

    /// The longest address that is told whole, in bytes of UTF-8.
    private static let longest = 160

    /// The address that it is; nil for a text without a scheme, as RFC 3986 has it, or with anything in it that is neither
    /// a letter, a digit nor one of the characters of addresses.
    var address: String? {
        let bytes = text.utf8.prefix(Self.longest)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon != bytes.startIndex,
            let first = bytes.first, Character(UnicodeScalar(first)).isLetter,
            bytes[..<colon].allSatisfy({ Character(UnicodeScalar($0)).isASCIISchemeCharacter }),
            bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else { return nil }
        return String(decoding: bytes, as: UTF8.self) + (isWhole && bytes.count == text.utf8.count ? "" : "…")
    }

    func followed(by other: AddressPiece) -> AddressPiece {
        isWhole ? AddressPiece(text: text + other.text, isWhole: other.isWhole) : self
    }

    var cut: AddressPiece { AddressPiece(text: text, isWhole: false) }

    /// What stands before the first value of a format: `https://shop.example/%@`.
    var beforeFormat: AddressPiece {
        text.firstIndex(of: "%").map { AddressPiece(text: String(text[..<$0]), isWhole: false) } ?? self
    }
}

extension Character {
    fileprivate var isASCIISchemeCharacter: Bool {
        isASCII && (isLetter || isNumber || self == "+" || self == "-" || self == ".")
    }
}

/// Reads one expression back to the texts in it.
private struct AddressReading {
    /// The controllers that show what is at an address; empty where no controller is in between.
    let controllers: Set<String>
    private(set) var values: WrittenValues

    private var evaluator: Evaluator { values.evaluator }

    init(_ values: WrittenValues, through controllers: Set<String>) {
        self.values = values
        self.controllers = controllers
    }

    mutating func pieces(of expression: ExpressionID, _ frame: FrameID, depth: Int = 0) -> [AddressPiece] {
        guard depth < 12 else { return [] }
        return values.places(of: expression, frame).flatMap { pieces(at: $0, depth + 1) }
    }

    private mutating func pieces(at place: WrittenValues.Place, _ depth: Int) -> [AddressPiece] {
        let file = evaluator.facts(place.frame)
        switch file.expressions[place.expression] {
        case .string(let text): return [AddressPiece(text: file.text(text))]
        case .name(let name), .member(nil, let name):
            return constant(file.text(name)) ?? texts(in: evaluator.eval(place.expression, place.frame))
        case .member(let base?, let name):
            if let constant = constant(file.text(name)) { return constant }
            let known = texts(in: evaluator.eval(place.expression, place.frame))
            guard known.isEmpty, AddressWords.forms.contains(file.text(name)) else { return known }
            return pieces(of: base, place.frame, depth: depth)
        case .call(let callee, let arguments): return pieces(ofCall: callee, arguments, place, depth)
        case .sum(let range): return sum(file.arguments(range).map(\.value), place.frame, depth)
        default: return []
        }
    }

    private func constant(_ name: String) -> [AddressPiece]? {
        AddressWords.constants[name].map { [AddressPiece(text: $0)] }
    }

    /// The texts that the evaluator itself knows.
    private func texts(in value: ValueID) -> [AddressPiece] {
        evaluator.choices(of: value).compactMap { choice in
            if case .string(let text, _) = evaluator.store[choice.value] { AddressPiece(text: text) } else { nil }
        }
    }

    /// Pieces of a text, one after the other, up to the first that is not known.
    private mutating func sum(_ operands: [ExpressionID], _ frame: FrameID, _ depth: Int) -> [AddressPiece] {
        var found = [AddressPiece(text: "")]
        for operand in operands {
            // What is empty at first is set by code that could not be followed.
            let next = pieces(of: operand, frame, depth: depth).filter { !$0.text.isEmpty }
            found = next.isEmpty ? found.map(\.cut) : found.flatMap { one in next.map { one.followed(by: $0) } }
            found = Array(found.prefix(WrittenValues.several))
        }
        return found
    }

    // MARK: - Calls

    private mutating func pieces(
        ofCall callee: ExpressionID, _ range: ArgumentRange, _ place: WrittenValues.Place, _ depth: Int
    ) -> [AddressPiece] {
        let file = evaluator.facts(place.frame)
        let arguments = file.arguments(range)
        if let type = made(by: callee, file) { return pieces(making: type, arguments, place.frame, depth) }
        guard case .member(let base?, let name) = file.expressions[callee] else {
            return texts(in: evaluator.eval(place.expression, place.frame))
        }
        let word = file.text(name)
        if AddressWords.formMethods.contains(word) { return pieces(of: base, place.frame, depth: depth) }
        guard AddressWords.appendingMethods.contains(word), let part = arguments.first else { return [] }
        let added = pieces(of: part.value, place.frame, depth: depth)
        let whole = pieces(of: base, place.frame, depth: depth).flatMap { whole -> [AddressPiece] in
            let slash = AddressPiece(text: whole.text.hasSuffix("/") ? "" : "/", isWhole: !added.isEmpty)
            let begun = whole.followed(by: slash)
            return added.isEmpty ? [begun] : added.map { begun.followed(by: $0) }
        }
        return Array(whole.prefix(WrittenValues.several))
    }

    /// The type that a call makes an object of, by its name: `URL(string:)`, `URL.init(string:)`.
    private func made(by callee: ExpressionID, _ file: SwiftFacts) -> String? {
        switch file.expressions[callee] {
        case .name(let name): return file.text(name).beginsWithCapital ? file.text(name) : nil
        case .member(let base?, let name):
            guard file.text(name) == "init", case .name(let type) = file.expressions[base] else { return nil }
            return file.text(type)
        default: return nil
        }
    }

    private mutating func pieces(
        making type: String, _ arguments: ArraySlice<Argument>, _ frame: FrameID, _ depth: Int
    ) -> [AddressPiece] {
        let file = evaluator.facts(frame)
        func label(_ argument: Argument) -> String? { argument.label.map { file.text($0) } }
        if controllers.contains(type), let known = AddressWords.controllers[type] {
            let address = arguments.first { label($0).map(known.contains) ?? false }
            return address.map { pieces(of: $0.value, frame, depth: depth) } ?? []
        }
        // A container of UIKit's around the controller.
        if !controllers.isEmpty, let root = arguments.first(where: { label($0) == "rootViewController" }) {
            return pieces(of: root.value, frame, depth: depth)
        }
        guard AddressWords.types.contains(type),
            let text = arguments.first(where: { label($0).map(AddressWords.labels.contains) ?? true })
        else { return [] }
        let found = pieces(of: text.value, frame, depth: depth)
        return label(text) == "format" ? found.map(\.beforeFormat) : found
    }
}
