import { nationalNumber } from '@parlour/validation/phone'
import type { Session } from '../session/create-session.ts'
import type { Registration } from './create-registration.ts'
import type { RegistrationProofs } from './flow.ts'
import type { RegistrationField } from './form-rules.ts'
import type { Referral } from './referral.ts'
import { isMobile, type RegistrationMode } from './registration-mode.ts'

/** What was typed into the registration form; a field that was not shown is missing. */
export type RegistrationForm = Readonly<Partial<Record<RegistrationField, string>>>

/** What a registration carries beside the form. */
export interface RegistrationContext {
  readonly mode?: RegistrationMode
  /** Address of the page the form stands on. */
  readonly registerUrl: string
  /** Codes the visitor came with. */
  readonly referral: Referral
  /** Of the number, without plus; empty for the operator's own country. */
  readonly countryDialingCode?: string
  readonly proofs?: RegistrationProofs
  /** The id of this device, when the app keeps one. */
  readonly deviceId?: string
}

const trimmed = (form: RegistrationForm): RegistrationForm =>
  Object.fromEntries(Object.entries(form).map(([field, text]) => [field, text.trim()]))

const provedBy = ({ human, firebaseIdToken }: RegistrationProofs) => ({
  ...human,
  ...(firebaseIdToken ? { firebaseChannel: 'sms' as const, firebaseIdToken } : {}),
})

/**
 * The payload of a registration (REG-10). Typed codes replace stored ones, a mobile number is its own account name, and
 * a repetition that was not shown repeats the password. Source: contract 3.2.
 *
 * @returns the request of the `register` records
 * @example registrationPayload({ username: 'demo01', password: 'abc12345' }, { registerUrl, referral })
 */
export function registrationPayload(form: RegistrationForm, context: RegistrationContext) {
  const { mode = 'username', registerUrl, referral, countryDialingCode, proofs = {}, deviceId } = context
  const typed = trimmed(form)
  const number = typed.mobileNum
  const fields = number ? { ...typed, mobileNum: nationalNumber(countryDialingCode ?? '', number) } : typed
  const password = fields.password ?? ''
  return {
    ...fields,
    username: (isMobile(mode) ? fields.mobileNum : fields.username) ?? '',
    password,
    confirmPassword: fields.confirmPassword ?? password,
    affiliateCode: fields.affiliateCode || (referral.affiliateCode ?? ''),
    referralCode: fields.referralCode || (referral.referralCode ?? ''),
    domain: referral.domain ?? '',
    registerUrl,
    registerMethod: 'WEB' as const,
    login: true as const,
    ...(fields.mobileNum && countryDialingCode ? { countryDialingCode } : {}),
    ...provedBy(proofs),
    ...(deviceId ? { loginDeviceId: deviceId } : {}),
  }
}

/** What a registration sends. */
export type RegistrationPayload = ReturnType<typeof registrationPayload>

/**
 * Opens an account and starts its session. A lost response is repeated with the same key by the same registration.
 *
 * @returns whether a session began; a platform may open the account without a token, and the member then logs in
 * @throws RefusedError with register.username.taken, register.field.invalid, register.affiliate.invalid, code.required,
 * code.invalid, mobile.taken, captcha.required, captcha.invalid or
 * TOO_MANY_REQUESTS; UnreachedError of kind unsure when no answer came.
 * @throws RefusedError with register.username.taken, register.field.invalid,
 *   register.affiliate.invalid, code.required, code.invalid, mobile.taken, captcha.required,
 *   captcha.invalid or TOO_MANY_REQUESTS; UnreachedError of kind `unsure` when no response arrived
 * @example
 * const registration = createRegistration(api, session.store)
 * await register(registration, session, { username: 'demo01', password: 'abc12345' }, { registerUrl: location.href, referral })
 */
export async function register(
  registration: Pick<Registration, 'send'>,
  session: Session,
  form: RegistrationForm,
  context: RegistrationContext,
): Promise<boolean> {
  const payload = registrationPayload(form, context)
  const { token, ...value } = await registration.send(payload)
  if (token === null) return false
  session.start({ ...value, token }, payload.username)
  return true
}
