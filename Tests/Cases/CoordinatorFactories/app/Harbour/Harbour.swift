import UIKit

final class HarbourViewController: UIViewController {}
