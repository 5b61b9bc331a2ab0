import Testing

@testable import Diagrams

struct SVGScannerTests {
    private func numbers(_ list: String) -> [Double] {
        let bytes = Array(list.utf8)
        var numbers: [Double] = []
        SVGScanner(bytes).numbers(in: bytes.indices) { numbers.append($0) }
        return numbers
    }

    @Test func numbersAreThoseThatSwiftReads() {
        let written = [
            "0", "-0", "27", "-36.5", "0.1", "54.72", "1179.99", "3.", ".5", "-.25", "0.000001", "123456789.012345",
            "999999999999999", "9999999999999999", "0.1234567890123456789", "12345678901234567890.5",
        ]
        #expect(numbers(written.joined(separator: ",")) == written.compactMap { Double($0) })
        #expect(numbers("-0")[0].sign == .minus)
    }

    @Test func whatIsBetweenNumbersAndWhatIsNoneIsPassedOver() {
        #expect(numbers("M27,-36C12.5 7\n8") == [27, -36, 12.5, 7, 8])
        #expect(numbers("- 1-2 1.2.3 . 4") == [4])
        #expect(numbers("") == [])
    }

    @Test func attributesSayHowTheyAreWritten() {
        var scanner = SVGScanner(Array("<g id=\"a\" class='b'>".utf8))
        _ = scanner.next()
        #expect(scanner.attributes.map(\.isInQuotationMarks) == [true, false])
        #expect(scanner.attributes.map { scanner.text($0.value) } == ["a", "b"])
    }
}
