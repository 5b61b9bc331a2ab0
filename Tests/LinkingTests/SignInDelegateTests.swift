import NavigationGraph
import Testing

/// Delegates of frameworks whose methods name who asks by a label.
struct SignInDelegateTests {
    @Test func theFrameworkSetsOffWhatItsDelegateDoes() throws {
        var app = InlineApp()
        app["Start/SignIn.swift"] = """
            import AuthenticationServices

            extension StartViewController: ASAuthorizationControllerDelegate {
                func authorizationController(
                    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
                ) {
                    present(OtherWireframe().viewController, animated: true)
                }
            }
            """
        let route = try app.graph().routes.first { $0.target == "Other" }
        #expect(route?.triggers.first?.first?.kind == .delegate)
    }
}
