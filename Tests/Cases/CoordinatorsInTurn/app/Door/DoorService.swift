protocol DoorListener: AnyObject {
    func rang(_ visitor: String)
    func delivered(_ parcel: String)
}

final class DoorService {
    static let shared = DoorService()
    weak var listener: DoorListener?
}
