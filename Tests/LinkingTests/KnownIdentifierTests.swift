import Testing

@testable import Linking

/// The names that linking asks for by their numbers.
struct KnownIdentifierTests {
    @Test func everyProgramNumbersThemAlike() {
        let program = Program(files: [])
        let known: [(Identifier, String)] = [
            (.initializer, "init"), (.nilLiteral, "nil"), (.trueLiteral, "true"), (.falseLiteral, "false"),
            (.selfType, "Self"), (.allCases, "allCases"), (.rawValue, "rawValue"), (.first, "first"), (.last, "last"),
            (.lazy, "lazy"), (.values, "values"), (.optional, "Optional"), (.array, "Array"),
            (.dictionary, "Dictionary"), (.append, "append"), (.any, "Any"), (.anyObject, "AnyObject"),
            (.callAsFunction, "callAsFunction"), (.insert, "insert"), (.noneCase, "none"),
        ]
        for (identifier, text) in known { #expect(program.text(identifier) == text) }
        #expect(known.count == Identifier.knownTexts.count)
    }
}
