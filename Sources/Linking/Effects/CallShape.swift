import Facts

/// What decides, apart from types, whether a function takes a call: the labels of the arguments, and which of them are
/// closures that trail.
struct CallShape: Hashable {
    /// What takes calls: the labels of a function's parameters.
    enum Signature: Hashable {
        case labels([String?])
        /// A view's body runs however the view is made.
        case anything
    }

    private enum Argument: Hashable {
        case labelled(String?)
        case trailing
    }

    private var arguments: [Argument]

    init(_ arguments: ArraySlice<Facts.Argument>, _ file: SwiftFacts) {
        self.arguments = arguments.map { argument in
            argument.isTrailingClosure && argument.label == nil ? .trailing : .labelled(file.label(argument))
        }
    }

    /// The shape of a call that is an action.
    init(of reference: ActionRef, in program: Program) {
        let file = program.files[Int(reference.file)]
        guard case .call(_, let range) = file.expressions[program.action(reference).expression] else {
            self.init([], file)
            return
        }
        self.init(file.arguments(range), file)
    }

    /// Whether the labels of the call appear in order among those of a function.
    fileprivate func fits(_ labels: [String?]) -> Bool {
        guard arguments.count <= labels.count else { return false }
        var position = 0
        for argument in arguments {
            if case .labelled(let label) = argument {
                while position < labels.count, labels[position] != label { position += 1 }
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
