import NavigationGraph
import Testing

/// Libraries' controllers with a menu beside the screen, which are given another screen to show.
struct MenuControllerTests {
    private func app(_ open: String) -> InlineApp {
        InlineApp(start: "    func open() { \(open) }", presenter: "    func tapped() { wireframe.open() }")
    }

    @Test(arguments: [
        "viewController.sideMenuController?.contentViewController = OtherWireframe().viewController",
        "viewController.sideMenuController?.setContentViewController(to: OtherWireframe().viewController)",
        "(viewController.parent as? KYDrawerController)?.mainViewController = OtherWireframe().viewController",
        "viewController.slideMenuController()?.changeMainViewController(OtherWireframe().viewController, close: true)",
        "viewController.revealViewController()?.setFront(OtherWireframe().viewController, animated: true)",
        "viewController.revealViewController()?.pushFrontViewController(OtherWireframe().viewController, animated: true)",
        "viewController.mm_drawerController?.centerViewController = OtherWireframe().viewController",
        "viewController.mm_drawerController?.setCenterView(OtherWireframe().viewController, withCloseAnimation: true, completion: nil)",
        "viewController.sideMenuController?.rootViewController = UINavigationController(rootViewController: OtherWireframe().viewController)",
    ])
    func theScreenBesideTheMenuIsReplaced(_ open: String) throws {
        #expect(try app(open).edges() == ["Start -> Other replace"])
    }

    /// What is put there before the controller is shown is what the controller shows.
    @Test func aControllerThatIsFilledWhereItIsMade() throws {
        let open = """
            let drawer = KYDrawerController(drawerDirection: .left, drawerWidth: 200)
            drawer.mainViewController = OtherWireframe().viewController
            viewController.present(drawer, animated: true)
            """
        #expect(try app(open).edges() == ["Start -> Other present"])
    }

    /// Other controllers have such properties as well.
    @Test func whatIsNoMenuIsGivenAPart() throws {
        #expect(try app("popover.contentViewController = OtherWireframe().viewController").edges() == [])
    }
}
