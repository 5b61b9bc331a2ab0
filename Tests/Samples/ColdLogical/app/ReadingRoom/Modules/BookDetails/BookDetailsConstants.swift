struct BookDetailsConstants {
    static let storyboardIdentifier = "BookDetails"
    static let viewIdentifier = "BookDetailsView"
}
