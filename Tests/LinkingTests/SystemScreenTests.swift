import NavigationGraph
import Testing

/// Pickers, composers and other screens of the system's, which a screen closes that stays.
struct SystemScreenTests {
    private func waysBack(_ members: String) throws -> [String] {
        var app = InlineApp([])
        app.add(
            "Start", view: members,
            conforming: ", UIImagePickerControllerDelegate, MFMailComposeViewControllerDelegate")
        return try app.edges()
    }

    @Test(arguments: [
        "func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }",
        "func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { dismiss(animated: true) }",
        "func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { self.dismiss(animated: true) }",
        """
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
        ) { controller.presentingViewController?.dismiss(animated: true) }
        """,
        "func reader(_ reader: CodeReaderViewController, didRead code: String) { dismiss(animated: true) }",
        """
        var picker: UIImagePickerController!
        @IBAction func pick() {
            picker = UIImagePickerController()
            picker.delegate = self
        }
        @IBAction func done() { picker.dismiss(animated: true) }
        """,
        """
        let videos: PHPickerViewController = {
            let picker = PHPickerViewController(configuration: PHPickerConfiguration())
            return picker
        }()
        @IBAction func done() { videos.dismiss(animated: true) }
        """,
    ])
    func theScreenBelowStays(_ members: String) throws {
        #expect(try waysBack(members).isEmpty)
    }

    @Test(arguments: [
        // By then the picker is gone.
        """
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            picker.dismiss(animated: true) { self.dismiss(animated: true) }
        }
        """,
        // The app itself calls it.
        """
        @IBAction func cancel() { leave(UIImagePickerController()) }
        func leave(_ picker: UIImagePickerController) { dismiss(animated: true) }
        """,
        "func leave(_ stack: LoginNavigationController) { stack.dismiss(animated: true) }",
        "@IBAction func cancel() { dismiss(animated: true) }",
    ])
    func theScreenItselfIsClosed(_ members: String) throws {
        #expect(try waysBack(members) == ["Start -> (back) dismiss"])
    }
}
