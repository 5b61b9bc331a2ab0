/// The roles that endings of names can tell, as they are written.
package enum RoleWord: String, CaseIterable, Sendable {
    case view, presenter, interactor, wireframe, router, entity, formatter, viewModelCreator, service, dataManager
    case assembly
}

/// Endings of type names that tell a role.
package struct RoleRule: Hashable, Sendable {
    package var role: RoleWord
    package var suffixes: [String]

    package init(role: RoleWord, suffixes: [String]) {
        self.role = role
        self.suffixes = suffixes
    }
}

/// A function that navigates and whose source is not read.
package struct HelperRule: Hashable, Sendable {
    /// What the function does to the screen, as it is written.
    package enum TransitionWord: String, CaseIterable, Sendable {
        case push, present, root, replace, embed, tab, popover, sheet, custom
        /// These show nothing and go back, or leave the app.
        case pop, dismiss, external

        package var showsScreen: Bool {
            switch self {
            case .pop, .dismiss, .external: false
            default: true
            }
        }
    }

    static let signaturePattern = "^[A-Za-z_][A-Za-z0-9_]*\\(([A-Za-z_][A-Za-z0-9_]*:)*\\)$"
    static let valuePattern: String = {
        let all = TransitionWord.allCases
        let showing = all.filter(\.showsScreen).map(\.rawValue).joined(separator: "|")
        let others = all.filter { !$0.showsScreen }.map(\.rawValue).joined(separator: "|")
        return "^((\(showing)), *argument +[A-Za-z0-9_]+|\(others))$"
    }()

    package var name: String
    /// Argument labels, `_` for none.
    package var labels: [String]
    package var transition: TransitionWord
    /// The position of the argument that is shown, from 0; nil where nothing is.
    package var shown: Int?

    package init(name: String, labels: [String], transition: TransitionWord, shown: Int?) {
        self.name = name
        self.labels = labels
        self.transition = transition
        self.shown = shown
    }

    /// The name and the labels of `show(_:on:)`; nil where the text is no signature.
    static func signature(_ text: String) -> (name: String, labels: [String])? {
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
        let name = String(text[..<open])
        let inside = text[text.index(after: open)...].dropLast()
        guard isName(name), inside.isEmpty || inside.hasSuffix(":") else { return nil }
        let labels = inside.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
        return labels.allSatisfy(isName) ? (name, labels) : nil
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.first, first == "_" || first.isLetter else { return false }
        return text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }
}

/// Where the app is entered.
package struct EntryPointRule: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case launch, deeplink, notification, shortcut, widget
    }

    static let valuePattern = "^(\(Kind.allCases.map(\.rawValue).joined(separator: "|")))( .+)?$"

    package var type: String
    /// The name of the only method that counts, without its labels; nil for every method of the type.
    package var method: String?
    package var kind: Kind
    /// What the entry point is called; nil for the type's name. The launch has no name.
    package var name: String?

    package init(type: String, method: String? = nil, kind: Kind, name: String? = nil) {
        self.type = type
        self.method = method
        self.kind = kind
        self.name = name
    }
}
