/** What a person is asked to prove being one for. */
export type HumanAction = 'login' | 'register' | 'sms'

/**
 * The proof of the platform's human check, as it travels in the
 * payload of a login, a registration or an SMS (contract 3.4).
 */
export interface HumanProof {
  readonly geetestValidateV4: {
    readonly captcha_id: string
    readonly lot_number: string
    readonly pass_token: string
    readonly gen_time: string
    readonly captcha_output: string
  }
}

/**
 * Asks the visitor to prove being a person, in a window of its own: no script of the provider runs on the page (X13).
 */
export interface HumanCheck {
  /**
   * Opens the check. Call it in the handler of the press, before anything is awaited, or the browser blocks the window.
   * @throws UnreachedError `cancelled` when the window was closed, `popup_blocked`, `timeout` when it does not load.
   */
  verify(action: HumanAction): Promise<HumanProof>
}
