class DarkSideScreenEntity: DarkSideScreenEntityType {

    var craters: [Crater]?
}
