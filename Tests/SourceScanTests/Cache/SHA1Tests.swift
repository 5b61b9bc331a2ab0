import Testing

@testable import SourceScan

@Suite("Ids of contents")
struct SHA1Tests {
    @Test(
        "The digests are those of the standard's examples",
        arguments: [
            ("", 1, "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
            ("abc", 1, "a9993e364706816aba3e25717850c26c9cd0d89d"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
                "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
            ),
            ("a", 1_000_000, "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
        ])
    func examples(text: String, times: Int, digest: String) {
        #expect(ContentID(of: Array(String(repeating: text, count: times).utf8)).hexadecimal == digest)
    }

    @Test("A file has the id that git gives it")
    func git() {
        #expect(ContentID(ofFile: []).hexadecimal == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
        #expect(ContentID(ofFile: Array("hello\n".utf8)).hexadecimal == "ce013625030ba8dba906f756967f9e9ca394464a")
    }

    @Test("It does not matter in which pieces the bytes come")
    func pieces() {
        let bytes = (0..<300).map { UInt8($0 % 251) }
        for length in 0...bytes.count {
            var whole = SHA1()
            whole.update(Array(bytes[..<length]))
            var parts = SHA1()
            for start in stride(from: 0, to: length, by: 37) {
                parts.update(Array(bytes[start..<min(start + 37, length)]))
            }
            #expect(whole.finish() == parts.finish())
        }
    }

    @Test("An id is written and read back; nothing else is one")
    func hexadecimal() {
        let id = ContentID(of: [1, 2, 3])
        #expect(ContentID(hexadecimal: id.hexadecimal) == id)
        #expect(ContentID(id.bytes) == id)
        #expect(ContentID(hexadecimal: id.hexadecimal.dropLast()) == nil)
        #expect(ContentID(hexadecimal: id.hexadecimal.dropLast() + "g") == nil)
        #expect(ContentID(hexadecimal: id.hexadecimal.uppercased()) == nil)
        #expect(ContentID(hexadecimal: String(repeating: "a", count: 64)) == nil)
    }
}
