import Facts
import SourceScan

/// The names that the sources of an app declare: types, members, cases, parameters and variables.
enum DeclaredNames {
    static func of(_ result: ScanResult, threads: Int) -> Set<String> {
        var names: Set<String> = []
        for file in SwiftSource.facts(of: result.swift, threads: threads) {
            var own: Set<NameID> = []
            for declaration in file.declarations {
                if declaration.kind != .extension { own.insert(declaration.name) }
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
            names.formUnion(own.map(file.text))
        }
        return names
    }
}
