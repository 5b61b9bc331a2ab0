import Foundation

/// A file that others write to as well, such as the summary of a job.
struct AppendedFile {
    let path: String

    func append(_ bytes: [UInt8]) throws(OutputFault) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw OutputFault(path: path, SystemFault.last) }
        defer { close(descriptor) }
        do {
            try Descriptor.write(bytes, to: descriptor)
        } catch {
            throw OutputFault(path: path, error)
        }
    }
}
