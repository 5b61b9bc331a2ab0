enum WireframeError: Error {
    case missingInitialViewController(String)
}
