import Facts
import Review
import SourceScan

extension DeclaredNames {
    /// What the sources of an app declare.
    static func of(_ result: ScanResult, threads: Int) -> DeclaredNames {
        var all = DeclaredNames()
        for file in result.swift { all.sizes[file.path] = file.expressionCount }
        for file in SwiftSource.facts(of: result.swift, threads: threads) {
            var own: Set<NameID> = []
            for declaration in file.declarations {
                if declaration.kind != .extension {
                    own.insert(declaration.name)
                    all.files[file.text(declaration.name), default: []].insert(file.path)
                }
                own.formUnion(declaration.properties.map(\.name))
                own.formUnion(declaration.cases.map(\.name))
                own.formUnion(declaration.aliases.map(\.name))
            }
            for function in file.functions {
                own.insert(function.name)
                for parameter in function.parameters {
                    own.insert(parameter.name)
                    if let label = parameter.label { own.insert(label) }
                }
            }
            own.formUnion(file.locals.map(\.name))
            own.formUnion(file.globals.map(\.name))
            own.formUnion(file.globalAliases.map(\.name))
            all.names.formUnion(own.map(file.text))
        }
        return all
    }
}
