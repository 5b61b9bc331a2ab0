/// The *name* of an identifier and its value need not agree.
struct LoginConstants {
    static let navigationControllerIdentifier = "SignInStack"
    static let storyboardIdentifier = "Login"
    static let viewIdentifier = "LoginView"
}
