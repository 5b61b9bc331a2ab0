/// What a repository has in place of a file that Git LFS keeps elsewhere.
package enum LargeFilePointer {
    package static func isOne(_ bytes: [UInt8]) -> Bool {
        bytes.count < 1024 && bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
    }
}
