/// A share in whole percent that says 100 only where it is all, and 0 only where it is none.
struct Percentage {
    let percent: Int

    init(_ part: Int, of whole: Int) {
        guard whole > 0, part > 0 else {
            percent = 0
            return
        }
        percent = part >= whole ? 100 : min(99, max(1, (part * 100 + whole / 2) / whole))
    }

    var text: String { "\(percent)%" }
}
