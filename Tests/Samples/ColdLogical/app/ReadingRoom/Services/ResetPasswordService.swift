class ResetPasswordService {

    func sendLetter(toCardNumber cardNumber: String, completion: () -> Void) {
        completion()
    }
}
