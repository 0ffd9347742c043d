import { freeText, type FieldRule, type RuleSet } from '@parlour/validation'

/** The fields of a change of password. */
export type ChangeField = 'oldPassword' | 'newPassword' | 'confirmNewPassword'

/** The rules of a change of password: the server's for the new one (PWD-01). */
export const changeRules = (rules: RuleSet): Record<ChangeField, FieldRule> => ({
  oldPassword: freeText(true),
  newPassword: { ...(rules['password'] ?? freeText(true)), enabled: true, required: true },
  confirmNewPassword: freeText(true),
})
