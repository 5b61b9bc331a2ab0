import Foundation
import Review
import Testing

@Suite("Docs/Review.md")
struct ReviewDocumentTests {
    private func rows(of heading: String) throws -> [[String]] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("Docs/Review.md"), encoding: .utf8)
        let section = try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix(heading) })
        let lines = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
        return lines.map { line in
            line.dropFirst(2).dropLast(2).components(separatedBy: " | ").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: "` "))
            }
        }
    }

    @Test("The table of exit states says what the program does")
    func exitStates() throws {
        let scratch = try ScratchRepository()
        try scratch.commit(MuseumApp.usual.files)
        try scratch.git("checkout", "-q", "-b", "feature")
        var app = MuseumApp.usual
        app["Hall"].exits[0].transition = "present"
        try scratch.commit(app.files)
        let rows = try rows(of: "Exit status")
        #expect(rows.map { $0[0] } == ["0", "1", "2", "64"])
        for row in rows {
            let words = row[2].split(separator: " ").map(String.init)
            #expect(words.first == "wiremap")
            let ending = try BuiltProgram.run(arguments: Array(words.dropFirst()), in: scratch.url)
            #expect(String(ending.status) == row[0], "\(row[2]): \(ending.messages)")
        }
    }

    @Test("The table of kinds has every kind with its level")
    func kinds() throws {
        let rows = try rows(of: "What is told")
        #expect(rows.map { $0[0] } == ChangeKind.allCases.map(\.rawValue))
        #expect(rows.map { $0[1] } == ChangeKind.allCases.map(\.usualLevel.rawValue))
        #expect(rows.map { $0[2] } == ChangeKind.allCases.map(\.explanation))
    }
}
