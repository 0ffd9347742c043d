import { freeText, type FieldRule, type RuleSet } from '@parlour/validation'

/** The fields that a registration form can show, in the order it shows them. Source: specification 3 and 5. */
export const registrationFields = [
  'username', 'payeeName', 'password', 'confirmPassword', 'mobileNum', 'email', 'paymentPassword', 'idNumber',
  'qqNum', 'line', 'whatsapp', 'zalo', 'facebook', 'wechat', 'recommenderId', 'affiliateCode', 'captcha',
] as const

/** A field of the registration form. */
export type RegistrationField = (typeof registrationFields)[number]

/** What else decides which fields show. */
export interface FormContext {
  /** Whether the public settings ask for a captcha. */
  readonly captcha: boolean
  /** Whether the visitor came with an invitation code: the field for it is then not shown (REG-07). */
  readonly invited: boolean
}

const always = (rule: FieldRule | undefined): FieldRule => ({ ...(rule ?? freeText(true)), enabled: true, required: true })

/**
 * The rules of the form by username: the server's, plus what every form has. Name, password and its repetition are
 * always required (VAL-01); any other field shows only when the server's rule enables it (VAL-02).
 */
export function formRules(rules: RuleSet, { captcha, invited }: FormContext): RuleSet {
  const ruleOf = (field: RegistrationField): FieldRule | undefined => {
    if (field === 'username' || field === 'password') return always(rules[field])
    if (field === 'confirmPassword') return freeText(true)
    if (field === 'captcha') return captcha ? freeText(true) : undefined
    if (field === 'affiliateCode' && invited) return undefined
    return rules[field]
  }
  return Object.fromEntries(
    registrationFields.flatMap((field) => {
      const rule = ruleOf(field)
      return rule?.enabled ? [[field, rule]] : []
    }),
  )
}
