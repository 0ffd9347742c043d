import type { Session } from '../session/create-session.ts'
import type { Referral } from './referral.ts'
import type { RegistrationField } from './form-rules.ts'
import type { Registration } from './create-registration.ts'

/** What was typed into the registration form; a field that was not shown is missing. */
export type RegistrationForm = Readonly<Partial<Record<RegistrationField, string>>>

/** What a registration carries beside the form. */
export interface RegistrationContext {
  /** Address of the page the form stands on. */
  readonly registerUrl: string
  /** Codes the visitor came with. */
  readonly referral: Referral
  /** The id of this device, when the app keeps one. */
  readonly deviceId?: string
}

const trimmed = (form: RegistrationForm): RegistrationForm =>
  Object.fromEntries(Object.entries(form).map(([field, text]) => [field, text.trim()]))

/** The payload of a registration by username (REG-10): codes typed go before codes kept. */
export function registrationPayload(form: RegistrationForm, { registerUrl, referral, deviceId }: RegistrationContext) {
  const fields = trimmed(form)
  return {
    ...fields,
    username: fields.username ?? '',
    password: fields.password ?? '',
    confirmPassword: fields.confirmPassword ?? '',
    affiliateCode: fields.affiliateCode || (referral.affiliateCode ?? ''),
    referralCode: referral.referralCode ?? '',
    domain: referral.domain ?? '',
    registerUrl,
    registerMethod: 'WEB' as const,
    login: true as const,
    ...(deviceId ? { loginDeviceId: deviceId } : {}),
  }
}

/**
 * Opens an account and starts its session. What was lost is sent again by the same registration, and happens once.
 * @throws RefusedError with register.username.taken, register.field.invalid, captcha.invalid or TOO_MANY_REQUESTS;
 * UnreachedError of kind unsure when no answer came.
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
