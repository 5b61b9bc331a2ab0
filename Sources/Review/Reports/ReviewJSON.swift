import Diagnostics
import NavigationGraph

/// The review as JSON (`formatVersion` 1), which `Docs/Review.md` describes.
package enum ReviewJSON {
    package static let formatVersion = 1

    package static func encode(_ review: NavigationReview) -> [UInt8] {
        var stream = GraphJSONStream()
        stream.open("{", .lines)
        stream.member("formatVersion", formatVersion)
        stream.member("base", review.base.name)
        stream.member("head", review.head.name)
        stream.key("changes")
        stream.array(review.changes, .lines) { stream, change in
            stream.object(.lines) { write(change, &$0) }
        }
        stream.close("}")
        return stream.take() + [UInt8(ascii: "\n")]
    }

    /// Members that do not apply are left out.
    private static func write(_ change: Change, _ stream: inout GraphJSONStream) {
        stream.member("id", change.id)
        stream.member("kind", change.kind.rawValue)
        stream.member("level", change.level.rawValue)
        stream.member("module", ifAny: change.module)
        stream.member("source", ifAny: change.source)
        stream.member("target", ifAny: change.target)
        stream.member("from", ifAny: change.from)
        stream.member("to", ifAny: change.to)
        stream.member("text", change.text)
        stream.member("trigger", ifAny: change.trigger?.plain)
        stream.member("unsure", ifTrue: change.isUnsure)
        if let place = change.basePlace { write("basePlace", place, &stream) }
        if let place = change.headPlace { write("headPlace", place, &stream) }
        if !change.nodeKinds.isEmpty {
            stream.object("nodeKinds") { stream in
                for (member, kind) in change.nodeKinds.sorted(by: { $0.key < $1.key }) {
                    stream.key(named: member)
                    stream.write(kind.rawValue)
                }
            }
        }
        stream.member("by", ifAny: change.way)
        stream.member("variant", ifAny: change.variant)
        if let destination = change.destination {
            stream.object("destination") { stream in
                stream.member("kind", destination.kind.rawValue)
                stream.member("name", destination.name)
            }
        }
        if !change.witness.isEmpty { stream.member("way", change.witness) }
        stream.member("follows", ifAny: change.follows)
    }

    private static func write(_ name: StaticString, _ place: SourcePlace, _ stream: inout GraphJSONStream) {
        stream.object(name) { stream in
            stream.member("file", place.file)
            stream.member("line", place.line)
        }
    }
}
