/// The namespace of the archive's own screens.
enum Archive {
}
