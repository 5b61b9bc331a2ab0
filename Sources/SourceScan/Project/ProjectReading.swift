import Diagnostics
import Facts

/// Reads Xcode projects, and keeps what they say: to read a large one takes longer than all else in a run in which
/// nothing changed.
struct ProjectReading: Sendable {
    let location: [String]
    let links: [String: String]
    let cache: FactsCache?

    /// What the project says that holds these bytes.
    func read(_ bytes: [UInt8], _ entry: SourceEntry) -> ReadFile {
        do {
            let project = try XcodeProjectReader.read(
                bytes: bytes, path: entry.path, location: location, links: links)
            return ReadFile(outcome: .project(project))
        } catch {
            let message = "the Xcode project cannot be read: \(error); every file in its folder counts"
            return ReadFile(
                outcome: .none,
                diagnostics: [Diagnostic(.warning, at: SourcePlace(file: entry.path, line: error.line), message)])
        }
    }

    /// What a project of this content said in an earlier run.
    func known(_ content: ContentID, _ entry: SourceEntry) -> ReadFile? {
        guard let record = cache?.project(key(content, entry)) else { return nil }
        let project = record.withUnsafeBufferPointer { buffer -> XcodeProject? in
            var source = ByteDecoder(buffer)
            guard let project = try? XcodeProject(decoding: &source, path: entry.path), (try? source.finish()) != nil
            else { return nil }
            return project
        }
        return project.map { ReadFile(outcome: .project($0)) }
    }

    func keep(_ read: ReadFile, _ content: ContentID, _ entry: SourceEntry) {
        guard let cache, case .project(let project) = read.outcome else { return }
        var out = ByteEncoder()
        project.encode(into: &out)
        cache.keep(project: out.bytes, key(content, entry))
    }

    /// The digest of all that a project's paths depend on.
    private func key(_ content: ContentID, _ entry: SourceEntry) -> ContentID {
        var out = ByteEncoder()
        out.raw(content.bytes)
        out.text(entry.path)
        out.texts(location)
        out.array(links.sorted { $0.key < $1.key }) { out, link in
            out.text(link.key)
            out.text(link.value)
        }
        return ContentID(of: out.bytes)
    }
}
