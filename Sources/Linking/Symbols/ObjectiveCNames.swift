import Facts

/// The names by which Objective-C, and with it Interface Builder, knows declarations: `@objc(ABCListViewController)`.
struct ObjectiveCNames {
    /// What the classes of the program are called in Swift, by their names in Objective-C. A name that two classes bear
    /// says nothing.
    private let classes: [String: String]

    init(program: Program) {
        var found: [String: Set<String>] = [:]
        for file in program.files {
            for declaration in file.declarations where declaration.kind == .class && declaration.container == nil {
                guard let name = Self.name(among: declaration.attributes, file) else { continue }
                found[name, default: []].insert(file.text(declaration.name))
            }
        }
        classes = found.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    /// The name that a declaration is given for Objective-C: of a method, its selector.
    static func name(among attributes: [NameID], _ file: SwiftFacts) -> String? {
        attributes.lazy.map { file.text($0) }.first { $0.hasPrefix("objc(") }.map { String($0.dropFirst(5).dropLast()) }
    }

    /// Storyboards with the names that code calls its classes by.
    func inSwift(_ storyboards: [StoryboardFacts]) -> [StoryboardFacts] {
        if classes.isEmpty { return storyboards }
        return storyboards.map { storyboard in
            var storyboard = storyboard
            for scene in storyboard.scenes.indices { rename(&storyboard.scenes[scene]) }
            return storyboard
        }
    }

    private func rename(_ scene: inout StoryboardFacts.Scene) {
        if let name = scene.customClass { scene.customClass = classes[name] ?? name }
        for index in scene.segues.indices {
            if let name = scene.segues[index].customClass { scene.segues[index].customClass = classes[name] ?? name }
        }
        for index in scene.actions.indices {
            if let name = scene.actions[index].receiver { scene.actions[index].receiver = classes[name] ?? name }
        }
    }
}
