import Foundation
import Threads

/// Where a command's result goes: a file, or standard output.
///
/// A file is written beside its final place and moved there when it is whole, so that a run that fails leaves the
/// earlier file as it was.
enum OutputFile: Hashable, Sendable {
    case standardOutput
    case file(String)

    /// What `-o` names: nothing and `-` stand for standard output, and so does its device, which may be a file that others write
    /// to as well.
    init(_ argument: String?) {
        switch argument {
        case nil, "-", "/dev/stdout", "/dev/fd/1": self = .standardOutput
        case .some(let path): self = .file(path)
        }
    }

    /// The letters after the last dot of the file's name, in lower case.
    var pathExtension: String? {
        guard case .file(let path) = self else { return nil }
        let last = URL(fileURLWithPath: path).pathExtension.lowercased()
        return last.isEmpty ? nil : last
    }

    /// Whether bytes that are no text would end up on a screen.
    var isTerminal: Bool { self == .standardOutput && StandardStream.output.isTerminal }

    func write(_ bytes: [UInt8]) throws(OutputFault) {
        try write { sink throws(OutputFault) in try sink(bytes) }
    }

    /// Runs `body`, which hands over the bytes piece by piece.
    func write(
        _ body: ((([UInt8]) throws(OutputFault) -> Void)) throws(OutputFault) -> Void
    ) throws(OutputFault) {
        switch self {
        case .standardOutput:
            try body { piece throws(OutputFault) in try StandardStream.output.write(piece) }
        case .file(let path):
            try HeldSignals.during { () throws(OutputFault) in
                let file = try WholeFile(path: path)
                do throws(OutputFault) {
                    try body { piece throws(OutputFault) in try file.append(piece) }
                } catch {
                    file.abandon()
                    throw error
                }
                try file.finish()
            }
        }
    }
}
