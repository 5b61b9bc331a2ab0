import PhotosUI
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = AlbumViewController()
        return true
    }
}
final class AlbumViewController: UIViewController {
    @IBAction func more(_ sender: UIButton) { PHPhotoLibrary.shared().presentLimitedLibraryPicker(from: self) }
    @IBAction func most(_ sender: UIButton) {
        PHPhotoLibrary.shared().presentLimitedLibraryPicker(from: self) { _ in }
    }
}
