struct ResetPasswordConstants {
    static let storyboardIdentifier = "ResetPassword"
    static let viewIdentifier = "ResetPasswordView"
}
