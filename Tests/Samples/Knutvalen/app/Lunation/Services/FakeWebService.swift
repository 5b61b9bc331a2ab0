class FakeWebService: WebServiceType {

    func getCraters(far: Bool, completionHandler: @escaping ([CraterModel]?, ErrorResponse?) -> Void) {
        let names = far ? ["Apollo", "Korolev"] : ["Tycho", "Clavius"]
        completionHandler(names.map { CraterModel(name: $0, kilometres: 90) }, nil)
    }
}
