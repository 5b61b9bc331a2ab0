extension SVGRewriter {
    private struct Box {
        var left, right, top, bottom: Double
    }

    /// Writes a shape, and what belongs to it where it is that of a node or the frame of a group.
    mutating func shape(_ name: Range<Int>, _ isEmpty: Bool) {
        let element = element
        let group = group
        let isFirst = group.map { !frames[$0].hasShape } ?? false
        let isRound = isFirst && element?.hasRoundCorners == true
        let hasContent = group.map { frames[$0].isNode && (isFirst || frames[$0].picture != nil) } ?? false
        let box = isRound || hasContent ? box() : nil
        out.put("<")
        if isRound, let box {
            out.put("path")
            for attribute in scanner.attributes where !scanner.has("points", at: attribute.name) {
                put(attribute, coloredAs: element)
            }
            putRound(box)
        } else {
            out.bytes += scanner.svg[name]
            for attribute in scanner.attributes { put(attribute, coloredAs: element) }
        }
        out.put(isEmpty ? "/>\n" : ">")
        guard let group else { return }
        frames[group].hasShape = true
        guard hasContent, let box else { return }
        frames[group].middle = frames[group].middle ?? (box.left + box.right) / 2
        if let picture = frames[group].picture { put(picture, in: box) }
        frames[group].picture = nil
    }

    private mutating func put(_ attribute: SVGScanner.Attribute, coloredAs element: DiagramElement?) {
        var color = ""
        if let element, !scanner.has("none", at: attribute.value) {
            if scanner.has("stroke", at: attribute.name) { color = element.lineColor }
            if scanner.has("fill", at: attribute.name) {
                color = element.fillColor.isEmpty ? element.lineColor : element.fillColor
            }
        }
        if color.isEmpty { put(attribute) } else { out.put(attribute: scanner.svg[attribute.name], color) }
    }

    /// The longest radius of round corners, in points: what libgraphviz rounds by.
    private static let radius = 12.0

    /// The outline of a rectangle with round corners.
    private mutating func putRound(_ box: Box) {
        let radius = min(Self.radius, (box.right - box.left) / 3, (box.bottom - box.top) / 3)
        let (across, down) = (box.right - box.left - 2 * radius, box.bottom - box.top - 2 * radius)
        out.put(" d=\"M")
        out.put(box.left + radius)
        out.put(",")
        out.put(box.top)
        let sides: [(StaticString, Double, Double, Double)] = [
            ("h", across, radius, radius), ("v", down, -radius, radius), ("h", -across, -radius, -radius),
            ("v", -down, radius, -radius),
        ]
        for (line, length, right, below) in sides {
            out.put(line)
            out.put(length)
            out.put("a")
            out.put(radius)
            out.put(",")
            out.put(radius)
            out.put(" 0 0 1 ")
            out.put(right)
            out.put(",")
            out.put(below)
        }
        out.put("z\"")
    }

    /// Around the points of the shape that was just read.
    private func box() -> Box? {
        guard
            let points = scanner.attributes.first(where: {
                scanner.has("d", at: $0.name) || scanner.has("points", at: $0.name)
            })
        else { return nil }
        var box: Box?
        var across: Double?
        scanner.numbers(in: points.value) { number in
            guard let x = across else { return across = number }
            across = nil
            let known = box ?? Box(left: x, right: x, top: number, bottom: number)
            box = Box(
                left: min(known.left, x), right: max(known.right, x), top: min(known.top, number),
                bottom: max(known.bottom, number))
        }
        return box
    }

    /// Puts a picture at the upper edge of a shape, in its middle.
    private mutating func put(_ picture: NodePicture, in box: Box) {
        out.put("<image")
        out.put("href", picture.address)
        out.put("x", (box.left + box.right - picture.width) / 2)
        out.put("y", box.top + NodePicture.margin)
        out.put("width", picture.width)
        out.put("height", picture.height)
        out.put("/>\n")
    }
}
