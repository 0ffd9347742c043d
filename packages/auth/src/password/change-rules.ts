import { freeText, type FieldRule, type RuleSet } from '@parlour/validation'

/** The fields of a change of password. */
export type ChangeField = 'oldPassword' | 'newPassword' | 'confirmNewPassword'

/** The most characters of a password that a call takes. */
const longest = 128

/**
 * The server's rule of a new password. Input that is too long
 * is refused, never cut: half of a pasted one would be saved.
 */
export function newPasswordRule(rules: RuleSet): FieldRule {
  const rule = rules['password'] ?? freeText(true)
  return { ...rule, enabled: true, required: true, maxLength: Math.min(rule.maxLength ?? longest, longest) }
}

/** The rules of a change of password: the server's for the new one (PWD-01). */
export const changeRules = (rules: RuleSet): Record<ChangeField, FieldRule> => ({
  oldPassword: { ...freeText(true), maxLength: longest },
  newPassword: newPasswordRule(rules),
  confirmNewPassword: freeText(true),
})
