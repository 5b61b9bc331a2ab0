/// A member of the credit union.
struct UserAccount: Codable {
    let memberNumber: String
    let displayName: String
}
