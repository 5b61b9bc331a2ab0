import Foundation

/// Reads files that are open.
package enum OpenFile {
    /// Why a file could not be read: the number that `errno(3)` explains.
    package struct Fault: Error, Equatable {
        package var number: Int32
    }

    /// So many bytes of a regular file, or fewer where it ends before them.
    ///
    /// - Parameter place: of the first of them, in bytes from the start of the file.
    package static func bytes(of descriptor: Int32, count: Int, from place: Int = 0) throws(Fault) -> [UInt8] {
        // The standard library would write into the one empty array that all threads share.
        guard count > 0 else { return [] }
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, got in
            while got < count, let base = buffer.baseAddress {
                let more = pread(descriptor, base + got, count - got, off_t(place + got))
                if more < 0 && errno == EINTR { continue }
                if more < 0 { failure = errno }
                if more <= 0 { break }
                got += more
            }
        }
        guard failure == 0 else { throw Fault(number: failure) }
        return bytes
    }
}
