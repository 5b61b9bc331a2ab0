class LightSideScreenEntity: LightSideScreenEntityType {

    var craters: [Crater]?
}
