import Foundation
import FuzzTargets
import Testing
import Threads

/// The short, counted part of `make fuzz`.
@Suite("Bytes that anyone may have made")
struct FuzzTests {
    /// How many mutations are fed to a target; those whose inputs are programs take longer.
    private static func mutations(of target: FuzzTarget) -> Int {
        switch target {
        case .link: 100
        case .swift, .facts: 200
        case .graph, .diagram: 400
        default: 1_000
        }
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fuzz")

    private static func inputs(_ kind: String, _ target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
        let folder = folder.appendingPathComponent("\(kind)/\(target.rawValue)")
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return [] }
        return try names.sorted().map { name in
            ("\(kind)/\(target.rawValue)/\(name)", Array(try Data(contentsOf: folder.appendingPathComponent(name))))
        }
    }

    @Test("Seeds, found cases and mutations of them keep what is promised", arguments: FuzzTarget.allCases)
    func feed(_ target: FuzzTarget) throws {
        let seeds = try Self.inputs("Seeds", target)
        #expect(!seeds.isEmpty)
        var inputs = try seeds + Self.inputs("Found", target)
        let originals = inputs.map(\.bytes)
        var mutations = Mutations(seed: 20)
        for number in 0..<Self.mutations(of: target) {
            inputs.append(("mutation \(number)", mutations.mutated(originals)))
        }
        // What is fed when the program ends lies here.
        let trace = FileManager.default.temporaryDirectory.appendingPathComponent("wiremap-fuzz-\(target.rawValue)")
        for (name, bytes) in inputs {
            try Data(bytes).write(to: trace)
            #expect(throws: Never.self, "\(name), which lies at \(trace.path)") { try target.feed(bytes) }
        }
        try FileManager.default.removeItem(at: trace)
    }
}
