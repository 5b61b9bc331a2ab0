class CraterScreenEntity: CraterScreenEntityType {

    var crater: Crater?
}
