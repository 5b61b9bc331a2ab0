import Foundation
import Site
import SourceScan

extension PageMemory {
    /// What a folder's site is made of, kept in the cache by the folder's place; another program's is never read.
    init(_ cache: FactsCache, folder: String) {
        let place = URL(fileURLWithPath: folder).standardizedFileURL.path
        let id = ContentID(of: Array("pages in \(place)".utf8))
        self.init(
            digest: { ContentID(of: $0).bytes }, kept: cache.product(id), keep: { cache.keep(product: $0, of: id) })
    }
}
