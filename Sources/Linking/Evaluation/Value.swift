import Facts

/// A value of a running app as far as sources tell; interned in `ValueStore`, so that equal values have equal ids.
struct ValueID: NumberedKey, Comparable {
    var index: Int32

    var keyNumber: UInt64 { UInt64(truncatingIfNeeded: index) }

    static func < (left: ValueID, right: ValueID) -> Bool { left.index < right.index }
}

/// An activation of a function: who it runs for and with what. Interned in `ValueStore`.
struct FrameID: NumberedKey {
    var index: Int32

    var keyNumber: UInt64 { UInt64(truncatingIfNeeded: index) }
}

enum Value: NumberedKey {
    case unknown
    /// `nil`
    case nothing
    /// An object that an expression makes; on the heap, so that other values stay small.
    indirect case object(Creation)
    /// Something of a declared type; which object is not known.
    case instance(TypeValue)
    /// Something that depends on what the function was handed, or on members of `self` that nobody sets.
    case open(Origin, TypeValue)
    /// The object that the function runs for, when the function is looked at by itself.
    case this(Int)
    case closure(FunctionRef, FrameID)
    /// Methods or functions that are named and not called.
    case functions([FunctionRef], ValueID?)
    case metatype(TypeValue)
    case enumCase(Int?, Identifier, [ValueID])
    /// A text; and whether it can be no other one, as where it gives way to what is not known: `name ?? "home"`.
    case string(String, isOnly: Bool)
    /// A storyboard by its name, and the file that names it where several bear that name.
    case storyboard(String, by: Int32?)
    case tuple([String?], [ValueID])
    case array([ValueID])
    case alternatives([Choice])

    /// Made of what mostly tells values of one kind apart.
    var keyNumber: UInt64 {
        switch self {
        case .unknown: return 1
        case .nothing: return 2
        case .object(let creation):
            var number = KeyMixer(creation.site.keyNumber)
            number.add(creation.frame)
            for argument in creation.arguments { number.add(argument) }
            return number.value
        case .instance(let type): return type.keyNumber &+ 3
        case .open(let origin, let type):
            var number = KeyMixer(type.keyNumber)
            switch origin {
            case .parameter(let function, let index): number.add(function.keyNumber &+ UInt64(index))
            case .selfMember(let symbol, let name): number.add(UInt64(symbol) << 32 | name.keyNumber)
            case .onScreen(let isWhole): number.add(isWhole ? 4 : 5)
            }
            return number.value
        case .this(let symbol): return UInt64(symbol) &+ 1 << 40
        case .closure(let function, let frame):
            var number = KeyMixer(function.keyNumber)
            number.add(frame)
            return number.value
        case .functions(let functions, let this):
            var number = KeyMixer(6)
            for function in functions { number.add(function.keyNumber) }
            number.add(this)
            return number.value
        case .metatype(let type): return type.keyNumber &+ 7
        case .enumCase(let symbol, let name, let payload):
            var number = KeyMixer(name.keyNumber &+ UInt64(symbol ?? 0) << 32)
            for value in payload { number.add(value) }
            return number.value
        case .string(let text, _), .storyboard(let text, _): return UInt64(truncatingIfNeeded: text.hashValue)
        case .tuple(_, let values), .array(let values):
            var number = KeyMixer(8)
            for value in values { number.add(value) }
            return number.value
        case .alternatives(let choices):
            var number = KeyMixer(9)
            for choice in choices {
                number.add(choice.value)
                for condition in choice.conditions { number.add(condition.keyNumber) }
            }
            return number.value
        }
    }
}

/// Where an open value comes from.
enum Origin: Hashable {
    case parameter(FunctionRef, Int)
    case selfMember(Int, Identifier)
    /// UIKit answers with what is on screen already; for an element of a container's stack, whether all of it stays.
    case onScreen(isWhole: Bool)
}

/// One of several values that an expression may have, and what must hold for it.
struct Choice: Hashable {
    var value: ValueID
    var conditions: [ConditionRef]
}

/// Where and how an object is made.
struct Creation: Hashable {
    var type: TypeValue
    var site: ExpressionRef
    var frame: FrameID
    var initializer: FunctionRef?
    var labels: [Identifier?]
    var arguments: [ValueID]
    /// The storyboard scene that the object is made from.
    var scene: SceneRef?
    /// Whether a storyboard makes it, be the scene known or not.
    var isInstantiated = false
}

final class Frame: NumberedKey {
    let function: FunctionRef
    let this: ValueID?
    /// One for each parameter; empty when the function is looked at by itself.
    let arguments: [ValueID]
    let bound: [String: TypeValue]
    /// The activation of the function that a closure is written in.
    let parent: FrameID?

    init(
        function: FunctionRef, this: ValueID?, arguments: [ValueID], bound: [String: TypeValue], parent: FrameID?
    ) {
        self.function = function
        self.this = this
        self.arguments = arguments
        self.bound = bound
        self.parent = parent
    }

    static func == (left: Frame, right: Frame) -> Bool {
        left.function == right.function && left.this == right.this && left.parent == right.parent
            && left.arguments == right.arguments && left.bound == right.bound
    }

    var keyNumber: UInt64 {
        var number = KeyMixer(function.keyNumber)
        number.add(this)
        number.add(parent)
        for argument in arguments { number.add(argument) }
        return number.value
    }
}

/// A scene: the storyboard's position among the scanned ones, and the scene's there.
struct SceneRef: Hashable, Comparable {
    var storyboard: Int
    var scene: Int

    static func < (left: SceneRef, right: SceneRef) -> Bool {
        (left.storyboard, left.scene) < (right.storyboard, right.scene)
    }
}

/// Keeps each value and each frame once. A class, so that it may grow while one of its entries is being asked for.
final class ValueStore {
    private var values = InternTable<Value>()
    private var frames = InternTable<Frame>()
    /// Whose activation each is, of what object, and inside of which: asked for all the time, and without the count that a `Frame` takes.
    private var functions: [FunctionRef] = []
    private var objects: [ValueID?] = []
    private var parents: [FrameID?] = []
    init() {}

    init(twin other: ValueStore) {
        values = other.values
        frames = other.frames
        functions = other.functions
        objects = other.objects
        parents = other.parents
    }

    /// How many activations were looked at.
    var frameCount: Int { frames.count }

    func intern(_ value: Value) -> ValueID { ValueID(index: values.index(of: value)) }
    func intern(_ frame: Frame) -> FrameID {
        let index = frames.index(of: frame)
        if Int(index) == functions.count {
            functions.append(frame.function)
            objects.append(frame.this)
            parents.append(frame.parent)
        }
        return FrameID(index: index)
    }

    subscript(id: ValueID) -> Value { values[id.index] }
    subscript(id: FrameID) -> Frame { frames[id.index] }
    func function(of id: FrameID) -> FunctionRef { functions[Int(id.index)] }
    func this(of id: FrameID) -> ValueID? { objects[Int(id.index)] }
    /// The activation of the function that a closure is written in.
    func parent(of id: FrameID) -> FrameID? { parents[Int(id.index)] }
}

/// Values in the order in which they were found, each once.
struct OrderedValues {
    private(set) var values: [ValueID] = []
    private var seen: Set<ValueID> = []

    mutating func add(_ others: [ValueID]) {
        for value in others where seen.insert(value).inserted { values.append(value) }
    }
}
