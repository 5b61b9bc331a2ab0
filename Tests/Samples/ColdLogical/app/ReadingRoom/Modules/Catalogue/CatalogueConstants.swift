struct CatalogueConstants {
    static let storyboardIdentifier = "Catalogue"
    static let viewIdentifier = "CatalogueView"
}
