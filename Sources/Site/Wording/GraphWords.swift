import NavigationGraph

// How the site says what the graph's cases mean.

extension Module.Kind {
    /// With its article.
    var phrase: String {
        switch self {
        case .module: "a VIPER module"
        case .screen: "a screen"
        case .coordinator: "a coordinator"
        }
    }

    /// What follows the phrase and the group, with what parts it from them.
    var explanation: String {
        switch self {
        case .module: ""
        case .screen: ", without VIPER parts of its own"
        case .coordinator: ", which leads to screens and shows nothing itself"
        }
    }
}

extension EntryPoint {
    /// Within a sentence.
    var phrase: String {
        let words = label.prefix(1).lowercased() + label.dropFirst()
        return kind == .launch ? "the app’s launch" : isOfAnyName ? words : "the " + words
    }

    var label: String {
        if kind == .launch { return kindLabel }
        if isOfAnyName { return "Any \(kindLabel.lowercased())" }
        return kindLabel + (name.map { " \($0)" } ?? "")
    }

    var kindLabel: String {
        switch kind {
        case .launch: "App launch"
        case .deeplink, .notification, .shortcut, .widget: kindName.prefix(1).uppercased() + kindName.dropFirst()
        }
    }
}

extension Input.Channel {
    var label: String {
        switch self {
        case .initializer: "initialiser"
        case .factory: "factory"
        case .moduleInterface: "module interface"
        case .property: "property"
        }
    }
}

extension Route.Passed.Channel {
    var label: String {
        switch self {
        case .initializer: "to the initialiser"
        case .factory: "to the factory"
        case .enumValue: "in the option"
        case .delegate: "as the delegate"
        case .closure: "as a closure"
        case .moduleInput: "to the module's interface"
        case .property: "in a property"
        }
    }
}

extension Route.Evidence.Step {
    /// What the place shows.
    var label: String {
        switch self {
        case .trigger: "triggered at"
        case .option: "declared at"
        case .call: "by way of"
        case .shows: "shown at"
        case .target: "made at"
        }
    }
}

extension Route.TriggerStep.Kind {
    /// What sets a chain off.
    var label: String {
        switch self {
        case .action: "the user’s action"
        case .gesture: "the user’s gesture"
        case .delegate: "told by the system"
        case .closure: "a closure"
        case .observer: "an event"
        case .output: "another module"
        case .lifecycle: "by itself"
        case .entry: "the app is entered"
        }
    }
}

extension Confidence {
    var explanation: String {
        switch self {
        case .exact: "Every step was followed in the sources."
        case .inferred: "A step was concluded from a declared type or a naming convention."
        case .unresolved: "A step could not be followed."
        }
    }
}
