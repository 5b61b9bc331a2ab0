import CMalloc

/// The memory that all threads allocate from.
package enum Heap {
    /// Lets the heap grow by 64 MB of addresses at a time; a page of them takes memory once something is put on it.
    ///
    /// glibc gives each thread a heap of its own, and asks the system for every 128 KB of it: 15,000 calls for an app of
    /// 3,000 files, which wait for one another because all change the same address space (`mallopt(3)`, `M_TOP_PAD`).
    /// Call it before the first thread starts. It does nothing where the allocator is another one.
    package static func growInLargeSteps() { cmalloc_set_padding(64 << 20) }

    /// Gives the system back whatever pages nothing is on.
    ///
    /// glibc keeps what is freed for the threads that share a heap with the one that allocated it, and gives back but the
    /// end of a heap by itself (`malloc_trim(3)`). It does nothing where the allocator is another one.
    package static func giveBack() { cmalloc_give_back() }
}
