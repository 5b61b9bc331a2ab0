import SafariServices
import UIKit

enum Link {
    case phone(String)
    case site(URL?)
}

protocol RouterProtocol: AnyObject {
    var controller: UIViewController! { get }
}

protocol BrowserRoute {
    func open(url: URL?)
}

extension BrowserRoute where Self: RouterProtocol {
    func open(url: URL?) {
        guard let url else { return }
        controller.present(SFSafariViewController(url: url), animated: true)
    }
}

protocol LinkRoute {
    func open(url: Link)
}

extension LinkRoute {
    func open(url: Link) {
        var result: URL?
        switch url {
        case .phone(let number): result = URL(string: "tel:\(number)")
        case .site(let address): result = address
        }
        self.open(url: result)
    }

    private func open(url: URL?) {
        guard let url else { return }
        UIApplication.shared.open(url)
    }
}
