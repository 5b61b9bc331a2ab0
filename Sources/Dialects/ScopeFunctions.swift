/// Methods of libraries, as of `Then`, that hand an object to a closure, which sets it up, and give the object back.
package enum ScopeFunctions {
    package static let names: Set<String> = ["then", "do", "with", "also", "apply", "tap", "configure"]
}
