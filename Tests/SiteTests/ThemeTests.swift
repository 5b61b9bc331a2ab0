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

    @Test func thePreviewWatchesTheThemeAndWhatItInheritsFrom() {
        let folders = Theme.folders(of: "folio", in: [SampleGraph.themes]).map(\.lastPathComponent)
        #expect(folders == ["folio", "atlas"])
        #expect(Theme.folders(of: "none", in: [SampleGraph.themes]) == [])
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
        guard case .missingFile(_, "s") = try fault(["theme.json": description, "f": frame]) else {
            return #expect(Bool(false), "the stylesheet is missing")
        }
        let outside = #"{"name": "x", "frame": "../f", "stylesheet": "s"}"#
        guard case .unsafePath(_, "../f") = try fault(["theme.json": outside, "s": ""]) else {
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

    /// Where a theme goes wrong, as `file:line:column` without the folder.
    private func place(_ files: [String: String]) throws -> String {
        let place = try fault(files)?.diagnostic.place
        return place.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line):\($0.column)" } ?? "none"
    }

    private static let frame = "{{title}}{{{navigation}}}{{{body}}}"

    @Test(arguments: [
        ("{\n  \"name\": \"x\",\n  \"frame\": 3, \"stylesheet\": \"s\"}", frame, "", "theme.json:3:3"),
        ("{\"name\": \"x\", \"frame\": \"f\", \"stylesheet\": \"s\", \"asets\": []}", frame, "", "theme.json:1:48"),
        ("{\"name\": \"x\",\n\"inherits\": \"nobody\"}", frame, "", "theme.json:2:1"),
        ("{\"name\": \"x\",\n\"frame\": \"f\", \"stylesheet\": [\"s\", \"t\"]}", frame, "", "theme.json:2:15"),
        ("ok", frame + "\n<p>{{titel}}</p>", "", "f:2:4"),
        ("ok", frame + "\n\n {{#isHome}}{{> nothing}}{{/isHome}}", "", "f:3:13"),
        ("ok", frame + "{{=<% %>=}}", "", "f:1:36"),
        ("ok", "{{title}}", "", "f:1:1"),
        ("ok", frame, "a {\n  b: c;\n}\n}", "s:4:1"),
        ("ok", frame, "a { b: c }\n@media print {", "s:2:14"),
        ("ok", frame, "/* }\n", "s:1:1"),
        ("ok", frame, "a { content: \"}\"; }\nb { background: url( \"https://example.org/x.png\") }", "s:2:22"),
        ("ok", frame, "@import '//example.org/a.css';", "s:1:9"),
        ("ok", frame, "a { background: url(http://example.org) }", "s:1:17"),
        ("ok", frame, "a { content: \"https://example.org {\"; } /* { */", "none"),
    ])
    func aMistakeIsToldWithItsPlace(json: String, frame: String, stylesheet: String, place: String) throws {
        let json = json == "ok" ? description : json
        #expect(try self.place(["theme.json": json, "f": frame, "s": stylesheet]) == place)
    }

    @Test func aPartThatTakesInItselfIsAFault() throws {
        let files = [
            "theme.json": description, "f": Self.frame + "{{> a}}", "s": "", "a.mustache": "{{> b}}",
            "b.mustache": "<i>\n{{> a}}</i>",
        ]
        #expect(try place(files) == "b.mustache:2:1")
    }

    @Test func aThemeInheritsWhatItLeavesOut() throws {
        let folder = try folder([
            "theme.json": "{\"name\": \"Ours\", \"inherits\": \"atlas\", \"addedStylesheets\": [\"ours.css\"]}",
            "variables.css": ":root { --ground: black; }", "ours.css": "h1 { color: red; }",
            "footer.mustache": "<footer>ours</footer>",
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let theme = try Theme.load(folder.path, in: [SampleGraph.themes])
        let atlas = try Theme.load("atlas", in: [SampleGraph.themes])
        let stylesheet = String(decoding: theme.stylesheet, as: UTF8.self)
        #expect(stylesheet.hasPrefix(":root { --ground: black; }\n") && stylesheet.hasSuffix("h1 { color: red; }\n"))
        #expect(theme.name == "Ours" && theme.assets == atlas.assets)
        let site = try SiteBuilder(graph: SampleGraph.small, diagrams: SiteDiagrams(), theme: theme)
        let home = SampleGraph.pages(of: site)["index.html"] ?? ""
        #expect(home.contains("<footer>ours</footer>") && home.contains("<header class=\"top\">"))
    }

    @Test func aThemeThatInheritsFromItselfIsAFault() throws {
        let folder = try folder(["theme.json": "{\"name\": \"x\",\n \"inherits\": \"./\"}"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let error = #expect(throws: ThemeError.self) { try Theme.load(folder.path, in: []) }
        #expect(error?.diagnostic.place?.line == 2 && error?.description.contains("inherits from itself") == true)
    }

    @Test func everyInstalledThemeMakesAWholeSite() throws {
        for name in Theme.installed(in: [SampleGraph.themes]) {
            let theme = try Theme.load(name, in: [SampleGraph.themes])
            let site = try SiteBuilder(
                graph: SampleGraph.small, diagrams: SampleGraph.diagrams(of: SampleGraph.small), theme: theme)
            #expect(MarkupCheck.faults(of: SampleGraph.pages(of: site)) == [], "\(name)")
        }
        #expect(Theme.installed(in: [SampleGraph.themes]) == ["atlas", "folio"])
    }

    /// The documentation names everything that a frame can show, and its example is a theme that works.
    @Test func theDocumentationIsTrue() throws {
        let docs = SampleGraph.themes.deletingLastPathComponent().appendingPathComponent("Docs")
        let page = try String(contentsOf: docs.appendingPathComponent("Themes.md"), encoding: .utf8)
        for name in PageFrame.names { #expect(page.contains("\(name)}}"), "\(name)") }
        let example = docs.appendingPathComponent("Examples/Harbour")
        let theme = try Theme.load(example.path, in: [SampleGraph.themes])
        for file in try FileManager.default.contentsOfDirectory(atPath: example.path) {
            #expect(page.contains("`\(file)`"), "\(file)")
        }
        let site = try SiteBuilder(graph: SampleGraph.small, diagrams: SiteDiagrams(), theme: theme)
        #expect(MarkupCheck.faults(of: SampleGraph.pages(of: site)) == [])
    }
}
