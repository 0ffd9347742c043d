import { useIssueText } from '@parlour/screen-kit/react'
import { Live, PasswordField, RuleList, TextField } from '@parlour/ui-kit'
import { passwordStrength, ruleChecks, type FieldRule, type Issue, type Validator } from '@parlour/validation'
import type { FieldBinding } from '@parlour/validation/react'
import type { RegistrationField } from '../../index.ts'
import { useAuthText } from '../use-auth-text.ts'
import { fieldInputs, secretFields, unruledFields } from './field-inputs.ts'

/** A field that is a plain text or a secret. */
export type TypedField = Exclude<RegistrationField, 'captcha' | 'mobileNum' | 'verificationCode'>

interface RegisterFieldProps {
  field: TypedField
  rule: FieldRule
  binding: FieldBinding<string>
  issue: Issue | undefined
  validator: Validator
  /** What is right about it, such as a name that is free. */
  good: string | undefined
  /** What is being looked up about it. */
  note: string | undefined
  readOnly: boolean
}

const hinted = new Set<RegistrationField>(['payeeName', 'affiliateCode', 'referralCode', 'birthday'])

const hasHint = (field: RegistrationField): field is 'payeeName' | 'affiliateCode' | 'referralCode' | 'birthday' =>
  hinted.has(field)

/** Whether a rule says more than that there is a text. */
const saysMuch = ({ patternId, minLength, maxLength }: FieldRule): boolean =>
  patternId !== 0 || (minLength ?? 0) > 1 || (maxLength ?? 255) < 100

/** One field of the registration form, as its rule asks for it. */
export function RegisterField({ field, rule, binding, issue, validator, good, note, readOnly }: RegisterFieldProps) {
  const text = useAuthText()
  const issueText = useIssueText()
  const shared = {
    ...binding,
    readOnly,
    label: text(`auth.field.${field}`),
    hint: note ?? (hasHint(field) ? text(`auth.hint.${field}`) : undefined),
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
      inputMode={fieldInputs[field].inputMode}
      showLabel={text('auth.password.show')}
      hideLabel={text('auth.password.hide')}
      strength={level}
      strengthLabel={level === undefined ? undefined : text('auth.password.strength', { level })}
    />
  ) : (
    <TextField {...shared} {...fieldInputs[field]} />
  )
  // What a lookup found good comes after the field was left: it is read out.
  const found = field === 'username' ? <Live>{good}</Live> : null
  if (unruledFields.has(field) || !saysMuch(rule))
    return (
      <>
        {input}
        {found}
      </>
    )
  const rules = ruleChecks(rule, binding.value, (value) => validator.fits(field, value)).map(({ id, values, ok }) => ({
    id,
    ok,
    text: text.maybe(id, values) ?? text('validation.pattern'),
  }))
  return (
    <div>
      {input}
      <RuleList label={text('auth.rules.label')} doneLabel={text('auth.rules.done')} rules={rules} />
      {found}
    </div>
  )
}
