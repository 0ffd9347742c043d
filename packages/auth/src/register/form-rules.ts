import { freeText, type FieldRule, type RuleSet } from '@parlour/validation'
import { isMobile, type RegistrationMode } from './registration-mode.ts'

/** The fields that a registration form can show, in the order it shows them. Source: specification 3 and 5, REG-02. */
export const registrationFields = [
  'username',
  'payeeName',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'email',
  'birthday',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'recommenderId',
  'captcha',
  'affiliateCode',
  'referralCode',
] as const

/** A field of the registration form. */
export type RegistrationField = (typeof registrationFields)[number]

/** What else decides which fields show. */
export interface FormContext {
  readonly mode: RegistrationMode
  /** Whether the public settings ask for a captcha. */
  readonly captcha: boolean
  /** Whether a registration by name proves its number by a code (REGMOBVERF3). */
  readonly verified: boolean
  /** Codes that the visitor came with and that hold: their fields are not shown (REG-07). */
  readonly known: ReadonlySet<'affiliateCode' | 'referralCode'>
}

const ofNumber = ['mobileNum', 'verificationCode', 'password', 'confirmPassword'] as const

/** A number stands first where it is what the account is opened by. */
const orderOf = (mode: RegistrationMode): readonly RegistrationField[] =>
  isMobile(mode) ? [...new Set<RegistrationField>([...ofNumber, ...registrationFields])] : registrationFields

const digits: FieldRule = {
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 15,
  acceptedPattern: '^[0-9]+$',
  patternId: 6,
}

const always = (rule: FieldRule = freeText(true)): FieldRule => ({ ...rule, enabled: true, required: true })

/**
 * The rules of a registration form: the server's, plus the fields that its mode
 * needs. Name, password, repetition, number and code are required where they belong
 * (VAL-01); any other field shows only when the server's rule enables it (VAL-02).
 *
 * @param rules the server's rules by field
 * @returns rules by field
 * @example
 * const fields = formRules(rules, { mode: 'username', captcha: true, verified: false, known: new Set() })
 */
export function formRules(rules: RuleSet, { mode, captcha, verified, known }: FormContext): RuleSet {
  const mobile = isMobile(mode)
  const needed: Partial<Record<RegistrationField, FieldRule | undefined>> = {
    username: mobile ? undefined : always(rules['username']),
    password: mode === 'mobile' ? undefined : always(rules['password']),
    confirmPassword: mode === 'mobile' ? undefined : freeText(true),
    mobileNum: mobile || verified ? always(rules['mobileNum'] ?? digits) : rules['mobileNum'],
    verificationCode: mobile || verified ? freeText(true) : undefined,
    captcha: captcha ? freeText(true) : undefined,
    affiliateCode: known.has('affiliateCode') ? undefined : rules['affiliateCode'],
    referralCode: known.has('referralCode') ? undefined : rules['referralCode'],
  }
  return Object.fromEntries(
    orderOf(mode).flatMap((field) => {
      const rule = Object.hasOwn(needed, field) ? needed[field] : rules[field]
      return rule?.enabled ? [[field, rule]] : []
    }),
  )
}
