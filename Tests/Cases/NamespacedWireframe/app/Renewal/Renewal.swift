/// Everything that works otherwise when a loan is renewed.
enum Renewal {
    enum Bulk {}
}
