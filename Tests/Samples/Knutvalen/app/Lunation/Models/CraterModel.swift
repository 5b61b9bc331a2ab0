/// A hole in the moon.
struct CraterModel: Decodable {
    let name: String
    let kilometres: Int
}
