@_spi(RawSyntax) import SwiftSyntax

/// The library's nodes as those of a `SwiftTree`, kind by kind.
extension LibraryTree {
    typealias Node = Int32
    private var none: Node { SwiftTreeBuilder.none }

    mutating func add(_ kind: SwiftNodeKind, _ node: RawSyntax, _ children: [Node] = []) -> Node {
        let range = range(of: node)
        return tree.add(kind, from: range.first, through: range.last, all: children)
    }

    /// A list without those of its elements that it does not know.
    mutating func list(_ kind: SwiftNodeKind, _ node: RawSyntax, _ read: (inout LibraryTree, RawSyntax) -> Node?)
        -> Node
    {
        var children: [Node] = []
        for child in node.layoutView.map({ Array($0.children) }) ?? [] {
            if let child, let number = read(&self, child) { children.append(number) }
        }
        return add(kind, node, children)
    }

    mutating func optional(_ node: (some RawSyntaxNodeProtocol)?) -> Node {
        guard let node else { return none }
        return any(node.raw)
    }

    mutating func items(_ list: RawCodeBlockItemListSyntax) -> Node {
        self.list(.codeBlockItems, list.raw) { tree, item in
            item.as(RawCodeBlockItemSyntax.self).map { tree.any($0.item) }
        }
    }

    mutating func block(_ block: RawCodeBlockSyntax?) -> Node {
        guard let block else { return none }
        let statements = items(block.statements)
        return add(.codeBlock, block.raw, [statements])
    }

    /// An expression, a statement, a declaration, a type or a pattern.
    mutating func any(_ node: RawSyntax) -> Node {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return add(.otherExpr, node) }
        if node.is(RawExprSyntax.self) { return expression(node) }
        if node.is(RawStmtSyntax.self) { return statement(node) }
        if node.is(RawDeclSyntax.self) { return declaration(node) }
        if node.is(RawTypeSyntax.self) { return type(node) }
        if node.is(RawPatternSyntax.self) { return pattern(node) }
        return add(.otherPart, node)
    }

    mutating func any(_ node: some RawSyntaxNodeProtocol) -> Node { any(node.raw) }

    // MARK: - Expressions

    private mutating func expression(_ node: RawSyntax) -> Node {
        switch node.kind {
        case .declReferenceExpr: node.as(RawDeclReferenceExprSyntax.self).map { reference($0) } ?? add(.otherExpr, node)
        case .stringLiteralExpr: node.as(RawStringLiteralExprSyntax.self).map { string($0) } ?? add(.otherExpr, node)
        case .closureExpr: node.as(RawClosureExprSyntax.self).map { closure($0) } ?? add(.otherExpr, node)
        case .superExpr: add(.superExpr, node)
        case .nilLiteralExpr: add(.nilLiteralExpr, node)
        case .floatLiteralExpr: add(.floatLiteralExpr, node)
        case .assignmentExpr: add(.assignmentExpr, node)
        case .arrowExpr: add(.arrowExpr, node)
        case .binaryOperatorExpr: add(.binaryOperatorExpr, node)
        case .unresolvedIsExpr: add(.isExpr, node)
        case .discardAssignmentExpr: add(.discardAssignmentExpr, node)
        case .sequenceExpr:
            node.as(RawSequenceExprSyntax.self).map { sequence in
                var children: [Node] = []
                for child in sequence.elements.layoutView.children { if let child { children.append(any(child)) } }
                return add(.sequenceExpr, node, children)
            } ?? add(.otherExpr, node)
        default: call(node) ?? literal(node) ?? wrapped(node) ?? branch(node) ?? add(.otherExpr, node)
        }
    }

    private mutating func reference(_ node: RawDeclReferenceExprSyntax) -> Node {
        let name = number(of: node.baseName)
        var labels = none
        if let names = node.argumentNames {
            var children: [Node] = []
            for child in names.arguments.layoutView.children {
                if let label = child?.as(RawDeclNameArgumentSyntax.self) { children.append(number(of: label.name)) }
            }
            labels = add(.declNameArguments, names.raw, children)
        }
        return add(.declReferenceExpr, node.raw, [name, labels])
    }

    /// - Parameter base: what a chain of members begins with where it is written elsewhere; see `compiled`.
    private mutating func call(_ node: RawSyntax, on base: Node? = nil) -> Node? {
        if let call = node.as(RawFunctionCallExprSyntax.self) {
            let callee = chain(call.calledExpression, on: base)
            let arguments = arguments(call.arguments)
            let closure = call.trailingClosure.map { self.closure($0) } ?? none
            let others = list(.list, call.additionalTrailingClosures.raw) { tree, child in
                child.as(RawMultipleTrailingClosureElementSyntax.self).map { element in
                    let label = tree.number(of: element.label)
                    let closure = tree.closure(element.closure)
                    return tree.add(.trailingClosure, child, [label, closure])
                }
            }
            return add(.functionCallExpr, node, [callee, arguments, closure, others])
        }
        if let access = node.as(RawMemberAccessExprSyntax.self) {
            let base = access.base.map { chain($0, on: base) } ?? base ?? none
            let name = reference(access.declName)
            return add(.memberAccessExpr, node, [base, name])
        }
        if let call = node.as(RawSubscriptCallExprSyntax.self) {
            let callee = chain(call.calledExpression, on: base)
            let arguments = arguments(call.arguments)
            return add(.subscriptCallExpr, node, [callee, arguments])
        }
        if let specialised = node.as(RawGenericSpecializationExprSyntax.self) {
            let expression = chain(specialised.expression, on: base)
            let arguments = genericArguments(specialised.genericArgumentClause)
            return add(.genericSpecializationExpr, node, [expression, arguments])
        }
        if let config = node.as(RawPostfixIfConfigExprSyntax.self) { return compiled(config, on: base) }
        if let macro = node.as(RawMacroExpansionExprSyntax.self) {
            let arguments = arguments(macro.arguments)
            return add(.macroExpansionExpr, node, [arguments])
        }
        return nil
    }

    /// An expression that goes on from a base; without one, what it is.
    private mutating func chain(_ node: RawExprSyntax, on base: Node?) -> Node {
        guard let base else { return any(node) }
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return add(.otherExpr, node.raw) }
        if let optional = node.as(RawOptionalChainingExprSyntax.self) {
            let inner = chain(optional.expression, on: base)
            return add(.optionalChainingExpr, node.raw, [inner])
        }
        if let forced = node.as(RawForceUnwrapExprSyntax.self) {
            let inner = chain(forced.expression, on: base)
            return add(.forceUnwrapExpr, node.raw, [inner])
        }
        return call(node.raw, on: base) ?? add(.otherExpr, node.raw)
    }

    /// Members that are called under `#if`: those of all clauses, one after the other, as if each were compiled.
    private mutating func compiled(_ node: RawPostfixIfConfigExprSyntax, on base: Node?) -> Node {
        var value = node.base.map { chain($0, on: base) } ?? base ?? none
        for child in node.config.clauses.layoutView.children {
            guard let clause = child?.as(RawIfConfigClauseSyntax.self),
                let members = clause.elements?.raw.as(RawExprSyntax.self)
            else { continue }
            value = chain(members, on: value)
        }
        return value
    }

    mutating func arguments(_ list: RawLabeledExprListSyntax) -> Node {
        self.list(.argumentList, list.raw) { tree, child in
            child.as(RawLabeledExprSyntax.self).map { argument in
                let label = tree.number(of: argument.label)
                let value = tree.any(argument.expression)
                return tree.add(.argument, child, [label, value])
            }
        }
    }

    private mutating func literal(_ node: RawSyntax) -> Node? {
        if let literal = node.as(RawIntegerLiteralExprSyntax.self) {
            return add(.integerLiteralExpr, node, [number(of: literal.literal)])
        }
        if let literal = node.as(RawBooleanLiteralExprSyntax.self) {
            return add(.booleanLiteralExpr, node, [number(of: literal.literal)])
        }
        if let tuple = node.as(RawTupleExprSyntax.self) {
            return add(.tupleExpr, node, [arguments(tuple.elements)])
        }
        if let array = node.as(RawArrayExprSyntax.self) {
            var children: [Node] = []
            for child in array.elements.layoutView.children {
                if let element = child?.as(RawArrayElementSyntax.self) { children.append(any(element.expression)) }
            }
            return add(.arrayExpr, node, children)
        }
        if let dictionary = node.as(RawDictionaryExprSyntax.self) {
            var children: [Node] = []
            let elements = dictionary.content.as(RawDictionaryElementListSyntax.self)
            for child in elements.map({ Array($0.layoutView.children) }) ?? [] {
                guard let element = child?.as(RawDictionaryElementSyntax.self) else { continue }
                children.append(any(element.key))
                children.append(any(element.value))
            }
            return add(.dictionaryExpr, node, children)
        }
        if let path = node.as(RawKeyPathExprSyntax.self) { return keyPath(path) }
        return nil
    }

    private mutating func string(_ node: RawStringLiteralExprSyntax) -> Node {
        mark(node)
        var children: [Node] = []
        for segment in node.segments.layoutView.children {
            if let interpolation = segment?.as(RawExpressionSegmentSyntax.self) {
                children.append(arguments(interpolation.expressions))
            }
        }
        return add(.stringLiteralExpr, node.raw, children)
    }

    private mutating func keyPath(_ node: RawKeyPathExprSyntax) -> Node {
        var children: [Node] = []
        for child in node.components.layoutView.children {
            guard let item = child?.as(RawKeyPathComponentSyntax.self) else { continue }
            if let property = item.component.as(RawKeyPathPropertyComponentSyntax.self) {
                let name = reference(property.declName)
                children.append(add(.keyPathProperty, item.raw, [name]))
            } else {
                let isOptional = item.component.is(RawKeyPathOptionalComponentSyntax.self)
                children.append(add(isOptional ? .keyPathOptional : .keyPathOther, item.raw))
            }
        }
        return add(.keyPathExpr, node.raw, children)
    }

    private mutating func wrapped(_ node: RawSyntax) -> Node? {
        switch node.kind {
        case .optionalChainingExpr:
            one(.optionalChainingExpr, node, node.as(RawOptionalChainingExprSyntax.self)?.expression)
        case .forceUnwrapExpr: one(.forceUnwrapExpr, node, node.as(RawForceUnwrapExprSyntax.self)?.expression)
        case .tryExpr: one(.tryExpr, node, node.as(RawTryExprSyntax.self)?.expression)
        case .awaitExpr: one(.awaitExpr, node, node.as(RawAwaitExprSyntax.self)?.expression)
        case .unsafeExpr: one(.unsafeExpr, node, node.as(RawUnsafeExprSyntax.self)?.expression)
        case .inOutExpr: one(.inOutExpr, node, node.as(RawInOutExprSyntax.self)?.expression)
        case .borrowExpr: one(.borrowExpr, node, node.as(RawBorrowExprSyntax.self)?.expression)
        case .consumeExpr: one(.consumeExpr, node, node.as(RawConsumeExprSyntax.self)?.expression)
        case .copyExpr: one(.copyExpr, node, node.as(RawCopyExprSyntax.self)?.expression)
        case .postfixOperatorExpr:
            one(.postfixOperatorExpr, node, node.as(RawPostfixOperatorExprSyntax.self)?.expression)
        case .typeExpr: one(.typeExpr, node, node.as(RawTypeExprSyntax.self)?.type)
        case .patternExpr: one(.patternExpr, node, node.as(RawPatternExprSyntax.self)?.pattern)
        case .unresolvedTernaryExpr:
            one(.ternaryExpr, node, node.as(RawUnresolvedTernaryExprSyntax.self)?.thenExpression)
        case .prefixOperatorExpr:
            node.as(RawPrefixOperatorExprSyntax.self).map { prefix in
                let sign = number(of: prefix.operator)
                let operand = any(prefix.expression)
                return add(.prefixOperatorExpr, node, [sign, operand])
            }
        case .unresolvedAsExpr:
            node.as(RawUnresolvedAsExprSyntax.self).map { cast in
                let mark = number(of: cast.questionOrExclamationMark)
                return add(.asExpr, node, [mark])
            }
        default: nil
        }
    }

    /// A node whose only part is another one.
    mutating func one(_ kind: SwiftNodeKind, _ node: RawSyntax, _ inner: (some RawSyntaxNodeProtocol)?) -> Node? {
        guard let inner else { return nil }
        let number = any(inner)
        return add(kind, node, [number])
    }

    private mutating func branch(_ node: RawSyntax) -> Node? {
        if let test = node.as(RawIfExprSyntax.self) {
            let conditions = conditions(test.conditions)
            let body = block(test.body)
            var otherwise = none
            if let last = test.elseBody {
                otherwise = last.as(RawCodeBlockSyntax.self).map { block($0) } ?? any(last)
            }
            return add(.ifExpr, node, [conditions, body, otherwise])
        }
        guard let choice = node.as(RawSwitchExprSyntax.self) else { return nil }
        let subject = any(choice.subject)
        let cases = cases(choice.cases)
        return add(.switchExpr, node, [subject, cases])
    }

    // MARK: - Closures

    mutating func closure(_ node: RawClosureExprSyntax) -> Node {
        let signature = node.signature.map { self.signature($0) } ?? none
        let statements = items(node.statements)
        return add(.closureExpr, node.raw, [signature, statements])
    }

    private mutating func signature(_ node: RawClosureSignatureSyntax) -> Node {
        var captures = none
        if let clause = node.capture {
            captures = list(.captureClause, clause.items.raw) { tree, child in
                child.as(RawClosureCaptureSyntax.self).map { capture in
                    let name = tree.number(of: capture.name)
                    let value = tree.optional(capture.initializer?.value)
                    return tree.add(.capture, child, [name, value])
                }
            }
        }
        var parameters = none
        if let names = node.parameterClause?.as(RawClosureShorthandParameterListSyntax.self) {
            parameters = list(.shorthandParameters, names.raw) { tree, child in
                child.as(RawClosureShorthandParameterSyntax.self).map { tree.number(of: $0.name) }
            }
        } else if let clause = node.parameterClause?.as(RawClosureParameterClauseSyntax.self) {
            parameters = list(.typedParameters, clause.parameters.raw) { tree, child in
                child.as(RawClosureParameterSyntax.self).map { parameter in
                    let first = tree.number(of: parameter.firstName)
                    let second = tree.number(of: parameter.secondName)
                    let type = tree.optional(parameter.type)
                    return tree.add(.functionParameter, child, [first, second, type, tree.none, tree.none])
                }
            }
        }
        let result = optional(node.returnClause?.type)
        return add(.signature, node.raw, [captures, parameters, result])
    }

    // MARK: - Types

    private mutating func type(_ node: RawSyntax) -> Node {
        switch node.kind {
        case .identifierType:
            node.as(RawIdentifierTypeSyntax.self).map { named in
                let name = number(of: named.name)
                let arguments = named.genericArgumentClause.map { genericArguments($0) } ?? none
                return add(.identifierType, node, [name, arguments])
            } ?? add(.otherType, node)
        case .memberType:
            node.as(RawMemberTypeSyntax.self).map { member in
                let base = any(member.baseType)
                let name = number(of: member.name)
                let arguments = member.genericArgumentClause.map { genericArguments($0) } ?? none
                return add(.memberType, node, [base, name, arguments])
            } ?? add(.otherType, node)
        default: compound(node) ?? add(.otherType, node)
        }
    }

    private mutating func compound(_ node: RawSyntax) -> Node? {
        switch node.kind {
        case .optionalType: one(.optionalType, node, node.as(RawOptionalTypeSyntax.self)?.wrappedType)
        case .implicitlyUnwrappedOptionalType:
            one(.optionalType, node, node.as(RawImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType)
        case .arrayType: one(.arrayType, node, node.as(RawArrayTypeSyntax.self)?.element)
        case .metatypeType: one(.metatypeType, node, node.as(RawMetatypeTypeSyntax.self)?.baseType)
        case .attributedType: one(.attributedType, node, node.as(RawAttributedTypeSyntax.self)?.baseType)
        case .someOrAnyType: one(.someOrAnyType, node, node.as(RawSomeOrAnyTypeSyntax.self)?.constraint)
        case .dictionaryType:
            node.as(RawDictionaryTypeSyntax.self).map { dictionary in
                let key = any(dictionary.key)
                let value = any(dictionary.value)
                return add(.dictionaryType, node, [key, value])
            }
        case .functionType:
            node.as(RawFunctionTypeSyntax.self).map { function in
                let parameters = elements(function.parameters)
                let result = any(function.returnClause.type)
                return add(.functionType, node, [parameters, result])
            }
        case .tupleType:
            node.as(RawTupleTypeSyntax.self).map { tuple in
                let elements = elements(tuple.elements)
                return add(.tupleType, node, [elements])
            }
        case .compositionType:
            node.as(RawCompositionTypeSyntax.self).map { composition in
                list(.compositionType, composition.elements.raw) { tree, child in
                    child.as(RawCompositionTypeElementSyntax.self).map { tree.any($0.type) }
                }
            }
        default: nil
        }
    }

    private mutating func elements(_ list: RawTupleTypeElementListSyntax) -> Node {
        self.list(.list, list.raw) { tree, child in
            child.as(RawTupleTypeElementSyntax.self).map { element in
                let name = tree.number(of: element.firstName)
                let type = tree.any(element.type)
                return tree.add(.tupleTypeElement, child, [name, type])
            }
        }
    }

    mutating func genericArguments(_ clause: RawGenericArgumentClauseSyntax) -> Node {
        list(.genericArguments, clause.arguments.raw) { tree, child in
            child.as(RawGenericArgumentSyntax.self).map { tree.any($0.argument) }
        }
    }
}
