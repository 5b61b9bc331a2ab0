/// What lies in place of a file's own content, in a work tree or in a commit.
package enum StandInContent {
    /// Why nothing of the app can be read of some bytes; nil where they are a file's own.
    package static func fault(of bytes: [UInt8]) -> SourceTreeFault? {
        if bytes.count < 1024, bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) { return .pointer }
        // https://github.com/AGWA/git-crypt, README: a header of ten bytes, then the nonce and what is encrypted.
        if bytes.starts(with: "\0GITCRYPT\0".utf8) { return .encrypted }
        return nil
    }
}
