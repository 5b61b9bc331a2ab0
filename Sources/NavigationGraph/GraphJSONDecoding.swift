// The decoders of those types that have members which the contract does not name; the compiler makes the others.

extension NavigationGraph {
    package init(from decoder: any Decoder) throws {
        let members = try GraphJSONMembers(of: decoder)
        self.init(
            app: try members("app"), modules: try members("modules"), entryPoints: try members("entryPoints"),
            routes: try members("routes"), suppressions: try members("suppressions"),
            storyboardFaults: try members("storyboardFaults"), pictures: try members("pictures"),
            unresolved: try members("unresolved"), coverage: try members("coverage"),
            scan: try members("scan", or: ScanReport()), navigationCalls: try members("navigationCalls", or: []))
    }
}

extension Module {
    package init(from decoder: any Decoder) throws {
        let members = try GraphJSONMembers(of: decoder)
        self.init(
            id: try members("id"), kind: try members("kind"), name: try members("name"), group: try members("group"),
            dialect: try members.optional("dialect"), summary: try members("summary"),
            documentation: try members("documentation", or: ""), components: try members("components"),
            interfaces: try members("interfaces"), options: try members("options"),
            references: try members("references"), uses: try members("uses"), reachable: try members("reachable"),
            inputs: try members("inputs"), outputs: try members("outputs"), services: try members("services"),
            entities: try members("entities"), storyboard: try members.optional("storyboard"),
            variants: try members("variants", or: []), mentions: try members("mentions", or: []),
            foreignUses: try members("foreignUses", or: []))
    }
}

extension Component {
    package init(from decoder: any Decoder) throws {
        let members = try GraphJSONMembers(of: decoder)
        self.init(
            role: try members("role"), type: try members("type"), imports: try members("imports"),
            file: try members("file"), line: try members("line"), documentation: try members("documentation", or: ""))
    }
}

extension Interface {
    package init(from decoder: any Decoder) throws {
        let members = try GraphJSONMembers(of: decoder)
        self.init(
            protocol: try members("protocol"), from: try members("from"), to: try members("to"),
            members: try members("members"), documentation: try members("documentation", or: ""),
            file: try members("file", or: ""), line: try members("line", or: 0))
    }
}

extension Interface.Member {
    package init(from decoder: any Decoder) throws {
        let members = try GraphJSONMembers(of: decoder)
        let name: String = try members("name")
        self.init(
            name: name, signature: try members("signature", or: name),
            documentation: try members("documentation", or: ""), file: try members("file", or: ""),
            line: try members("line", or: 0))
    }
}

extension NavigationOption {
    package init(from decoder: any Decoder) throws {
        let members = try GraphJSONMembers(of: decoder)
        self.init(
            name: try members("name"), parameters: try members("parameters"),
            documentation: try members("documentation", or: ""), file: try members("file"), line: try members("line"),
            routes: try members("routes"), unused: try members("unused", or: false),
            idle: try members("idle", or: false))
    }
}

extension Reference {
    package init(from decoder: any Decoder) throws {
        let members = try GraphJSONMembers(of: decoder)
        self.init(
            from: try members("from"), to: try members("to"), strength: try members("strength"),
            member: try members("member", or: ""), type: try members("type", or: ""), file: try members("file"),
            line: try members("line"), released: try members("released", or: false))
    }
}

extension Route {
    package init(from decoder: any Decoder) throws {
        let members = try GraphJSONMembers(of: decoder)
        self.init(
            id: try members("id"), source: try members("source"), target: try members.optional("target"),
            destination: try members("destination"), landsOn: try members("landsOn"),
            opens: try members("opens", or: []), variant: try members.optional("variant"),
            targetVariant: try members.optional("targetVariant"),
            neverTriggered: try members("neverTriggered"), transition: try members("transition"),
            container: try members.optional("container"), option: try members.optional("option"),
            method: try members.optional("method"), passes: try members("passes"),
            condition: try members.optional("condition"),
            conditionIsPartial: try members("conditionIsPartial", or: false), confidence: try members("confidence"),
            evidence: try members("evidence"), triggers: try members("triggers"))
    }
}

extension UnresolvedCall {
    package init(from decoder: any Decoder) throws {
        let members = try GraphJSONMembers(of: decoder)
        self.init(
            file: try members("file"), line: try members("line"), column: try members("column", or: 0),
            call: try members("call"), reason: try members("reason"), owner: try members.optional("owner"))
    }
}

extension Suppression {
    package init(from decoder: any Decoder) throws {
        let members = try GraphJSONMembers(of: decoder)
        self.init(
            rule: try members("rule"), reason: try members("reason"), file: try members("file"),
            line: try members("line"), through: try members.optional("through"))
    }
}

extension ScanReport {
    package init(from decoder: any Decoder) throws {
        let members = try GraphJSONMembers(of: decoder)
        self.init(
            swiftFiles: try members("swiftFiles", or: 0), storyboards: try members("storyboards", or: 0),
            objectiveCFiles: try members("objectiveCFiles", or: 0),
            objectiveCFilesWithNavigation: try members("objectiveCFilesWithNavigation", or: 0),
            objectiveCNavigationCalls: try members("objectiveCNavigationCalls", or: 0),
            target: try members.optional("target"), outOfTarget: try members("outOfTarget", or: []))
    }
}
