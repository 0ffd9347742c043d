import { Button, Checkbox, FormActions, FormError, FormRow, FormStack } from '@parlour/ui-kit'
import type { PatternReporter, RuleSet } from '@parlour/validation'
import type { Referral, RegistrationField } from '../../index.ts'
import { CaptchaInput } from '../captcha-input.tsx'
import { FormProblem } from '../form-problem.tsx'
import { useAuthText, useIssueText } from '../use-auth-text.ts'
import { RegisterField } from './register-field.tsx'
import { useRegistration } from './use-registration.ts'

interface RegisterFormProps {
  rules: RuleSet
  referral: Referral
  registerUrl: string
  /** The age that the visitor confirms, in years. */
  age: number
  report: PatternReporter | undefined
  onLogin: () => void
  onDone: () => void
}

/** The registration form by username, made of the fields that the rules enable. */
export function RegisterForm({ age, onLogin, ...options }: RegisterFormProps) {
  const text = useAuthText()
  const issueText = useIssueText()
  const { fields, validator, captcha, form, state, unsure, mayReset, nameAnswer, terms, onSubmit, onNameBlur, reset } = useRegistration(options)
  const strays = Object.values(form.issues).filter(({ field }) => !fields.includes(field as RegistrationField))

  const inputs = fields.map((field) => {
    const issue = form.issues[field]
    if (field === 'captcha')
      return <CaptchaInput key={field} required binding={form.bind(field)} captcha={captcha} error={issueText(issue)} />
    const rule = options.rules[field]
    if (!rule) return null
    const named = field === 'username' && !issue
    return (
      <RegisterField
        key={field} field={field} rule={rule} issue={issue} validator={validator} readOnly={unsure}
        binding={field === 'username' ? { ...form.bind(field), onBlur: onNameBlur } : form.bind(field)}
        good={named && nameAnswer === 'free' ? text('auth.username.free') : undefined}
        note={named && nameAnswer === 'asking' ? text('auth.username.checking') : undefined}
      />
    )
  })

  return (
    <form {...form.formProps} onSubmit={onSubmit}>
      <FormStack>
        <FormRow>{inputs}</FormRow>
        <Checkbox
          name="terms" label={text('auth.register.terms', { age })} checked={terms.checked} disabled={unsure}
          error={terms.wrong ? text('auth.register.terms_required', { age }) : undefined}
          onChange={(event) => terms.change(event.target.checked)}
        />
        <FormProblem state={state} />
        {strays.map((issue) => <FormError key={issue.field}>{issueText(issue)}</FormError>)}
        <FormActions
          aside={<>{text('auth.register.have_account')} <Button variant="text" size="sm" onClick={onLogin}>{text('auth.login.submit')}</Button></>}
        >
          <Button type="submit" variant="primary" size="lg" loading={state.step === 'sending'}>
            {unsure ? text('auth.register.again') : text('auth.register.submit')}
          </Button>
          <Button size="lg" disabled={!mayReset} onClick={reset}>{text('auth.register.reset')}</Button>
        </FormActions>
      </FormStack>
    </form>
  )
}
