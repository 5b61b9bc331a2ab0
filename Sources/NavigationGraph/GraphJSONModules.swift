extension GraphJSONStream {
    /// Writes a module with its parts, one part a line.
    mutating func write(_ module: Module) {
        object(.lines) {
            $0.member("id", module.id)
            $0.member("kind", module.kind.rawValue)
            $0.member("name", module.name)
            $0.member("group", module.group)
            $0.member("dialect", orNull: module.dialect)
            $0.member("summary", module.summary)
            $0.rows("components", module.components) { $0.writeMembers(of: $1) }
            $0.array("interfaces", module.interfaces, .lines) { $0.write($1) }
            $0.rows("options", module.options) { $0.writeMembers(of: $1) }
            $0.rows("references", module.references) { $0.writeMembers(of: $1) }
            $0.rows("uses", module.uses) { $0.writeMembers(of: $1) }
            $0.member("reachable", module.reachable)
            $0.rows("inputs", module.inputs) { $0.writeMembers(of: $1) }
            $0.rows("outputs", module.outputs) { $0.writeMembers(of: $1) }
            $0.rows("services", module.services) { $0.writeMembers(of: $1) }
            $0.rows("entities", module.entities) { $0.writeMembers(of: $1) }
            $0.write(module.storyboard)
            $0.member("documentation", module.documentation)
            $0.member("variants", module.variants)
            if !module.mentions.isEmpty {
                $0.rows("mentions", module.mentions) {
                    $0.member("type", $1.type)
                    $0.writePlace($1.file, $1.line)
                }
            }
            if !module.foreignUses.isEmpty {
                $0.rows("foreignUses", module.foreignUses) {
                    $0.member("from", $1.from.rawValue)
                    $0.member("type", $1.type)
                    $0.member("module", $1.module)
                    $0.writePlace($1.file, $1.line)
                }
            }
        }
    }

    private mutating func write(_ scene: StoryboardScene?) {
        guard let scene else {
            member("storyboard", orNull: nil)
            return
        }
        object("storyboard") {
            $0.member("file", scene.file)
            $0.member("identifier", orNull: scene.identifier)
        }
    }

    private mutating func writeMembers(of component: Component) {
        member("role", component.role.rawValue)
        member("type", component.type)
        member("imports", component.imports)
        writePlace(component.file, component.line)
        member("documentation", component.documentation)
    }

    private mutating func write(_ interface: Interface) {
        object(.lines) {
            $0.member("protocol", interface.protocol)
            $0.member("from", interface.from.rawValue)
            $0.member("to", interface.to.rawValue)
            $0.rows("members", interface.members) { $0.writeMembers(of: $1) }
            $0.writePlace(interface.file, interface.line)
            $0.member("documentation", interface.documentation)
        }
    }

    private mutating func writeMembers(of member: Interface.Member) {
        self.member("name", member.name)
        self.member("signature", member.signature)
        writePlace(member.file, member.line)
        self.member("documentation", member.documentation)
    }

    private mutating func writeMembers(of option: NavigationOption) {
        member("name", option.name)
        rows("parameters", option.parameters) {
            $0.member("name", $1.name)
            $0.member("type", $1.type)
        }
        writePlace(option.file, option.line)
        member("routes", option.routes)
        member("documentation", option.documentation)
        if option.unused { member("unused", true) }
        if option.idle { member("idle", true) }
    }

    private mutating func writeMembers(of reference: Reference) {
        member("from", reference.from.rawValue)
        member("to", reference.to.rawValue)
        member("strength", reference.strength.rawValue)
        writePlace(reference.file, reference.line)
        member("member", reference.member)
        member("type", reference.type)
        if reference.released { member("released", true) }
    }

    private mutating func writeMembers(of use: Use) {
        member("from", use.from.rawValue)
        member("to", use.to.rawValue)
        writePlace(use.file, use.line)
    }

    private mutating func writeMembers(of input: Input) {
        member("name", input.name)
        member("type", input.type)
        member("channel", input.channel.rawValue)
        writePlace(input.file, input.line)
    }

    private mutating func writeMembers(of output: Output) {
        member("name", output.name)
        member("type", output.type)
        member("channel", output.channel.rawValue)
        member("members", output.members)
        writePlace(output.file, output.line)
    }

    private mutating func writeMembers(of dependency: Dependency) {
        member("type", dependency.type)
        member("from", dependency.from.rawValue)
        writePlace(dependency.file, dependency.line)
    }
}
