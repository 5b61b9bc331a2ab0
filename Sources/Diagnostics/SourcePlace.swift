/// A place in a file of the scanned app.
///
/// The file is a path relative to the scanned root, written with `/`; lines and columns count from 1, and a column
/// counts UTF-8 bytes, as swift-syntax does. Line 0 stands for the file as a whole.
package struct SourcePlace: Hashable, Sendable, Comparable {
    package var file: String
    package var line: Int
    package var column: Int

    package init(file: String, line: Int, column: Int = 0) {
        self.file = file
        self.line = line
        self.column = column
    }

    package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}

extension SourcePlace: CustomStringConvertible {
    /// `file:line:column`, without the parts that are unknown.
    package var description: String {
        if line == 0 { return file }
        return column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)"
    }
}
