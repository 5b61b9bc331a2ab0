import Dialects
import Facts

/// Finds the files in which a view that code adds to another one may be a module's.
///
/// Most views that code adds are labels and buttons. One that is a module's comes from code that names a part of the module,
/// or an interface of a part: the file that adds it, or one that calls its methods which take a view
/// (`output.show(list: listModule.view)` for `func show(list: UIView) { view.addSubview(list) }`). The view of a controller is
/// named as such (`scrollView.addSubview(list.view)`), and tells what is shown where the file makes no controller another
/// one's child.
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
        let adding = NavigationPrimitive.calls.filter(\.onlyNodes).flatMap { program.calls(named: $0.name) }
        let files = Set(adding.map(\.file))
        let withChildren = Set(EmbeddedMembers.embeddings.flatMap { program.calls(named: $0) }.map(\.file))
        let ofControllers = Set(adding.filter(addsControllersView).map(\.file)).subtracting(withChildren)
        guard !names.isEmpty else { return ofControllers }
        var known: [Int32: Bool] = [:]
        func isNaming(_ file: Int32) -> Bool {
            if let known = known[file] { return known }
            let isNaming = program.files[Int(file)].names.contains { names.contains($0) }
            known[file] = isNaming
            return isNaming
        }
        return files.filter { index in
            ofControllers.contains(index) || isNaming(index)
                || takers(in: index).contains { program.callsByName[$0].contains { isNaming($0.file) } }
        }
    }

    /// Whether a call is handed another object's view: `list.view`.
    private func addsControllersView(_ reference: ActionRef) -> Bool {
        let file = program.files[Int(reference.file)]
        guard case .call(_, let range) = file.expressions[program.action(reference).expression],
            let argument = file.arguments(range).first, let controller = file.holder(ofView: argument.value)
        else { return false }
        return file.expressions[controller] != .selfReference
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
