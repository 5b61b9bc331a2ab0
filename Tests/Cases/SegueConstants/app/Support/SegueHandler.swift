import UIKit

/// Segues of one screen, named by an enum.
protocol SegueHandler {
    associatedtype SegueIdentifier: RawRepresentable
}

extension SegueHandler where Self: UIViewController, SegueIdentifier.RawValue == String {
    func performSegue(_ identifier: SegueIdentifier, sender: Any? = nil) {
        performSegue(withIdentifier: identifier.rawValue, sender: sender)
    }
}

let weatherSegue = "showWeather"

enum Segues {
    static let gear = "openGear"

    enum Guide {
        static let contact = "contactGuide"
    }
}
