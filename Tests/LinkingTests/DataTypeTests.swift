import SourceScan
import Testing

@testable import Linking

@Suite("Types that hold only data")
struct DataTypeTests {
    /// An enum and a struct that hold one another, one of which can lead to a screen.
    private static let circle = """
        import UIKit

        enum Step {
            case first(Draft)
            case screen(UIViewController)
        }

        struct Draft {
            var step: Step?
            var title: String
        }
        """

    @Test(
        "What holds one another is data or not, whichever is asked first",
        arguments: [["Step", "Draft"], ["Draft", "Step"]])
    func circleWithAScreen(names: [String]) throws {
        #expect(try isData(names, in: Self.circle) == ["Step": false, "Draft": false])
    }

    @Test("A circle without a screen is data", arguments: [["Step", "Draft"], ["Draft", "Step"]])
    func circleOfData(names: [String]) throws {
        let source = Self.circle.replacing("    case screen(UIViewController)\n", with: "")
        #expect(try isData(names, in: source) == ["Step": true, "Draft": true])
    }

    /// The answers for arrays of the types, asked in this order: in an array cases are data, too.
    private func isData(_ names: [String], in source: String) throws -> [String: Bool] {
        let facts = SwiftFactReader.read(bytes: Array(source.utf8), path: "App/Step.swift").facts
        let program = SymbolMerger.merge([facts])
        let types = DataTypes(program: program)
        var answers: [String: Bool] = [:]
        for name in names {
            let symbol = try #require(program.topLevelTypes[program.identifier(name)]?.first)
            answers[name] = types.isData(.array(.nominal(symbol, [])))
        }
        return answers
    }
}
