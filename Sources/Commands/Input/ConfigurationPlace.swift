import Configuration
import Diagnostics
import Foundation

/// Where a configuration comes from, and so where its paths lead.
///
/// The `.wiremap.yml` that lies in a scanned folder is as untrusted as the sources: its paths stay in that folder. A file
/// that `--config` names may name any place.
struct ConfigurationPlace: Sendable {
    /// The file, as seen from the working folder; also where there is none.
    let file: String
    /// Whether the user named the file.
    let isNamed: Bool

    /// The folder that paths in the configuration are relative to, `.` for the working folder.
    private var folder: String {
        guard let slash = file.lastIndex(of: "/") else { return "." }
        return slash == file.startIndex ? "/" : String(file[..<slash])
    }

    /// The file that counts without being named.
    init(in folder: String) {
        file = folder == "." ? Configuration.fileName : "\(folder)/\(Configuration.fileName)"
        isNamed = false
    }

    /// The file that `--config` names.
    init(named file: String) {
        self.file = file
        isNamed = true
    }

    /// A path of the configuration, as seen from the working folder.
    ///
    /// - Parameters:
    ///   - setting: what the configuration calls it.
    ///   - option: what says the same on the command line.
    /// - Throws: where an untrusted configuration names a place outside of its folder, through links too.
    func path(_ path: String, of setting: String, option: String) throws(CommandFailure) -> String {
        let place = LinkedPath.isAbsolute(path) || folder == "." ? path : "\(folder)/\(path)"
        guard isNamed || isInside(path, place) else {
            throw CommandFailure(
                "`\(setting)` names `\(path)`, which is not inside the folder of the configuration",
                at: SourcePlace(file: file, line: 0),
                advice: "name it with `\(option)`, or the configuration with `--config`")
        }
        return place
    }

    private func isInside(_ path: String, _ place: String) -> Bool {
        !LinkedPath.isAbsolute(path) && !LinkedPath.climbs(path) && LinkedPath.isInside(place, of: folder)
    }
}
