import { useApi } from '@parlour/api-client/react'
import type { PatternReporter, RuleSet } from '@parlour/validation'
import { useForm, useValidator } from '@parlour/validation/react'
import { useMemo, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { authErrors, createRegistration, register, type Referral, type RegistrationField } from '../../index.ts'
import { useAuth } from '../auth-context.ts'
import { useCaptcha } from '../use-captcha.ts'
import { useFlow } from '../use-flow.ts'
import { useUsernameCheck } from './use-username-check.ts'

type Typed = Readonly<Record<RegistrationField, string>>

interface RegistrationOptions {
  rules: RuleSet
  referral: Referral
  registerUrl: string
  report: PatternReporter | undefined
  onDone: () => void
}

const taken = { field: 'username', code: 'server', messageId: authErrors['register.username.taken'].words } as const

/** The registration form at work: what is typed, what is wrong with it, and the attempt under way. */
export function useRegistration({ rules, referral, registerUrl, report, onDone }: RegistrationOptions) {
  const api = useApi()
  const { session, deviceId } = useAuth()
  const fields = Object.keys(rules) as RegistrationField[]
  const asksPicture = rules.captcha !== undefined
  const { validator, complete } = useValidator(rules, report)
  const registration = useMemo(() => createRegistration(api, session.store), [api, session])
  const flow = useFlow(asksPicture, registration)
  const captcha = useCaptcha(asksPicture)
  const username = useUsernameCheck()
  const [agreed, setAgreed] = useState(true)
  const [termsWrong, setTermsWrong] = useState(false)
  const sent = useRef<Typed | null>(null)

  const attempt = async (values: Typed) => {
    sent.current = values
    const event = await flow.run(() => register(registration, session, values, { registerUrl, referral, deviceId }))
    if (event?.type === 'accepted') onDone()
    if (event?.type !== 'refused') return
    if (asksPicture) {
      captcha.load()
      form.setValue('captcha', '')
    }
    const { issue } = event.refusal
    if (issue?.field === 'terms') setTermsWrong(true)
    else if (issue) form.setServerIssue(issue.field as RegistrationField, issue)
  }

  const submit = (values: Typed) => {
    setTermsWrong(!agreed)
    const box = form.formProps.ref.current?.elements.namedItem('terms')
    if (agreed) void attempt(values)
    else if (box instanceof HTMLElement) box.focus()
  }

  const form = useForm<RegistrationField>({
    fields,
    initial: {},
    check: validator.check,
    complete: async () => (await complete()).check,
    linked: { password: 'confirmPassword' },
    onSubmit: submit,
  })

  const askAboutName = async () => {
    const name = form.values.username
    if (name.trim() === '' || validator.check('username', form.values)) return
    if ((await username.ask(name)) === 'taken') form.setServerIssue('username', taken, false)
  }

  const unsure = flow.state.step === 'unsure'
  return {
    fields, validator, captcha, form, state: flow.state, unsure,
    mayReset: !unsure && flow.state.step !== 'sending',
    nameAnswer: username.about(form.values.username),
    terms: {
      checked: agreed,
      wrong: termsWrong,
      change: (checked: boolean) => {
        setAgreed(checked)
        if (checked) setTermsWrong(false)
      },
    },
    /** An attempt whose answer was lost is sent again as it was, with its own key. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (!unsure || !sent.current) return form.formProps.onSubmit(event)
      event.preventDefault()
      void attempt(sent.current)
    },
    onNameBlur: (event: FocusEvent<HTMLInputElement>) => {
      form.bind('username').onBlur(event)
      void askAboutName()
    },
    reset: () => {
      form.reset()
      flow.reset()
      setAgreed(true)
      setTermsWrong(false)
      if (asksPicture) captcha.load()
    },
  }
}
