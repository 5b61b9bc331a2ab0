import Facts

/// What decides, apart from types, whether a function takes a call: the labels of the arguments, and which of them are
/// closures that trail.
struct CallShape: Hashable {
    /// What takes calls: the labels of a function's parameters.
    enum Signature: Hashable {
        case labels([Label])
        /// A view's body runs however the view is made.
        case anything
    }

    /// A label; below zero for what has none.
    struct Label: NumberedKey {
        var number: Int32

        var keyNumber: UInt64 { UInt64(truncatingIfNeeded: number) }

        static let none = Label(number: -1)
        static let trailing = Label(number: -2)
    }

    private var arguments: [Label]

    init(_ arguments: ArraySlice<Argument>, _ file: Int32, of program: Program) {
        self.arguments = arguments.map { argument in
            argument.isTrailingClosure && argument.label == nil ? .trailing : program.label(argument.label, file)
        }
    }

    /// Whether the labels of the call appear in order among those of a function.
    fileprivate func fits(_ labels: [Label]) -> Bool {
        guard arguments.count <= labels.count else { return false }
        var position = 0
        for argument in arguments {
            if argument != .trailing {
                while position < labels.count, labels[position] != argument { position += 1 }
            }
            guard position < labels.count else { return false }
            position += 1
        }
        return true
    }
}

extension CallShape.Signature {
    func takes(_ shape: CallShape) -> Bool {
        switch self {
        case .anything: true
        case .labels(let labels): shape.fits(labels)
        }
    }
}

extension Program {
    func label(_ name: NameID?, _ file: Int32) -> CallShape.Label {
        name.map { CallShape.Label(number: identifier($0, file).number) } ?? .none
    }
}
