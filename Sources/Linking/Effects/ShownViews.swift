import Dialects
import Facts

/// The views of the program that some of its code shows as a screen: what is not among them is a part of another view.
final class ShownViews {
    private let evaluator: Evaluator
    private let screens: ScreenFinder
    private lazy var shown: Set<Int> = find()

    private var program: Program { evaluator.program }

    init(evaluator: Evaluator, screens: ScreenFinder) {
        self.evaluator = evaluator
        self.screens = screens
    }

    func isShown(_ symbol: Int) -> Bool { shown.contains(symbol) }

    private func find() -> Set<Int> {
        var found: Set<Int> = []
        func add(_ value: ValueID) {
            for screen in screens.screens(of: value, contents: { _, _ in [] }) {
                if case .plain(let symbol) = screen.destination { found.insert(symbol) }
            }
        }
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
                    add(evaluator.built(evaluator.eval(argument.value, frame)))
                }
            }
        }
        return found
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
