import Dialects
import Facts
import NavigationGraph

/// Describes a module for the graph: its components and what lies between them.
struct ModuleDescriber {
    let evaluator: Evaluator
    let modules: ModuleMap
    let options: OptionFinder

    private var program: Program { evaluator.program }

    /// - Parameter ties: what lies between its components, where that is known.
    func describe(_ draft: ModuleDraft, _ ties: ComponentTies?) -> Module {
        let components = self.components(of: draft)
        let leading = leadingDocumentation(components)
        let interfaces = InterfaceFinder(program: program, modules: modules).interfaces(of: draft)
        let references = ReferenceFinder(evaluator: evaluator)
        let ties = ties ?? references.ties(of: draft)
        let dependencies = DependencyFinder(evaluator: evaluator, modules: modules)
        var module = Module(id: draft.id, kind: draft.kind, name: draft.name, group: draft.group)
        module.dialect = draft.kind == .module ? DialectGuess(program: program).dialect(of: draft) : nil
        module.documentation = leading
        module.summary = firstParagraph(leading)
        module.components = components
        module.interfaces = interfaces
        module.options = options.options(of: draft)
        module.references = ties.references
        (module.uses, module.foreignUses) = references.uses(of: draft, among: ties.calls, modules)
        module.inputs = InputFinder(program: program, modules: modules).inputs(of: draft)
        module.outputs = OutputFinder(program: program, modules: modules).outputs(of: draft)
        module.services = dependencies.services(of: draft)
        module.entities = dependencies.entities(of: draft)
        module.storyboard = storyboard(of: draft)
        module.variants = VariantNamer(program: program).variants(of: draft)
        return module
    }

    private func components(of draft: ModuleDraft) -> [Component] {
        (draft.components + draft.sharedParts + draft.sharedViews.map { ($0, Role.view) }).compactMap { symbol, role in
            guard let part = program.types[symbol].parts.first else { return drawn(symbol, role) }
            let file = program.files[Int(part.file)]
            let declaration = file.declarations[part.id]
            return Component(
                role: role, type: program.types[symbol].qualifiedName, imports: file.imports.map { file.text($0) },
                file: file.path, line: Int(declaration.place.line),
                documentation: declaration.documentation.map { file.text($0) } ?? "")
        }
    }

    /// A component whose class is not in Swift: its storyboard's scene is what there is to see of it.
    private func drawn(_ symbol: Int, _ role: Role) -> Component? {
        let name = program.types[symbol].name
        guard let scene = evaluator.storyboards.scenes(ofClass: name).first else { return nil }
        return Component(
            role: role, type: name, imports: [], file: evaluator.storyboards.storyboards[scene.storyboard].path,
            line: evaluator.storyboards.facts(scene).line, documentation: "")
    }

    /// The comment of the component that speaks for the module: its view's, else the first that has one.
    private func leadingDocumentation(_ components: [Component]) -> String {
        let order: [Role] = [.wireframe, .view, .router, .presenter, .assembly, .interactor]
        for role in order {
            if let found = components.first(where: { $0.role == role && !$0.documentation.isEmpty }) {
                return found.documentation
            }
        }
        return components.first { !$0.documentation.isEmpty }?.documentation ?? ""
    }

    private func firstParagraph(_ text: String) -> String {
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.allSatisfy(\.isWhitespace) {
                if lines.isEmpty { continue }
                break
            }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }

    private func storyboard(of draft: ModuleDraft) -> StoryboardScene? {
        for view in draft.views {
            // A storyboard knows a class by its bare name, which a nested class leaves to one at the top level.
            let name = program.types[view].name
            if program.types[view].outer != nil, program.topLevelTypes[program.identifier(name)] != nil { continue }
            guard let scene = evaluator.storyboards.scenes(ofClass: name).first else { continue }
            return StoryboardScene(
                file: evaluator.storyboards.storyboards[scene.storyboard].path,
                identifier: evaluator.storyboards.facts(scene).storyboardIdentifier)
        }
        return nil
    }
}
