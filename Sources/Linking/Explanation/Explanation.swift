import NavigationGraph

/// How something was understood, step by step: an answer to `wiremap explain`.
package struct Explanation: Hashable, Sendable, Codable {
    /// A sentence with the place that it rests on, and what follows from it or led to it.
    package struct Statement: Hashable, Sendable, Codable {
        package var text: String
        package var file: String?
        package var line: Int?
        package var details: [Statement]

        package init(_ text: String, file: String? = nil, line: Int? = nil, details: [Statement] = []) {
            self.text = text
            self.file = file
            self.line = line
            self.details = details
        }
    }

    /// Statements under a heading; headings are short and in plain words.
    package struct Section: Hashable, Sendable, Codable {
        package var title: String
        package var statements: [Statement]

        package init(_ title: String, _ statements: [Statement]) {
            self.title = title
            self.statements = statements
        }
    }

    /// What was asked about: `App/Login/LoginWireframe.swift:31`, `Login`, `Login -> Home`.
    package var subject: String
    /// The answer in short.
    package var answer: [String]
    /// The navigation calls that the answer is about, as the graph lists them.
    package var calls: [NavigationCall]
    /// The ids of the routes that the answer is about.
    package var routes: [Route.ID]
    package var sections: [Section]

    package init(
        subject: String, answer: [String], calls: [NavigationCall] = [], routes: [Route.ID] = [],
        sections: [Section] = []
    ) {
        self.subject = subject
        self.answer = answer
        self.calls = calls
        self.routes = routes
        self.sections = sections
    }
}

/// What can be asked.
package enum Question: Hashable, Sendable {
    /// A line of a file, by its path in the graph.
    case place(file: String, line: Int)
    /// A module or an entry point, by its id.
    case node(String)
    /// The ways from one module or entry point to another, by their ids.
    case ways(from: String, to: String)
}
