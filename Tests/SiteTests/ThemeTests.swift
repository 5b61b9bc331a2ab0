import Foundation
import Testing

@testable import Site

struct ThemeTests {
    /// A folder that goes away with the value.
    private func folder(_ files: [String: String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("theme-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        return folder
    }

    private func fault(_ files: [String: String]) throws -> ThemeError? {
        let folder = try folder(files)
        defer { try? FileManager.default.removeItem(at: folder) }
        do throws(ThemeError) {
            let theme = try Theme.load(folder.path, in: [])
            _ = try PageFrame(theme: theme, appName: "")
            return nil
        } catch {
            return error
        }
    }

    private let description = #"{"name": "x", "frame": "f", "stylesheet": "s"}"#

    @Test func aThemeIsFoundByNameAndByPath() throws {
        #expect(try Theme.load("atlas", in: [SampleGraph.themes]).name == "Atlas")
        #expect(try Theme.load(SampleGraph.themes.path + "/atlas", in: []).name == "Atlas")
        #expect(Theme.installed(in: [SampleGraph.themes]).contains(Theme.standard))
    }

    @Test func aWholeThemeHasNoFault() throws {
        let frame = "{{title}}{{{navigation}}}{{{body}}}"
        #expect(try fault(["theme.json": description, "f": frame, "s": ""]) == nil)
    }

    @Test func anUnknownNameNamesTheKnownOnes() throws {
        let error = #expect(throws: ThemeError.self) { try Theme.load("nothing", in: [SampleGraph.themes]) }
        #expect(error?.description.contains("`atlas`") == true)
        #expect(throws: ThemeError.noDescription(folder: "./nothing")) { try Theme.load("./nothing", in: []) }
    }

    @Test func brokenThemesAreToldApart() throws {
        let frame = "{{title}}{{{navigation}}}{{{body}}}"
        let broken = try fault(["theme.json": "{", "f": frame, "s": ""])
        guard case .badDescription(_, "it is not JSON") = broken else {
            return #expect(Bool(false), "\(String(describing: broken))")
        }
        let incomplete = try fault(["theme.json": #"{"name": "x"}"#])
        guard case .badDescription(_, "the member `frame` is missing") = incomplete else {
            return #expect(Bool(false), "\(String(describing: incomplete))")
        }
        guard case .missingFile = try fault(["theme.json": description, "f": frame]) else {
            return #expect(Bool(false), "the stylesheet is missing")
        }
        let outside = #"{"name": "x", "frame": "../f", "stylesheet": "s"}"#
        guard case .unsafePath(_, "frame", "../f") = try fault(["theme.json": outside, "s": ""]) else {
            return #expect(Bool(false), "the frame lies outside")
        }
    }

    @Test func aBrokenFrameIsToldWithItsPlace() throws {
        let error = try fault(["theme.json": description, "f": "{{title}}\n<p>{{#body}}</p>\n", "s": ""])
        guard case .badFrame(let place, _) = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(place.file.hasSuffix("/f") && place.line >= 2)
    }

    @Test func aFrameWithoutABodyIsAFault() throws {
        let error = try fault(["theme.json": description, "f": "{{title}}{{{navigation}}}", "s": ""])
        guard case .missingSlot(_, "body") = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }
}
