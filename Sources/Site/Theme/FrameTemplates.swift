import Diagnostics
import Mustache

/// The templates of a theme's frame: the frame itself, and the parts that it takes in with `{{> part}}`.
///
/// The template library renders an unknown name as nothing and follows a part that takes in itself until the stack ends,
/// so both are looked for before.
struct FrameTemplates: Sendable {
    private static let main = "frame"

    /// The frame's file, for messages.
    let file: String
    private let library: MustacheLibrary

    /// - Parameters:
    ///   - names: what the templates may show or ask for.
    ///   - read: the text of a template and its name for messages, by its path; the place is that of whatever names it.
    init(
        frame path: String, at place: SourcePlace, names: Set<String>,
        _ read: (_ path: String, _ place: SourcePlace) throws(ThemeError) -> (text: String, file: String)
    ) throws(ThemeError) {
        var templates: [String: MustacheTemplate] = [:]
        let frame = try read(path, place)
        file = frame.file
        var waiting = [(name: Self.main, text: frame.text, file: frame.file, around: [Self.main])]
        while let next = waiting.popLast() {
            templates[next.name] = try Self.template(next.text, next.file)
            for tag in try Self.tags(in: next.text, next.file) {
                guard tag.isPart else {
                    guard names.contains(tag.name) || tag.name == "." else {
                        throw .badFrame(tag.place, detail: "`\(tag.name)` is no name that pages have")
                    }
                    continue
                }
                guard !next.around.contains(tag.name) else {
                    throw .badFrame(tag.place, detail: "the part `\(tag.name)` takes in itself")
                }
                let part = try read(tag.name + ".mustache", tag.place)
                waiting.append((tag.name, part.text, part.file, next.around + [tag.name]))
            }
        }
        library = MustacheLibrary(templates: templates)
    }

    func render(_ context: [String: Any]) -> String {
        library.render(context, withTemplate: Self.main) ?? ""
    }

    private static func template(_ text: String, _ file: String) throws(ThemeError) -> MustacheTemplate {
        do {
            return try MustacheTemplate(string: text)
        } catch let error as MustacheTemplate.ParserError {
            let place = SourcePlace(file: file, line: error.context.lineNumber, column: error.context.columnNumber)
            throw .badFrame(place, detail: "it is not a Mustache template: \(words(of: "\(error.error)"))")
        } catch {
            throw .badFrame(SourcePlace(file: file, line: 1, column: 1), detail: "\(error)")
        }
    }

    private struct Tag {
        var name: String
        var isPart: Bool
        var place: SourcePlace
    }

    /// The tags that name something, in order.
    private static func tags(in text: String, _ file: String) throws(ThemeError) -> [Tag] {
        var tags: [Tag] = []
        var rest = text[...]
        while let open = rest.firstRange(of: "{{") {
            let place = TextPlace.of(open.lowerBound, in: text, file)
            let isTriple = rest[open.upperBound...].hasPrefix("{")
            guard let close = rest[open.upperBound...].firstRange(of: isTriple ? "}}}" : "}}") else { break }
            var name = rest[open.upperBound..<close.lowerBound].drop { $0 == "{" }
            rest = rest[close.upperBound...]
            let sigil = name.first.flatMap { "#^/>&!=<$".contains($0) ? $0 : nil }
            if sigil != nil { name = name.dropFirst() }
            let trimmed = name.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
            switch sigil {
            case "!", "/": continue
            case "=", "<", "$":
                throw .badFrame(
                    place, detail: "a frame takes parts in with `{{> part}}`; it has no other delimiters and no blocks")
            default: tags.append(Tag(name: String(trimmed), isPart: sigil == ">", place: place))
            }
        }
        return tags
    }

    /// The name of a fault as words: *expected section end*.
    private static func words(of name: String) -> String {
        name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
    }
}
