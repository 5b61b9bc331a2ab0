/// A value for each activation that has one, in a flat array.
struct FrameTable<Value> {
    private var values: [Value?] = []

    subscript(frame: FrameID) -> Value? {
        get {
            let index = Int(frame.index)
            return index < values.count ? values[index] : nil
        }
        set {
            let index = Int(frame.index)
            while values.count <= index { values.append(nil) }
            values[index] = newValue
        }
    }
}
