/// A share in tenths of a percent that says 100 only where it is all, and 0 only where it is none.
struct Percentage {
    let tenths: Int

    init(_ part: Int, of whole: Int) {
        guard whole > 0, part > 0 else {
            tenths = 0
            return
        }
        tenths = part >= whole ? 1000 : min(999, max(1, (part * 1000 + whole / 2) / whole))
    }

    var text: String { tenths % 1000 == 0 ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%" }
}
