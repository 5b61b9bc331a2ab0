import NavigationGraph

/// A modifier or a view of SwiftUI with which an app navigates.
///
/// Where SwiftUI navigates by changing state, the primitive is what reads the state: `.sheet(isPresented:)`.
package struct SwiftUIPrimitive: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
        /// The views that a closure builds.
        case content
        /// What a link leads to: an argument, a closure, or a value that some `navigationDestination(for:)` takes.
        case link
        /// Every view that a closure builds.
        case elements
        /// Something of the system.
        case system(String)
        /// Another app.
        case external
    }

    package var name: String
    /// One of these labels must be there: the state that decides whether it is shown. None are asked of a view.
    package var states: [String]
    package var subject: Subject
    package var transition: Transition

    private init(
        _ name: String, _ states: [String] = [], shows subject: Subject = .content, by transition: Transition
    ) {
        self.name = name
        self.states = states
        self.subject = subject
        self.transition = transition
    }

    /// Whether it is called on a view, and not made by itself.
    package var isModifier: Bool { name.first?.isLowercase ?? false }

    /// The label of what is shown as long as it is there, and which the builder is handed.
    package static let item = "item"
    /// What reads and writes a value that lies elsewhere: SwiftUI's `Binding`.
    package static let binding = "Binding"
    private static let shown = ["isPresented", item]

    /// The documentation of SwiftUI's `View`, `Scene` and their relatives is the source.
    package static let all: [SwiftUIPrimitive] = [
        .init("sheet", shown, by: .sheet),
        .init("fullScreenCover", shown, by: .present),
        .init("popover", shown, by: .popover),
        // A column beside the view, and a sheet where there is no room for one.
        .init("inspector", shown, by: .sheet),
        .init("navigationDestination", shown, by: .push),
        .init("alert", shown, shows: .system("Alert"), by: .alert),
        .init("actionSheet", shown, shows: .system("ActionSheet"), by: .alert),
        .init("confirmationDialog", shown, shows: .system("ConfirmationDialog"), by: .alert),
        .init("fileImporter", shown, shows: .system("FileImporter"), by: .present),
        .init("fileExporter", shown, shows: .system("FileExporter"), by: .present),
        .init("photosPicker", shown, shows: .system("PhotosPicker"), by: .present),
        .init("NavigationLink", shows: .link, by: .push),
        .init("TabView", shows: .elements, by: .tab),
        .init("WindowGroup", by: .root),
        .init("DocumentGroup", by: .root),
        .init("Link", shows: .external, by: .external),
        .init("ShareLink", shows: .system("ShareLink"), by: .share),
    ]

    package static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The name of the modifier that says where values of a path lead, and the label of their type.
    package static let destinations = (name: "navigationDestination", label: "for")
    /// Calls on a path, and whether they leave what it shows.
    package static let pathCalls: [String: Transition] = [
        "append": .push, "removeLast": .pop, "popLast": .pop, "removeAll": .pop,
    ]
    /// SwiftUI's own type of paths.
    package static let pathType = "NavigationPath"
    /// Values of the environment that are called to leave, by the last part of their key path.
    package static let environment: [String: Transition] = [
        "dismiss": .dismiss, "dismissWindow": .dismiss, "presentationMode": .dismiss, "openURL": .external,
    ]
}
