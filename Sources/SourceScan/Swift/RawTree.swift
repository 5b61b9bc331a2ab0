@_spi(RawSyntax) import SwiftSyntax

/// A list of the parser's raw tree, whose elements all have one type.
///
/// Facts are read from the raw tree, because the tree above it allocates and counts references for every node that is
/// looked at: reading through it takes longer than parsing.
protocol RawList: RawSyntaxNodeProtocol {
    associatedtype Item: RawSyntaxNodeProtocol

    var layoutView: RawSyntaxLayoutView { get }
}

extension RawList {
    /// The elements in the order of the source, without an array of them.
    var items: RawItems<Item> { RawItems(children: layoutView.children) }

    var count: Int { layoutView.children.count }

    var last: Item? { layoutView.children.last.flatMap { $0 }.flatMap { Item($0) } }
}

struct RawItems<Item: RawSyntaxNodeProtocol>: Sequence, IteratorProtocol {
    private let children: RawSyntaxBuffer
    private let count: Int
    private var index = 0

    init(children: RawSyntaxBuffer) {
        self.children = children
        count = children.count
    }

    mutating func next() -> Item? {
        while index < count {
            let child = children[index]
            index += 1
            if let child, let item = Item(child) { return item }
        }
        return nil
    }

    var first: Item? {
        var iterator = self
        return iterator.next()
    }
}

extension RawArrayElementListSyntax: RawList { typealias Item = RawArrayElementSyntax }
extension RawAccessorDeclListSyntax: RawList { typealias Item = RawAccessorDeclSyntax }
extension RawAttributeListSyntax: RawList { typealias Item = RawSyntax }
extension RawCatchClauseListSyntax: RawList { typealias Item = RawCatchClauseSyntax }
extension RawCatchItemListSyntax: RawList { typealias Item = RawCatchItemSyntax }
extension RawClosureCaptureListSyntax: RawList { typealias Item = RawClosureCaptureSyntax }
extension RawClosureParameterListSyntax: RawList { typealias Item = RawClosureParameterSyntax }
extension RawClosureShorthandParameterListSyntax: RawList { typealias Item = RawClosureShorthandParameterSyntax }
extension RawCodeBlockItemListSyntax: RawList { typealias Item = RawCodeBlockItemSyntax }
extension RawCompositionTypeElementListSyntax: RawList { typealias Item = RawCompositionTypeElementSyntax }
extension RawConditionElementListSyntax: RawList { typealias Item = RawConditionElementSyntax }
extension RawDeclModifierListSyntax: RawList { typealias Item = RawDeclModifierSyntax }
extension RawDeclNameArgumentListSyntax: RawList { typealias Item = RawDeclNameArgumentSyntax }
extension RawDictionaryElementListSyntax: RawList { typealias Item = RawDictionaryElementSyntax }
extension RawEnumCaseElementListSyntax: RawList { typealias Item = RawEnumCaseElementSyntax }
extension RawEnumCaseParameterListSyntax: RawList { typealias Item = RawEnumCaseParameterSyntax }
extension RawFunctionParameterListSyntax: RawList { typealias Item = RawFunctionParameterSyntax }
extension RawGenericArgumentListSyntax: RawList { typealias Item = RawGenericArgumentSyntax }
extension RawGenericParameterListSyntax: RawList { typealias Item = RawGenericParameterSyntax }
extension RawGenericRequirementListSyntax: RawList { typealias Item = RawGenericRequirementSyntax }
extension RawIfConfigClauseListSyntax: RawList { typealias Item = RawIfConfigClauseSyntax }
extension RawImportPathComponentListSyntax: RawList { typealias Item = RawImportPathComponentSyntax }
extension RawInheritedTypeListSyntax: RawList { typealias Item = RawInheritedTypeSyntax }
extension RawKeyPathComponentListSyntax: RawList { typealias Item = RawKeyPathComponentSyntax }
extension RawLabeledExprListSyntax: RawList { typealias Item = RawLabeledExprSyntax }
extension RawMemberBlockItemListSyntax: RawList { typealias Item = RawMemberBlockItemSyntax }
extension RawMultipleTrailingClosureElementListSyntax: RawList {
    typealias Item = RawMultipleTrailingClosureElementSyntax
}
extension RawPatternBindingListSyntax: RawList { typealias Item = RawPatternBindingSyntax }
extension RawStringLiteralSegmentListSyntax: RawList { typealias Item = RawSyntax }
extension RawSwitchCaseItemListSyntax: RawList { typealias Item = RawSwitchCaseItemSyntax }
extension RawSwitchCaseListSyntax: RawList { typealias Item = RawSyntax }
extension RawTuplePatternElementListSyntax: RawList { typealias Item = RawTuplePatternElementSyntax }
extension RawTupleTypeElementListSyntax: RawList { typealias Item = RawTupleTypeElementSyntax }

extension RawSyntax {
    /// The first token that stands in the source.
    ///
    /// Goes down without recursion: a chain of calls is as deep as it is long.
    var firstPresentToken: RawTokenSyntax? {
        var node = self
        while let view = node.layoutView {
            var next: RawSyntax?
            for child in view.children {
                guard let child, child.byteLength > 0 else { continue }
                next = child
                break
            }
            guard let next else { return nil }
            node = next
        }
        return node.byteLength > 0 ? RawTokenSyntax(node) : nil
    }

    /// The last token that stands in the source.
    var lastPresentToken: RawTokenSyntax? {
        var node = self
        while let view = node.layoutView {
            let children = view.children
            var index = children.count
            var next: RawSyntax?
            while index > 0, next == nil {
                index -= 1
                if let child = children[index], child.byteLength > 0 { next = child }
            }
            guard let next else { return nil }
            node = next
        }
        return node.byteLength > 0 ? RawTokenSyntax(node) : nil
    }
}
