import Facts
import Linking
import NavigationGraph
import SourceScan
import SwiftParser
import SwiftSyntax
import Threads

/// What is made of the files of an app.
enum SourceTargets {
    /// Reads one file as the program does, with its looks at nesting and encoding.
    static func swift(_ bytes: [UInt8]) throws {
        let read = SwiftSource.facts(of: scan(["App/A.swift": bytes])?.swift ?? [], threads: 1)
        for facts in read {
            let stored = SwiftFactsEncoder.encode(facts)
            guard let back = decoded(stored.said, stored.places, path: facts.path) else {
                throw BrokenPromise("facts cannot be read back")
            }
            let again = SwiftFactsEncoder.encode(back)
            guard again.said == stored.said, again.places == stored.places else {
                throw BrokenPromise("facts come back as others")
            }
        }
        // What a scan leaves out, neither parser is fed: brackets in which the library never ends among it.
        guard !read.isEmpty, !areReadAlike(bytes) else { return }
        throw BrokenPromise("the library's parser reads other facts")
    }

    /// Whether both parsers find the same facts, where the library finds no fault in the source.
    private static func areReadAlike(_ bytes: [UInt8]) -> Bool {
        // What nests more deeply a scan leaves out.
        let depth = bytes.count { "([{<".utf8.contains($0) }
        guard depth < 256, let source = String(validating: bytes, as: UTF8.self) else { return true }
        return Meanwhile(stackSize: 512 << 20) {
            let own = SwiftFactReader.read(bytes: bytes, path: "A.swift", with: .quickest).facts
            let library = SwiftFactReader.read(bytes: bytes, path: "A.swift", with: .library).facts
            let (one, other) = (SwiftFactsEncoder.encode(own), SwiftFactsEncoder.encode(library))
            return one.said == other.said && one.places == other.places || Parser.parse(source: source).hasError
        }.made
    }

    /// The bytes are several files, each after a line with `////` and its path; what comes first is `App/A.swift`.
    static func link(_ bytes: [UInt8]) throws {
        guard let scanned = scan(files(in: bytes)) else { return }
        let graph = linked(scanned)
        let json = GraphJSONWriter.encode(graph)
        guard let back = try? GraphJSONReader.read(json, name: "the graph") else {
            throw BrokenPromise("the graph cannot be read back")
        }
        guard GraphJSONWriter.encode(back) == json else { throw BrokenPromise("the graph comes back as another") }
        guard linked(scanned) == graph else { throw BrokenPromise("the same facts give another graph") }
    }

    static func storyboard(_ bytes: [UInt8]) {
        scan(["App/A.storyboard": bytes])
        scan(["App/A.xib": bytes])
    }

    static func project(_ bytes: [UInt8]) {
        scan([
            "App.xcodeproj/project.pbxproj": bytes, "App/A.swift": Array("final class A {}".utf8),
            "App/Info.plist": Array("<plist><dict/></plist>".utf8),
        ])
    }

    static func strings(_ bytes: [UInt8]) {
        let file = "App/Localizable." + (bytes.first == UInt8(ascii: "{") ? "xcstrings" : "strings")
        let button = """
            import UIKit
            final class A: UIViewController {
                let next = UIButton()
                override func viewDidLoad() {
                    next.setTitle(NSLocalizedString("next", comment: ""), for: .normal)
                    next.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                }
                @objc func tapped() { present(A(), animated: true) }
            }
            """
        guard let scanned = scan([file: bytes, "App/A.swift": Array(button.utf8)]) else { return }
        _ = linked(scanned)
    }

    /// Nil where a named target is missing, which none is here.
    @discardableResult static func scan(_ files: [String: [UInt8]]) -> ScanResult? {
        try? SourceScanner { SwiftFactReader.read(bytes: $0, path: $1) }
            .scan(MemoryFiles(files: files), options: ScanOptions(threads: 1))
    }

    static func linked(_ scanned: ScanResult) -> NavigationGraph {
        let input = LinkInput(
            applicationName: scanned.applicationName, swift: SwiftSource.facts(of: scanned.swift),
            storyboards: scanned.storyboards, outOfTarget: SwiftSource.facts(of: scanned.outOfTarget),
            outOfTargetStoryboards: scanned.outOfTargetStoryboards,
            launch: scanned.launch, strings: scanned.strings, summary: scanned.summary)
        return Meanwhile(stackSize: Linker.stackSize) { Linker.link(facts: input).graph }.made
    }

    static func decoded(_ said: [UInt8], _ places: [UInt8], path: String) -> SwiftFacts? {
        said.withUnsafeBufferPointer { said in
            places.withUnsafeBufferPointer { places in
                try? SwiftFactsDecoder.decode(said: said, places: places, path: path)
            }
        }
    }

    static func files(in bytes: [UInt8]) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        var path = "App/A.swift"
        let mark = Array("////".utf8)
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.starts(with: mark) {
                let name = String(decoding: line.dropFirst(mark.count), as: UTF8.self).filter { !$0.isWhitespace }
                path = name.isEmpty ? path : name
            } else {
                files[path, default: []] += line + [UInt8(ascii: "\n")]
            }
        }
        return files
    }
}
