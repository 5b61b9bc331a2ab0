import UIKit

final class WeatherViewController: UIViewController {}

final class GearViewController: UIViewController {}

final class TrailMapViewController: UIViewController {}

final class ElevationViewController: UIViewController {}

final class ContactViewController: UIViewController {
    var name: String?
}
