/**
 * What a code may be used for: a registration, a login or reset by phone, a new contact of a member, a login from a new
 * network, a withdrawal; a recovery is a password for one login.
 */
export type OtpPurpose = 'register' | 'login' | 'contact' | 'network' | 'recovery' | 'withdraw'

/** Where a code goes, and what it is good for. */
export interface CodeTarget {
  readonly channel: 'sms' | 'mail'
  /** Digits with the dialling code in front, or a mail address. */
  readonly target: string
  readonly purpose: OtpPurpose
  /** The device, member or ticket that the code is good for; null when any may use it. */
  readonly asker: string | null
}

/** How long a code is good, in milliseconds. */
export const codeLifeMs = 10 * 60_000

/** How long to wait before the next code may be asked for, in minutes. */
export const codeWaitMinutes = 1
