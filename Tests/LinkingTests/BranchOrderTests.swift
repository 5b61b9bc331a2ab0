import Facts
import SourceScan
import Testing

@testable import Linking

/// Which of many ways are looked at first, where one is taken whatever is asked.
struct BranchOrderTests {
    /// Two ways through one `if`, and one past it, ask for nothing together. Beside them stand two hundred pairs of ways that each
    /// ask for something: in the order of a set, what asks for nothing was found only now and then.
    @Test func whatAsksForLeastIsLookedAtFirst() throws {
        let statements = ["outer", "inner", "always"] + (0..<200).flatMap { ["asked\($0)", "told\($0)"] }
        let source =
            "func lead() {\n"
            + statements.map { "    if \($0) { go() } else { stay() }\n" }.joined() + "}\n"
        let facts = SwiftFactReader.read(bytes: Array(source.utf8), path: "Lead.swift").facts
        let program = Program(files: [facts])
        func side(_ name: String, _ kind: Condition.Kind) throws -> ConditionRef {
            let index = try #require(
                facts.conditions.indices.first { index in
                    facts.conditions[index].kind == kind
                        && program.texts(of: ConditionRef(file: 0, condition: Int32(index))).contains {
                            $0 == name || $0 == "!" + name
                        }
                })
            return ConditionRef(file: 0, condition: Int32(index))
        }
        let pairs = try (0..<200).flatMap { index -> [Set<ConditionRef>] in
            let (asked, always) = (try side("asked\(index)", .whenTrue), try side("always", .whenTrue))
            return [
                [asked, always, try side("told\(index)", .whenTrue)],
                [asked, always, try side("told\(index)", .whenFalse)],
            ]
        }
        let asksOfPairs = program.eachAsksForMore(pairs)
        #expect(asksOfPairs)
        let (outer, inner) = (try side("outer", .whenTrue), try side("inner", .whenTrue))
        let decided: [Set<ConditionRef>] = [
            [outer, inner], [outer, try side("inner", .whenFalse)], [try side("outer", .whenFalse)],
        ]
        let asksOfDecided = program.eachAsksForMore(decided)
        #expect(!asksOfDecided)
        let asksOfAll = program.eachAsksForMore(pairs + decided)
        #expect(!asksOfAll)
    }
}
