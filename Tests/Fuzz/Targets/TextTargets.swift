import Configuration
import Markdown

/// What is made of texts that people write.
enum TextTargets {
    static func configuration(_ bytes: [UInt8]) {
        _ = try? ConfigurationReader.read(String(decoding: bytes, as: UTF8.self), file: ".wiremap.yml")
    }

    private static let elements: Set<String> = [
        "a", "blockquote", "br", "code", "dd", "del", "dl", "dt", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li",
        "ol", "p", "pre", "strong", "table", "td", "th", "tr", "ul",
    ]

    static func comment(_ bytes: [UInt8]) throws {
        let comment = DocumentationComment(String(decoding: bytes, as: UTF8.self))
        var html = HTMLWriter()
        comment.write(into: &html, headingLevel: 3)
        _ = comment.firstParagraph
        var open: [String] = []
        // By code points: a mark that combines with the end of a tag is one character with it, and ends it all the same.
        for tag in String(decoding: html.bytes, as: UTF8.self).unicodeScalars.split(separator: "<")
            .dropFirst(html.bytes.first == UInt8(ascii: "<") ? 0 : 1)
        {
            let content = String(tag.prefix { $0 != ">" })
            let name = String(content.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
            guard elements.contains(name) else { throw BrokenPromise("the element <\(content)>") }
            if content.hasPrefix("/") {
                guard open.popLast() == name else { throw BrokenPromise("</\(name)> closes nothing") }
                continue
            }
            if name != "br" && name != "hr" { open.append(name) }
            try check(attributes: content.dropFirst(name.count))
        }
        guard open.isEmpty else { throw BrokenPromise("left open: \(open)") }
    }

    private static func check(attributes: Substring) throws {
        if attributes.isEmpty || attributes == " class=\"fields\"" { return }
        let isKnown = [" start=\"", " href=\"http://", " href=\"https://", " href=\"mailto:"].contains {
            attributes.lowercased().hasPrefix($0)
        }
        // The value ends where the tag does, and nowhere before.
        guard isKnown, attributes.unicodeScalars.count(where: { $0 == "\"" }) == 2,
            attributes.unicodeScalars.last == "\""
        else { throw BrokenPromise("the attributes\(attributes)") }
    }
}
