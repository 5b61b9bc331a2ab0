import NavigationGraph

/// SwiftUI's own types, as far as they tell which screen a view is.
package enum SwiftUIViews {
    /// Protocols whose conformers are views.
    package static let protocols = representables.union([view])
    /// The protocol of what changes a view.
    package static let modifierProtocol = "ViewModifier"
    /// The protocol of all views.
    package static let view = "View"
    /// Protocols that refine `View`, for what UIKit makes.
    package static let representables: Set<String> = ["UIViewControllerRepresentable", "UIViewRepresentable"]
    /// Views that show what they are given, and the container that they are for it.
    package static let wrappers: [String: Container?] = [
        "AnyView": nil, "Group": nil, "VStack": nil, "HStack": nil, "ZStack": nil, "LazyVStack": nil,
        "LazyHStack": nil, "ScrollView": nil, "GeometryReader": nil, "ScrollViewReader": nil, "EquatableView": nil,
        "ViewThatFits": nil, "Tab": nil, "TabSection": nil, "NavigationStack": .navigation,
        "NavigationView": .navigation, "NavigationSplitView": .split, builder: nil,
    ]
    /// The view that shows what is on a path, and the label of the path.
    package static let stack = (name: "NavigationStack", label: "path")
    /// Views that make a part for every element of their first argument.
    package static let lists: Set<String> = ["ForEach", "List"]
    /// What stands for several views that a closure builds.
    package static let builder = "TupleView"
    /// Views that lead on when the user touches them, by themselves.
    package static let links: Set<String> = ["NavigationLink", "Link", "ShareLink"]
    /// Views that the user touches and that take a view as their label.
    package static let labelled = links.union(["Button"])
    /// The class whose objects put a SwiftUI view into UIKit, and the label of the view.
    package static let hosting = (name: "UIHostingController", label: "rootView")
    /// What shows a view while the app is being written.
    package static let preview = "PreviewProvider"
    /// The wrapper by which a view reads a value of its environment, and the modifier that puts one there.
    package static let environment = (wrapper: "Environment", modifier: "environment")
    /// The label under which a binding that is written out is told what it says: `Binding(get: { … }, set: { … })`.
    package static let bindingLabel = "get"
    /// The method with which a view makes a view controller.
    package static let representation = "makeUIViewController"
    /// The modifier that draws something over a view.
    package static let overlay = "overlay"
    /// The property or method in which a view, a modifier or an app says what it shows.
    package static let body = "body"
    /// Wrappers that hold an observable object of a declared type, which other code puts there.
    package static let objectWrappers: Set<String> = [
        "ObservedObject", "StateObject", "EnvironmentObject", "Bindable", "State", "Environment",
    ]
    /// Values of wrappers as initialisers make them: `_presenter = StateObject(wrappedValue: presenter)`.
    package static let wrapperLabels: Set<String> = ["wrappedValue", "initialValue", "projectedValue"]
}
