// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "wiremap",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "wiremap", targets: ["wiremap"]),
        .library(name: "Graphviz", targets: ["Graphviz"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ],
    targets: [
        // Places in sources, diagnostics about them, and the exit status that follows.
        .target(name: "Diagnostics"),
        // What the allocator can be told.
        .systemLibrary(name: "CMalloc"),
        // Work on several threads, with results in the order of the input, and the heap that they share.
        .target(name: "Threads", dependencies: ["CMalloc"]),
        // What open files hold.
        .target(name: "Files"),
        // What one file says, free of any dialect.
        .target(name: "Facts", dependencies: ["Diagnostics"]),
        // Files to facts, in parallel.
        .target(
            name: "SourceScan",
            dependencies: [
                "Facts", "Diagnostics", "Files", "Threads",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        // Modules, routes, entry points and their evidence, and the JSON that publishes them.
        .target(name: "NavigationGraph", dependencies: ["Diagnostics", "Threads"]),
        // The conventions of each VIPER school, as values.
        .target(name: "Dialects", dependencies: ["Facts", "NavigationGraph"]),
        // Facts and dialects to the navigation graph, in ordered passes.
        //
        // Each thread of linking asks tables of its own all the time. That no access overlaps another is checked in
        // debug builds, by all tests; in the program the checks took an eighth of the time of linking.
        .target(
            name: "Linking", dependencies: ["Facts", "Diagnostics", "Dialects", "NavigationGraph", "Threads"],
            swiftSettings: [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]),
        // What stands for the libraries that routers are written with.
        .target(name: "Libraries", dependencies: ["Facts", "SourceScan"], resources: [.embedInCode("StandIns")]),
        // Linked graphs that are kept between runs.
        .target(
            name: "GraphCache",
            dependencies: ["Facts", "Diagnostics", "SourceScan", "NavigationGraph", "Libraries", "Linking", "Threads"]),
        // `.wiremap.yml`: what a team settles once for its repository.
        .target(name: "Configuration", dependencies: ["Diagnostics", .product(name: "Yams", package: "Yams")]),
        // The headers of cgraph and gvc.
        .systemLibrary(
            name: "CGraphviz", pkgConfig: "libgvc",
            providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
        // A plugin of libgraphviz that writes places and shapes.
        .target(name: "CGraphvizShapes", dependencies: ["CGraphviz"]),
        // Safe Swift over libgraphviz; knows nothing of navigation.
        .target(name: "Graphviz", dependencies: ["CGraphviz", "CGraphvizShapes"]),
        // The navigation graph as pictures: DOT with its styles, and Mermaid.
        .target(name: "Diagrams", dependencies: ["NavigationGraph", "Diagnostics", "Graphviz"]),
        // The headers of cmark-gfm.
        .systemLibrary(
            name: "CCmark", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
        // Documentation comments to safe HTML.
        .target(name: "Markdown", dependencies: ["CCmark"]),
        // The scripts of the pages, as bytes.
        .target(name: "SiteScripts", resources: [.embedInCode("Resources")]),
        // The navigation graph, its diagrams and a theme to pages.
        .target(
            name: "Site",
            dependencies: [
                "NavigationGraph", "Diagnostics", "Files", "Threads", "Markdown", "SiteScripts",
                .product(name: "Mustache", package: "swift-mustache"),
            ]),
        // Findings over a graph: the rules of VIPER, and the team's own over ways.
        .target(name: "Checks", dependencies: ["NavigationGraph", "Diagnostics"]),
        // The site in a browser on this machine, from memory.
        .target(
            name: "Preview",
            dependencies: [
                "Site", .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ],
            resources: [.embedInCode("Resources")]),
        // Results as other programs take them: SARIF, and annotations of GitHub's workflows.
        .target(name: "Reports", dependencies: ["Diagnostics"]),
        // The commits of a git repository as source trees.
        .target(name: "Git", dependencies: ["SourceScan", "Diagnostics", "Threads"]),
        // Two navigation graphs to what changed between them, and its reports.
        .target(name: "Review", dependencies: ["NavigationGraph", "Diagnostics"]),
        // The figures of many revisions' graphs, as a table, JSON and a chart.
        .target(name: "History", dependencies: ["NavigationGraph", "Diagnostics"]),
        // The command line: arguments, progress, printing, and the entry of the rendering worker.
        .target(
            name: "Commands",
            dependencies: [
                "Diagnostics", "Threads", "Facts", "SourceScan", "NavigationGraph", "Dialects", "Linking",
                "GraphCache", "Configuration",
                "Graphviz", "Diagrams", "Markdown", "Site", "Preview", "Checks", "Reports", "Git", "Review", "History",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        // Starts the command line.
        .executableTarget(name: "wiremap", dependencies: ["Commands"]),

        .testTarget(name: "ThreadsTests", dependencies: ["Threads"]),
        .testTarget(
            name: "SourceScanTests",
            dependencies: [
                "SourceScan", "Facts", "Diagnostics", "Threads",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            exclude: ["Cache/FactsRecordVersion.txt"]),
        .testTarget(name: "NavigationGraphTests", dependencies: ["NavigationGraph", "Diagnostics"]),
        .testTarget(
            name: "LinkingTests",
            dependencies: [
                "Linking", "SourceScan", "Facts", "NavigationGraph", "Diagnostics", "Threads", "GraphCache",
                "Libraries",
            ]),
        .testTarget(
            name: "GraphCacheTests",
            dependencies: ["GraphCache", "Linking", "SourceScan", "Facts", "Dialects", "NavigationGraph", "Threads"]),
        .testTarget(name: "ConfigurationTests", dependencies: ["Configuration", "Diagnostics"]),
        .testTarget(
            name: "PreviewTests",
            dependencies: [
                "Preview", "Site", .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
            ]),
        .testTarget(name: "GraphvizTests", dependencies: ["Graphviz", "wiremap"]),
        .testTarget(name: "DiagramsTests", dependencies: ["Diagrams", "Graphviz", "NavigationGraph"]),
        .testTarget(name: "MarkdownTests", dependencies: ["Markdown"]),
        .testTarget(name: "HistoryTests", dependencies: ["History", "NavigationGraph"]),
        .testTarget(name: "ChecksTests", dependencies: ["Checks", "NavigationGraph", "Diagnostics"]),
        .testTarget(name: "ReportsTests", dependencies: ["Reports", "Diagnostics"]),
        .testTarget(
            name: "SiteTests", dependencies: ["Site", "SiteScripts", "NavigationGraph", "Diagnostics", "Markdown"]),
        .testTarget(name: "GitTests", dependencies: ["Git", "SourceScan", "Diagnostics"]),
        .testTarget(name: "ReviewTests", dependencies: ["Review", "NavigationGraph", "Diagnostics"]),
        .testTarget(
            name: "CommandsTests",
            dependencies: ["Commands", "wiremap", "NavigationGraph", "SourceScan", "Review", "Threads"]),
        // What is fed with bytes that anyone may have made; `make fuzz` and `FuzzTests` do.
        .target(
            name: "FuzzTargets",
            dependencies: [
                "SourceScan", "Facts", "Threads", "Linking", "NavigationGraph", "Configuration", "Markdown", "Checks",
                "Review", "Site", "Diagrams", "Graphviz", "CGraphviz",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            path: "Tests/Fuzz/Targets"),
        .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets"]),
    ],
    swiftLanguageModes: [.v6]
)

// libFuzzer brings the loop that calls this program, so it can be linked only where `make fuzz` asks for that.
if Context.environment["WIREMAP_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(name: "wiremap-fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz/Driver"))
}
