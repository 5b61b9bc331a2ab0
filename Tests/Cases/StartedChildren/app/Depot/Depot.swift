import UIKit

final class DepotFlow: Flow {
    var children: [Flow] = []
    weak var parent: Flow?
    private let track: Track
    init(track: Track) { self.track = track }
    func start() {
        let view = DepotViewController()
        view.output = self
        track.pushViewController(view)
    }
}

extension DepotFlow: DepotOutput {
    func openTimetable() {
        run(child: TimetableCoordinator(track: track))
    }
}

protocol DepotOutput: AnyObject { func openTimetable() }

final class DepotViewController: UIViewController {
    weak var output: DepotOutput?
    @objc func timetable() { output?.openTimetable() }
    override func viewDidLoad() {
        let button = UIButton()
        button.addTarget(self, action: #selector(timetable), for: .touchUpInside)
    }
}
