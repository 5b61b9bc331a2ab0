import Foundation
import Linking
import NavigationGraph
import Testing

@Suite("wiremap explain")
struct ExplainCommandTests {
    private func app() throws -> ScratchFolder {
        let scratch = try ScratchFolder()
        try scratch.write(
            "app/Ferry/FerryWireframe.swift",
            """
            import UIKit
            final class FerryViewController: UIViewController { var presenter: FerryPresenter? }
            final class FerryPresenter {
                let wireframe: FerryWireframe
                init(wireframe: FerryWireframe) { self.wireframe = wireframe }
                func didTapTicket() { wireframe.showTicket() }
            }
            final class FerryWireframe {
                let view = FerryViewController()
                init() { view.presenter = FerryPresenter(wireframe: self) }
                func showTicket() {
                    view.navigationController?.pushViewController(TicketWireframe().view, animated: true)
                }
            }
            """)
        try scratch.write(
            "app/Ticket/TicketWireframe.swift",
            """
            import UIKit
            final class TicketViewController: UIViewController { var presenter: TicketPresenter? }
            final class TicketPresenter {
                let wireframe: TicketWireframe
                init(wireframe: TicketWireframe) { self.wireframe = wireframe }
            }
            final class TicketWireframe {
                let view = TicketViewController()
                init() { view.presenter = TicketPresenter(wireframe: self) }
            }
            """)
        return scratch
    }

    private func explain(_ arguments: String..., in scratch: ScratchFolder) throws -> BuiltProgram.Ending {
        try BuiltProgram.run(arguments: ["explain"] + arguments + ["--path", "app"], in: scratch.url)
    }

    @Test("A line is found by its path, by the end of it, and as a compiler prints it")
    func places() throws {
        let scratch = try app()
        for place in [
            "Ferry/FerryWireframe.swift:12", "FerryWireframe.swift:12", "app/Ferry/FerryWireframe.swift:12:44",
        ] {
            let ending = try explain(place, in: scratch)
            #expect(ending.status == 0, "\(ending.messages)")
            #expect(ending.text.hasPrefix("Ferry/FerryWireframe.swift:12\n"))
            #expect(ending.text.contains("It makes Ferry -> Ticket by push"))
            #expect(ending.text.contains("`FerryPresenter.didTapTicket()`"))
        }
    }

    @Test("JSON holds the same, and is the same each time")
    func json() throws {
        let scratch = try app()
        let ending = try explain("FerryWireframe.swift:12", "-f", "json", in: scratch)
        let read = try JSONDecoder().decode(Explanation.self, from: Data(ending.output))
        #expect(read.routes == ["Ferry -> Ticket by showTicket()"])
        #expect(read.calls.map(\.class) == [.resolved])
        #expect(try explain("FerryWireframe.swift:12", "-f", "json", in: scratch).output == ending.output)
    }

    @Test("A module, and the way between two")
    func modules() throws {
        let scratch = try app()
        #expect(try explain("ferry", in: scratch).text.contains("WHY IT IS A MODULE"))
        #expect(try explain("Ferry", "Ticket", in: scratch).text.contains("Ferry leads to Ticket by one route"))
        #expect(try explain("Ferry -> Ticket", in: scratch).text == explain("Ferry", "Ticket", in: scratch).text)
        #expect(try explain("Ticket", "Ferry", in: scratch).text.contains("No way from Ticket to Ferry was found"))
    }

    @Test(
        "What is not there ends with 2 and the name that was meant",
        arguments: [
            ("Fery", "there is no module or entry point `Fery`; did you mean `Ferry`?"),
            ("FeryWireframe.swift:3", "no file `FeryWireframe.swift` was read; did you mean `FerryWireframe.swift`?"),
            ("FerryWireframe.swift", "`FerryWireframe.swift` is a file; name a line of it"),
            ("Ferry/FerryWireframe.swift:15", "`Ferry/FerryWireframe.swift` has 14 lines, and no line 15"),
            (
                "FerryWireframe.showTicket()",
                "is an option or a method, and no module; "
                    + "name a line of it: `wiremap explain Ferry/FerryWireframe.swift:12` (Ferry -> Ticket)"
            ),
            ("showTicket", "`showTicket` is an option or a method, and no module"),
            ("TicketWireframe.showTicket", "there is no module or entry point `TicketWireframe.showTicket`"),
            (
                "./app",
                "`./app` is a folder, and no module; name the folder behind it: `wiremap explain MODULE --path ./app`"
            ),
        ])
    func nearMisses(what: String, message: String) throws {
        let ending = try explain(what, in: app())
        #expect(ending.status == 2)
        #expect(ending.messages.contains(message), "\(ending.messages)")
    }

    @Test(
        "A folder behind a module's name or a line is said to be one", arguments: ["Ferry", "FerryWireframe.swift:3"])
    func folderBehind(what: String) throws {
        let scratch = try app()
        let ending = try BuiltProgram.run("explain", what, "./app", in: scratch.url)
        #expect(ending.status == 2)
        #expect(ending.messages.contains("name the folder behind it: `wiremap explain \(what) --path ./app`"))
    }

    @Test("A graph cannot be explained, and says so")
    func graph() throws {
        let scratch = try ScratchFolder()
        try scratch.write("map.json", ShopGraph.json)
        let ending = try BuiltProgram.run("explain", "Home", "--path", "map.json", in: scratch.url)
        #expect(ending.status == 2)
        #expect(ending.messages.contains("a graph says what was found and not how"))
        #expect(try BuiltProgram.run("explain", "Home", "--path", "-").status == 64)
    }

    @Test("A summary of sources names the next question")
    func summary() throws {
        let scratch = try app()
        let ending = try BuiltProgram.run("scan", "app", in: scratch.url)
        #expect(ending.text.contains("  wiremap explain Ferry --path app\n"))
    }
}
