/// What `wiremap review` writes.
enum ReviewFormat: String, ResultFormat {
    case text, markdown, json, html, sarif, github

    static let usual = ReviewFormat.text
    static let otherEndings: [String: ReviewFormat] = ["txt": .text, "md": .markdown, "htm": .html]
}
