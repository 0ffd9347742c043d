import { PasswordField, RuleList, TextField } from '@parlour/ui-kit'
import { passwordStrength, ruleChecks, type FieldRule, type Issue, type Validator } from '@parlour/validation'
import type { FieldBinding } from '@parlour/validation/react'
import type { RegistrationField } from '../../index.ts'
import { useAuthText, useIssueText } from '../use-auth-text.ts'
import { fieldInputs, ruledFields, secretFields } from './field-inputs.ts'

type TypedField = Exclude<RegistrationField, 'captcha'>

interface RegisterFieldProps {
  field: TypedField
  rule: FieldRule
  binding: FieldBinding<RegistrationField>
  issue: Issue | undefined
  validator: Validator
  /** What is right about it, such as a name that is free. */
  good: string | undefined
  /** What is being looked up about it. */
  note: string | undefined
  readOnly: boolean
}

/** One field of the registration form, as its rule asks for it. */
export function RegisterField({ field, rule, binding, issue, validator, good, note, readOnly }: RegisterFieldProps) {
  const text = useAuthText()
  const issueText = useIssueText()
  const hint = field === 'payeeName' || field === 'affiliateCode' ? text(`auth.hint.${field}`) : undefined
  const shared = {
    ...binding,
    readOnly,
    label: text(`auth.field.${field}`),
    hint: note ?? hint,
    error: issueText(issue),
    good,
    required: rule.required,
    optional: rule.required ? undefined : text('auth.field.optional'),
  }
  const level = field === 'password' ? passwordStrength(binding.value) : undefined
  const input = secretFields.has(field) ? (
    <PasswordField
      {...shared}
      autoComplete={fieldInputs[field].autoComplete}
      showLabel={text('auth.password.show')}
      hideLabel={text('auth.password.hide')}
      strength={level}
      strengthLabel={level === undefined ? undefined : text('auth.password.strength', { level })}
    />
  ) : (
    <TextField {...shared} {...fieldInputs[field]} />
  )
  if (!ruledFields.has(field)) return input
  const rules = ruleChecks(rule, binding.value, (value) => validator.fits(field, value)).map(({ id, values, ok }) => ({
    id,
    ok,
    text: text.maybe(id, values) ?? text('validation.pattern'),
  }))
  return (
    <div>
      {input}
      <RuleList label={text('auth.rules.label')} doneLabel={text('auth.rules.done')} rules={rules} />
    </div>
  )
}
