/// An expression, reduced to what following values needs.
///
/// Optional chaining, force unwrapping, `try`, `await`, `&` and parentheses leave no trace: they do not change which
/// screen a value stands for.
package enum Expression: Hashable, Sendable {
    /// An identifier that no enclosing scope of the file's functions declares.
    case name(NameID)
    case local(LocalID)
    case function(FunctionID)
    case selfReference
    case superReference
    /// `base.name`; without a base an implicit member, `.name`.
    case member(ExpressionID?, NameID)
    case call(ExpressionID, ArgumentRange)
    case element(ExpressionID, ArgumentRange)
    case closure(FunctionID)
    case cast(ExpressionID, TypeID, Cast)
    case tuple(ArgumentRange)
    case array(ArgumentRange)
    /// One of several values, each under its condition: `?:`, `??`, `if` and `switch` as expressions.
    case alternatives(ArgumentRange)
    /// A string literal without interpolation.
    case string(NameID)
    /// A whole number that is written out in decimal digits.
    case number(Int32)
    /// A type written as a value: `[Item].self`, `Wrapper<Item>`.
    case type(TypeID)
    case assignment(ExpressionID, ExpressionID)
    /// Operands joined by `+`: arrays or strings, one after the other; and the texts and values of a literal that may be an
    /// address: `"https://shop.example/\(id)"`.
    case sum(ArgumentRange)
    /// Anything else, with its operands.
    case other(ArgumentRange)

    package enum Cast: Hashable, Sendable {
        /// `as`, `as?`, `as!`
        case conversion
        /// `is`
        case test
    }
}

/// A slice of a file's arguments.
@usableFromInline
package struct ArgumentRange: Hashable, Sendable {
    @usableFromInline package var start: Int32
    @usableFromInline package var end: Int32

    package init(_ range: Range<Int>) {
        start = Int32(truncatingIfNeeded: range.lowerBound)
        end = Int32(truncatingIfNeeded: range.upperBound)
    }

    @inlinable package var count: Int { Int(end - start) }
}

/// A value handed to a call, or an element of a tuple, an array or a set of alternatives.
package struct Argument: Hashable, Sendable {
    package var label: NameID?
    package var value: ExpressionID
    /// For alternatives: when this one is taken.
    package var condition: ConditionID?
    package var isTrailingClosure: Bool

    package init(
        label: NameID? = nil, value: ExpressionID, condition: ConditionID? = nil, isTrailingClosure: Bool = false
    ) {
        self.label = label
        self.value = value
        self.condition = condition
        self.isTrailingClosure = isTrailingClosure
    }
}

/// A type as written. Optionality, `some`, `any`, `inout` and attributes leave no trace.
package enum TypeExpression: Hashable, Sendable {
    case named(NameID, [TypeID])
    case member(TypeID, NameID, [TypeID])
    case optional(TypeID)
    case array(TypeID)
    /// Of a parameter that takes any number of arguments: `Screen...`; the elements' type.
    case variadic(TypeID)
    case dictionary(TypeID, TypeID)
    case function([TypeID], TypeID)
    case tuple([Element])
    case composition([TypeID])
    case metatype(TypeID)
    case other(NameID)

    package struct Element: Hashable, Sendable {
        package var label: NameID?
        package var type: TypeID

        package init(label: NameID?, type: TypeID) {
            self.label = label
            self.type = type
        }
    }
}
