/// Something that a body does.
package struct Action: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case call
        case assignment
        /// The value leaves the function: `return`, or the only expression of a body.
        case result
        /// An expression stands as a statement of its own, in a file that knows SwiftUI: builders take its value.
        case statement
    }

    package var kind: Kind
    /// The call, the assignment, or the value returned.
    package var expression: ExpressionID
    /// The innermost condition around it.
    package var condition: ConditionID?
    package var function: FunctionID

    package init(kind: Kind, expression: ExpressionID, condition: ConditionID?, function: FunctionID) {
        self.kind = kind
        self.expression = expression
        self.condition = condition
        self.function = function
    }
}

/// What surrounds an action.
package struct Condition: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case whenTrue, whenFalse
        /// After a `guard`, and in its `else`.
        case guardPassed, guardFailed
        /// A case of a `switch`, or `if case`.
        case matches
        /// The `default` of a `switch`.
        case otherwise
        case loop
        /// In a `catch`, and after a statement of its `do` that may throw.
        case caught
        /// `#if`, and its other clauses.
        case compilation
    }

    package enum Comparison: Hashable, Sendable {
        case equal, unequal

        package var opposite: Comparison { self == .equal ? .unequal : .equal }
    }

    package var parent: ConditionID?
    package var kind: Kind
    /// The condition as written, on one line.
    package var text: NameID
    /// For `matches` and `otherwise`: what is switched over; for other kinds what is tested or unwrapped, where it is one
    /// variable.
    package var subject: ExpressionID?
    /// For `otherwise`: the names of the enum cases that the other clauses took; else the names under which it holds,
    /// for a flag `true` or `false`. Empty where several things are tested.
    package var cases: [NameID]
    /// For a test by `==` or `!=`: the name under which it does not hold, where what makes it hold has none: `nil` of
    /// `target != nil`.
    package var excluded: NameID?
    /// Constants that the subject is compared with: `Keys.home` and `"home"` of `key == Keys.home`, and of the patterns of a
    /// `switch`; for `otherwise` those of all other clauses. Empty where a pattern is anything else.
    package var constants: [ExpressionID]
    /// For a test by `==` or `!=`: under which outcome of the comparison it holds.
    package var comparison: Comparison?
    /// For `matches`: whether something else is tested as well, so that the name alone does not make it hold.
    package var isPartial: Bool
    /// Whether it only unwraps optionals or casts.
    package var onlyUnwraps: Bool
    /// What it asks to be true or false, and what has no place in `subject`: variables of the object at hand and of what it
    /// holds, what its methods answer, and each of several in one test, `isModal && !shouldStay()`. For `whenFalse` and
    /// `guardFailed` what the test asks that did not hold.
    package var flags: [Flag]
    /// Whether the test that `flags` are a part of asks for nothing else.
    package var asksOnlyForFlags: Bool

    /// A part of a test that one variable, or one answer, decides.
    package struct Flag: Hashable, Sendable {
        /// A local, a name, a path of names (`model.isModal`), or a call of an own method that takes nothing.
        package var expression: ExpressionID
        /// What it has to be.
        package var passes: Bool

        package init(expression: ExpressionID, passes: Bool) {
            self.expression = expression
            self.passes = passes
        }
    }

    /// Whether it asks for the name of a case, for a flag, or for nil.
    package var namesCases: Bool { !cases.isEmpty || excluded != nil }

    /// Whether it says which of several cases or constants its subject is.
    package var saysWhichOne: Bool { kind == .matches || comparison == .equal }
    /// Whether it says which cases or constants its subject is not.
    package var saysWhichNot: Bool { kind == .otherwise || comparison == .unequal }

    /// Whether it says no more than that something is there, which code mostly takes for granted.
    package var isSilent: Bool { onlyUnwraps && kind != .whenFalse && kind != .guardFailed }
    package var line: Int32

    package init(
        parent: ConditionID?, kind: Kind, text: NameID, subject: ExpressionID? = nil, cases: [NameID] = [],
        excluded: NameID? = nil, constants: [ExpressionID] = [], comparison: Comparison? = nil, isPartial: Bool = false,
        onlyUnwraps: Bool = false, flags: [Flag] = [], asksOnlyForFlags: Bool = false, line: Int
    ) {
        self.parent = parent
        self.kind = kind
        self.text = text
        self.subject = subject
        self.cases = cases
        self.excluded = excluded
        self.constants = constants
        self.comparison = comparison
        self.isPartial = isPartial
        self.onlyUnwraps = onlyUnwraps
        self.flags = flags
        self.asksOnlyForFlags = asksOnlyForFlags
        self.line = Int32(truncatingIfNeeded: line)
    }
}

/// A parameter, a constant or a variable of a body.
package struct Local: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case parameter(Int)
        case value(ExpressionID)
        /// A part of a tuple.
        case part(ExpressionID, index: Int)
        /// The associated value of an enum case.
        case payload(ExpressionID, case: NameID, index: Int)
        /// An element that a loop visits.
        case element(ExpressionID)
        /// Declared without a value, or caught.
        case none
    }

    package var name: NameID
    package var type: TypeID?
    package var source: Source
    package var function: FunctionID
    package var line: Int32
    package var isVariable: Bool

    package init(
        name: NameID, type: TypeID?, source: Source, function: FunctionID, line: Int, isVariable: Bool = false
    ) {
        self.name = name
        self.type = type
        self.source = source
        self.function = function
        self.line = Int32(truncatingIfNeeded: line)
        self.isVariable = isVariable
    }
}
