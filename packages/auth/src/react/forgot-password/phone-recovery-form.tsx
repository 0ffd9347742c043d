import { useApi } from '@parlour/api-client/react'
import { useIssueText } from '@parlour/screen-kit/react'
import { Button, FormStack } from '@parlour/ui-kit'
import type { RuleSet } from '@parlour/validation'
import { useForm, useValidator } from '@parlour/validation/react'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { phoneRecoveryRules, type PhoneRecoveryField } from '../../forgot-password/recovery-rules.ts'
import { checkPhone } from '../../phone/check-phone.ts'
import { recoverByCode, type AfterLogin, type Refusal } from '../../index.ts'
import { useAuth } from '../auth-context.ts'
import { CaptchaInput } from '../captcha-input.tsx'
import { OtpInput } from '../otp/otp-input.tsx'
import { FormProblem } from '../form-problem.tsx'
import { NewPasswordInput } from '../password/new-password-input.tsx'
import { PhoneInput } from '../phone/phone-input.tsx'
import { usePhoneCountry } from '../phone/use-phone-country.ts'
import { useAuthText } from '../use-auth-text.ts'
import { useCaptcha } from '../use-captcha.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import { useFlow } from '../use-flow.ts'
import { phoneDraftAtom } from './recovery-drafts.ts'

type Field = PhoneRecoveryField | 'captcha'

const fields: readonly Field[] = ['mobileNum', 'verificationCode', 'newPassword']

/** Props of `PhoneRecoveryForm`. */
export interface PhoneRecoveryFormProps {
  readonly rules: RuleSet
  /** The new password holds: with what comes next, or null when a login by hand has to follow. */
  readonly onDone: (after: AfterLogin | null) => void
}

/** Recovery by a code on the mobile phone (FGT-03); a wrong code and an unknown number read the same (FGT-04). */
export function PhoneRecoveryForm({ rules, onDone }: PhoneRecoveryFormProps) {
  const api = useApi()
  const text = useAuthText()
  const issueText = useIssueText()
  const { session, policy, deviceId, human } = useAuth()
  const phone = usePhoneCountry()
  const draft = useAtomValue(phoneDraftAtom)
  const own = useMemo(() => phoneRecoveryRules(rules), [rules])
  const { validator, complete } = useValidator(own)
  const { dial } = phone
  const check = useMemo(() => checkPhone(validator.check, dial), [validator, dial])
  const flow = useFlow(false)
  const [pictured, setPictured] = useState(false)
  const captcha = useCaptcha(pictured)

  const show = ({ issue }: Refusal) => {
    if (!issue || (issue.field === 'captcha' && human)) return
    form.setServerIssue(issue.field === 'password' ? 'newPassword' : issue.field, issue)
  }
  const form = useForm<Field>({
    fields: pictured ? [...fields, 'captcha'] : fields,
    initial: {},
    check,
    draft,
    complete: async (values) => checkPhone((await complete(values)).check, dial),
    onSubmit: async ({ mobileNum, verificationCode, newPassword }) => {
      let after: AfterLogin | null = null
      const input = { mobileNum, countryDialingCode: dial, verificationCode, newPassword, deviceId }
      const event = await flow.run(async () => {
        after = await recoverByCode(api, session, input, policy)
      })
      if (event?.type === 'accepted') {
        draft.clear()
        onDone(after)
      } else if (event?.type === 'refused') show(event.refusal)
    },
  })
  const onRefused = (refusal: Refusal) => {
    if (refusal.captcha && !human) {
      if (pictured) void captcha.load()
      setPictured(true)
      form.setValue('captcha', '')
    }
    show(refusal)
  }
  const { mobileNum } = form.values
  const isNumber = mobileNum !== '' && !check('mobileNum', form.values)
  const target = isNumber && !phone.pending ? { dialingCode: dial, number: mobileNum } : null
  useFirstFocus(form.formProps.ref, 'mobileNum')
  return (
    <form {...form.formProps}>
      <FormStack>
        <PhoneInput
          binding={form.bind('mobileNum')}
          phone={phone}
          label={text('auth.field.mobileNum')}
          error={issueText(form.issues.mobileNum)}
          required
        />
        {pictured && !human ? (
          <CaptchaInput binding={form.bind('captcha')} captcha={captcha} error={issueText(form.issues.captcha)} />
        ) : null}
        <OtpInput
          binding={form.bind('verificationCode')}
          purpose="recovery"
          target={target}
          pending={phone.pending && mobileNum !== ''}
          error={issueText(form.issues.verificationCode)}
          required
          {...(pictured ? { proof: async () => ({ captcha: form.values.captcha.trim() }) } : {})}
          onRefused={onRefused}
        />
        <NewPasswordInput
          binding={form.bind('newPassword')}
          rule={own.newPassword}
          validator={validator}
          issue={form.issues.newPassword}
        />
        <FormProblem state={flow.state} unsure={text('auth.recovery.phone_unsure')} />
        <Button type="submit" variant="primary" size="lg" block loading={flow.state.step === 'sending'}>
          {text('auth.recovery.phone_submit')}
        </Button>
      </FormStack>
    </form>
  )
}
