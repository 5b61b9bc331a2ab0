/// Names of the static methods by which protocols of libraries make a screen of the class that adopts them:
/// `instantiate()` of Reusable's `StoryboardBased`, `loadFromNib()`, `instantiateFromStoryboard()`, `makeFromXib(bundle:)`.
package enum ScreenFactories {
    private static let verbs: Set<String> = [
        "build", "create", "from", "init", "initialize", "instance", "instantiate", "instantiated", "instantiates",
        "load", "loaded", "make", "new", "storyboard",
    ]

    /// Whether a method's name begins with a word that says that it makes something.
    package static func mayMake(_ name: String) -> Bool { verbs.contains(String(name.prefix { $0.isLowercase })) }
}
