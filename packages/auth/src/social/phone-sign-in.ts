/**
 * Proves a mobile number by an SMS of Firebase, where the platform does not send its own (`firebaseChannel: 'sms'`).
 */
export interface PhoneSignIn {
  /**
   * Sends a code to a number in the form +639171234567 and answers with the id of what was sent. Opens a window: call
   * it in the handler of the press, before anything is awaited.
   * @throws UnreachedError `cancelled`, `popup_blocked`, `timeout`; RefusedError with a code of `authErrorIds`.
   */
  send(number: string): Promise<string>
  /**
   * Exchanges the code for the `firebaseIdToken` of a login, a registration or a withdrawal. Opens no window.
   * @throws UnreachedError `timeout`; RefusedError with a code of `authErrorIds`.
   */
  confirm(verificationId: string, code: string): Promise<string>
}
