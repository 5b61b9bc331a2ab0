import Diagnostics

/// Reads the elements of one Interface Builder document.
struct InterfaceDocumentReader {
    private static let ignored: Set<String> = [
        "autoresizingMask", "capability", "color", "constraint", "constraints", "edgeInsets", "fontDescription",
        "image", "inset", "layoutGuides", "nil", "plugIn", "point", "rect", "size", "systemColor",
        "userDefinedRuntimeAttribute", "variation",
    ]
    private static let textual: Set<String> = ["string", "mutableString"]

    private let bytes: [UInt8]
    private var lines = LineCounter()
    private var document = InterfaceDocument()
    /// The indices of the open elements, nil for those that are left out.
    private var open: [Int?] = []

    /// The document, and what is wrong with it; what comes before a fault is kept.
    static func read(_ bytes: [UInt8], path: String) -> (document: InterfaceDocument, diagnostics: [Diagnostic]) {
        var reader = InterfaceDocumentReader(bytes: bytes)
        return reader.read(path: path)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func read(path: String) -> (document: InterfaceDocument, diagnostics: [Diagnostic]) {
        if bytes.isEmpty { return (document, fault(path, at: nil, "the file is empty")) }
        if let start = UTF8Check.firstFault(in: bytes) {
            return (document, fault(path, at: start, "the file is not UTF-8; it is not read"))
        }
        if bytes.contains(0) || !InterfaceDocumentReader.isDeclaredUTF8(bytes) {
            let message = "the file is not in UTF-8, as Interface Builder writes it; it is not read"
            return (document, fault(path, at: nil, message))
        }
        do {
            try readElements()
            return (document, [])
        } catch {
            for case let index? in open { document.elements[index].end = document.elements.count }
            return (document, fault(path, at: error.offset, InterfaceDocumentReader.message(error)))
        }
    }

    private mutating func readElements() throws(XMLFault) {
        var reader = XMLReader(bytes)
        while let event = try reader.next() {
            switch event {
            case .start(let name, let attributes, let offset): begin(name, attributes, at: offset)
            case .end:
                if let index = open.popLast() ?? nil { document.elements[index].end = document.elements.count }
            case .characters(let range):
                guard let index = open.last ?? nil,
                    InterfaceDocumentReader.textual.contains(document.elements[index].name)
                else { continue }
                document.elements[index].text += reader.text(of: range) ?? ""
            }
        }
    }

    private mutating func begin(_ name: String, _ attributes: [String: String], at offset: Int) {
        guard !InterfaceDocumentReader.ignored.contains(name) else {
            open.append(nil)
            return
        }
        let place = lines.place(of: offset, in: bytes)
        let index = document.elements.count
        let parent = open.last { $0 != nil } ?? nil
        document.elements.append(
            InterfaceDocument.Element(
                name: name, attributes: attributes, parent: parent, line: place.line, column: place.column,
                end: index + 1, text: ""))
        open.append(index)
    }

    private func fault(_ path: String, at offset: Int?, _ message: String) -> [Diagnostic] {
        var lines = LineCounter()
        let place = offset.map { lines.place(of: $0, in: bytes) } ?? (line: 0, column: 0)
        return [Diagnostic(.warning, at: SourcePlace(file: path, line: place.line, column: place.column), message)]
    }

    private static func message(_ fault: XMLFault) -> String {
        switch fault {
        case .malformed: "the file is not well-formed XML; what follows this place is not read"
        case .tooDeep: "elements are nested too deeply; what follows this place is not read"
        case .documentType: "the file declares a document type, which Interface Builder never writes; it is not read"
        }
    }

    /// Whether the XML declaration names UTF-8 or nothing.
    private static func isDeclaredUTF8(_ bytes: [UInt8]) -> Bool {
        let start = String(decoding: bytes.prefix(while: { $0 != UInt8(ascii: ">") }).prefix(1024), as: UTF8.self)
        let words = start.lowercased().split(whereSeparator: { " =\t\r\n\"'?".contains($0) })
        guard start.contains("<?xml"), let keyword = words.firstIndex(of: "encoding"), keyword + 1 < words.count
        else { return true }
        return ["utf-8", "utf8", "us-ascii", "ascii"].contains(words[keyword + 1])
    }
}
