import Foundation

/// This program once more, which waits until it may use the store.
struct OtherProcess {
    private let process = Process()
    private let word = Pipe()
    private let answer = Pipe()

    /// Returns when the other process waits.
    init(store: String, folder: String, number: Int) throws {
        process.executableURL = Bundle.main.executableURL
        process.arguments = ["--run", store, folder, "\(number)"]
        process.standardInput = word
        process.standardOutput = answer
        try process.run()
        _ = answer.fileHandleForReading.readData(ofLength: 1)
    }

    func begin() { word.fileHandleForWriting.write(Data([1])) }

    /// Waits until the other process says that it is done; returns before it has ended.
    func waitUntilDone() { _ = answer.fileHandleForReading.readData(ofLength: 1) }

    func end() throws {
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw StoreFault.process(status: process.terminationStatus) }
    }

    /// The other side: tells that everything is ready, waits for the word, and tells that the work is done.
    static func afterWord(_ work: () throws -> Void) rethrows {
        FileHandle.standardOutput.write(Data([1]))
        _ = FileHandle.standardInput.readData(ofLength: 1)
        try work()
        FileHandle.standardOutput.write(Data([1]))
    }
}
