import Facts

/// Types that the app's code names and that only files declare which no target compiles: mostly a new module that is not in
/// the Xcode project yet.
final class UntargetedTypes {
    /// How each reason ends.
    static let ending = "which no target compiles"

    private let program: Program
    private let files: [SwiftFacts]
    /// The file of each type's declaration.
    private lazy var paths: [String: String] = {
        var found: [String: String] = [:]
        for file in files {
            for declaration in file.declarations where declaration.kind != .extension {
                let name = file.text(declaration.name)
                if found[name] == nil { found[name] = file.path }
            }
        }
        for type in program.types where type.kind != .external { found[type.name] = nil }
        return found
    }()

    /// - Parameter files: what no target compiles.
    init(program: Program, files: [SwiftFacts]) {
        self.program = program
        self.files = files
    }

    /// Why what a function shows is not known, where it asks such a type for it: the first one, in source order.
    func reason(in function: FunctionRef) -> String? {
        guard !files.isEmpty, !paths.isEmpty else { return nil }
        let file = program.files[Int(function.file)]
        for inner in [function] + program.innerFunctions(within: function) {
            for index in program.facts(inner).actions {
                guard case .call(let callee, _) = file.expressions[file.actions[Int(index)].expression],
                    let name = type(askedBy: callee, file), let path = paths[name]
                else { continue }
                return "`\(name)` is declared in \(path), \(Self.ending)"
            }
        }
        return nil
    }

    /// The name at the beginning of `Assembly.make()`, `Assembly().view`.
    private func type(askedBy expression: ExpressionID, _ file: SwiftFacts) -> String? {
        var current = expression
        while true {
            switch file.expressions[current] {
            case .member(let base?, _), .call(let base, _), .element(let base, _), .cast(let base, _, _): current = base
            case .name(let name): return file.text(name)
            default: return nil
            }
        }
    }
}
