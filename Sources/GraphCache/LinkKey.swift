import Facts
import Linking
import SourceScan

/// What a graph is made of, as one digest: everything that linking is given, but for the places in Swift files.
enum LinkKey {
    /// Nil where some file's facts are not known by what they say.
    static func digest(_ scan: ScanResult, _ options: LinkOptions) -> ContentID? {
        var out = ByteEncoder()
        out.text(scan.applicationName)
        // What stands for a library is made of what the files say.
        for files in [scan.swift, scan.outOfTarget] {
            out.natural(files.count)
            for file in files {
                guard let identity = file.identity else { return nil }
                out.text(file.path)
                out.raw(identity.said.bytes)
            }
        }
        for files in [scan.storyboards, scan.outOfTargetStoryboards] {
            out.array(files) { out, file in
                out.text(file.path)
                file.encode(into: &out)
            }
        }
        out.array(scan.launch) { out, facts in
            out.text(facts.path)
            facts.encode(into: &out)
        }
        out.array(scan.strings) { out, facts in
            out.text(facts.path)
            facts.encode(into: &out)
        }
        out.summary(scan.summary)
        out.options(options)
        return ContentID(of: out.bytes)
    }
}

/// `LinkKeyTests` holds what is written here against the members that there are: one that is left out would give graphs
/// that were linked otherwise.
extension ByteEncoder {
    fileprivate mutating func summary(_ summary: ScanSummary) {
        for count in [
            summary.swiftFiles, summary.storyboards, summary.objectiveCFiles, summary.objectiveCFilesWithNavigation,
            summary.objectiveCNavigationCalls, summary.testFiles,
        ] { natural(count) }
        text(summary.target)
        texts(summary.outOfTarget)
    }

    fileprivate mutating func options(_ options: LinkOptions) {
        array(options.roleNames.suffixes) { out, suffix in
            out.text(suffix.text)
            out.text(suffix.role.rawValue)
        }
        texts(options.roleNames.interfaceSuffixes)
        flag(options.asksAhead)
        // Seldom there; `dump` sees every member, also those that are added later, but takes long. Of a type that is private
        // to a file it writes the address: none may be among them.
        var rest = ""
        if !options.helpers.isEmpty { dump(options.helpers, to: &rest) }
        if !options.entryPoints.isEmpty { dump(options.entryPoints, to: &rest) }
        text(rest)
    }
}
