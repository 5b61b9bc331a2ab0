import Configuration
import Dialects
import Linking
import NavigationGraph

extension LinkOptions {
    /// What the configuration says about conventions, in the linker's words.
    init(_ configuration: Configuration) {
        let suffixes = configuration.roles.flatMap { rule in
            rule.suffixes.compactMap { suffix in
                Role(rawValue: rule.role.rawValue).map { RoleNames.Suffix(suffix, $0) }
            }
        }
        self.init(
            roleNames: suffixes.isEmpty ? .all : RoleNames.all.adding(suffixes),
            helpers: configuration.helpers.compactMap(NavigationPrimitive.init),
            entryPoints: configuration.entryPoints.compactMap(EntryPointHint.init))
    }
}

extension NavigationPrimitive {
    /// Nil for a transition that the graph does not know, which the words' test rules out.
    init?(_ rule: HelperRule) {
        guard let transition = Transition(rawValue: rule.transition.rawValue) else { return nil }
        self.init(
            rule.name, rule.labels, required: rule.shown.map { $0 + 1 } ?? 0, on: .anything,
            shows: rule.shown.map { .argument($0) } ?? .nothing, by: transition)
    }
}

extension EntryPointHint {
    init?(_ rule: EntryPointRule) {
        guard let kind = EntryPoint.Kind(rawValue: rule.kind.rawValue) else { return nil }
        self.init(type: rule.type, method: rule.method, kind: kind, name: rule.name)
    }
}
