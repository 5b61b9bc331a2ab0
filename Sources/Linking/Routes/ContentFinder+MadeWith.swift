import Dialects
import Facts

/// What containers are made with: what their initialisers are handed, and hand on, and what storyboards put into them.
extension ContentFinder {
    /// What a container is made with.
    func madeWith(_ creation: Creation, _ object: ValueID) -> [ValueID] {
        var found: [ValueID] = []
        for (label, argument) in zip(creation.labels, creation.arguments)
        where label.map({ Self.labels.contains(program.text($0)) }) ?? false {
            found.append(argument)
        }
        if let initializer = creation.initializer ?? decoding(creation), found.isEmpty {
            found = handedToSuper(initializer, creation, object, depth: 0)
        }
        return found.filter { $0 != evaluator.unknown && $0 != evaluator.nothing }.distinct()
    }

    /// The `init(coder:)` of the program's with which a storyboard makes a controller.
    private func decoding(_ creation: Creation) -> FunctionRef? {
        guard creation.scene != nil, let symbol = creation.type.symbol else { return nil }
        return program.lineage(of: symbol).lazy.flatMap { self.program.types[$0].initializers }
            .first { program.fullName($0) == "init(coder:)" }
    }

    /// `super.init(rootViewController:)` of a container's subclass, and `super.init(rootView:)` of one around a view of
    /// SwiftUI's, whose type the superclass is given: `final class PlanController: UIHostingController<PlanView>`.
    private func handedToSuper(
        _ initializer: FunctionRef, _ creation: Creation, _ object: ValueID, depth: Int
    ) -> [ValueID] {
        guard depth < 4 else { return [] }
        let file = program.files[Int(initializer.file)]
        let fact = program.facts(initializer)
        let arguments = fact.parameters.indices.map { index in
            index < creation.arguments.count
                ? creation.arguments[index]
                : evaluator.declared(evaluator.parameterType(index, of: initializer), from: nil)
        }
        let frame = evaluator.store.intern(
            Frame(function: initializer, this: object, arguments: arguments, bound: [:], parent: nil))
        var found: [ValueID] = []
        for position in fact.actions {
            let action = file.actions[Int(position)]
            guard action.kind == .call, case .call(let callee, let arguments) = file.expressions[action.expression],
                case .member(_, let name) = file.expressions[callee], file.text(name) == "init"
            else { continue }
            for argument in file.arguments(arguments) {
                guard let label = argument.label.map({ file.text($0) }), Self.labels.contains(label) else { continue }
                let owner = label == SwiftUIViews.hosting.label ? program.owner(of: initializer) : nil
                let hosted = owner.flatMap { program.types[$0].superclassArguments.first } ?? .unknown
                found.append(evaluator.eval(argument.value, frame, expected: hosted))
            }
        }
        return found
    }

    /// The scenes that a storyboard puts into a container.
    func related(to reference: SceneRef, _ creation: Creation) -> [ValueID] {
        let scene = evaluator.storyboards.facts(reference)
        return scene.segues.filter { $0.kind == .relationship }.compactMap { segue in
            guard let inner = evaluator.storyboards.scene(object: segue.destination, in: reference.storyboard),
                let target = evaluator.storyboards.target(of: inner)
            else { return nil }
            return evaluator.make(
                .object(
                    Creation(
                        type: evaluator.type(ofScene: target), site: creation.site,
                        frame: creation.frame, initializer: nil, labels: [], arguments: [], scene: target)))
        }
    }
}
