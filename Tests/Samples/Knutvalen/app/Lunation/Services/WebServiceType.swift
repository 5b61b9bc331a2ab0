/// Where craters come from.
protocol WebServiceType {
    func getCraters(far: Bool, completionHandler: @escaping ([CraterModel]?, ErrorResponse?) -> Void)
}
