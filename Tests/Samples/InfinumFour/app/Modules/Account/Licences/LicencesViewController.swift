import UIKit

/// One screen without VIPER parts.
final class LicencesViewController: UIViewController {
}
