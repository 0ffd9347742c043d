import { useIssueText } from '@parlour/screen-kit/react'
import { PasswordField, RuleList } from '@parlour/ui-kit'
import { passwordStrength, ruleChecks, type FieldRule, type Issue, type Validator } from '@parlour/validation'
import type { FieldBinding } from '@parlour/validation/react'
import { useAuthText } from '../use-auth-text.ts'

/** Props of `NewPasswordInput`. */
export interface NewPasswordInputProps {
  readonly binding: FieldBinding<string>
  readonly rule: FieldRule
  readonly validator: Validator
  readonly issue: Issue | undefined
}

/**
 * A new password: its rule stands below it from the start and ticks off while one types (BEY-25), beside its strength.
 */
export function NewPasswordInput({ binding, rule, validator, issue }: NewPasswordInputProps) {
  const text = useAuthText()
  const issueText = useIssueText()
  const level = passwordStrength(binding.value)
  const rules = ruleChecks(rule, binding.value, (value) => validator.fits(binding.name, value)).map(
    ({ id, values, ok }) => ({
      id,
      ok,
      text: text.maybe(id, values) ?? text('validation.pattern'),
    }),
  )
  return (
    <div>
      <PasswordField
        {...binding}
        label={text('auth.field.newPassword')}
        error={issueText(issue)}
        required
        autoComplete="new-password"
        showLabel={text('auth.password.show')}
        hideLabel={text('auth.password.hide')}
        strength={level}
        strengthLabel={text('auth.password.strength', { level })}
      />
      <RuleList label={text('auth.rules.label')} doneLabel={text('auth.rules.done')} rules={rules} />
    </div>
  )
}
