/// What one storyboard or xib declares.
package struct StoryboardFacts: Hashable, Sendable {
    /// The path relative to the scanned root.
    package var path: String
    package var isXib: Bool
    /// The object id of the initial view controller.
    package var initialScene: String?
    /// Whether the system shows the file while the app starts; it leads nowhere.
    package var isLaunchScreen: Bool
    /// In document order. A xib has one scene, for its File's Owner or its first view controller.
    package var scenes: [Scene]

    package init(
        path: String, isXib: Bool, initialScene: String? = nil, isLaunchScreen: Bool = false, scenes: [Scene] = []
    ) {
        self.path = path
        self.isXib = isXib
        self.initialScene = initialScene
        self.isLaunchScreen = isLaunchScreen
        self.scenes = scenes
    }

    /// The name that `UIStoryboard(name:bundle:)` knows the file by.
    package var name: String {
        let last = path.split(separator: "/").last.map(String.init) ?? path
        return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    }

    package struct Scene: Hashable, Sendable {
        /// What Interface Builder calls the element of a controller.
        package enum Element: String, Hashable, Sendable {
            case viewController, tableViewController, collectionViewController, navigationController, tabBarController
            case splitViewController, pageViewController, hostingController, glkViewController, avPlayerViewController
            /// AppKit's.
            case windowController, tabViewController
            /// A storyboard reference.
            case viewControllerPlaceholder
            /// A xib's File's Owner.
            case owner

            /// Whether it holds other controllers and is no screen of its own.
            package var isContainer: Bool {
                switch self {
                case .navigationController, .tabBarController, .splitViewController, .pageViewController: true
                case .windowController, .tabViewController, .viewControllerPlaceholder: true
                default: false
                }
            }
        }

        package var object: String
        package var element: Element
        package var customClass: String?
        /// The Swift module or the library of the class; nil for classes in Objective-C.
        package var customModule: String?
        package var storyboardIdentifier: String?
        /// For a storyboard reference: the other storyboard's name, nil for this one.
        package var referencedStoryboard: String?
        /// For a storyboard reference: the scene's identifier, nil for the initial one.
        package var referencedIdentifier: String?
        package var title: String?
        package var line: Int
        package var segues: [Segue]
        package var actions: [Action]

        package init(
            object: String, element: Element, customClass: String? = nil, customModule: String? = nil,
            storyboardIdentifier: String? = nil,
            referencedStoryboard: String? = nil, referencedIdentifier: String? = nil, title: String? = nil, line: Int,
            segues: [Segue] = [], actions: [Action] = []
        ) {
            self.object = object
            self.element = element
            self.customClass = customClass
            self.customModule = customModule
            self.storyboardIdentifier = storyboardIdentifier
            self.referencedStoryboard = referencedStoryboard
            self.referencedIdentifier = referencedIdentifier
            self.title = title
            self.line = line
            self.segues = segues
            self.actions = actions
        }
    }

    package struct Segue: Hashable, Sendable {
        package enum Kind: String, Hashable, Sendable {
            case show, showDetail, presentation, popoverPresentation, push, modal, popover, replace, embed, custom
            case relationship, unwind
        }

        package var object: String
        package var kind: Kind
        package var identifier: String?
        /// The object id of the scene that the segue leads to.
        package var destination: String
        /// `rootViewController`, `viewControllers`, `masterViewController`, … of a relationship.
        package var relationship: String?
        package var customClass: String?
        package var modalPresentationStyle: String?
        /// The selector of an unwind segue.
        package var unwindAction: String?
        /// The element that fires the segue (`button`, `tableViewCell`), and what it says; nil for the controller itself.
        package var trigger: Control?
        package var line: Int
        package var column: Int

        package init(
            object: String, kind: Kind, identifier: String? = nil, destination: String, relationship: String? = nil,
            customClass: String? = nil, modalPresentationStyle: String? = nil, unwindAction: String? = nil,
            trigger: Control? = nil, line: Int, column: Int = 0
        ) {
            self.object = object
            self.kind = kind
            self.identifier = identifier
            self.destination = destination
            self.relationship = relationship
            self.customClass = customClass
            self.modalPresentationStyle = modalPresentationStyle
            self.unwindAction = unwindAction
            self.trigger = trigger
            self.line = line
            self.column = column
        }
    }

    /// A control's wire to a method: an `@IBAction`.
    package struct Action: Hashable, Sendable {
        /// The Objective-C selector: `didTapLogin:`.
        package var selector: String
        package var event: String?
        package var control: Control?
        /// The custom class of the object that answers, where it is not the scene's controller: a cell, a view.
        package var receiver: String?
        package var line: Int
        package var column: Int

        package init(
            selector: String, event: String? = nil, control: Control? = nil, receiver: String? = nil, line: Int,
            column: Int = 0
        ) {
            self.selector = selector
            self.event = event
            self.control = control
            self.receiver = receiver
            self.line = line
            self.column = column
        }
    }

    /// What the user touches.
    package struct Control: Hashable, Sendable {
        /// The XML element: `button`, `barButtonItem`, `tableViewCell`, `tapGestureRecognizer`.
        package var element: String
        /// The title or text that the user reads, where the storyboard holds it.
        package var title: String?
        /// The property that the controller or the File's Owner holds it by.
        package var outlet: String?

        package init(element: String, title: String? = nil, outlet: String? = nil) {
            self.element = element
            self.title = title
            self.outlet = outlet
        }
    }
}
