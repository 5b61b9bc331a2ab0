import NavigationGraph

extension Rule {
    /// A module without a part that its siblings have.
    static let missingComponent = Rule(
        id: "missing-component", title: "Missing component",
        why: "Nearly all modules of the app that follow the same conventions have the part, and this one has not: it "
            + "was forgotten, or its work is done elsewhere.",
        severity: .note
    ) { app in
        let schools = Dictionary(grouping: app.graph.modules.filter { $0.kind == .module }) { $0.dialect ?? "" }
        return schools.values.flatMap { siblings in
            Part.allCases.flatMap { part -> [Fault] in
                let missing = siblings.filter { !part.isIn($0) }
                // The app's own custom decides, and a custom takes several.
                guard missing.count * 5 <= siblings.count, siblings.count >= 5 else { return [] }
                return missing.map { module in
                    let have = siblings.count - missing.count
                    return Fault(
                        node: module.id, subject: [module.id, part.rawValue],
                        text: "\(module.id) has no \(part.words), as \(have) of \(siblings.count) modules have",
                        place: module.place)
                }
            }
        }
    }
}

/// The parts that a module is made of.
private enum Part: String, CaseIterable {
    case view, presenter, interactor, navigator

    var words: String { self == .navigator ? "wireframe or router" : rawValue }

    func isIn(_ module: Module) -> Bool {
        switch self {
        case .view: module.components.contains { $0.role == .view } || module.storyboard != nil
        case .presenter: module.components.contains { $0.role == .presenter }
        case .interactor: module.components.contains { $0.role == .interactor }
        case .navigator: module.hasNavigator
        }
    }
}
