/// The words of streams: what libraries call the types of streams, and the operators that hand their elements on. The
/// documentation of Combine, RxSwift and ReactiveSwift is the source.
package enum StreamWords {
    /// Types whose first generic argument is what the stream carries.
    package static let types: Set<String> = [
        "AnyPublisher", "Publisher", "PassthroughSubject", "CurrentValueSubject", "Published", "Future", "Just",
        "Observable", "Single", "Maybe", "Infallible", "Driver", "Signal", "PublishSubject", "BehaviorSubject",
        "ReplaySubject", "PublishRelay", "BehaviorRelay", "ReplayRelay", "ControlEvent", "ControlProperty",
        "SignalProducer", "Property", "MutableProperty", "Promise", "Guarantee",
    ]

    /// The types and protocols to which apps add operators of their own.
    package static let extended = types.sorted() + ["ObservableType", "ObservableConvertibleType", "SharedSequence"]

    /// Methods that a library has run with each element which is sent to a member of the same object, by their full names,
    /// with the library's protocol. The documentation of ReactorKit is the source.
    package static let fed: [String: (conforming: String, member: String)] = ["mutate(action:)": ("Reactor", "action")]

    /// The methods by which a library gives a view what does the thinking for it, by their full names, with the library's protocol
    /// for that, and the name by which the view knows it: no code of the app's declares that. The documentation of ReactorKit
    /// is the source.
    package static let bound = [(method: "bind(reactor:)", conforming: "Reactor", member: "reactor")]

    /// The case of an event that carries an element: `subject.on(.next(element))`.
    package static let elementCase = "next"

    /// Calls without arguments that wait for what a future carries, and give it back.
    package static let taking: Set<String> = ["get", "wait"]

    /// Operators that hand each element to their closure.
    package static let observing = TriggerSources.streamCalls.union([
        "do", "handleEvents", "startWithValues", "map", "compactMap", "flatMap", "flatMapLatest", "flatMapFirst",
        "filter", "then", "done",
    ])

    /// Those among them that lists do not have, and whose closures so run when something is sent.
    package static let observingOnlyStreams: Set<String> = [
        "concatMap", "do", "flatMapFirst", "flatMapLatest", "handleEvents", "startWithValues",
    ]

    /// The labels of the closures that take the elements; none is another way to say so.
    package static let elementLabels: Set<String> = ["onNext", "onSuccess", "receiveValue", "receiveOutput", "to"]

    /// The type of RxSwift's that hands its first argument on to the closure which it is made with, in front of each element.
    package static let binder = "Binder"

    /// The type that RxSwift gives every object for its streams, and the member that is the object (`Reactive.base`).
    package static let reactive = (type: "Reactive", member: "base", parameter: "Base")

    /// The label of the object that RxSwift's operators hold weakly and hand to their closure in front of the element.
    package static let holding = "with"

    /// The operator that does so for all that come after it (RxSwift).
    package static let unretained = "withUnretained"

    /// Whether a method that gives back a stream is named as one whose stream goes on: `publisher(for:)`, `observeCart()`.
    package static func isLasting(_ name: String) -> Bool {
        let words = name.lowercased()
        return lasting.contains { words.contains($0) }
    }

    private static let lasting = [
        "publish", "observ", "subscri", "watch", "listen", "monitor", "notification", "stream", "changes", "updates",
        "timer", "interval", "combinelatest", "merge", "zip",
    ]

    /// Operators that make another element of each one.
    package static let making: Set<String> = ["map", "compactMap"]

    /// Operators that make another stream of each element, and give its elements.
    package static let flattening: Set<String> = ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap"]

    /// What makes a stream of the elements that it is handed, and operators that put one in the place of each (RxSwiftExt).
    package static let ofElements: Set<String> = ["just", "of", "mapTo"]

    /// Operators whose stream comes when the one before has ended.
    package static let following: Set<String> = ["andThen"]

    /// Operators that add an element which they are handed to those of the stream before.
    package static let adding: Set<String> = [
        "startWith", "prepend", "catchAndReturn", "catchErrorJustReturn", "replaceError",
    ]

    /// How many operators may stand between a stream and who observes it.
    package static let maximumOperators = 12

    /// Operators and types that make one stream of several.
    package static let joining: Set<String> = [
        "Merge", "Merge3", "Merge4", "Merge5", "MergeMany", "CombineLatest", "CombineLatest3", "Zip", "Zip3", "merge",
        "combineLatest", "zip", "concat", "amb", "race",
    ]

    /// Operators that leave the elements what they are.
    package static let keeping: Set<String> = [
        "receive", "subscribe", "observe", "observeOn", "subscribeOn", "delay", "debounce", "throttle", "filter",
        "distinctUntilChanged", "removeDuplicates", "share", "eraseToAnyPublisher", "asObservable", "asDriver",
        "asSignal", "asSingle", "asInfallible", "dropFirst", "skip", "first", "take", "prefix", "prepend", "startWith",
        "merge", "append", "do", "handleEvents", "catch", "catchError", "catchErrorJustReturn", "replaceError", "retry",
        "handleError", "print", "debug", "multicast", "autoconnect", "skipRepeats", "until",
    ]
}
