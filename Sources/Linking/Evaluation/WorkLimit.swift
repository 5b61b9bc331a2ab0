/// How much one question may look at. Where branches lead to what has branches of its own, ways multiply, and a limit of depth
/// alone ends nothing.
final class WorkLimit {
    private let most: Int
    private var left: Int

    /// - Parameter most: how many steps a question has.
    init(_ most: Int) { (self.most, left) = (most, most) }

    /// A question comes from outside.
    func begin() { left = most }

    /// Takes one step; false where none is left.
    func spend() -> Bool {
        guard left > 0 else { return false }
        left -= 1
        return true
    }
}
