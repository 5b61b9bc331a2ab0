extension StoryboardFacts {
    /// All but the path, as bytes.
    package func encode(into out: inout ByteEncoder) {
        out.flag(isXib)
        out.text(initialScene)
        out.flag(isLaunchScreen)
        out.array(scenes) { out, scene in scene.encode(into: &out) }
    }

    /// - Parameter path: the path of the file that the bytes were read from.
    package init(decoding source: inout ByteDecoder, path: String) throws(StoredFactsFault) {
        let isXib = try source.flag()
        let initialScene = try source.optionalText()
        let isLaunchScreen = try source.flag()
        self.init(
            path: path, isXib: isXib, initialScene: initialScene, isLaunchScreen: isLaunchScreen,
            scenes: try source.array { source throws(StoredFactsFault) in try Scene(decoding: &source) })
    }
}

extension StoryboardFacts.Scene {
    fileprivate func encode(into out: inout ByteEncoder) {
        out.text(object)
        out.text(element.rawValue)
        out.text(customClass)
        out.text(customModule)
        out.text(storyboardIdentifier)
        out.text(referencedStoryboard)
        out.text(referencedIdentifier)
        out.text(title)
        out.natural(line)
        out.array(segues) { out, segue in segue.encode(into: &out) }
        out.array(actions) { out, action in action.encode(into: &out) }
    }

    fileprivate init(decoding source: inout ByteDecoder) throws(StoredFactsFault) {
        self.init(
            object: try source.text(), element: try source.word(), customClass: try source.optionalText(),
            customModule: try source.optionalText(), storyboardIdentifier: try source.optionalText(),
            referencedStoryboard: try source.optionalText(), referencedIdentifier: try source.optionalText(),
            title: try source.optionalText(), line: try source.line(),
            segues: try source.array { source throws(StoredFactsFault) in
                try StoryboardFacts.Segue(decoding: &source)
            },
            actions: try source.array { source throws(StoredFactsFault) in
                try StoryboardFacts.Action(decoding: &source)
            })
    }
}

extension StoryboardFacts.Segue {
    fileprivate func encode(into out: inout ByteEncoder) {
        out.text(object)
        out.text(kind.rawValue)
        out.text(identifier)
        out.text(destination)
        out.text(relationship)
        out.text(customClass)
        out.text(modalPresentationStyle)
        out.text(unwindAction)
        trigger.encode(into: &out)
        out.natural(line)
        out.natural(column)
    }

    fileprivate init(decoding source: inout ByteDecoder) throws(StoredFactsFault) {
        self.init(
            object: try source.text(), kind: try source.word(), identifier: try source.optionalText(),
            destination: try source.text(), relationship: try source.optionalText(),
            customClass: try source.optionalText(), modalPresentationStyle: try source.optionalText(),
            unwindAction: try source.optionalText(), trigger: try source.control(), line: try source.line(),
            column: try source.line())
    }
}

extension StoryboardFacts.Action {
    fileprivate func encode(into out: inout ByteEncoder) {
        out.text(selector)
        out.text(event)
        control.encode(into: &out)
        out.text(receiver)
        out.natural(line)
        out.natural(column)
    }

    fileprivate init(decoding source: inout ByteDecoder) throws(StoredFactsFault) {
        self.init(
            selector: try source.text(), event: try source.optionalText(), control: try source.control(),
            receiver: try source.optionalText(), line: try source.line(), column: try source.line())
    }
}

extension StoryboardFacts.Control? {
    fileprivate func encode(into out: inout ByteEncoder) {
        out.flag(self != nil)
        guard let self else { return }
        out.text(self.element)
        out.text(self.title)
        out.text(self.outlet)
    }
}

extension ByteDecoder {
    fileprivate mutating func control() throws(StoredFactsFault) -> StoryboardFacts.Control? {
        guard try flag() else { return nil }
        let element = try text()
        return StoryboardFacts.Control(
            element: element, title: try optionalText(), outlet: try optionalText())
    }

    fileprivate mutating func line() throws(StoredFactsFault) -> Int {
        let line = try natural()
        guard line <= Int32.max else { throw .number }
        return line
    }
}
