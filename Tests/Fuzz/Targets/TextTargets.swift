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
        var open: [Substring] = []
        for tag in String(decoding: html.bytes, as: UTF8.self).split(separator: "<").dropFirst(
            html.bytes.first == 60 ? 0 : 1)
        {
            let content = tag.prefix { $0 != ">" }
            let name = content.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
            guard elements.contains(String(name)) else { throw BrokenPromise("the element <\(content)>") }
            if content.hasPrefix("/") {
                guard open.popLast() == name else { throw BrokenPromise("</\(name)> closes nothing") }
                continue
            }
            if name != "br" && name != "hr" { open.append(name) }
            let attributes = content.dropFirst(name.count)
            let isSafe =
                ["", " class=\"fields\""].contains(attributes)
                || [" start=\"", " href=\"http://", " href=\"https://", " href=\"mailto:"].contains {
                    attributes.lowercased().hasPrefix($0)
                } && attributes.count(where: { $0 == "\"" }) == 2 && attributes.hasSuffix("\"")
            guard isSafe else { throw BrokenPromise("the attributes\(attributes)") }
        }
        guard open.isEmpty else { throw BrokenPromise("left open: \(open)") }
    }
}
