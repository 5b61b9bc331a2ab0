import Testing

/// A commit, and what a review of it must tell.
struct ReviewCase: CustomTestStringConvertible, Sendable {
    let name: String
    /// Kinds and what they are about: exactly these and no other. Empty for a commit that changes nothing.
    let changes: [String]
    private let edit: @Sendable (inout MuseumApp, inout MuseumApp) -> Void

    var testDescription: String { name }

    /// - Parameter edit: what is otherwise than usual in the base and in the head.
    private init(
        _ name: String, _ changes: [String] = [], edit: @escaping @Sendable (inout MuseumApp, inout MuseumApp) -> Void
    ) {
        self.name = name
        self.changes = changes
        self.edit = edit
    }

    var apps: (base: MuseumApp, head: MuseumApp) {
        var (base, head) = (MuseumApp.usual, MuseumApp.usual)
        edit(&base, &head)
        return (base, head)
    }

    private static let archive = MuseumApp.Part(
        name: "Archive", folder: "Visit", exits: [.init(method: "showShelf", target: nil)])

    private static func terms(_ address: String) -> String {
        """

        extension PaymentViewController {
            @IBAction func tapTerms(_ sender: UIButton) {
                UIApplication.shared.open(URL(string: "\(address)")!)
            }
        }
        """
    }

    /// One more thing to tap for a way that is there.
    private static let banner = """

        extension TicketsViewController {
            @IBAction func tapBanner(_ sender: UIButton) {
                presenter?.didTapPayment()
            }
        }
        """

    /// What is dismissed by a button.
    private static let closing = """

        extension TicketsViewController {
            @IBAction func tapClose(_ sender: UIButton) {
                dismiss(animated: true)
            }
        }
        """

    /// One for each kind of change. What can be reached and how far it is changes with a route only, so that their
    /// cases have the route's change too.
    static let ofChanges: [ReviewCase] = [
        ReviewCase("sourceBroken", ["sourceBroken Shop/Payment/Payment.swift"]) {
            $1["Payment"].extra = "\nextension PaymentWireframe {\n    func finish(_ view: Int, {\n}\n"
        },
        ReviewCase("moduleAdded", ["moduleAdded Archive"]) { $1.parts.append(archive) },
        ReviewCase("moduleRemoved", ["moduleRemoved Archive", "routeRemoved Hall Archive push showNothing(from:)"]) {
            base, head in
            base.parts.append(archive)
            base["Hall"].exits[3] = .init(method: "showNothing", target: "Archive")
            head["Hall"].exits[3].isTriggered = true
        },
        ReviewCase("moduleRenamed", ["moduleRenamed Exhibit Piece"]) { _, head in
            head["Exhibit"].name = "Piece"
            head["Hall"].exits[0].target = "Piece"
        },
        ReviewCase("moduleMoved", ["moduleMoved Payment Shop Billing"]) { $1["Payment"].folder = "Billing" },
        ReviewCase("optionAdded", ["optionAdded Tickets showHelp(from:)"]) { _, head in
            head["Tickets"].exits.append(.init(method: "showHelp", target: nil, isTriggered: false))
        },
        ReviewCase("optionRemoved", ["optionRemoved Hall showNothing(from:)"]) { $1["Hall"].exits.removeLast() },
        ReviewCase("routeAdded", ["routeAdded Hall FloorMap present showNothing(from:)"]) { base, head in
            base["Hall"].exits[3].isTriggered = true
            head["Hall"].exits[3] = .init(method: "showNothing", target: "FloorMap", transition: "present")
        },
        ReviewCase("routeRemoved", ["routeRemoved Exhibit FloorMap push showPlace(from:)"]) {
            $1["Exhibit"].exits[1].target = nil
        },
        ReviewCase("routeRetargeted", ["routeRetargeted Exhibit FloorMap Tickets showPlace(from:)"]) {
            $1["Exhibit"].exits[1].target = "Tickets"
        },
        ReviewCase("transitionChanged", ["transitionChanged Hall Exhibit push present showExhibit(from:)"]) {
            $1["Hall"].exits[0].transition = "present"
        },
        ReviewCase("containerChanged", ["containerChanged Hall Tickets none navigation showTickets(from:)"]) {
            $1["Hall"].exits[1].inNavigation = true
        },
        ReviewCase("dataChanged", ["dataChanged Exhibit Photo number: Int number: Int, size: String showPhoto(from:)"])
        {
            $1["Photo"].parameters = "number: Int, size: String"
            $1["Exhibit"].exits[0].arguments = "number: 7, size: \"large\""
        },
        ReviewCase("conditionChanged", ["conditionChanged Exhibit FloorMap isOnDisplay !isOnDisplay showPlace(from:)"])
        {
            $1["Exhibit"].exits[1].condition = "!isOnDisplay"
        },
        ReviewCase(
            "addressChanged",
            ["addressChanged Payment https://museum.example/terms https://museum.example/rules tapTerms(_:)"]
        ) { base, head in
            base["Payment"].extra = terms("https://museum.example/terms")
            head["Payment"].extra = terms("https://museum.example/rules")
        },
        ReviewCase("triggerLost", ["triggerLost Tickets Payment showPayment(from:)", "becameUnreachable Payment"]) {
            $1["Tickets"].exits[0].isTriggered = false
        },
        ReviewCase("triggerGained", ["triggerGained Tickets Payment showPayment(from:)", "becameReachable Payment"]) {
            base, _ in base["Tickets"].exits[0].isTriggered = false
        },
        ReviewCase("triggerAdded", ["triggerAdded Tickets Payment showPayment(from:)"]) { _, head in
            head["Tickets"].extra = banner
        },
        ReviewCase("triggerRemoved", ["triggerRemoved Tickets Payment showPayment(from:)"]) { base, _ in
            base["Tickets"].extra = banner
        },
        ReviewCase(
            "entryPointAdded",
            [
                "entryPointAdded App:deeplink:tickets",
                "routeAdded App:deeplink:tickets Tickets present application(_:open:options:)",
            ]
        ) {
            $1.links = [("tickets", "Tickets")]
        },
        ReviewCase(
            "entryPointRemoved",
            [
                "entryPointRemoved App:deeplink:tickets",
                "routeRemoved App:deeplink:tickets Tickets present application(_:open:options:)",
            ]
        ) {
            base, _ in base.links = [("tickets", "Tickets")]
        },
        ReviewCase(
            "becameUnreachable", ["routeRemoved Tickets Payment push showPayment(from:)", "becameUnreachable Payment"]
        ) {
            $1["Tickets"].exits[0].target = nil
        },
        ReviewCase(
            "becameReachable", ["routeAdded Tickets Payment push showPayment(from:)", "becameReachable Payment"]
        ) {
            base, _ in base["Tickets"].exits[0].target = nil
        },
        ReviewCase(
            "becameOutsideOnly",
            ["routeRemoved Tickets Payment push showPayment(from:)", "becameOutsideOnly Payment"]
        ) { base, head in
            base.links = [("payment", "Payment")]
            head.links = base.links
            head["Tickets"].exits[0].target = nil
        },
        ReviewCase("depthChanged", ["routeAdded Hall Payment push showNothing(from:)", "depthChanged Payment 3 2"]) {
            base, head in
            base["Hall"].exits[3].isTriggered = true
            head["Hall"].exits[3] = .init(method: "showNothing", target: "Payment")
        },
        ReviewCase("referenceChanged", ["referenceChanged Payment weak strong view"]) {
            $1["Payment"].viewReference = "var"
        },
        ReviewCase("wayBackLost", ["wayBackLost Tickets tapClose(_:)"]) { base, _ in
            base["Tickets"].extra = closing
        },
        ReviewCase("coverageChanged", ["coverageChanged 100% 83.3%"]) {
            $1["Payment"].extra = """

                extension PaymentWireframe {
                    func finish(_ screens: [String: UIViewController], from view: UIViewController?) {
                        view?.navigationController?.pushViewController(screens["last"]!, animated: true)
                    }
                }
                """
        },
        ReviewCase("severalAtOnce", []) { base, head in
            base.parts.append(archive)
            head["Exhibit"].exits[1].target = "Tickets"
            head["Exhibit"].name = "Piece"
            head["Hall"].exits[0] = .init(
                method: "showExhibit", target: "Piece", transition: "present", inNavigation: true)
            head["Tickets"].exits[0].target = nil
            head.parts.append(
                .init(name: "Guide", folder: "Visit", exits: [.init(method: "showMap", target: "FloorMap")]))
            head["Hall"].exits[3] = .init(method: "showNothing", target: "Guide")
        },
    ]

    /// Commits that change no navigation.
    static let ofNothing: [ReviewCase] = [
        ReviewCase("comment") { $1["Hall"].extra = "// Later: a cloakroom, showExhibit(from: view)\n" },
        ReviewCase("movedLines") { _, head in head.rewriting = { "// Museum\n\n\n" + $0 } },
        ReviewCase("reformatted") { _, head in
            head.rewriting = { text in
                text.replacing(", animated: true)", with: ",\n            animated: true\n        )")
                    .replacing("    ", with: "  ")
            }
        },
        ReviewCase("renamedHelper") { $1["Hall"].helper = "reveal" },
        ReviewCase("renamedFlag") { _, head in head.rewriting = { $0.replacing("isOnDisplay", with: "isShown") } },
        ReviewCase("reorderedMethods") { $1["Hall"].exits.swapAt(0, 2) },
        ReviewCase("renamedTapHandlers") { _, head in
            head.rewriting = { $0.replacing("didTap", with: "userDidTap").replacing("func tap", with: "func press") }
        },
        ReviewCase("movedFile") { _, head in
            head.others["App/Shop/Payment/View/PaymentStyle.swift"] = "enum PaymentStyle { static let inset = 8 }\n"
        },
        ReviewCase("codeMovedToAnotherFile") { base, head in
            let text = "\nextension HallPresenter {\n    var greeting: String { \"Welcome\" }\n}\n"
            base["Hall"].extra = text
            head.others["App/Visit/Hall/HallPresenter+Greeting.swift"] = text
        },
        ReviewCase("alertAdded") {
            $1["Payment"].extra = """

                extension PaymentWireframe {
                    func warn(from view: UIViewController?) {
                        view?.present(UIAlertController(title: "No", message: nil, preferredStyle: .alert), animated: true)
                    }
                }
                """
        },
        ReviewCase("unusedFunctionOfAService") { _, head in
            head.others["App/Services/ClockService.swift"] = "final class ClockService { func now() -> Int { 0 } }\n"
        },
        ReviewCase("testsAdded") { _, head in
            head.others["AppTests/HallTests.swift"] =
                "import XCTest\n@testable import App\nfinal class HallTests: XCTestCase { func testIt() { _ = HallModule.make() } }\n"
        },
        ReviewCase("documentation") { $1.others["README.md"] = "# Museum\n" },
        ReviewCase("localVariable") { _, head in
            head.rewriting = {
                $0.replacing("let presenter = ", with: "let brain = ").replacing(
                    "presenter.view = view", with: "brain.view = view"
                )
                .replacing("presenter.wireframe =", with: "brain.wireframe =").replacing(
                    "view.presenter = presenter", with: "view.presenter = brain")
            }
        },
    ]
}
