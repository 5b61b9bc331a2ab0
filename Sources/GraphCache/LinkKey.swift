import Facts
import Linking
import SourceScan

/// What a graph is made of, as one digest: everything that linking is given, but for the places in Swift files.
enum LinkKey {
    /// Nil where some file's facts are not known by what they say.
    static func digest(
        _ input: LinkInput, _ identities: [String: FactsIdentity], _ options: LinkOptions
    ) -> ContentID? {
        var out = ByteEncoder()
        out.text(input.applicationName)
        for files in [input.swift, input.outOfTarget] {
            out.natural(files.count)
            // What stands for a library is made of what the files say.
            for file in files where !file.isStandIn {
                guard let identity = identities[file.path] else { return nil }
                out.text(file.path)
                out.text(identity.said.hexadecimal)
            }
        }
        for files in [input.storyboards, input.outOfTargetStoryboards] {
            out.array(files) { out, file in
                out.text(file.path)
                file.encode(into: &out)
            }
        }
        out.array(input.launch) { out, facts in
            out.text(facts.path)
            facts.encode(into: &out)
        }
        out.array(input.strings) { out, facts in
            out.text(facts.path)
            facts.encode(into: &out)
        }
        // Few and small; `dump` sees every member, also those that are added later. Of a type that is private to a file it
        // writes the address: none may be among them.
        var rest = ""
        dump(input.summary, to: &rest)
        dump(options, to: &rest)
        out.text(rest)
        return ContentID(of: out.bytes)
    }
}
