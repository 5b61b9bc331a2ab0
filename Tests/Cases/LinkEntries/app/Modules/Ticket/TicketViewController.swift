import UIKit

final class TicketViewController: UIViewController {
    var presenter: TicketPresenterProtocol?
}
