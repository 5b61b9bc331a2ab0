import UIKit

enum PlantAction {
    case water, move, remove
}

protocol PlantDelegate: AnyObject {
    func plant(_ plant: PlantViewController, didChoose action: PlantAction)
}

final class PlantViewController: UIViewController {
    weak var delegate: PlantDelegate?
    private let plant: String

    init(plant: String) {
        self.plant = plant
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @IBAction func water() { delegate?.plant(self, didChoose: .water) }
    @IBAction func move() { delegate?.plant(self, didChoose: .move) }
    @IBAction func remove() { delegate?.plant(self, didChoose: .remove) }
}
