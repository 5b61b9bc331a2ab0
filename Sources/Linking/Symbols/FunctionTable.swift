import Facts

/// A value for each function of the program that has one: flat arrays, made file by file as they are needed.
///
/// Linking asks for such values so often that hashing functions would be most of the work.
struct FunctionTable<Value> {
    private var values: [[Value?]]
    private let files: [SwiftFacts]

    init(files: [SwiftFacts]) {
        self.files = files
        values = Array(repeating: [], count: files.count)
    }

    subscript(function: FunctionRef) -> Value? {
        get {
            let row = Int(function.file)
            return values[row].isEmpty ? nil : values[row][Int(function.function)]
        }
        set {
            let row = Int(function.file)
            if values[row].isEmpty { values[row] = Array(repeating: nil, count: files[row].functions.count) }
            values[row][Int(function.function)] = newValue
        }
    }
}
