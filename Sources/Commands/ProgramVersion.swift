/// The version that `wiremap --version` prints; `CHANGELOG.md` tells of it.
package enum ProgramVersion {
    package static let current = "0.1.0"
}
