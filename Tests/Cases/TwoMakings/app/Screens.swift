import UIKit

final class ShelfViewController: UIViewController {}

final class HelpViewController: UIViewController {}
