struct ProfileConstants {
    static let storyboardIdentifier = "Profile"
    static let viewIdentifier = "ProfileView"
}
