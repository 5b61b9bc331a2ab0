/// Types of one name, by the folders that they lie in: the nearest to a file is found without a look at each.
///
/// A type is known here by any number that its maker chose; of several that are equally near, the smallest is taken.
///
/// A repository of many apps, or of many copies of one, has thousands of types of one name.
struct Homonyms {
    let count: Int
    /// The first of the types below each folder and in each file; the root is "".
    private var first: [Substring: Int] = [:]

    /// - Parameter types: each with the path of its file; nil where it has none.
    init(_ types: [(symbol: Int, path: String?)]) {
        count = types.count
        for (symbol, path) in types.sorted(by: { $0.symbol < $1.symbol }) {
            for place in Self.places(of: path ?? "") where first[place] == nil { first[place] = symbol }
        }
    }

    /// The type that shares most folders with a file; the first of several.
    func nearest(to path: String) -> Int? {
        Self.places(of: path).reversed().lazy.compactMap { first[$0] }.first
    }

    /// The root, the folders that a file lies in, outermost first, and the file itself.
    private static func places(of path: String) -> [Substring] {
        guard !path.isEmpty else { return [""] }
        let slashes = path.indices.filter { path[$0] == "/" }
        return [""] + slashes.map { path[..<$0] } + [path[...]]
    }
}
