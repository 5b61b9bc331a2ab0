/// What tells a window over all others from the app's, after the documentation of `UIWindow.Level`.
package enum WindowLevels {
    /// The property that raises a window.
    package static let property = "windowLevel"
    /// The level of the windows that hold an app.
    package static let normal = "normal"
    /// The methods that say what of a window is touched: a window of the app's that has one lets touches through.
    package static let hits = ["hitTest", "point"]
    /// The property that puts a screen into a window.
    package static let root = "rootViewController"
}
