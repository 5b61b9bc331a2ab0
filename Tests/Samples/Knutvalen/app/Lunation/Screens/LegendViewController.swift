import UIKit

/// Explains the colours. One plain screen, reached by a segue alone.
class LegendViewController: UIViewController {
}
