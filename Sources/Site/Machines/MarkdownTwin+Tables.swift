/// Tables, and what stands in a cell.
extension MarkdownTwin {
    mutating func table(_ table: Node) {
        var columns: Int?
        for part in tree.elements(of: table) where part.name != .caption {
            if part.name == .tr {
                row(part.node, &columns)
            } else {
                for inner in tree.elements(of: part.node) { row(inner.node, &columns) }
            }
            if columns == 0 { return }
        }
    }

    /// - Parameter columns: how many the table has; nil before its head, and 0 where that is empty.
    private mutating func row(_ row: Node, _ columns: inout Int?) {
        if columns == 0 { return }
        let place = out.count
        if columns != nil { put("\n") }
        put("| ")
        var count = 0
        for element in tree.elements(of: row) {
            if count > 0 { put(" | ") }
            count += 1
            let start = out.count
            cell(tree.children(of: element.node))
            escapeBars(from: start)
        }
        if let columns {
            while count < columns {
                if count > 0 { put(" | ") }
                count += 1
            }
            put(" |")
        } else {
            columns = count
            guard count > 0 else { return out.removeSubrange(place...) }
            put(" |\n|")
            for _ in 0..<count { put(" --- |") }
        }
    }

    private mutating func escapeBars(from place: Int) {
        let bar = UInt8(ascii: "|")
        guard out[place...].contains(bar) else { return }
        let text = Array(out[place...])
        out.removeSubrange(place...)
        for byte in text {
            if byte == bar { out.append(UInt8(ascii: "\\")) }
            out.append(byte)
        }
    }

    /// What stands in a cell, on one line: its blocks with a semicolon between them, the steps of a chain with arrows.
    ///
    /// Of several chains the first one stands there, which is the plainest: a line of eight is read by nobody, and the
    /// graph's file has them all.
    mutating func cell(_ nodes: PageTree.Siblings) {
        var isFirst = true
        var hasChain = false
        Self.parts(of: nodes) { line in
            part(after: "; ", &isFirst) { $0.inline(line) }
        } block: { name, node in
            if name == .ol, tree.class(of: node, has: "chain") {
                if hasChain { return }
                hasChain = true
            }
            part(after: "; ", &isFirst) { writer in
                guard name == .ol else { return writer.cell(writer.tree.children(of: node)) }
                var isFirst = true
                for step in writer.tree.elements(of: node) {
                    if !isFirst { writer.put(" → ") }
                    isFirst = false
                    writer.cell(writer.tree.children(of: step.node))
                }
            }
        }
    }
}
