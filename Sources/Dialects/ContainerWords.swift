/// How libraries that make objects by type name what they do: Swinject, Resolver, Dip, Factory and their relatives.
///
/// A name alone says nothing. A registration is a call of such a name that is handed a type or a closure whose result is
/// known; a resolution is one that is handed a type or stands where a type is expected.
package enum ContainerWords {
    /// Calls that say how objects of a type are made.
    package static let registrations: Set<String> = [
        "register", "autoregister", "registerSingleton", "single", "factory",
    ]
    /// Labels of an initialiser that a registration is handed in the place of a closure.
    package static let initializerLabels: Set<String> = ["initializer", "factory", "constructor"]
    /// Calls after a registration that name further types which it serves.
    package static let aliases: Set<String> = ["implements"]
    /// Calls whose closure is handed the container and the made object.
    package static let completions: Set<String> = [
        "initCompleted", "storyboardInitCompleted", "resolveProperties", "resolvingProperties", "resolveDependencies",
    ]
    /// Calls that give back an object of a type.
    package static let resolutions: Set<String> = [
        "resolve", "optional", "get", "inject", "synchronizedResolve", "forceResolve",
    ]
    /// Swinject's storyboard, which a container makes: `SwinjectStoryboard.create(name: "Main", bundle: nil)`.
    package static let storyboard = "SwinjectStoryboard"
    /// How it is made.
    package static let storyboardMaker = "create"
    /// Labels of what a registration's closure is handed beside the container.
    package static let argumentLabels: Set<String> = ["argument", "arguments", "args"]
    /// Labels of the name that tells registrations of one type apart.
    package static let nameLabels: Set<String> = ["name", "tag", "named"]
    /// Property wrappers that resolve the property's type.
    package static let wrappers: Set<String> = [
        "Injected", "LazyInjected", "WeakLazyInjected", "OptionalInjected", "Inject", "InjectedObject",
        "InjectedObservable", "DynamicInjected", "LazyInject", "OptionalInject",
    ]
    /// Types of a library whose values hold a closure and give back its result when they are called.
    package static let factories: Set<String> = ["Factory", "ParameterFactory"]
    /// Static members of a library's type that stand for its one object, where the program extends that type.
    package static let singletons: Set<String> = ["shared", "default", "main", "container"]
}
