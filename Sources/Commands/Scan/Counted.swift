/// Numbers of things, in words.
enum Counted {
    /// `1 route`, `2 routes`.
    static func words(_ count: Int, _ one: String, _ many: String? = nil) -> String {
        "\(count) \(count == 1 ? one : many ?? "\(one)s")"
    }
}
