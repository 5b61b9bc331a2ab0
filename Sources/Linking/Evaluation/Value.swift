import Facts

/// A value of a running app as far as sources tell; interned in `ValueStore`, so that equal values have equal ids.
struct ValueID: Hashable, Comparable {
    var index: Int32

    static func < (left: ValueID, right: ValueID) -> Bool { left.index < right.index }
}

/// An activation of a function: who it runs for and with what. Interned in `ValueStore`.
struct FrameID: Hashable {
    var index: Int32
}

enum Value: Hashable {
    case unknown
    /// `nil`
    case nothing
    /// An object that an expression makes.
    case object(Creation)
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
    case enumCase(Int?, String, [ValueID])
    case string(String)
    case storyboard(String)
    case tuple([String?], [ValueID])
    case array([ValueID])
    case alternatives([Choice])
}

/// Where an open value comes from.
enum Origin: Hashable {
    case parameter(FunctionRef, Int)
    case selfMember(Int, String)
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
    var labels: [String?]
    var arguments: [ValueID]
    /// The storyboard scene that the object is made from.
    var scene: SceneRef?
    /// Whether a storyboard makes it, be the scene known or not.
    var isInstantiated = false
}

struct Frame: Hashable {
    var function: FunctionRef
    var this: ValueID?
    /// One for each parameter; empty when the function is looked at by itself.
    var arguments: [ValueID]
    var bound: [String: TypeValue]
    /// The activation of the function that a closure is written in.
    var parent: FrameID?
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
    private(set) var values: [Value] = []
    private(set) var frames: [Frame] = []
    private var valueIDs: [Value: ValueID] = [:]
    private var frameIDs: [Frame: FrameID] = [:]

    func intern(_ value: Value) -> ValueID {
        if let known = valueIDs[value] { return known }
        let id = ValueID(index: Int32(values.count))
        values.append(value)
        valueIDs[value] = id
        return id
    }

    func intern(_ frame: Frame) -> FrameID {
        if let known = frameIDs[frame] { return known }
        let id = FrameID(index: Int32(frames.count))
        frames.append(frame)
        frameIDs[frame] = id
        return id
    }

    subscript(id: ValueID) -> Value { values[Int(id.index)] }
    subscript(id: FrameID) -> Frame { frames[Int(id.index)] }
}
