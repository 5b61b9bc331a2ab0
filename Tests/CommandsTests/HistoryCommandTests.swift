import Foundation
import Testing

@Suite("wiremap history")
struct HistoryCommandTests {
    /// A repository whose app gains a module with each commit: v1 in January, then February without a tag, v2 in March.
    private func repository() throws -> ScratchFolder {
        let scratch = try ScratchFolder()
        try git(["init", "-q", "-b", "main"], in: scratch)
        try scratch.write("App/AppDelegate.swift", Self.launch)
        for (name, date, tag) in [
            ("Start", "2025-01-10T12:00:00Z", "v1"), ("Help", "2025-02-10T12:00:00Z", nil),
            ("Login", "2025-03-05T12:00:00Z", "v1.9"), ("Home", "2025-03-20T12:00:00Z", "v2"),
        ] as [(String, String, String?)] {
            try scratch.write("App/\(name).swift", Self.module(name))
            try git(["add", "."], in: scratch)
            try git(["commit", "-q", "-m", name], in: scratch, date: date)
            if let tag { try git(["tag", tag], in: scratch) }
        }
        return scratch
    }

    @Test("A line for each tag, oldest first, with what it gained")
    func tags() throws {
        let scratch = try repository()
        let ending = try BuiltProgram.run("history", "App", in: scratch.url)
        #expect(ending.messages.isEmpty)
        #expect(
            ending.text == """
                      date        modules  routes  unreachable  coverage
                v1    2025-01-10        1       1            0      100%
                v1.9  2025-03-05   3 (+2)       1       2 (+2)      100%
                v2    2025-03-20   4 (+1)       1       3 (+1)      100%

                """)
    }

    @Test("Months have their last commit; `--since` begins with a revision, `--last` keeps the newest")
    func months() throws {
        let scratch = try repository()
        let names = { (arguments: [String]) in
            try BuiltProgram.run(arguments: ["history", "App"] + arguments, in: scratch.url).text.split(separator: "\n")
                .dropFirst().map { String($0.prefix { $0 != " " }) }
        }
        #expect(try names(["--by", "months"]) == ["2025-01", "2025-02", "2025-03"])
        #expect(try names(["--since", "v1.9"]) == ["v1.9", "v2"])
        #expect(try names(["--since", "HEAD~2"]) == ["HEAD~2", "v1.9", "v2"])
        #expect(try names(["--last", "1"]) == ["v2"])
        #expect(try names(["--head", "v1.9"]) == ["v1", "v1.9"])
    }

    @Test("Where there is no repository, no command is proposed that has nothing to do with it")
    func noRepository() throws {
        let ending = try BuiltProgram.run("history", "/")
        #expect(ending.status == 2)
        #expect(ending.messages.contains("this is in no git repository; name a folder in a git repository\n"))
    }

    @Test("A folder that is not there, or that no revision has, is told, and so is a clone without older commits")
    func missing() throws {
        let scratch = try repository()
        let missing = try BuiltProgram.run("history", "/nowhere")
        #expect(missing.status == 2)
        #expect(missing.messages == "error: there is no folder `/nowhere`; name a folder in a git repository\n")
        let misspelt = try BuiltProgram.run(arguments: ["history", "Ap"], in: scratch.url)
        #expect(misspelt.status == 2)
        #expect(misspelt.messages.contains("no revision has a folder `Ap`"))
        try git(["clone", "-q", "--depth", "1", "file://\(scratch.url.path)", "shallow"], in: scratch)
        let shallow = try BuiltProgram.run(arguments: ["history", "shallow/App"], in: scratch.url)
        #expect(shallow.status == 0)
        #expect(shallow.messages.contains("`git fetch --unshallow origin` brings them"))
    }

    @Test("Every run of git is let go of: many revisions need no more open files than few")
    func manyRevisions() throws {
        let scratch = try repository()
        for number in 0..<20 {
            try scratch.write("App/Start.swift", Self.module("Start") + "// \(number)\n")
            try git(["commit", "-q", "-a", "-m", "\(number)"], in: scratch)
            try git(["tag", "n\(number)"], in: scratch)
        }
        let ending = try BuiltProgram.run(arguments: ["history", "App"], in: scratch.url, openFiles: 64)
        #expect(ending.status == 0)
        #expect(ending.messages.isEmpty)
        #expect(ending.text.split(separator: "\n").count == 24)
    }

    @Test("A file's name decides the format, and what is no revision is a failure with advice")
    func formats() throws {
        let scratch = try repository()
        #expect(try BuiltProgram.run("history", "App", "-o", "h.svg", in: scratch.url).status == 0)
        #expect(try scratch.text(of: "h.svg").hasPrefix("<svg "))
        #expect(try BuiltProgram.run("history", "App", "-o", "h.json", in: scratch.url).status == 0)
        #expect(try scratch.text(of: "h.json").contains("\"name\" : \"v1.9\""))
        #expect(try BuiltProgram.run("history", "App", "--since", "v9", in: scratch.url).status == 2)
        let elsewhere = try ScratchFolder()
        #expect(try BuiltProgram.run("history", ".", in: elsewhere.url).status == 2)
    }

    private func git(_ arguments: [String], in scratch: ScratchFolder, date: String = "2025-01-01T00:00:00Z") throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = scratch.url
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }.merging([
            "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
            "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date,
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
        ]) { $1 }
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    private static let launch = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                let window = UIWindow()
                window.rootViewController = StartWireframe().viewController
                self.window = window
                return true
            }
        }
        """

    private static func module(_ name: String) -> String {
        """
        import UIKit

        final class \(name)ViewController: UIViewController {
            var presenter: \(name)Presenter?
        }

        final class \(name)Presenter {
            private unowned let view: \(name)ViewController
            private let wireframe: \(name)Wireframe

            init(view: \(name)ViewController, wireframe: \(name)Wireframe) {
                self.view = view
                self.wireframe = wireframe
            }
        }

        final class \(name)Wireframe {
            let viewController: UIViewController

            init() {
                let view = \(name)ViewController()
                viewController = view
                view.presenter = \(name)Presenter(view: view, wireframe: self)
            }
        }
        """
    }
}
