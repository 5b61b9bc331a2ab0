import NavigationGraph
import Testing

/// What lies at the bottom of a navigation controller's stack: what it is made with, and where `popToRoot` ends.
struct StackBottomTests {
    @Test func poppingToTheRootLandsOnTheFirstScreenOfTheStack() throws {
        var app = InlineApp(
            ["Alone"],
            start: """
                    func open() {
                        viewController.present(
                            UINavigationController(rootViewController: FirstWireframe().viewController), animated: true)
                    }
                """)
        app.add(
            "First",
            wireframe: """
                    func open() {
                        navigationController?.pushViewController(SecondWireframe().viewController, animated: true)
                    }
                """)
        app.add(
            "Second",
            wireframe: """
                    func open() {
                        navigationController?.pushViewController(ThirdWireframe().viewController, animated: true)
                    }
                """)
        app.add(
            "Third",
            wireframe: """
                    func leave() { navigationController?.popToRootViewController(animated: true) }
                    func back() { navigationController?.popViewController(animated: true) }
                """)
        let routes = try app.graph().routes.filter { $0.source == "Third" }
        #expect(routes.map { "\($0.method ?? ""): \($0.landsOn)" } == [#"back(): ["Second"]"#, #"leave(): ["First"]"#])
    }

    @Test func whatAContainerSetsLaterIsNotWhatItIsShownWith() throws {
        var app = InlineApp(
            ["First", "Second", "Third"],
            start: """
                    func open() {
                        let steps = StepsController(rootViewController: FirstWireframe().viewController)
                        viewController.present(steps, animated: true)
                    }

                    func openAtOnce() { viewController.present(ReadyController(), animated: true) }
                """)
        app["Steps.swift"] = """
            import UIKit

            final class StepsController: UINavigationController {
                func finish() { setViewControllers([SecondWireframe().viewController], animated: true) }
            }

            final class ReadyController: UINavigationController {
                override func viewDidLoad() { fill() }

                func fill() { setViewControllers([ThirdWireframe().viewController], animated: false) }
            }
            """
        let edges = try app.edges()
        #expect(edges == ["Start -> First present", "Start -> Third present"], "\(edges)")
    }

    @Test func aLocalFunctionOfAStaticMethodKnowsItsType() throws {
        var app = InlineApp(
            start: """
                    func begin(isExam: Bool) { Starter.start(isExam: isExam, from: viewController) }
                """,
            presenter: "    func tap() { wireframe.begin(isExam: view.isEditing) }")
        app["Starter.swift"] = """
            import UIKit

            enum Starter {
                static func start(isExam: Bool, from controller: UIViewController) {
                    func begin() {
                        if isExam {
                            self.warn(on: controller)
                        } else {
                            controller.present(OtherWireframe().viewController, animated: true)
                        }
                    }

                    begin()
                }

                private static func warn(on controller: UIViewController) {
                    controller.present(
                        UIAlertController(title: "Exam", message: nil, preferredStyle: .alert), animated: true)
                }
            }
            """
        #expect(try app.edges() == ["Start -> (system) alert", "Start -> Other present"])
    }
}
