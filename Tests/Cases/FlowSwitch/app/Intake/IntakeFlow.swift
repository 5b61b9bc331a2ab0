import Foundation

enum IntakeFlow {
    case walkIn
    case referral(doctor: String)
    case emergency(level: Int)
    case video(url: URL)
    case home

    static var last: IntakeFlow?
}

enum Ward: String, CaseIterable {
    case children, surgery
}
