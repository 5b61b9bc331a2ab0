import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Parses XML and counts its elements.
final class Recorder: NSObject, XMLParserDelegate {
    private(set) var elements: [String: Int] = [:]

    func parse(_ text: String) -> Bool {
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        return parser.parse()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements[name, default: 0] += 1
    }
}
