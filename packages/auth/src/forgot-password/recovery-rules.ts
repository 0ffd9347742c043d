import { freeText, type FieldRule, type RuleSet } from '@parlour/validation'
import { newPasswordRule } from '../password/change-rules.ts'

/** The fields of a recovery by mail. */
export type MailRecoveryField = 'username' | 'email'

/** The fields of a recovery by mobile phone. */
export type PhoneRecoveryField = 'mobileNum' | 'verificationCode' | 'newPassword'

const address: FieldRule = {
  ...freeText(true),
  maxLength: 128,
  acceptedPattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  patternId: 3,
}
const number: FieldRule = { ...freeText(true), minLength: 6, maxLength: 15, acceptedPattern: '^[0-9]+$', patternId: 6 }

const always = (rule: FieldRule = freeText(true)): FieldRule => ({ ...rule, enabled: true, required: true })

/** The rules of a recovery by mail: the server's for the name, and a valid address (FGT-02). */
export const mailRecoveryRules = (rules: RuleSet): Record<MailRecoveryField, FieldRule> => ({
  username: always(rules['username']),
  email: always(rules['email'] ?? address),
})

/** The rules of a recovery by mobile phone: the server's for number and new password (FGT-03). */
export const phoneRecoveryRules = (rules: RuleSet): Record<PhoneRecoveryField, FieldRule> => ({
  mobileNum: always(rules['mobileNum'] ?? number),
  verificationCode: freeText(true),
  newPassword: newPasswordRule(rules),
})
