import Foundation

/// One line on a terminal that says how far a run is; it appears when the run has taken longer than a second.
final class ProgressLine: Sendable {
    private static let pause = 0.1

    private let isShown: Bool
    private let patience: Double
    private let write: @Sendable ([UInt8]) -> Void
    private let lock = NSLock()
    private let start = DispatchTime.now()
    // Both are used inside `lock` only; `Mutex` needs macOS 15.
    nonisolated(unsafe) private var lastShown = -Double.infinity
    nonisolated(unsafe) private var isOnScreen = false

    /// - Parameters:
    ///   - patience: how many seconds a run takes before the line appears.
    ///   - write: what brings it onto the screen.
    init(
        isShown: Bool, patience: Double = 1,
        write: @escaping @Sendable ([UInt8]) -> Void = { try? StandardStream.error.write($0) }
    ) {
        self.isShown = isShown
        self.patience = patience
        self.write = write
    }

    /// Begins a part of the run.
    func begin(_ stage: String) {
        show(stage, isForced: true)
    }

    /// Says how many of a stage's pieces are done.
    func advance(_ stage: String, _ done: Int, of total: Int) {
        show("\(stage): \(done) of \(total)", isForced: false)
    }

    /// Takes the line away.
    func clear() {
        lock.withLock {
            guard isOnScreen else { return }
            isOnScreen = false
            write(Array("\r\u{1B}[K".utf8))
        }
    }

    private func show(_ text: String, isForced: Bool) {
        guard isShown else { return }
        lock.withLock {
            let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
            guard elapsed > patience, isForced || elapsed > lastShown + Self.pause else { return }
            lastShown = elapsed
            isOnScreen = true
            write(Array("\r\u{1B}[K\(PlainText.of(text))".utf8))
        }
    }
}
