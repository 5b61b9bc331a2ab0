/// What a node of a `SwiftTree` is; in the order of the families that they belong to.
enum SwiftNodeKind: UInt8 {
    // Expressions.
    case declReferenceExpr, memberAccessExpr, functionCallExpr, subscriptCallExpr, stringLiteralExpr, closureExpr
    case sequenceExpr, tupleExpr, arrayExpr, dictionaryExpr, superExpr, nilLiteralExpr, booleanLiteralExpr
    case integerLiteralExpr, floatLiteralExpr, optionalChainingExpr, forceUnwrapExpr, tryExpr, awaitExpr, unsafeExpr
    case inOutExpr, borrowExpr, consumeExpr, copyExpr, prefixOperatorExpr, postfixOperatorExpr, binaryOperatorExpr
    case assignmentExpr, arrowExpr, ternaryExpr, asExpr, isExpr, typeExpr, ifExpr, switchExpr, keyPathExpr
    case macroExpansionExpr, genericSpecializationExpr, discardAssignmentExpr, patternExpr, otherExpr
    // Statements.
    case returnStmt, guardStmt, forStmt, whileStmt, repeatStmt, doStmt, deferStmt, throwStmt, labeledStmt, yieldStmt
    case breakStmt, continueStmt, expressionStmt, otherStmt
    // Declarations.
    case importDecl, classDecl, structDecl, enumDecl, actorDecl, protocolDecl, extensionDecl, functionDecl
    case initializerDecl, deinitializerDecl, subscriptDecl, variableDecl, enumCaseDecl, typeAliasDecl, ifConfigDecl
    case otherDecl
    // Types.
    case identifierType, memberType, optionalType, arrayType, dictionaryType, functionType, tupleType, compositionType
    case metatypeType, attributedType, someOrAnyType, otherType
    // Patterns.
    case identifierPattern, tuplePattern, wildcardPattern, valueBindingPattern, expressionPattern, otherPattern
    // Parts.
    case accessor, accessorBlock, accessorList, attribute, attributeList, argument, argumentList, capture, captureClause
    case catchClause, catchItem, codeBlock, codeBlockItems, conditionList, declNameArguments, enumCaseElement
    case enumCaseParameter, functionParameter, genericArguments, genericParameter, genericParameters, ifConfigClause
    case keyPathProperty, keyPathOptional, keyPathOther, list, matchingPattern, memberItems, modifiers, objCSelector
    case optionalBinding, otherPart, patternBinding, requirement, sameTypeRequirement, shorthandParameters
    case signature, switchCase, switchCaseItem, switchCaseLabel, switchCases, trailingClosure, tupleTypeElement
    case typedParameters, whereClause

    var isExpression: Bool { rawValue <= SwiftNodeKind.otherExpr.rawValue }
    var isStatement: Bool { !isExpression && rawValue <= SwiftNodeKind.otherStmt.rawValue }
    var isDeclaration: Bool {
        rawValue > SwiftNodeKind.otherStmt.rawValue && rawValue <= SwiftNodeKind.otherDecl.rawValue
    }
    var isType: Bool { rawValue > SwiftNodeKind.otherDecl.rawValue && rawValue <= SwiftNodeKind.otherType.rawValue }
}
