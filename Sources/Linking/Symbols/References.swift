import Facts

/// A function of the program: a file and a handle into it.
struct FunctionRef: NumberedKey, Comparable {
    var file: Int32
    var function: Int32

    var keyNumber: UInt64 { UInt64(file, function) }

    init(_ file: Int, _ function: FunctionID) {
        self.file = Int32(truncatingIfNeeded: file)
        self.function = function.index
    }

    init(file: Int32, function: Int32) {
        self.file = file
        self.function = function
    }

    var id: FunctionID { FunctionID(Int(function)) }

    static func < (left: FunctionRef, right: FunctionRef) -> Bool {
        (left.file, left.function) < (right.file, right.function)
    }
}

/// An expression of the program.
struct ExpressionRef: NumberedKey, Comparable {
    var file: Int32
    var expression: Int32

    var keyNumber: UInt64 { UInt64(file, expression) }

    init(_ file: Int, _ expression: ExpressionID) {
        self.file = Int32(truncatingIfNeeded: file)
        self.expression = expression.index
    }

    var id: ExpressionID { ExpressionID(Int(expression)) }

    static func < (left: ExpressionRef, right: ExpressionRef) -> Bool {
        (left.file, left.expression) < (right.file, right.expression)
    }
}

/// A property of a type or a global: its declaration and its position there.
struct PropertyRef: NumberedKey {
    var file: Int32
    /// The declaration's handle; -1 for globals.
    var declaration: Int32
    var position: Int32

    var keyNumber: UInt64 { UInt64(file, declaration) &* 31 &+ UInt64(truncatingIfNeeded: position) }
}

/// Something a body does: the file and the index of the action there.
struct ActionRef: NumberedKey, Comparable {
    var file: Int32
    var action: Int32

    var keyNumber: UInt64 { UInt64(file, action) }

    static func < (left: ActionRef, right: ActionRef) -> Bool {
        (left.file, left.action) < (right.file, right.action)
    }
}

/// A condition of the program.
struct ConditionRef: NumberedKey, Comparable {
    var file: Int32
    var condition: Int32

    var keyNumber: UInt64 { UInt64(file, condition) }

    var id: ConditionID { ConditionID(Int(condition)) }

    static func < (left: ConditionRef, right: ConditionRef) -> Bool {
        (left.file, left.condition) < (right.file, right.condition)
    }
}
