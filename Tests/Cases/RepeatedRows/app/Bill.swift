import UIKit

final class BillSource: NSObject {
    private(set) var parts = [Part]()
    let goods: [String]

    init(goods: [String]) { self.goods = goods }

    func reload() {
        let items: Part = {
            var lines: [Line] = Array(repeating: .item, count: goods.count)
            lines.append(.total)
            return Part(lines: lines)
        }()
        let payment: Part = {
            let lines: [Line] = [.amount, .method]
            return Part(lines: lines)
        }()
        parts = [items, payment].compactMap { $0 }
    }
}

extension BillSource {
    enum Line {
        case item
        case total
        case amount
        case method

        var cell: UITableViewCell.Type {
            switch self {
            case .item: return ItemCell.self
            case .total: return TotalCell.self
            case .amount, .method: return PlainCell.self
            }
        }
    }

    struct Part {
        let lines: [Line]
        init(lines: [Line]) { self.lines = lines }
    }
}

final class BillViewModel {
    let goods: [String]
    private(set) lazy var source: BillSource = { BillSource(goods: goods) }()

    init(goods: [String]) { self.goods = goods }

    func pick(in screen: UIViewController, at place: IndexPath) {
        switch source.parts[place.section].lines[place.row] {
        case .item:
            screen.present(ItemViewController(), animated: true)
        default:
            break
        }
    }
}

final class BillViewController: UIViewController, UITableViewDelegate {
    private let model: BillViewModel

    init(model: BillViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt place: IndexPath) { model.pick(in: self, at: place) }
}

final class ItemViewController: UIViewController {}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: BillViewController(model: BillViewModel(goods: [])))
        return true
    }
}
