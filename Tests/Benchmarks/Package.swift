// swift-tools-version: 6.1
import PackageDescription

// What Wiremap is measured against, and no part of it.
let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        .executableTarget(
            name: "parse-alone",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        // The diagrams of modules as the program draws them.
        .executableTarget(name: "draw-alone", dependencies: ["NavigationGraph", "Diagrams", "Graphviz", "Threads"]),
        // The cache of facts as the program has it, beside a database with the same records.
        .executableTarget(
            name: "store-comparison",
            dependencies: ["SourceScan", "Threads", .product(name: "GRDB", package: "GRDB.swift")]),
        // The program's own sources, through the link `Product`: what they declare for their package no other one sees.
        .systemLibrary(name: "CMalloc", path: "Product/CMalloc"),
        .target(name: "Threads", dependencies: ["CMalloc"], path: "Product/Threads"),
        .target(name: "Files", path: "Product/Files"),
        .target(name: "Diagnostics", path: "Product/Diagnostics"),
        .target(name: "Facts", dependencies: ["Diagnostics"], path: "Product/Facts"),
        .target(
            name: "SourceScan",
            dependencies: [
                "Facts", "Diagnostics", "Files", "Threads",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            path: "Product/SourceScan"),
        .target(name: "NavigationGraph", dependencies: ["Diagnostics", "Threads"], path: "Product/NavigationGraph"),
        .systemLibrary(
            name: "CGraphviz", path: "Product/CGraphviz", pkgConfig: "libgvc",
            providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
        .target(name: "CGraphvizShapes", dependencies: ["CGraphviz"], path: "Product/CGraphvizShapes"),
        .target(name: "Graphviz", dependencies: ["CGraphviz", "CGraphvizShapes"], path: "Product/Graphviz"),
        .target(name: "Diagrams", dependencies: ["NavigationGraph", "Graphviz"], path: "Product/Diagrams"),
    ],
    swiftLanguageModes: [.v6]
)
