import CGraphviz
import Foundation

/// Collects what libgraphviz would print to standard error.
///
/// libgraphviz hands its messages to one C function for the whole process, in fragments: `Error`, `: `, and the text.
/// It calls it on the thread that called libgraphviz, so the fragments are kept with the thread and need no lock.
enum MessageCollector {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    private final class Fragments {
        var all: [String] = []
    }

    /// Runs the body and returns its result with the messages that it caused.
    static func collect<Result>(_ body: () throws -> Result) rethrows -> (Result, messages: [String]) {
        let fragments = Fragments()
        pthread_setspecific(key, Unmanaged.passUnretained(fragments).toOpaque())
        let previous = agseterrf { fragment in
            if let fragment { MessageCollector.append(String(cString: fragment)) }
            return 0
        }
        defer {
            _ = agseterrf(previous)
            pthread_setspecific(key, nil)
        }
        let result = try withExtendedLifetime(fragments) { try body() }
        return (result, assemble(fragments.all))
    }

    private static func append(_ fragment: String) {
        guard let fragments = pthread_getspecific(key) else { return }
        Unmanaged<Fragments>.fromOpaque(fragments).takeUnretainedValue().all.append(fragment)
    }

    /// One string for each message: a fragment `Error` or `Warning` begins a new one.
    static func assemble(_ fragments: [String]) -> [String] {
        if fragments.isEmpty { return [] }
        var messages: [String] = []
        for fragment in fragments {
            if messages.isEmpty || fragment == "Error" || fragment == "Warning" {
                messages.append(fragment)
            } else {
                messages[messages.count - 1] += fragment
            }
        }
        return messages.map { message in
            message.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
                .joined(separator: " ")
        }.filter { !$0.isEmpty }
    }
}
