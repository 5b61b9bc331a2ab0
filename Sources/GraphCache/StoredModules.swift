import NavigationGraph

extension GraphEncoder {
    mutating func write(_ module: Module) {
        text(module.id)
        choice(module.kind, of: StoredChoices.moduleKinds)
        text(module.name)
        text(module.group)
        text(module.dialect)
        text(module.summary)
        text(module.documentation)
        array(module.components) { $0.write($1) }
        array(module.interfaces) { $0.write($1) }
        array(module.options) { $0.write($1) }
        array(module.references) { $0.write($1) }
        array(module.uses) { $0.write($1) }
        flag(module.reachable)
        array(module.inputs) { $0.write($1) }
        array(module.outputs) { $0.write($1) }
        array(module.services) { $0.write($1) }
        array(module.entities) { $0.write($1) }
        flag(module.storyboard != nil)
        if let scene = module.storyboard { write(scene) }
        array(module.variants)
        array(module.mentions) { $0.write($1) }
        array(module.foreignUses) { $0.write($1) }
    }
}

extension GraphDecoder {
    mutating func module() throws -> Module {
        Module(
            id: try text(), kind: try choice(of: StoredChoices.moduleKinds), name: try text(), group: try text(),
            dialect: try optionalText(), summary: try text(), documentation: try text(),
            components: try array { try $0.component() }, interfaces: try array { try $0.interface() },
            options: try array { try $0.option() }, references: try array { try $0.reference() },
            uses: try array { try $0.use() }, reachable: try flag(), inputs: try array { try $0.input() },
            outputs: try array { try $0.output() }, services: try array { try $0.dependency() },
            entities: try array { try $0.dependency() }, storyboard: try flag() ? try scene() : nil,
            variants: try allTexts(), mentions: try array { try $0.mention() },
            foreignUses: try array { try $0.foreignUse() })
    }
}

extension GraphEncoder {
    private mutating func write(_ component: Component) {
        choice(component.role, of: StoredChoices.roles)
        text(component.type)
        array(component.imports)
        place(component.file, component.line)
        text(component.documentation)
    }
}

extension GraphDecoder {
    private mutating func component() throws -> Component {
        Component(
            role: try choice(of: StoredChoices.roles), type: try text(), imports: try allTexts(), file: try text(),
            line: try number(), documentation: try text())
    }
}

extension GraphEncoder {
    private mutating func write(_ interface: Interface) {
        text(interface.protocol)
        choice(interface.from, of: StoredChoices.roles)
        choice(interface.to, of: StoredChoices.roles)
        array(interface.members) { encoder, member in
            encoder.text(member.name)
            encoder.text(member.signature)
            encoder.text(member.documentation)
            encoder.place(member.file, member.line)
        }
        text(interface.documentation)
        place(interface.file, interface.line)
    }
}

extension GraphDecoder {
    private mutating func interface() throws -> Interface {
        Interface(
            protocol: try text(), from: try choice(of: StoredChoices.roles), to: try choice(of: StoredChoices.roles),
            members: try array { decoder in
                Interface.Member(
                    name: try decoder.text(), signature: try decoder.text(), documentation: try decoder.text(),
                    file: try decoder.text(), line: try decoder.number())
            },
            documentation: try text(), file: try text(), line: try number())
    }
}

extension GraphEncoder {
    private mutating func write(_ option: NavigationOption) {
        text(option.name)
        array(option.parameters) { encoder, parameter in
            encoder.text(parameter.name)
            encoder.text(parameter.type)
        }
        text(option.documentation)
        place(option.file, option.line)
        array(option.routes)
        flag(option.unused)
        flag(option.idle)
    }
}

extension GraphDecoder {
    private mutating func option() throws -> NavigationOption {
        NavigationOption(
            name: try text(),
            parameters: try array { decoder in Parameter(name: try decoder.text(), type: try decoder.text()) },
            documentation: try text(), file: try text(), line: try number(), routes: try allTexts(), unused: try flag(),
            idle: try flag())
    }
}

extension GraphEncoder {
    private mutating func write(_ reference: Reference) {
        choice(reference.from, of: StoredChoices.roles)
        choice(reference.to, of: StoredChoices.roles)
        choice(reference.strength, of: StoredChoices.strengths)
        text(reference.member)
        text(reference.type)
        place(reference.file, reference.line)
        flag(reference.released)
    }

    private mutating func write(_ use: Use) {
        choice(use.from, of: StoredChoices.roles)
        choice(use.to, of: StoredChoices.roles)
        place(use.file, use.line)
    }
}

extension GraphDecoder {
    private mutating func reference() throws -> Reference {
        Reference(
            from: try choice(of: StoredChoices.roles), to: try choice(of: StoredChoices.roles),
            strength: try choice(of: StoredChoices.strengths), member: try text(), type: try text(),
            file: try text(), line: try number(), released: try flag())
    }

    private mutating func use() throws -> Use {
        Use(
            from: try choice(of: StoredChoices.roles), to: try choice(of: StoredChoices.roles), file: try text(),
            line: try number())
    }
}

extension GraphEncoder {
    private mutating func write(_ input: Input) {
        text(input.name)
        text(input.type)
        choice(input.channel, of: StoredChoices.inputChannels)
        place(input.file, input.line)
    }

    private mutating func write(_ output: Output) {
        text(output.name)
        text(output.type)
        choice(output.channel, of: StoredChoices.outputChannels)
        array(output.members)
        place(output.file, output.line)
    }

    private mutating func write(_ dependency: Dependency) {
        text(dependency.type)
        choice(dependency.from, of: StoredChoices.roles)
        place(dependency.file, dependency.line)
    }
}

extension GraphDecoder {
    private mutating func input() throws -> Input {
        Input(
            name: try text(), type: try text(), channel: try choice(of: StoredChoices.inputChannels),
            file: try text(), line: try number())
    }

    private mutating func output() throws -> Output {
        Output(
            name: try text(), type: try text(), channel: try choice(of: StoredChoices.outputChannels),
            members: try allTexts(), file: try text(), line: try number())
    }

    private mutating func dependency() throws -> Dependency {
        Dependency(
            type: try text(), from: try choice(of: StoredChoices.roles), file: try text(), line: try number())
    }
}

extension GraphEncoder {
    private mutating func write(_ scene: StoryboardScene) {
        text(scene.file)
        text(scene.identifier)
    }

    private mutating func write(_ mention: Mention) {
        text(mention.type)
        place(mention.file, mention.line)
    }

    private mutating func write(_ use: ForeignUse) {
        choice(use.from, of: StoredChoices.roles)
        text(use.type)
        text(use.module)
        place(use.file, use.line)
    }
}

extension GraphDecoder {
    private mutating func scene() throws -> StoryboardScene {
        StoryboardScene(file: try text(), identifier: try optionalText())
    }

    private mutating func mention() throws -> Mention {
        Mention(type: try text(), file: try text(), line: try number())
    }

    private mutating func foreignUse() throws -> ForeignUse {
        ForeignUse(
            from: try choice(of: StoredChoices.roles), type: try text(), module: try text(), file: try text(),
            line: try number())
    }
}
