import Dispatch
import Foundation

/// Takes note of Ctrl-C and of a request to end, so that work in hand is finished and nothing is left behind; the second
/// one ends the program at once.
struct Interrupt {
    private let came = DispatchSemaphore(value: 0)
    private let sources: [any DispatchSourceSignal]

    init() {
        let came = came
        sources = [SIGINT, SIGTERM].map { number in
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                came.signal()
                signal(number, SIG_DFL)
            }
            source.resume()
            // The source hears of it; the default would end the program first.
            signal(number, SIG_IGN)
            return source
        }
    }

    /// Whether it came, or comes within this many seconds.
    func came(within seconds: Double) -> Bool {
        guard came.wait(timeout: .now() + seconds) == .success else { return false }
        // It stays true.
        came.signal()
        return true
    }
}
