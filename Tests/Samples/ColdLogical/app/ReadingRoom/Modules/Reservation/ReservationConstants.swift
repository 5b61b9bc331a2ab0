struct ReservationConstants {
    static let storyboardIdentifier = "Reservation"
    static let viewIdentifier = "ReservationView"
}
