import Foundation
import SourceScan

/// Scans one share of an app, to be linked with the others later.
struct PartMaker {
    let console: Console

    /// The part, as bytes.
    func make(_ shard: Shard, _ input: InputOptions, _ request: InputRequest) throws -> [UInt8] {
        guard case .sources(let source) = request.origin else {
            throw CommandFailure(
                "a graph has no parts any more", advice: "give the folder with the app's sources")
        }
        var about: [UInt8] = []
        if shard.number == 1 {
            let repository = GitRepository(folder: source.tree.root)
            about = try PartDocument.bytes(
                PartDocument.About(
                    revision: repository?.revision, remote: repository?.remote, folder: repository?.appFolder,
                    pictures: PictureFinder.files(in: source.tree, folder: source.pictures)))
        }
        let progress = console.progress
        let stage = "Reading sources"
        progress.begin(stage)
        let part: ScanPart
        do {
            part = try ScanPart.scan(
                source.tree, shard: shard, options: source.options, cache: source.cache,
                settings: try PartDocument.bytes(PartDocument.Settings(input)), about: about,
                readSwift: { SwiftFactReader.read(bytes: $0, path: $1) }
            ) { done, total in progress.advance(stage, done, of: total) }
        } catch let fault as ProjectMembershipFault {
            throw CommandFailure("\(fault)")
        }
        source.cache?.save()
        return part.bytes(program: ProgramVersion.current)
    }

    /// Writes a part to a file, or under its own name into a folder that is there.
    ///
    /// - Returns: the path of the file.
    func write(_ bytes: [UInt8], to output: String) throws -> String {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
        let file = exists && isFolder.boolValue ? "\(output)/\(ScanPart.name(of: bytes)).part" : output
        try OutputFile.file(file).write(bytes)
        return file
    }
}
