import NavigationGraph
import Testing

/// What a parent pops or dismisses when a child tells it that it is done is a way back of the child.
struct ClosedChildrenTests {
    /// A list that shows a note, and takes it away again when the note's presenter tells it to.
    ///
    /// - Parameters:
    ///   - shows: how the list's wireframe shows the note.
    ///   - closes: how it takes it away.
    ///   - more: further members of the list's view.
    private func waysBack(shows: String, closes: String, more: String = "") throws -> [String] {
        try graph(shows: shows, closes: closes, more: more).edges.filter { $0.contains("(back)") }
    }

    private func graph(shows: String, closes: String, more: String) throws -> NavigationGraph {
        try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("ListWireframe.module()"),
            "List.swift": """
            import UIKit

            final class ListWireframe {
                weak var view: UIViewController?

                static func module() -> UIViewController {
                    let view = ListViewController()
                    let wireframe = ListWireframe()
                    wireframe.view = view
                    view.presenter = ListPresenter(wireframe: wireframe)
                    return view
                }

                func showNote(_ delegate: NoteDelegate) {
                    let note = NoteWireframe.module(delegate)
                    \(shows)
                }

                func closeNote() { \(closes) }
            }

            final class ListPresenter: NoteDelegate {
                let wireframe: ListWireframe
                init(wireframe: ListWireframe) { self.wireframe = wireframe }
                func chose() { wireframe.showNote(self) }
                func noteDidClose() { wireframe.closeNote() }
            }

            final class ListViewController: UIViewController {
                var presenter: ListPresenter!
                @IBAction func rowTapped() { presenter.chose() }
                \(more)
            }
            """,
            "Note.swift": """
            import UIKit

            protocol NoteDelegate: AnyObject {
                func noteDidClose()
            }

            final class NoteWireframe {
                static func module(_ delegate: NoteDelegate) -> UIViewController {
                    let view = NoteViewController()
                    view.presenter = NotePresenter(wireframe: NoteWireframe(), delegate: delegate)
                    return view
                }
            }

            final class NotePresenter {
                let wireframe: NoteWireframe
                weak var delegate: NoteDelegate?
                init(wireframe: NoteWireframe, delegate: NoteDelegate) {
                    self.wireframe = wireframe
                    self.delegate = delegate
                }
                func done() { delegate?.noteDidClose() }
            }

            final class NoteViewController: UIViewController {
                var presenter: NotePresenter!
                @IBAction func doneTapped() { presenter.done() }
            }
            """,
        ])
    }

    private static let push = "view?.navigationController?.pushViewController(note, animated: true)"
    private static let pop = "view?.navigationController?.popViewController(animated: true)"
    private static let present = "view?.present(note, animated: true)"
    private static let dismiss = "view?.dismiss(animated: true)"

    @Test func whatAScreenClosesThatItHoldsGoesBackItself() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController()"),
            "Hall.swift": """
            import UIKit

            final class HallViewController: UIViewController {
                private let sheet = SheetViewController()
                @IBAction func openTapped() { present(sheet, animated: true) }
                @objc func fetched() { sheet.dismiss(animated: true) }
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(fetched), name: .fetched, object: nil)
                }
            }

            final class SheetViewController: UIViewController {}
            """,
        ])
        #expect(graph.edges == ["App -> Hall root", "Hall -> Sheet present", "Sheet -> (back) dismiss"])
        let back = graph.routes.first { $0.source == "Sheet" }
        #expect(back?.landsOn == ["Hall"] && back?.triggers.first?.first?.kind == .observer)
    }

    @Test func whatIsPoppedOrDismissedIsTheChild() throws {
        #expect(try waysBack(shows: Self.push, closes: Self.pop) == ["Note -> (back) pop"])
        #expect(try waysBack(shows: Self.present, closes: Self.dismiss) == ["Note -> (back) dismiss"])
    }

    @Test func theParentGoesBackThatPopsItselfBelowAChildItPresents() throws {
        #expect(try waysBack(shows: Self.present, closes: Self.pop) == ["List -> (back) pop"])
    }

    /// The child goes back by what it has its parent do, whatever else sets that off.
    @Test func whatTheParentsOwnControlsSetOffStaysItsWay() throws {
        let more = "@IBAction func closeTapped() { presenter.noteDidClose() }"
        let graph = try graph(shows: Self.present, closes: Self.dismiss, more: more)
        let back = graph.routes.filter { $0.destination.kind == .back }.sorted { $0.source < $1.source }
        #expect(back.map(\.source) == ["List", "Note"])
        #expect(back.map { $0.triggers.compactMap(\.first?.member) } == [["closeTapped()"], ["doneTapped()"]])
        #expect(back.last?.landsOn == ["List"])
    }

    @Test func anEmbeddedChildHasItsParentGoBack() throws {
        let embed = "view?.addChild(note)"
        #expect(try waysBack(shows: embed, closes: Self.pop) == ["List -> (back) pop"])
    }
}
