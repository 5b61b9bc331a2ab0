/// A finding that the source asks to pass over: `// wiremap:ignore rule - reason`.
package struct Suppression: Hashable, Sendable, Codable {
    package var rule: String
    package var reason: String
    package var file: String
    package var line: Int
    /// The last line that the comment counts for: its own, or the first of the code below it.
    package var through: Int

    package init(rule: String, reason: String, file: String, line: Int, through: Int? = nil) {
        self.rule = rule
        self.reason = reason
        self.file = file
        self.line = line
        self.through = through ?? line + 1
    }
}

/// Something that a storyboard promises and the sources do not keep, or the other way round.
package struct StoryboardFault: Hashable, Sendable, Codable {
    package var message: String
    package var file: String
    package var line: Int

    package init(message: String, file: String, line: Int) {
        self.message = message
        self.file = file
        self.line = line
    }
}

/// A picture of a module's screen.
package struct Picture: Hashable, Sendable, Codable {
    package var module: String
    package var file: String

    package init(module: String, file: String) {
        self.module = module
        self.file = file
    }
}

/// A navigation call that could not be followed, and why.
package struct UnresolvedCall: Hashable, Sendable, Codable {
    package var file: String
    package var line: Int
    package var column: Int
    /// The primitive in Swift's full-name form, or the segue.
    package var call: String
    package var reason: String
    /// The type that contains the call, where there is one.
    package var owner: String?

    package init(file: String, line: Int, column: Int = 0, call: String, reason: String, owner: String? = nil) {
        self.file = file
        self.line = line
        self.column = column
        self.call = call
        self.reason = reason
        self.owner = owner
    }
}

/// Every navigation call of the app, each in exactly one class. The unit is one primitive call or one segue.
package struct Coverage: Hashable, Sendable, Codable {
    package var navigationCalls: Int
    package var resolved: Int
    package var outsideModules: Int
    package var unresolved: Int
    package var outOfTarget: Int

    package init(resolved: Int = 0, outsideModules: Int = 0, unresolved: Int = 0, outOfTarget: Int = 0) {
        navigationCalls = resolved + outsideModules + unresolved + outOfTarget
        self.resolved = resolved
        self.outsideModules = outsideModules
        self.unresolved = unresolved
        self.outOfTarget = outOfTarget
    }

    /// The calls that a module has a part in: those that can be followed, and are counted for the share.
    package var inModules: Int { resolved + unresolved }

    /// The part of the modules' calls that was followed, from 0 to 1; 1 where there is none.
    package var share: Double { inModules == 0 ? 1 : Double(resolved) / Double(inModules) }

    /// The share in percent with one decimal, rounded down, so that it never says more than there is: `98.4%`.
    package var shareText: String {
        guard inModules > 0 else { return "100%" }
        let tenths = resolved * 1000 / inModules
        return tenths % 10 == 0 ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
    }
}

/// What was read, and what was passed over.
package struct ScanReport: Hashable, Sendable, Codable {
    package var swiftFiles: Int
    package var storyboards: Int
    package var objectiveCFiles: Int
    /// How many of the Objective-C files, which are not read, contain navigation calls.
    package var objectiveCFilesWithNavigation: Int
    /// How many navigation calls they contain, counted by names.
    package var objectiveCNavigationCalls: Int
    /// The target whose files count; nil where every file does.
    package var target: String?
    /// Files that no target compiles, sorted.
    package var outOfTarget: [String]

    package init(
        swiftFiles: Int = 0, storyboards: Int = 0, objectiveCFiles: Int = 0, objectiveCFilesWithNavigation: Int = 0,
        objectiveCNavigationCalls: Int = 0, target: String? = nil, outOfTarget: [String] = []
    ) {
        self.swiftFiles = swiftFiles
        self.storyboards = storyboards
        self.objectiveCFiles = objectiveCFiles
        self.objectiveCFilesWithNavigation = objectiveCFilesWithNavigation
        self.objectiveCNavigationCalls = objectiveCNavigationCalls
        self.target = target
        self.outOfTarget = outOfTarget
    }
}
