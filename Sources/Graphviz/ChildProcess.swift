import Foundation

/// A program that runs beside this one and talks to it through one socket.
///
/// Foundation's `Process` may notice the end of a process as late as a twentieth of a second after it; waiting for it by
/// its id takes as long as it takes to end.
struct ChildProcess {
    private let id: pid_t

    /// Starts a program whose standard input and output are a socket, and whose messages nobody sees. It has a process
    /// group of its own, the usual signals, and no other open file of this process.
    ///
    /// - Throws: `POSIXError`, as posix_spawn(3) tells it.
    init(executable: String, arguments: [String], environment: [String: String], socket: Int32) throws {
        #if canImport(Darwin)
            var files: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
            let closesOthers = POSIX_SPAWN_CLOEXEC_DEFAULT
        #else
            var files = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            let closesOthers: Int32 = 0
        #endif
        posix_spawn_file_actions_init(&files)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&files)
            posix_spawnattr_destroy(&attributes)
        }
        for stream: Int32 in [0, 1] { posix_spawn_file_actions_adddup2(&files, socket, stream) }
        posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)
        for descriptor in Self.openFiles where descriptor > 2 {
            posix_spawn_file_actions_addclose(&files, descriptor)
        }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        for signal in [SIGKILL, SIGSTOP] { sigdelset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags =
            Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
            | Int32(closesOthers)
        posix_spawnattr_setflags(&attributes, Int16(flags))

        let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
        var words = ([executable] + arguments).map { strdup($0) } + [nil]
        var settings = variables.map { strdup($0) } + [nil]
        defer { for text in words + settings { free(text) } }
        var id: pid_t = 0
        let failure = posix_spawn(&id, executable, &files, &attributes, &words, &settings)
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
        self.id = id
    }

    /// What the new process is not to hold open; Darwin closes everything by itself.
    private static var openFiles: [Int32] {
        #if canImport(Darwin)
            return []
        #else
            guard let folder = opendir("/proc/self/fd") else { return [] }
            defer { closedir(folder) }
            var found: [Int32] = []
            while let entry = readdir(folder) {
                let name = withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) }
                if let descriptor = Int32(name) { found.append(descriptor) }
            }
            return found
        #endif
    }

    /// Ends the process, whatever it does; call it once.
    func kill() { _ = Foundation.kill(id, SIGKILL) }

    /// Waits until the process is gone; call it once, after `kill`.
    func wait() {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
    }
}
