/// The description of a graph to draw: a value, free of libgraphviz's own state.
///
/// Nodes, edges and subgraphs are drawn and written in the order given, so the same value gives the same bytes.
public struct Graph: Hashable, Sendable {
    /// The graph's name.
    public var name: String
    /// Whether edges have a direction.
    public var isDirected: Bool
    /// Whether two edges between the same nodes become one.
    public var isStrict: Bool
    /// The graph's own attributes.
    public var attributes: [Attribute]
    /// What every node has unless it says otherwise.
    public var nodeDefaults: [Attribute]
    /// What every edge has unless it says otherwise.
    public var edgeDefaults: [Attribute]
    /// The nodes outside any subgraph.
    public var nodes: [Node]
    /// Clusters and groups of nodes.
    public var subgraphs: [Subgraph]
    /// The edges.
    public var edges: [Edge]

    /// A graph; directed unless told otherwise.
    public init(
        name: String = "", isDirected: Bool = true, isStrict: Bool = false, attributes: [Attribute] = [],
        nodeDefaults: [Attribute] = [], edgeDefaults: [Attribute] = [], nodes: [Node] = [],
        subgraphs: [Subgraph] = [], edges: [Edge] = []
    ) {
        self.name = name
        self.isDirected = isDirected
        self.isStrict = isStrict
        self.attributes = attributes
        self.nodeDefaults = nodeDefaults
        self.edgeDefaults = edgeDefaults
        self.nodes = nodes
        self.subgraphs = subgraphs
        self.edges = edges
    }

    /// The graph in Graphviz's DOT language.
    public var dot: String { DOTWriter.write(self) }
}

/// A node of a graph.
public struct Node: Hashable, Sendable {
    /// What edges know the node by.
    public var name: String
    /// The node's attributes.
    public var attributes: [Attribute]

    /// A node.
    public init(_ name: String, _ attributes: [Attribute] = []) {
        self.name = name
        self.attributes = attributes
    }
}

/// An edge between two nodes, named by their names.
public struct Edge: Hashable, Sendable {
    /// The node where the edge begins.
    public var tail: String
    /// The node where the edge ends.
    public var head: String
    /// The edge's attributes.
    public var attributes: [Attribute]

    /// An edge.
    public init(from tail: String, to head: String, _ attributes: [Attribute] = []) {
        self.tail = tail
        self.head = head
        self.attributes = attributes
    }
}

/// Some nodes of a graph that belong together.
public struct Subgraph: Hashable, Sendable {
    /// The name, unique within the graph.
    public var name: String
    /// Whether a frame is drawn around the nodes.
    public var isCluster: Bool
    /// The subgraph's attributes.
    public var attributes: [Attribute]
    /// The nodes.
    public var nodes: [Node]
    /// Subgraphs within.
    public var subgraphs: [Subgraph]

    /// A cluster, or with `isCluster: false` a mere group.
    public init(
        name: String, isCluster: Bool = true, attributes: [Attribute] = [], nodes: [Node] = [],
        subgraphs: [Subgraph] = []
    ) {
        self.name = name
        self.isCluster = isCluster
        self.attributes = attributes
        self.nodes = nodes
        self.subgraphs = subgraphs
    }
}
