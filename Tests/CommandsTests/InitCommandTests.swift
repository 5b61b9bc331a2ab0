import Configuration
import Foundation
import NavigationGraph
import Testing

@testable import Commands

@Suite("wiremap init")
struct InitCommandTests {
    private func app() throws -> ScratchFolder {
        let scratch = try ScratchFolder()
        for name in ["Tram", "Stop"] {
            try scratch.write(
                "app/Lines/\(name)/\(name).swift",
                """
                import UIKit
                final class \(name)ViewController: UIViewController { var presenter: \(name)Presenter? }
                final class \(name)Presenter {
                    let wireframe: \(name)Wireframe
                    init(wireframe: \(name)Wireframe) { self.wireframe = wireframe }
                    func didTap() { wireframe.show() }
                }
                final class \(name)Wireframe {
                    let view = \(name)ViewController()
                    init() { view.presenter = \(name)Presenter(wireframe: self) }
                    func show() {
                        FloatKit.float(TramWireframe().view, over: view)
                        view.present(StopWireframe().view, animated: true)
                    }
                }
                final class \(name)Navigator {
                    func back(from view: UIViewController) { view.dismiss(animated: true) }
                }
                """)
        }
        return scratch
    }

    @Test("What it writes has no fault and gives the same map, and a second run leaves it as it is")
    func sameMap() throws {
        let scratch = try app()
        let before = try BuiltProgram.run("scan", "app", "-f", "json", in: scratch.url)
        let ending = try BuiltProgram.run("init", "app", in: scratch.url)
        #expect(ending.status == 0, "\(ending.messages)")
        let text = try scratch.text(of: "app/.wiremap.yml")
        let read = try ConfigurationReader.read(text, file: ".wiremap.yml")
        #expect(read.name == "app")
        #expect(read.groups == [.init(pattern: "Lines/**", group: "Lines")])
        let after = try BuiltProgram.run("scan", "app", "-f", "json", in: scratch.url)
        #expect(before.output == after.output)

        let again = try BuiltProgram.run("init", "app", in: scratch.url)
        #expect(again.status == 2)
        #expect(
            again.messages.contains("app/.wiremap.yml: error: this file is there already; `--force` writes over it"))
        #expect(try scratch.text(of: "app/.wiremap.yml") == text)
        try scratch.write("app/.wiremap.yml", "nonsense: true\n")
        #expect(try BuiltProgram.run("init", "app", "--force", in: scratch.url).status == 0)
        #expect(try scratch.text(of: "app/.wiremap.yml") == text)
    }

    @Test("What could be added is there as comments that are settings without their marks")
    func suggestions() throws {
        let scratch = try app()
        let text = try BuiltProgram.run("init", "app", "-o", "-", in: scratch.url).text
        #expect(try !scratch.names().contains(".wiremap.yml"))
        for line in [
            "#   wireframe: [Navigator]  # StopNavigator, TramNavigator",
            "#   float(_:over:): present, argument 1  # Lines/Stop/Stop.swift:12 and 1 more",
        ] {
            #expect(text.contains("\n\(line)\n"), "\(line)\n\(text)")
        }
        // Every suggestion on its own is a setting that can be used.
        let uncommented = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let bare = line.dropFirst(2)
            let isSetting =
                bare.hasPrefix("  ") || bare.wholeMatch(of: /[a-zA-Z]+:.*/) != nil && bare.first?.isLowercase == true
            return line.hasPrefix("# ") && isSetting ? String(bare) : String(line)
        }.joined(separator: "\n")
        let read = try ConfigurationReader.read(uncommented, file: "uncommented")
        #expect(read.helpers.count == 1 && read.roles.count == 1 && read.entryPoints.count == 1)
        #expect(read.minCoverage != nil && read.sourceLink != nil)
    }

    @Test(
        "Addresses of hosts become patterns",
        arguments: [
            ("https://github.com/team/app.git", "", "https://github.com/team/app/blob/{revision}/{file}#L{line}"),
            ("git@github.com:team/app.git", "ios/", "https://github.com/team/app/blob/{revision}/ios/{file}#L{line}"),
            ("ssh://git@gitlab.com/team/app", "", "https://gitlab.com/team/app/-/blob/{revision}/{file}#L{line}"),
            (
                "https://bitbucket.org/team/app/", "",
                "https://bitbucket.org/team/app/src/{revision}/{file}#lines-{line}"
            ),
        ])
    func sourceAddress(remote: String, prefix: String, pattern: String) {
        let address = SourceAddress(remote: remote, prefix: prefix)
        #expect(address?.pattern == pattern)
        #expect(address?.isCertain == true)
    }

    @Test("What is no address of a known host is a comment or nothing")
    func otherAddresses() {
        #expect(SourceAddress(remote: "https://git.example.org/team/app", prefix: "")?.isCertain == false)
        for remote in [nil, "", "here", "https://github.com", "https://github.com/{x}/app"] {
            #expect(SourceAddress(remote: remote, prefix: "") == nil, "\(remote ?? "nil")")
        }
    }

    @Test("A site takes the address of a known kind of host only")
    func addressForSites() {
        #expect(
            SourceAddress(remote: "https://github.example.org/team/app", folder: "ios")?.pattern
                == "https://github.example.org/team/app/blob/{revision}/ios/{file}#L{line}")
        #expect(
            SourceAddress(remote: "https://gitlab.example.org/team/app", folder: nil)?.pattern
                == "https://gitlab.example.org/team/app/-/blob/{revision}/{file}#L{line}")
        for remote in [
            nil, "https://git.example.org/team/app", "https://github.com/a\"b/app", "https://github.com/a/b?c",
        ] {
            #expect(SourceAddress(remote: remote, folder: nil) == nil, "\(remote ?? "nil")")
        }
    }

    @Test(
        "Whatever an app is called, its name is a text to YAML",
        arguments: [
            "Shop", "true", "12", "a: b", "- x", "# y", "\"q\"", "new\nline", "\u{1B}[31m", "{a}", "Müller & Söhne",
            "*a", "!t", " s ",
        ])
    func names(name: String) throws {
        let read = try ConfigurationReader.read("name: \(YAMLText.scalar(name))\n", file: "c")
        #expect(read.name == name)
    }
}
