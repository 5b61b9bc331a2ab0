import Foundation

/// The git of this machine, run so that nothing is started which a repository's own settings name, and nothing is
/// fetched or written.
///
/// Only commands that read are run. None of them shows a difference or a file through a filter, so external diffs, text
/// conversions and pagers never come into it.
package struct GitProgram: Sendable {
    /// What a command ended with.
    package struct Ending: Sendable {
        package var status: Int32
        package var output: [UInt8]
        package var messages: [UInt8]

        /// The output without line breaks at its ends, nil where it is no text.
        package var text: String? { String(bytes: output, encoding: .utf8)?.trimmingCharacters(in: .newlines) }

        /// The first message of git, on one line.
        package var message: String {
            let text = String(decoding: messages, as: UTF8.self)
            let lines = text.split(whereSeparator: \.isNewline)
            let fatal = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first ?? ""
            let words = fatal.firstIndex(of: ":").map { fatal[fatal.index(after: $0)...] } ?? fatal
            return words.trimmingCharacters(in: .whitespaces)
        }
    }

    /// Which repository a command is about.
    package enum Place: Hashable, Sendable {
        /// The one that a folder of a work tree is in.
        case folder(String)
        /// A folder that is itself a repository without a work tree.
        case bare(String)

        fileprivate var arguments: [String] {
            switch self {
            // A bare repository that merely lies inside of a scanned one must not be taken for it.
            case .folder(let path): ["-C", path, "-c", "safe.bareRepository=explicit"]
            // Discovered as any other, so that git asks whose it is.
            case .bare(let path): ["-C", path, "-c", "safe.bareRepository=all"]
            }
        }
    }

    private let executable: URL

    /// The first `git` on the absolute folders of the search path.
    ///
    /// - Throws: `GitFault.noProgram` where there is none.
    package init() throws(GitFault) {
        let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        let found = folders.lazy.filter { $0.hasPrefix("/") }.map { "\($0)/git" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else { throw .noProgram }
        executable = URL(fileURLWithPath: found)
    }

    /// Runs one command to its end.
    ///
    /// - Parameters:
    ///   - input: what it reads; in a file, so that a command that ends early breaks nothing.
    ///   - limit: how many bytes it may print: a few objects of a hostile repository can name billions of files.
    package func run(
        _ arguments: [String], at place: Place, input: [UInt8]? = nil, limit: Int = .max
    ) throws(GitFault) -> Ending {
        let process = Process()
        process.executableURL = executable
        process.arguments = place.arguments + Self.settings + arguments
        process.environment = Self.environment
        let (output, messages) = (Pipe(), Pipe())
        // `waitUntilExit` may notice the end of a process as late as a twentieth of a second after it.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        process.standardOutput = output
        process.standardError = messages
        defer { Self.letGo(of: process) }
        do {
            let file = try input.map(InputFile.init)
            defer { file?.remove() }
            process.standardInput = file?.handle ?? FileHandle.nullDevice
            try process.run()
            let printed = Self.bytes(
                from: output.fileHandleForReading.fileDescriptor, messages.fileHandleForReading.fileDescriptor, limit)
            // A request to end may wait for ever in a process that a thread without signals has started.
            if printed == nil { kill(process.processIdentifier, SIGKILL) }
            end.wait()
            guard let printed else { throw GitFault.refused(message: "it prints more than \(limit >> 20) MB") }
            return Ending(status: process.terminationStatus, output: printed.output, messages: printed.messages)
        } catch let fault as GitFault {
            throw fault
        } catch {
            throw .refused(message: "it cannot be started: \(error.localizedDescription)")
        }
    }

    /// What comes out of two pipes until both are closed, neither of which fills up while the other is waited for; nil where the
    /// first has more bytes than the limit.
    private static func bytes(
        from output: Int32, _ messages: Int32, _ limit: Int
    ) -> (output: [UInt8], messages: [UInt8])? {
        var open = [output, messages].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var printed: [[UInt8]] = [[], []]
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while open.contains(where: { $0.fd >= 0 }) {
            guard poll(&open, nfds_t(open.count), -1) >= 0 else {
                if errno == EINTR { continue }
                break
            }
            for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
                let count = read(open[index].fd, &piece, piece.count)
                if count > 0 {
                    printed[index] += piece[..<count]
                } else if count == 0 || errno != EINTR && errno != EAGAIN {
                    open[index].fd = -1
                }
            }
            if printed[0].count > limit { return nil }
        }
        return (printed[0], printed[1])
    }

    /// Takes from a process that ended what it holds: on Linux Foundation frees none that ran, and each would keep two
    /// open files for as long as this program runs.
    private static func letGo(of process: Process) {
        process.terminationHandler = nil
        process.standardInput = nil
        process.standardOutput = nil
        process.standardError = nil
    }

    /// Hooks, the file system monitor, the check of signatures and every transport are off, so that settings of the repository start nothing.
    private static let settings = [
        "-c", "core.fsmonitor=", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never",
        // The log of signed commits would run `gpg.program`.
        "-c", "log.showSignature=false",
        "--no-replace-objects", "--literal-pathspecs", "--no-pager",
    ]

    /// The caller's environment without what would point git at another repository.
    private static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        environment["GIT_NO_LAZY_FETCH"] = "1"
        // For a git that does not know that: settings of the repository could allow one transport that runs a program.
        environment["GIT_ALLOW_PROTOCOL"] = ""
        environment["GIT_TERMINAL_PROMPT"] = "0"
        // Messages are looked at, in one language.
        environment["LC_ALL"] = "C"
        return environment
    }
}

/// Bytes in a file that goes away after use.
private struct InputFile {
    let handle: FileHandle
    private let url: URL

    init(_ bytes: [UInt8]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("wiremap-\(UUID().uuidString)")
        try Data(bytes).write(to: url, options: .withoutOverwriting)
        handle = try FileHandle(forReadingFrom: url)
    }

    func remove() {
        try? handle.close()
        try? FileManager.default.removeItem(at: url)
    }
}
