class CraterListScreenEntity: CraterListScreenEntityType {

    var craters: [Crater]?
}
