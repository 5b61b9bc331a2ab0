import Dialects
import Facts

/// The views of the program that some of its code shows as a screen: what is not among them is a part of another view.
final class ShownViews {
    private let evaluator: Evaluator
    private let screens: ScreenFinder
    private let sent: SentViews
    private let paths: PathDestinations
    private lazy var shown: Set<Int> = find().union(targets)
    /// The views that are sent, those that values on a path lead to, and those at the bottom of its stack.
    ///
    /// What is evaluated first decides where the bounds of evaluation cut, so what is sent is asked for in source order.
    private(set) lazy var targets: Set<Int> =
        (sent.sends.keys.sorted().map { sent.shown(by: $0) } + paths.views + stackRoots())
        .reduce(into: []) { $0.formUnion(plainViews(in: $1)) }

    private var program: Program { evaluator.program }

    init(evaluator: Evaluator, screens: ScreenFinder, sent: SentViews, paths: PathDestinations) {
        self.evaluator = evaluator
        self.screens = screens
        self.sent = sent
        self.paths = paths
    }

    func isShown(_ symbol: Int) -> Bool { shown.contains(symbol) }

    /// Whether routers lead to a view by name, so that it is a screen wherever it stands.
    func isTarget(_ symbol: Int) -> Bool { targets.contains(symbol) }

    private func plainViews(in value: ValueID) -> [Int] {
        screens.screens(of: value, contents: { _, _ in [] }).compactMap {
            if case .plain(let symbol) = $0.destination { symbol } else { nil }
        }
    }

    private func find() -> Set<Int> {
        var found: Set<Int> = []
        let names = SwiftUIPrimitive.all.map(\.name) + [SwiftUIViews.hosting.name]
        for name in names {
            for reference in program.calls(named: name) where program.usesSwiftUI(reference.file) {
                let action = program.action(reference)
                let file = program.files[Int(reference.file)]
                guard case .call(_, let range) = file.expressions[action.expression] else { continue }
                let frame = evaluator.rootFrame(FunctionRef(Int(reference.file), action.function))
                let hasLabelled = file.arguments(range).contains { file.label($0) == "destination" }
                for argument in file.arguments(range)
                where isShowing(argument, name, file) && (file.label(argument) != nil || !hasLabelled) {
                    found.formUnion(plainViews(in: evaluator.built(evaluator.eval(argument.value, frame))))
                }
            }
        }
        return found
    }

    /// What stands at the bottom of stacks with a path: what is put on the path is pushed over it.
    private func stackRoots() -> [ValueID] {
        program.calls(named: SwiftUIViews.stack.name).filter { program.usesSwiftUI($0.file) }.flatMap { reference in
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            guard case .call(_, let range) = file.expressions[action.expression],
                file.arguments(range).contains(where: { file.label($0) == SwiftUIViews.stack.label })
            else { return [ValueID]() }
            let frame = evaluator.rootFrame(FunctionRef(Int(reference.file), action.function))
            return file.arguments(range).filter { $0.isTrailingClosure || file.label($0) == "root" }.map {
                evaluator.built(evaluator.eval($0.value, frame))
            }
        }
    }

    /// Labels and captions are closures too; what they build is a part.
    private func isShowing(_ argument: Argument, _ name: String, _ file: SwiftFacts) -> Bool {
        switch file.label(argument) {
        case "content", "destination", SwiftUIViews.hosting.label: true
        case nil: argument.isTrailingClosure
        default: false
        }
    }
}
