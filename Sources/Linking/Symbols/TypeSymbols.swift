/// The symbols that a type consists of: one for nearly every type, several for a composition of protocols.
///
/// No array, because linking asks for them all the time, and an array of one is an object of its own.
enum TypeSymbols: RandomAccessCollection {
    case none
    case one(Int)
    case several([Int])

    var startIndex: Int { 0 }

    var endIndex: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .several(let symbols): symbols.count
        }
    }

    subscript(position: Int) -> Int {
        switch self {
        case .none: preconditionFailure("a type without symbols")
        case .one(let symbol): symbol
        case .several(let symbols): symbols[position]
        }
    }
}

extension TypeValue {
    /// The symbols that the type consists of.
    var symbols: TypeSymbols {
        switch self {
        case .nominal(let symbol, _): .one(symbol)
        case .composition(let parts): .several(parts.flatMap(\.symbols))
        default: .none
        }
    }
}
