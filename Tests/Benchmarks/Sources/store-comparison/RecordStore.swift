import SourceScan

/// What is kept of one file.
struct Record: Sendable {
    /// The id of the file's bytes.
    var key: ContentID
    var bytes: [UInt8]
}

/// A place for records that outlives the process, opened and closed as often as a program runs.
protocol RecordStore: Sendable {
    /// What the tables call it.
    static var name: String { get }

    /// - Parameter folder: holds nothing but the store; made where it is not there.
    init(folder: String) throws

    /// The records of these keys, in their order, read on so many threads; nil for what is not there.
    func records(of keys: [ContentID], threads: Int) -> [[UInt8]?]

    /// Adds records that are not there yet, all at once.
    func add(_ records: [Record]) throws

    /// Writes down what was added, and lets go of the files.
    func close() throws

    /// What a program does with a store that an error was thrown over.
    static func recover(folder: String)
}

/// Why a store cannot be compared.
enum StoreFault: Error {
    case cannotBeOpened(String)
    case cannotBeWritten
    /// What was read is not what was written.
    case lost(store: String, count: Int)
    case process(status: Int32)
}

extension Array {
    /// At most so many parts, in order and of about the same length.
    func parts(_ most: Int) -> [ArraySlice<Element>] {
        let length = Swift.max(1, (count + most - 1) / most)
        return stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
    }
}
