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

    /// A label by the number that it has in `LabelTable`; below zero for what has none.
    struct Label: Hashable {
        var number: Int32

        static let none = Label(number: -1)
        static let trailing = Label(number: -2)
    }

    private var arguments: [Label]

    init(_ arguments: ArraySlice<Argument>, _ file: Int32, _ labels: LabelTable) {
        self.arguments = arguments.map { argument in
            argument.isTrailingClosure && argument.label == nil ? .trailing : labels.label(argument.label, file)
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

/// Numbers the labels of the whole program, each name of a file once.
final class LabelTable {
    private let program: Program
    private var table = InternTable<String>()
    private var known: [[Int32]]

    init(program: Program) {
        self.program = program
        known = Array(repeating: [], count: program.files.count)
    }

    func label(_ name: NameID?, _ file: Int32) -> CallShape.Label {
        guard let name else { return .none }
        let (row, column) = (Int(file), Int(name.index))
        if known[row].isEmpty { known[row] = Array(repeating: -1, count: program.files[row].names.count) }
        if known[row][column] < 0 { known[row][column] = table.index(of: program.files[row].text(name)) }
        return CallShape.Label(number: known[row][column])
    }
}
