import Foundation
import Testing

@testable import SourceScan

struct UTF8CheckTests {
    @Test(arguments: [
        "", "a", "plain ASCII that is longer than a word", "é", "日本語 text", "🙂🙃", "12345678é", "\u{10FFFF}\u{0}",
    ])
    func textHasNoFault(text: String) {
        #expect(UTF8Check.firstFault(in: Array(text.utf8)) == nil)
    }

    @Test(
        arguments: [
            ([0x80], 0), ([0x61, 0xFF], 1), ([0xC3], 0), ([0xC0, 0x80], 0), ([0xE0, 0x80, 0x80], 0),
            ([0xED, 0xA0, 0x80], 0),
            ([0xF4, 0x90, 0x80, 0x80], 0), ([0x61, 0xE2, 0x82], 1), ([0xC3, 0xA9, 0xC3, 0x28], 2),
            ([0xF0, 0x9F, 0x99, 0x41], 0), ([0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0xFE], 9),
        ] as [([UInt8], Int)])
    func faultsHaveTheirOffset(bytes: [UInt8], offset: Int) {
        #expect(UTF8Check.firstFault(in: bytes) == offset)
    }

    @Test func agreesWithFoundationOnEveryPairOfBytes() {
        for first in UInt8.min...UInt8.max {
            for second in UInt8.min...UInt8.max {
                let bytes = [0x61, first, second]
                let isText = String(bytes: bytes, encoding: .utf8) != nil
                #expect((UTF8Check.firstFault(in: bytes) == nil) == isText)
            }
        }
    }
}
