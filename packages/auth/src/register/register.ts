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
 * The payload of a registration (REG-10): codes typed go before codes kept, a number is its own account name, and a
 * repetition that was not shown repeats the password. Source: contract 3.2, the extended payload in every mode.
 */
export function registrationPayload(form: RegistrationForm, context: RegistrationContext) {
  const { mode = 'username', registerUrl, referral, countryDialingCode, proofs = {}, deviceId } = context
  const fields = trimmed(form)
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
 * Opens an account and starts its session. What was lost is sent again by the same registration, and happens once.
 * @throws RefusedError with register.username.taken, register.field.invalid, register.affiliate.invalid, code.required,
 * code.invalid, mobile.taken, captcha.required, captcha.invalid or TOO_MANY_REQUESTS; UnreachedError of kind unsure when
 * no answer came.
 */
export async function register(
  registration: Pick<Registration, 'send'>,
  session: Session,
  form: RegistrationForm,
  context: RegistrationContext,
): Promise<void> {
  const payload = registrationPayload(form, context)
  const value = await registration.send(payload)
  session.start(value, payload.username)
}
