import { useApi } from '@parlour/api-client/react'
import { useIssueText } from '@parlour/screen-kit/react'
import { Button, FormStack } from '@parlour/ui-kit'
import type { FormValues } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { loginByCode, type Refusal } from '../../index.ts'
import { checkLogin, type LoginField } from '../../login/check-login.ts'
import { useAuth } from '../auth-context.ts'
import { CaptchaInput } from '../captcha-input.tsx'
import { OtpInput } from '../otp/otp-input.tsx'
import { FormProblem } from '../form-problem.tsx'
import { PhoneInput } from '../phone/phone-input.tsx'
import { usePhoneCountry } from '../phone/use-phone-country.ts'
import { useAuthText } from '../use-auth-text.ts'
import { useCaptcha } from '../use-captcha.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import { smsDraftAtom } from './login-draft.ts'
import { useLoginTry } from './use-login-try.ts'
import type { LoginMethod } from './login-method.ts'

type SmsField = Extract<LoginField, 'mobileNum' | 'verificationCode' | 'captcha'>

const fields: readonly SmsField[] = ['mobileNum', 'verificationCode']

/**
 * Login by mobile number and the code of a message (LOG-01).
 * The code needs the proof of a person, the login itself none.
 */
export function SmsLoginForm({ onEntered }: Pick<LoginMethod, 'onEntered'>) {
  const api = useApi()
  const text = useAuthText()
  const issueText = useIssueText()
  const { session, deviceId, human } = useAuth()
  const phone = usePhoneCountry()
  const draft = useAtomValue(smsDraftAtom)
  const attempt = useLoginTry()
  const [asked, setAsked] = useState(false)
  const captcha = useCaptcha(asked && !human)

  const submit = async ({ mobileNum, verificationCode }: Readonly<Record<SmsField, string>>) => {
    const outcome = await attempt.run(() =>
      loginByCode(api, session, { mobileNum, countryDialingCode: phone.dial, verificationCode, deviceId }),
    )
    if (outcome?.type === 'entered') onEntered(outcome.after)
    if (outcome?.type === 'refused' && outcome.refusal.issue) show(outcome.refusal)
  }
  const { dial } = phone
  const check = useCallback((field: SmsField, values: FormValues) => checkLogin(field, values, dial), [dial])
  const form = useForm<SmsField>({
    fields,
    initial: {},
    check,
    draft,
    onSubmit: (values) => void submit(values),
  })
  const show = ({ issue }: Refusal) => {
    if (issue) form.setServerIssue(issue.field, issue)
  }
  const onRefused = (refusal: Refusal) => {
    if (refusal.captcha && !human) {
      setAsked(true)
      form.setValue('captcha', '')
      if (asked) void captcha.load()
    }
    show(refusal)
  }
  const signs = asked && !human ? { proof: () => Promise.resolve({ captcha: form.values.captcha.trim() }) } : {}

  const { mobileNum } = form.values
  const target = phone.pending || check('mobileNum', form.values) ? null : { dialingCode: dial, number: mobileNum }
  useFirstFocus(form.formProps.ref, 'mobileNum')
  return (
    <form {...form.formProps}>
      <FormStack>
        <PhoneInput
          binding={form.bind('mobileNum')}
          phone={phone}
          label={text('auth.field.mobileNum')}
          error={issueText(form.issues.mobileNum)}
        />
        {asked && !human && (
          <CaptchaInput binding={form.bind('captcha')} captcha={captcha} error={issueText(form.issues.captcha)} />
        )}
        <OtpInput
          binding={form.bind('verificationCode')}
          purpose="login"
          target={target}
          pending={phone.pending && mobileNum !== ''}
          error={issueText(form.issues.verificationCode)}
          onRefused={onRefused}
          {...signs}
        />
        <FormProblem state={attempt.state} unsure={text('auth.login.unsure')} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={attempt.sending}
          aria-disabled={attempt.waiting || undefined}
        >
          {text('auth.login.submit')}
        </Button>
      </FormStack>
    </form>
  )
}
