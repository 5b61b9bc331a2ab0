import Foundation

/// Medians of what two stores took, side by side; of an even number of rounds the upper of the two in the middle.
struct RatioTable {
    private var values: [Step: [(one: Double, other: Double)]] = [:]

    mutating func add(_ step: Step, _ one: Double, _ other: Double) { values[step, default: []].append((one, other)) }

    /// A table in Markdown: what both took, and the second's multiple of the first in the same round.
    func text(_ name: String, _ other: String) -> String {
        let rows = Step.allCases.map { step in
            let pairs = values[step] ?? []
            let (one, other) = (RatioTable.median(pairs.map(\.one)), RatioTable.median(pairs.map(\.other)))
            let ratio = String(format: "%.2f", RatioTable.median(pairs.map { $0.other / $0.one }))
            return "| \(step.rawValue) | \(RatioTable.short(one)) | \(RatioTable.short(other)) | \(ratio) |"
        }
        return (["| what | \(name) | \(other) | ratio |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n")
    }

    /// Bytes are many, seconds few.
    private static func short(_ value: Double) -> String {
        value > 1000 ? String(format: "%.2f MB", value / 1e6) : String(format: "%.0f ms", value * 1000)
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted().dropFirst(values.count / 2).first ?? .nan
    }
}
