import Foundation

/// Blocking reads and writes of whole frames.
struct WorkerStream {
    var input: Int32
    var output: Int32

    /// The next frame's payload; nil at the end of the input.
    func readFrame() -> [UInt8]? {
        guard let head = read(4), let length = WorkerMessage.length(head[...]), length <= WorkerMessage.maximumLength
        else { return nil }
        return read(length)
    }

    private func read(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes.withUnsafeMutableBytes { buffer in
                Foundation.read(input, buffer.baseAddress?.advanced(by: filled), count - filled)
            }
            if got > 0 {
                filled += got
            } else if got == 0 || errno != EINTR {
                return nil
            }
        }
        return bytes
    }

    /// False when nobody reads any more.
    func write(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let put = bytes.withUnsafeBytes { buffer in
                Foundation.write(output, buffer.baseAddress?.advanced(by: sent), bytes.count - sent)
            }
            if put > 0 {
                sent += put
            } else if put == 0 || errno != EINTR {
                return false
            }
        }
        return true
    }
}
