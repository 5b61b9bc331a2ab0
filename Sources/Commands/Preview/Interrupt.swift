import Dispatch
import Foundation

/// Takes note of Ctrl-C and of a request to end, so that work in hand is finished and nothing is left behind; the second
/// one ends the program at once.
struct Interrupt {
    private let came = DispatchSemaphore(value: 0)
    private let sources: [any DispatchSourceSignal]

    /// Returns when signals are heard; until then they end the program, as they do by default.
    init() {
        let came = came
        let heard = DispatchSemaphore(value: 0)
        sources = [SIGINT, SIGTERM].map { number in
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                came.signal()
                signal(number, SIG_DFL)
            }
            source.setRegistrationHandler {
                #if canImport(Darwin)
                    // The kernel tells the source of signals that are ignored too; the default would end the program first.
                    // On Linux the source has taken the place of the default: to ignore the signal would take it away again.
                    signal(number, SIG_IGN)
                #endif
                heard.signal()
            }
            source.resume()
            return source
        }
        for _ in sources { heard.wait() }
    }

    /// Whether it came, or comes within this many seconds.
    func came(within seconds: Double) -> Bool {
        guard came.wait(timeout: .now() + seconds) == .success else { return false }
        // It stays true.
        came.signal()
        return true
    }
}
