import Dialects
import Facts

/// Finds the files in which a view that code adds to another one may be a module's.
///
/// Most views that code adds are labels and buttons. One that is a module's comes from code that names a part of the module,
/// or an interface of a part: the file that adds it, or one that calls its methods which take a view
/// (`output.show(list: listModule.view)` for `func show(list: UIView) { view.addSubview(list) }`).
struct FilesWithViews {
    private let program: Program
    /// The names of the parts of modules whose views are no controllers, and of their interfaces.
    private let names: Set<String>

    init(_ modules: ModuleMap) {
        program = modules.evaluator.program
        var names: Set<String> = []
        for draft in modules.drafts {
            let isPlainView = draft.views.contains { !modules.evaluator.program.inherits($0, from: "UIViewController") }
            guard isPlainView else { continue }
            for component in draft.components {
                names.insert(program.types[component.symbol].name)
                names.formUnion(program.types[component.symbol].protocols.map { [program] in program.types[$0].name })
            }
        }
        self.names = names
    }

    func files() -> Set<Int32> {
        guard !names.isEmpty else { return [] }
        var files: Set<Int32> = []
        for primitive in NavigationPrimitive.calls where primitive.onlyNodes {
            files.formUnion(program.calls(named: primitive.name).map(\.file))
        }
        var known: [Int32: Bool] = [:]
        func isNaming(_ file: Int32) -> Bool {
            if let known = known[file] { return known }
            let isNaming = program.files[Int(file)].names.contains { names.contains($0) }
            known[file] = isNaming
            return isNaming
        }
        return files.filter { index in
            isNaming(index) || takers(in: index).contains { program.callsByName[$0].contains { isNaming($0.file) } }
        }
    }

    /// The names of a file's methods that take a view.
    private func takers(in index: Int32) -> Set<Identifier> {
        let file = program.files[Int(index)]
        return Set(
            file.functions.filter { $0.kind == .method && $0.parameters.contains { isView($0.type, file) } }
                .map { program.identifier($0.name, index) })
    }

    private func isView(_ type: TypeID?, _ file: SwiftFacts) -> Bool {
        guard let type else { return false }
        switch file.types[Int(type.index)] {
        case .named(let name, _): return file.text(name) == "UIView"
        case .optional(let inner): return isView(inner, file)
        default: return false
        }
    }
}
