import Foundation

/// Asks the library whether a card is valid.
class LoginService {

    func login(
        cardNumber: String, password: String,
        success: (Reader) -> Void, failure: (Error) -> Void
    ) {
        guard password.count > 3 else {
            failure(CocoaError(.userCancelled))
            return
        }
        success(Reader(cardNumber: cardNumber, name: "Reader \(cardNumber)"))
    }
}
