import { useIssueText } from '@parlour/screen-kit/react'
import type { RuleSet } from '@parlour/validation'
import type { RegistrationMode } from '../../index.ts'
import { isMobile } from '../../index.ts'
import { CaptchaInput } from '../captcha-input.tsx'
import { OtpInput } from '../otp/otp-input.tsx'
import { PhoneInput } from '../phone/phone-input.tsx'
import { useAuthText } from '../use-auth-text.ts'
import { RegisterField } from './register-field.tsx'
import type { useRegistration } from './use-registration.ts'

interface RegisterInputsProps {
  rules: RuleSet
  mode: RegistrationMode
  registration: ReturnType<typeof useRegistration>
}

/** The fields of the registration form, in the order of its rules. */
export function RegisterInputs({ rules, mode, registration }: RegisterInputsProps) {
  const text = useAuthText()
  const issueText = useIssueText()
  const { fields, form, validator, captcha, phone, unsure, codeTarget, codeProof, sendOtp } = registration
  const proves = fields.includes('verificationCode')

  return fields.map((field) => {
    const rule = rules[field]
    const issue = form.issues[field]
    const binding = form.bind(field)
    const shared = { binding, error: issueText(issue), readOnly: unsure }
    if (!rule) return null
    if (field === 'captcha')
      return <CaptchaInput key={field} required binding={binding} captcha={captcha} error={shared.error} />
    if (field === 'mobileNum')
      return (
        <PhoneInput
          {...shared}
          key={field}
          phone={phone}
          label={text('auth.field.mobileNum')}
          required={rule.required}
          hint={proves ? text('auth.hint.mobileNum') : undefined}
          optional={rule.required ? undefined : text('auth.field.optional')}
        />
      )
    if (field === 'verificationCode')
      return (
        <OtpInput
          {...shared}
          key={field}
          required
          purpose={isMobile(mode) ? 'register-mobile' : 'register'}
          target={codeTarget}
          pending={phone.pending && form.values.mobileNum !== ''}
          proof={codeProof}
          send={sendOtp}
          onRefused={({ issue: refused }) => refused && form.setServerIssue(refused.field, refused)}
        />
      )
    const looked = field === 'username' && !issue ? form.lookup('username') : null
    return (
      <RegisterField
        key={field}
        field={field}
        rule={rule}
        issue={issue}
        validator={validator}
        readOnly={unsure}
        binding={binding}
        good={looked === 'good' ? text('auth.username.free') : undefined}
        note={looked === 'asking' ? text('auth.username.checking') : undefined}
      />
    )
  })
}
